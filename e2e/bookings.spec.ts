import { setSwitches } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

test('while bookings are closed their paths show the placeholder', async ({ page, server, signedIn }) => {
  await setSwitches(server, { bookings: 'closed' })
  await signedIn('hotel')
  for (const path of ['/bookings', '/bookings/new', '/bookings/day']) {
    await page.goto(path)
    await expect(page.getByText('COMING SOON', { exact: true })).toBeVisible()
  }
})

test('when bookings are open the list is there', async ({ page, signedIn }) => {
  await signedIn('hotel')
  await page.goto('/bookings')
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
  await expect(page.getByText('COMING SOON', { exact: true })).toHaveCount(0)
})
