import { createAccount, password } from './fixtures/accounts.ts'
import { expectNoToken } from './fixtures/cookies.ts'
import { expect, test } from './fixtures/test.ts'

test('a visitor who signs in returns to the requested page', async ({ page, server }) => {
  const account = await createAccount(server)
  await page.goto('/hotels?page=2&search=sea#top')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/hotels\?page=2&search=sea#top$/)
})

test('signing out in one tab signs out the other', async ({ page, context, signedIn }) => {
  await signedIn('hotel')
  const other = await context.newPage()
  await page.goto('/dashboard')
  await other.goto('/settings')
  await expect(other.getByText('Welcome back, Amara')).toBeVisible()
  await page.getByRole('button', { name: 'Open user menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
})

test('a session ended on the server leads to sign-in on the next call, without a loop', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  const account = await signedIn('hotel')
  await page.goto('/dashboard')
  await expect(page.getByText('Welcome back, Amara')).toBeVisible()
  await server.sql`UPDATE sessions SET revoked_at = now() WHERE user_id = ${account.id}`
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('Email')).toBeVisible()
  await expectNoToken(context)
})

test('only in-app paths are returned to', async ({ page, server }) => {
  const account = await createAccount(server)
  await page.goto('/login')
  await page.evaluate(() =>
    history.replaceState({ usr: { from: '//evil.example/x' }, key: 'x' }, '', '/login'),
  )
  await page.reload()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${server.url}/dashboard`)
})

test('a 401 in the background leads to sign-in too, and an outage is reported once', async ({
  page,
  context,
  signedIn,
}) => {
  for (const path of ['**/api/v1/notifications/unread', '**/api/v1/live']) {
    await signedIn('affiliate')
    await page.route(path, (route) =>
      route.fulfill({ status: 401, json: { success: false, code: 'unauthorized', message: 'Sign in' } }),
    )
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/login$/)
    await expectNoToken(context)
    await page.unroute(path)
  }

  await signedIn('affiliate')
  let failed = 0
  await page.route(/\/api\/v1\/(analytics|notifications|legal)/, (route) => {
    failed += 1
    return route.fulfill({ status: 500, json: {} })
  })
  await page.goto('/dashboard')
  const toasts = page.getByText('Server error. Please try again later.')
  await expect(toasts).toHaveCount(1)
  // Each query has been tried twice by now, and there was never a second toast.
  await expect(page.getByText('Recent Activity did not load')).toBeVisible()
  expect(failed).toBeGreaterThan(5)
  await expect(toasts).toHaveCount(1)
})

test('a page that is left while it starts stays signed in', async ({ page, signedIn }) => {
  await signedIn('hotel')
  let isHeld = true
  await page.route('**/api/v1/users/profile', async (route) => {
    // Held until the page is left, so that leaving is what ends the call.
    if (!isHeld) await route.continue()
  })
  const asked = page.waitForRequest('**/api/v1/users/profile')
  await page.goto('/hotels')
  await asked
  isHeld = false
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels')
})
