import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingChange } from '@roomlark/contract/bookings/booking-changes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { changeAsQuoted, makeChange, quoteChange } from '../../../../test/booking/changes.ts'
import { createActor } from '../../../../test/factories.ts'
import { jobsDone } from '../../../../test/mail.ts'
import { addPartnership } from '../../../../test/partnerships.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { simpleTaxes } from '../../../../test/tax-rules.ts'
import { happened, miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { examineDatabase } from '../../../operations/doctor/doctor.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayMs = 86_400_000

type Change<Kind extends BookingChange['kind']> = Extract<BookingChange, { kind: Kind }>

const prices = (booking: Booking) =>
  booking.stays.map(({ nightlyCents }) => nightlyCents.map(({ priceCents }) => priceCents))
const lastWords = (booking: Booking) => happened(booking).at(-1)?.text
const setTaxes = (testHotel: TestHotel) =>
  testHotel.setTaxes(simpleTaxes({ cityTaxCents: 100, vatPercent: 10, vatIncluded: false }))
const sold = async (testHotel: TestHotel, typeId: string) =>
  (await testHotel.nights(testHotel.day(10), testHotel.day(13), typeId)).map(
    (night: { sold: number }) => night.sold,
  )

describe('a change of guests', () => {
  test('adds what they cost to the nights as booked, re-quotes the taxes and emails the guest once', async () => {
    const testHotel = await openTestHotel(app, 2, { type: { maxAdults: 3 } })
    await setTaxes(testHotel)
    const guest = { name: 'Jo Maier', email: 'jo-guests@example.test', language: 'de' }
    const booking = await testHotel.book({ guest })
    await testHotel.data(testHotel.edit({ priceCents: 40_000 }, { untilOn: testHotel.day(20) }))
    const change: BookingChange = { kind: 'guests', adults: 3, childAges: [4] }
    const { quote, after } = await changeAsQuoted(testHotel, booking, change)
    expect(quote).toMatchObject({
      roomCents: 25_000,
      cityTaxCents: 800,
      vatCents: 2500,
      totalCents: 28_300,
      differenceCents: 28_300 - booking.totalCents,
      nights: [10, 11].map((offset) => ({
        night: testHotel.day(offset),
        cents: { before: 10_000, after: 12_500 },
      })),
      obstacles: [],
      limits: [],
      commissionCents: null,
      feeCents: null,
      mail: { to: guest.email, text: 'Geändert: Gäste. So sieht Ihre Buchung jetzt aus.' },
    })
    expect(after).toMatchObject({ adults: 3, childAges: [4], totalCents: 28_300, version: 2 })
    expect(lastWords(after)).toBe('3 adults, 1 child instead of 2 adults')
    await jobsDone(app)
    const mails = app.sent.filter(({ to }) => to === guest.email)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.subject).toBe(quote.mail?.subject)
    expect(mails[1]?.text).toContain(quote.mail?.text)
    const many = await testHotel.data(quoteChange(testHotel, after, { ...change, adults: 9 }))
    expect(many.obstacles).toEqual([{ kind: 'too-many-guests', params: {} }])
    const refused = await makeChange(testHotel, after, { ...change, adults: 9 }, many.totalCents)
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'There are too many guests for these rooms.',
    ])
  })

  test('of guests in house leaves the nights they have slept', async () => {
    const testHotel = await openTestHotel(app, 1, { type: { maxAdults: 3 } })
    const booking = await testHotel.book({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(3) })
    const here = await testHotel.data(testHotel.transition(booking.id, 'checked-in'))
    app.advance(dayMs)
    const { after } = await changeAsQuoted(testHotel, here, { kind: 'guests', adults: 3, childAges: [] })
    expect(prices(after)).toEqual([[10_000, 12_500, 12_500]])
    const same: Change<'guests'> = { kind: 'guests', adults: 3, childAges: [] }
    const again = await changeAsQuoted(testHotel, after, same)
    expect(again.after.version).toBe(after.version)
  })
})

describe('a change of plan', () => {
  test('prices by today’s calendar, brings its own terms, and passes a minimum stay only with a reason', async () => {
    const testHotel = await openTestHotel(app, 2)
    const { id: ratePlanId } = await testHotel.data(
      testHotel.ask(
        'POST',
        `${testHotel.base}/rates/plans`,
        planInput({
          name: 'Saver',
          percent: -10,
          minStay: 3,
          mealPlan: 'breakfast',
          cancellationPolicy: { steps: [], noShowFee: { kind: 'percent', percent: 100 } },
        }),
      ),
    )
    const booking = await testHotel.book()
    const price = { stayId: booking.stays[0].id, night: testHotel.day(11), priceCents: 0 }
    const free: BookingChange = { kind: 'price', nights: [price], reason: 'Birthday of a regular' }
    const { after: gift } = await changeAsQuoted(testHotel, booking, free, { mailGuest: false })
    expect(lastWords(gift)).toMatch(
      /^Price of .*: complimentary\. Reason: .*Birthday of a regular.*\. The guest was not emailed$/,
    )
    const change: BookingChange = { kind: 'plan', ratePlanId }
    const quote = await testHotel.data(quoteChange(testHotel, gift, change))
    expect(quote).toMatchObject({
      totalCents: 9000,
      limits: [{ kind: 'min-stay', params: { name: 'Saver', nights: 3 } }],
      cancellationPolicy: { steps: [] },
      cancelFeeCents: { before: 0, after: 9000 },
    })
    expect((await makeChange(testHotel, gift, change, 9000)).status).toBe(409)
    const overrideReason = 'The owner agreed'
    const after = await testHotel.data(makeChange(testHotel, gift, change, 9000, { overrideReason }))
    expect(after).toMatchObject({ ratePlanName: 'Saver', mealPlan: 'breakfast', totalCents: 9000 })
    expect(after.cancellationPolicy).toEqual(quote.cancellationPolicy)
    // Prices agreed with the guest stay when the rate plan changes.
    expect(prices(after)).toEqual([[9000, 0]])
    expect(lastWords(after)).toContain('needs a stay of at least 3 nights. Reason: ')
    const longer = { checkInOn: testHotel.day(10), checkOutOn: testHotel.day(13), version: after.version }
    expect(prices(await testHotel.data(testHotel.changeStay(after.id, longer)))).toEqual([[9000, 0, 9000]])
    const unknown: Change<'plan'> = { kind: 'plan', ratePlanId: booking.id }
    expect((await quoteChange(testHotel, after, unknown)).status).toBe(404)
  })
})

describe('rooms of a booking', () => {
  test('change their type at its own price or the agreed one, with the counters of both types', async () => {
    const testHotel = await openTestHotel(app, 1)
    const suite = await testHotel.addType(1, { name: 'Suite', basePriceCents: 30_000 })
    const booking = await testHotel.book()
    const [stay] = booking.stays
    const place = { stayId: stay.id, roomTypeId: suite.id, roomId: suite.rooms[0].id }
    const kept = await testHotel.data(
      quoteChange(testHotel, booking, { kind: 'room-type', ...place, keepPrice: true }),
    )
    expect(kept).toMatchObject({ totalCents: 20_000, differenceCents: 0, nights: [] })
    const { after } = await changeAsQuoted(testHotel, booking, {
      kind: 'room-type',
      ...place,
      keepPrice: false,
    })
    expect(after).toMatchObject({
      totalCents: 60_000,
      stays: [{ id: stay.id, roomTypeName: 'Suite', roomNumber: suite.rooms[0].number }],
    })
    expect(lastWords(after)).toBe(`Double changed to Suite, room ${suite.rooms[0].number}`)
    expect([await sold(testHotel, testHotel.type.id), await sold(testHotel, suite.id)]).toEqual([
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ])
    await testHotel.book()
    const back = {
      kind: 'room-type',
      stayId: stay.id,
      roomTypeId: testHotel.type.id,
      keepPrice: true,
    } as const
    const full = await testHotel.data(quoteChange(testHotel, after, back))
    expect(full.obstacles).toEqual(
      [10, 11].map((offset) => ({ kind: 'sold-out', params: { name: 'Double', on: testHotel.day(offset) } })),
    )
    expect((await makeChange(testHotel, after, back, full.totalCents)).status).toBe(409)
    expect(await miscounts(app)).toEqual([])
  })

  test('are added and dropped, with the fee that the policy asks for unless it is waived', async () => {
    const testHotel = await openTestHotel(app, 2)
    const booking = await testHotel.book({ checkInOn: testHotel.day(3), checkOutOn: testHotel.day(5) })
    const { after: two } = await changeAsQuoted(testHotel, booking, {
      kind: 'add-room',
      roomTypeId: testHotel.type.id,
      adults: 1,
      childAges: [6],
    })
    expect(two).toMatchObject({ adults: 3, childAges: [6], totalCents: 40_000 })
    expect(two.stays).toHaveLength(2)
    const third: Change<'add-room'> = {
      kind: 'add-room',
      roomTypeId: testHotel.type.id,
      adults: 1,
      childAges: [],
    }
    expect((await testHotel.data(quoteChange(testHotel, two, third))).obstacles).toHaveLength(2)
    const added = two.stays.find(({ id }: { id: string }) => id !== booking.stays[0].id)
    const drop: Change<'drop-room'> = { kind: 'drop-room', stayId: added?.id ?? '' }
    const { quote, after: one } = await changeAsQuoted(testHotel, two, drop)
    expect(quote).toMatchObject({ feeCents: 10_000, totalCents: 30_000, differenceCents: -10_000 })
    expect(one).toMatchObject({ adults: 2, childAges: [], totalCents: 30_000, feeCents: null })
    expect(lastWords(one)).toBe('Dropped Double. Fee €100.00')
    const folio = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${one.id}/folio`))
    expect(folio).toMatchObject({ balanceCents: 30_000 })
    expect(folio.folios[0].lines.at(-1)).toMatchObject({ kind: 'cancellation', amountCents: 10_000 })
    const only = await quoteChange(testHotel, one, { kind: 'drop-room', stayId: one.stays[0]?.id ?? '' })
    expect([only.status, only.body.message]).toEqual([409, expect.stringContaining('Cancel the booking')])
    expect((await quoteChange(testHotel, one, drop)).status).toBe(404)
    expect(await miscounts(app)).toEqual([])
  })

  test('of guests in house are added and dropped from tonight on, and a longer stay respects that', async () => {
    const testHotel = await openTestHotel(app, 3)
    const [, second] = testHotel.type.rooms
    const booking = await testHotel.book({
      checkInOn: testHotel.day(0),
      checkOutOn: testHotel.day(3),
      adults: 2,
      rooms: [{ roomTypeId: testHotel.type.id, quantity: 2 }],
    })
    const here = await testHotel.data(testHotel.transition(booking.id, 'checked-in'))
    app.advance(dayMs)
    const { after: left } = await changeAsQuoted(testHotel, here, {
      kind: 'drop-room',
      stayId: here.stays[1].id,
    })
    expect(left).toMatchObject({ adults: 1, totalCents: 60_000, droppedFeeCents: 20_000 })
    const homeless: Change<'add-room'> = {
      kind: 'add-room',
      roomTypeId: testHotel.type.id,
      adults: 2,
      childAges: [],
    }
    expect((await quoteChange(testHotel, left, homeless)).status).toBe(409)
    const { after: more } = await changeAsQuoted(testHotel, left, { ...homeless, roomId: second.id })
    expect(more).toMatchObject({ adults: 3, totalCents: 80_000 })
    const longer = await testHotel.data(
      testHotel.changeStay(more.id, {
        checkInOn: more.checkInOn,
        checkOutOn: testHotel.day(3),
        version: more.version,
      }),
    )
    // One room for the whole stay of four nights, one that was left after a night, one since then.
    expect(longer.stays.map((stay: Booking['stays'][number]) => stay.nightlyCents.length).toSorted()).toEqual(
      [1, 3, 4],
    )
    const guests = await changeAsQuoted(testHotel, longer, { kind: 'guests', adults: 4, childAges: [] })
    expect(guests.after).toMatchObject({ adults: 4, totalCents: longer.totalCents })
    expect(await miscounts(app)).toEqual([])
  })

  test('split: two stays one after the other, drawn apart, moved together, shown on the day of the move', async () => {
    const testHotel = await openTestHotel(app, 2)
    const suite = await testHotel.addType(1, { name: 'Suite', basePriceCents: 30_000 })
    const [room] = testHotel.type.rooms
    const booking = await testHotel.book({ checkOutOn: testHotel.day(13) })
    const assigned = await testHotel.data(testHotel.assign(booking.id, booking.stays[0].id, room.id, 1))
    const split: Change<'split'> = {
      kind: 'split',
      stayId: assigned.stays[0].id,
      fromOn: testHotel.day(12),
      roomTypeId: suite.id,
      roomId: suite.rooms[0].id,
      keepPrice: false,
    }
    const { quote, after } = await changeAsQuoted(testHotel, assigned, split)
    expect(quote).toMatchObject({ totalCents: 50_000, roomNumbers: [suite.rooms[0].number] })
    expect(prices(after)).toEqual([[10_000, 10_000], [30_000]])
    expect(after.stays.map(({ roomNumber }) => roomNumber)).toEqual([room.number, suite.rooms[0].number])
    expect(after.adults).toBe(2)
    const { bars } = await testHotel.data(
      testHotel.ask(
        'GET',
        `${testHotel.base}/bookings/tape?fromOn=${testHotel.day(9)}&untilOn=${testHotel.day(14)}`,
      ),
    )
    expect(bars.map(({ roomId }: { roomId: string }) => roomId)).toEqual([room.id, suite.rooms[0].id])
    const day = await testHotel.data(
      testHotel.ask('GET', `${testHotel.base}/bookings/day?day=${testHotel.day(12)}`),
    )
    expect(day.moves).toMatchObject([
      { bookingId: after.id, fromRoom: room.number, toRoom: suite.rooms[0].number },
    ])
    const moved = await testHotel.data(
      testHotel.changeStay(after.id, {
        checkInOn: testHotel.day(11),
        checkOutOn: testHotel.day(14),
        version: after.version,
      }),
    )
    expect(prices(moved)).toEqual([[10_000], [30_000, 30_000]])
    for (const fromOn of [testHotel.day(11), testHotel.day(14)]) {
      expect((await quoteChange(testHotel, moved, { ...split, fromOn })).status).toBe(409)
    }
    expect(await miscounts(app)).toEqual([])
  })
})

describe('a swap', () => {
  async function inRoom(testHotel: TestHotel, room: { id: string }, changes: object = {}): Promise<Booking> {
    const { id, stays } = await testHotel.book(changes)
    return testHotel.data(testHotel.assign(id, stays[0].id, room.id, 1))
  }
  const swapOf = (one: Booking, other: Booking): Change<'swap'> => ({
    kind: 'swap',
    stayId: one.stays[0]?.id ?? '',
    with: { bookingId: other.id, stayId: other.stays[0]?.id ?? '', version: other.version },
  })

  test('exchanges the rooms of two stays, also of two types, at the agreed prices', async () => {
    const testHotel = await openTestHotel(app, 2)
    const suite = await testHotel.addType(1, { name: 'Suite', basePriceCents: 30_000 })
    const [room, spare] = testHotel.type.rooms
    const one = await inRoom(testHotel, room, { guest: { name: 'Ada', email: 'ada-swap@example.test' } })
    const rooms = [{ roomTypeId: suite.id, quantity: 1 }]
    const two = await inRoom(testHotel, suite.rooms[0], { rooms, checkInOn: testHotel.day(11) })
    const { quote, after } = await changeAsQuoted(testHotel, one, swapOf(one, two))
    expect(quote).toMatchObject({
      differenceCents: 0,
      roomNumbers: [suite.rooms[0].number, room.number],
      mail: { to: 'ada-swap@example.test' },
    })
    expect(after).toMatchObject({ totalCents: 20_000, stays: [{ roomId: suite.rooms[0].id }] })
    const other = await testHotel.get(two.id)
    expect(other).toMatchObject({
      version: two.version + 1,
      totalCents: 30_000,
      stays: [{ roomId: room.id }],
    })
    expect([lastWords(after), lastWords(other)]).toEqual([
      `Swapped rooms with ${two.reference}: room ${suite.rooms[0].number} instead of ${room.number}`,
      `Swapped rooms with ${one.reference}: room ${room.number} instead of ${suite.rooms[0].number}`,
    ])
    const third = await inRoom(testHotel, spare, {
      checkInOn: testHotel.day(11),
      checkOutOn: testHotel.day(14),
    })
    const fourth = await inRoom(testHotel, room, {
      checkInOn: testHotel.day(13),
      checkOutOn: testHotel.day(15),
    })
    const blocked = await testHotel.data(quoteChange(testHotel, third, swapOf(third, other)))
    expect(blocked.obstacles).toEqual([{ kind: 'room-taken', params: { roomNumber: room.number } }])
    expect((await makeChange(testHotel, third, swapOf(third, other), third.totalCents)).status).toBe(409)
    expect((await testHotel.get(fourth.id)).version).toBe(fourth.version)
    expect(await miscounts(app)).toEqual([])
  })

  test('of guests in house happens tonight; both nights before stay where they were slept', async () => {
    const testHotel = await openTestHotel(app, 2)
    const [first, second] = testHotel.type.rooms
    const dates = { checkInOn: testHotel.day(0), checkOutOn: testHotel.day(3) }
    const one = await inRoom(testHotel, first, dates)
    const two = await inRoom(testHotel, second, dates)
    const here = await testHotel.data(testHotel.transition(one.id, 'checked-in'))
    const there = await testHotel.data(testHotel.transition(two.id, 'checked-in'))
    app.advance(dayMs)
    const { after } = await changeAsQuoted(testHotel, here, swapOf(here, there))
    expect(after.stays.map(({ roomId }) => roomId)).toEqual([first.id, second.id])
    expect((await testHotel.get(two.id)).stays.map(({ roomId }: { roomId: string }) => roomId)).toEqual([
      second.id,
      first.id,
    ])
  })

  test('by two clerks at once, in either order, is made once', async () => {
    const testHotel = await openTestHotel(app, 3)
    const [first, second, third] = testHotel.type.rooms
    const one = await inRoom(testHotel, first)
    const two = await inRoom(testHotel, second)
    const three = await inRoom(testHotel, third)
    const answers = await Promise.all([
      makeChange(testHotel, one, swapOf(one, two), one.totalCents),
      makeChange(testHotel, two, swapOf(two, one), two.totalCents),
      makeChange(testHotel, two, swapOf(two, three), two.totalCents),
      makeChange(testHotel, one, { kind: 'guests', adults: 1, childAges: [] }, one.totalCents),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1)
    const lost = answers.filter(({ status }) => status === 409).map(({ body }) => body.message)
    for (const message of lost)
      expect(message).toBe('Someone else has changed this booking. Reload to continue.')
    const rooms = await Promise.all([one, two, three].map(({ id }) => testHotel.get(id)))
    expect(new Set(rooms.map(({ stays }) => stays[0].roomId)).size).toBe(3)
    expect(app.logs.filter((line) => line.includes('deadlock'))).toEqual([])
  })
})

describe('reinstating', () => {
  test('brings a cancelled booking back with its nights and without its fee, in another room if need be', async () => {
    const testHotel = await openTestHotel(app, 2)
    const [room, spare] = testHotel.type.rooms
    const guest = { name: 'Ana Ruiz', email: 'ana-back@example.test' }
    const dates = { checkInOn: testHotel.day(2), checkOutOn: testHotel.day(4) }
    const booking = await testHotel.book({ ...dates, guest })
    await testHotel.data(testHotel.assign(booking.id, booking.stays[0].id, room.id, 1))
    const gone = await testHotel.data(testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'guest' }))
    expect(gone.feeCents).toBe(10_000)
    const other = await testHotel.book(dates)
    await testHotel.data(testHotel.assign(other.id, other.stays[0].id, room.id, 1))
    const { quote, after } = await changeAsQuoted(testHotel, gone, { kind: 'reinstate' })
    expect(quote).toMatchObject({
      feeCents: 10_000,
      roomNumbers: [spare.number],
      differenceCents: 0,
      obstacles: [],
      mail: { to: guest.email, subject: expect.stringContaining('is confirmed') },
    })
    expect(after).toMatchObject({
      state: 'confirmed',
      feeCents: null,
      cancelledBy: null,
      totalCents: 20_000,
      stays: [{ roomId: spare.id }],
    })
    expect(lastWords(after)).toBe(
      `Reinstated after the cancellation: 2 nights booked again. The fee is no longer owed. Room ${room.number} is taken: room ${spare.number} instead`,
    )
    await jobsDone(app)
    expect(app.sent.filter(({ to }) => to === guest.email).map(({ subject }) => subject)).toEqual([
      ...[expect.stringContaining('is confirmed'), expect.stringContaining('is cancelled')],
      expect.stringContaining('is confirmed'),
    ])
    const twice = await quoteChange(testHotel, after, { kind: 'reinstate' })
    expect(twice.status).toBe(409)
    expect(await miscounts(app)).toEqual([])
  })

  test('is refused where the nights are sold, are over, or were only held; a no-show comes late', async () => {
    const testHotel = await openTestHotel(app, 1)
    const reinstate: Change<'reinstate'> = { kind: 'reinstate' }
    const dates = { checkInOn: testHotel.day(0), checkOutOn: testHotel.day(3) }
    const missed = await testHotel.book(dates)
    const noShow = await testHotel.data(testHotel.transition(missed.id, 'no-show'))
    app.advance(2 * dayMs)
    const { after } = await changeAsQuoted(testHotel, noShow, reinstate, { mailGuest: false })
    expect(after).toMatchObject({ state: 'confirmed', nights: 3, feeCents: null })
    expect(lastWords(after)).toContain('Reinstated after a no-show: 2 nights booked again')
    const next = await testHotel.book()
    const gone = await testHotel.data(testHotel.transition(next.id, 'cancelled', { cancelledBy: 'hotel' }))
    await testHotel.book()
    const full = await testHotel.data(quoteChange(testHotel, gone, reinstate))
    expect(full.obstacles).toHaveLength(2)
    expect((await makeChange(testHotel, gone, reinstate, gone.totalCents)).status).toBe(409)
    const held = await testHotel.book({
      state: 'held',
      checkInOn: testHotel.day(20),
      checkOutOn: testHotel.day(21),
    })
    const released = await testHotel.data(
      testHotel.transition(held.id, 'cancelled', { cancelledBy: 'hotel' }),
    )
    expect((await quoteChange(testHotel, released, reinstate)).status).toBe(409)
    expect(await miscounts(app)).toEqual([])
  })
})

describe('POST /bookings/:id/changes', () => {
  test('is refused for another total than was quoted, on an old version, and for somebody else’s booking', async () => {
    const testHotel = await openTestHotel(app, 2)
    const booking = await testHotel.book()
    const add: Change<'add-room'> = {
      kind: 'add-room',
      roomTypeId: testHotel.type.id,
      adults: 1,
      childAges: [],
    }
    const quote = await testHotel.data(quoteChange(testHotel, booking, add))
    await testHotel.data(testHotel.edit({ priceCents: 15_000 }, { untilOn: testHotel.day(11) }))
    const dearer = await makeChange(testHotel, booking, add, quote.totalCents)
    expect([dearer.status, dearer.body.code]).toEqual([409, 'price_changed'])
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => makeChange(testHotel, booking, add, 50_000)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { token } = await createActor(app, 'hotel')
    for (const path of ['changes', 'changes/quote']) {
      const body =
        path === 'changes' ? { change: add, version: 1, expectedTotalCents: 50_000 } : { change: add }
      expect((await app.ask('POST', `/api/v1/bookings/${booking.id}/${path}`, { token, body })).status).toBe(
        404,
      )
    }
    const over = await testHotel.data(testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'hotel' }))
    expect((await quoteChange(testHotel, over, add)).status).toBe(409)
    expect(await miscounts(app)).toEqual([])
  })

  test('of a room given up late charges its fee, which is kept, commissioned and told, unless it is waived', async () => {
    const testHotel = await openTestHotel(app, 3)
    const affiliate = await createActor(app, 'affiliate')
    const partnershipId = await addPartnership(app, {
      hotelId: testHotel.hotel.id,
      affiliateId: affiliate.id,
      rateBps: 1000,
    })
    const guest = { name: 'Hana Nakamura', email: 'three-rooms@example.test' }
    const booking: Booking = await testHotel.book({
      checkInOn: testHotel.day(3),
      checkOutOn: testHotel.day(5),
      adults: 3,
      guest,
      rooms: [{ roomTypeId: testHotel.type.id, quantity: 3 }],
      source: 'affiliate',
      partnershipId,
    })
    const [, second, third] = booking.stays
    const balance = async () =>
      (await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${booking.id}/folio`))).balanceCents
    const waived = await changeAsQuoted(testHotel, booking, {
      kind: 'drop-room',
      stayId: third?.id ?? '',
      waiveFee: true,
    })
    expect(waived.quote).toMatchObject({ feeCents: 10_000, totalCents: 40_000 })
    expect(waived.after).toMatchObject({ totalCents: 40_000, droppedFeeCents: 0 })
    expect(lastWords(waived.after)).toBe('Dropped Double. The fee of €100.00 was waived')
    const drop: Change<'drop-room'> = { kind: 'drop-room', stayId: second?.id ?? '' }
    const { quote, after } = await changeAsQuoted(testHotel, waived.after, drop)
    expect(quote).toMatchObject({ totalCents: 30_000, commissionCents: { before: 4000, after: 3000 } })
    expect(after).toMatchObject({ totalCents: 30_000, droppedFeeCents: 10_000, partner: { costCents: 3000 } })
    const receipt = await app.ask('GET', `/api/v1/commissions/${booking.id}`, { token: affiliate.token })
    expect(receipt.body.data.amounts).toMatchObject({
      roomCents: 20_000,
      chargedCents: 30_000,
      baseCents: 30_000,
      addedVatCents: 0,
    })
    await jobsDone(app)
    const mail = app.sent.findLast(({ to }) => to === guest.email)
    expect(mail?.text).toMatch(/Fee for a room given up:? €100\.00/)

    await testHotel.data(testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'hotel' }))
    const gone: Booking = await testHotel.get(booking.id)
    expect([gone.feeCents, gone.partner?.costCents, await balance()]).toEqual([10_000, 1000, 10_000])
    const back = await changeAsQuoted(testHotel, gone, { kind: 'reinstate' })
    expect([back.quote.feeCents, back.after.totalCents, await balance()]).toEqual([0, 30_000, 30_000])
    await testHotel.data(testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'guest' }))
    expect([(await testHotel.get(booking.id)).feeCents, await balance()]).toEqual([20_000, 20_000])
    const { findings } = await examineDatabase({ sql: app.pool })
    expect(findings.filter(({ faults }) => faults > 0)).toEqual([])
  })

  test('quotes what the partner’s commission becomes, and the receipt says why without naming the guest', async () => {
    const testHotel = await openTestHotel(app, 2)
    const affiliate = await createActor(app, 'affiliate')
    const partnershipId = await addPartnership(app, {
      hotelId: testHotel.hotel.id,
      affiliateId: affiliate.id,
      rateBps: 1000,
    })
    const booking = await testHotel.book({ source: 'affiliate', partnershipId })
    expect(booking.partner.costCents).toBe(2000)
    const price = { stayId: booking.stays[0].id, night: testHotel.day(10), priceCents: 4000 }
    const change: BookingChange = { kind: 'price', nights: [price], reason: 'Hana complained' }
    const { quote, after } = await changeAsQuoted(testHotel, booking, change)
    expect(quote.commissionCents).toEqual({ before: 2000, after: 1400 })
    expect(after.partner?.costCents).toBe(1400)
    await testHotel.data(testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'hotel' }))
    const gone = await testHotel.get(booking.id)
    const back = await changeAsQuoted(testHotel, gone, { kind: 'reinstate' })
    expect(back.quote.commissionCents).toEqual({ before: 0, after: 1400 })
    const receipt = await app.ask('GET', `/api/v1/commissions/${booking.id}`, { token: affiliate.token })
    expect(receipt.status).toBe(200)
    expect(JSON.stringify(receipt.body)).not.toContain('Hana')
    const changes: { event: { kind: string; change: string | null } }[] = receipt.body.data.changes
    expect(changes.map(({ event }) => [event.kind, event.change])).toEqual([
      ...[
        ['created', null],
        ['changed', 'price'],
        ['cancelled', null],
      ],
      ['reinstated', null],
    ])
    const examined =
      await app.sql`SELECT 1 FROM commissions WHERE booking_id = ${booking.id} AND stage = 'expected'`
    expect(examined).toHaveLength(1)
  })
})
