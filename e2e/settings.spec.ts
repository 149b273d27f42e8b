import { createAccount, createSession } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { mailTo } from './fixtures/mail.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

test('a hotel chooses theme, formats and cookies, and finds them again', async ({ page, signedIn }) => {
  await signedIn('hotel')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/settings?section=launch')
  await expect(page.getByRole('heading', { name: 'Theme' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Launch control|Audit log/ })).toHaveCount(0)
  expect(await faultsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page)

  const html = page.locator('html')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('radio', { name: 'System' }).check()
  await expect(html).toHaveAttribute('data-theme', 'light')

  await page.getByLabel('Formats').selectOption('de-DE')
  await page.getByLabel('Time zone').fill('Tokyo')
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click()
  await page.getByRole('button', { name: 'Save formats' }).click()
  await expect(page.getByText('Your formats are saved.')).toBeVisible()
  const german = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'Asia/Tokyo' })
  await expect(page.getByText(/now look like this/)).toContainText(german.format(new Date()))

  await page.getByRole('main').getByRole('button', { name: 'Cookie preferences' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('switch', { name: 'Analytics' }).click()
  await dialog.getByRole('button', { name: 'Save Preferences' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Cookie preferences' }).click()
  await expect(dialog.getByRole('switch', { name: 'Analytics' })).toBeChecked()
})

test('an admin opens registration, and a visitor’s open page follows within 5 seconds', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  await signedIn('admin', { firstName: 'Priya', lastName: 'Raman' })
  const elsewhere = await browser.newContext()
  const visitor = await elsewhere.newPage()
  await visitor.goto(`${server.url}/register`)
  await expect(visitor.getByText('COMING SOON')).toBeVisible()

  await page.goto('/settings?section=launch')
  const row = page.getByRole('listitem').filter({ hasText: 'Affiliate registration' })
  await expect(row.getByText('Never changed')).toBeVisible()
  await row.getByText('What visitors see').click()
  expect(await faultsInBothThemes(page)).toEqual([])
  const preview = row.getByRole('link', { name: /Preview.*Open/ })
  await expect(preview).toHaveAttribute('href', '/register?preview=open')

  const choices = row.getByRole('group', { name: 'Affiliate registration' })
  await choices.getByText('Open', { exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  const confirm = dialog.getByRole('button', { name: 'Open affiliate registration' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('button', { name: 'Keep closed' }).click()
  await expect(row.getByRole('radio', { name: 'Closed' })).toBeChecked()
  await choices.getByText('Open', { exact: true }).click()
  await dialog.getByLabel('Type OPEN to confirm').fill('OPEN')
  await confirm.click()
  await expect(row.getByText(/Set to Open by Priya Raman/)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Create account' })).toBeVisible()
  await expect(visitor.getByRole('radio', { name: /Hotel/ })).toBeDisabled()
  await expect(visitor.getByRole('radio', { name: /Affiliate/ })).toBeChecked()

  const token = await createSession(server, await createAccount(server, 'hotel'))
  await elsewhere.addCookies([
    { name: 'token', value: token, url: server.url, sameSite: 'Strict', secure: true },
  ])
  await visitor.goto(`${server.url}/bookings`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
  await expect(visitor.getByText('COMING SOON', { exact: true })).toHaveCount(0)
  await page.getByRole('switch', { name: 'Bookings' }).click()
  await dialog.getByLabel('Type CLOSE to confirm').fill('CLOSE')
  await dialog.getByRole('button', { name: 'Close bookings' }).click()
  await expect(visitor.getByText('COMING SOON', { exact: true })).toBeVisible()
  await elsewhere.close()

  await page.goto('/bookings?preview=closed')
  await expect(page.getByText('COMING SOON', { exact: true })).toBeVisible()
  await expect(page.getByText(/Only administrators can see it/)).toBeVisible()
})

test('an admin sets defaults and a rate, sends a test email and reads the system status', async ({
  page,
  server,
  signedIn,
}) => {
  const admin = await signedIn('admin')
  await page.goto('/settings?section=defaults')
  await expect(page.getByLabel('Attribution window (days)')).toHaveValue('30')
  await expect(page.getByLabel('Hold (days)')).toHaveValue('14')
  await expect(page.getByLabel('Platform share (%)')).toHaveValue('20')
  await page.getByLabel('Commission rate (%)').fill('60')
  await page.getByRole('button', { name: 'Save defaults' }).click()
  await expect(page.getByText('Enter a rate from 0 to 50 percent')).toBeVisible()
  await page.getByLabel('Commission rate (%)').fill('12,5')
  await page.getByLabel('Attribution window (days)').fill('45')
  await page.getByRole('button', { name: 'Save defaults' }).click()
  const question = page.getByRole('dialog', { name: 'Announce these figures?' })
  await expect(question).toContainText('Commission rate of new hotels10 percent 12.5 percentImmediately')
  await expect(question).toContainText(/30 days 45 daysFrom .*Hotels and affiliates are notified/)
  await question.getByRole('button', { name: 'Announce and save' }).click()
  await expect(page.getByText(/The defaults are saved/)).toBeVisible()
  await expect(page.getByText(/Attribution window: 45 days from/)).toBeVisible()
  await expect(page.getByLabel('Attribution window (days)')).toHaveValue('30')
  await page.goto('/help/commissions')
  await expect(page.getByText(/30 days \(from .*: 45 days\)/)).toBeVisible()
  await page.goto('/settings?section=defaults')
  await page.getByRole('button', { name: /Cancel the change/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the change' }).click()
  await expect(page.getByText(/Attribution window: 45 days from/)).toHaveCount(0)
  await page.goto('/hotels/create')
  await expect(page.getByLabel('Base commission rate')).toHaveValue('12.5')
  await page.goto('/settings?section=defaults')
  await expect(page.getByLabel('Commission rate (%)')).toHaveValue('12.5')

  await page.getByRole('link', { name: 'Exchange rates' }).click()
  await page.getByRole('button', { name: 'Set rate' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Currency').fill('CHF')
  await dialog.getByRole('option', { name: /^CHF/ }).click()
  await dialog.getByRole('button', { name: 'Set rate' }).click()
  await expect(dialog.getByText('Enter a rate')).toBeVisible()
  await dialog.getByLabel('Dollars for one unit').fill('1.1275')
  await dialog.getByRole('button', { name: 'Set rate' }).click()
  await expect(page.getByText('$1.1275').first()).toBeVisible()
  await page.getByLabel('Search currencies').fill('swiss')
  await expect(page.getByRole('listitem').filter({ hasText: 'From today' })).toContainText('CHF')
  await page.getByText('History of CHF').click()
  await expect(page.getByRole('cell', { name: /Amara Okafor/ })).toBeVisible()
  await page.getByRole('button', { name: 'Change CHF' }).click()
  await dialog.getByLabel('Dollars for one unit').fill('11.3')
  await dialog.getByRole('button', { name: 'Set rate' }).click()
  await expect(dialog.getByText(/That is 902 percent more than the previous rate of CHF/)).toBeVisible()
  await dialog.getByLabel('Dollars for one unit').fill('1.13')
  await dialog.getByRole('button', { name: 'Set rate' }).click()
  await expect(page.getByText('$1.13', { exact: true }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Emails' }).click()
  await page.getByRole('button', { name: 'Send test email' }).click()
  await expect(page.getByText('The email was sent')).toBeVisible()
  expect((await mailTo(server, admin.email)).subject).toBe('Test email from Roomlark')

  await server.sql`
    INSERT INTO pgboss.job (name, state, completed_on, data, output)
    VALUES ('mail.password-changed', 'failed', now(), ${server.sql.json({ userId: admin.id })},
            '{"reason":"Error: 451 try later"}')`
  await page.getByRole('link', { name: 'System status' }).click()
  await expect(page.getByText('Stored on this machine')).toBeVisible()
  const failed = page.getByRole('listitem').filter({ hasText: 'Email about a changed password' })
  await expect(failed).toContainText('451 try later')
  expect(await faultsInBothThemes(page)).toEqual([])
  await failed.getByRole('button', { name: /Try again/ }).click()
  await expect(failed).toHaveCount(0)
  expect((await mailTo(server, admin.email, 2)).subject).toBe('Your Roomlark password was changed')

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Audit log' }).click()
  await expect(
    page.getByRole('region', { name: 'Results' }).getByText('sent a test email').first(),
  ).toBeVisible()
})
