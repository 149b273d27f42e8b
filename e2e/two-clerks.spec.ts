import type { Page } from '@playwright/test'
import { createSession } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

/** Lets no long pause of a page ever end: it cannot ask again by itself, so changes only arrive through the live stream. */
async function forbidPolling(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = window[name].bind(window) as (...given: unknown[]) => number
      const startShort = (work: unknown, ms = 0, ...rest: unknown[]) =>
        ms < 2000 ? start(work, ms, ...rest) : 0
      Object.assign(window, { [name]: startShort })
    }
  })
}

test('two clerks see what the other does on panel, list, day, calendar and rates', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  await forbidPolling(page)
  const owner = await signedIn('hotel')
  const testHotel = await openTestHotel(server, owner)
  const ana = await testHotel.assign(await testHotel.book('Ana Ruiz', 0, 2), 0)
  const other = await browser.newContext({ baseURL: server.url })
  await other.addCookies([
    { name: 'cookie-consent', value: 'true', url: server.url },
    { name: 'token', value: await createSession(server, owner), url: server.url },
  ])
  const colleague = await other.newPage()

  await test.step('panel and list', async () => {
    for (const desk of [page, colleague]) await desk.goto(`/bookings?booking=${ana.id}`)
    await expect(page.getByRole('button', { name: 'Check in guest' })).toBeVisible()
    await colleague.getByRole('button', { name: 'Check in guest' }).click()
    await expect(colleague.getByText('Checked in').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check in guest' })).toHaveCount(0)
    await page.goto('/bookings')
    await expect(page.getByText('Ana Ruiz').first()).toBeVisible()
    await testHotel.book('Ben Okri', 0, 1)
    await expect(page.getByText('Ben Okri').first()).toBeVisible()
  })
  await test.step('day', async () => {
    await page.goto(`/bookings/day?hotel=${testHotel.hotel.id}`)
    await expect(page.getByText('Ben Okri').first()).toBeVisible()
    await testHotel.book('Chloe Lund', 0, 3)
    await expect(page.getByText('Chloe Lund').first()).toBeVisible()
  })
  await test.step('what happens while the stream of a new page is on its way', async () => {
    const { promise: isOpen, resolve: open } = Promise.withResolvers<void>()
    await page.route('**/api/v1/live', async (route) => {
      await isOpen
      await route.continue()
    })
    await page.goto('/bookings')
    await expect(page.getByText('Chloe Lund').first()).toBeVisible()
    await testHotel.book('Eli Stone', 8, 9)
    // Longer than a server repeats to a page that it does not know.
    const isOld = async () => {
      const [row] = await server.sql`
        SELECT clock_timestamp() > created_at + interval '3 seconds' AS old FROM bookings WHERE guest_name = 'Eli Stone'`
      return row?.old
    }
    await expect.poll(isOld).toBe(true)
    open()
    await expect(page.getByText('Eli Stone').first()).toBeVisible()
    await page.unroute('**/api/v1/live')
  })
  await test.step('calendar, also of a hold', async () => {
    await page.goto(`/bookings/calendar?hotel=${testHotel.hotel.id}`)
    await expect(page.getByRole('button', { name: /^Chloe Lund, confirmed/ })).toBeVisible()
    await testHotel.book('Dina Haas', 4, 6, { state: 'held' })
    await expect(page.getByRole('button', { name: /^Dina Haas/ }).first()).toBeVisible()
  })
  await test.step('rates', async () => {
    for (const desk of [page, colleague]) await desk.goto(`/hotels/${testHotel.hotel.id}/rates`)
    const [here, there] = [page, colleague].map((desk) =>
      desk.locator('[role=gridcell][aria-colindex="7"]').first(),
    )
    if (!here || !there) throw new Error('the grid has no cells')
    await expect(here).toBeVisible()
    await there.click()
    await colleague.keyboard.type('173')
    await colleague.keyboard.press('Enter')
    await expect(here).toHaveAccessibleName(/173/)
  })
  await other.close()
})
