import type { Page } from '@playwright/test'
import { watchShifts } from './fixtures/layout-shift.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

test.describe('the script of a first load on a phone', () => {
  test.use({ viewport: widths.phone })

  test('of sign-in stays light', async ({ page, server }) => {
    const scripts = listScripts(page)
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toBeVisible()
    // Everything that is fetched until the page is idle, with nothing left for later; React alone is 64 of them.
    expect(await countKilobytes(page, scripts)).toBeLessThanOrEqual(80)

    const [asset] = [...scripts].filter((url) => url.includes('/assets/'))
    const brotli = await page.request.get(asset ?? server.url, { headers: { 'accept-encoding': 'br' } })
    expect(brotli.headers()).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
    })
  })

  test('of filling in sign-in stays light', async ({ page }) => {
    const scripts = listScripts(page)
    await page.goto('/login')
    await page.getByLabel('Email').focus()
    // The code that checks the form, and nothing of the pages behind it.
    await expect.poll(() => [...scripts].some((url) => url.includes('/schemas-'))).toBe(true)
    expect(await countKilobytes(page, scripts)).toBeLessThanOrEqual(94)
  })

  test('of the list of hotels stays light', async ({ page, server, signedIn }) => {
    await openTestHotel(server, await signedIn('hotel'), 5, { name: 'Villa Aurora' })
    const scripts = listScripts(page)
    await page.goto('/hotels')
    await expect(page.getByRole('heading', { name: 'Villa Aurora' })).toBeVisible()
    expect(await countKilobytes(page, scripts)).toBeLessThanOrEqual(150)
  })

  test('of the dashboard stays light', async ({ page, server, signedIn }) => {
    await openTestHotel(server, await signedIn('hotel'), 5)
    const scripts = listScripts(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('article').filter({ hasText: 'Total Bookings' })).toBeVisible()
    expect(await countKilobytes(page, scripts)).toBeLessThanOrEqual(165)
  })
})

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(`while a page loads on a ${device}`, () => {
    test.use({ viewport })

    test('nothing on it moves', async ({ page, server, signedIn }) => {
      test.slow()
      const shifts = await watchShifts(page)
      // Answers that come late show what moves when they do.
      await page.route('**/api/v1/**', async (route) => {
        if (!route.request().url().endsWith('/live')) await new Promise((done) => setTimeout(done, 400))
        await route.continue()
      })
      await page.goto('/login')
      await expect(page.getByLabel('Email')).toBeVisible()
      await expectStill(shifts)

      const owner = await signedIn('hotel')
      const testHotel = await openTestHotel(server, owner, 5, { name: 'Villa Aurora' })
      await testHotel.book('Hana Nakamura', 0, 2)
      await page.goto('/hotels')
      await expect(page.getByRole('heading', { name: 'Villa Aurora' })).toBeVisible()
      await expectStill(shifts)

      for (const userType of ['hotel', 'affiliate', 'admin'] as const) {
        if (userType !== 'hotel') await signedIn(userType)
        await page.goto('/dashboard')
        await expect(page.getByRole('article').filter({ hasText: 'Total Bookings' })).toBeVisible()
        await expectStill(shifts)
      }
      await page.goto('/hotels')
      await expect(page.getByLabel('Owner')).toBeVisible()
      await expectStill(shifts)
    })
  })
}

const firstCalls = [
  ['/hotels', '/api/v1/hotels?limit=10&page=1'],
  ['/dashboard', '/api/v1/analytics/dashboard?period=30d'],
] as const

for (const [path, call] of firstCalls) {
  test(`what ${path} shows first is asked for once, and before its scripts are there`, async ({
    page,
    signedIn,
  }) => {
    await signedIn('hotel')
    const calls = listCalls(page)
    const first = Promise.all(['/api/v1/users/profile', call].map((one) => page.waitForRequest(`**${one}`)))
    await page.route('**/assets/*.js', async (route) => {
      await first
      await route.continue()
    })
    await page.goto(path)
    await expectOnce(page, calls, call)
  })

  test(`what ${path} shows first is asked for once where its scripts are there before`, async ({
    page,
    signedIn,
  }) => {
    await signedIn('hotel')
    const calls = listCalls(page)
    const first = page.waitForRequest(`**${call}`)
    const late = page.waitForResponse('**/early.js')
    await page.route('**/early.js', async (route) => {
      await first
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await late
    await page.waitForLoadState('load')
    await expectOnce(page, calls, call)
  })
}

function listCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname + search)
  })
  return calls
}

async function expectOnce(page: Page, calls: readonly string[], call: string): Promise<void> {
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const first = calls.filter((one) => one === call || one.endsWith('/users/profile'))
  expect(first.sort()).toEqual([call, '/api/v1/users/profile'].sort())
}

async function expectStill(shifts: Awaited<ReturnType<typeof watchShifts>>): Promise<void> {
  const { total, moved } = await shifts()
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.02)
}

/** Lists the files a page asks for, even those the browser still has from an earlier page. */
function listScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (/\.js$/.test(new URL(request.url()).pathname)) scripts.add(request.url())
  })
  return scripts
}

/** Counts them gzipped once no more are asked for. */
async function countKilobytes(page: Page, scripts: ReadonlySet<string>): Promise<number> {
  let counted = -1
  await expect
    .poll(
      () => {
        const before = counted
        counted = scripts.size
        return counted === before
      },
      { intervals: [1500] },
    )
    .toBe(true)
  let bytes = 0
  for (const url of scripts) {
    const answer = await page.request.get(url, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers()['content-encoding'], url).toBe('gzip')
    bytes += Number(answer.headers()['content-length'])
  }
  expect(scripts.size).toBeGreaterThan(1)
  return bytes / 1024
}
