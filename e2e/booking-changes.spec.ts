import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test('guests, the price of a night and the room change with the new price first; a cancelled booking comes back', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  const ana = await testHotel.assign(await testHotel.book('Ana Ruiz', 5, 8), 0)
  await page.goto(`/bookings?booking=${ana.id}`)
  const panel = page.getByRole('complementary', { name: /booking/i })
  const choose = async (name: string) => {
    await panel.getByRole('button', { name: 'Change booking' }).click()
    await page.getByRole('menuitem', { name }).click()
    return page.getByRole('dialog', { name })
  }

  const guests = await choose('Change guests')
  await expect(guests.getByRole('button', { name: 'Change guests' })).toBeDisabled()
  for (let more = 0; more < 3; more += 1) await guests.getByRole('button', { name: 'One adult more' }).click()
  await expect(guests.getByText('There are too many guests for these rooms.')).toBeVisible()
  await expect(guests.getByRole('button', { name: 'Change guests' })).toBeDisabled()
  for (let less = 0; less < 4; less += 1) await guests.getByRole('button', { name: 'One adult less' }).click()
  await expect(guests.getByText('Email the guest at guest@example.test')).toBeVisible()
  await guests.getByRole('button', { name: 'Change guests' }).click()
  await expect(panel.getByText('1 adult instead of 2 adults')).toBeVisible()

  // The price of a night changes where it stands.
  await panel
    .getByRole('button', { name: /^Change the price of/ })
    .nth(1)
    .click()
  const price = page.getByRole('dialog', { name: 'Change the price of a night' })
  await price.getByLabel('New price').fill('0')
  await price.getByLabel('Reason').fill('The shower was cold')
  await expect(price.getByText('€200.00')).toBeVisible()
  await expect(price.getByText('−€100.00').first()).toBeVisible()
  await price.getByRole('button', { name: 'Change price' }).dblclick()
  await expect(panel.getByText(/complimentary.*The shower was cold/)).toBeVisible()

  const split = await choose('Split the stay')
  await split.getByLabel('Room', { exact: true }).selectOption('102')
  await expect(split.getByText('The guest is not emailed about this.')).toBeVisible()
  await split.getByRole('button', { name: 'Split the stay' }).click()
  await expect(panel.getByRole('list', { name: 'Rooms' }).getByRole('listitem')).toHaveCount(2)
  await page.goto(`/bookings/day?day=${testHotel.day(6)}`)
  await expect(page.getByRole('heading', { name: /Room moves/ })).toBeVisible()

  await testHotel.send('POST', `/bookings/${ana.id}/transitions`, { to: 'cancelled', cancelledBy: 'guest' })
  await page.goto(`/bookings?booking=${ana.id}`)
  await panel.getByRole('button', { name: 'Reinstate' }).click()
  const back = page.getByRole('dialog', { name: 'Reinstate the booking' })
  await expect(back.getByText('Rooms 101, 102 are free.')).toBeVisible()
  await back.getByRole('button', { name: 'Reinstate' }).click()
  await expect(panel.getByText(/Reinstated after the cancellation: 3 nights booked again/)).toBeVisible()
  // On a phone the panel covers the page, and its menu lies above it.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Change booking' }).click()
  await page.getByRole('menuitem', { name: 'Drop a room' }).click()
  await expect(
    page.getByText('This is the only room of the booking. Cancel the booking instead.'),
  ).toBeVisible()
  const [row] = await server.sql`
    SELECT state, adults, total_cents::integer AS total FROM bookings WHERE id = ${ana.id}`
  expect(row).toEqual({ state: 'confirmed', adults: 1, total: 20_000 })
})
