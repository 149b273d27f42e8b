import { createAccount, setSwitches } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

test('a forgotten password is replaced with the emailed link, once', async ({ page, server }) => {
  const account = await createAccount(server)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // Both screens have a field with this name, so the address is checked first.
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible()
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  let link = ''
  await expect
    .poll(async () => {
      const mail = (await server.mail()).findLast(({ to }) => to === account.email)
      link = mail?.text.match(/http\S+\/reset-password\?token=\S+/)?.[0] ?? ''
      return link
    })
    .not.toBe('')
  await page.goto(link)
  await expect(page.getByLabel('New password')).toBeVisible()
  expect(page.url()).not.toContain('token=')
  await page.getByLabel('New password').fill('a newer longer one')
  await page.getByLabel('Confirm password').fill('a newer longer one')
  await page
    .getByRole('button', { name: /password/i, exact: false })
    .filter({ hasNotText: /^$/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill('a newer longer one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.context().clearCookies()
  await page.goto(link)
  await page.getByLabel('New password').fill('and yet another one')
  await page.getByLabel('Confirm password').fill('and yet another one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('simulated, it makes no call, takes two seconds and then says the same', async ({ page, server }) => {
  await setSwitches(server, { passwordReset: 'simulated' })
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/auth/') && calls.push(request.url()))
  // It succeeds even without a server, once the page has the switches: a busy server sends a page without them.
  await page.route('**/api/**', (route) => route.abort())
  await expect(async () => {
    await page.goto('/forgot-password')
    expect(await page.locator('meta[name=platform]').count()).toBe(1)
  }).toPass()
  await page.getByLabel('Email').fill('a@example.test')
  const asked = Date.now()
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('button', { name: 'Sending reset link...' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(Date.now() - asked).toBeGreaterThanOrEqual(2000)
  expect(calls).toEqual([])
})
