import { randomUUID } from 'node:crypto'
import { eventWords } from '@roomlark/contract/booking-event-words'
import type { BookingEvent } from '@roomlark/contract/booking-events'
import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingInput } from '@roomlark/contract/bookings/booking-input'
import type { FreeRooms } from '@roomlark/contract/bookings/front-desk'
import type { InvoicingInput } from '@roomlark/contract/bookings/invoicing'
import { addDays, dateIn } from '@roomlark/contract/dates'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import type { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { plainFormats } from '@roomlark/contract/word-formats'
import { expect } from 'vitest'
import type { Answer, TestApp } from './app.ts'
import { createActor } from './factories.ts'
import { createHotel } from './hotels.ts'
import { invoicingInput } from './invoicing-input.ts'
import { planInput, roomTypeInput } from './rooms-input.ts'

export type TestHotel = Awaited<ReturnType<typeof openTestHotel>>

type Changes = Partial<BookingInput> & { key?: string; token?: string }

/** Opens a hotel through the API that is ready to sell, with one room type of the given number of rooms. */
export async function openTestHotel(
  app: TestApp,
  units = 3,
  options: {
    hotel?: Partial<HotelInput>
    type?: Partial<RoomTypeInput>
    /** Whose hotel it is; without it, a new owner's. */
    owner?: Awaited<ReturnType<typeof createActor>>
  } = {},
) {
  const owner = options.owner ?? (await createActor(app, 'hotel'))
  const { token } = owner
  const hotel = await createHotel(app, token, options.hotel)
  const base = `/api/v1/hotels/${hotel.id}`
  const ask = (method: string, path: string, body?: unknown) => app.ask(method, path, { token, body })
  const data = async (answer: Promise<Answer>) => {
    const { status, body } = await answer
    const told = status < 500 ? body : app.logs.findLast((line) => line.includes('"level":50'))
    expect(body, JSON.stringify(told)).toMatchObject({ success: true })
    expect(status).toBe(200)
    return body.data
  }

  let rooms = 100
  const addType = (count: number, changes: Partial<RoomTypeInput> = {}) => {
    const numbers = Array.from({ length: count }, () => String(++rooms))
    return data(ask('POST', `${base}/rooms`, { ...roomTypeInput(changes), numbers }))
  }
  const type = await addType(units, options.type)
  const plan = await data(ask('POST', `${base}/rates/plans`, planInput()))
  const today = () => dateIn(hotel.timeZone, app.services.clock())
  const day = (offset: number) => addDays(today(), offset)

  const bookingInput = (changes: Partial<BookingInput> = {}): BookingInput => ({
    checkInOn: day(10),
    checkOutOn: day(12),
    rooms: [{ roomTypeId: type.id, quantity: 1 }],
    ratePlanId: plan.id,
    adults: 2,
    childAges: [],
    state: 'confirmed',
    source: 'direct',
    guest: { name: 'Hana Nakamura', email: 'hana@example.test' },
    notes: '',
    specialRequests: '',
    ...changes,
  })
  const tryBook = ({ key, ...changes }: Changes = {}) =>
    app.ask('POST', `${base}/bookings`, {
      token,
      body: bookingInput(changes),
      headers: { 'idempotency-key': key ?? randomUUID() },
    })

  const bestRooms = async (id: string) => {
    const { body } = await ask('GET', `/api/v1/bookings/${id}/rooms`)
    const given: { stayId: string; roomId: string }[] = []
    for (const { stayId, roomId, rooms } of (body.data ?? []) as FreeRooms[]) {
      const free = rooms.find((room) => !given.some((one) => one.roomId === room.id))
      if (roomId === null && free) given.push({ stayId, roomId: free.id })
    }
    return given
  }

  return {
    owner,
    token,
    hotel,
    base,
    type,
    plan,
    today,
    day,
    ask,
    data,
    addType,
    bookingInput,
    tryBook,
    book: (changes: Changes = {}) => data(tryBook(changes)),
    quote: async (changes: Partial<BookingInput> = {}) => {
      const { state, source, takenBy, guest, notes, specialRequests, ...stay } = bookingInput(changes)
      return data(ask('POST', `${base}/quote`, stay))
    },
    setTaxes: async (rules: TaxRules) => {
      const { taxes } = await data(ask('GET', `${base}/rates`))
      return data(ask('PUT', `${base}/rates/taxes`, { ...rules, version: taxes.version }))
    },
    /** Enters the company that invoices name, with all that they need in Italy. */
    setInvoicing: async (changes: Partial<InvoicingInput> = {}) => {
      const { version } = await data(ask('GET', `${base}/invoicing`))
      return data(ask('PUT', `${base}/invoicing`, { ...invoicingInput(changes), version }))
    },
    get: (id: string) => data(ask('GET', `/api/v1/bookings/${id}`)),
    /** Gives an arriving guest the best free rooms, as the front desk would offer them. */
    transition: async (id: string, to: string, extras: object = {}) => {
      const rooms = to === 'checked-in' ? { rooms: await bestRooms(id) } : {}
      const unpaid = to === 'checked-out' ? { openBalance: 'The company pays' } : {}
      return ask('POST', `/api/v1/bookings/${id}/transitions`, { to, ...rooms, ...unpaid, ...extras })
    },
    undo: (id: string, version: number, isMeant?: boolean) =>
      ask('POST', `/api/v1/bookings/${id}/undo`, { version, isMeant }),
    changeStay: (id: string, body: object) => ask('PUT', `/api/v1/bookings/${id}/stay`, body),
    assign: (id: string, stayId: string, roomId: string | null, version: number) =>
      ask('PUT', `/api/v1/bookings/${id}/rooms/${stayId}`, { roomId, version }),
    edit: (change: object, more: object = {}) =>
      ask('PUT', `${base}/calendar`, {
        roomTypeIds: [type.id],
        fromOn: day(10),
        untilOn: day(10),
        weekdays: [],
        preview: false,
        change,
        ...more,
      }),
    /** Reads the nights of a type in the calendar, from one day to another. */
    nights: async (fromOn: string, untilOn: string, roomTypeId = type.id) => {
      const { roomTypes } = await data(ask('GET', `${base}/calendar?fromOn=${fromOn}&untilOn=${untilOn}`))
      return roomTypes.find((one: { id: string }) => one.id === roomTypeId).nights
    },
  }
}

/**
 * Returns the history of a booking without its emails, which come at any time; `text` is what people read.
 */
export function happened({ events }: Pick<Booking, 'events'>): (BookingEvent & { text: string })[] {
  return events
    .filter(({ kind }) => kind !== 'mail')
    .map((event) => ({ ...event, text: eventWords(event, plainFormats) }))
}

/**
 * Lists every night on which the counters disagree with the bookings, blocks and groups themselves. There must
 * never be any.
 */
export async function miscounts(app: Pick<TestApp, 'sql'>): Promise<object[]> {
  return app.sql`
    SELECT coalesce(n.room_type_id, b.room_type_id) AS "roomTypeId", coalesce(n.night, b.night)::text AS night,
           n.sold, n.capacity, n.out_of_order, coalesce(b.rooms, 0) AS recount
    FROM nights n
    LEFT JOIN LATERAL (
      SELECT count(*)::integer AS rooms FROM room_blocks WHERE room_type_id = n.room_type_id AND nights @> n.night
    ) o ON true
    LEFT JOIN LATERAL (
      SELECT (SELECT count(*)::integer FROM block_nights bn JOIN calendar_blocks c ON c.id = bn.block_id
                JOIN calendar_feeds f ON f.id = c.feed_id
              WHERE f.room_type_id = n.room_type_id AND bn.night = n.night)
             + (SELECT coalesce(sum(held), 0)::integer FROM group_nights
                WHERE room_type_id = n.room_type_id AND night = n.night) AS rooms
    ) e ON true
    FULL JOIN (
      SELECT s.room_type_id, bn.night, count(*)::integer AS rooms
      FROM booking_nights bn JOIN booking_stays s ON s.id = bn.stay_id
      WHERE bn.taken GROUP BY s.room_type_id, bn.night
    ) b ON b.room_type_id = n.room_type_id AND b.night = n.night
    WHERE n.sold IS DISTINCT FROM coalesce(b.rooms, 0) OR n.sold + n.blocked > n.capacity
      OR n.out_of_order <> o.rooms OR n.blocked <> e.rooms`
}
