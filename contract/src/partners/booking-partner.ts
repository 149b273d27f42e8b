import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, SearchText } from '../primitives.ts'
import { BookingSignal } from './signals.ts'

/**
 * How a partner's guest came: by a link that a cookie remembered, by one of the same visit, from a box on another site,
 * with the partner's own promo code, or because the desk said so.
 */
export const referralMethods = ['link', 'visit', 'embed', 'promo-code', 'desk'] as const
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
  /** What the hotel pays for it in the currency of the booking, as things stand; null for a hold. */
  costCents: z.nullable(z.int()),
  /** What that is the commission on. */
  baseCents: z.nullable(z.int()),
  /** Administrators only: null for everyone else. */
  platform: z.nullable(
    z.object({
      affiliateId: Id,
      sharePercent: z.number(),
      /** What Roomlark keeps of the cost. */
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
