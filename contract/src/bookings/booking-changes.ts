import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { BillLines } from '../inventory/bill-lines.ts'
import { CancellationPolicy } from '../inventory/cancellation.ts'
import { stayLimits } from '../inventory/stay-dates.ts'
import { Cents } from '../money.ts'
import { Obstacle } from '../obstacles.ts'
import { Id, optionalText, reasonLength, requiredText, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { Booking } from './booking.ts'
import { isMoveMeant, party } from './booking-input.ts'
import { GuestNotice } from './stay-move.ts'

/** Target of a move. A stay without a room gets one later, unless its guest is in house. */
const place = {
  stayId: Id,
  roomTypeId: Id,
  roomId: z.optional(Id),
  /** True if the nights keep their price although the room type has another. */
  keepPrice: z.boolean(),
}

/** A night of one room for which the desk agrees on a price; 0 is a complimentary night. */
const AgreedNight = z.strictObject({ stayId: Id, night: IsoDate, priceCents: Cents })

/** One change of a booking. For a guest in house it counts from tonight on. */
export const BookingChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('guests'), ...party }),
  z.strictObject({ kind: z.literal('plan'), ratePlanId: Id }),
  z.strictObject({ kind: z.literal('room-type'), ...place }),
  z.strictObject({
    kind: z.literal('price'),
    nights: z
      .array(AgreedNight)
      .check(
        z.minLength(1, say('Choose a night')),
        z.maxLength(
          stayLimits.nights,
          say('Change at most {nights} nights at once', { nights: stayLimits.nights }),
        ),
      ),
    reason: requiredText(reasonLength, say('Give a reason')),
  }),
  z.strictObject({ kind: z.literal('add-room'), roomTypeId: Id, roomId: z.optional(Id), ...party }),
  z.strictObject({ kind: z.literal('drop-room'), stayId: Id, waiveFee: z.optional(z.boolean()) }),
  /**
   * The guests leave today, and the nights that are left are given back, for a fee of at most their price; without
   * `feeCents`, for that of the policy.
   */
  z.strictObject({ kind: z.literal('leave-early'), feeCents: z.optional(Cents) }),
  z.strictObject({ kind: z.literal('split'), fromOn: IsoDate, ...place }),
  z.strictObject({
    kind: z.literal('swap'),
    stayId: Id,
    with: z.strictObject({ bookingId: Id, stayId: Id, version: Version }),
  }),
  z.strictObject({ kind: z.literal('reinstate') }),
])
export type BookingChange = z.infer<typeof BookingChange>

const Difference = z.object({ before: z.int(), after: z.int() })

/** Previews a change of a booking, whether or not it is possible. Amounts are in the booking's currency. */
export const BookingChangeQuote = z.object({
  currency: z.string(),
  ...BillLines.shape,
  totalCents: z.int(),
  /** The difference from the current total, negative if the stay becomes cheaper. */
  differenceCents: z.int(),
  /** The nights that would cost something else, over all rooms. */
  nights: z.array(z.object({ night: IsoDate, cents: Difference })),
  /** Reasons why the change is not possible; empty if it is. */
  obstacles: z.array(Obstacle),
  /** The limits that the desk may exceed with a reason. */
  limits: z.array(Obstacle),
  /** The terms that would count then. */
  cancellationPolicy: CancellationPolicy,
  /** Fee of a guest who cancels now. */
  cancelFeeCents: Difference,
  /** Commission of the partner who brought the booking; null without one. */
  commissionCents: z.nullable(Difference),
  /**
   * Fee for a room that is dropped, unless it is waived, or for nights that are given up; or the fee no longer owed once
   * reinstated.
   */
  feeCents: z.nullable(z.int()),
  /** The rooms that the stays concerned would be in; null for those that have none yet. */
  roomNumbers: z.array(z.nullable(z.string())),
  /** The email to the guest; null if the change does not concern the guest or there is no address. */
  mail: z.nullable(GuestNotice),
})
export type BookingChangeQuote = z.infer<typeof BookingChangeQuote>

const params = z.strictObject({ id: Id })
const access = ['hotel', 'admin'] as const

export const bookingChanges = {
  quote: endpoint({
    method: 'POST',
    path: '/bookings/:id/changes/quote',
    keys: 'bookings',
    access,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Preview a change of a booking',
    params,
    body: z.strictObject({ change: BookingChange }),
    response: BookingChangeQuote,
  }),
  make: endpoint({
    method: 'POST',
    path: '/bookings/:id/changes',
    keys: 'bookings',
    access,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Change a booking at the total that was quoted',
    params,
    body: z.strictObject({
      change: BookingChange,
      version: Version,
      /** The quoted total: if the change would cost anything else by now, it is refused. */
      expectedTotalCents: z.int(),
      /** Reason for exceeding a limit. */
      overrideReason: optionalText(reasonLength),
      /** False if the guest is informed in another way. */
      mailGuest: z._default(z.boolean(), true),
      isMeant: isMoveMeant,
    }),
    response: Booking,
  }),
}
