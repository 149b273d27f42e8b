import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { jobsDone } from '../../../../test/mail.ts'
import { simpleTaxes } from '../../../../test/tax-rules.ts'
import { happened, miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dates = (testHotel: TestHotel, first: number, last: number) => ({
  checkInOn: testHotel.day(first),
  checkOutOn: testHotel.day(last),
})
const quote = (testHotel: TestHotel, id: string, wish: object) =>
  testHotel.ask('POST', `/api/v1/bookings/${id}/stay/quote`, wish)

describe('POST /bookings/:id/stay/quote', () => {
  test('returns the new price, the difference and the email exactly as the change makes them', async () => {
    const testHotel = await openTestHotel(app, 2)
    await testHotel.setTaxes(simpleTaxes({ cityTaxCents: 100, vatPercent: 10, vatIncluded: false }))
    const guest = { name: 'Hana Nakamura', email: 'hana-quote@example.test' }
    const booking = await testHotel.book({ guest })
    await testHotel.data(
      testHotel.edit({ priceCents: 15_000 }, { fromOn: testHotel.day(12), untilOn: testHotel.day(20) }),
    )
    const quoted = await testHotel.data(quote(testHotel, booking.id, dates(testHotel, 11, 14)))
    expect(quoted).toEqual({
      ...dates(testHotel, 11, 14),
      currency: 'EUR',
      added: [
        { night: testHotel.day(12), priceCents: 15_000 },
        { night: testHotel.day(13), priceCents: 15_000 },
      ],
      removed: [{ night: testHotel.day(10), priceCents: 10_000 }],
      roomCents: 40_000,
      fees: [],
      cityTaxCents: 600,
      cityTaxName: null,
      vatCents: 4000,
      vatIncluded: false,
      totalCents: 44_600,
      differenceCents: 44_600 - booking.totalCents,
      extrasCents: { before: 0, after: 0 },
      lostRooms: [],
      obstacles: [],
      mail: {
        to: guest.email,
        subject: `Your stay at ${testHotel.hotel.name} has changed (${booking.reference})`,
        text: expect.stringContaining('was moved from'),
      },
    })
    expect(await testHotel.get(booking.id)).toMatchObject({ version: 1, totalCents: booking.totalCents })
    const { version } = booking
    const after = await testHotel.data(
      testHotel.changeStay(booking.id, { ...dates(testHotel, 11, 14), version }),
    )
    expect(after.totalCents).toBe(quoted.totalCents)
    await jobsDone(app)
    const mail = app.sent.filter(({ to }) => to === guest.email).at(-1)
    expect(mail?.subject).toBe(quoted.mail.subject)
    expect(mail?.text).toContain(quoted.mail.text)
  })

  test('names the obstacles, and the rooms that would be lost', async () => {
    const testHotel = await openTestHotel(app, 2)
    const [room] = testHotel.type.rooms
    const one = await testHotel.book()
    const two = await testHotel.book({ ...dates(testHotel, 20, 22) })
    await testHotel.data(testHotel.assign(one.id, one.stays[0].id, room.id, 1))
    await testHotel.data(testHotel.assign(two.id, two.stays[0].id, room.id, 1))
    expect(await testHotel.data(quote(testHotel, one.id, dates(testHotel, 19, 21)))).toMatchObject({
      lostRooms: [room.number],
      obstacles: [],
    })
    const same = { stayId: one.stays[0].id, roomId: room.id }
    const taken = await testHotel.data(quote(testHotel, one.id, { ...dates(testHotel, 19, 21), room: same }))
    expect(taken.obstacles).toEqual([{ kind: 'room-taken', params: { roomNumber: room.number } }])
    await testHotel.book({
      ...dates(testHotel, 30, 31),
      rooms: [{ roomTypeId: testHotel.type.id, quantity: 2 }],
    })
    await testHotel.data(
      testHotel.edit({ closed: true }, { fromOn: testHotel.day(31), untilOn: testHotel.day(31) }),
    )
    const full = await testHotel.data(quote(testHotel, one.id, dates(testHotel, 29, 32)))
    expect(full.obstacles).toEqual([
      { kind: 'sold-out', params: { name: 'Double', on: testHotel.day(30) } },
      { kind: 'night-closed', params: { name: 'Double', on: testHotel.day(31) } },
    ])
    const past = await testHotel.data(quote(testHotel, one.id, dates(testHotel, -3, 2)))
    expect(past).toMatchObject({
      obstacles: [{ kind: 'check-in-past', params: {} }],
      differenceCents: 0,
      mail: null,
    })
  })

  test('has no email without an address or for a hold; somebody else’s booking is not found', async () => {
    const testHotel = await openTestHotel(app, 3)
    const silent = await testHotel.book({ takenBy: 'phone', guest: { name: 'Ada' } })
    const held = await testHotel.book({ state: 'held' })
    for (const { id } of [silent, held]) {
      expect((await testHotel.data(quote(testHotel, id, dates(testHotel, 11, 13)))).mail).toBeNull()
    }
    const { token } = await createActor(app, 'hotel')
    const path = `/api/v1/bookings/${silent.id}/stay/quote`
    expect((await app.ask('POST', path, { token, body: dates(testHotel, 11, 13) })).status).toBe(404)
  })
})

describe('PUT /bookings/:id/stay with more than dates', () => {
  test('does not email the guest if that is requested, and says so', async () => {
    const testHotel = await openTestHotel(app, 2, { hotel: { contactEmail: 'quiet-desk@example.test' } })
    const guest = { name: 'Ana Ruiz', email: 'ana-quiet@example.test' }
    const { id } = await testHotel.book({ guest })
    const wish = { ...dates(testHotel, 11, 13), version: 1, mailGuest: false }
    const moved = await testHotel.data(testHotel.changeStay(id, wish))
    expect(happened(moved).at(-1)?.text).toMatch(/\. The guest was not emailed$/)
    await jobsDone(app)
    const subjects = (to: string) => app.sent.filter((mail) => mail.to === to).map(({ subject }) => subject)
    expect(subjects(guest.email)).toHaveLength(1)
    expect(subjects('quiet-desk@example.test')).toEqual([
      expect.stringContaining(`at ${testHotel.hotel.name}`),
      expect.stringMatching(new RegExp(`at ${testHotel.hotel.name} has changed: Ana Ruiz`)),
    ])
  })

  test('moves dates and room at once, also into another type, or neither', async () => {
    const testHotel = await openTestHotel(app, 1)
    const suite = await testHotel.addType(1, { name: 'Suite', basePriceCents: 30_000 })
    const { id, stays } = await testHotel.book()
    const room = { stayId: stays[0].id, roomId: suite.rooms[0].id }
    const moved = await testHotel.data(
      testHotel.changeStay(id, { ...dates(testHotel, 14, 17), room, version: 1 }),
    )
    expect(moved).toMatchObject({
      ...dates(testHotel, 14, 17),
      // The room is of another type, but the agreed price stays.
      totalCents: 30_000,
      version: 2,
      stays: [{ roomTypeName: 'Suite', roomId: suite.rooms[0].id, ...dates(testHotel, 14, 17) }],
    })
    expect(await miscounts(app)).toEqual([])
    await testHotel.book({ ...dates(testHotel, 20, 22), rooms: [{ roomTypeId: suite.id, quantity: 1 }] })
    const refused = await testHotel.changeStay(id, { ...dates(testHotel, 19, 21), room, version: 2 })
    expect(refused.status).toBe(409)
    expect(await testHotel.get(id)).toMatchObject({ ...dates(testHotel, 14, 17), version: 2 })
    const out = await testHotel.data(
      testHotel.changeStay(id, { ...dates(testHotel, 14, 17), room: { ...room, roomId: null }, version: 2 }),
    )
    expect(out.stays[0].roomId).toBeNull()
  })
})
