import { TOTP } from 'otpauth'
import { createAccount, password } from './fixtures/accounts.ts'
import { expectNoToken, tokenCookie } from './fixtures/cookies.ts'
import { expect, test } from './fixtures/test.ts'

test('a hotel signs in, is greeted, and signs out again', async ({ page, server, context }) => {
  const account = await createAccount(server, 'hotel', { firstName: 'Amara' })
  await page.goto('/login')
  await expect(page).toHaveTitle(/Roomlark/)
  await page.getByLabel('Email').fill(account.email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page.getByText('Welcome back, Amara')).toBeVisible()

  const token = await tokenCookie(context)
  expect(token).toMatchObject({ secure: true, sameSite: 'Strict', path: '/' })
  const days = ((token?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)

  await page.getByRole('button', { name: 'Open user menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expectNoToken(context)
  const profile = () =>
    fetch(`${server.url}/api/v1/users/profile`, { headers: { authorization: `Bearer ${token?.value}` } })
  // The page does not wait for the server to end the session.
  await expect.poll(async () => (await profile()).status).toBe(401)
})

test('a wrong password keeps the form and what was typed, and says so', async ({ page, server }) => {
  const account = await createAccount(server)
  await page.goto('/login')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('main').getByText('The email address or password is incorrect.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('too many failures are reported with what to do, even for the right password', async ({
  page,
  server,
}) => {
  const account = await createAccount(server)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await fetch(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email, password: 'wrong' }),
    })
  }
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(
    page.getByRole('main').getByText('Too many failed sign-ins. Please wait before you try again.'),
  ).toBeVisible()
})

test('with two-step sign-in the code field appears only when needed, and the code signs in', async ({
  page,
  server,
}) => {
  const account = await createAccount(server, 'affiliate')
  const ask = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${server.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
    return (await answer.json()).data
  }
  const { token } = await ask('/auth/login', { email: account.email, password })
  const { secret } = await ask('/users/mfa/setup', { password }, token)
  const totp = new TOTP({ secret })
  // The confirming code is from the previous time step, so that the current one is still unused.
  const { recoveryCodes } = await ask(
    '/users/mfa/confirm',
    { code: totp.generate({ timestamp: Date.now() - 30_000 }) },
    token,
  )
  expect(recoveryCodes).toHaveLength(10)

  await page.goto('/login')
  await expect(page.getByLabel('MFA code')).toHaveCount(0)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('MFA code')).toBeFocused()
  await expect(page.getByText('MFA code required').first()).toBeVisible()
  await page.getByLabel('MFA code').fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(
    page.getByRole('main').getByText('That code is incorrect. Enter the latest one from your app.'),
  ).toBeVisible()
  await expect(page.getByLabel('MFA code')).toBeVisible()
  await page.getByLabel('MFA code').fill(totp.generate())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a slow sign-in shows its progress and cannot be sent twice', async ({ page, server }) => {
  const account = await createAccount(server)
  let calls = 0
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/v1/auth/login', async (route) => {
    calls += 1
    await isSeen
    await route.continue()
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).dblclick()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  goOn()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(calls).toBe(1)
})

test('a server fault is toasted and the form stays', async ({ page }) => {
  await page.route('**/api/v1/auth/login', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 'internal', message: 'Something went wrong.' },
    }),
  )
  await page.goto('/login')
  await page.getByLabel('Email').fill('a@example.test')
  await page.getByLabel('Password', { exact: true }).fill('x')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Server error. Please try again later.').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('a@example.test')
})
