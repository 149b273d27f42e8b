import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { simpleTaxes } from '../../../../test/tax-rules.ts'
import { happened, miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const sold = async (testHotel: TestHotel, from: number, until: number, typeId?: string) =>
  (await testHotel.nights(testHotel.day(from), testHotel.day(until), typeId)).map(
    (night: { sold: number }) => night.sold,
  )

function dates(testHotel: TestHotel, first: number, last: number, version = 1) {
  return { checkInOn: testHotel.day(first), checkOutOn: testHotel.day(last), version }
}

describe('PUT /bookings/:id/stay', () => {
  test('lengthens a stay: new nights at the price of today, old ones as agreed', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.setTaxes(simpleTaxes({ cityTaxCents: 100, vatPercent: 10, vatIncluded: false }))
    const { id, totalCents } = await testHotel.book()
    expect(totalCents).toBe(20_000 + 400 + 2000)
    await testHotel.data(testHotel.edit({ priceCents: 15_000 }, { untilOn: testHotel.day(20) }))
    const longer = await testHotel.data(testHotel.changeStay(id, dates(testHotel, 9, 13)))
    const [stay] = longer.stays
    expect(stay.nightlyCents.map((night: { priceCents: number }) => night.priceCents)).toEqual([
      10_000, 10_000, 10_000, 15_000,
    ])
    expect(longer).toMatchObject({
      checkInOn: testHotel.day(9),
      checkOutOn: testHotel.day(13),
      nights: 4,
      roomCents: 45_000,
      cityTaxCents: 800,
      vatCents: 4500,
      totalCents: 50_300,
      totalUsdCents: 58_348,
      version: 2,
    })
    expect(happened(longer).at(-1)).toMatchObject({
      kind: 'moved',
      text: expect.stringContaining('Moved from'),
    })
    expect(await sold(testHotel, 8, 13)).toEqual([0, 1, 1, 1, 1, 0])
  })

  test('shortens a stay: the nights left leave the total and are free again', async () => {
    const testHotel = await openTestHotel(app, 1)
    const { id } = await testHotel.book({ checkOutOn: testHotel.day(14) })
    const shorter = await testHotel.data(testHotel.changeStay(id, dates(testHotel, 11, 13)))
    expect(shorter).toMatchObject({ nights: 2, totalCents: 20_000 })
    expect(await sold(testHotel, 10, 13)).toEqual([0, 1, 1, 0])
    await testHotel.book({ checkInOn: testHotel.day(13), checkOutOn: testHotel.day(14) })
  })

  test('moves a stay somewhere else altogether, also onto nights of its own', async () => {
    const testHotel = await openTestHotel(app, 1)
    const { id } = await testHotel.book()
    await testHotel.data(testHotel.changeStay(id, dates(testHotel, 30, 33)))
    await testHotel.data(testHotel.changeStay(id, dates(testHotel, 32, 35, 2)))
    expect(await sold(testHotel, 10, 11)).toEqual([0, 0])
    expect(await sold(testHotel, 29, 35)).toEqual([0, 0, 0, 1, 1, 1, 0])
    expect(await miscounts(app)).toEqual([])
  })

  test('is refused as a whole where one new night is full or closed', async () => {
    const testHotel = await openTestHotel(app, 1)
    const { id } = await testHotel.book()
    await testHotel.book({ checkInOn: testHotel.day(14), checkOutOn: testHotel.day(15) })
    const full = await testHotel.changeStay(id, dates(testHotel, 12, 16))
    expect([full.status, full.body.message]).toEqual([
      409,
      expect.stringContaining('There is no room left on'),
    ])
    await testHotel.data(
      testHotel.edit({ closed: true }, { fromOn: testHotel.day(20), untilOn: testHotel.day(20) }),
    )
    const closed = await testHotel.changeStay(id, dates(testHotel, 19, 22))
    expect([closed.status, closed.body.message]).toEqual([409, expect.stringContaining('is closed')])
    expect(await testHotel.get(id)).toMatchObject({ checkInOn: testHotel.day(10), version: 1 })
    expect(await miscounts(app)).toEqual([])
  })

  test('a stay keeps its own nights also where they were closed since', async () => {
    const testHotel = await openTestHotel(app, 1)
    const { id } = await testHotel.book()
    await testHotel.data(testHotel.edit({ closed: true }))
    expect((await testHotel.changeStay(id, dates(testHotel, 10, 13))).status).toBe(200)
  })

  test('is refused on an older version, for two at once also', async () => {
    const testHotel = await openTestHotel(app)
    const { id } = await testHotel.book()
    const answers = await Promise.all(
      [11, 12, 13, 14].map((last) => testHotel.changeStay(id, dates(testHotel, 9, last))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect((await testHotel.changeStay(id, dates(testHotel, 10, 12))).status).toBe(409)
    expect(await miscounts(app)).toEqual([])
  })

  test('only the check-out of a guest in house can change, and not into the past', async () => {
    const testHotel = await openTestHotel(app)
    const { id } = await testHotel.book({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(3) })
    await testHotel.data(testHotel.transition(id, 'checked-in'))
    expect((await testHotel.changeStay(id, dates(testHotel, 1, 3, 2))).status).toBe(409)
    app.advance(2 * 86_400_000)
    expect((await testHotel.changeStay(id, dates(testHotel, -2, -1, 2))).status).toBe(400)
    const longer = await testHotel.data(testHotel.changeStay(id, dates(testHotel, -2, 5, 2)))
    expect(longer).toMatchObject({ nights: 7, state: 'checked-in' })
    expect(await sold(testHotel, -2, 5)).toEqual([1, 1, 1, 1, 1, 1, 1, 0])
  })

  test.each([
    ['backwards', 12, 12, 400],
    ['into the past', -1, 3, 400],
    ['too long', 10, 376, 400],
    ['too far ahead', 1090, 1096, 400],
  ])('is refused %s', async (_name, first, last, status) => {
    const testHotel = await openTestHotel(app)
    const { id } = await testHotel.book()
    expect((await testHotel.changeStay(id, dates(testHotel, first, last))).status).toBe(status)
  })

  test('is refused once the booking is over', async () => {
    const testHotel = await openTestHotel(app)
    const { id } = await testHotel.book()
    await testHotel.data(testHotel.transition(id, 'cancelled', { cancelledBy: 'hotel' }))
    const answer = await testHotel.changeStay(id, dates(testHotel, 10, 13, 2))
    expect([answer.status, answer.body.message]).toEqual([409, 'A stay that is cancelled cannot be changed.'])
  })

  test('keeps the room where it is free, and says so where it is not', async () => {
    const testHotel = await openTestHotel(app, 2)
    const [first] = testHotel.type.rooms
    const one = await testHotel.book()
    const two = await testHotel.book({ checkInOn: testHotel.day(20), checkOutOn: testHotel.day(22) })
    await testHotel.data(testHotel.assign(one.id, one.stays[0].id, first.id, 1))
    await testHotel.data(testHotel.assign(two.id, two.stays[0].id, first.id, 1))
    const kept = await testHotel.data(testHotel.changeStay(one.id, dates(testHotel, 14, 16, 2)))
    expect(kept.stays[0].roomNumber).toBe(first.number)
    const cleared = await testHotel.data(testHotel.changeStay(one.id, dates(testHotel, 19, 21, 3)))
    expect(cleared.stays[0].roomNumber).toBeNull()
    expect(happened(cleared).map(({ text }) => text)).toContain(
      `Room ${first.number} is taken on the new dates: the stay needs another room`,
    )
    expect(await miscounts(app)).toEqual([])
  })
})

describe('PUT /bookings/:id/rooms/:stayId', () => {
  test('assigns a room, another one, and none', async () => {
    const testHotel = await openTestHotel(app, 2)
    const [first, second] = testHotel.type.rooms
    const { id, stays } = await testHotel.book()
    const [stay] = stays
    const put = (roomId: string | null, version: number) =>
      testHotel.data(testHotel.assign(id, stay.id, roomId, version))
    expect((await put(first.id, 1)).rooms).toEqual([
      { roomTypeId: testHotel.type.id, name: 'Double', number: first.number },
    ])
    expect((await put(second.id, 2)).stays[0]).toMatchObject({ roomId: second.id, roomNumber: second.number })
    const out = await put(null, 3)
    expect(out).toMatchObject({ stays: [{ roomId: null }], version: 4 })
    expect(
      happened(out)
        .slice(1)
        .map(({ text }) => text),
    ).toEqual([
      `Assigned to room ${first.number}`,
      `Moved from room ${first.number} to ${second.number}`,
      `Removed from room ${second.number}`,
    ])
    expect(await sold(testHotel, 10, 11)).toEqual([1, 1])
  })

  test('never puts two stays into one room on one night; a check-out day is free for the next', async () => {
    const testHotel = await openTestHotel(app, 3)
    const [room] = testHotel.type.rooms
    const one = await testHotel.book()
    const two = await testHotel.book({ checkInOn: testHotel.day(11), checkOutOn: testHotel.day(13) })
    const next = await testHotel.book({ checkInOn: testHotel.day(12), checkOutOn: testHotel.day(14) })
    const assign = (booking: typeof one) => testHotel.assign(booking.id, booking.stays[0].id, room.id, 1)
    await testHotel.data(assign(one))
    const refused = await assign(two)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'That room is taken on one of these nights.',
    ])
    await testHotel.data(assign(next))
    await testHotel.data(testHotel.transition(one.id, 'cancelled', { cancelledBy: 'hotel' }))
    expect((await assign(two)).status).toBe(409)
    await testHotel.data(testHotel.transition(next.id, 'cancelled', { cancelledBy: 'hotel' }))
    await testHotel.data(assign(two))
  })

  test('of many at once for one room one wins', async () => {
    const testHotel = await openTestHotel(app, 8)
    const [room] = testHotel.type.rooms
    const made = await Promise.all(Array.from({ length: 8 }, () => testHotel.book()))
    const answers = await Promise.all(
      made.map(({ id, stays }) => testHotel.assign(id, stays[0].id, room.id, 1)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  })

  test('into another type takes the nights along, at the agreed price', async () => {
    const testHotel = await openTestHotel(app, 1)
    const suite = await testHotel.addType(1, { name: 'Suite', basePriceCents: 30_000 })
    const { id, stays } = await testHotel.book()
    const moved = await testHotel.data(testHotel.assign(id, stays[0].id, suite.rooms[0].id, 1))
    expect(moved).toMatchObject({ totalCents: 20_000, stays: [{ roomTypeName: 'Suite' }] })
    expect(await sold(testHotel, 10, 11)).toEqual([0, 0])
    expect(await sold(testHotel, 10, 11, suite.id)).toEqual([1, 1])
    await testHotel.book()
    const full = await testHotel.tryBook({ rooms: [{ roomTypeId: suite.id, quantity: 1 }] })
    expect(full.status).toBe(409)
    expect(await miscounts(app)).toEqual([])
  })

  test('into another type is refused where that is full', async () => {
    const testHotel = await openTestHotel(app, 1)
    const suite = await testHotel.addType(1, { name: 'Suite' })
    await testHotel.book({ rooms: [{ roomTypeId: suite.id, quantity: 1 }] })
    const { id, stays } = await testHotel.book()
    const refused = await testHotel.assign(id, stays[0].id, suite.rooms[0].id, 1)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('no room left')])
    expect(await miscounts(app)).toEqual([])
  })

  test('a guest in house changes rooms from tonight on; the nights before stay where they were', async () => {
    const testHotel = await openTestHotel(app, 2)
    const suite = await testHotel.addType(1, { name: 'Suite' })
    const [room] = testHotel.type.rooms
    const { id, stays } = await testHotel.book({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(5) })
    await testHotel.data(testHotel.assign(id, stays[0].id, room.id, 1))
    await testHotel.data(testHotel.transition(id, 'checked-in'))
    app.advance(2 * 86_400_000)
    const moved = await testHotel.data(testHotel.assign(id, stays[0].id, suite.rooms[0].id, 3))
    const parts = moved.stays.map((stay: Record<string, unknown>) => [
      stay.roomTypeName,
      stay.checkInOn,
      stay.checkOutOn,
    ])
    expect(parts).toEqual([
      ['Double', testHotel.day(-2), testHotel.day(0)],
      ['Suite', testHotel.day(0), testHotel.day(3)],
    ])
    expect(await sold(testHotel, -2, 2)).toEqual([1, 1, 0, 0, 0])
    expect(await sold(testHotel, -2, 2, suite.id)).toEqual([0, 0, 1, 1, 1])
    const longer = await testHotel.data(testHotel.changeStay(id, dates(testHotel, -2, 4, moved.version)))
    expect(longer.totalCents).toBe(60_000)
    expect(await sold(testHotel, 0, 4, suite.id)).toEqual([1, 1, 1, 1, 0])
    const left = await testHotel.data(testHotel.transition(id, 'checked-out'))
    expect(left).toMatchObject({ checkOutOn: testHotel.day(0), totalCents: 60_000 })
    expect(await sold(testHotel, 0, 4, suite.id)).toEqual([0, 0, 0, 0, 0])
    expect(await miscounts(app)).toEqual([])
  })

  test('is refused for a room or a stay of somebody else, an older version, or a booking that is over', async () => {
    const testHotel = await openTestHotel(app)
    const other = await openTestHotel(app)
    const { id, stays } = await testHotel.book()
    const [room] = testHotel.type.rooms
    expect((await testHotel.assign(id, stays[0].id, other.type.rooms[0].id, 1)).status).toBe(404)
    const theirs = await other.book()
    expect((await testHotel.assign(id, theirs.stays[0].id, room.id, 1)).status).toBe(404)
    expect((await testHotel.assign(id, stays[0].id, room.id, 0)).status).toBe(409)
    await testHotel.data(testHotel.transition(id, 'cancelled', { cancelledBy: 'hotel' }))
    expect((await testHotel.assign(id, stays[0].id, room.id, 2)).status).toBe(409)
  })
})

describe('PUT /bookings/:id/details', () => {
  test('changes guest, notes and requests, and says what', async () => {
    const testHotel = await openTestHotel(app)
    const { id } = await testHotel.book()
    const guest = {
      name: 'Hana Sato',
      email: 'HANA@example.test',
      phone: '+81 3 5555 0100',
      country: 'JP',
      language: 'ja',
    }
    const path = `/api/v1/bookings/${id}/details`
    const body = { guest, notes: 'Late', specialRequests: '', version: 1 }
    const changed = await testHotel.data(testHotel.ask('PUT', path, body))
    expect(changed).toMatchObject({
      guest: { ...guest, email: 'hana@example.test' },
      notes: 'Late',
      version: 2,
    })
    expect(happened(changed).at(-1)).toMatchObject({
      kind: 'changed',
      text: 'Changed name, phone, country, language, notes',
    })
    expect((await testHotel.ask('PUT', path, body)).status).toBe(409)
    const same = await testHotel.data(testHotel.ask('PUT', path, { ...body, version: 2 }))
    expect(same).toMatchObject({ version: 2 })
    const nul = await testHotel.ask('PUT', path, { ...body, notes: 'a\0b', version: 2 })
    expect(nul.status).toBe(400)
  })
})
