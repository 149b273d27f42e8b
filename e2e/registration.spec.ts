import { setSwitches } from './fixtures/accounts.ts'
import { expectNoToken } from './fixtures/cookies.ts'
import { expect, test } from './fixtures/test.ts'

test.describe('when registration is open', () => {
  test.beforeEach(({ server }) =>
    setSwitches(server, { hotelRegistration: 'open', affiliateRegistration: 'open' }),
  )

  test('the form reports its rules', async ({ page }) => {
    await page.goto('/register')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByLabel('Confirm password').fill('other')
    await page.getByRole('button', { name: 'Create account' }).click()
    for (const message of [
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
      "Passwords don't match",
    ]) {
      await expect(page.getByText(message)).toBeVisible()
    }
  })

  test('company name is asked of hotels only', async ({ page }) => {
    await page.goto('/register')
    await expect(page.getByLabel('Company name (optional)')).toBeVisible()
    await page.getByRole('radio', { name: /Affiliate/ }).check({ force: true })
    await expect(page.getByLabel('Company name (optional)')).toHaveCount(0)
  })

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

  test('only an answer that claims success counts as one', async ({ page }) => {
    await page.goto('/register')
    await page.getByLabel('First name').fill('Noor')
    await page.getByLabel('Last name').fill('Haddad')
    await page.getByLabel('Email').fill('noor@example.test')
    await page.getByLabel('Password', { exact: true }).fill('a good long one')
    await page.getByLabel('Confirm password').fill('a good long one')
    for (const [words, json] of [
      ['Registration failed', {}],
      ['No rooms left', { success: false, message: 'No rooms left' }],
    ] as const) {
      await page.route('**/api/v1/auth/register', (route) => route.fulfill({ json }))
      await page.getByRole('button', { name: 'Create account' }).click()
      const title = words === 'Registration failed' ? '' : 'Registration failed'
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(title + words)
      await expect(page.getByRole('region', { name: /Notifications/ }).getByText(words)).toHaveCount(1)
      await expect(page).toHaveURL(/\/register$/)
      await page.unroute('**/api/v1/auth/register')
    }
  })

  test('a refusal of the server lands on its field', async ({ page }) => {
    await page.goto('/register')
    await page.getByLabel('First name').fill('Noor')
    await page.getByLabel('Last name').fill('Haddad')
    await page.getByLabel('Email').fill('noor@example.test')
    await page.getByLabel('Password', { exact: true }).fill('password123')
    await page.getByLabel('Confirm password').fill('password123')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText(/That password is too common/).first()).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Noor')
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
