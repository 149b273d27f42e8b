import type { PromoCode } from '@roomlark/contract/inventory/promo-codes'
import { readPercent } from '../../../../lib/read-number.ts'

/** A promo code as typed, under the field names of the contract. */
export type PromoCodeDraft = {
  code: string
  discountPercent: string
  fromOn: string
  untilOn: string
  /** Empty: any number. */
  maxBookings: string
  /** Empty: nobody in particular. */
  partnerId: string
  isActive: boolean
}

export const newPromoCodeDraft: PromoCodeDraft = {
  code: '',
  discountPercent: '10',
  fromOn: '',
  untilOn: '',
  maxBookings: '',
  partnerId: '',
  isActive: true,
}

export function toPromoCodeDraft(code: PromoCode): PromoCodeDraft {
  return {
    code: code.code,
    discountPercent: String(code.discountPercent),
    fromOn: code.fromOn ?? '',
    untilOn: code.untilOn ?? '',
    maxBookings: code.maxBookings === null ? '' : String(code.maxBookings),
    partnerId: code.partnerId ?? '',
    isActive: code.isActive,
  }
}

export function readPromoCode(draft: PromoCodeDraft) {
  return {
    code: draft.code,
    discountPercent: readPercent(draft.discountPercent),
    fromOn: draft.fromOn || null,
    untilOn: draft.untilOn || null,
    maxBookings: draft.maxBookings.trim() === '' ? null : Number(draft.maxBookings),
    partnerId: draft.partnerId || null,
    isActive: draft.isActive,
  }
}
