import type { BookingDetailName, BookingMailKind } from '@roomlark/contract/booking-events'
import type { Plural } from '@roomlark/contract/say'

/** Changed details that a guest may learn of; notes are the hotel's own. */
type GuestDetail = Exclude<BookingDetailName, 'notes' | 'link'>

export type PaymentMailKind =
  | 'received'
  | 'failed'
  | 'upcoming'
  | 'refund'
  | 'paidTwice'
  | 'roomsGone'
  | 'link'
  | 'fee'

/**
 * Every text of the emails to guests, with values in braces. A language that lacks one does not compile, and
 * texts.test.ts compares what stands in braces, so that a value cannot be lost in translation.
 */
export type GuestMailTexts = {
  subject: Record<BookingMailKind, string>
  /** Shown by mail programs beside the subject, and nowhere in the email itself. */
  preview: Record<BookingMailKind | 'paidOnline', string>
  /** Above the name of the hotel, on the card. */
  key: Record<BookingMailKind | 'newDates', string>
  heading: Record<BookingMailKind | 'newDates', string>
  body: Record<
    | 'expected'
    | 'moved'
    | 'changed'
    | 'cancelledByGuest'
    | 'cancelledByHotel'
    | 'tomorrow'
    | 'option'
    | 'calendarAdd'
    | 'calendarUpdate'
    | 'calendarRemove',
    string
  >
  links: Record<
    'manage' | 'see' | 'findStay' | 'addToCalendar' | 'updateCalendar' | 'directions' | 'message' | 'notMe',
    string
  >
  /** `Check-in: Wed 24 June` in plain text. */
  line: string
  stay: Record<'reference' | 'checkIn' | 'checkOut' | 'guests' | 'nights' | 'from' | 'until', string> &
    Record<'adults' | 'children', Plural>
  price: Record<
    | 'heading'
    | 'cost'
    | 'nights'
    | 'promoCode'
    | 'vat'
    | 'vatIncluded'
    | 'cityTax'
    | 'droppedRoom'
    | 'total'
    | 'payAtHotel'
    | 'noCard'
    | 'seePage',
    string
  >
  change: Record<'heading' | 'before' | 'now' | 'more' | 'less' | 'same', string>
  cancelling: Record<'noShow' | 'clock', string>
  owed: Record<
    'heading' | 'cancelledAt' | 'booked' | 'released' | 'fee' | 'due' | 'agreed' | 'nothing',
    string
  >
  note: Record<'heading' | 'staying' | 'arrival', string>
  hotel: Record<'address' | 'phone' | 'email', string>
  details: Record<GuestDetail, string>
  calendar: Record<'summary' | 'description', string>
  /** Where many bookings come from one address, a code is asked for. */
  code: Record<'subject' | 'body' | 'why', string>
  /** Texts around a message from a hotel to its guest. */
  message: Record<'subject' | 'heading' | 'answer' | 'why' | 'whyWithoutLink', string>
  /** A deposit that a hotel asks for. */
  deposit: Record<
    'subject' | 'reminder' | 'heading' | 'ask' | 'remind' | 'howToPay' | 'askHow' | 'questions',
    string
  >
  /** Money that is paid online or comes back. */
  payment: Record<PaymentMailKind, Record<'subject' | 'heading' | 'body', string>> &
    Record<'reason' | 'card' | 'cardUnknown' | 'pay' | 'questions', string>
  /** At the end of a letter before or after the stay. */
  letter: Record<'stop' | 'stopSubject', string>
  footer: Record<'why' | 'privacy' | 'support', string>
}
