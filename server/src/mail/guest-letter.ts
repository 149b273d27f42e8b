import type { BookingMailKind, Happened } from '@roomlark/contract/booking-events'
import type { Booking } from '@roomlark/contract/bookings/booking'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { StayRules } from '@roomlark/contract/inventory/plan-meals'
import type { GuestMailTexts } from './guest-texts.ts'

/** Rooms on another rate plan that the guest booked in the same step, confirmed by the same email. */
export type BookedTogether = Pick<GuestLetter, 'booking' | 'stays' | 'manageLink'>

/** Source of an email to a guest: the booking as it is now, and what happened. */
export type GuestLetter = {
  kind: BookingMailKind
  to: string
  booking: Pick<
    Booking,
    | 'guest'
    | 'reference'
    | 'checkInOn'
    | 'checkOutOn'
    | 'checkInTime'
    | 'checkOutTime'
    | 'timeZone'
    | 'adults'
    | 'childAges'
    | 'ratePlanName'
    | 'mealPlan'
    | 'promoCode'
    | 'currency'
    | 'cityTaxCents'
    | 'extras'
    | 'vatCents'
    | 'totalCents'
    | 'feeCents'
    | 'droppedFeeCents'
    | 'cancelledBy'
    | 'cancellationPolicy'
    | 'paymentTerms'
    | 'specialRequests'
    | 'arrivalTime'
    | 'stayingName'
  > & { taxRules: StayRules; createdAt: Date }
  stays: Pick<Booking['stays'][number], 'roomTypeName' | 'nightlyCents'>[]
  hotel: {
    name: string
    streetAddress: string
    postalCode: string
    city: string
    country: string
    contactEmail: string
    contactPhone: string | null
    latitude: number | null
    longitude: number | null
    picture: { url: string; alt: string } | null
  }
  event: Happened | null
  /** Time of the event. */
  at: Date
  publicUrl: string
  /** The guest's own view of the booking; null while there is none. */
  manageLink: string | null
  /** Address of the search for stays; null while there is none. */
  searchLink: string | null
  hasCalendarFile: boolean
  /** Name and address of whoever runs Roomlark, in one line; may be empty. */
  operator: string
  /** Further bookings that a confirmation is about. */
  together: readonly BookedTogether[]
  /** Paragraphs that the hotel adds to a confirmation. */
  ownParagraphs: readonly string[]
}

/** All that the parts of one email have in common. */
export type Writing = GuestLetter & { language: GuestLanguage; texts: GuestMailTexts; hotelName: string }
