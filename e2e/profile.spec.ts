import { TOTP } from 'otpauth'
import { createAccount, createSession, password } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { mailTo } from './fixtures/mail.ts'
import { picture } from './fixtures/pictures.ts'
import { expect, test } from './fixtures/test.ts'

test('a hotel changes its name and picture, and the header follows at once', async ({ page, signedIn }) => {
  await signedIn('hotel')
  await page.goto('/profile')
  const banner = page.getByRole('banner')
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()

  const long = 'Wolfeschlegelsteinhausenbergerdorff'
  await page.getByLabel('First name').fill(long)
  await page.getByLabel('Formats').selectOption('de-DE')
  await page.getByLabel('Time zone').fill('Tokyo')
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(banner.getByText(`Welcome back, ${long}`)).toBeVisible()

  const file = { name: 'me.png', mimeType: 'image/png', buffer: await picture('teal') }
  await page.getByLabel('Picture file').setInputFiles(file)
  await expect(banner.locator('img')).toBeVisible()
  const width = () => banner.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)

  await page.route('**/media/**', (route) => route.abort())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(banner.getByText('WO', { exact: true })).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')

  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Upload picture' })).toBeVisible()
})

test('an affiliate changes the email address', async ({ page, server, signedIn }) => {
  const account = await signedIn('affiliate')
  const email = `moved-${account.email}`
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New email address').fill(email)
  await dialog.getByLabel('Current password').fill('not mine at all')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByText('That is not your current password.')).toBeVisible()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Nothing changes until then.')).toBeVisible()

  const { text } = await mailTo(server, email)
  await page.goto(/https?:\S+change-email\S+/.exec(text)?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Email address changed' })).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible()
  expect((await mailTo(server, account.email, 2)).subject).toBe('Your Roomlark email address was changed')
})

test('two-step sign-in is turned on with the code from the app, codes are saved, and it is turned off', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const account = await signedIn('hotel')
  await createSession(server, account)
  await page.goto('/profile?tab=security')
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
  const shown = await page.getByText('No camera? Enter').locator('b').allInnerTexts()
  const secret = shown.join('').replaceAll(' ', '')
  await page.getByLabel('Code from your app').fill('12')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Enter all 6 digits.')).toBeVisible()
  await page.getByLabel('Code from your app').fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Turn on' }).click()

  await expect(page.getByRole('heading', { name: 'Save your recovery codes now' })).toBeFocused()
  const codes = await page
    .getByRole('main')
    .getByText(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    .allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'Copy codes' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download codes' }).click()
  expect((await download).suggestedFilename()).toBe('roomlark-recovery-codes.txt')
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 of your 10 recovery codes are left.')).toBeVisible()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Enter a code from your app, or a recovery code')).toBeVisible()
  await page
    .getByRole('dialog')
    .getByLabel('Code from your app')
    .fill(codes[0] ?? '')
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('sessions elsewhere are signed out, the password is changed, and a passkey signs in without it', async ({
  page,
  browser,
  server,
}) => {
  const account = await createAccount(server)
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/dashboard/)

  const elsewhere = await browser.newContext()
  const token = await createSession(server, account)
  await elsewhere.addCookies([
    { name: 'token', value: token, url: server.url, sameSite: 'Strict', secure: true },
  ])
  const tab = await elsewhere.newPage()
  await tab.goto(`${server.url}/profile`)
  await expect(tab.getByLabel('First name')).toBeVisible()

  await page.goto('/profile?tab=security')
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByText('Signed in', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out Unknown device' }).click()
  await expect(page.getByText('Unknown device is signed out.')).toBeVisible()
  await expect(tab).toHaveURL(/\/login/)
  await elsewhere.close()

  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(/too common/)).toBeVisible()
  await page.getByLabel('New password').fill('a lark in the morning')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.', { exact: false })).toBeVisible()

  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop')
  await page.getByRole('button', { name: 'Go on' }).click()
  const owner = page.getByRole('dialog', { name: 'Confirm it is you' })
  await owner.getByLabel('Your password').fill('a lark in the morning')
  await owner.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('You can now sign in with Work laptop.')).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])

  await page.getByRole('button', { name: 'Open user menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/profile|dashboard/)
  await page.goto('/profile?tab=security')
  await expect(page.getByText('used just now', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await adding.getByLabel('Name').fill('Another laptop')
  await adding.getByRole('button', { name: 'Go on' }).click()
  await owner.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(owner).toBeHidden()
  // The same device makes no second one.
  await adding.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('Work laptop was removed.')).toBeVisible()
  await device.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
})
