import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test('a stay is moved by keyboard and by drag; impossible moves are refused, here and by the server', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  const ana = await testHotel.assign(await testHotel.book('Ana Ruiz', 2, 4), 0)
  await testHotel.assign(await testHotel.book('Ben Okri', 2, 4), 1)
  const readStay = async (id: string) => {
    const [row] = await server.sql`
      SELECT r.number, lower(s.stay)::text AS "from" FROM booking_stays s LEFT JOIN rooms r ON r.id = s.room_id
      WHERE s.booking_id = ${id}`
    return [row?.number, row?.from]
  }
  await page.goto(`/bookings/calendar?hotel=${testHotel.hotel.id}`)
  const bar = page.getByRole('button', { name: /^Ana Ruiz, confirmed/ })
  await bar.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Not possible: ')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing was moved.')).toBeVisible()
  expect(await readStay(ana.id)).toEqual(['101', testHotel.day(2)])

  await bar.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Ana Ruiz was moved: Room 103/)).toBeVisible()
  await expect.poll(() => readStay(ana.id)).toEqual(['103', testHotel.day(2)])

  // Dragging it two days to the right in its own room asks about the new dates.
  const box = await bar.boundingBox()
  if (!box) throw new Error('the bar is not drawn')
  const dayWidth = box.width / 2
  const [x, y] = [box.x + 30, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dayWidth, y, { steps: 4 })
  await page.mouse.move(x + 2 * dayWidth, y, { steps: 4 })
  await page.mouse.up()
  const ask = page.getByRole('dialog', { name: 'Change the dates of Ana Ruiz?' })
  await expect(ask.getByText('These nights are available.')).toBeVisible()
  await expect(ask.getByText('New total')).toBeVisible()
  await ask.getByRole('button', { name: 'Change dates' }).click()
  await expect.poll(() => readStay(ana.id)).toEqual(['103', testHotel.day(4)])
  await expect.poll(async () => (await bar.boundingBox())?.x).toBeGreaterThan(box.x + dayWidth)

  // Someone else takes the room in the meantime; the chart does not know yet, but the server does.
  await page.route('**/bookings/tape**', (route) => route.abort())
  const chloe = await testHotel.book('Chloe Lund', 4, 6)
  await testHotel.assign(chloe, 0)
  await bar.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That room is taken on one of these nights.').first()).toBeVisible()
  await page.unroute('**/bookings/tape**')
  expect(await readStay(ana.id)).toEqual(['103', testHotel.day(4)])
})

test('an empty night becomes a block or a booking; a block names the guests it would displace, and ends', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  await testHotel.assign(await testHotel.book('Ana Ruiz', 4, 6), 1)
  await page.goto(`/bookings/calendar?hotel=${testHotel.hotel.id}`)
  /** Opens the menu of an empty night, counted from today; the chart starts with yesterday. */
  const openNight = async (room: string, night: number, lastNight = night) => {
    const cells = page.getByRole('listitem', { name: room }).locator('[data-cells]')
    const box = await cells.boundingBox()
    if (!box) throw new Error('the row is not drawn')
    const xOf = (number: number) => (box.width / 14) * (number + 2)
    if (night === lastNight) return cells.click({ position: { x: xOf(night), y: box.height / 2 } })
    await page.mouse.move(box.x + xOf(night), box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + xOf(lastNight), box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
  }
  await openNight('Room 102', 3)
  await page.getByRole('menuitem', { name: 'Block the room' }).click()
  const dialog = page.getByRole('dialog', { name: 'Block a room' })
  await expect(dialog.getByLabel('First night')).toHaveValue(testHotel.day(3))
  await dialog.getByLabel('Free again on').fill(testHotel.day(5))
  await dialog.getByLabel('Reason').fill('The shower leaks')
  await expect(dialog.getByRole('button', { name: 'Block the room' })).toBeDisabled()
  await dialog.getByRole('button', { name: /^Move Ana Ruiz to room / }).click()
  await dialog.getByRole('button', { name: 'Block the room' }).click()
  const block = page.getByRole('button', { name: /^Room 102 is out of order: The shower leaks/ })
  await expect(block).toBeVisible()
  const blocks = async () =>
    (await server.sql`SELECT 1 FROM room_blocks WHERE hotel_id = ${testHotel.hotel.id}`).length
  expect(await blocks()).toBe(1)
  await block.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Back in order' }).click()
  await expect(page.getByText('The room is back in order and on sale.')).toBeVisible()
  await expect(block).toHaveCount(0)
  expect(await blocks()).toBe(0)

  await openNight('Room 102', 3, 5)
  await page.getByRole('menuitem', { name: 'New booking' }).click()
  await expect(page.getByLabel('Check-in')).toHaveValue(testHotel.day(3))
  await expect(page.getByLabel('Check-out')).toHaveValue(testHotel.day(6))
  await expect(page.getByLabel('Room number')).toHaveValue(testHotel.type.rooms[1]?.id ?? '')
  await page.getByLabel('Guest name').fill('Ben Okri')
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(page.getByText('The booking of Ben Okri is confirmed.')).toBeVisible()
  const [row] = await server.sql`
    SELECT r.number FROM booking_stays s JOIN rooms r ON r.id = s.room_id JOIN bookings b ON b.id = s.booking_id
    WHERE b.hotel_id = ${testHotel.hotel.id} AND b.guest_name = 'Ben Okri'`
  expect(row?.number).toBe('102')
})
