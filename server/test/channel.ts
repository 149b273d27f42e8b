import { setTimeout as delay } from 'node:timers/promises'
import type { AriChanges, ChannelConnection } from '@roomlark/contract/bookings/channel'
import type { BookedReservation, ReservationInput } from '@roomlark/contract/bookings/channel-reservations'
import { listNights } from '@roomlark/contract/dates'
import { noteChanges } from '../src/bookings/channel/ari.service.ts'
import { createKey } from './api-keys.ts'
import type { TestApp } from './app.ts'
import type { TestHotel } from './test-hotel.ts'

type Sold = Partial<Omit<BookedReservation, 'rooms' | 'status'>> & {
  rooms?: number
  priceCents?: number
  adults?: number
  roomCode?: string
}

/** Connects a channel that calls the room type of the hotel DBL and its rate plan FLEX, with a key for this hotel alone. */
export async function connectTestChannel(app: TestApp, testHotel: TestHotel, name = 'Staylist') {
  const { data, owner, hotel, type, plan } = testHotel
  const key = await createKey(app, owner.id, { scopes: ['channel:change'], hotelIds: [hotel.id] })
  const ask = (method: string, path: string, body?: unknown) => app.ask(method, path, { token: key, body })
  const made: ChannelConnection = await data(
    ask('POST', '/api/v1/channel/connections', { hotelId: hotel.id, name }),
  )
  const path = `/api/v1/channel/connections/${made.id}`
  const map = (changes: object = {}) => {
    const codes = {
      rooms: [{ code: 'DBL', roomTypeId: type.id }],
      rates: [{ code: 'FLEX', ratePlanId: plan.id }],
    }
    return ask('PUT', path, { name, isActive: true, ...codes, version: made.version, ...changes })
  }
  await data(map())

  /** A stay of two nights from the tenth day on, unless it says otherwise. */
  const sale = ({ rooms = 1, priceCents = 9000, adults = 2, roomCode = 'DBL', ...changes }: Sold = {}) => {
    const { checkInOn, checkOutOn } = {
      checkInOn: testHotel.day(10),
      checkOutOn: testHotel.day(12),
      ...changes,
    }
    const nights = listNights(checkInOn, checkOutOn).map((night) => ({ night, priceCents }))
    return {
      revision: 1,
      status: 'booked' as const,
      rateCode: 'FLEX',
      currency: 'EUR',
      collects: 'channel' as const,
      guest: { name: 'Elena Marchetti' },
      specialRequests: '',
      ...changes,
      checkInOn,
      checkOutOn,
      rooms: Array.from({ length: rooms }, () => ({ roomCode, adults, childAges: [], nights })),
    }
  }
  const deliver = (reservationId: string, reservation: ReservationInput) =>
    ask('PUT', `${path}/reservations/${reservationId}`, { reservation })

  /** Tests start no server that would note changes by itself. */
  const changes = async (cursor?: string): Promise<AriChanges> => {
    await noteChanges({ sql: app.pool })
    return data(ask('GET', `${path}/changes${cursor === undefined ? '' : `?cursor=${cursor}`}`))
  }

  return {
    id: made.id,
    key,
    path,
    ask,
    map,
    sale,
    deliver,
    changes,
    /**
     * Asks until nothing is new, because what happened beside a transaction that still runs is told twice. Every
     * transaction of the database server counts, so this may have to wait for those of other tests.
     */
    settled: async (cursor?: string): Promise<string> => {
      let next = cursor ?? (await changes()).cursor
      for (;;) {
        const { ranges, cursor: later } = await changes(next)
        if (ranges.length === 0) return later
        next = later
        await delay(50)
      }
    },
    ari: (fromOn: string, untilOn: string) =>
      data(ask('GET', `${path}/ari?fromOn=${fromOn}&untilOn=${untilOn}`)),
    messages: () => data(ask('GET', `${path}/messages`)),
    acknowledge: (ids: number[]) => data(ask('POST', `${path}/messages/acknowledge`, { ids })),
  }
}
