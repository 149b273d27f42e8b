import type { Page } from '@playwright/test'
import { invoicingInput } from '../server/test/invoicing-input.ts'
import { planInput } from '../server/test/rooms-input.ts'
import { simpleTaxes } from '../server/test/tax-rules.ts'
import { createAccount } from './fixtures/accounts.ts'
import { openTabOf } from './fixtures/own-tab.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

/** Counts what is pressed with the mouse, whatever the page makes of it. */
async function countClicks(page: Page) {
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => {
        const { dataset } = document.documentElement
        dataset.clicks = String(Number(dataset.clicks ?? 0) + 1)
      },
      true,
    )
  })
  return {
    async restart() {
      await page.evaluate(() => {
        document.documentElement.dataset.clicks = '0'
      })
    },
    read: () => page.evaluate(() => Number(document.documentElement.dataset.clicks)),
  }
}

test('from the day it is three clicks to a charge and a payment, four to an invoice in hand, two to a price', async ({
  browser,
  server,
}) => {
  const owner = await createAccount(server)
  const testHotel = await openTestHotel(server, owner)
  const { base, send, day } = testHotel
  await send('PUT', `${base}/invoicing`, { ...invoicingInput(), version: 0 })
  const spritz = { name: 'Spritz', kind: 'drinks', priceCents: 900, vatPercent: 22, isArchived: false }
  await send('POST', `${base}/extras`, spritz)
  for (const [index, name] of ['Ana Ruiz', 'Ben Okri'].entries()) {
    const { id } = await testHotel.assign(await testHotel.book(name, 0, 1), index)
    await send('POST', `/bookings/${id}/transitions`, { to: 'checked-in', rooms: [] })
  }
  const morning = `${day(1)}T08:00:00Z`
  await server.setClock(morning)
  const page = await openTabOf(browser, server, owner, morning, { width: 1440, height: 900 })
  const clicks = await countClicks(page)
  const dialog = page.getByRole('dialog')
  await page.goto('/bookings/day')
  await expect(page.getByRole('button', { name: 'Left: Ana Ruiz' })).toBeVisible()

  await test.step('an extra', async () => {
    await clicks.restart()
    await page.getByRole('button', { name: 'Add charge: Ana Ruiz' }).click()
    await dialog.getByText('Spritz, €9.00').click()
    await dialog.getByRole('button', { name: 'Charge €9.00' }).click()
    await expect(page.getByText('Spritz charged: €9.00.')).toBeVisible()
    expect(await clicks.read()).toBe(3)
  })

  await test.step('a payment in cash', async () => {
    await clicks.restart()
    await page.getByRole('button', { name: 'Record payment: Ana Ruiz' }).click()
    await dialog.getByText('Cash', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(page.getByText('€109.00 payment recorded.')).toBeVisible()
    expect(await clicks.read()).toBe(3)
  })

  await test.step('a check-out with the invoice in hand, paid before or now', async () => {
    await clicks.restart()
    await page.getByRole('button', { name: 'Left: Ana Ruiz' }).click()
    await expect(page.getByText('Ana Ruiz is checked out.')).toBeVisible()
    await page.getByRole('button', { name: 'Invoice or receipt: Ana Ruiz' }).click()
    const first = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Issue invoice' }).click()
    expect((await first).suggestedFilename()).toMatch(/^VM-.*\.pdf$/)
    expect(await clicks.read()).toBeLessThanOrEqual(4)

    await clicks.restart()
    await page.getByRole('button', { name: 'Left: Ben Okri' }).click()
    await dialog.getByText('Cash', { exact: true }).click()
    await dialog.getByRole('button', { name: '€100.00 paid, on to the invoice' }).click()
    await expect(
      dialog.getByText('Of which', { exact: false }).or(dialog.getByText('Total')),
    ).not.toHaveCount(0)
    const second = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Issue invoice and check out' }).click()
    expect((await second).suggestedFilename()).toMatch(/^VM-.*\.pdf$/)
    await expect(page.getByText('Ben Okri is checked out.')).toBeVisible()
    expect(await clicks.read()).toBe(4)
  })

  await test.step('tomorrow’s price', async () => {
    await clicks.restart()
    await page.getByRole('link', { name: 'Rates & availability' }).click()
    await page.getByRole('gridcell').nth(1).click()
    await page.keyboard.type('120')
    await page.keyboard.press('Enter')
    const price = async () => {
      const [night] = await server.sql<{ price: number | null }[]>`
        SELECT price_override_cents::float8 AS price FROM nights
        WHERE room_type_id = ${testHotel.type.id} AND night = ${day(2)}`
      return night?.price
    }
    await expect.poll(price).toBe(12_000)
    expect(await clicks.read()).toBe(2)
  })
  await page.context().close()
})

test('two plans in one form become two bookings, with one fee for the stay', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  const { base, send } = testHotel
  await send(
    'POST',
    `${base}/rates/plans`,
    planInput({ name: 'Half board', mealPlan: 'half-board', percent: 50 }),
  )
  const cleaning = { name: 'Cleaning', cents: 2500, per: 'stay', vatKind: 'fees' }
  await send('PUT', `${base}/rates/taxes`, { ...simpleTaxes(), fees: [cleaning], version: 0 })
  await page.goto('/bookings/new')
  await page.getByRole('button', { name: 'Double, Flexible: €125.00' }).click()
  await page.getByRole('button', { name: 'Double, Half board: €175.00' }).click()
  // The second room has no fee of its own.
  await expect(page.getByText('€275.00')).toBeVisible()
  await page
    .getByRole('group', { name: 'Room 2: Double' })
    .getByLabel('Who stays in this room')
    .fill('Grandma')
  await page.getByLabel('Guest name').fill('Hana Nakamura')
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  const panel = page.getByRole('complementary', { name: /booking/i })
  await expect(panel.getByRole('heading', { name: 'Hana Nakamura' })).toBeVisible()
  const [first] = await server.sql<{ reference: string }[]>`
    SELECT reference FROM bookings WHERE hotel_id = ${testHotel.hotel.id} AND rate_plan_name = 'Flexible'`
  const other = panel.getByRole('link', { name: /^RL-/ })
  await expect(panel).toContainText('Booked together with')
  await other.click()
  await expect(panel.getByRole('link', { name: first?.reference ?? '' })).toBeVisible()
  await expect(panel).toContainText('Grandma')
  const totals = await server.sql<{ cents: number }[]>`
    SELECT total_cents::float8 AS cents FROM bookings WHERE hotel_id = ${testHotel.hotel.id} ORDER BY total_cents`
  expect(totals.map(({ cents }) => cents)).toEqual([12_500, 15_000])
})
