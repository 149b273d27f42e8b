import { randomUUID } from 'node:crypto'
import { channel as contract } from '@roomlark/contract/bookings/channel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { connectTestChannel } from '../../../test/channel.ts'
import { createActor } from '../../../test/factories.ts'
import { lockUntilReleased, lockWaits } from '../../../test/locks.ts'
import { happened, miscounts, openTestHotel } from '../../../test/test-hotel.ts'
import { waitUntil } from '../../../test/wait.ts'
import { examineDatabase } from '../../operations/doctor/doctor.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(findings.find(({ name }) => name === 'channel-money')).toMatchObject({ rows: [] })
  await app.close()
})

async function openChannel(units = 3) {
  const testHotel = await openTestHotel(app, units)
  return { testHotel, channel: await connectTestChannel(app, testHotel) }
}

describe('the connection of a channel', () => {
  test('is out of reach of others, and maps only what the hotel has', async () => {
    const { testHotel, channel } = await openChannel()
    const stranger = await openTestHotel(app)
    const all = await testHotel.data(testHotel.ask('GET', '/api/v1/channel/connections'))
    expect(all).toMatchObject([
      { id: channel.id, name: 'Staylist', hotelId: testHotel.hotel.id, isActive: true, version: 2 },
    ])
    expect(await stranger.data(stranger.ask('GET', '/api/v1/channel/connections'))).toEqual([])
    expect((await stranger.ask('GET', `${channel.path}/changes`)).status).toBe(404)
    expect((await stranger.ask('GET', `${channel.path}/messages`)).status).toBe(404)
    // The key of the channel does nothing else, nor anything at another hotel of the same owner.
    expect((await channel.ask('GET', `/api/v1/bookings`)).body).toMatchObject({ code: 'forbidden' })
    const other = await openTestHotel(app, 1, { owner: testHotel.owner })
    const elsewhere = { hotelId: other.hotel.id, name: 'Staylist' }
    expect((await channel.ask('POST', '/api/v1/channel/connections', elsewhere)).status).toBe(404)
    expect((await channel.map()).body).toMatchObject({ code: 'conflict' })
    const foreign = [{ code: 'DBL', roomTypeId: stranger.type.id }]
    expect((await channel.map({ version: 2, rooms: foreign })).status).toBe(404)
    const twice = ['DBL', 'DBL'].map((code) => ({ code, roomTypeId: testHotel.type.id }))
    expect((await channel.map({ version: 2, rooms: twice })).status).toBe(400)

    await testHotel.data(channel.map({ version: 2, isActive: false }))
    expect((await channel.deliver('A-1', channel.sale())).body).toMatchObject({ code: 'channel_off' })
    const admin = await createActor(app, 'admin')
    const audit = await app.ask('GET', '/api/v1/audit?action=channel.mapped&limit=10', { token: admin.token })
    expect(audit.body.data[0].changes).toEqual([{ field: 'isActive', before: 'true', after: 'false' }])
  })
})

// Cursors settle once the transactions of other tests on the same database server are over.
describe('availability, rates and inventory', () => {
  test('are read in the codes of the channel, with the price for each number of adults', async () => {
    const { testHotel, channel } = await openChannel()
    await testHotel.book({ checkInOn: testHotel.day(11), checkOutOn: testHotel.day(12) })
    await testHotel.data(testHotel.edit({ priceCents: 15_000, minStay: 2 }))
    const ari = await channel.ari(testHotel.day(10), testHotel.day(11))
    expect(ari).toMatchObject({
      currency: 'EUR',
      rates: [{ code: 'FLEX', onSale: true, mealPlan: 'room-only' }],
    })
    expect(ari.rooms).toMatchObject([
      {
        code: 'DBL',
        nights: [
          {
            night: testHotel.day(10),
            available: 3,
            minStay: 2,
            prices: [{ byAdultsCents: [15_000, 15_000] }],
          },
          { night: testHotel.day(11), available: 2, minStay: null, prices: [{ rateCode: 'FLEX' }] },
        ],
      },
    ])
    const tooMany = `${channel.path}/ari?fromOn=${testHotel.day(0)}&untilOn=${testHotel.day(400)}`
    expect((await testHotel.ask('GET', tooMany)).body).toMatchObject({
      fields: { untilOn: 'Choose at most 400 nights' },
    })
  })

  test('that changed since a cursor are named, whoever changed them', async () => {
    const { testHotel, channel } = await openChannel()
    const first = await channel.changes()
    expect(first.ranges[0]).toEqual({ fromOn: testHotel.day(0), untilOn: testHotel.day(399) })
    expect(first.ranges.length).toBeGreaterThan(3)
    const start = await channel.settled(first.cursor)

    await testHotel.book({ checkInOn: testHotel.day(20), checkOutOn: testHotel.day(22) })
    const { ranges, ...after } = await channel.changes(start)
    expect(ranges).toEqual([{ fromOn: testHotel.day(20), untilOn: testHotel.day(21) }])
    // Whoever crashed before it could use what it read asks again.
    expect((await channel.changes(start)).ranges).toEqual(ranges)
    const cursor = await channel.settled(after.cursor)
    await testHotel.data(testHotel.edit({ closed: true }))
    expect((await channel.changes(cursor)).ranges).toEqual([
      { fromOn: testHotel.day(10), untilOn: testHotel.day(10) },
    ])

    const ahead = `${BigInt(cursor.split('-')[0] ?? 0) + 1_000_000n}-${cursor.split('-')[1]}`
    for (const odd of [ahead, `${cursor.split('-')[0]}-1`]) {
      expect((await testHotel.ask('GET', `${channel.path}/changes?cursor=${odd}`)).body).toMatchObject({
        code: 'cursor_expired',
      })
    }
  })

  test('of a transaction that commits late are not missed', async () => {
    const { testHotel, channel } = await openChannel()
    await testHotel.data(testHotel.edit({ minStay: 2 }))
    const cursor = await channel.settled()
    let seen = cursor
    await app.sql.begin(async (late) => {
      await late`UPDATE nights SET closed = true WHERE room_type_id = ${testHotel.type.id}`
      const night = testHotel.day(10)
      await late`
        INSERT INTO outbox (kind, hotel_id, from_on, until_on) VALUES ('offers', ${testHotel.hotel.id}, ${night}, ${night})`
      await testHotel.book({ checkInOn: testHotel.day(30), checkOutOn: testHotel.day(31) })
      const meanwhile = await channel.changes(cursor)
      expect(meanwhile.ranges).toEqual([{ fromOn: testHotel.day(30), untilOn: testHotel.day(30) }])
      seen = meanwhile.cursor
    })
    expect((await channel.changes(seen)).ranges).toContainEqual({
      fromOn: testHotel.day(10),
      untilOn: testHotel.day(10),
    })
  })

  test('of a transaction that ran while the channel was connected are not missed', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.data(testHotel.edit({ minStay: 2 }))
    const { channel, cursor } = await app.sql.begin(async (late) => {
      await late`UPDATE nights SET closed = true WHERE room_type_id = ${testHotel.type.id}`
      const channel = await connectTestChannel(app, testHotel)
      return { channel, ...(await channel.changes()) }
    })
    const { ranges } = await channel.changes(cursor)
    expect(
      ranges.some(({ fromOn, untilOn }) => fromOn <= testHotel.day(10) && testHotel.day(10) <= untilOn),
    ).toBe(true)
  })

  test('are all read again after other codes were mapped', async () => {
    const { testHotel, channel } = await openChannel()
    const suite = await testHotel.addType(1, { name: 'Suite' })
    const cursor = await channel.settled()
    const rooms = [
      { code: 'DBL', roomTypeId: testHotel.type.id },
      { code: 'STE', roomTypeId: suite.id },
    ]
    await testHotel.data(channel.map({ version: 2, rooms }))
    const { ranges, cursor: after } = await channel.changes(cursor)
    expect(ranges[0]).toEqual({ fromOn: testHotel.day(0), untilOn: testHotel.day(399) })
    const { rooms: read } = await channel.ari(testHotel.day(10), testHotel.day(10))
    expect(read).toMatchObject([{ code: 'DBL' }, { code: 'STE', nights: [{ available: 1 }] }])
    await channel.settled(after)
  })

  test('are set by the hotel’s own system under the rules of the rates grid, all or none', async () => {
    const { testHotel, channel } = await openChannel()
    const set = (updates: object[], more: object = {}) =>
      channel.ask('PUT', `${channel.path}/ari`, { updates, ...more })
    const nights = { roomCode: 'DBL', fromOn: testHotel.day(10), untilOn: testHotel.day(12), weekdays: [] }
    const done = await testHotel.data(
      set([
        { ...nights, change: { priceCents: 20_000, minStay: 2 } },
        { ...nights, fromOn: testHotel.day(12), change: { capacity: 1, closedToArrival: true } },
      ]),
    )
    expect(done).toEqual({ nights: 4 })
    expect(await testHotel.nights(testHotel.day(10), testHotel.day(12))).toMatchObject([
      { priceCents: 20_000, minStay: 2, capacity: 3 },
      { priceCents: 20_000, capacity: 3 },
      { priceCents: 20_000, capacity: 1, closedToArrival: true },
    ])

    await testHotel.book()
    const refused = [
      [{ ...nights, change: { capacity: 0 } }, 'conflict'],
      [{ ...nights, roomCode: 'KING', change: { closed: true } }, 'unknown_code'],
      [{ ...nights, change: {} }, 'validation_failed'],
      [{ ...nights, change: { priceCents: 0 } }, 'low_price'],
    ] as const
    for (const [update, code] of refused) {
      const { body } = await set([{ ...nights, change: { closed: true } }, update])
      expect([code, body]).toMatchObject([code, { code }])
    }
    expect((await testHotel.nights(testHotel.day(10), testHotel.day(10)))[0]).toMatchObject({ closed: false })
  })
})

describe('a reservation of a channel', () => {
  test('becomes a booking at the price it was sold for, which the channel collects', async () => {
    const { testHotel, channel } = await openChannel()
    const { outcome, booking } = await testHotel.data(channel.deliver('A-1', channel.sale({ rooms: 2 })))
    expect(outcome).toBe('booked')
    const made = await testHotel.get(booking.id)
    expect(made).toMatchObject({
      state: 'confirmed',
      source: 'ota',
      totalCents: 36_000,
      adults: 4,
      channel: { name: 'Staylist', reservationId: 'A-1' },
      guest: { name: 'Elena Marchetti', email: null },
    })
    expect(happened(made)[0]?.text).toMatch(/^Sold by .*Staylist/)
    const folio = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${booking.id}/folio`))
    expect(folio).toMatchObject({ balanceCents: 0 })
    expect(await miscounts(app)).toEqual([])
  })

  test('is changed and cancelled by higher revisions; repeated and late messages change nothing', async () => {
    const { testHotel, channel } = await openChannel()
    const { booking } = await testHotel.data(channel.deliver('A-1', channel.sale()))
    const stays = (await testHotel.get(booking.id)).stays
    await testHotel.assign(booking.id, stays[0].id, testHotel.type.rooms[0].id, booking.version ?? 1)

    const longer = channel.sale({ revision: 3, checkOutOn: testHotel.day(14), guest: { name: 'Elena M.' } })
    expect(await testHotel.data(channel.deliver('A-1', longer))).toMatchObject({
      outcome: 'changed',
      booking: { checkOutOn: testHotel.day(14), totalCents: 36_000 },
    })
    const changed = await testHotel.get(booking.id)
    expect(changed.stays[0]).toMatchObject({ id: stays[0].id, roomId: testHotel.type.rooms[0].id })
    expect(changed.guest.name).toBe('Elena M.')
    expect(await testHotel.data(channel.deliver('A-1', longer))).toMatchObject({ outcome: 'repeated' })
    const late = channel.sale({ revision: 2, checkOutOn: testHotel.day(11) })
    expect(await testHotel.data(channel.deliver('A-1', late))).toMatchObject({
      outcome: 'outdated',
      revision: 3,
    })
    expect(await testHotel.get(booking.id)).toMatchObject({ version: changed.version })

    const two = channel.sale({ revision: 4, rooms: 2, adults: 1, priceCents: 8000 })
    expect(await testHotel.data(channel.deliver('A-1', two))).toMatchObject({
      booking: { totalCents: 32_000 },
    })
    const cancelled = await testHotel.data(channel.deliver('A-1', { revision: 5, status: 'cancelled' }))
    expect(cancelled).toMatchObject({ outcome: 'cancelled', booking: { state: 'cancelled' } })
    expect(await testHotel.data(testHotel.ask('GET', `${channel.path}/reservations/A-1`))).toMatchObject({
      revision: 5,
      booking: { state: 'cancelled' },
    })
    const folio = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${booking.id}/folio`))
    expect(folio).toMatchObject({ balanceCents: 0 })
    // A channel is not told about its own changes.
    expect(await channel.messages()).toEqual([])
    expect(await miscounts(app)).toEqual([])

    const again = await testHotel.data(channel.deliver('A-1', channel.sale({ revision: 6 })))
    expect(again).toMatchObject({ outcome: 'booked', booking: { state: 'confirmed' } })
    expect(again.booking.id).not.toBe(booking.id)
  })

  test('that is cancelled gives back nothing that the desk has taken back already', async () => {
    const { testHotel, channel } = await openChannel()
    const { booking } = await testHotel.data(channel.deliver('A-1', channel.sale()))
    const path = `/api/v1/bookings/${booking.id}/folio`
    const before = await testHotel.data(testHotel.ask('GET', path))
    const payment = before.folios[0].lines.find(({ kind }: { kind: string }) => kind === 'payment')
    const headers = { 'idempotency-key': randomUUID() }
    const body = { lineId: payment.id, reason: 'The guest pays here' }
    await testHotel.data(app.ask('POST', `${path}/corrections`, { token: testHotel.token, body, headers }))
    await testHotel.data(channel.deliver('A-1', { revision: 2, status: 'cancelled' }))
    expect(await testHotel.data(testHotel.ask('GET', path))).toMatchObject({ paidCents: 0, balanceCents: 0 })
  })

  test('whose cancellation overtook it is not booked', async () => {
    const { testHotel, channel } = await openChannel()
    const first = await testHotel.data(channel.deliver('A-1', { revision: 2, status: 'cancelled' }))
    expect(first).toMatchObject({ outcome: 'cancelled', booking: null })
    const late = await testHotel.data(channel.deliver('A-1', channel.sale()))
    expect(late).toMatchObject({ outcome: 'outdated', booking: null })
  })

  test('is refused with a code that says what to do, and leaves no trace', async () => {
    const { testHotel, channel } = await openChannel(1)
    await testHotel.book()
    await testHotel.data(
      testHotel.edit({ closed: true }, { fromOn: testHotel.day(20), untilOn: testHotel.day(20) }),
    )
    const on = (checkIn: number) => ({
      checkInOn: testHotel.day(checkIn),
      checkOutOn: testHotel.day(checkIn + 1),
    })
    const refused: [ReturnType<typeof channel.sale>, string][] = [
      [channel.sale(), 'sold_out'],
      [channel.sale(on(20)), 'not_on_sale'],
      [channel.sale(on(-5)), 'in_past'],
      [channel.sale({ ...on(30), roomCode: 'KING' }), 'unknown_code'],
      [channel.sale({ ...on(30), rateCode: 'SAVER' }), 'unknown_code'],
      [channel.sale({ ...on(30), currency: 'USD' }), 'validation_failed'],
      [channel.sale({ ...on(30), adults: 9 }), 'validation_failed'],
      [{ ...channel.sale(on(30)), checkOutOn: testHotel.day(33) }, 'validation_failed'],
    ]
    for (const [message, code] of refused) {
      const { body } = await channel.deliver('A-1', message)
      expect([code, body]).toMatchObject([code, { success: false, code }])
    }
    expect((await testHotel.ask('GET', `${channel.path}/reservations/A-1`)).status).toBe(404)
    expect(await testHotel.data(channel.deliver('A-1', channel.sale(on(30))))).toMatchObject({
      outcome: 'booked',
    })
  })
})

describe('a reservation of a room that the hotel has removed', () => {
  test('is refused like one of a night that is closed', async () => {
    const { testHotel, channel } = await openChannel()
    const { ask, base, type } = testHotel
    await testHotel.data(ask('DELETE', `${base}/rooms/${type.id}`))
    expect((await channel.deliver('A-1', channel.sale())).body).toMatchObject({ code: 'not_on_sale' })
    expect((await channel.ari(testHotel.day(10), testHotel.day(10))).rooms).toEqual([])
  })
})

describe('what the hotel does to a reservation', () => {
  test('is told to the channel until it acknowledges it', async () => {
    const { testHotel, channel } = await openChannel()
    const { booking } = await testHotel.data(channel.deliver('A-1', channel.sale()))
    const { version } = await testHotel.get(booking.id)
    const dates = { checkInOn: testHotel.day(10), checkOutOn: testHotel.day(13) }
    await testHotel.data(testHotel.changeStay(booking.id, { ...dates, version, mailGuest: false }))
    const [moved, ...none] = await channel.messages()
    expect(none).toEqual([])
    expect(moved).toMatchObject({
      kind: 'changed',
      reservationId: 'A-1',
      revision: 1,
      booking: { checkOutOn: testHotel.day(13), state: 'confirmed' },
      rooms: [{ roomCode: 'DBL', ...dates }],
    })

    await testHotel.data(testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'hotel' }))
    const both = await channel.messages()
    expect(both).toMatchObject([{ id: moved.id }, { kind: 'cancelled', booking: { state: 'cancelled' } }])
    const stranger = await connectTestChannel(app, await openTestHotel(app))
    await stranger.acknowledge([moved.id])
    await channel.acknowledge([moved.id])
    expect(await channel.messages()).toMatchObject([{ kind: 'cancelled' }])
    await channel.acknowledge(both.map(({ id }: { id: number }) => id))
    expect(await channel.messages()).toEqual([])

    // The channel cannot bring back what the hotel has ended, but may agree to it.
    const { body } = await channel.deliver('A-1', channel.sale({ revision: 2 }))
    expect(body).toMatchObject({ code: 'reservation_closed' })
    const agreed = await testHotel.data(channel.deliver('A-1', { revision: 3, status: 'cancelled' }))
    expect(agreed).toMatchObject({ outcome: 'cancelled', booking: { state: 'cancelled' } })
  })
  test('is told also if the channel sends a change at the same moment', async () => {
    const { testHotel, channel } = await openChannel()
    const { booking } = await testHotel.data(channel.deliver('A-1', channel.sale()))
    const commit = await lockUntilReleased(app, async (desk) => {
      await desk`SELECT FROM bookings WHERE id = ${booking.id} FOR UPDATE`
      await desk`
        INSERT INTO channel_messages (reservation_id, kind, at)
        SELECT id, 'changed', now() FROM channel_reservations WHERE booking_id = ${booking.id}`
    })
    const longer = channel.sale({ revision: 2, checkOutOn: testHotel.day(14) })
    const changing = testHotel.data(channel.deliver('A-1', longer))
    await waitUntil('the channel to wait for the desk', async () => (await lockWaits(app)) > 0)
    await commit()
    expect(await changing).toMatchObject({ outcome: 'changed' })
    expect(await channel.messages()).toMatchObject([{ kind: 'changed', revision: 2 }])
  })
})

test.each(['.', '..'])(
  'a reservation is not called %j, which programs take out of an address',
  (reservationId) => {
    const params = { id: '0d000000-0000-4000-8000-00000000ffff', reservationId }
    expect(contract.deliver.params.safeParse(params).success).toBe(false)
    expect(contract.deliver.params.safeParse({ ...params, reservationId: `${reservationId}A` }).success).toBe(
      true,
    )
  },
)
