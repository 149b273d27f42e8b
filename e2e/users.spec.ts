import { TOTP } from 'otpauth'
import { createAccount, createSession, password, setSwitches } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { closeByEscape } from './fixtures/close-by-escape.ts'
import { mailTo } from './fixtures/mail.ts'
import { expect, test } from './fixtures/test.ts'

test('an administrator finds an account, suspends it, and its open tab is signed out', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  // Two checks of accessibility in both themes, and a second browser: a busy machine needs most of a minute.
  test.slow()
  const admin = await signedIn('admin', { firstName: 'Petra', lastName: 'Novak' })
  const account = await createAccount(server, 'affiliate', { firstName: 'Marisol', lastName: 'Vega' })
  const theirs = await browser.newContext()
  const token = await createSession(server, account)
  await theirs.addCookies([
    { name: 'token', value: token, url: server.url, sameSite: 'Strict', secure: true },
  ])
  const tab = await theirs.newPage()
  await tab.goto(`${server.url}/profile`)
  await expect(tab.getByLabel('First name')).toBeVisible()

  await page.goto('/users')
  await page.getByRole('searchbox', { name: 'Search users' }).fill('marisol')
  await expect(page).toHaveURL(/search=marisol/)
  await page.getByRole('link', { name: /^Affiliates/ }).click()
  await expect(page).toHaveURL(/type=affiliate/)
  await expect(page.getByText('1 account', { exact: false })).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Marisol Vega' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marisol Vega' })).toBeVisible()

  // Ten minutes later, the action asks for confirmation and then continues with what was typed.
  await server.sql`UPDATE sessions SET confirmed_until = NULL WHERE user_id = ${admin.id}`
  await page.getByRole('button', { name: 'Actions for Marisol Vega' }).click()
  await page.getByRole('menuitem', { name: 'Suspend account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend account' })
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog.getByText('Say why')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Self-referred bookings')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Confirm it is you' })
  await expect(confirmation.getByLabel('Your password')).toBeFocused()
  await closeByEscape(confirmation)
  await expect(dialog.getByText('Enter your password or a code to continue.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await confirmation.getByLabel('Your password').fill('not this one')
  await confirmation.getByRole('button', { name: 'Go on' }).click()
  await expect(confirmation.getByText('That is not your current password.')).toBeVisible()
  await confirmation.getByLabel('Your password').fill(password)
  await confirmation.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('suspended Marisol Vega')).toBeVisible()
  await expect(page.getByText('Self-referred bookings').first()).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])

  await expect(tab).toHaveURL(/\/login/)
  await expect(tab.getByText(/Your account is suspended: Self-referred bookings/)).toBeVisible()
  await theirs.close()

  await page.getByRole('button', { name: 'Actions for Marisol Vega' }).click()
  await page.getByRole('menuitem', { name: 'Restore account' }).click()
  await expect(page.getByText('restored Marisol Vega')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Marisol Vega' }).click()
  await page.getByRole('menuitem', { name: 'Delete account' }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete account' })
  await deletion.getByLabel('Reason').fill('She wrote to us')
  await deletion.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText(/closed the account of Marisol Vega/)).toBeVisible()
  await expect(deletion).toBeHidden()
  await expect(page.getByText(/unless they sign in again/)).toBeVisible()
})

test('an administrator changes several accounts at once, and sees the outcome of each', async ({
  page,
  server,
  signedIn,
}) => {
  await server.sql`UPDATE users SET email_verified_at = now() WHERE email_verified_at IS NULL`
  const admin = await signedIn('admin', { firstName: 'Petra', lastName: 'Several' })
  const [kofi, lukas] = [
    await createAccount(server, 'affiliate', { firstName: 'Kofi', lastName: 'Several' }),
    await createAccount(server, 'hotel', { firstName: 'Lukas', lastName: 'Several' }),
  ]
  await server.sql`UPDATE users SET email_verified_at = NULL WHERE id = ${kofi.id}`
  await page.goto('/users?search=several&sort=name')
  const users = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Users/ })
  await expect(users).toHaveAccessibleName('Users 1 waiting for you')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const bar = page.getByRole('region', { name: 'Selected accounts' })
  await expect(bar).toContainText('3 selected')
  expect(await faultsInBothThemes(page)).toEqual([])

  await server.sql`UPDATE sessions SET confirmed_until = NULL WHERE user_id = ${admin.id}`
  const dialog = page.getByRole('dialog').first()
  const outcomes = dialog.getByRole('list', { name: 'Accounts' }).getByRole('listitem')
  await bar.getByRole('button', { name: 'Verify', exact: true }).click()
  await dialog.getByRole('button', { name: 'Verify 3' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Confirm it is you' })
  await confirmation.getByLabel('Your password').fill(password)
  await confirmation.getByRole('button', { name: 'Go on' }).click()
  await expect(outcomes).toContainText(['Verified', 'There is nothing to verify here.', 'There is nothing'])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(bar).toContainText('2 selected')
  await expect(users).toHaveAccessibleName('Users')

  await page.getByRole('checkbox', { name: 'Select Kofi Several' }).check()
  await bar.getByRole('button', { name: 'Suspend' }).click()
  await dialog.getByRole('button', { name: 'Suspend 3' }).click()
  await expect(dialog.getByText('Say why')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Under review')
  await dialog.getByRole('button', { name: 'Suspend 3' }).click()
  await expect(outcomes).toContainText(['Suspended', 'Suspended', 'You cannot suspend yourself.'])
  await expect(dialog.getByText('Done for 2 of 3; the others stay selected.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Under review')).toHaveCount(2)
  const suspended = await server.sql`SELECT id FROM users WHERE suspended_reason = 'Under review'`
  expect(suspended.map(({ id }) => id).sort()).toEqual([kofi.id, lukas.id].sort())
})

test('an invitation lets somebody in while registration is closed', async ({ page, server, signedIn }) => {
  const admin = await signedIn('admin')
  const email = `idris-${admin.id.slice(0, 8)}@example.test`
  await page.goto('/users')
  await page.getByRole('button', { name: 'Invite user' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(admin.email)
  await dialog.getByLabel('First name').fill('Idris')
  await dialog.getByLabel('Last name').fill('Haddou')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('There is already an account with this address')).toBeVisible()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('link', { name: 'Idris Haddou' })).toBeVisible()

  const { text } = await mailTo(server, email)
  await page.context().clearCookies({ name: 'token' })
  await page.goto(/https?:\S+invitation\S+/.exec(text)?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Welcome, Idris' })).toBeVisible()
  await expect(page.getByText(/Amara Okafor invited you to Roomlark as a hotel/)).toBeVisible()
  await expect(page.getByText(`You will sign in as ${email}`)).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByLabel('Choose a password').fill('dawn over the dunes')
  await page.getByLabel('Confirm password').fill('dawn over the dunes')
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page.getByText('Accept the terms to join')).toBeVisible()
  await page.getByRole('checkbox', { name: /I accept the Terms of Service/ }).check()
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  // Nobody types again what they have just chosen.
  await expect(page.getByText('Welcome back, Idris')).toBeVisible()

  // The page is left in the meantime, because its background calls would sign it out before the reload.
  await page.goto('about:blank')
  await server.sql`
    UPDATE users SET suspended_at = now(), suspended_reason = 'Under review' WHERE email = ${email}`
  await page.goto('/dashboard')
  await expect(page.getByText('You were signed out')).toBeVisible()
  await expect(page.getByText(/suspended: Under review\..*write to support@/)).toBeVisible()
})

test('the audit log is narrowed in the address and saved as a file', async ({ page, server, signedIn }) => {
  const admin = await signedIn('admin', { firstName: 'Petra', lastName: 'Novak' })
  const token = await createSession(server, admin)
  const answer = await page.request.post(`/api/v1/users/change-password`, {
    headers: { authorization: `Bearer ${token}` },
    data: { currentPassword: password, newPassword: 'a lark in the morning' },
  })
  expect(answer.status()).toBe(200)
  await page
    .context()
    .addCookies([{ name: 'token', value: token, url: server.url, sameSite: 'Strict', secure: true }])
  await page.goto(`/users/audit?user=${admin.id}`)
  await expect(page.getByRole('region', { name: 'Results' }).getByText('changed the password')).toBeVisible()
  await page.getByText('Details', { exact: true }).click()
  await expect(page.getByText('127.0.0.1')).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/)
  await page.getByLabel('Action').selectOption({ label: 'Password: changed' })
  await expect(page).toHaveURL(/action=password\.changed/)
  await page.getByRole('searchbox').fill('nobody at all')
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('an administrator must set up two-step sign-in before anything else, even while the profile is closed', async ({
  page,
  server,
  signedIn,
}) => {
  await setSwitches(server, { profile: 'closed' })
  await signedIn('admin', { mfa: false })
  await page.goto('/users')
  await expect(page).toHaveURL(/\/two-step$/)
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const shown = await page.getByText('No camera? Enter').locator('b').allInnerTexts()
  const secret = shown.join('').replaceAll(' ', '')
  await page.getByLabel('Code from your app').fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect(page).toHaveURL(/\/users$/)
  await expect(page.getByRole('button', { name: 'Invite user' })).toBeVisible()
})
