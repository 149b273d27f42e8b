import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, requiredName } from '../primitives.ts'
import { say } from '../say.ts'
import { ReferralMethod } from './booking-partner.ts'

/** A booking that an affiliate misses: its number, and the day on which the guest booked. */
export const CommissionClaim = z.strictObject({
  reference: requiredName(20, say('Enter the number of the booking')),
  bookedOn: IsoDate,
})
export type CommissionClaim = z.infer<typeof CommissionClaim>

export const ClaimOutcome = z.enum([
  /** There is no such booking at a hotel that the affiliate is, or was, a partner of. */
  'not-found',
  /** The booking counts for the affiliate. */
  'counted',
  /** The booking counts for somebody else. */
  'other-partner',
  /** The affiliate was no partner at that time, or the partnership was paused. */
  'not-active',
  /** The hotel had not paid its commission, so new bookings counted for no partner at that time. */
  'referrals-paused',
  /** The hotel took it itself, or it came from another channel. */
  'taken-by-hotel',
  /** The booking was made on the site by a guest whose visit carried no click and no code of a partner. */
  'no-click',
])
export type ClaimOutcome = z.infer<typeof ClaimOutcome>

/** Result of a claim and its reason. It reveals neither another partner nor the guest. */
export const ClaimAnswer = z.object({
  outcome: ClaimOutcome,
  /** Null if nothing was found. */
  booking: z.nullable(
    z.object({
      reference: z.string(),
      hotelName: z.string(),
      timeZone: z.string(),
      bookedAt: Instant,
      /** The method that decided, if the booking counts for a partner. */
      method: z.nullable(ReferralMethod),
      /** Only of a booking that counts for the affiliate: the way to its receipt. */
      id: z.nullable(Id),
      /** For how many days a click of the affiliate counted. */
      windowDays: z.int(),
      /** The affiliate's own links to the hotel: the last click before the booking, and how many were in the window. */
      lastClickAt: z.nullable(Instant),
      clicksInWindow: z.int(),
    }),
  ),
})
export type ClaimAnswer = z.infer<typeof ClaimAnswer>

/** More clicks than these are not counted for an answer. */
export const claimedClicks = 1000

export const commissionClaims = {
  ask: endpoint({
    method: 'POST',
    path: '/commissions/claims',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'Why a booking did or did not count',
    body: CommissionClaim,
    response: ClaimAnswer,
  }),
}
