import type { Quote } from '../bookings/booking-input.ts'
import type { Offer, RoomChoice, StayQuery, WhyNot } from '../bookings/offers.ts'
import type { GuestExtra, OfferedExtra } from '../inventory/ordered-extras.ts'
import type { Photo } from '../platform/photos.ts'

/** The fields of the form, in their order on the page. */
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

/** Values that the guest typed, which the page always returns unchanged. */
export type CheckoutValues = Record<CheckoutField, string>

/** Reason why the guest cannot book, shown above the form. */
export type CheckoutStop =
  | { kind: 'price'; wasCents: number; quote: Quote }
  /** The hold has ended, and the rooms are still available at the same price. */
  | { kind: 'lapsed' }
  /** The hotel has cancelled what was held. */
  | { kind: 'cancelled' }
  | { kind: 'gone'; why: WhyNot[]; others: Offer[]; wasCents: number }
  /** The visitor already holds too much, or asks for too much. */
  | { kind: 'limit' }
  | { kind: 'wait'; minutes: number }

/** The promo code applied to the hold, or why the typed one was refused. */
export type CheckoutPromo =
  /** `nights` are the nights at their price without the code. */
  | { kind: 'applied'; code: string; discountPercent: number; nights: Quote['nights'] }
  | { kind: 'none' }
  /** `endedOn` is the last day on which the code was valid, if it has ended. */
  | { kind: 'refused'; typed: string; endedOn: string | null }

/** Why extras could not be ordered. */
export type ExtrasFault = 'sold-out' | 'too-late' | 'gone' | 'price' | 'too-many'

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
      /** The current time on the hotel's clock. */
      hotelTime: string
      /** The price of what is, or was, held. */
      quote: Quote
      promo: CheckoutPromo
      extras: GuestExtra[]
      /** Extras that the guest can add to the stay. */
      offers: OfferedExtra[]
      /** Outcome of the last form with extras, because a guest sees the new total before booking. */
      extrasNews: 'saved' | ExtrasFault | null
      /** Null once the hold has ended. The seconds are measured by the server's clock. */
      hold: { secondsLeft: number; canExtend: boolean } | null
      /** A payment that is returned because the rooms were gone when it arrived. */
      returnedCents: number | null
      /** Nobody knows yet whether the guest has paid for rooms that are held no longer. */
      isPaymentOpen: boolean
      stop: CheckoutStop | null
      values: CheckoutValues
      errors: CheckoutField[]
      needsCode: boolean
    }
  /** Shown when nothing could be held. */
  | {
      kind: 'checkout-refused'
      hotel: { name: string; slug: string }
      stay: StayQuery | null
      choice: RoomChoice | null
      stop: CheckoutStop | { kind: 'input' }
    }
