import * as z from 'zod/mini'
import { IsoDate, StayLimit, Weekdays } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { CalendarChange } from '../inventory/calendar-night.ts'
import { MealPlan } from '../inventory/rates.ts'
import { stayLimits } from '../inventory/stay-dates.ts'
import { AcceptLow } from '../money.ts'
import { Id, RowNumber, requiredName, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { ChannelMessage, ReservationInput, ReservationResult } from './channel-reservations.ts'

/**
 * `prices` is how many nights × rooms × rates one answer has at most. Changes are kept for so many days; a channel that
 * was away for longer starts again.
 */
export const channelLimits = {
  connections: 20,
  rooms: 100,
  rates: 30,
  nights: 400,
  prices: 20_000,
  updates: 100,
  messages: 100,
  keptDays: 30,
  /** Number of days ahead for which rooms can be sold. */
  daysAhead: stayLimits.daysAhead + stayLimits.nights,
} as const

/** Code of the channel for a room or a rate. Programs remove `.` and `..` from the middle of an address. */
export const ChannelCode = z
  .string()
  .check(
    z.regex(
      /^(?!\.{1,2}$)[A-Za-z0-9._~-]{1,64}$/,
      say('Use 1 to 64 letters, digits, dots, hyphens or underscores'),
    ),
  )

const oncePerCode = z.refine<readonly { code: string }[]>(
  (list) => new Set(list.map(({ code }) => code)).size === list.length,
  say('Use each code once'),
)

const ChannelRooms = z
  .array(z.strictObject({ code: ChannelCode, roomTypeId: Id }))
  .check(
    z.maxLength(channelLimits.rooms, say('Use at most {rooms} rooms', { rooms: channelLimits.rooms })),
    oncePerCode,
  )
const ChannelRates = z
  .array(z.strictObject({ code: ChannelCode, ratePlanId: Id }))
  .check(
    z.maxLength(channelLimits.rates, say('Use at most {rates} rates', { rates: channelLimits.rates })),
    oncePerCode,
  )

const ConnectionName = requiredName(60, say('Enter the name of the channel'))

/** A channel that sells rooms of a hotel, with its codes for what the hotel has. */
export const ChannelConnection = z.object({
  id: Id,
  hotelId: Id,
  hotelName: z.string(),
  name: z.string(),
  /** While it is false, the channel reads nothing and delivers nothing new. */
  isActive: z.boolean(),
  rooms: ChannelRooms,
  rates: ChannelRates,
  version: z.int(),
})
export type ChannelConnection = z.infer<typeof ChannelConnection>

export const ConnectionInput = z.strictObject({
  name: ConnectionName,
  isActive: z.boolean(),
  rooms: ChannelRooms,
  rates: ChannelRates,
  version: Version,
})
export type ConnectionInput = z.infer<typeof ConnectionInput>

/** One night of one room: how many are left, under which limits, and what it costs. */
export const AriNight = z.object({
  night: IsoDate,
  available: z.int(),
  closed: z.boolean(),
  minStay: StayLimit,
  maxStay: StayLimit,
  closedToArrival: z.boolean(),
  closedToDeparture: z.boolean(),
  prices: z.array(
    z.object({
      rateCode: z.string(),
      /** For one adult, for two, and so on, as many as fit. */
      byAdultsCents: z.array(z.int()),
    }),
  ),
})
export type AriNight = z.infer<typeof AriNight>

/** Availability, rates and inventory of a connection, in its own codes. */
export const Ari = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  currency: z.string(),
  rates: z.array(
    z.object({
      code: z.string(),
      mealPlan: MealPlan,
      /** False while the rate cannot be booked, whatever its nights say. */
      onSale: z.boolean(),
      minStay: StayLimit,
      maxStay: StayLimit,
    }),
  ),
  rooms: z.array(z.object({ code: z.string(), nights: z.array(AriNight) })),
})
export type Ari = z.infer<typeof Ari>

const ChangeCursor = z.string().check(z.regex(/^\d{1,19}-\d{1,10}$/, say('This cursor is not valid')))

/** Nights to read again, both ends included, and where to continue. */
export const AriChanges = z.object({
  cursor: z.string(),
  ranges: z.array(z.object({ fromOn: IsoDate, untilOn: IsoDate })),
})
export type AriChanges = z.infer<typeof AriChanges>

/** Values that the hotel's own system sets for nights of a room, the same as in the rates grid. */
export const AriUpdate = z.strictObject({
  roomCode: ChannelCode,
  fromOn: IsoDate,
  /** The last night is included. */
  untilOn: IsoDate,
  /** 0 is Sunday, and an empty list means every day. */
  weekdays: Weekdays,
  /** Rooms that can still be sold, besides those that are; instead of `change.capacity`, which counts both. */
  roomsLeft: z.optional(z.int().check(z.gte(0, say('Use 0 or more')), z.lte(500, say('Use at most 500')))),
  change: CalendarChange,
})
export type AriUpdate = z.infer<typeof AriUpdate>

const access = ['hotel', 'admin'] as const
const launch = ['bookings'] as const
const ConnectionParams = z.strictObject({ id: Id })
const ReservationParams = z.strictObject({ id: Id, reservationId: ChannelCode })

export const channel = {
  connections: endpoint({
    method: 'GET',
    path: '/channel/connections',
    access,
    permission: 'change-offer',
    keys: 'channel',
    launch,
    summary: 'List the channels that sell your rooms',
    response: z.array(ChannelConnection),
  }),
  connect: endpoint({
    method: 'POST',
    path: '/channel/connections',
    access,
    permission: 'change-offer',
    keys: 'channel',
    launch,
    summary: 'Connect a channel to a hotel',
    body: z.strictObject({ hotelId: Id, name: ConnectionName }),
    response: ChannelConnection,
  }),
  map: endpoint({
    method: 'PUT',
    path: '/channel/connections/:id',
    access,
    permission: 'change-offer',
    keys: 'channel',
    launch,
    summary: 'Name a channel, map its codes, or switch it off',
    params: ConnectionParams,
    body: ConnectionInput,
    response: ChannelConnection,
  }),
  changes: endpoint({
    method: 'GET',
    path: '/channel/connections/:id/changes',
    access,
    permission: 'see-rooms',
    keys: 'channel',
    launch,
    summary: 'Nights to read again since a cursor; without one, all',
    params: ConnectionParams,
    query: z.strictObject({ cursor: z.optional(ChangeCursor) }),
    response: AriChanges,
  }),
  ari: endpoint({
    method: 'GET',
    path: '/channel/connections/:id/ari',
    access,
    permission: 'see-rooms',
    keys: 'channel',
    launch,
    summary: 'Availability, prices and limits by night; at most 400 nights',
    params: ConnectionParams,
    query: z.strictObject({ fromOn: IsoDate, untilOn: IsoDate }),
    response: Ari,
  }),
  setAri: endpoint({
    method: 'PUT',
    path: '/channel/connections/:id/ari',
    access,
    permission: 'change-offer',
    keys: 'channel',
    launch,
    summary: 'Set prices, limits and rooms to sell, all or none',
    params: ConnectionParams,
    body: z.strictObject({
      updates: z
        .array(AriUpdate)
        .check(
          z.minLength(1, say('Send an update')),
          z.maxLength(
            channelLimits.updates,
            say('Send at most {updates} updates', { updates: channelLimits.updates }),
          ),
        ),
      acceptLow: AcceptLow,
    }),
    bodyLimit: 256 * 1024,
    response: z.object({ nights: z.int() }),
  }),
  deliver: endpoint({
    method: 'PUT',
    path: '/channel/connections/:id/reservations/:reservationId',
    access,
    permission: 'work-desk',
    keys: 'channel',
    launch,
    summary: 'Deliver a reservation as it is now: new, changed or cancelled',
    params: ReservationParams,
    body: z.strictObject({ reservation: ReservationInput }),
    example: {
      reservation: {
        revision: 1,
        status: 'booked',
        checkInOn: '2026-06-24',
        checkOutOn: '2026-06-26',
        rateCode: 'FLEX',
        rooms: [
          {
            roomCode: 'DBL',
            adults: 2,
            childAges: [],
            nights: [
              { night: '2026-06-24', priceCents: 24_500 },
              { night: '2026-06-25', priceCents: 24_500 },
            ],
          },
        ],
        currency: 'EUR',
        collects: 'channel',
        guest: { name: 'Elena Marchetti', email: 'elena@post.example' },
        specialRequests: '',
      },
    },
    bodyLimit: 1024 * 1024,
    response: ReservationResult,
  }),
  reservation: endpoint({
    method: 'GET',
    path: '/channel/connections/:id/reservations/:reservationId',
    access,
    permission: 'see-bookings',
    keys: 'channel',
    launch,
    summary: 'Read what became of a reservation',
    params: ReservationParams,
    response: ReservationResult,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/channel/connections/:id/messages',
    access,
    permission: 'see-bookings',
    keys: 'channel',
    launch,
    summary: 'The hotel’s changes to reservations, until acknowledged',
    params: ConnectionParams,
    response: z.array(ChannelMessage),
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/channel/connections/:id/messages/acknowledge',
    access,
    permission: 'work-desk',
    keys: 'channel',
    launch,
    summary: 'Acknowledge messages, which are not sent again',
    params: ConnectionParams,
    body: z.strictObject({ ids: z.array(RowNumber).check(z.maxLength(channelLimits.messages)) }),
    response: z.null(),
  }),
}
