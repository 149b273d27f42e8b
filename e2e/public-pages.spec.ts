import { faultsInBothThemes } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

test('an unknown path shows the 404 page with both ways out', async ({ page, signedIn }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  expect(await faultsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page)
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
