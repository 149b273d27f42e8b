import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

test('a rule suggests prices in the calendar, and they are used at once', async ({
  page,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  const testHotel = await openTestHotel(server, owner, 2)
  await server.sql`
    UPDATE room_types SET floor_cents = 8000, ceiling_cents = 11500 WHERE id = ${testHotel.type.id}`
  await page.goto(`${testHotel.base}/rates?tab=demand`)
  await page.getByRole('button', { name: 'Add rule' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a rule by occupancy or lead time' })
  await adding.getByLabel('Name').fill('Soon')
  await adding.getByLabel('How full').selectOption('')
  await adding.getByLabel('How far ahead').selectOption('within')
  await adding.getByLabel('Days before the night').fill('2')
  await adding.getByLabel('Percent').fill('20')
  await adding.getByRole('button', { name: 'Add rule' }).click()
  await expect(page.getByText('All room types: at most 2 days before')).toBeVisible()
  await expect(page.getByText('kept at the highest price').first()).toBeVisible()

  await page.goto(`${testHotel.base}/rates`)
  const cells = page.getByRole('gridcell')
  await expect(cells.first()).toContainText(/^100/)
  await page.getByRole('button', { name: 'What rules suggest' }).click()
  await expect(page.getByRole('button', { name: '3 prices suggested' })).toBeVisible()
  await expect(cells.first()).toContainText('↑115')
  await expect(cells.first()).toHaveAccessibleName(/rules suggest €115: Soon \+20%/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${testHotel.base}/rates`)
  await page.getByRole('button', { name: 'What rules suggest' }).click()
  const tonight = page.getByRole('button', { name: /today.*rules suggest €115: Soon \+20%/ })
  await expect(tonight).toContainText('↑ €115')
  await tonight.click()
  await page.getByRole('button', { name: 'Use this price' }).click()
  await expect(page.getByText('1 night has its new price.')).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${testHotel.base}/rates?tab=demand`)
  await page.getByRole('button', { name: 'Use these 2 prices' }).click()
  await expect(page.getByText('2 nights have their new price.')).toBeVisible()
  await expect(page.getByText('Your rules suggest no other prices.')).toBeVisible()
})
