import { faultsInBothThemes } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

test('an unknown path shows the 404 page with both ways out', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  expect(await faultsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/login/)
})
