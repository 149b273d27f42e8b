import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test('a word of 200 letters stays within its box everywhere', async ({ page, server, signedIn }) => {
  test.slow()
  const word = 'Donaudampfschifffahrt'.repeat(10).slice(0, 200)
  const testHotel = await openTestHotel(server, await signedIn('hotel', { firstName: word, lastName: word }))
  const booking = await testHotel.assign(
    await testHotel.book('Ana', 0, 2, { notes: word, specialRequests: word }),
    0,
  )
  const { id } = testHotel.hotel
  await server.sql`UPDATE bookings SET guest_name = ${word} WHERE id = ${booking.id}`
  await server.sql`UPDATE room_types SET name = ${word}, description = ${word} WHERE hotel_id = ${id}`
  await server.sql`UPDATE rate_plans SET name = ${word} WHERE hotel_id = ${id}`
  await server.sql`
    UPDATE hotels SET name = ${word}, city = ${word}, street_address = ${word}, description = ${word},
      house_rules = ${word}, contact_email = ${`${word}@example.test`} WHERE id = ${id}`
  const screens: [path: string, shown: string | RegExp][] = [
    ['/hotels', 'Donau'],
    [`/hotels/${id}`, 'Activity'],
    [`/hotels/${id}/edit`, 'All changes saved'],
    [`/stays/${testHotel.hotel.slug}`, 'Good to know'],
    [`/bookings?booking=${booking.id}`, 'Lifecycle'],
    ['/bookings/day', 'Arrivals'],
    ['/bookings/calendar', 'Donau'],
    [`${testHotel.base}/rates?tab=rooms`, 'Room types'],
    [`${testHotel.base}/rates?tab=plans`, 'Donau'],
    ['/dashboard', 'Donau'],
  ]
  for (const [path, shown] of screens) {
    await page.goto(path)
    await expect(page.getByText(shown).first()).toBeAttached()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => page.evaluate(textOutsideItsBox, 'Donaudampf'), `${path} at ${width}`)
        .toEqual([])
    }
  }
})

/** Finds elements that a text overflows; those that scroll or clip do so on purpose. */
function textOutsideItsBox(word: string): string[] {
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue?.includes(word)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { right } = range.getBoundingClientRect()
    for (let box = node.parentElement; box; box = box.parentElement) {
      const { overflowX, display } = getComputedStyle(box)
      if (overflowX !== 'visible') break
      if (display.startsWith('inline') || display === 'contents') continue
      if (right > box.getBoundingClientRect().right + 1) found.add(`${box.tagName} ${box.className}`)
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add('the page')
  return [...found]
}
