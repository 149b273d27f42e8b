import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

const day = 86_400_000

test('the desk is asked before two parties are in one room: at check-in, at a move, and when a check-out is undone', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'), 3)
  const [first, second] = testHotel.type.rooms
  const step = (id: string, to: string) =>
    testHotel.send('POST', `/bookings/${id}/transitions`, { to, openBalance: 'The company pays' })
  // Since yesterday Ana has been in room 101, which she should leave today, and Cleo in 102.
  await server.setClock(new Date(Date.now() - day).toISOString())
  const ana = await testHotel.book('Ana Ruiz', -1, 0, { roomId: first?.id })
  const cleo = await testHotel.book('Cleo Marin', -1, 3, { roomId: second?.id })
  for (const { id } of [ana, cleo]) await step(id, 'checked-in')
  await server.setClock()
  const ben = await testHotel.book('Ben Okri', 0, 2, { roomId: first?.id })
  const readRoom = async (id: string) => {
    const rows = await server.sql`
      SELECT r.number FROM booking_stays s JOIN rooms r ON r.id = s.room_id
      WHERE s.booking_id = ${id} ORDER BY lower(s.stay) DESC`
    return rows[0]?.number
  }
  const readState = async (id: string) =>
    (await server.sql`SELECT state FROM bookings WHERE id = ${id}`)[0]?.state
  const dialog = page.getByRole('dialog')
  const notLeft = 'The guests of room 101 have not checked out.'

  await test.step('at check-in', async () => {
    await page.goto('/bookings/day')
    await page.getByRole('button', { name: 'Arrived: Ben Okri' }).click()
    await expect(dialog.getByText(notLeft)).toBeVisible()
    await expect(dialog.getByText('Check in anyway? Otherwise choose another room')).toBeVisible()
    expect(await readState(ben.id)).toBe('confirmed')
    await dialog.getByRole('button', { name: 'Check in anyway' }).click()
    await expect(page.getByText('Ben Okri is checked in.')).toBeVisible()
    expect([await readState(ben.id), await readRoom(ben.id)]).toEqual(['checked-in', '101'])
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => readState(ben.id)).toBe('confirmed')
    const [stay] = ben.stays
    const { version } = await server.sql<
      { version: number }[]
    >`SELECT version FROM bookings WHERE id = ${ben.id}`.then(([row]) => ({ version: row?.version }))
    await testHotel.send('PUT', `/bookings/${ben.id}/rooms/${stay?.id}`, { roomId: null, version })
  })

  await test.step('when a guest in house is given the room', async () => {
    await page.goto(`/bookings?booking=${cleo.id}`)
    const panel = page.getByRole('complementary', { name: /booking/i })
    await panel.getByRole('button', { name: 'Change room 102' }).click()
    await dialog.getByLabel('Room').selectOption('101')
    await dialog.getByRole('button', { name: 'Assign room' }).click()
    await expect(dialog.getByText(`${notLeft} Move there anyway?`)).toBeVisible()
    // Another choice is not what was asked about.
    await dialog.getByLabel('Room').selectOption('103')
    await expect(dialog.getByRole('button', { name: 'Assign room' })).toBeVisible()
    await dialog.getByLabel('Room').selectOption('101')
    await dialog.getByRole('button', { name: 'Assign room' }).click()
    await dialog.getByRole('button', { name: 'Assign anyway' }).click()
    await expect(page.getByText('Cleo Marin has room 101.')).toBeVisible()
    expect(await readRoom(cleo.id)).toBe('101')
  })

  await test.step('when the stay is moved in the calendar', async () => {
    const bars = page.getByRole('button', { name: /^Cleo Marin, checked in/ })
    const drop = async (tonight: typeof bars, key: 'ArrowDown' | 'ArrowUp') => {
      await tonight.focus()
      for (const each of ['Enter', key, 'Enter']) await page.keyboard.press(each)
    }
    await page.goto(`/bookings/calendar?hotel=${testHotel.hotel.id}`)
    await drop(bars.first(), 'ArrowDown')
    await expect(page.getByText(/Cleo Marin was moved: Room 102/)).toBeVisible()
    await expect.poll(() => readRoom(cleo.id)).toBe('102')
    await drop(bars.last(), 'ArrowUp')
    await expect(dialog.getByText(`${notLeft} Move there anyway?`)).toBeVisible()
    expect(await readRoom(cleo.id)).toBe('102')
    await dialog.getByRole('button', { name: 'Move anyway' }).click()
    await expect.poll(() => readRoom(cleo.id)).toBe('101')
  })

  await test.step('when a check-out is undone and the next guest is in the room', async () => {
    await step(ana.id, 'checked-out')
    await page.goto(`/bookings?booking=${ana.id}`)
    await page.getByRole('button', { name: 'Undo departure' }).click()
    const question = 'The next guests of room 101 have checked in. Undo the departure anyway?'
    await expect(dialog.getByText(question)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await readState(ana.id)).toBe('checked-out')
    await page.getByRole('button', { name: 'Undo departure' }).click()
    await dialog.getByRole('button', { name: 'Undo anyway' }).click()
    await expect(page.getByText('Undone: Ana Ruiz is still checked in.')).toBeVisible()
    expect(await readState(ana.id)).toBe('checked-in')
  })
})
