import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Version } from '../primitives.ts'
import { say } from '../say.ts'

/** As guests type it: letters, digits and hyphens; capitals and blanks around it do not matter. */
export const PromoCodeText = z
  .pipe(
    z.string(),
    z.transform((value) => value.trim().toUpperCase()),
  )
  .check(z.regex(/^[A-Z0-9][A-Z0-9-]{1,18}[A-Z0-9]$/, say('Use 3 to 20 letters, digits and hyphens')))

const discount = say('Use 0 to 50 percent')

/** The hotel's decision about the discount; its own codes are always agreed. */
const promoCodeAgreements = ['proposed', 'agreed', 'declined'] as const
export const PromoCodeAgreement = z.enum(promoCodeAgreements)
export type PromoCodeAgreement = z.infer<typeof PromoCodeAgreement>

export const PromoCodeInput = z.strictObject({
  code: PromoCodeText,
  /** Off the price of every night; 0 only where the code is a partner's, and says who sent the guest. */
  discountPercent: z.int(discount).check(z.gte(0, discount), z.lte(50, discount)),
  /** The days on which it can be used to book, in the hotel's time zone; null means no limit. */
  fromOn: z.nullable(IsoDate),
  untilOn: z.nullable(IsoDate),
  /** Number of bookings that may use it; null means any number. */
  maxBookings: z.nullable(
    z
      .int(say('Enter a number'))
      .check(z.gte(1, say('At least one booking')), z.lte(1_000_000, say('Use at most 1,000,000 bookings'))),
  ),
  /** Affiliate whom bookings made with the code count for; null if there is none. */
  partnerId: z.nullable(Id),
  isActive: z.boolean(),
})
export type PromoCodeInput = z.infer<typeof PromoCodeInput>

export const PromoCode = z.object({
  id: Id,
  ...PromoCodeInput.shape,
  partnerName: z.nullable(z.string()),
  agreement: PromoCodeAgreement,
  /** Bookings made with it that were not cancelled. */
  bookings: z.int(),
  version: z.int(),
})
export type PromoCode = z.infer<typeof PromoCode>

/** The code of a booking, which it keeps when the code itself changes. */
export const AppliedPromoCode = z.nullable(z.object({ code: z.string(), discountPercent: z.int() }))

/** An affiliate who recommends the hotel and can be given a code. */
export const PromoCodePartner = z.object({ id: Id, name: z.string() })
export type PromoCodePartner = z.infer<typeof PromoCodePartner>

const HotelParams = z.strictObject({ hotelId: Id })
const CodeParams = z.strictObject({ hotelId: Id, codeId: Id })
const keepers = ['hotel', 'admin'] as const

export const promoCodes = {
  list: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/promo-codes',
    keys: 'rates',
    access: keepers,
    permission: 'see-bookings',
    launch: ['hotelPages'],
    summary: 'List the promo codes of a hotel with how often each was used',
    params: HotelParams,
    response: z.array(PromoCode),
    meta: z.object({ partners: z.array(PromoCodePartner) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/promo-codes',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Add a promo code; a code is unique within its hotel',
    params: HotelParams,
    body: PromoCodeInput,
    response: PromoCode,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/promo-codes/:codeId',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Change a promo code; carries the version that was read',
    params: CodeParams,
    body: z.extend(PromoCodeInput, { version: Version }),
    response: PromoCode,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/hotels/:hotelId/promo-codes/:codeId',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Remove a promo code; bookings keep their discount',
    params: CodeParams,
    response: z.null(),
  }),
}
