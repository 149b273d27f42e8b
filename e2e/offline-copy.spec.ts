import type { Page } from '@playwright/test'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test.use({ serviceWorkers: 'allow' })
test.afterEach(({ context }) => context.setOffline(false))

test('without a connection the day and the rooms are shown as last seen, to this session only', async ({
  page,
  context,
  server,
  signedIn,
  signInAs,
}) => {
  const owner = await signedIn('hotel')
  const testHotel = await openTestHotel(server, owner, 2, { name: 'Villa Aurora' })
  await testHotel.book('Hana Nakamura', 0, 2)
  await page.goto('/bookings/day')
  await expect(page.getByText('Hana Nakamura')).toBeVisible()
  await untilKept(page, 'day')
  await page.goto('/bookings/housekeeping')
  await untilKept(page, 'rooms')

  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Villa Aurora, / })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Housekeeping, Villa Aurora, / })).toBeVisible()
  const arrivals = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Arrivals' }) })
  await expect(arrivals).toContainText('Hana Nakamura')
  await expect(page.getByText(/^As of \d\d:\d\d/).first()).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])

  await test.step('the page opens by itself once the connection is back', async () => {
    await context.setOffline(false)
    await expect(page.getByText('Welcome back,')).toBeVisible()
  })

  await test.step('another session reads nothing, even if the copy is still there', async () => {
    await context.addCookies([{ name: 'token', value: 'of-somebody-else', url: server.url }])
    await context.setOffline(true)
    await page.goto('/bookings/day')
    await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible()
    await expect.poll(() => hasCopy(page, 'day')).toBe(false)
    await expect(page.getByText('Hana Nakamura')).toHaveCount(0)
    await context.setOffline(false)
  })

  await test.step('signing out deletes the copy', async () => {
    await signInAs(owner)
    await page.goto('/bookings/day')
    await expect.poll(() => hasCopy(page, 'day')).toBe(true)
    await page.getByRole('button', { name: 'Open user menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect.poll(() => hasCopy(page, 'day')).toBe(false)
    await context.setOffline(true)
    await page.goto('/bookings/day')
    await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible()
    await expect(page.getByText('Villa Aurora')).toHaveCount(0)
  })
})

function hasCopy(page: Page, part: 'day' | 'rooms'): Promise<boolean> {
  return page.evaluate((name) => caches.match(`/offline-copy/${name}`).then(Boolean), part)
}

/** Waits until the copy is there, and the page that shows it. */
async function untilKept(page: Page, part: 'day' | 'rooms'): Promise<void> {
  await expect.poll(() => hasCopy(page, part)).toBe(true)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const file = await caches.match('/offline.js')
        return Boolean(file && navigator.serviceWorker.controller)
      }),
    )
    .toBe(true)
}
