import * as z from 'zod/mini'
import { BookingState } from '../booking-states.ts'
import { IsoDate } from '../dates.ts'
import { stayLimits } from '../inventory/stay-dates.ts'
import { Cents } from '../money.ts'
import { freeText, Id, Instant } from '../primitives.ts'
import { say } from '../say.ts'
import { Guest, party, partyLimits } from './booking-input.ts'

const Code = z.string().check(z.regex(/^(?!\.{1,2}$)[A-Za-z0-9._~-]{1,64}$/, say('This is not a valid code')))

const SoldRoom = z.strictObject({
  roomCode: Code,
  ...party,
  /** Price of the channel for each night of the stay, every night once. */
  nights: z
    .array(z.strictObject({ night: IsoDate, priceCents: Cents }))
    .check(z.minLength(1, say('Send the nights')), z.maxLength(stayLimits.nights)),
})

/** Each message numbers itself: one with a lower number that arrives late changes nothing. */
const revision = z.int().check(z.gte(1, say('Use 1 or more')), z.lte(Number.MAX_SAFE_INTEGER))

export const BookedReservation = z.strictObject({
  revision,
  status: z.literal('booked'),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  rateCode: Code,
  rooms: z.array(SoldRoom).check(z.minLength(1, say('Send a room')), z.maxLength(partyLimits.rooms)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, say('Use a currency code such as EUR'))),
  /** Party that takes the guest's money. */
  collects: z.enum(['channel', 'hotel']),
  guest: Guest,
  specialRequests: freeText(2000),
})
export type BookedReservation = z.infer<typeof BookedReservation>

/** A reservation as the channel has it; the whole of it each time. */
export const ReservationInput = z.discriminatedUnion('status', [
  BookedReservation,
  z.strictObject({ revision, status: z.literal('cancelled') }),
])
export type ReservationInput = z.infer<typeof ReservationInput>

const Outcome = z.enum([
  'booked',
  'changed',
  'cancelled',
  // This revision is known, and nothing was done again.
  'repeated',
  // A higher revision is known, and this one changed nothing.
  'outdated',
])

export const ReservationResult = z.object({
  outcome: Outcome,
  /** The highest revision that was accepted. */
  revision: z.int(),
  /** The booking at the hotel; null if only its cancellation ever arrived. */
  booking: z.nullable(
    z.object({
      id: Id,
      reference: z.string(),
      state: BookingState,
      checkInOn: IsoDate,
      checkOutOn: IsoDate,
      totalCents: z.int(),
    }),
  ),
})
export type ReservationResult = z.infer<typeof ReservationResult>

const channelMessageKinds = ['changed', 'cancelled', 'no-show', 'reinstated', 'departed'] as const

/** Something that the hotel did to a reservation, with the booking as it is when this is read. */
export const ChannelMessage = z.object({
  id: z.int(),
  kind: z.enum(channelMessageKinds),
  at: Instant,
  reservationId: z.string(),
  revision: z.int(),
  booking: ReservationResult.shape.booking,
  rooms: z.array(z.object({ roomCode: z.nullable(z.string()), checkInOn: IsoDate, checkOutOn: IsoDate })),
})
export type ChannelMessage = z.infer<typeof ChannelMessage>
