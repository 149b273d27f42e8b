import { faultsInBothThemes } from './fixtures/axe.ts'
import { closeByEscape } from './fixtures/close-by-escape.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

test('the documentation of the API is without faults in either theme, and does not scroll sideways', async ({
  page,
}) => {
  await page.goto('/api/docs')
  // More than a hundred calls look alike, so checking those about pictures is enough.
  await page.getByLabel('Search calls').fill('images')
  await expect(page.locator('main li').filter({ hasText: 'images' }).first()).toBeVisible()
  await expect(page.getByText('/auth/login')).toHaveCount(0)
  expect(await faultsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page)
})

test('the theme can be chosen and stays chosen', async ({ page, signedIn }) => {
  await signedIn('hotel')
  await page.goto('/dashboard')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: /dark/i }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu is a drawer that traps focus, closes with Escape and after choosing', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin')
    await page.goto('/dashboard')
    const opener = page.getByRole('button', { name: /menu/i }).first()
    await opener.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Users' })).toBeVisible()
    await closeByEscape(drawer)
    await expect(drawer).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    await drawer.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/\/settings$/)
    await expect(drawer).toHaveCount(0)
  })
})

test('sign-in can be done by keyboard alone, with the skip link first', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const label of ['Email', 'Password'] as const) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
    await page.keyboard.type('x')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
})
