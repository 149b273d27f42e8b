import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { lockUntilReleased, lockWaits } from '../../../test/locks.ts'
import { roomTypeInput } from '../../../test/rooms-input.ts'
import { miscounts, openTestHotel } from '../../../test/test-hotel.ts'
import { waitFor } from '../../../test/wait.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type NumberedRoom = { id: string; number: string }

describe('room types', () => {
  test('are listed with their numbered rooms, 9 before 10', async () => {
    const testHotel = await openTestHotel(app, 1)
    const made = await testHotel.data(
      testHotel.ask('POST', `${testHotel.base}/rooms`, {
        ...roomTypeInput({ name: 'Suite', childBands: [{ maxAge: 5, cents: 900 }] }),
        numbers: ['10', '9', 'A1'],
      }),
    )
    expect(made).toMatchObject({
      name: 'Suite',
      basePriceCents: 10_000,
      childBands: [{ maxAge: 5, cents: 900 }],
      version: 1,
    })
    const list = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/rooms`))
    expect(list.map((type: { name: string }) => type.name)).toEqual(['Double', 'Suite'])
    expect(list[1].rooms.map((room: NumberedRoom) => room.number)).toEqual(['9', '10', 'A1'])
    expect(list[1].icalToken).toMatch(/^[\w-]{32}$/)
  })

  test('can be changed with the version that was read, and not with an older one', async () => {
    const testHotel = await openTestHotel(app)
    const path = `${testHotel.base}/rooms/${testHotel.type.id}`
    const changed = await testHotel.data(
      testHotel.ask('PUT', path, { ...roomTypeInput({ name: 'Sea double' }), version: 1 }),
    )
    expect(changed).toMatchObject({ name: 'Sea double', version: 2 })
    const stale = await testHotel.ask('PUT', path, { ...roomTypeInput(), version: 1 })
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict'])
  })

  test('have a unique name in a hotel, ignoring case', async () => {
    const testHotel = await openTestHotel(app)
    const answer = await testHotel.ask('POST', `${testHotel.base}/rooms`, {
      ...roomTypeInput({ name: 'DOUBLE' }),
      numbers: [],
    })
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This hotel already has a room type with that name.',
    ])
  })

  test('can be removed only without upcoming stays', async () => {
    const testHotel = await openTestHotel(app)
    const booking = await testHotel.book()
    const path = `${testHotel.base}/rooms/${testHotel.type.id}`
    const refused = await testHotel.ask('DELETE', path)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain(booking.reference)
    await testHotel.data(testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'hotel' }))
    await testHotel.data(testHotel.ask('DELETE', path))
    expect(await testHotel.data(testHotel.ask('GET', `${testHotel.base}/rooms`))).toEqual([])
    expect((await testHotel.tryBook()).status).toBe(404)
    expect(await testHotel.get(booking.id)).toMatchObject({ rooms: [{ name: 'Double' }] })
  })
})

describe('room numbers', () => {
  const numbers = (testHotel: Awaited<ReturnType<typeof openTestHotel>>, list: string[]) =>
    testHotel.ask('PUT', `${testHotel.base}/rooms/${testHotel.type.id}/numbers`, { numbers: list })

  test('keep rooms whose number stays, and the calendar follows', async () => {
    const testHotel = await openTestHotel(app, 2)
    const [first] = testHotel.type.rooms as NumberedRoom[]
    await testHotel.book()
    const type = await testHotel.data(numbers(testHotel, [first?.number ?? '', '301', '302', '303']))
    expect(type.rooms[0]).toEqual(first)
    const [sold, free] = await testHotel
      .nights(testHotel.day(10), testHotel.day(13))
      .then((all) => [all[0], all[3]])
    expect([sold.capacity, sold.sold, free.capacity]).toEqual([4, 1, 4])
  })

  test('cannot be fewer than the rooms sold on any night', async () => {
    const testHotel = await openTestHotel(app, 3)
    await testHotel.book({ rooms: [{ roomTypeId: testHotel.type.id, quantity: 2 }], adults: 2 })
    const refused = await numbers(testHotel, ['101'])
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(/^2 rooms are already taken on \d+ \w+ \d{4}\.$/)
    expect(await testHotel.data(testHotel.ask('GET', `${testHotel.base}/rooms`))).toMatchObject([
      { rooms: [{}, {}, {}] },
    ])
    expect(await miscounts(app)).toEqual([])
    await testHotel.data(numbers(testHotel, ['101', '102']))
    expect((await testHotel.tryBook()).status).toBe(409)
  })

  test('cannot remove a room that is assigned to a stay', async () => {
    const testHotel = await openTestHotel(app, 2)
    const booking = await testHotel.book()
    const room = testHotel.type.rooms[1]
    await testHotel.data(testHotel.assign(booking.id, booking.stays[0].id, room.id, 1))
    const refused = await numbers(testHotel, [testHotel.type.rooms[0].number])
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `Room ${room.number} is assigned to ${booking.reference}. Move that stay to another room first.`,
    ])
  })

  test('are unique in the hotel and in the list', async () => {
    const testHotel = await openTestHotel(app, 1)
    const taken = testHotel.type.rooms[0].number
    const other = await testHotel.ask('POST', `${testHotel.base}/rooms`, {
      ...roomTypeInput({ name: 'Suite' }),
      numbers: [taken],
    })
    expect(other.status).toBe(409)
    const twice = await numbers(testHotel, ['7a', '7A'])
    expect([twice.status, twice.body.fields]).toEqual([400, { numbers: 'Each room needs its own number' }])
  })

  test('make a concurrent booking wait, which then uses the new ones', async () => {
    const testHotel = await openTestHotel(app, 1)
    const { id } = testHotel.type
    const commit = await lockUntilReleased(app, async (sql) => {
      await sql`SELECT 1 FROM room_types WHERE id = ${id} FOR UPDATE`
      await sql`UPDATE room_types SET units = 0 WHERE id = ${id}`
    })
    const booking = testHotel.tryBook()
    await waitFor('the booking to wait', async () => ((await lockWaits(app)) > 0 ? true : undefined))
    await commit()
    expect((await booking).status).toBe(409)
  })

  test('and concurrent bookings never sell a room that is being removed', async () => {
    const testHotel = await openTestHotel(app, 6)
    const [keep] = testHotel.type.rooms as NumberedRoom[]
    const [shrunk, ...answers] = await Promise.all([
      numbers(testHotel, [keep?.number ?? '']),
      ...Array.from({ length: 8 }, (_, i) =>
        testHotel.tryBook({ checkInOn: testHotel.day(30 + i), checkOutOn: testHotel.day(40) }),
      ),
    ])
    const booked = answers.filter(({ status }) => status === 200).length
    expect(booked).toBe(shrunk.status === 200 ? 1 : 6)
    expect(await miscounts(app)).toEqual([])
  })
})

describe("another owner's rooms", () => {
  test('are not found', async () => {
    const testHotel = await openTestHotel(app)
    const { token } = await createActor(app, 'hotel')
    const type = `${testHotel.base}/rooms/${testHotel.type.id}`
    const calls: [string, string, object?][] = [
      ['GET', `${testHotel.base}/rooms`],
      ['POST', `${testHotel.base}/rooms`, { ...roomTypeInput({ name: 'Mine' }), numbers: ['1'] }],
      ['PUT', type, { ...roomTypeInput(), version: 1 }],
      ['PUT', `${type}/numbers`, { numbers: [] }],
      ['DELETE', type],
    ]
    for (const [method, path, body] of calls) {
      expect((await app.ask(method, path, { token, body })).status, `${method} ${path}`).toBe(404)
    }
    const mine = await openTestHotel(app)
    const crossed = await mine.ask('DELETE', `${mine.base}/rooms/${testHotel.type.id}`)
    expect(crossed.status).toBe(404)
  })

  test('are accessible to an administrator', async () => {
    const testHotel = await openTestHotel(app)
    const { token } = await createActor(app, 'admin')
    expect((await app.ask('GET', `${testHotel.base}/rooms`, { token })).status).toBe(200)
  })
})
