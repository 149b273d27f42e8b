import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { jobsDone } from '../../../../test/mail.ts'
import { happened, miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const arrive = (testHotel: TestHotel, id: string, rooms?: object[]) =>
  testHotel.ask('POST', `/api/v1/bookings/${id}/transitions`, { to: 'checked-in', ...(rooms && { rooms }) })

describe('a guest is checked in into a room', () => {
  const tonight = (testHotel: TestHotel) => ({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(2) })

  test('or not at all; the room can be given in the same step', async () => {
    const testHotel = await openTestHotel(app, 2)
    const { id, stays } = await testHotel.book(tonight(testHotel))
    const refused = await arrive(testHotel, id)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Assign a room before check-in: Double has none yet.',
    ])
    const [{ rooms }] = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${id}/rooms`))
    const here = await testHotel.data(arrive(testHotel, id, [{ stayId: stays[0].id, roomId: rooms[0].id }]))
    expect(here).toMatchObject({ state: 'checked-in', stays: [{ roomId: rooms[0].id }] })
    expect(happened(here).map(({ text }) => text)).toEqual([
      expect.any(String),
      `Assigned to room ${rooms[0].number}`,
      'Arrived',
    ])
    const out = await testHotel.assign(id, stays[0].id, null, here.version)
    expect([out.status, out.body.message]).toEqual([409, 'An in-house guest must have a room.'])
  })

  test('every room of the booking is needed, and a room somebody has is refused as a whole', async () => {
    const testHotel = await openTestHotel(app, 3)
    const [first, second] = testHotel.type.rooms
    const other = await testHotel.book(tonight(testHotel))
    await testHotel.data(testHotel.assign(other.id, other.stays[0].id, first.id, 1))
    const { id, stays } = await testHotel.book({
      ...tonight(testHotel),
      rooms: [{ roomTypeId: testHotel.type.id, quantity: 2 }],
    })
    const given = (index: number, roomId: string) => ({ stayId: stays[index].id, roomId })
    expect((await arrive(testHotel, id, [given(0, second.id)])).status).toBe(409)
    expect((await arrive(testHotel, id, [given(0, second.id), given(1, first.id)])).status).toBe(409)
    expect((await testHotel.get(id)).stays.map(({ roomId }: { roomId: null }) => roomId)).toEqual([
      null,
      null,
    ])
    expect(await miscounts(app)).toEqual([])
  })

  test('by one of several clerks who assign, check in to, move to or block one room at once', async () => {
    const testHotel = await openTestHotel(app, 5)
    const [room, other] = testHotel.type.rooms
    const bookings = await Promise.all(Array.from({ length: 4 }, () => testHotel.book(tonight(testHotel))))
    const [assigned, arriving, moving, ahead] = bookings
    await testHotel.data(testHotel.assign(moving.id, moving.stays[0].id, other.id, 1))
    const block = {
      roomId: room.id,
      fromOn: testHotel.day(0),
      untilOn: testHotel.day(1),
      reason: 'Leaking tap',
    }
    const answers = await Promise.all([
      testHotel.assign(assigned.id, assigned.stays[0].id, room.id, 1),
      arrive(testHotel, arriving.id, [{ stayId: arriving.stays[0].id, roomId: room.id }]),
      testHotel.assign(moving.id, moving.stays[0].id, room.id, 2),
      testHotel.assign(ahead.id, ahead.stays[0].id, room.id, 1),
      testHotel.ask('POST', `${testHotel.base}/room-blocks`, block),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    const after = await Promise.all(bookings.map(({ id }) => testHotel.get(id)))
    const inRoom = after.filter(({ stays }) => stays[0].roomId === room.id)
    expect(inRoom).toHaveLength(answers[4]?.status === 200 ? 0 : 1)
    expect(after[1].state).toBe(answers[1]?.status === 200 ? 'checked-in' : 'confirmed')
    expect(await miscounts(app)).toEqual([])
  })

  test('the rooms that fit in tightest are offered first', async () => {
    const testHotel = await openTestHotel(app, 4)
    const [a, b, c, d] = testHotel.type.rooms
    const put = async (room: { id: string }, first: number, last: number) => {
      const made = await testHotel.book({ checkInOn: testHotel.day(first), checkOutOn: testHotel.day(last) })
      await testHotel.data(testHotel.assign(made.id, made.stays[0].id, room.id, 1))
    }
    await put(b, 5, 6)
    await put(c, 2, 4)
    await put(d, 1, 3)
    const { id } = await testHotel.book(tonight(testHotel))
    const [{ rooms }] = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${id}/rooms`))
    expect(rooms).toEqual([c, b, a])
  })

  test('after a question if the last guests have not checked out, and such a room is offered last', async () => {
    const testHotel = await openTestHotel(app, 3)
    const [room] = testHotel.type.rooms
    const oneNight = { checkInOn: testHotel.day(0), checkOutOn: testHotel.day(1) }
    const last = await testHotel.book({ ...oneNight, roomId: room.id })
    await testHotel.data(arrive(testHotel, last.id))
    app.advance(86_400_000)
    const { id, stays } = await testHotel.book(tonight(testHotel))
    const [{ rooms }] = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${id}/rooms`))
    expect(rooms).toHaveLength(3)
    expect(rooms.at(-1)).toEqual(room)
    const states = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/room-states`))
    expect(states.rooms.map(({ isStillIn }: { isStillIn: boolean }) => isStillIn)).toEqual([
      true,
      false,
      false,
    ])
    const given = [{ stayId: stays[0].id, roomId: room.id }]
    const words = `The guests of room ${room.number} have not checked out. Check in anyway?`
    expect(await arrive(testHotel, id, given)).toMatchObject({
      status: 409,
      body: { code: 'unlikely_value', message: words },
    })
    await testHotel.data(testHotel.assign(id, stays[0].id, room.id, 1))
    expect((await arrive(testHotel, id)).body.message).toBe(words)
    const step = { to: 'checked-in', isMeant: true }
    const meant = await testHotel.data(testHotel.ask('POST', `/api/v1/bookings/${id}/transitions`, step))
    await testHotel.data(testHotel.undo(id, meant.version))
    await testHotel.data(testHotel.transition(last.id, 'checked-out'))
    expect((await arrive(testHotel, id)).status).toBe(200)
  })
})

describe('guests in house and the room of another party', () => {
  const isAsked = (question: string) => ({
    status: 409,
    body: { code: 'unlikely_value', message: expect.stringContaining(question) },
  })

  /** One party should leave the first room today, and another is in the second until tomorrow. */
  async function twoParties() {
    const testHotel = await openTestHotel(app, 4)
    const [left, own] = testHotel.type.rooms
    const dates = (from: number, until: number) => ({
      checkInOn: testHotel.day(from),
      checkOutOn: testHotel.day(until),
    })
    const leaving = await testHotel.book({ ...dates(0, 1), roomId: left.id })
    const staying = await testHotel.book({ ...dates(0, 3), roomId: own.id })
    for (const { id } of [leaving, staying]) await testHotel.data(arrive(testHotel, id))
    app.advance(86_400_000)
    const here = await testHotel.get(staying.id)
    const move = (path: string, method: string, body: object) => (isMeant?: boolean) =>
      testHotel.ask(method, `/api/v1/bookings/${here.id}/${path}`, {
        ...body,
        isMeant,
        version: here.version,
      })
    return { testHotel, dates, left, leaving, here, stayId: here.stays[0].id, move }
  }

  const ways = ['assigned', 'dragged', 'split', 'swapped'] as const
  test.each(ways)('a move there (%s) is asked about', async (way) => {
    const { testHotel, dates, left, leaving, here, stayId, move } = await twoParties()
    const change = (wish: object) =>
      move('changes', 'POST', { change: wish, expectedTotalCents: here.totalCents })
    const next = await testHotel.book({ ...dates(0, 2), roomId: left.id })
    const other = { bookingId: next.id, stayId: next.stays[0].id, version: next.version }
    if (way !== 'swapped') await testHotel.data(testHotel.assign(next.id, other.stayId, null, next.version))
    const to = { roomId: left.id, roomTypeId: testHotel.type.id, keepPrice: true }
    const { checkInOn, checkOutOn } = here
    const send = {
      assigned: move(`rooms/${stayId}`, 'PUT', { roomId: left.id }),
      dragged: move('stay', 'PUT', { checkInOn, checkOutOn, room: { stayId, roomId: left.id } }),
      split: change({ kind: 'split', fromOn: testHotel.day(0), stayId, ...to }),
      swapped: change({ kind: 'swap', stayId, with: other }),
    }[way]
    const words = `The guests of room ${left.number} have not checked out. Move there anyway?`
    expect(await send()).toMatchObject(isAsked(words))
    expect((await testHotel.get(here.id)).version).toBe(here.version)
    expect(await send(true)).toMatchObject({ status: 200 })
    expect((await testHotel.get(leaving.id)).state).toBe('checked-in')
    expect(await miscounts(app)).toEqual([])
  })

  test('a move there is not asked about once they have left, nor for guests who are still expected', async () => {
    const { testHotel, dates, left, leaving, stayId, move } = await twoParties()
    const expected = await testHotel.book(dates(0, 1))
    const given = await testHotel.assign(expected.id, expected.stays[0].id, left.id, 1)
    expect(given.status).toBe(200)
    await testHotel.data(testHotel.assign(expected.id, expected.stays[0].id, null, 2))
    await testHotel.data(testHotel.transition(leaving.id, 'checked-out'))
    expect((await move(`rooms/${stayId}`, 'PUT', { roomId: left.id })()).status).toBe(200)
  })

  test('a check-out is undone after a question if the next guests are in the room', async () => {
    const { testHotel, dates, left, leaving } = await twoParties()
    const gone = await testHotel.data(testHotel.transition(leaving.id, 'checked-out'))
    const next = await testHotel.book({ ...dates(0, 1), roomId: left.id })
    const undone = await testHotel.data(testHotel.undo(gone.id, gone.version))
    const goneAgain = await testHotel.data(testHotel.transition(gone.id, 'checked-out'))
    expect(goneAgain.version).toBe(undone.version + 1)
    await testHotel.data(arrive(testHotel, next.id))
    const words = `The next guests of room ${left.number} have checked in. Undo the departure anyway?`
    expect(await testHotel.undo(gone.id, goneAgain.version)).toMatchObject(isAsked(words))
    expect((await testHotel.get(gone.id)).state).toBe('checked-out')
    expect((await testHotel.data(testHotel.undo(gone.id, goneAgain.version, true))).state).toBe('checked-in')
  })
})

describe('a guest without an email address', () => {
  test.each(['phone', 'walk-in'] as const)(
    'can book by %s; only the hotel is written to',
    async (takenBy) => {
      const testHotel = await openTestHotel(app, 2, { hotel: { contactEmail: `${takenBy}@desk.example` } })
      const booking = await testHotel.book({
        takenBy,
        guest: { name: 'Ada Silent', phone: '+44 20 7946 0000' },
      })
      expect(booking).toMatchObject({ guestEmail: null, guest: { email: null } })
      await testHotel.data(
        testHotel.changeStay(booking.id, {
          checkInOn: testHotel.day(11),
          checkOutOn: testHotel.day(13),
          version: 1,
        }),
      )
      await jobsDone(app)
      expect(app.sent.filter(({ to }) => to === `${takenBy}@desk.example`)).toHaveLength(2)
      const [left] = await app.sql`
      SELECT count(*)::integer AS mails FROM booking_mails WHERE booking_id = ${booking.id} AND recipient = 'guest'`
      expect(left).toEqual({ mails: 0 })
      const found = await app.ask(
        'GET',
        `/api/v1/bookings?search=silent&hotelId=${testHotel.hotel.id}`,
        testHotel,
      )
      expect(found.body.data).toHaveLength(1)
    },
  )

  test.each([{ takenBy: 'email' as const }, { source: 'ota' as const }, {}])(
    'cannot book otherwise: %o',
    async (way) => {
      const testHotel = await openTestHotel(app)
      const answer = await testHotel.tryBook({ ...way, guest: { name: 'Ada' } })
      expect([answer.status, answer.body.fields]).toEqual([
        400,
        { 'guest.email': 'Please enter a valid email address' },
      ])
    },
  )

  test('an address can be added and taken away again, where none was needed', async () => {
    const testHotel = await openTestHotel(app)
    const details = (id: string, guest: object, version: number) =>
      testHotel.ask('PUT', `/api/v1/bookings/${id}/details`, {
        guest,
        notes: '',
        specialRequests: '',
        version,
      })
    const { id } = await testHotel.book({ takenBy: 'walk-in', guest: { name: 'Ada' } })
    await testHotel.data(details(id, { name: 'Ada', email: 'ada@example.test' }, 1))
    expect((await testHotel.data(details(id, { name: 'Ada' }, 2))).guest.email).toBeNull()
    const written = await testHotel.book({ takenBy: 'email' })
    expect((await details(written.id, { name: 'Ada' }, 1)).body.fields).toHaveProperty(['guest.email'])
  })
})

describe('limits the desk may pass with a reason', () => {
  const reason = { overrideReason: 'Regular guest' }

  test('a minimum stay, of the calendar and of the plan; the history keeps the reason', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.data(testHotel.edit({ minStay: 4 }))
    expect(await testHotel.quote()).toMatchObject({
      obstacles: [],
      limits: [{ kind: 'min-stay', params: { name: 'Double', nights: 4 } }],
      totalCents: 20_000,
    })
    const refused = await testHotel.tryBook()
    expect([refused.status, refused.body.message]).toEqual([409, 'Double needs a stay of at least 4 nights.'])
    expect((await testHotel.tryBook({ overrideReason: ' ' })).status).toBe(409)
    const booking = await testHotel.book(reason)
    expect(happened(booking)[0]?.text).toMatch(
      /\. Overridden: Double needs a stay of at least 4 nights\. Reason: Regular guest$/,
    )
    const plain = await testHotel.book({ checkOutOn: testHotel.day(14), ...reason })
    expect(happened(plain)[0]?.text).not.toContain('Regular guest')
  })

  test('but no other rule, and guests none at all', async () => {
    const testHotel = await openTestHotel(app, 1)
    await testHotel.data(testHotel.edit({ minStay: 4, closedToArrival: true }))
    expect((await testHotel.tryBook(reason)).status).toBe(409)
    await testHotel.data(testHotel.edit({ closedToArrival: false }))
    const slug = testHotel.hotel.slug
    const query = `checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(12)}&adults=2&rooms=1`
    const offers = await app.ask('GET', `/api/v1/guest/hotels/${slug}/offers?${query}`)
    expect([offers.status, offers.body.data]).toEqual([200, []])
  })

  test('last night, until noon by the hotel’s clock', async () => {
    const own = await startTestApp()
    try {
      const testHotel = await openTestHotel(own, 2, { hotel: { timeZone: 'Europe/Rome' } })
      // This is half past ten or half past eleven tomorrow morning in Rome, depending on the season.
      own.advance(Date.parse(`${testHotel.day(1)}T09:30:00Z`) - own.services.clock().getTime())
      const stay = { checkInOn: testHotel.day(-1), checkOutOn: testHotel.day(1) }
      expect((await testHotel.quote(stay)).limits).toEqual([{ kind: 'last-night', params: {} }])
      expect((await testHotel.tryBook(stay)).status).toBe(409)
      const booking = await testHotel.book({ ...stay, overrideReason: 'Came at two in the morning' })
      expect(booking).toMatchObject({ nights: 2, totalCents: 20_000 })
      expect((await testHotel.transition(booking.id, 'checked-in')).status).toBe(200)
      expect((await testHotel.tryBook({ ...stay, checkInOn: testHotel.day(-2), ...reason })).status).toBe(400)
      own.advance(3 * 3_600_000)
      const late = await testHotel.tryBook({ ...stay, ...reason })
      expect([late.status, late.body.message]).toEqual([400, 'Check-in is in the past.'])
      expect(await miscounts(own)).toEqual([])
    } finally {
      await own.close()
    }
  })
})

describe('a booking into a numbered room', () => {
  test('has it from the start, or is refused as a whole', async () => {
    const testHotel = await openTestHotel(app, 2)
    const suite = await testHotel.addType(1, { name: 'Suite' })
    const [room] = testHotel.type.rooms
    const booking = await testHotel.book({ roomId: room.id })
    expect(booking.stays[0].roomNumber).toBe(room.number)
    expect(happened(booking)[0]?.text).toContain(`, room ${room.number}`)
    const taken = await testHotel.tryBook({ roomId: room.id })
    expect([taken.status, taken.body.message]).toEqual([409, 'That room is taken on one of these nights.'])
    expect((await testHotel.tryBook({ roomId: suite.rooms[0].id })).status).toBe(400)
    expect(await miscounts(app)).toEqual([])
  })
})
