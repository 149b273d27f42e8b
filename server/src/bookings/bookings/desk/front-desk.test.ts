import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { createHotel } from '../../../../test/hotels.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayMs = 86_400_000

async function named(testHotel: TestHotel, name: string, first: number, last: number, state = 'confirmed') {
  const guest = { name, email: `${name.toLowerCase()}@example.test` }
  const stay = { checkInOn: testHotel.day(first), checkOutOn: testHotel.day(last) }
  return testHotel.book({ guest, ...stay, state: state === 'held' ? 'held' : 'confirmed' })
}

async function day(testHotel: TestHotel, offset: number) {
  const view = await testHotel.data(
    testHotel.ask('GET', `${testHotel.base}/bookings/day?day=${testHotel.day(offset)}`),
  )
  const names = (list: { guestName: string }[]) => list.map(({ guestName }) => guestName)
  return [names(view.arrivals), names(view.departures), names(view.inHouse)]
}

describe('GET /hotels/:hotelId/bookings/day', () => {
  test('shows arrivals, departures and guests in house as they happen', async () => {
    const testHotel = await openTestHotel(app, 9)
    const leaving = await named(testHotel, 'Leaving', 0, 1)
    const staying = await named(testHotel, 'Staying', 0, 3)
    const late = await named(testHotel, 'Late', 0, 3)
    const gone = await named(testHotel, 'Gone', 0, 2)
    await named(testHotel, 'Coming', 1, 2)
    await named(testHotel, 'Held', 1, 2, 'held')
    const cancelled = await named(testHotel, 'Cancelled', 1, 2)
    await testHotel.data(testHotel.transition(cancelled.id, 'cancelled', { cancelledBy: 'guest' }))
    expect(await day(testHotel, 0)).toEqual([['Gone', 'Late', 'Leaving', 'Staying'], [], []])
    expect(await day(testHotel, 1)).toEqual([['Coming'], ['Leaving'], ['Gone', 'Late', 'Staying']])

    for (const { id } of [leaving, staying]) await testHotel.data(testHotel.transition(id, 'checked-in'))
    await testHotel.data(testHotel.transition(gone.id, 'no-show'))
    expect((await day(testHotel, 0))[2]).toEqual(['Leaving', 'Staying'])

    app.advance(dayMs)
    // “Late” has not arrived and is still expected.
    expect(await day(testHotel, 0)).toEqual([['Coming', 'Late'], ['Leaving'], ['Staying']])
    await testHotel.data(testHotel.transition(leaving.id, 'checked-out'))
    expect((await day(testHotel, 0))[1]).toEqual(['Leaving'])
    await testHotel.data(testHotel.transition(late.id, 'checked-in'))
    expect(await day(testHotel, 0)).toEqual([['Coming'], ['Leaving'], ['Late', 'Staying']])
    expect(await day(testHotel, -1)).toEqual([
      ['Gone', 'Late', 'Leaving', 'Staying'],
      [],
      ['Late', 'Leaving', 'Staying'],
    ])

    app.advance(3 * dayMs)
    // Nobody has recorded that they left.
    expect((await day(testHotel, 0))[1]).toEqual(['Late', 'Staying'])
  })
})

describe('a row of the day', () => {
  test('says what the desk needs to know of the guest', async () => {
    const testHotel = await openTestHotel(app, 9)
    const guest = { name: 'Hana', email: 'hana.of.the.day@example.test', phone: '+81 3 5555 0101' }
    const book = (first: number, details: object = {}) =>
      testHotel.book({
        guest,
        checkInOn: testHotel.day(first),
        checkOutOn: testHotel.day(first + 1),
        ...details,
      })
    await book(0)
    const { id, totalCents } = await book(1, { specialRequests: 'A quiet room' })
    const arrival = async () => {
      const view = await testHotel.data(
        testHotel.ask('GET', `${testHotel.base}/bookings/day?day=${testHotel.day(1)}`),
      )
      return view.arrivals[0]
    }
    expect(await arrival()).toMatchObject({
      guestPhone: '+81 3 5555 0101',
      specialRequests: 'A quiet room',
      stayNumber: 2,
      isVip: false,
      unreadMessages: 0,
      balanceCents: totalCents,
    })

    const { guest: known } = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${id}/guest`))
    const profile = await testHotel.data(testHotel.ask('GET', `/api/v1/guests/${known.id}`))
    const { name, email, phone, birthday, preferences, notes, version } = profile
    const marked = {
      name,
      email,
      phone,
      birthday,
      preferences,
      notes,
      version,
      consent: null,
      noLetters: false,
    }
    await testHotel.data(testHotel.ask('PUT', `/api/v1/guests/${known.id}`, { ...marked, isVip: true }))
    await app.sql`
      INSERT INTO booking_messages (booking_id, by_guest, text, at) VALUES (${id}, true, 'Is there parking?', now())`
    const payment = {
      position: 1,
      kind: 'payment',
      method: 'cash',
      amountCents: totalCents + 500,
      isMeant: true,
    }
    await testHotel.data(
      app.ask('POST', `/api/v1/bookings/${id}/folio/payments`, {
        token: testHotel.token,
        body: payment,
        headers: { 'idempotency-key': randomUUID() },
      }),
    )
    expect(await arrival()).toMatchObject({ isVip: true, unreadMessages: 1, balanceCents: -500 })
  })
})

describe('GET /bookings/arrivals', () => {
  test('lists today’s arrivals at all hotels of the account, those not checked in yet first', async () => {
    const testHotel = await openTestHotel(app, 9)
    const read = (limit = 5) =>
      testHotel.data(testHotel.ask('GET', `/api/v1/bookings/arrivals?limit=${limit}`))
    expect(await read()).toEqual({
      hotels: 1,
      hotelName: testHotel.hotel.name,
      day: testHotel.day(0),
      total: 0,
      arrivals: [],
    })
    const here = await named(testHotel, 'Arrived', 0, 2)
    await named(testHotel, 'Expected', 0, 2)
    await named(testHotel, 'Tomorrow', 1, 2)
    const gone = await named(testHotel, 'Cancelled', 0, 2)
    await testHotel.data(testHotel.transition(here.id, 'checked-in'))
    await testHotel.data(testHotel.transition(gone.id, 'cancelled', { cancelledBy: 'guest' }))
    await createHotel(app, testHotel.token, { name: 'Elsewhere' })
    await named(await openTestHotel(app), 'Foreign', 0, 1)
    const arrivals = await read()
    expect(arrivals).toMatchObject({ hotels: 2, hotelName: null, day: null, total: 2 })
    const names = ({ arrivals }: { arrivals: { guestName: string }[] }) =>
      arrivals.map(({ guestName }) => guestName)
    expect(names(arrivals)).toEqual(['Expected', 'Arrived'])
    expect(names(await read(1))).toEqual(['Expected'])
    app.advance(dayMs)
    expect(names(await read())).toEqual(['Expected', 'Tomorrow'])
  })
})

describe('GET /hotels/:hotelId/bookings/tape', () => {
  test('shows rooms by days with the stays that take them', async () => {
    const testHotel = await openTestHotel(app, 2)
    const suite = await testHotel.addType(1, { name: 'Suite' })
    const [room] = testHotel.type.rooms
    const one = await named(testHotel, 'One', 10, 13)
    await testHotel.data(testHotel.assign(one.id, one.stays[0].id, room.id, 1))
    const two = await testHotel.book({ rooms: [{ roomTypeId: suite.id, quantity: 1 }] })
    const gone = await named(testHotel, 'Gone', 10, 12)
    await testHotel.data(testHotel.transition(gone.id, 'cancelled', { cancelledBy: 'guest' }))
    await named(testHotel, 'Before', 8, 10)
    await named(testHotel, 'After', 14, 16)
    const tape = await testHotel.data(
      testHotel.ask(
        'GET',
        `${testHotel.base}/bookings/tape?fromOn=${testHotel.day(10)}&untilOn=${testHotel.day(13)}`,
      ),
    )
    expect(tape.roomTypes).toMatchObject([
      { id: testHotel.type.id, name: 'Double', rooms: testHotel.type.rooms },
      { id: suite.id, name: 'Suite', rooms: [{}] },
    ])
    expect(tape.bars).toHaveLength(2)
    expect(tape.bars).toEqual(
      expect.arrayContaining([
        {
          stayId: one.stays[0].id,
          bookingId: one.id,
          reference: one.reference,
          guestName: 'One',
          state: 'confirmed',
          roomTypeId: testHotel.type.id,
          roomId: room.id,
          checkInOn: testHotel.day(10),
          checkOutOn: testHotel.day(13),
          bookedFromOn: testHotel.day(10),
          bookedUntilOn: testHotel.day(13),
          isVip: false,
          unreadMessages: 0,
          version: 2,
        },
        expect.objectContaining({ bookingId: two.id, roomId: null }),
      ]),
    )
    expect(tape.blocks).toEqual([])
    expect(tape.roomBlocks).toEqual([])
  })

  test('is at most 92 days', async () => {
    const testHotel = await openTestHotel(app, 1)
    const read = (until: number) =>
      testHotel.ask(
        'GET',
        `${testHotel.base}/bookings/tape?fromOn=${testHotel.day(0)}&untilOn=${testHotel.day(until)}`,
      )
    expect((await read(91)).status).toBe(200)
    expect((await read(92)).status).toBe(400)
    expect((await read(-1)).status).toBe(400)
  })
})

test("somebody else's day and tape are not there", async () => {
  const testHotel = await openTestHotel(app, 1)
  const { token } = await createActor(app, 'hotel')
  for (const path of [
    `day?day=${testHotel.day(0)}`,
    `tape?fromOn=${testHotel.day(0)}&untilOn=${testHotel.day(1)}`,
  ]) {
    expect((await app.ask('GET', `${testHotel.base}/bookings/${path}`, { token })).status).toBe(404)
  }
})
