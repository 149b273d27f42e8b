import type * as z from 'zod/mini'
import type { BookingState } from './booking-states.ts'
import type { CancellationPolicy } from './cancellation.ts'
import type { WhyNot } from './offers.ts'
import type { MealPlan } from './rates.ts'

/** A booking as its guest sees it: nothing that is internal to the hotel or to Roomlark. */
export type GuestBooking = {
  reference: string
  state: BookingState
  hotel: {
    name: string
    /** Null where the hotel has no public page any more. */
    slug: string | null
    streetAddress: string
    city: string
    country: string
    contactEmail: string
    contactPhone: string | null
    latitude: number | null
    longitude: number | null
    houseRules: string
  }
  guest: { name: string; email: string | null }
  adults: number
  childAges: number[]
  checkInOn: string
  checkOutOn: string
  checkInTime: string
  checkOutTime: string
  /** By type. */
  rooms: { roomTypeId: string; name: string; quantity: number }[]
  ratePlanName: string
  mealPlan: z.infer<typeof MealPlan>
  cancellationPolicy: CancellationPolicy
  specialRequests: string
  currency: string
  /** What each night costs over all rooms. */
  nights: { night: string; cents: number; rooms: number }[]
  roomCents: number
  cityTaxCents: number
  vatCents: number
  vatIncluded: boolean
  totalCents: number
  totalUsdCents: number
  /** What is owed for a cancellation or a no-show; null for any other booking. */
  feeCents: number | null
  cancelledBy: 'guest' | 'hotel' | null
  /** When it entered its state, on the hotel's clock. */
  since: string | null
  bookedAt: string
  /** The hotel's date, and the time its clock shows. */
  today: string
  hotelTime: string
  /** What cancelling costs now; null where it is not for the guest to cancel. */
  cancelFeeCents: number | null
  mayChange: boolean
  mayWrite: boolean
  mayErase: boolean
  /** Names this state of the booking in forms; it means nothing else. */
  version: number
}

/** A message of the thread between guest and hotel; `at` is on the hotel's clock. */
export type GuestMessage = { byGuest: boolean; author: string; text: string; at: string }

/** Why a message was not sent; it is given back as it was written. */
export type MessageFault = 'message-empty' | 'message-long' | 'message-wait' | 'message-closed'

/** What just happened, told above the page. */
export type BookingNews = 'confirmed' | 'changed' | 'cancelled' | 'sent' | MessageFault

/** Why a guest cancels, as they may choose to say. */
export const guestCancelReasons = ['none', 'plans', 'elsewhere', 'ill', 'travel', 'other'] as const
export type GuestCancelReason = (typeof guestCancelReasons)[number]

/** As the desk reads it. */
export const guestCancelReasonWords: Record<GuestCancelReason, string> = {
  none: '',
  plans: 'Plans changed',
  elsewhere: 'Stays somewhere else',
  ill: 'Somebody is ill',
  travel: 'Cannot travel',
  other: '',
}

export type BookingLookupFault = { kind: 'unknown' } | { kind: 'wait'; minutes: number }

/** A change that a guest has asked for, as the form shows it. */
export type BookingWish = {
  checkInOn: string
  checkOutOn: string
  adults: number
  childAges: number[]
  rooms: { roomTypeId: string; quantity: number }[]
}

export type BookingChangeFault = 'dates' | 'party' | 'price' | 'meanwhile' | 'over'

export type GuestBookingPage =
  | {
      kind: 'booking-lookup'
      reference: string
      email: string
      fault: BookingLookupFault | null
    }
  | {
      kind: 'booking'
      token: string
      booking: GuestBooking
      messages: GuestMessage[]
      news: BookingNews | null
      /** Not sent yet: nothing typed is lost. */
      draft: string
    }
  | { kind: 'booking-print'; token: string; booking: GuestBooking }
  | {
      kind: 'booking-change'
      token: string
      booking: GuestBooking
      /** Every type the hotel sells, for those who need other rooms. */
      types: { id: string; name: string; sleeps: number }[]
      wish: BookingWish
      /** Null until the guest has asked for something else. */
      quote: {
        roomCents: number
        cityTaxCents: number
        vatCents: number
        totalCents: number
        totalUsdCents: number
        why: WhyNot[]
      } | null
      fault: BookingChangeFault | null
    }
  | {
      kind: 'booking-cancel'
      token: string
      booking: GuestBooking
      reason: GuestCancelReason
      fault: 'fee' | null
    }
  | { kind: 'booking-erase'; token: string; booking: GuestBooking; fault: 'confirm' | null }
  | { kind: 'booking-erased' }
