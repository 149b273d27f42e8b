import type { Page } from '@playwright/test'
import { addMonths, monthOf } from '@roomlark/contract/money-calendar'
import { addPartnership } from '../server/test/partnerships.ts'
import { type Account, createAccount } from './fixtures/accounts.ts'
import { runJob } from './fixtures/jobs.ts'
import type { Server } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

declare global {
  var shifted: number
}

/**
 * A layout has the least room at the width where it begins, so every width that changes one is tried, from the
 * narrowest phone to a wide desktop.
 */
const widths = [320, 360, 381, 640, 768, 1024, 1200, 1360]

test('no signed-in page of a hotel is wider than its screen at any width, nor jumps while it loads', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'), 3, { currency: 'USD' })
  await testHotel.book('Wolfeschlegelsteinhausenbergerdorff', 0, 2)
  await expectFit(page, [
    '/dashboard',
    '/dashboard/activity',
    '/hotels',
    '/hotels?page=9',
    '/hotels/create',
    '/hotels/import',
    testHotel.base,
    `${testHotel.base}/edit`,
    `${testHotel.base}/rates`,
    '/bookings',
    '/bookings/calendar',
    '/bookings/day',
    '/bookings/groups',
    '/bookings/reports',
    '/bookings/reports/taxes',
    '/bookings/reports/day',
    '/profile',
    '/settings',
    '/notifications',
    '/two-step',
  ])
})

test('no signed-in page of an administrator or an affiliate is wider than its screen, nor jumps', async ({
  page,
  server,
  signedIn,
}) => {
  await openTestHotel(server, await createAccount(server, 'hotel'), 3, { currency: 'USD' })
  const { id } = await signedIn('admin')
  await expectFit(page, [
    '/dashboard',
    '/users',
    '/users/audit',
    `/users/${id}`,
    '/analytics',
    '/settings?section=launch',
    '/settings?section=system',
  ])
  await signedIn('affiliate')
  await expectFit(page, ['/dashboard', '/partnerships', '/performance'])
})

test('no page about money is wider than its screen at any width, nor jumps while it loads', async ({
  page,
  server,
  signInAs,
  signedIn,
}) => {
  const hotelier = await createAccount(server, 'hotel')
  const affiliate = await createAccount(server, 'affiliate', {
    lastName: 'Wolfeschlegelsteinhausenbergerdorff',
  })
  const { base, months, bookingId, statementId, holdId } = await makeMoney(server, hotelier, affiliate)
  await signInAs(hotelier)
  await expectFit(page, [
    `${base}/statements`,
    ...months.map((month) => `${base}/statements/${month}`),
    `/commissions/${bookingId}`,
  ])
  await signedIn('admin')
  await expectFit(page, [
    '/bookings/commissions',
    '/bookings/statements',
    `/bookings/statements/${statementId}`,
    '/bookings/disputes',
    '/bookings/payouts',
    '/bookings/holds',
    '/bookings/ledger',
  ])
  await signInAs(affiliate)
  await expectFit(page, [
    '/performance/earnings',
    '/performance/earnings/stays',
    '/performance/earnings/details',
    `/performance/earnings/holds/${holdId}`,
  ])
})

/** Three stays through a partner: one was billed and is payable, one is disputed and one on hold. */
async function makeMoney(server: Server, hotelier: Account, affiliate: Account) {
  const { hotel, base, book, send, day } = await openTestHotel(server, hotelier, 3)
  const partnershipId = await addPartnership(server, { hotelId: hotel.id, affiliateId: affiliate.id })
  const stay = (email: string) =>
    book('Amara Okafor', 0, 2, {
      ...{ source: 'affiliate', partnershipId },
      guest: { name: 'Amara Okafor', email },
    })
  const billed = await stay('billed@guests.example')
  const disputed = await stay('disputed@guests.example')
  await stay('someone@mailinator.com')
  await server.setClock(`${day(3)}T12:00:00Z`)
  for (const { id, version } of [billed, disputed]) {
    await send('POST', `${base}/statements/questions/${id}`, { answer: 'stayed', version })
  }
  await send('POST', `/commissions/${disputed.id}/disputes`, {
    ...{ reason: 'shorter-stay', claimedBaseCents: 10_000, text: 'One night was given back.' },
  })
  const month = monthOf(day(2))
  await server.setClock(`${addMonths(month, 1).slice(0, 8)}25T12:00:00Z`)
  await runJob(server, 'commissions.advance')
  await runJob(server, 'statements.close')
  await server.sql`
    UPDATE commissions SET covered_net_usd_cents = net_usd_cents WHERE booking_id = ${billed.id}`
  await server.setClock(`${addMonths(month, 2).slice(0, 8)}02T12:00:00Z`)
  await runJob(server, 'payouts.draw')
  const [made] = await server.sql<{ statementId: string; holdId: string }[]>`
    SELECT s.id AS "statementId", h.id AS "holdId"
    FROM hotel_statements s JOIN commission_holds h ON h.hotel_id = s.hotel_id WHERE s.hotel_id = ${hotel.id}`
  if (!made) throw new Error('no statement was closed')
  const months = [month, addMonths(month, 2)].map((one) => one.slice(0, 7))
  return { base, months, bookingId: disputed.id, ...made }
}

async function expectFit(page: Page, paths: string[]): Promise<void> {
  test.slow()
  await page.addInitScript(() => {
    // A second list of pages adds the script once more, and what is counted twice would seem to jump twice as far.
    if ('shifted' in globalThis) return
    globalThis.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') globalThis.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Resizing through the browser itself takes half the time.
  const screen = await page.context().newCDPSession(page)
  const resize = (width: number) =>
    screen.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 900,
      deviceScaleFactor: 1,
      mobile: false,
    })
  const wrong: string[] = []
  for (const path of paths) {
    await resize(1440)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#main [data-loading]')).toHaveCount(0)
    const shifted = await page.evaluate(() => globalThis.shifted)
    if (shifted >= 0.1) wrong.push(`${path} jumps by ${shifted.toFixed(2)}`)
    for (const width of widths) {
      await resize(width)
      // A chart follows the width of its card one frame later.
      let found = await page.evaluate(findOverhang)
      for (let tries = 0; tries < 20 && found.length > 0; tries += 1) {
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
        found = await page.evaluate(findOverhang)
      }
      wrong.push(...found.map((what) => `${path} at ${width}: ${what}`))
    }
  }
  await screen.detach()
  expect(wrong).toEqual([])
}

/** Finds whether the page itself, or anything inside a card, is too wide, or its open tab out of sight. Runs in the browser. */
function findOverhang(): string[] {
  const sideways = document.documentElement.scrollWidth - innerWidth
  const found = sideways > 0 ? [`the page by ${sideways}`] : []
  for (const tab of document.querySelectorAll('main nav [aria-current="page"]')) {
    const { left, right } = tab.getBoundingClientRect()
    if (left < -1 || right > innerWidth + 1) found.push(`the open tab "${tab.textContent}" out of sight`)
  }
  for (const card of document.querySelectorAll('main section, main article')) {
    if (getComputedStyle(card).overflowX !== 'visible') continue
    const edge = card.getBoundingClientRect().right + 1
    const hanging = [...card.querySelectorAll('*')].find(
      (part) =>
        part.getBoundingClientRect().right > edge &&
        part.parentElement?.closest('section, article') === card &&
        part.getClientRects().length > 0 &&
        !part.closest('[class*=overflow], [class*=sr-only], svg'),
    )
    if (hanging) found.push(`"${hanging.textContent.trim().slice(0, 30)}" over its card`)
  }
  return found
}
