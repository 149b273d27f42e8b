import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { type House, miscounts, openHouse } from '../../../test/house.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayMs = 86_400_000

function desk(house: House) {
  const path = `${house.base}/room-blocks`
  const wish = (changes: object = {}) => ({
    roomId: house.type.rooms[0].id,
    fromOn: house.day(10),
    untilOn: house.day(12),
    reason: 'The shower leaks',
    ...changes,
  })
  return {
    path,
    block: (changes: object = {}) => house.ask('POST', path, wish(changes)),
    change: (id: string, body: object) => house.ask('PUT', `${path}/${id}`, body),
    end: (id: string) => house.ask('DELETE', `${path}/${id}`),
    tape: async () =>
      (
        await house.data(
          house.ask('GET', `${house.base}/bookings/tape?fromOn=${house.day(0)}&untilOn=${house.day(30)}`),
        )
      ).roomBlocks,
    rooms: async (from: number, until: number) =>
      (await house.nights(house.day(from), house.day(until))).map(
        ({ capacity, outOfOrder }: { capacity: number; outOfOrder: number }) => [capacity, outOfOrder],
      ),
  }
}

describe('POST /hotels/:hotelId/room-blocks', () => {
  test('takes a room out of order and out of sale, and shows it on the tape', async () => {
    const house = await openHouse(app, 2)
    const { block, tape, rooms } = desk(house)
    const made = await house.data(block())
    expect(made).toEqual({
      id: expect.any(String),
      roomId: house.type.rooms[0].id,
      roomTypeId: house.type.id,
      fromOn: house.day(10),
      untilOn: house.day(12),
      reason: 'The shower leaks',
      version: 1,
    })
    expect(await tape()).toEqual([made])
    expect(await rooms(9, 12)).toEqual([
      [2, 0],
      [1, 1],
      [1, 1],
      [2, 0],
    ])
    await house.book()
    expect((await house.tryBook()).status).toBe(409)
    expect(await miscounts(app)).toEqual([])
  })

  test('nobody can be given the room meanwhile, whichever way', async () => {
    const house = await openHouse(app, 2)
    const [room] = house.type.rooms
    await house.data(desk(house).block())
    const { id, stays } = await house.book()
    const assigned = await house.assign(id, stays[0].id, room.id, 1)
    expect([assigned.status, assigned.body.message]).toEqual([
      409,
      'That room is taken on one of these nights.',
    ])
    const free = await house.data(house.ask('GET', `/api/v1/bookings/${id}/rooms`))
    expect(free[0].rooms).toEqual([house.type.rooms[1]])
    const before = await house.book({ checkInOn: house.day(8), checkOutOn: house.day(10) })
    const given = await house.data(house.assign(before.id, before.stays[0].id, room.id, 1))
    await house.data(house.move(id, 'cancelled', { cancelledBy: 'hotel' }))
    const longer = await house.data(
      house.changeStay(before.id, {
        ...{ checkInOn: house.day(8), checkOutOn: house.day(11), version: given.version },
      }),
    )
    expect(longer.stays[0].roomId).toBeNull()
  })

  test('is refused by name while somebody has the room, and says where they could go', async () => {
    const house = await openHouse(app, 3)
    const [room, second, third] = house.type.rooms
    const { block, path } = desk(house)
    const one = await house.book({ guest: { name: 'Ana Ruiz', email: 'ana@example.test' } })
    await house.data(house.assign(one.id, one.stays[0].id, room.id, 1))
    const refused = await block({ untilOn: house.day(15) })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(
      new RegExp(
        `^Room ${room.number} is taken by Ana Ruiz \\(${one.reference}, .+\\): move this stay first\\.$`,
      ),
    )
    // A stay right behind it makes the third room the tighter fit.
    const two = await house.book({ checkInOn: house.day(12), checkOutOn: house.day(13) })
    await house.data(house.assign(two.id, two.stays[0].id, third.id, 1))
    const wish = `roomId=${room.id}&fromOn=${house.day(10)}&untilOn=${house.day(15)}`
    const [stay, ...more] = await house.data(house.ask('GET', `${path}/in-the-way?${wish}`))
    expect(more).toEqual([])
    expect(stay).toMatchObject({ guestName: 'Ana Ruiz', version: 2, rooms: [third, second] })
    await house.data(house.assign(stay.bookingId, stay.stayId, stay.rooms[0].id, stay.version))
    expect((await block({ untilOn: house.day(15) })).status).toBe(200)
    expect(await miscounts(app)).toEqual([])
  })

  test('never leaves fewer rooms than are sold', async () => {
    const house = await openHouse(app, 2)
    await house.book({ rooms: [{ roomTypeId: house.type.id, quantity: 2 }] })
    const refused = await desk(house).block()
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('2 rooms are already taken on'),
    ])
    // Fewer rooms are sold than there are: the one that is out of order is not among them.
    await house.data(house.edit({ capacity: 1 }, { fromOn: house.day(20), untilOn: house.day(20) }))
    await house.book({ checkInOn: house.day(20), checkOutOn: house.day(21) })
    await house.data(desk(house).block({ fromOn: house.day(20), untilOn: house.day(21) }))
    expect(await desk(house).rooms(20, 20)).toEqual([[1, 1]])
  })

  test('of a block and a booking of the last room at once, one wins', async () => {
    for (let round = 0; round < 6; round += 1) {
      const house = await openHouse(app, 1)
      const answers = await Promise.all([desk(house).block(), house.tryBook()])
      expect(answers.map(({ status }) => status).toSorted(), `round ${round}`).toEqual([200, 409])
      expect(await miscounts(app)).toEqual([])
    }
  })

  test('of a block and a stay that is given the room at once, one wins', async () => {
    for (let round = 0; round < 6; round += 1) {
      const house = await openHouse(app, 3)
      const { id, stays } = await house.book()
      const answers = await Promise.all([
        desk(house).block(),
        house.assign(id, stays[0].id, house.type.rooms[0].id, 1),
      ])
      expect(answers.map(({ status }) => status).toSorted(), `round ${round}`).toEqual([200, 409])
    }
  })

  test.each([
    ['backwards', 12, 12],
    ['in the past', -1, 3],
    ['for ever', 1, 400],
  ])('is refused %s', async (_name, from, until) => {
    const house = await openHouse(app, 1)
    const answer = await desk(house).block({ fromOn: house.day(from), untilOn: house.day(until) })
    expect(answer.status).toBe(400)
  })

  test('needs a reason, and a room of this hotel', async () => {
    const house = await openHouse(app, 1)
    const other = await openHouse(app, 1)
    expect((await desk(house).block({ reason: ' ' })).body.fields).toHaveProperty('reason')
    expect((await desk(house).block({ roomId: other.type.rooms[0].id })).status).toBe(404)
    const { token } = await createActor(app, 'hotel')
    const theirs = await app.ask('POST', desk(house).path, {
      token,
      body: { roomId: house.type.rooms[0].id, fromOn: house.day(1), untilOn: house.day(2), reason: 'x' },
    })
    expect(theirs.status).toBe(404)
  })
})

describe('PUT and DELETE /hotels/:hotelId/room-blocks/:blockId', () => {
  test('moves the end both ways, gives nights back, and refuses an older version', async () => {
    const house = await openHouse(app, 2)
    const { block, change, rooms } = desk(house)
    const { id } = await house.data(block())
    const longer = { fromOn: house.day(10), untilOn: house.day(13), reason: 'The boiler too', version: 1 }
    expect(await house.data(change(id, longer))).toMatchObject({ reason: 'The boiler too', version: 2 })
    expect((await change(id, longer)).status).toBe(409)
    await house.data(change(id, { ...longer, fromOn: house.day(11), untilOn: house.day(12), version: 2 }))
    expect(await rooms(10, 12)).toEqual([
      [2, 0],
      [1, 1],
      [2, 0],
    ])
    const stay = await house.book({ checkInOn: house.day(12), checkOutOn: house.day(13) })
    await house.data(house.assign(stay.id, stay.stays[0].id, house.type.rooms[0].id, 1))
    const taken = await change(id, { ...longer, version: 3 })
    expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining(stay.reference)])
  })

  test('ends today: what has begun is kept on record, what has not is gone', async () => {
    const house = await openHouse(app, 2)
    const { block, change, end, rooms, tape } = desk(house)
    const running = await house.data(block({ fromOn: house.day(0), untilOn: house.day(5) }))
    const ahead = await house.data(block())
    app.advance(2 * dayMs)
    const later = { fromOn: house.day(1), untilOn: house.day(3), reason: 'x', version: 1 }
    expect((await change(running.id, later)).body.fields).toHaveProperty('fromOn')
    await house.data(end(running.id))
    await house.data(end(ahead.id))
    expect(await rooms(-2, 2)).toEqual([
      [1, 1],
      [1, 1],
      [2, 0],
      [2, 0],
      [2, 0],
    ])
    expect(await rooms(8, 9)).toEqual([
      [2, 0],
      [2, 0],
    ])
    expect(await tape()).toEqual([])
    const [row] = await app.sql`SELECT upper(nights)::text AS until FROM room_blocks WHERE id = ${running.id}`
    expect(row).toEqual({ until: house.day(0) })
  })
})

test('a room out of order counts when rooms are added or taken away, and keeps its number', async () => {
  const house = await openHouse(app, 2)
  const { block, rooms } = desk(house)
  await house.data(block())
  const numbers = house.type.rooms.map(({ number }: { number: string }) => number)
  const put = (all: string[]) =>
    house.ask('PUT', `${house.base}/rooms/${house.type.id}/numbers`, { numbers: all })
  await house.data(put([...numbers, '900']))
  expect(await rooms(9, 10)).toEqual([
    [3, 0],
    [2, 1],
  ])
  await house.data(house.edit({ capacity: null }))
  expect(await rooms(10, 10)).toEqual([[2, 1]])
  const gone = await put([numbers[1] ?? '', '900'])
  expect([gone.status, gone.body.message]).toEqual([409, expect.stringContaining('is out of order until')])
})

test('channels that read the calendar see the room taken, and do not hand it back', async () => {
  const house = await openHouse(app, 2)
  const { id } = await house.data(desk(house).block())
  const calendar = await app.ask('GET', `/ical/${house.type.icalToken}.ics`)
  expect(calendar.body).toContain(id)
  expect(calendar.body).not.toContain('shower')
})
