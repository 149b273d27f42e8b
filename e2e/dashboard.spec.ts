import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createAccount } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { allCounted, allTold } from './fixtures/counted.ts'
import { referBooking } from './fixtures/referrals.ts'
import type { Server } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

const inDollars = { currency: 'USD' } as const
const titles = ['Total Bookings', 'Total Revenue', 'Commissions', 'Conversion Rate']

function statCard(page: Page, title: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** spec §2: the heading and subtitle depend on the account type. */
const headings = {
  hotel: ['Hotel Dashboard', 'Overview of your hotel performance'],
  affiliate: ['Affiliate Dashboard', 'Overview of your affiliate performance'],
  admin: ['Admin Dashboard', 'Overview of your platform activity'],
}

async function expectHeading(page: Page, userType: keyof typeof headings): Promise<void> {
  const [title = '', subtitle = ''] = headings[userType]
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(subtitle)).toBeVisible()
}

/** Adds more of a booking's history than fits on a page. */
async function happenedBefore(server: Server, bookingId: string, count: number): Promise<void> {
  await server.sql`
    INSERT INTO booking_events (booking_id, hotel_id, from_on, until_on, at, kind, params)
    SELECT id, hotel_id, check_in_on, check_out_on, now() - interval '1 day', 'confirmed', '{}'
    FROM bookings, generate_series(1, ${count}::integer) WHERE id = ${bookingId}`
}

async function expectStats(page: Page, values: string[]): Promise<void> {
  for (const [at, title] of titles.entries()) {
    await expect(statCard(page, title)).toContainText(values[at] ?? '')
  }
}

function card(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

async function download(page: Page, chart: string, item: string): Promise<Buffer> {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: `${chart}, options` }).click()
  await page.getByRole('menuitem', { name: item }).click()
  return readFile(await (await file).path())
}

test('a hotel account sees its own figures, and a new booking without a reload', async ({
  page,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  const testHotel = await openTestHotel(server, owner, 5, { ...inDollars, name: 'Villa Aurora' })
  await testHotel.book('Hana Nakamura', 10, 12)
  await testHotel.book('Mateo Ferrer', 0, 2, { source: 'ota' })
  const other = await openTestHotel(server, await createAccount(server, 'hotel'), 5, inDollars)
  await other.book('Hana Nakamura', 10, 12)
  await allCounted(server)

  await page.goto('/dashboard')
  await expectHeading(page, 'hotel')
  await expectStats(page, ['2', '$400', '$0', '0%'])
  await expect(page.getByRole('article').filter({ hasText: 'Total Revenue' })).toHaveAttribute(
    'title',
    /US dollars/,
  )
  await expect(page.getByText('Sample data')).toHaveCount(0)
  const trends = card(page, 'Booking Trends')
  await expect(trends.getByText('Last 6 months', { exact: true })).toBeVisible()
  const sources = card(page, 'Revenue Distribution')
  await expect(sources.getByText('By source')).toBeVisible()
  for (const source of ['Direct', 'Affiliate', 'OTA', 'Other']) {
    await expect(sources.getByRole('listitem').filter({ hasText: source })).toBeVisible()
  }
  await expect(sources.getByRole('listitem').filter({ hasText: 'Direct' })).toContainText('50%')
  await expect(sources.getByRole('application')).toHaveAttribute('aria-label', /\$400 in all: Direct 50%/)
  await expect(page.getByRole('article').locator('path[stroke-linecap]')).toHaveCount(4)
  const arrivals = page.getByRole('region', { name: 'Arrivals today' })
  await expect(arrivals.getByRole('listitem')).toHaveText(/Mateo Ferrer.*Confirmed/)
  await expect(arrivals.getByText(/, Villa Aurora$/)).toBeVisible()
  await expect(arrivals.getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/bookings/calendar')
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  await expect(activity.getByRole('listitem').filter({ hasText: 'Mateo Ferrer' }).first()).toBeVisible()

  const claire = await testHotel.book('Claire Dubois', 10, 12)
  await expectStats(page, ['3', '$600', '$0', '0%'])
  await expect(activity.getByText(/Claire Dubois/).first()).toBeVisible()

  // The points can be read with the arrow keys.
  await trends.getByRole('application').focus()
  await page.keyboard.press('End')
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
  await expect(trends.getByRole('status')).toContainText('3')

  await page.getByLabel('Period', { exact: true }).selectOption('7d')
  await expect(page).toHaveURL(/period=7d/)
  await trends.getByRole('link', { name: /Last 12 months/ }).click()
  await expect(page).toHaveURL(/trend=12m/)
  await expect(trends.getByText('Last 12 months', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Period', { exact: true })).toHaveValue('7d')
  await expectStats(page, ['3', '$600', '$0', '0%'])

  expect((await download(page, 'Revenue Distribution', 'Download CSV')).toString()).toBe(
    '\uFEFF"Source","Revenue (USD)"\r\n"Direct","400"\r\n"Affiliate","0"\r\n"OTA","200"\r\n"Other","0"\r\n',
  )
  const png = await download(page, 'Booking Trends', 'Download PNG')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.length).toBeGreaterThan(5000)
  await page.getByRole('button', { name: 'Revenue Distribution, options' }).click()
  await page.getByRole('menuitem', { name: 'View as table' }).click()
  await expect(page).toHaveURL(/table=revenue-distribution/)
  await page.reload()
  await expect(sources.getByRole('row', { name: /OTA \$200/ })).toBeVisible()

  await happenedBefore(server, claire.id, 20)
  await page.getByRole('link', { name: 'View all activity' }).click()
  await expect(page).toHaveURL(/\/dashboard\/activity$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  const happened = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
  await expect(happened).toHaveCount(20)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link')).toHaveText(['Older'])
  await pages.getByRole('link', { name: 'Older' }).click()
  await expect(happened).toHaveCount(3)
  await page.reload()
  await expect(pages.getByRole('link')).toHaveText(['Newest'])
  await pages.getByRole('link', { name: 'Newest' }).click()
  await expect(page).toHaveURL(/\/dashboard\/activity$/)
  await expect(page.getByRole('main').getByText('New booking received')).toHaveCount(3)
})

test('an affiliate sees what was booked through them', async ({ page, server, signedIn }) => {
  const affiliate = await signedIn('affiliate')
  const testHotel = await openTestHotel(server, await createAccount(server, 'hotel'), 5, inDollars)
  const { id } = await testHotel.book('Hana Nakamura', 10, 12)
  await referBooking(server, {
    bookingId: id,
    affiliateId: affiliate.id,
    hotelId: testHotel.hotel.id,
    clicks: 4,
  })
  // A booking made by the product itself triggers the counting.
  await testHotel.book('Hana Nakamura', 10, 12)
  await allCounted(server)

  await page.goto('/dashboard')
  await expectHeading(page, 'affiliate')
  await expectStats(page, ['1', '$200', '$16', '25%'])
  await expect(page.getByText('Sample data')).toHaveCount(0)
  await expect(page.getByText('Hana Nakamura')).toHaveCount(0)
})

test('an answer without any data is nothing: samples are shown, and labelled', async ({ page, signedIn }) => {
  await signedIn('affiliate')
  // spec §2: sample figures are shown when the call returns nothing.
  await page.route('**/api/v1/analytics/dashboard?*', (route) => route.fulfill({ json: { success: true } }))
  await page.goto('/dashboard')
  await expectHeading(page, 'affiliate')
  await expectStats(page, ['142', '$28,450', '$3,420', '3.2%'])
  await expect(page.getByText('Sample data')).toHaveCount(4)
  await page.getByRole('button', { name: 'Booking Trends, options' }).click()
  await page.getByRole('menuitem', { name: 'View as table' }).click()
  const rows = card(page, 'Booking Trends').getByRole('row')
  for (const [at, words] of ['Jan 65', 'Feb 78', 'Mar 90', 'Apr 81', 'May 95', 'Jun 105'].entries()) {
    await expect(rows.nth(at + 1)).toHaveAccessibleName(words)
  }
})

test('a real zero is shown as zero', async ({ page, server, signedIn }) => {
  await openTestHotel(server, await signedIn('hotel'), 5, inDollars)
  await page.goto('/dashboard')
  await expectHeading(page, 'hotel')
  await expectStats(page, ['0', '$0', '$0', '0%'])
  await expect(page.getByText('No arrivals today.')).toBeVisible()
  await expect(card(page, 'Booking Trends').getByRole('application')).toBeVisible()
  await expect(page.getByText('Sample data')).toHaveCount(0)
  await page.getByRole('link', { name: 'View all activity' }).click()
  await expect(page.getByText('Nothing has happened yet', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
})

test('the live stream comes back after a break and ends with the session', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'), 5, inDollars)
  const streams: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/live')) streams.push(request.headers().authorization ?? '')
  })
  await page.route('**/api/v1/live', (route) => route.abort(), { times: 1 })
  await page.goto('/dashboard')
  await expectStats(page, ['0', '$0', '$0', '0%'])
  await expect.poll(() => streams.length).toBe(2)
  expect(streams.every((header) => header.startsWith('Bearer '))).toBe(true)
  await testHotel.book('Hana Nakamura', 10, 12)
  await expectStats(page, ['1', '$200', '$0', '0%'])
  // Another page in the same tab keeps the stream.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hotels' }).click()
  await expect(page).toHaveURL(/\/hotels$/)
  expect(streams.length).toBe(2)
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/v1/live'))
  await page
    .getByRole('button', { name: /Amara Okafor|menu/i })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await ended
  await expect(page).toHaveURL(/\/login$/)
  expect(streams.length).toBe(2)
})

test('a page load fetches once, and returning to the tab fetches nothing unless something happened', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'), 5, inDollars)
  await allTold(server)
  const calls: string[] = []
  const live: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path === '/api/v1/live') live.push(path)
    else if (path.startsWith('/api/')) calls.push(path)
  })
  const showTab = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        value: hidden ? 'hidden' : 'visible',
      })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      if (!hidden) window.dispatchEvent(new Event('focus'))
    }, isHidden)

  const ready = page.waitForResponse('**/api/v1/live')
  await page.goto('/dashboard')
  await expectStats(page, ['0', '$0', '$0', '0%'])
  await ready
  // The data of the answer has been read once the page has nothing left to do.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  // Cards further down are fetched when somebody gets there. This takes longer than the time after which figures may be
  // requested again.
  await page.mouse.wheel(0, 5000)
  await expect(page.getByText('No arrivals today.')).toBeVisible()
  await showTab(true)
  const back = page.waitForResponse('**/api/v1/live')
  await showTab(false)
  await back
  await expect.poll(() => live.length).toBe(2)

  // The stream announces what happens now; anything requested before would be counted here.
  await showTab(true)
  await testHotel.book('Hana Nakamura', 10, 12)
  await allCounted(server)
  expect(calls.filter((path) => path === '/api/v1/analytics/dashboard')).toHaveLength(1)
  expect([...new Set(calls)]).toEqual(calls)
  await showTab(false)
  await expectStats(page, ['1', '$200', '$0', '0%'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the dashboard is complete and without faults in either theme', async ({ page, server, signedIn }) => {
    const testHotel = await openTestHotel(server, await signedIn('hotel'), 5, inDollars)
    await testHotel.book('Hana Nakamura', 10, 12)
    await allCounted(server)
    await page.goto('/dashboard')
    await expect(statCard(page, 'Total Bookings')).toContainText('1')
    await expect(page.getByRole('application')).toHaveCount(2)
    for (const drawing of await page.getByRole('application').all()) {
      expect((await drawing.boundingBox())?.height).toBe(300)
    }
    // Cards further down are fetched when somebody gets there.
    await page.mouse.wheel(0, 5000)
    await expect(page.getByText(/Hana Nakamura/).first()).toBeVisible()
    expect(await faultsInBothThemes(page)).toEqual([])
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const userType of ['affiliate', 'admin'] as const) {
      await signedIn(userType)
      await page.goto('/dashboard')
      await expectHeading(page, userType)
      await expect(page.locator('html[data-theme=dark]')).toBeAttached()
      await expect(page.getByRole('application')).toHaveCount(2)
      await expectNoSidewaysScroll(page)
    }
  })
})
