import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, SearchText } from '../primitives.ts'
import { BookingSignal } from './signals.ts'

/**
 * Ways in which a partner's guest arrives: a link that a cookie remembered, one of the same visit, a box on another
 * site, the partner's own promo code, or an entry at the desk.
 */
const referralMethods = ['link', 'visit', 'embed', 'promo-code', 'desk'] as const
export const ReferralMethod = z.enum(referralMethods)
export type ReferralMethod = z.infer<typeof ReferralMethod>

/** The partner a booking counts for, on the terms that were frozen when it was made. */
export const BookingPartner = z.object({
  partnershipId: Id,
  name: z.string(),
  method: ReferralMethod,
  ratePercent: z.number(),
  /** Points on top of the rate, for nights of a boost. */
  boostPercent: z.number(),
  /** The current commission in the currency of the booking, which the hotel pays; null for a hold. */
  costCents: z.nullable(z.int()),
  /** Amount that the commission is computed on. */
  baseCents: z.nullable(z.int()),
  /** Administrators only: null for everyone else. */
  platform: z.nullable(
    z.object({
      affiliateId: Id,
      sharePercent: z.number(),
      /** Roomlark's share of the cost. */
      shareCents: z.nullable(z.int()),
      signals: z.array(BookingSignal),
    }),
  ),
})
export type BookingPartner = z.infer<typeof BookingPartner>

export const PartnerName = z.object({ partnershipId: Id, name: z.string(), ratePercent: z.number() })
export type PartnerName = z.infer<typeof PartnerName>

/** More partners than these are searched for. */
export const listedPartners = 100

export const bookingPartners = {
  names: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/partner-names',
    keys: 'bookings',
    access: ['hotel', 'admin'],
    permission: 'work-desk',
    launch: ['partnerships'],
    summary: 'The partners of a hotel that the desk can name as the source of a booking; at most 100',
    params: z.strictObject({ hotelId: Id }),
    query: z.strictObject({ search: z.optional(SearchText) }),
    response: z.array(PartnerName),
  }),
}
