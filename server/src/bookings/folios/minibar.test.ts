import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/team.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
let hotel: TestHotel
let cleaner: { token: string }
beforeAll(async () => {
  app = await startTestApp()
  hotel = await openTestHotel(app, 3)
  cleaner = await createMember(app, hotel.owner.id, [{ hotelId: null, role: 'housekeeping' }])
})
afterAll(() => app.close())

const extra = async (more: object) => {
  const body = {
    kind: 'drinks',
    priceCents: 450,
    vatPercent: 22,
    isArchived: false,
    isMinibar: true,
    ...more,
  }
  return hotel.data(hotel.ask('POST', `${hotel.base}/extras`, body))
}
const charge = (roomId: string, items: object[], { key = crypto.randomUUID(), token = cleaner.token } = {}) =>
  app.ask('POST', `${hotel.base}/rooms/${roomId}/minibar`, {
    token,
    body: { items },
    headers: { 'idempotency-key': key },
  })
const read = async (bookingId: string) => {
  const folio = await hotel.data(hotel.ask('GET', `/api/v1/bookings/${bookingId}/folio`))
  const [lines] = folio.folios.map(({ lines }: { lines: object[] }) => lines)
  return lines
    .filter(({ kind }: { kind: string }) => kind === 'extra')
    .map(({ name, quantity, amountCents }: { name: string; quantity: number; amountCents: number }) =>
      [name, quantity, amountCents].join(' '),
    )
}

describe('the minibar', () => {
  test('is counted by housekeeping without prices, and charged once to the guests of the room', async () => {
    const [water, massage] = [
      await extra({ name: 'Water' }),
      await extra({ name: 'Massage', isMinibar: false }),
    ]
    const list = await app.ask('GET', `${hotel.base}/minibar`, { token: cleaner.token })
    expect(list.body.data).toEqual([{ id: water.id, name: 'Water' }])

    const [room] = hotel.type.rooms
    const items = [{ extraId: water.id, quantity: 2 }]
    const nobody = await charge(room.id, items)
    expect([nobody.status, nobody.body.message]).toEqual([409, expect.stringContaining(room.number)])
    const { id } = await hotel.book({ checkInOn: hotel.day(0), checkOutOn: hotel.day(1), roomId: room.id })
    expect((await charge(room.id, items)).status).toBe(409)
    await hotel.data(hotel.transition(id, 'checked-in'))
    expect((await charge(room.id, [{ extraId: massage.id, quantity: 1 }])).status).toBe(404)
    const key = crypto.randomUUID()
    const both = await Promise.all([charge(room.id, items, { key }), charge(room.id, items, { key })])
    expect(both.map(({ status, body }) => [status, body.data])).toEqual([
      [200, { roomNumber: room.number }],
      [200, { roomNumber: room.number }],
    ])
    expect(await read(id)).toEqual(['Water 2 900'])
  })

  test('is charged to those who left the room today, and to nobody of another hotel', async () => {
    const wine = await extra({ name: 'Wine', priceCents: 1200 })
    const [, room] = hotel.type.rooms
    const { id } = await hotel.book({ checkInOn: hotel.day(0), checkOutOn: hotel.day(1), roomId: room.id })
    await hotel.data(hotel.transition(id, 'checked-in'))
    app.advance(86_400_000)
    await hotel.data(hotel.transition(id, 'checked-out'))
    const items = [{ extraId: wine.id, quantity: 1 }]
    expect((await charge(room.id, items)).status).toBe(200)
    expect(await read(id)).toEqual(['Wine 1 1200'])
    const stranger = await openTestHotel(app, 1)
    expect((await charge(room.id, items, { token: stranger.token })).status).toBe(404)
    expect((await charge(room.id, [{ extraId: wine.id, quantity: 0 }])).status).toBe(400)
  })
})
