import type { Quote } from './booking-input.ts'
import type { Offer, RoomChoice, StayQuery, WhyNot } from './offers.ts'
import type { Photo } from './photos.ts'

/** The fields of the form, in their order. */
export const checkoutFields = [
  'forWhom',
  'name',
  'stayingName',
  'email',
  'phone',
  'country',
  'arrivalTime',
  'specialRequests',
  'termsAccepted',
  'code',
] as const
export type CheckoutField = (typeof checkoutFields)[number]

/** As typed, and given back as typed, whatever happens. */
export type CheckoutValues = Record<CheckoutField, string>

/** What keeps a guest from booking, told above the form. */
export type CheckoutStop =
  | { kind: 'price'; wasCents: number; quote: Quote }
  /** The hold has ended, and the rooms are still to be had at the same price. */
  | { kind: 'lapsed' }
  | { kind: 'gone'; why: WhyNot[]; others: Offer[] }
  /** The address holds or asks for too much. */
  | { kind: 'limit' }
  | { kind: 'wait'; minutes: number }

/** The promo code of what is held, or what became of the one that was typed. */
export type CheckoutPromo =
  /** `nights` are what the nights cost without it. */
  | { kind: 'applied'; code: string; discountPercent: number; nights: Quote['nights'] }
  | { kind: 'none' }
  /** `endedOn` is the last day of a code that has ended. */
  | { kind: 'refused'; typed: string; endedOn: string | null }

export type CheckoutHotel = {
  name: string
  slug: string
  city: string
  photo: Photo | null
  hasHouseRules: boolean
}

export type GuestCheckoutPage =
  | {
      kind: 'checkout'
      token: string
      hotel: CheckoutHotel
      stay: StayQuery
      choice: RoomChoice
      rooms: { name: string; quantity: number }[]
      ratePlanName: string
      checkInTime: string
      checkOutTime: string
      /** The time the hotel's clock shows. */
      hotelTime: string
      /** What is held, or was. */
      quote: Quote
      promo: CheckoutPromo
      /** Null once it has ended. The seconds are by the server's clock. */
      hold: { secondsLeft: number; canExtend: boolean } | null
      stop: CheckoutStop | null
      values: CheckoutValues
      errors: CheckoutField[]
      needsCode: boolean
    }
  /** Nothing could be held. */
  | {
      kind: 'checkout-refused'
      hotel: { name: string; slug: string }
      stay: StayQuery | null
      choice: RoomChoice | null
      stop: CheckoutStop | { kind: 'input' }
    }
