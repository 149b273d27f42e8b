import { setSwitches } from './fixtures/accounts.ts'
import { expectNoToken } from './fixtures/cookies.ts'
import { expect, test } from './fixtures/test.ts'

test.describe('when registration is open', () => {
  test.beforeEach(({ server }) =>
    setSwitches(server, { hotelRegistration: 'open', affiliateRegistration: 'open' }),
  )

  test('an account is created, not signed in, verified by the emailed link, and then works', async ({
    page,
    server,
    context,
  }) => {
    const email = `new-${Date.now()}@example.test`
    await page.goto('/register')
    await page.getByLabel('First name').fill('Noor')
    await page.getByLabel('Last name').fill('Haddad')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('a good long one')
    await page.getByLabel('Confirm password').fill('a good long one')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(
      page.getByText('Registration successful! Please check your email to verify your account.').first(),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    await expectNoToken(context)

    const link = await mailedLink(server, email, 'verify-email')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()
    expect(page.url()).not.toContain('token=')
    await page.getByRole('link', { name: 'Go to Sign In' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('a good long one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Welcome back, Noor')).toBeVisible()
    await page.context().clearCookies()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  })
})

async function mailedLink(
  server: { mail(): Promise<{ to: string; text: string }[]> },
  to: string,
  path: string,
): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mail = (await server.mail()).findLast((message) => message.to === to)
      link = mail?.text.match(new RegExp(`http\\S+/${path}\\?token=\\S+`))?.[0]
      return link
    })
    .toBeTruthy()
  return link ?? ''
}
