import type { Page } from '@playwright/test'
import { closeByEscape } from './fixtures/close-by-escape.ts'
import { markContrasts } from './fixtures/contrast.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

test('exact prices in the account’s format, confirmed when they are low, and undone', async ({
  page,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  const testHotel = await openTestHotel(server, owner, 3, { currency: 'IDR' })
  await server.sql`UPDATE users SET locale = 'de-DE' WHERE id = ${owner.id}`
  await server.sql`
    UPDATE room_types SET base_price_cents = 1250000000, floor_cents = 1000000000 WHERE id = ${testHotel.type.id}`
  const own = async (day: number) => {
    const [night] = await server.sql<{ price: number | null }[]>`
      SELECT price_override_cents::float8 AS price FROM nights
      WHERE room_type_id = ${testHotel.type.id} AND night = ${testHotel.day(day)}`
    return night?.price ?? null
  }
  await page.goto(`${testHotel.base}/rates`)
  await expect(page.getByText('in Indonesian rupiahs (IDR)')).toBeVisible()
  const cells = page.getByRole('gridcell')
  await expect(cells.first()).toContainText(/^12\.500\.000/)

  // The number format decides between fourteen thousand and fourteen, and the user sees which.
  await cells.first().click()
  await page.keyboard.type('14.000')
  await expect(cells.first().getByRole('status')).toHaveText(/^14\.000,00\sIDR$/)
  await page.keyboard.press('Enter')
  const check = page.getByRole('dialog', { name: 'Check this change' })
  await expect(check).toContainText('1 night would cost less than your lowest price')
  await check.getByRole('button', { name: 'Cancel' }).click()
  await expect(cells.first()).toContainText('12.500.000')
  expect(await own(0)).toBeNull()
  await cells.first().dblclick()
  await page.keyboard.type('14.000')
  await page.keyboard.press('Enter')
  await check.getByRole('button', { name: 'Change 1 night anyway' }).click()
  await expect(cells.first()).toContainText(/^14\.000/)
  await expect.poll(() => own(0)).toBe(1_400_000)

  for (const [index, typed] of ['99.999.999,99', '13 000 000,50'].entries()) {
    await cells.nth(index + 1).click()
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  await expect(cells.nth(1)).toContainText('99.999.999,99')
  await expect(cells.nth(2)).toContainText('13.000.000,50')
  await expect.poll(() => own(2)).toBe(1_300_000_050)
  expect(await overflowingPrices(page)).toEqual([])

  // Someone else changes the second night in the meantime, so undoing leaves it alone.
  await testHotel.send('PUT', `${testHotel.base}/calendar`, {
    roomTypeIds: [testHotel.type.id],
    fromOn: testHotel.day(1),
    untilOn: testHotel.day(1),
    weekdays: [],
    change: { priceCents: 2_000_000_000 },
    preview: false,
  })
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(
    page.getByText(/^Not undone: Double, .*It has been changed or booked in the meantime/),
  ).toBeVisible()
  await expect(cells.nth(2)).toContainText(/^12\.500\.000/)
  await expect(cells.nth(1)).toContainText(/^20\.000\.000/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cells.first()).toContainText(/^12\.500\.000/)
  expect([await own(0), await own(1), await own(2)]).toEqual([null, 2_000_000_000, null])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('a month, a year by months and any date; a rule that says its price; marks seen in the dark', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  await testHotel.book('Ida', 0, 2)
  await testHotel.send('PUT', `${testHotel.base}/calendar`, {
    roomTypeIds: [testHotel.type.id],
    fromOn: testHotel.day(1),
    untilOn: testHotel.day(1),
    weekdays: [],
    change: { closed: true },
    preview: false,
  })
  await page.goto(`${testHotel.base}/rates?from=${testHotel.day(-40)}`)
  await page.getByRole('button', { name: 'Bulk edit' }).click()
  await expect(page.getByRole('dialog').getByLabel('First night')).toHaveValue(testHotel.today)
  await closeByEscape(page.getByRole('dialog'))

  await page.getByLabel('Go to date').fill(testHotel.day(400))
  await expect(page).toHaveURL(new RegExp(`from=${testHotel.day(400)}`))
  await page.getByText('Month', { exact: true }).click()
  await expect(page.getByRole('columnheader')).not.toHaveCount(15)
  await page.getByText('Year', { exact: true }).click()
  const months = page.getByRole('region', { name: 'Double' }).getByRole('listitem')
  await expect(months).toHaveCount(12)
  await expect(months.first()).toContainText('0% taken')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(months.first()).toContainText(/closed/)
  await expect(page.getByRole('gridcell')).toHaveCount(0)

  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html[data-theme=dark]')).toBeAttached()
  const faint: object[] = []
  const look = async (marks: ReturnType<Page['locator']>) => {
    await expect(marks.first()).toBeVisible()
    faint.push(...(await markContrasts(marks)).filter(({ contrast }) => contrast < 3))
  }
  await look(page.locator('[data-bar]'))
  await months.first().getByRole('button').click()
  await expect(page.locator('[role=grid][aria-busy=false]')).toBeVisible()
  await look(page.getByRole('gridcell'))
  await look(page.getByRole('list', { name: 'Legend' }).locator('[aria-hidden=true]'))
  await page.goto(`/bookings/calendar?hotel=${testHotel.hotel.id}`)
  await look(page.locator('[data-stay]'))
  await look(page.getByRole('list', { name: 'Legend' }).locator('[aria-hidden=true]'))
  expect(faint).toEqual([])

  await page.goto(`${testHotel.base}/rates?tab=plans`)
  await page.getByRole('button', { name: 'Add rule' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a season or weekday rule' })
  await adding.getByLabel('Name').fill('Weekend')
  await adding.getByLabel('Saturday').check({ force: true })
  await adding.getByLabel('Percent').fill('12,5')
  await expect(adding).toContainText('Double €100 → €112.50')
  await adding.getByRole('button', { name: 'Add rule' }).click()
  await page.getByRole('button', { name: 'Edit Weekend' }).click()
  const editing = page.getByRole('dialog', { name: 'Weekend' })
  await editing.getByLabel('Percent').fill('-90')
  await expect(editing).toContainText('Double €100 → €10')
  await editing.getByLabel('Price', { exact: true }).selectOption('price')
  await editing.getByLabel('Price per night').fill('0')
  await editing.getByRole('button', { name: 'Save changes' }).click()
  const asking = page.getByRole('dialog', { name: 'Save a price this low?' })
  await asking.getByRole('button', { name: 'Change it' }).click()
  await editing.getByLabel('Price per night').fill('1,250.50')
  await editing.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Double €100 → €1,250.50', { exact: true })).toBeVisible()
})

/** Finds cells whose price does not fit. */
async function overflowingPrices(page: Page): Promise<string[]> {
  return page.getByRole('gridcell').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const box = cell.getBoundingClientRect()
      const texts = [...cell.querySelectorAll('span')].map((text) => text.getBoundingClientRect())
      const fits = texts.every(({ left, right }) => box.left <= left && right <= box.right)
      return fits ? [] : [cell.textContent ?? '']
    }),
  )
}
