import type { Page } from '@playwright/test'
import { guestLanguageCodes } from '@roomlark/contract/guest-languages'
import { createAccount } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { controlsCoveredBy } from './fixtures/covered.ts'
import { watchShifts } from './fixtures/layout-shift.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

test('a guest chooses dates by price and rooms by number, and the total stays in view', async ({
  page,
  server,
}) => {
  const testHotel = await openTestHotel(server, await createAccount(server), 2)
  await page.goto(`/stay/${testHotel.hotel.slug}`)
  await expect(page).toHaveURL(new RegExp(`/stays/${testHotel.hotel.slug}$`))
  await page.getByRole('button', { name: /^Check-in/ }).click()
  const calendar = page.getByRole('group', { name: 'Choose your dates' })
  await expect(calendar.getByRole('button', { name: /from €100 a night/ }).first()).toBeVisible()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  // Each key press waits for the effect of the previous one, as a person would.
  const nextDay = async () => {
    await expect.poll(focused).toMatch(/€100/)
    const before = await focused()
    await page.keyboard.press('ArrowRight')
    await expect.poll(focused).not.toBe(before)
  }
  await nextDay()
  await page.keyboard.press('Enter')
  await nextDay()
  await nextDay()
  await page.keyboard.press('Enter')
  await calendar.getByRole('button', { name: 'Show rooms' }).click()
  await expect(page).toHaveURL(/checkInOn=.*checkOutOn=/)

  await page.getByRole('link', { name: 'Select Double, Flexible, €200.00' }).click()
  const total = page.getByRole('complementary', { name: 'Your choice' })
  await expect(total).toContainText('€200.00')
  await page.getByRole('link', { name: 'More' }).click()
  await expect(total).toContainText('€400.00')
  await expect(page.getByText('That is the last one')).toBeVisible()
  await page.goBack()
  await expect(total).toContainText('€200.00')
})

test('on a phone, what was chosen, refused or counted stays in sight', async ({ page, server }) => {
  const testHotel = await openTestHotel(server, await createAccount(server), 3)
  await testHotel.addPhotos(['teal'])
  await page.setViewportSize({ width: 390, height: 844 })
  const stay = `checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(12)}&adults=4&rooms=2`
  await page.goto(`/stays/${testHotel.hotel.slug}?${stay}`)
  const select = page.getByRole('link', { name: /^Select Double/ })
  await select.click()
  const total = page.getByRole('complementary', { name: 'Your choice' })
  await expect(total.getByText('Double, Flexible')).toBeInViewport()
  await expect(page.getByRole('group', { name: 'Rooms of Double, Flexible' })).toBeInViewport()
  await page.getByRole('link', { name: 'Fewer' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText(/^Your choice of 1 room is too small for 4 guests/)
  await expect(alert).toBeInViewport()
  await page.getByRole('link', { name: 'More' }).click()
  await expect(total).toContainText('€400.00')

  const guests = page.locator('summary', { hasText: 'Guests' })
  await guests.click()
  await expect(page.getByRole('button', { name: 'Add a child' })).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Adults' }).fill('2')
  await expect(guests).toContainText('2 guests, 2 rooms')
  await page.getByRole('button', { name: 'Add a child' }).click()
  await page.getByRole('button', { name: 'Add a child' }).click()
  await page.getByLabel('Age of child 1').selectOption('4')
  await expect(guests).toContainText('4 guests, 2 rooms')
  await page.getByRole('button', { name: 'Update prices' }).click()
  await expect(alert).toHaveText('Choose the age of each child.')
  await expect(alert).toBeFocused()
  await expect(alert).toBeInViewport()
  await page.getByLabel('Age of child 2').selectOption('7')
  await page.getByRole('button', { name: 'Update prices' }).click()
  await expect(page.getByText('2 nights for 4 guests')).toBeInViewport()

  await page.goto(`/stays/${testHotel.hotel.slug}`)
  await page.getByRole('button', { name: /^Check-in/ }).click()
  const calendar = page.getByRole('group', { name: 'Choose your dates' })
  await calendar
    .getByRole('button', { name: /from €100 a night/ })
    .nth(3)
    .click()
  // The button closes the sheet, and what was chosen so far stays.
  await calendar.getByRole('button', { name: 'Close dates' }).click()
  await expect(calendar).toBeHidden()
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect(alert).toHaveText('Choose a check-out date, too.')
  await expect(alert).toBeFocused()
  await expect(alert).toBeInViewport()
})

test('calendar and guests close by Escape, by Tab and by a click beside them', async ({ page, server }) => {
  const testHotel = await openTestHotel(server, await createAccount(server), 2)
  await page.goto(`/stays/${testHotel.hotel.slug}`)
  const checkIn = page.getByRole('button', { name: /^Check-in/ })
  const calendar = page.getByRole('group', { name: 'Choose your dates' })
  await checkIn.click()
  await expect(calendar).toBeVisible()
  // The focus is on the button again after a click on it, outside the calendar.
  await checkIn.focus()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(checkIn).toBeFocused()
  await checkIn.click()
  await calendar.getByRole('button', { name: 'Clear' }).focus()
  await page.keyboard.press('Tab')
  await expect(calendar).toBeHidden()

  const guests = page.locator('summary', { hasText: 'Guests' })
  const adults = page.getByRole('spinbutton', { name: 'Adults' })
  await guests.click()
  await adults.press('Escape')
  await expect(adults).toBeHidden()
  await expect(guests).toBeFocused()
  await guests.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(adults).toBeHidden()
  await guests.click()
  await page.getByRole('button', { name: 'Rooms: More' }).press('Tab')
  await expect(adults).toBeHidden()
})

test('photos open over the page, turn by key and swipe, and give the focus back', async ({
  page,
  server,
}) => {
  const testHotel = await openTestHotel(server, await createAccount(server), 2)
  await testHotel.addPhotos(['teal', 'orange', 'purple'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/stays/${testHotel.hotel.slug}`)
  // It is there once the script runs.
  await expect(page.getByRole('button', { name: /^Check-in/ })).toBeVisible()
  const first = page.getByRole('link', { name: 'Open photo 1 of 3' })
  const source = () => first.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(source).toMatch(/-(small|medium)\.avif$/)
  await first.click()
  const photos = page.getByRole('dialog')
  await expect(photos).toHaveAccessibleName('Photo 1 of 3')
  await page.keyboard.press('ArrowRight')
  await expect(photos).toHaveAccessibleName('Photo 2 of 3')
  await page.keyboard.press('End')
  await expect(photos).toHaveAccessibleName('Photo 3 of 3')
  // A swipe is scrolling: most of the way is enough, the rest snaps.
  const strip = photos.getByRole('region')
  await strip.evaluate((element) => element.scrollBy({ left: element.clientWidth * -0.7 }))
  await expect(photos).toHaveAccessibleName('Photo 2 of 3')
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft / element.clientWidth)).toBe(1)
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(photos).toBeHidden()
  await expect(first).toBeFocused()
})

/** Nothing moves while it loads. */
async function expectStill(page: Page, what: string): Promise<void> {
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value') as number
        }).observe({ type: 'layout-shift', buffered: true })
        // Two frames, so that what has just been drawn is counted.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
      }),
  )
  expect(shift, what).toBeLessThan(0.01)
}

/** Axe finds nothing in either theme, and nothing is wider than the screen. */
async function expectNoFaults(page: Page, what: string): Promise<void> {
  expect(await faultsInBothThemes(page), what).toEqual([])
  await expectNoSidewaysScroll(page, what)
}

test('pages have no faults in either theme on a narrow phone, and nothing moves while they load', async ({
  page,
  server,
}) => {
  const testHotel = await openTestHotel(server, await createAccount(server), 2)
  await testHotel.addPhotos(['teal', 'orange', 'purple'])
  await page.setViewportSize({ width: 360, height: 780 })
  const stay = `checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(12)}`
  const choice = `plan=${testHotel.plan.id}&room=${testHotel.type.id}.1`
  for (const path of [
    '/stays',
    `/stays/search?${stay}`,
    `/stays/${testHotel.hotel.slug}?${stay}&${choice}`,
    '/stays/nowhere',
    '/stays/%zz',
    `/embed/${testHotel.hotel.slug}?${stay}&look=auto`,
  ]) {
    await page.goto(path)
    await expectStill(page, path)
    await expectNoFaults(page, path)
  }
  await server.sql`UPDATE hotels SET is_active = false WHERE id = ${testHotel.hotel.id}`
  const gone = await page.goto(`/stays/${testHotel.hotel.slug}`)
  expect(gone?.status()).toBe(410)
  await expectNoFaults(page, 'a hotel that has closed')
})

test('fonts that arrive late move nothing, and a page read to its end stays light', async ({
  page,
  server,
}) => {
  const testHotel = await openTestHotel(server, await createAccount(server), 2)
  await testHotel.addPhotos(['teal', 'orange', 'purple'])
  const stay = `checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(12)}`
  const shifts = await watchShifts(page)
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize({ width, height })
    for (const path of [
      '/stays',
      `/stays/search?place=Positano&${stay}`,
      `/stays/${testHotel.hotel.slug}?${stay}`,
    ]) {
      // The fonts come once the page has been drawn without them.
      const drawn = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await drawn.promise
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await page.waitForFunction(() => document.readyState !== 'loading')
      drawn.resolve()
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('load')
      const { total, moved } = await shifts()
      expect(total, `${path} at ${width}: ${moved.join('; ')}`).toBeLessThan(0.02)
      await page.unroute('**/*.woff2')
    }
  }
  const weight = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry] : []))
        .filter(({ name }) => /\.(js|json|svg)$/.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForLoadState('networkidle')
  expect(await weight()).toBeLessThan(90 * 1024)
  const map = page.getByRole('img', { name: /^Map with a marker at/ })
  await expect(map).toHaveJSProperty('naturalWidth', 640)
  const drawn = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/map.svg'))
  expect(await page.evaluate(drawn)).toHaveLength(1)

  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const tiles = page.waitForResponse((response) => response.url().endsWith('/map.pmtiles'))
  await page.getByRole('button', { name: 'Show streets' }).click()
  expect((await tiles).status()).toBe(206)
  const streets = page.getByRole('region', { name: /^Map with a marker at/ })
  await expect(streets).toBeVisible()
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  expect(faults).toEqual([])
})

test('pages on the way to a booking have no faults in either theme on a narrow phone', async ({
  page,
  server,
}) => {
  const testHotel = await openTestHotel(server, await createAccount(server), 2)
  await page.setViewportSize({ width: 360, height: 780 })
  const stay = `checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(12)}`
  await page.goto(
    `/stays/${testHotel.hotel.slug}?${stay}&plan=${testHotel.plan.id}&room=${testHotel.type.id}.1`,
  )
  await server.sql`UPDATE room_types SET base_price_cents = 15000 WHERE id = ${testHotel.type.id}`
  await page.getByRole('button', { name: 'Book now' }).click()
  await expect(page.getByRole('heading', { name: 'The price is now €300.00' })).toBeVisible()
  await expectNoFaults(page, 'another price')
  await page.getByRole('button', { name: 'Book for €300.00' }).click()
  await expect(page).toHaveURL(/\/stays\/checkout\//)
  await expectStill(page, 'the checkout')
  await expectNoFaults(page, 'the checkout')
  await page.getByLabel('Your name').fill('Ada Guest')
  await page.getByLabel('Email').fill('ada@example.test')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: /^Book for/ }).click()
  await expect(page).toHaveURL(/\/stays\/bookings\//)
  await expectStill(page, 'the confirmation')
  await expectNoFaults(page, 'the confirmation')
})

test('without script, dates, rooms and language are chosen by plain forms and links', async ({
  browser,
  server,
}) => {
  const testHotel = await openTestHotel(server, await createAccount(server), 2)
  // This needs its own context, because the tab that tests share has scripts enabled.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, locale: 'en-US' })
  const page = await context.newPage()
  await testHotel.addPhotos(['teal'])
  await page.goto(`/stays/${testHotel.hotel.slug}`)
  await expect(page.getByRole('link', { name: 'Open photo 1 of 1' })).toHaveAttribute('href', /-large\.webp$/)
  await page.getByLabel('Check-in').fill(testHotel.day(10))
  await page.getByLabel('Check-out').fill('')
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect(page.getByRole('alert')).toHaveText('Choose a check-out date, too.')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('Check-out').fill(testHotel.day(12))
  await page.locator('summary', { hasText: 'Guests' }).click()
  await page.getByRole('spinbutton', { name: 'Adults' }).fill('1')
  await page.getByLabel('Age of child 1').selectOption('4')
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect(page.getByText('2 nights for 2 guests')).toBeInViewport()
  await page.getByRole('link', { name: 'Select Double, Flexible, €200.00' }).click()
  await expect(page.getByRole('complementary', { name: 'Your choice' })).toContainText('€200.00')
  await page.locator('summary', { hasText: 'Language and currency' }).click()
  await page.getByRole('combobox', { name: /^Language/ }).selectOption('de')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('heading', { name: 'Wählen Sie Ihr Zimmer' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Ihre Auswahl' })).toContainText('200,00')
  await context.close()
})

test.describe('before a choice of cookies', () => {
  test.use({ consent: false })

  test('the banner is a slim bar that covers no control, also of a booking opened from a mail', async ({
    page,
    server,
  }) => {
    const testHotel = await openTestHotel(server, await createAccount(server), 2)
    const booking = await testHotel.book('Ada Guest', 10, 12)
    await page.setViewportSize({ width: 390, height: 844 })
    const banner = page.getByRole('region', { name: /^Cookies?$/ })
    for (const path of [`/stays/${testHotel.hotel.slug}`, `/stays/bookings?reference=${booking.reference}`]) {
      for (const language of guestLanguageCodes) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
        await expect(banner.getByRole('button').first()).toBeVisible()
        expect(await controlsCoveredBy(page, '#cookie-banner'), `${path} ${language}`).toEqual([])
        const { height } = (await banner.boundingBox()) ?? { height: Infinity }
        expect(height, language).toBeLessThan(844 * 0.16)
        await expectStill(page, `${path} ${language}`)
      }
    }
    await page.goto('/stays')
    await banner.getByRole('button', { name: 'Manage Preferences' }).click()
    const dialog = page.getByRole('dialog')
    expect(await faultsInBothThemes(page)).toEqual([])
    await dialog.getByRole('switch', { name: 'Functional' }).check()
    await dialog.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(banner).toBeHidden()
  })

  test('the banner asks, and a rejection is kept as in the app', async ({ page, context }) => {
    await page.goto('/stays')
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Reject All' }).click()
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
    const names = async () => (await context.cookies()).map(({ name }) => name)
    await expect.poll(names).toContain('cookie-preferences')
    await page.goto('/stays?lang=es')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('despertar')
    expect(await names()).not.toContain('guest-language')
  })
})
