import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { createHotel } from '../../../test/hotels.ts'
import { type House, openHouse } from '../../../test/house.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayMs = 86_400_000

async function named(house: House, name: string, first: number, last: number, state = 'confirmed') {
  const guest = { name, email: `${name.toLowerCase()}@example.test` }
  const stay = { checkInOn: house.day(first), checkOutOn: house.day(last) }
  return house.book({ guest, ...stay, state: state === 'held' ? 'held' : 'confirmed' })
}

async function day(house: House, offset: number) {
  const view = await house.data(house.ask('GET', `${house.base}/bookings/day?day=${house.day(offset)}`))
  const names = (list: { guestName: string }[]) => list.map(({ guestName }) => guestName)
  return [names(view.arrivals), names(view.departures), names(view.inHouse)]
}

describe('GET /hotels/:hotelId/bookings/day', () => {
  test('shows who comes, goes and stays, as it happens', async () => {
    const house = await openHouse(app, 9)
    const leaving = await named(house, 'Leaving', 0, 1)
    const staying = await named(house, 'Staying', 0, 3)
    const late = await named(house, 'Late', 0, 3)
    const gone = await named(house, 'Gone', 0, 2)
    await named(house, 'Coming', 1, 2)
    await named(house, 'Held', 1, 2, 'held')
    const cancelled = await named(house, 'Cancelled', 1, 2)
    await house.data(house.move(cancelled.id, 'cancelled', { cancelledBy: 'guest' }))
    expect(await day(house, 0)).toEqual([['Gone', 'Late', 'Leaving', 'Staying'], [], []])
    expect(await day(house, 1)).toEqual([['Coming'], ['Leaving'], ['Gone', 'Late', 'Staying']])

    for (const { id } of [leaving, staying]) await house.data(house.move(id, 'checked-in'))
    await house.data(house.move(gone.id, 'no-show'))
    expect((await day(house, 0))[2]).toEqual(['Leaving', 'Staying'])

    app.advance(dayMs)
    // Late has not come yet and is still waited for.
    expect(await day(house, 0)).toEqual([['Coming', 'Late'], ['Leaving'], ['Staying']])
    await house.data(house.move(leaving.id, 'checked-out'))
    expect((await day(house, 0))[1]).toEqual(['Leaving'])
    await house.data(house.move(late.id, 'checked-in'))
    expect(await day(house, 0)).toEqual([['Coming'], ['Leaving'], ['Late', 'Staying']])
    expect(await day(house, -1)).toEqual([
      ['Gone', 'Late', 'Leaving', 'Staying'],
      [],
      ['Late', 'Leaving', 'Staying'],
    ])

    app.advance(3 * dayMs)
    // Nobody has said that they left.
    expect((await day(house, 0))[1]).toEqual(['Late', 'Staying'])
  })
})

describe('GET /bookings/arrivals', () => {
  test('names who is to arrive today at all hotels of the account, those still awaited first', async () => {
    const house = await openHouse(app, 9)
    const read = (limit = 5) => house.data(house.ask('GET', `/api/v1/bookings/arrivals?limit=${limit}`))
    expect(await read()).toEqual({
      ...{ hotels: 1, hotelName: house.hotel.name, day: house.day(0), total: 0, arrivals: [] },
    })
    const here = await named(house, 'Arrived', 0, 2)
    await named(house, 'Expected', 0, 2)
    await named(house, 'Tomorrow', 1, 2)
    const gone = await named(house, 'Cancelled', 0, 2)
    await house.data(house.move(here.id, 'checked-in'))
    await house.data(house.move(gone.id, 'cancelled', { cancelledBy: 'guest' }))
    await createHotel(app, house.token, { name: 'Elsewhere' })
    await named(await openHouse(app), 'Foreign', 0, 1)
    const told = await read()
    expect(told).toMatchObject({ hotels: 2, hotelName: null, day: null, total: 2 })
    const names = ({ arrivals }: { arrivals: { guestName: string }[] }) =>
      arrivals.map(({ guestName }) => guestName)
    expect(names(told)).toEqual(['Expected', 'Arrived'])
    expect(names(await read(1))).toEqual(['Expected'])
    app.advance(dayMs)
    expect(names(await read())).toEqual(['Expected', 'Tomorrow'])
  })
})

describe('GET /hotels/:hotelId/bookings/tape', () => {
  test('shows rooms by days with the stays that take them', async () => {
    const house = await openHouse(app, 2)
    const suite = await house.addType(1, { name: 'Suite' })
    const [room] = house.type.rooms
    const one = await named(house, 'One', 10, 13)
    await house.data(house.assign(one.id, one.stays[0].id, room.id, 1))
    const two = await house.book({ rooms: [{ roomTypeId: suite.id, quantity: 1 }] })
    const gone = await named(house, 'Gone', 10, 12)
    await house.data(house.move(gone.id, 'cancelled', { cancelledBy: 'guest' }))
    await named(house, 'Before', 8, 10)
    await named(house, 'After', 14, 16)
    const tape = await house.data(
      house.ask('GET', `${house.base}/bookings/tape?fromOn=${house.day(10)}&untilOn=${house.day(13)}`),
    )
    expect(tape.roomTypes).toMatchObject([
      { id: house.type.id, name: 'Double', rooms: house.type.rooms },
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
          roomTypeId: house.type.id,
          roomId: room.id,
          checkInOn: house.day(10),
          checkOutOn: house.day(13),
          bookedFromOn: house.day(10),
          bookedUntilOn: house.day(13),
          version: 2,
        },
        expect.objectContaining({ bookingId: two.id, roomId: null }),
      ]),
    )
    expect(tape.blocks).toEqual([])
    expect(tape.roomBlocks).toEqual([])
  })

  test('is at most 92 days', async () => {
    const house = await openHouse(app, 1)
    const read = (until: number) =>
      house.ask('GET', `${house.base}/bookings/tape?fromOn=${house.day(0)}&untilOn=${house.day(until)}`)
    expect((await read(91)).status).toBe(200)
    expect((await read(92)).status).toBe(400)
    expect((await read(-1)).status).toBe(400)
  })
})

test("somebody else's day and tape are not there", async () => {
  const house = await openHouse(app, 1)
  const { token } = await createActor(app, 'hotel')
  for (const path of [`day?day=${house.day(0)}`, `tape?fromOn=${house.day(0)}&untilOn=${house.day(1)}`]) {
    expect((await app.ask('GET', `${house.base}/bookings/${path}`, { token })).status).toBe(404)
  }
})
