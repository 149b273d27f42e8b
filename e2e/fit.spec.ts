import type { Page } from '@playwright/test'
import { createAccount } from './fixtures/accounts.ts'
import { openHouse } from './fixtures/house.ts'
import { expect, test } from './fixtures/test.ts'

declare global {
  var shifted: number
}

/** From the narrowest phone to a wide desktop. */
const widths = Array.from({ length: 33 }, (_, step) => 320 + 40 * step)

test('no signed-in page of a hotel is wider than its screen at any width, nor jumps while it loads', async ({
  page,
  server,
  signedIn,
}) => {
  const house = await openHouse(server, await signedIn('hotel'), 3, { currency: 'USD' })
  await house.book('Wolfeschlegelsteinhausenbergerdorff', 0, 2)
  await expectFit(page, [
    '/dashboard',
    '/dashboard/activity',
    '/hotels',
    '/hotels?page=9',
    '/hotels/create',
    '/hotels/import',
    house.base,
    `${house.base}/edit`,
    `${house.base}/rates`,
    '/bookings',
    '/bookings/calendar',
    '/bookings/day',
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
  await openHouse(server, await createAccount(server, 'hotel'), 3, { currency: 'USD' })
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

async function expectFit(page: Page, paths: string[]): Promise<void> {
  test.slow()
  await page.addInitScript(() => {
    globalThis.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') globalThis.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const wrong: string[] = []
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#main [data-loading]')).toHaveCount(0)
    const shifted = await page.evaluate(() => globalThis.shifted)
    if (shifted >= 0.1) wrong.push(`${path} jumps by ${shifted.toFixed(2)}`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      wrong.push(...(await page.evaluate(findOverhang)).map((what) => `${path} at ${width}: ${what}`))
    }
  }
  expect(wrong).toEqual([])
}

/** The page itself, and whatever hangs over the card it belongs to. Runs in the browser. */
function findOverhang(): string[] {
  const sideways = document.documentElement.scrollWidth - innerWidth
  const found = sideways > 0 ? [`the page by ${sideways}`] : []
  for (const card of document.querySelectorAll('main section, main article')) {
    if (getComputedStyle(card).overflowX !== 'visible') continue
    const edge = card.getBoundingClientRect().right + 1
    const hanging = [...card.querySelectorAll('*')].find(
      (part) =>
        part.getBoundingClientRect().right > edge &&
        part.getClientRects().length > 0 &&
        !part.closest('[class*=overflow], [class*=sr-only], svg'),
    )
    if (hanging) found.push(`"${hanging.textContent.trim().slice(0, 30)}" over its card`)
  }
  return found
}
