import type { Ari, AriChanges, AriNight } from '@roomlark/contract/bookings/channel'
import { addDays, listNights } from '@roomlark/contract/dates'
import type postgres from 'postgres'
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { connectTestChannel } from '../channel.ts'
import { lockUntilReleased } from '../locks.ts'
import { miscounts, openTestHotel } from '../test-hotel.ts'
import { SimulatedChannel, type Sold } from './simulated-channel.ts'

export type World = Awaited<ReturnType<typeof newWorld>>
type RoomTypeRef = { id: string; rooms: { id: string }[] }

/** Opens a small hotel that sells its rooms itself and through a channel, which has read everything once. */
export async function newWorld(
  app: TestApp,
  changes?: (ask: (cursor?: string) => Promise<AriChanges>, cursor?: string) => Promise<AriChanges>,
) {
  const testHotel = await openTestHotel(app, 3)
  const suite: RoomTypeRef = await testHotel.addType(1, { name: 'Suite' })
  const types: [RoomTypeRef, RoomTypeRef] = [testHotel.type, suite]
  const connected = await connectTestChannel(app, testHotel)
  const window = { fromOn: testHotel.day(10), untilOn: testHotel.day(17) }
  const channel = new SimulatedChannel(
    { url: app.url, key: connected.key, path: connected.path, ask: connected.ask },
    window,
    (cursor) => (changes ? changes(connected.changes, cursor) : connected.changes(cursor)),
  )
  let isSlow = false
  const world = {
    app,
    testHotel,
    types,
    channel,
    window,
    /** Rooms out of order. */
    blocks: [] as string[],
    log: [] as string[],
    /** Maps the double rooms, and the suites under a code if there is one. */
    async map(code: string | null) {
      const [{ version }] = await testHotel.data(connected.ask('GET', '/api/v1/channel/connections'))
      const rooms = [
        { code: 'DBL', roomTypeId: testHotel.type.id },
        ...(code === null ? [] : [{ code, roomTypeId: suite.id }]),
      ]
      return connected.map({ version, rooms })
    },
    /** Commits a change after others have committed theirs and the channel has read once more. */
    async slowly(change: (late: postgres.TransactionSql) => Promise<unknown>) {
      if (isSlow) return
      isSlow = true
      try {
        const commit = await lockUntilReleased(app, change)
        await app.sql`SELECT pg_current_xact_id()`
        await channel.pull().finally(commit)
      } finally {
        isSlow = false
      }
    },
    ari: (): Promise<Ari> => connected.ari(window.fromOn, window.untilOn),
  }
  await testHotel.data(world.map('STE'))
  await channel.pull()
  return world
}

/** Once everything has its answer, both sides have the same in their books. */
export async function expectAgreement(world: World): Promise<void> {
  const { app, channel } = world
  await channel.settle()
  await channel.hear()
  await channel.readAgain()
  while (channel.late.length > 0) {
    expect(['repeated', 'outdated'], world.log.join('\n')).toContain(await channel.deliverLate())
  }
  await channel.pull()
  await expectCopy(world)
  await expectBooks(world)
  expect(await miscounts(app), world.log.join('\n')).toEqual([])
}

/** The copy of the channel is what the calendar of the hotel says. */
export async function expectCopy({ channel, testHotel, types, window, log, ari }: World): Promise<void> {
  const truth = await ari()
  expect(channel.rates, log.join('\n')).toEqual(truth.rates)
  const read = truth.rooms.flatMap(({ code, nights }) =>
    nights.map((night): [string, AriNight] => [`${code} ${night.night}`, night]),
  )
  expect(sorted(channel.copy), log.join('\n')).toEqual(sorted(new Map(read)))
  const doubles = await testHotel.nights(window.fromOn, window.untilOn, types[0].id)
  const left = doubles.map((night: { closed: boolean; capacity: number; sold: number; blocked: number }) =>
    night.closed ? 0 : night.capacity - night.sold - night.blocked,
  )
  const nights = listNights(window.fromOn, addDays(window.untilOn, 1))
  expect(nights.map((night) => channel.copy.get(`DBL ${night}`)?.available)).toEqual(left)
}

function sorted(copy: ReadonlyMap<string, AriNight>) {
  return [...copy].toSorted(([a], [b]) => a.localeCompare(b))
}

type Row = {
  id: string
  guest: string
  state: string
  checkInOn: string
  checkOutOn: string
  totalCents: number
}

/** Refusals that a channel has to expect; all others would be faults of a message. */
const expectedRefusals = ['sold_out', 'not_on_sale', 'unknown_code', 'reservation_closed']

/** Whatever the channel has sold is in the hotel's books once, or was refused and is not. */
async function expectBooks({ app, channel, testHotel, log }: World): Promise<void> {
  const rows = await app.sql<Row[]>`
    SELECT id, guest_name AS guest, state, check_in_on::text AS "checkInOn", check_out_on::text AS "checkOutOn",
           total_cents::integer AS "totalCents"
    FROM bookings WHERE hotel_id = ${testHotel.hotel.id} AND source = 'ota'`
  expect([...new Set(rows.map(({ guest }) => guest))].length).toBeLessThanOrEqual(channel.sold.length)
  for (const sold of channel.sold) {
    const said = `${sold.id} ${JSON.stringify(sold)}\n${log.join('\n')}`
    const taking = rows.filter(({ guest, state }) => guest === `Guest of ${sold.id}` && state === 'confirmed')
    expect(
      sold.refusals.filter((code) => !expectedRefusals.includes(code)),
      said,
    ).toEqual([])
    if (sold.message.status === 'cancelled' || sold.booking?.state === 'cancelled') {
      expect(taking, said).toEqual([])
      continue
    }
    expect(taking, said).toHaveLength(1)
    const [{ id = '', guest, ...booking } = {} as Partial<Row>] = taking
    expect({ id, ...booking }, said).toEqual(dropReference(sold))
    if (!sold.isHeardOf) await expectSold(testHotel, id, sold, said)
  }
}

function dropReference({ booking }: Sold) {
  if (!booking) return undefined
  const { reference, ...rest } = booking
  return rest
}

/** Expects the price that the guest was told, paid by whom the channel said, of what the hotel has not changed. */
async function expectSold(testHotel: World['testHotel'], id: string, { message }: Sold, said: string) {
  if (message.status === 'cancelled') return
  const { checkInOn, checkOutOn, rooms, collects } = message
  const totalCents = rooms
    .flatMap(({ nights }) => nights)
    .reduce((sum, { priceCents }) => sum + priceCents, 0)
  const booking = await testHotel.get(id)
  expect(booking, said).toMatchObject({ checkInOn, checkOutOn, totalCents })
  expect(booking.stays, said).toHaveLength(rooms.length)
  const folio = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${id}/folio`))
  expect(folio.balanceCents, said).toBe(collects === 'channel' ? 0 : totalCents)
}

/**
 * The channel sells what is left according to its copy, to the last room, while nobody else sells anything. Nothing of
 * it may be refused, and afterwards the hotel itself has nothing left.
 */
export async function expectSoldOut(world: World): Promise<void> {
  const { channel, testHotel, types, window, log } = world
  // Whatever limits there are, guests of the hotel and of the channel may come for one night.
  const { plans } = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/rates`))
  const { id, ...plan } = plans[0]
  const open = { ...plan, isActive: true }
  await testHotel.data(testHotel.ask('PUT', `${testHotel.base}/rates/plans/${id}`, open))
  await testHotel.data(world.map('STE'))
  const roomTypeIds = types.map((type) => type.id)
  const free = { minStay: null, maxStay: null, closedToArrival: false }
  await testHotel.data(testHotel.edit(free, { ...window, roomTypeIds }))
  await channel.pull()
  const first = channel.sold.length
  for (const [key, { night, available: rooms }] of [...channel.copy]) {
    const code = key.split(' ')[0] ?? ''
    if (rooms > 0) expect(channel.sell({ code, checkInOn: night, nights: 1, rooms, adults: 1 })).toBeDefined()
  }
  await Promise.all(channel.sold.slice(first).map((sold) => channel.deliver(sold)))
  expect(
    channel.sold.slice(first).flatMap(({ refusals }) => refusals),
    log.join('\n'),
  ).toEqual([])
  await expectAgreement(world)
  expect([...channel.copy.values()].filter(({ available }) => available > 0)).toEqual([])
  for (const night of listNights(window.fromOn, window.untilOn).slice(0, 3)) {
    const dates = { checkInOn: night, checkOutOn: addDays(night, 1), adults: 1 }
    expect((await testHotel.tryBook(dates)).status).toBe(409)
  }
}
