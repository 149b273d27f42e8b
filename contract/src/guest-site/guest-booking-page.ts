import * as z from 'zod/mini'
import type { BookingState } from '../booking-states.ts'
import type { GuestArrival } from '../bookings/arrivals.ts'
import type { WhyNot } from '../bookings/offers.ts'
import type { OnlineCheckIn, RegistrationField } from '../bookings/registration.ts'
import type { PaymentMethod } from '../folio-kinds.ts'
import type { BillLines } from '../inventory/bill-lines.ts'
import type { CancellationPolicy } from '../inventory/cancellation.ts'
import type { GuestExtra, OfferedExtra } from '../inventory/ordered-extras.ts'
import type { PaymentPlan } from '../inventory/payment-terms.ts'
import type { MealPlan } from '../inventory/rates.ts'
import { Email, freeText, Phone, requiredName } from '../primitives.ts'
import { say } from '../say.ts'
import { ArrivalTime } from './checkouts.ts'
import type { ExtrasFault } from './guest-checkout-page.ts'
import type { PricedNights } from './guest-hotels.ts'

export const walletNames = ['apple', 'google'] as const
export type WalletName = (typeof walletNames)[number]

/** A booking as its guest sees it, without anything internal to the hotel or Roomlark. */
export type GuestBooking = BillLines & {
  reference: string
  state: BookingState
  hotel: {
    name: string
    /** Null if the hotel no longer has a public page. */
    slug: string | null
    streetAddress: string
    postalCode: string
    city: string
    country: string
    contactEmail: string
    contactPhone: string | null
    latitude: number | null
    longitude: number | null
    houseRules: string
  }
  guest: { name: string; email: string | null }
  /** Fields that the guest may correct, as a form shows them. */
  details: Record<CorrectionField, string>
  adults: number
  childAges: number[]
  checkInOn: string
  checkOutOn: string
  checkInTime: string
  checkOutTime: string
  /** The number of rooms by type. */
  rooms: { roomTypeId: string; name: string; quantity: number }[]
  ratePlanName: string
  mealPlan: z.infer<typeof MealPlan>
  cancellationPolicy: CancellationPolicy
  specialRequests: string
  currency: string
  /** The price of each night, summed over all rooms, and the part of it that is on the line of the meals. */
  nights: { night: string; cents: number; mealCents: number; rooms: number }[]
  totalCents: number
  totalUsdCents: number
  /** Extras that were ordered, which are not in the total, and what they cost together. */
  extras: GuestExtra[]
  extrasCents: number
  /** Extras to order or change now; an ordered one is among them as long as the hotel has it. */
  offers: OfferedExtra[]
  /** The fee owed for a cancellation or a no-show; null for any other booking. */
  feeCents: number | null
  /** Fees for rooms that were given up late, included in the total. */
  droppedFeeCents: number
  /** Payment terms of the total and the extras, as agreed at booking. */
  payment: PaymentPlan
  /** The guest's account; null if nothing was charged or paid at the hotel yet. */
  account: GuestAccount | null
  /** Payments through the payment service, the oldest first. */
  payments: GuestPayment[]
  /** The amount the guest can pay online now; 0 if nothing is left, or the hotel takes no payments online. */
  payableCents: number
  /** The amount that is refunded automatically if the guest cancels now. */
  cancelReturnCents: number
  cancelledBy: 'guest' | 'hotel' | null
  /** Time at which the booking entered its state, on the hotel's clock. */
  since: string | null
  bookedAt: string
  /** The current date and time on the hotel's clock. */
  today: string
  hotelTime: string
  /** The fee for cancelling now; null if the guest cannot cancel. */
  cancelFeeCents: number | null
  mayChange: boolean
  mayCorrect: boolean
  mayWrite: boolean
  mayErase: boolean
  /** The time in which the guest can check in online, and how far they have come. */
  checkIn: {
    window: 'early' | 'open' | 'over' | 'at-desk'
    opensOn: string
    state: OnlineCheckIn
    /** The name that the first guest is registered with unless they say otherwise. */
    firstGuest: string
  }
  /** Identifies this state of the booking in forms. */
  version: number
}

/** Sums of the folios of a booking, as far as they concern its guest. */
export type GuestAccount = {
  /** Charges on all folios; more than the price of the booking if the guest took extras. */
  chargesCents: number
  /** Charges on folios that somebody else pays. */
  othersCents: number
  /** Payments on the guest's own folio, less refunds. */
  paidCents: number
  /** Balance that the guest has to pay; negative if the guest gets money back. */
  leftCents: number
  /** The charges on folios of others, by who pays them. */
  others: { payer: string; cents: number }[]
  /** Payments on the guest's own folio, oldest first; refunds are negative. They add up to `paidCents`. */
  payments: { onDate: string; method: PaymentMethod; cents: number }[]
  /** Deposits that the guest was asked for and has not paid, or only in part, the first to be due first. */
  deposits: { dueOn: string; cents: number }[]
}

/** A payment that a guest made online, or tried to; `at` is on the hotel's clock. */
export type GuestPayment = {
  id: string
  state: 'processing' | 'succeeded' | 'failed'
  amountCents: number
  /** Such as card, sepa_debit or ideal. */
  method: string | null
  cardBrand: string | null
  cardDigits: string | null
  at: string
  refunds: { amountCents: number; state: 'on-its-way' | 'returned' | 'failed'; at: string }[]
}

/** A message of the thread between guest and hotel; `at` is on the hotel's clock. */
export type GuestMessage = { byGuest: boolean; author: string; text: string; at: string }

/** The reason why a message was not sent; the form keeps what was written. */
export type MessageFault = 'message-empty' | 'message-long' | 'message-wait' | 'message-closed'

/** Result of the last action, shown at the top of the page. */
export type BookingNews =
  | 'confirmed'
  | 'changed'
  | 'corrected'
  | 'asked'
  | 'again'
  | 'cancelled'
  | 'sent'
  | 'paid'
  | 'extras'
  | 'registered'
  | MessageFault

/** Details as the guest corrects them; a new email address counts once it was confirmed there. */
export const GuestCorrection = z.strictObject({
  name: requiredName(120, say('Enter your name')),
  email: Email,
  phone: Phone,
  arrivalTime: z.optional(ArrivalTime),
  specialRequests: freeText(2000),
})
export type GuestCorrection = z.infer<typeof GuestCorrection>

export const correctionFields = ['name', 'email', 'phone', 'arrivalTime', 'specialRequests'] as const
export type CorrectionField = (typeof correctionFields)[number]

/** The reasons a guest may give for cancelling. */
export const guestCancelReasons = ['none', 'plans', 'elsewhere', 'ill', 'travel', 'other'] as const
export type GuestCancelReason = (typeof guestCancelReasons)[number]

/** The reasons as the hotel's desk reads them. */
export const guestCancelReasonWords: Record<GuestCancelReason, string> = {
  none: '',
  plans: 'Plans changed',
  elsewhere: 'Stays somewhere else',
  ill: 'Somebody is ill',
  travel: 'Cannot travel',
  other: '',
}

export type BookingLookupFault = { kind: 'unknown' } | { kind: 'ended' } | { kind: 'wait'; minutes: number }

/** The change that a guest would like to make, as the form shows it. */
export type BookingWish = {
  checkInOn: string
  checkOutOn: string
  adults: number
  childAges: number[]
  rooms: { roomTypeId: string; quantity: number }[]
}

/** The form for checking in online, as it was typed. */
export type CheckInForm = {
  arrivalTime: string
  guests: Record<RegistrationField, string>[]
  hasAgreedToRules: boolean
  /** The path that was drawn; empty if the guest signs by typing, or has not signed yet. */
  signature: string
  signedName: string
  version: number
}

/** Faults of the form by the name of the field. */
export type CheckInFaults = Record<string, 'missing' | 'wrong'>

export type BookingChangeFault = 'dates' | 'party' | 'price' | 'meanwhile' | 'over' | 'extras'

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
      /** Null if the hotel has nothing to tell guests who arrive. */
      arrival: GuestArrival | null
      /** The message that could not be sent, so that nothing typed is lost. */
      draft: string
      /** The wallets on phones that take the booking. */
      wallets: WalletName[]
    }
  | { kind: 'booking-print'; token: string; booking: GuestBooking }
  | {
      kind: 'booking-change'
      token: string
      booking: GuestBooking
      /** All room types that the hotel sells, for guests who need other rooms. */
      types: { id: string; name: string; maxAdults: number; maxChildren: number }[]
      wish: BookingWish
      /** The price of each night for the booked rooms; null if one of them is no longer sold. */
      priced: PricedNights | null
      /** Null until the guest has asked for a change. */
      quote:
        | (BillLines & { totalCents: number; totalUsdCents: number; extrasCents: number; why: WhyNot[] })
        | null
      fault: BookingChangeFault | null
    }
  | {
      kind: 'booking-cancel'
      token: string
      booking: GuestBooking
      reason: GuestCancelReason
      fault: 'fee' | null
    }
  | {
      kind: 'booking-details'
      token: string
      booking: GuestBooking
      values: Record<CorrectionField, string>
      errors: CorrectionField[]
      fault: 'meanwhile' | 'wait' | null
    }
  | {
      kind: 'booking-check-in'
      token: string
      booking: GuestBooking
      form: CheckInForm
      faults: CheckInFaults
      /** `saved` is good news: what was filled in so far is kept. */
      notice: 'saved' | 'meanwhile' | null
    }
  | { kind: 'booking-extras'; token: string; booking: GuestBooking; fault: ExtrasFault | null }
  /** Asks whether this address is meant; null if the link has ended. */
  | { kind: 'booking-email'; email: string | null }
  | { kind: 'booking-erase'; token: string; booking: GuestBooking; fault: 'confirm' | null }
  | { kind: 'booking-erased' }
  | { kind: 'booking-letters'; token: string; booking: GuestBooking; areStopped: boolean }
