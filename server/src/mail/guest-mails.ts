import type { BookingDetailName } from '@roomlark/contract/booking-events'
import { planBookingPayment } from '@roomlark/contract/bookings/booking-payment'
import { paymentLine } from '@roomlark/contract/bookings/guest-payment-words'
import { guestWordsIn } from '@roomlark/contract/bookings/guest-words'
import { supportEmail } from '@roomlark/contract/contact'
import { daysBetween } from '@roomlark/contract/dates'
import {
  datedRange,
  dayWords,
  longDay,
  momentWords,
  moneyIn,
  shortDay,
} from '@roomlark/contract/guest-formats'
import { type GuestLanguage, toGuestLanguage } from '@roomlark/contract/guest-languages'
import { sumExtras } from '@roomlark/contract/inventory/ordered-extras'
import { isPaidOnline } from '@roomlark/contract/inventory/payment-terms'
import { roomsWords } from '@roomlark/contract/inventory/room-words'
import { isolate } from '@roomlark/contract/isolate'
import { townLine } from '@roomlark/contract/postal-address'
import { fill, sayCount } from '@roomlark/contract/say'
import type { Message } from '../adapters/mailer.ts'
import { closing } from './guest-closing.ts'
import type { GuestMailContent, MailLink } from './guest-content.ts'
import { composeGuestMail } from './guest-layout.ts'
import type { GuestLetter, Writing } from './guest-letter.ts'
import { makeSections } from './guest-sections.ts'
import { guestMailTexts } from './guest-texts.ts'

/** In the guest's language, or English where we have no texts in it. */
export function guestMail(letter: GuestLetter): Message {
  const language = toGuestLanguage(letter.booking.guest.language)
  const texts = guestMailTexts(language)
  return composeGuestMail(makeContent({ ...letter, language, texts, hotelName: isolate(letter.hotel.name) }))
}

/** The subject of an email about other dates and what it says of them, also shown before the change is made. */
export function newDatesNotice(input: {
  language: GuestLanguage
  hotelName: string
  reference: string
  before: Dates
  now: Dates
}): { subject: string; paragraph: string } {
  const { language, reference, before, now } = input
  const hotel = isolate(input.hotelName)
  const texts = guestMailTexts(language)
  const range = ({ checkInOn, checkOutOn }: Dates) => datedRange(language, checkInOn, checkOutOn)
  return {
    subject: fill(texts.subject.change, { hotel, reference }),
    paragraph: fill(texts.body.moved, { hotel, before: range(before), now: range(now) }),
  }
}

/** The same for any other change; without details, the email confirms the stay anew. */
export function changeNotice(input: {
  language: GuestLanguage
  hotelName: string
  reference: string
  checkInOn: string
  details: readonly BookingDetailName[] | null
}): { subject: string; paragraph: string } {
  const { language, reference, checkInOn, details } = input
  const hotel = isolate(input.hotelName)
  const { subject, body } = guestMailTexts(language)
  if (details === null) {
    const paragraph = fill(body.expected, { hotel, day: longDay(language, checkInOn) })
    return { subject: fill(subject.confirmation, { hotel, reference }), paragraph }
  }
  return {
    subject: fill(subject.change, { hotel, reference }),
    paragraph: changedParagraph(language, details),
  }
}

function changedParagraph(language: GuestLanguage, details: readonly BookingDetailName[]): string {
  const texts = guestMailTexts(language)
  const names = details.flatMap((name) =>
    name === 'notes' || name === 'link' || name === 'registration' ? [] : [texts.details[name]],
  )
  return fill(texts.body.changed, { details: names.join(', ') })
}

type Dates = { checkInOn: string; checkOutOn: string }

/** Says when a stay is paid that is not all paid at the hotel; after a change, only what it costs. */
function makePreview(writing: Writing, values: Record<'day' | 'time' | 'total' | 'until', string>): string {
  const { kind, language, texts, booking, stays } = writing
  const payment = planBookingPayment(booking, stays)
  const isOnline = (kind === 'confirmation' || kind === 'change') && isPaidOnline(payment)
  if (!isOnline) return fill(texts.preview[kind], { ...values, reference: booking.reference })
  const cityTaxName = booking.taxRules.cityTax?.name ?? null
  const line = paymentLine(language, { ...booking, payment, cityTaxName }, 'booked')
  return fill(texts.preview.paidOnline, { ...values, payment: kind === 'change' ? values.total : line })
}

function makeContent(writing: Writing): GuestMailContent {
  const { kind, language, texts, booking, hotel, hotelName } = writing
  const heading = hasNewDates(writing) ? 'newDates' : kind
  const values = {
    hotel: hotelName,
    name: isolate(booking.guest.name),
    reference: booking.reference,
    time: booking.checkInTime,
    day: dayWords(language, booking.checkInOn),
    total: moneyIn(language, sumTotals(writing), booking.currency),
    until: optionEnd(writing),
  }
  return {
    to: writing.to,
    language,
    subject: fill(texts.subject[kind], values),
    preview: makePreview(writing, values),
    publicUrl: writing.publicUrl,
    picture: isOff(kind) ? null : makePicture(hotel),
    card: {
      title: texts.key[heading],
      hotelName,
      place: [roomsWords(writing.stays), isolate(hotel.streetAddress), isolate(townLine(hotel))].join(', '),
      reference: { label: texts.stay.reference, value: booking.reference },
      facts: listStayFacts(writing),
      isCancelled: isOff(kind),
    },
    heading: fill(texts.heading[heading], values),
    paragraphs: writeParagraphs(writing),
    ...makeLinks(writing),
    sections: makeSections(writing),
    ...closing(texts, {
      why: fill(texts.footer.why, { hotel: hotelName }),
      publicUrl: writing.publicUrl,
      subject: booking.reference,
      at: writing.at,
      operator: writing.operator,
    }),
  }
}

/** Sums up what the email is about, with the bookings that were made together. */
function sumTotals({ booking, together }: Writing): number {
  const all = [booking, ...together.map((other) => other.booking)]
  return all.reduce((sum, one) => sum + one.totalCents + sumExtras(one), 0)
}

/** Tells whether the stay will not take place. */
function isOff(kind: Writing['kind']): boolean {
  return kind === 'cancellation' || kind === 'no-show'
}

/** The end of an option on the hotel's clock; nothing in any other email. */
function optionEnd({ language, event }: Writing): string {
  return event?.kind === 'option' && event.params ? momentWords(language, event.params.until) : ''
}

function makePicture({ picture }: GuestLetter['hotel']): GuestMailContent['picture'] {
  return picture && { url: picture.url, alt: isolate(picture.alt) }
}

function hasNewDates({ kind, event }: Writing): boolean {
  return kind === 'change' && event?.kind === 'moved' && event.params !== null
}

function listStayFacts({
  language,
  texts,
  booking,
}: Writing): NonNullable<GuestMailContent['card']>['facts'] {
  const { stay } = texts
  const nights = daysBetween(booking.checkInOn, booking.checkOutOn)
  const adults = sayCount(language, stay.adults, booking.adults)
  const children = booking.childAges.length
  const party = children === 0 ? [] : [`${adults}, ${sayCount(language, stay.children, children)}`]
  return [
    {
      label: stay.checkIn,
      value: shortDay(language, booking.checkInOn),
      notes: [fill(stay.from, { time: booking.checkInTime })],
    },
    {
      label: stay.checkOut,
      value: shortDay(language, booking.checkOutOn),
      notes: [fill(stay.until, { time: booking.checkOutTime })],
    },
    {
      label: stay.guests,
      value: String(booking.adults + children),
      notes: [...party, sayCount(language, guestWordsIn(language).count.nights, nights)],
    },
  ]
}

function writeParagraphs(writing: Writing): string[] {
  const { kind, language, texts, booking, hotelName: hotel, hasCalendarFile } = writing
  const { body } = texts
  const day = longDay(language, booking.checkInOn)
  const calendar = (text: string) => (hasCalendarFile ? [text] : [])
  switch (kind) {
    case 'confirmation':
      return [fill(body.expected, { hotel, day }), ...writing.ownParagraphs, ...calendar(body.calendarAdd)]
    case 'change':
      return [...changeWords(writing), ...calendar(body.calendarUpdate)]
    case 'cancellation': {
      const text = booking.cancelledBy === 'hotel' ? body.cancelledByHotel : body.cancelledByGuest
      const dates = datedRange(language, booking.checkInOn, booking.checkOutOn)
      return [fill(text, { hotel, dates }), ...calendar(body.calendarRemove)]
    }
    case 'option': {
      const dates = datedRange(language, booking.checkInOn, booking.checkOutOn)
      return [fill(body.option, { hotel, dates, until: optionEnd(writing) })]
    }
    case 'check-in':
      return [fill(body.checkIn, { hotel, day }), body.checkInHow]
    case 'no-show':
      return [fill(body.missed, { hotel, day })]
    case 'reminder':
      return [fill(body.tomorrow, { hotel, day, time: booking.checkInTime })]
  }
}

function changeWords({ event, language, hotel, booking }: Writing): string[] {
  if (event?.kind === 'moved' && event.params) {
    const { from: before, to: now } = event.params
    const { reference } = booking
    return [newDatesNotice({ language, hotelName: hotel.name, reference, before, now }).paragraph]
  }
  if (event?.kind !== 'changed' || !event.params) return []
  return [changedParagraph(language, event.params.details)]
}

function makeLinks(writing: Writing): { button: MailLink | null; links: MailLink[] } {
  const { kind, language, texts, manageLink, searchLink, hotel, booking } = writing
  const { links } = texts
  const inLanguage = `?lang=${language}`
  const mailto = `mailto:${hotel.contactEmail}?subject=${encodeURIComponent(booking.reference)}`
  const message: MailLink = {
    label: links.message,
    link: manageLink ? `${manageLink}${inLanguage}#messages` : mailto,
  }
  if (kind === 'cancellation') {
    const notMe = { label: links.notMe, link: `mailto:${supportEmail}?subject=${booking.reference}` }
    return {
      button: searchLink ? { label: links.findStay, link: searchLink + inLanguage } : null,
      links: booking.cancelledBy === 'guest' ? [message, notMe] : [message],
    }
  }
  const label = kind === 'confirmation' ? links.manage : links.see
  const calendar = kind === 'change' ? links.updateCalendar : links.addToCalendar
  const directions = { label: links.directions, link: directionsTo(hotel) }
  // Nothing can be managed yet, and no messages are exchanged about it.
  if (kind === 'option') return { button: null, links: [directions, { ...message, link: mailto }] }
  if (manageLink === null)
    return { button: null, links: kind === 'no-show' ? [message] : [directions, message] }
  const see = { label, link: manageLink + inLanguage }
  if (kind === 'no-show') return { button: see, links: [message] }
  const checkIn = { label: links.checkIn, link: `${manageLink}/check-in${inLanguage}` }
  if (kind === 'check-in') return { button: checkIn, links: [see, directions, message] }
  if (kind === 'reminder') return { button: see, links: [checkIn, directions, message] }
  return {
    button: see,
    links: [
      ...togetherLinks(writing),
      { label: calendar, link: `${manageLink}/calendar.ics${inLanguage}` },
      directions,
      message,
    ],
  }
}

function togetherLinks({ language, texts, together }: Writing): MailLink[] {
  return together.flatMap(({ booking: { reference }, manageLink }) =>
    manageLink === null
      ? []
      : [{ label: fill(texts.together.manage, { reference }), link: `${manageLink}?lang=${language}` }],
  )
}

function directionsTo({ latitude, longitude, streetAddress, ...town }: GuestLetter['hotel']): string {
  const place =
    latitude === null || longitude === null
      ? `${streetAddress}, ${townLine(town)}`
      : `${latitude},${longitude}`
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`
}
