import { faultsInBothThemes } from './fixtures/axe.ts'
import { picture } from './fixtures/pictures.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

test('housekeeping on a phone: rooms are cleaned with one thumb, seen by the desk, and warned of at check-in', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  test.slow()
  const testHotel = await openTestHotel(server, await signedIn('hotel'), 4)
  const { hotel, base } = testHotel
  const ana = await testHotel.assign(await testHotel.book('Ana Ruiz', 0, 2), 0)
  await testHotel.send('PUT', `${base}/housekeeping/rooms/${testHotel.type.rooms[0]?.id}/state`, {
    state: 'dirty',
    version: 0,
  })
  await testHotel.send('PUT', `${base}/housekeeping/rooms/${testHotel.type.rooms[1]?.id}/state`, {
    state: 'dirty',
    version: 0,
  })
  const readState = async (number: string) => {
    const [row] = await server.sql`
      SELECT s.state FROM room_states s JOIN rooms r ON r.id = s.room_id
      WHERE r.hotel_id = ${hotel.id} AND r.number = ${number}`
    return row?.state
  }

  // At the desk the room of the guest is dirty: the day says so, and check-in asks.
  const desk = await context.newPage()
  await desk.goto(`/bookings/day?hotel=${hotel.id}`)
  await desk.getByRole('button', { name: 'Arrived: Ana Ruiz' }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByText('Room 101 is not clean yet.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Check in anyway' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/bookings/housekeeping?hotel=${hotel.id}`)
  const clean = page.getByRole('button', { name: 'Mark room 101 as clean' })
  const target = await clean.boundingBox()
  expect(target?.height).toBeGreaterThanOrEqual(44)
  expect(target?.x, 'under the thumb').toBeGreaterThan(195)
  await expect(page.getByText('Arrival today')).toBeVisible()
  await expect(page.getByText('Ana Ruiz')).toHaveCount(0)
  expect(await faultsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 390, height: 844 })

  // One tap, taken back, and done again; the dialog at the desk follows. Two quick taps on one spot count as one, so
  // the second is further to the right.
  await clean.click({ position: { x: 8, y: 24 } })
  // A change can be taken back once it is saved.
  await expect.poll(() => readState('101')).toBe('clean')
  await page.getByRole('button', { name: 'Undo: room 101 is clean' }).click({ position: { x: 70, y: 24 } })
  await expect.poll(() => readState('101')).toBe('dirty')
  await clean.click({ position: { x: 8, y: 24 } })
  await expect(dialog.getByText('Room 101 is not clean yet.')).toHaveCount(0)
  await expect.poll(() => readState('101')).toBe('clean')
  await dialog.getByRole('button', { name: 'Check in', exact: true }).click()
  await expect
    .poll(async () => (await server.sql`SELECT state FROM bookings WHERE id = ${ana.id}`)[0]?.state)
    .toBe('checked-in')
  await expect(page.getByText('Has arrived')).toBeVisible()

  // A note with a photo, and the room out of order.
  await page.getByRole('button', { name: /^Room 102/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Room 102' })
  await sheet.getByRole('button', { name: 'Add a note' }).click()
  await sheet.getByRole('textbox', { name: 'Note' }).fill('The shower leaks')
  const photo = { name: 'leak.png', mimeType: 'image/png', buffer: await picture('teal') }
  await sheet.getByLabel('Add a photo').setInputFiles(photo)
  await sheet.getByRole('button', { name: 'Save note' }).click()
  await expect(sheet.getByRole('img', { name: 'Photo of room 102: The shower leaks' })).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Add a note' }).click()
  await sheet.getByText('Lost property').click()
  await sheet.getByRole('textbox', { name: 'Note' }).fill('A charger')
  await sheet.getByRole('button', { name: 'Save note' }).click()
  // The sheet says it, and so does the list behind it.
  await expect(page.getByText('A charger')).toHaveCount(2)
  await sheet.getByRole('button', { name: 'Take out of order' }).click()
  const block = page.getByRole('dialog', { name: 'Block a room' })
  await block.getByLabel('Reason').fill('The shower leaks')
  await block.getByRole('button', { name: 'Block the room' }).click()
  await expect(block).toHaveCount(0)
  await page.getByRole('link', { name: /All$/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Out of order' })).toHaveCount(1)

  // The calendar has a mark beside each room, and the booking beside its own.
  await desk.goto(`/bookings/calendar?hotel=${hotel.id}`)
  await expect(desk.getByRole('listitem', { name: 'Room 102' }).getByTitle('Out of order')).toBeVisible()
  await expect(desk.getByRole('listitem', { name: 'Room 103' }).getByTitle('Clean')).toBeVisible()
  await desk.goto(`/bookings/calendar?hotel=${hotel.id}&booking=${ana.id}`)
  await expect(desk.getByRole('list', { name: 'Rooms' }).getByTitle('Clean')).toBeVisible()
})
