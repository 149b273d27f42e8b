import type { TeamRole } from '@roomlark/contract/team-roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { createMember } from '../../../../test/team.ts'
import { miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayMs = 86_400_000

function desk(testHotel: TestHotel) {
  const path = `${testHotel.base}/room-blocks`
  const wish = (changes: object = {}) => ({
    roomId: testHotel.type.rooms[0].id,
    fromOn: testHotel.day(10),
    untilOn: testHotel.day(12),
    reason: 'The shower leaks',
    ...changes,
  })
  return {
    path,
    wish,
    block: (changes: object = {}) => testHotel.ask('POST', path, wish(changes)),
    change: (id: string, body: object) => testHotel.ask('PUT', `${path}/${id}`, body),
    end: (id: string) => testHotel.ask('DELETE', `${path}/${id}`),
    tape: async () =>
      (
        await testHotel.data(
          testHotel.ask(
            'GET',
            `${testHotel.base}/bookings/tape?fromOn=${testHotel.day(0)}&untilOn=${testHotel.day(30)}`,
          ),
        )
      ).roomBlocks,
    rooms: async (from: number, until: number) =>
      (await testHotel.nights(testHotel.day(from), testHotel.day(until))).map(
        ({ capacity, outOfOrder }: { capacity: number; outOfOrder: number }) => [capacity, outOfOrder],
      ),
  }
}

describe('POST /hotels/:hotelId/room-blocks', () => {
  test('is for the front desk too, and not for those who clean', async () => {
    const testHotel = await openTestHotel(app)
    const { path, wish } = desk(testHotel)
    const blockAs = async (role: TeamRole) => {
      const place = { hotelId: testHotel.hotel.id, role }
      const { token } = await createMember(app, testHotel.owner.id, [place])
      return (await app.ask('POST', path, { token, body: wish() })).status
    }
    expect([await blockAs('housekeeping'), await blockAs('front-desk')]).toEqual([403, 200])
  })

  test('takes a room out of order and out of sale, and shows it on the tape', async () => {
    const testHotel = await openTestHotel(app, 2)
    const { block, tape, rooms } = desk(testHotel)
    const made = await testHotel.data(block())
    expect(made).toEqual({
      id: expect.any(String),
      roomId: testHotel.type.rooms[0].id,
      roomTypeId: testHotel.type.id,
      fromOn: testHotel.day(10),
      untilOn: testHotel.day(12),
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
    await testHotel.book()
    expect((await testHotel.tryBook()).status).toBe(409)
    expect(await miscounts(app)).toEqual([])
  })

  test('the room cannot be assigned in any way in the meantime', async () => {
    const testHotel = await openTestHotel(app, 2)
    const [room] = testHotel.type.rooms
    await testHotel.data(desk(testHotel).block())
    const { id, stays } = await testHotel.book()
    const assigned = await testHotel.assign(id, stays[0].id, room.id, 1)
    expect([assigned.status, assigned.body.message]).toEqual([
      409,
      'That room is taken on one of these nights.',
    ])
    const free = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${id}/rooms`))
    expect(free[0].rooms).toEqual([testHotel.type.rooms[1]])
    const before = await testHotel.book({ checkInOn: testHotel.day(8), checkOutOn: testHotel.day(10) })
    const given = await testHotel.data(testHotel.assign(before.id, before.stays[0].id, room.id, 1))
    await testHotel.data(testHotel.transition(id, 'cancelled', { cancelledBy: 'hotel' }))
    const longer = await testHotel.data(
      testHotel.changeStay(before.id, {
        checkInOn: testHotel.day(8),
        checkOutOn: testHotel.day(11),
        version: given.version,
      }),
    )
    expect(longer.stays[0].roomId).toBeNull()
  })

  test('is refused while the room is occupied, and names the guests and other rooms', async () => {
    const testHotel = await openTestHotel(app, 3)
    const [room, second, third] = testHotel.type.rooms
    const { block, path } = desk(testHotel)
    const one = await testHotel.book({ guest: { name: 'Ana Ruiz', email: 'ana@example.test' } })
    await testHotel.data(testHotel.assign(one.id, one.stays[0].id, room.id, 1))
    const refused = await block({ untilOn: testHotel.day(15) })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(
      new RegExp(
        `^Room ${room.number} is taken by Ana Ruiz \\(${one.reference}, .+\\): move this stay first\\.$`,
      ),
    )
    // A stay right after it makes the third room the tighter fit.
    const two = await testHotel.book({ checkInOn: testHotel.day(12), checkOutOn: testHotel.day(13) })
    await testHotel.data(testHotel.assign(two.id, two.stays[0].id, third.id, 1))
    const wish = `roomId=${room.id}&fromOn=${testHotel.day(10)}&untilOn=${testHotel.day(15)}`
    const [stay, ...more] = await testHotel.data(testHotel.ask('GET', `${path}/in-the-way?${wish}`))
    expect(more).toEqual([])
    expect(stay).toMatchObject({ guestName: 'Ana Ruiz', version: 2, rooms: [third, second] })
    await testHotel.data(testHotel.assign(stay.bookingId, stay.stayId, stay.rooms[0].id, stay.version))
    expect((await block({ untilOn: testHotel.day(15) })).status).toBe(200)
    expect(await miscounts(app)).toEqual([])
  })

  test('never leaves fewer rooms than are sold', async () => {
    const testHotel = await openTestHotel(app, 2)
    await testHotel.book({ rooms: [{ roomTypeId: testHotel.type.id, quantity: 2 }] })
    const refused = await desk(testHotel).block()
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('2 rooms are already taken on'),
    ])
    // The limit is lower than the number of rooms, so the room out of order does not reduce it further.
    await testHotel.data(
      testHotel.edit({ capacity: 1 }, { fromOn: testHotel.day(20), untilOn: testHotel.day(20) }),
    )
    await testHotel.book({ checkInOn: testHotel.day(20), checkOutOn: testHotel.day(21) })
    await testHotel.data(desk(testHotel).block({ fromOn: testHotel.day(20), untilOn: testHotel.day(21) }))
    expect(await desk(testHotel).rooms(20, 20)).toEqual([[1, 1]])
  })

  test('one of a concurrent block and booking of the last room wins', async () => {
    for (let round = 0; round < 6; round += 1) {
      const testHotel = await openTestHotel(app, 1)
      const answers = await Promise.all([desk(testHotel).block(), testHotel.tryBook()])
      expect(answers.map(({ status }) => status).toSorted(), `round ${round}`).toEqual([200, 409])
      expect(await miscounts(app)).toEqual([])
    }
  })

  test('one of a concurrent block and room assignment wins', async () => {
    for (let round = 0; round < 6; round += 1) {
      const testHotel = await openTestHotel(app, 3)
      const { id, stays } = await testHotel.book()
      const answers = await Promise.all([
        desk(testHotel).block(),
        testHotel.assign(id, stays[0].id, testHotel.type.rooms[0].id, 1),
      ])
      expect(answers.map(({ status }) => status).toSorted(), `round ${round}`).toEqual([200, 409])
    }
  })

  test.each([
    ['backwards', 12, 12],
    ['in the past', -1, 3],
    ['for too long', 1, 400],
  ])('is refused %s', async (_name, from, until) => {
    const testHotel = await openTestHotel(app, 1)
    const answer = await desk(testHotel).block({ fromOn: testHotel.day(from), untilOn: testHotel.day(until) })
    expect(answer.status).toBe(400)
  })

  test('needs a reason, and a room of this hotel', async () => {
    const testHotel = await openTestHotel(app, 1)
    const other = await openTestHotel(app, 1)
    expect((await desk(testHotel).block({ reason: ' ' })).body.fields).toHaveProperty('reason')
    expect((await desk(testHotel).block({ roomId: other.type.rooms[0].id })).status).toBe(404)
    const { token } = await createActor(app, 'hotel')
    const theirs = await app.ask('POST', desk(testHotel).path, {
      token,
      body: {
        roomId: testHotel.type.rooms[0].id,
        fromOn: testHotel.day(1),
        untilOn: testHotel.day(2),
        reason: 'x',
      },
    })
    expect(theirs.status).toBe(404)
  })
})

describe('PUT and DELETE /hotels/:hotelId/room-blocks/:blockId', () => {
  test('moves the end both ways, frees nights, and refuses an older version', async () => {
    const testHotel = await openTestHotel(app, 2)
    const { block, change, rooms } = desk(testHotel)
    const { id } = await testHotel.data(block())
    const longer = {
      fromOn: testHotel.day(10),
      untilOn: testHotel.day(13),
      reason: 'The boiler too',
      version: 1,
    }
    expect(await testHotel.data(change(id, longer))).toMatchObject({ reason: 'The boiler too', version: 2 })
    expect((await change(id, longer)).status).toBe(409)
    await testHotel.data(
      change(id, { ...longer, fromOn: testHotel.day(11), untilOn: testHotel.day(12), version: 2 }),
    )
    expect(await rooms(10, 12)).toEqual([
      [2, 0],
      [1, 1],
      [2, 0],
    ])
    const stay = await testHotel.book({ checkInOn: testHotel.day(12), checkOutOn: testHotel.day(13) })
    await testHotel.data(testHotel.assign(stay.id, stay.stays[0].id, testHotel.type.rooms[0].id, 1))
    const taken = await change(id, { ...longer, version: 3 })
    expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining(stay.reference)])
  })

  test('ends today: a block that has started stays on record, one that has not is removed', async () => {
    const testHotel = await openTestHotel(app, 2)
    const { block, change, end, rooms, tape } = desk(testHotel)
    const running = await testHotel.data(block({ fromOn: testHotel.day(0), untilOn: testHotel.day(5) }))
    const ahead = await testHotel.data(block())
    app.advance(2 * dayMs)
    const later = { fromOn: testHotel.day(1), untilOn: testHotel.day(3), reason: 'x', version: 1 }
    expect((await change(running.id, later)).body.fields).toHaveProperty('fromOn')
    await testHotel.data(end(running.id))
    await testHotel.data(end(ahead.id))
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
    expect(row).toEqual({ until: testHotel.day(0) })
  })
})

test('a room out of order counts when rooms are added or removed, and keeps its number', async () => {
  const testHotel = await openTestHotel(app, 2)
  const { block, rooms } = desk(testHotel)
  await testHotel.data(block())
  const numbers = testHotel.type.rooms.map(({ number }: { number: string }) => number)
  const put = (all: string[]) =>
    testHotel.ask('PUT', `${testHotel.base}/rooms/${testHotel.type.id}/numbers`, { numbers: all })
  await testHotel.data(put([...numbers, '900']))
  expect(await rooms(9, 10)).toEqual([
    [3, 0],
    [2, 1],
  ])
  await testHotel.data(testHotel.edit({ capacity: null }))
  expect(await rooms(10, 10)).toEqual([[2, 1]])
  const gone = await put([numbers[1] ?? '', '900'])
  expect([gone.status, gone.body.message]).toEqual([409, expect.stringContaining('is out of order until')])
})

test('channels that read the calendar see the room as taken, and do not return it as their own', async () => {
  const testHotel = await openTestHotel(app, 2)
  const { id } = await testHotel.data(desk(testHotel).block())
  const calendar = await app.ask('GET', `/ical/${testHotel.type.icalToken}.ics`)
  expect(calendar.body).toContain(id)
  expect(calendar.body).not.toContain('shower')
})
