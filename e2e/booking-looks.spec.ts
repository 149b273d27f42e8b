import { faultsInBothThemes } from './fixtures/axe.ts'
import { openHouse } from './fixtures/house.ts'
import { expect, test } from './fixtures/test.ts'

test('the screens of rooms, rates and bookings are without faults in either theme', async ({
  page,
  server,
  signedIn,
}) => {
  test.slow()
  const house = await openHouse(server, await signedIn('hotel'))
  const ana = await house.assign(await house.book('Ana Ruiz', 0, 2), 0)
  await house.book('Ben Okri', 1, 3, { state: 'held' })
  const screens: [path: string, shown: string | RegExp][] = [
    [`${house.base}/rates`, /100/],
    [`${house.base}/rates?tab=rooms`, 'Room types'],
    [`${house.base}/rates?tab=plans`, 'Flexible'],
    [`${house.base}/rates?tab=feeds`, 'Read other calendars'],
    [`/bookings?booking=${ana.id}`, 'Lifecycle'],
    ['/bookings/day', 'Arrivals'],
    ['/bookings/calendar', 'Ana Ruiz'],
    ['/bookings/new', 'How it came in'],
    [`/stay/${house.hotel.slug}`, 'Rooms'],
  ]
  for (const [path, shown] of screens) {
    await page.goto(path)
    await expect(page.getByText(shown).first()).toBeVisible()
    expect(await faultsInBothThemes(page), path).toEqual([])
  }
})
