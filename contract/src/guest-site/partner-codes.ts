import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { PromoCode, PromoCodeAgreement, PromoCodeInput, PromoCodeText } from '../inventory/promo-codes.ts'
import { freeText, Id, nameOrNothing, Version } from '../primitives.ts'
import { LinkNumber } from './partner-links.ts'

export const partnerCodeLimits = {
  /** Codes of one partnership that have not ended. */
  active: 50,
  label: 60,
  /** The length of what one side writes to the other. */
  note: 400,
} as const

export const PartnerCodeInput = z.strictObject({
  code: PromoCodeText,
  /** Label by which the affiliate tells codes apart; nobody else sees it. */
  label: nameOrNothing(partnerCodeLimits.label),
  /** Discount for guests. A code of 0 percent only tracks who sent them, and the hotel need not agree to it. */
  discountPercent: PromoCodeInput.shape.discountPercent,
  fromOn: z.nullable(IsoDate),
  untilOn: z.nullable(IsoDate),
  maxBookings: PromoCodeInput.shape.maxBookings,
  /** Message to the hotel, sent with the proposal. */
  note: z._default(freeText(partnerCodeLimits.note), ''),
})
export type PartnerCodeInput = z.infer<typeof PartnerCodeInput>

/** A promo code as its affiliate sees it. */
export const PartnerCode = z.object({
  id: Id,
  code: z.string(),
  label: z.string(),
  discountPercent: LinkNumber,
  fromOn: z.nullable(IsoDate),
  untilOn: z.nullable(IsoDate),
  maxBookings: z.nullable(LinkNumber),
  agreement: PromoCodeAgreement,
  isActive: z.boolean(),
  /** Bookings that count for the affiliate because of it, cancelled ones left out. */
  bookings: LinkNumber,
  earningsUsdCents: LinkNumber,
})
export type PartnerCode = z.infer<typeof PartnerCode>

const PartnershipParams = z.strictObject({ id: Id })
const common = { access: ['affiliate'], launch: ['partnerships'] } as const

export const partnerCodes = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/partnerships/:id/promo-codes',
    keys: 'partnerships',
    summary: 'Your promo codes at a hotel with what each brought, newest first',
    params: PartnershipParams,
    response: z.array(PartnerCode),
  }),
  propose: endpoint({
    ...common,
    method: 'POST',
    path: '/partnerships/:id/promo-codes',
    keys: 'partnerships',
    summary:
      'Propose a promo code; without a discount it is valid immediately, otherwise once the hotel agrees',
    params: PartnershipParams,
    body: PartnerCodeInput,
    response: PartnerCode,
  }),
  end: endpoint({
    ...common,
    method: 'DELETE',
    path: '/partnerships/:id/promo-codes/:codeId',
    keys: 'partnerships',
    summary: 'End a promo code or withdraw its proposal; bookings keep their discount',
    params: z.strictObject({ id: Id, codeId: Id }),
    response: z.null(),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/promo-codes/:codeId/decision',
    keys: 'partnerships',
    access: ['hotel', 'admin'],
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary:
      'Agree to a promo code that a partner has proposed, or decline it; carries the version that was read',
    params: z.strictObject({ hotelId: Id, codeId: Id }),
    body: z.strictObject({
      isAgreed: z.boolean(),
      note: z._default(freeText(partnerCodeLimits.note), ''),
      version: Version,
    }),
    response: PromoCode,
  }),
}
