import { expect, test } from './fixtures/test.ts'

const legal = [
  ['/privacy-policy', 'Privacy Policy', /13/],
  ['/terms-of-service', 'Terms of Service', /5–10 business days/],
  ['/cookie-policy', 'Cookie Policy', /2 years/],
] as const

for (const [path, title, fact] of legal) {
  test(`${title} is there in full, titled and dated today`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Last updated').first()).toBeVisible()
    const stamp = page.locator('time').first()
    const today = new Date()
    const local = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`
    await expect(stamp).toHaveAttribute('datetime', new RegExp(`^${local}`))
    await expect(page.getByRole('main')).toContainText(fact)
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(3000)
  })
}

test('legal pages are there at once, however slow the server is', async ({ page }) => {
  await page.route('**/api/v1/legal/**', () => undefined)
  for (const path of ['/terms-of-service', '/privacy-policy', '/cookie-policy']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByText('looking for a newer version')).toBeVisible()
  }
})

test('the terms name the four account types and the promises', async ({ page }) => {
  await page.goto('/terms-of-service')
  const main = page.getByRole('main')
  for (const word of [/hotel/i, /affiliate/i, /customer/i, /admin/i, /at least 30 days/i, /under 13/i]) {
    await expect(main).toContainText(word)
  }
})

test('an unknown path shows the 404 page with both ways out', async ({ page, signedIn }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signedIn('hotel')
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('header and footer links work', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(String(new Date().getFullYear()))
  await expect(footer.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/)
  await footer.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL(/\/terms-of-service$/)
})

test('the signed-in footer has its links, the API documentation among them', async ({ page, signedIn }) => {
  await signedIn('hotel')
  await page.goto('/dashboard')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Dashboard', 'Hotels', 'Bookings', 'Profile']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(footer.getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/help')
  await expect(footer.getByRole('link', { name: 'Status Page' })).toHaveAttribute('href', '/status')
  await footer.getByRole('link', { name: 'API Documentation' }).click()
  await expect(page).toHaveURL(/\/api\/docs/)
  await expect(page.getByText('/api/v1/auth/login').first()).toBeVisible()
})
