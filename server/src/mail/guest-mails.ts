import type { Booking } from '@roomlark/contract/booking'
import type { BookingMailKind, Happened } from '@roomlark/contract/booking-events'
import { nightlyTotals } from '@roomlark/contract/booking-fee'
import { type CancellationFee, cancellationPeriods, feeCents, isFree } from '@roomlark/contract/cancellation'
import { supportEmail } from '@roomlark/contract/contact'
import { daysBetween } from '@roomlark/contract/dates'
import {
  countryIn,
  currencyNoun,
  datedRange,
  dayWords,
  longDay,
  momentWords,
  moneyIn,
  percentIn,
  shortDay,
  weekdayRange,
} from '@roomlark/contract/guest-formats'
import { type GuestLanguage, guestLanguageOf } from '@roomlark/contract/guest-languages'
import { guestFeeWords, guestWords } from '@roomlark/contract/guest-words'
import { hasPassed, hotelTime } from '@roomlark/contract/hotel-clock'
import { isolate } from '@roomlark/contract/isolate'
import { nightRuns } from '@roomlark/contract/night-runs'
import type { Taxes } from '@roomlark/contract/rates'
import { roomsWords } from '@roomlark/contract/room-words'
import { say, sayCount } from '@roomlark/contract/say'
import type { Message } from '../adapters/mailer.ts'
import type { FeeLine, GuestMailContent, MailLink, MailSection } from './guest-content.ts'
import { composeGuestMail } from './guest-layout.ts'
import { guestMailTexts } from './guest-texts/languages.ts'
import type { GuestMailTexts } from './guest-texts/texts.ts'

/** What an email to a guest is written from: the booking as it is now, and what happened. */
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
    | 'vatCents'
    | 'totalCents'
    | 'feeCents'
    | 'cancelledBy'
    | 'cancellationPolicy'
    | 'specialRequests'
  > & { taxes: Taxes }
  stays: Pick<Booking['stays'][number], 'roomTypeName' | 'nightlyCents'>[]
  hotel: {
    name: string
    streetAddress: string
    city: string
    country: string
    contactEmail: string
    contactPhone: string | null
    latitude: number | null
    longitude: number | null
    picture: { url: string; alt: string } | null
  }
  event: Happened | null
  /** When it happened. */
  at: Date
  publicUrl: string
  /** The guest's own view of the booking; null while there is none. */
  manageLink: string | null
  /** Where guests look for stays; null while there is no such place. */
  searchLink: string | null
  hasCalendarFile: boolean
}

/** All that the parts of one email have in common. */
type Writing = GuestLetter & { language: GuestLanguage; texts: GuestMailTexts; hotelName: string }

/** In the guest's language, or English where we have no texts in it. */
export function guestMail(letter: GuestLetter): Message {
  const language = guestLanguageOf(letter.booking.guest.language)
  const texts = guestMailTexts[language]
  return composeGuestMail(contentOf({ ...letter, language, texts, hotelName: isolate(letter.hotel.name) }))
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
  const texts = guestMailTexts[language]
  const range = ({ checkInOn, checkOutOn }: Dates) => datedRange(language, checkInOn, checkOutOn)
  return {
    subject: say(texts.subject.change, { hotel, reference }),
    paragraph: say(texts.body.moved, { hotel, before: range(before), now: range(now) }),
  }
}

type Dates = { checkInOn: string; checkOutOn: string }

function contentOf(writing: Writing): GuestMailContent {
  const { kind, language, texts, booking, hotel, hotelName } = writing
  const heading = hasNewDates(writing) ? 'newDates' : kind
  const values = {
    hotel: hotelName,
    name: isolate(booking.guest.name),
    reference: booking.reference,
    time: booking.checkInTime,
    day: dayWords(language, booking.checkInOn),
    total: moneyIn(language, booking.totalCents, booking.currency),
  }
  return {
    to: writing.to,
    language,
    subject: say(texts.subject[kind], values),
    preview: say(texts.preview[kind], values),
    publicUrl: writing.publicUrl,
    picture: kind === 'cancellation' ? null : pictureOf(hotel),
    card: {
      title: texts.key[heading],
      hotelName,
      place: [roomsWords(writing.stays), isolate(hotel.streetAddress), isolate(hotel.city)].join(', '),
      reference: { label: texts.stay.reference, value: booking.reference },
      facts: factsOf(writing),
      isCancelled: kind === 'cancellation',
    },
    heading: say(texts.heading[heading], values),
    paragraphs: paragraphsOf(writing),
    ...linksOf(writing),
    sections: sectionsOf(writing),
    footer: {
      why: say(texts.footer.why, { hotel: hotelName }),
      links: [
        { label: texts.footer.privacy, link: `${writing.publicUrl}/privacy-policy` },
        { label: texts.footer.support, link: `mailto:${supportEmail}?subject=${booking.reference}` },
      ],
      year: writing.at.getUTCFullYear(),
    },
    line: texts.line,
  }
}

function pictureOf({ picture }: GuestLetter['hotel']): GuestMailContent['picture'] {
  return picture && { url: picture.url, alt: isolate(picture.alt) }
}

function hasNewDates({ kind, event }: Writing): boolean {
  return kind === 'change' && event?.kind === 'moved' && event.params !== null
}

function factsOf({ language, texts, booking }: Writing): GuestMailContent['card']['facts'] {
  const { stay } = texts
  const nights = daysBetween(booking.checkInOn, booking.checkOutOn)
  const adults = sayCount(language, stay.adults, booking.adults)
  const children = booking.childAges.length
  const party = children === 0 ? [] : [`${adults}, ${sayCount(language, stay.children, children)}`]
  return [
    {
      label: stay.checkIn,
      value: shortDay(language, booking.checkInOn),
      notes: [say(stay.from, { time: booking.checkInTime })],
    },
    {
      label: stay.checkOut,
      value: shortDay(language, booking.checkOutOn),
      notes: [say(stay.until, { time: booking.checkOutTime })],
    },
    {
      label: stay.guests,
      value: String(booking.adults + children),
      notes: [...party, sayCount(language, guestWords[language].count.nights, nights)],
    },
  ]
}

function paragraphsOf(writing: Writing): string[] {
  const { kind, language, texts, booking, hotelName: hotel, hasCalendarFile } = writing
  const { body } = texts
  const day = longDay(language, booking.checkInOn)
  const calendar = (text: string) => (hasCalendarFile ? [text] : [])
  switch (kind) {
    case 'confirmation':
      return [say(body.expected, { hotel, day }), ...calendar(body.calendarAdd)]
    case 'change':
      return [...changeWords(writing), ...calendar(body.calendarUpdate)]
    case 'cancellation': {
      const text = booking.cancelledBy === 'hotel' ? body.cancelledByHotel : body.cancelledByGuest
      const dates = datedRange(language, booking.checkInOn, booking.checkOutOn)
      return [say(text, { hotel, dates }), ...calendar(body.calendarRemove)]
    }
    case 'reminder':
      return [say(body.tomorrow, { hotel, day, time: booking.checkInTime })]
  }
}

function changeWords({ event, language, texts, hotel, booking }: Writing): string[] {
  if (event?.kind === 'moved' && event.params) {
    const { from: before, to: now } = event.params
    const { reference } = booking
    return [newDatesNotice({ language, hotelName: hotel.name, reference, before, now }).paragraph]
  }
  if (event?.kind !== 'changed' || !event.params) return []
  const details = event.params.details.flatMap((name) => (name === 'notes' ? [] : [texts.details[name]]))
  return [say(texts.body.changed, { details: details.join(', ') })]
}

function linksOf(writing: Writing): { button: MailLink | null; links: MailLink[] } {
  const { kind, texts, manageLink, searchLink, hotel, booking } = writing
  const { links } = texts
  const message: MailLink = {
    label: links.message,
    link: manageLink
      ? `${manageLink}#messages`
      : `mailto:${hotel.contactEmail}?subject=${encodeURIComponent(booking.reference)}`,
  }
  if (kind === 'cancellation') {
    const notMe = { label: links.notMe, link: `mailto:${supportEmail}?subject=${booking.reference}` }
    return {
      button: searchLink ? { label: links.findStay, link: searchLink } : null,
      links: booking.cancelledBy === 'guest' ? [message, notMe] : [message],
    }
  }
  const label = kind === 'confirmation' ? links.manage : links.see
  const button = manageLink === null ? null : { label, link: manageLink }
  return { button, links: [{ label: links.directions, link: directionsTo(hotel) }, message] }
}

function directionsTo({ latitude, longitude, streetAddress, city }: GuestLetter['hotel']): string {
  const place =
    latitude === null || longitude === null ? `${streetAddress}, ${city}` : `${latitude},${longitude}`
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`
}

function sectionsOf(writing: Writing): MailSection[] {
  const hotel = hotelSection(writing)
  switch (writing.kind) {
    case 'confirmation':
      return [priceSection(writing), policySection(writing), ...noteSection(writing), hotel]
    case 'change':
      return [
        ...comparisonSection(writing),
        priceSection(writing),
        policySection(writing),
        ...noteSection(writing),
        hotel,
      ]
    case 'cancellation':
      return [owedSection(writing), hotel]
    case 'reminder':
      return [...noteSection(writing), hotel]
  }
}

function priceSection({ language, texts, booking, stays }: Writing): MailSection {
  const { price } = texts
  const { currency, taxes } = booking
  const money = (cents: number) => moneyIn(language, cents, currency)
  const percent = percentIn(language, taxes.vatPercent)
  const rows = nightRuns(stays).map(({ first, last, nights, cents }) => ({
    label:
      nights === 1
        ? dayWords(language, first)
        : say(price.nights, {
            days: weekdayRange(language, first, last),
            count: nights,
            price: money(cents),
          }),
    value: money(nights * cents),
  }))
  const hasVat = booking.vatCents > 0
  if (hasVat && !taxes.vatIncluded) {
    rows.push({ label: say(price.vat, { percent }), value: money(booking.vatCents) })
  }
  if (booking.cityTaxCents > 0) rows.push({ label: price.cityTax, value: money(booking.cityTaxCents) })
  const vat = say(price.vatIncluded, { percent, amount: money(booking.vatCents) })
  const { promoCode } = booking
  const promo =
    promoCode &&
    say(price.promoCode, {
      code: isolate(promoCode.code),
      percent: percentIn(language, promoCode.discountPercent),
    })
  return {
    title: price.heading,
    lead: `${isolate(booking.ratePlanName)}, ${guestWords[language].meals[booking.mealPlan]}`,
    rows,
    total: { label: price.total, value: money(booking.totalCents) },
    notes: [
      ...(promo ? [promo] : []),
      ...(hasVat && taxes.vatIncluded ? [vat] : []),
      `${say(price.payAtHotel, { currency: currencyNoun(language, currency) })} ${price.noCard}`,
    ],
  }
}

/** The periods that are enforced, with what each costs. */
function policySection({ language, texts, booking, stays, hotel }: Writing): MailSection {
  const words = guestWords[language].cancelling
  const nightlyCents = nightlyTotals(stays)
  const fees = periodsOf(booking, nightlyCents).map(({ from, until, fee }): FeeLine => {
    const share = isFree(fee) ? '' : `${guestFeeWords(language, fee)}, `
    const last = say(texts.cancelling.noShow, { when: from === null ? words.always : words.after })
    return {
      tint: tintOf(fee),
      amount: isFree(fee) ? words.free : moneyIn(language, feeCents(fee, nightlyCents), booking.currency),
      when: share + (until === null ? last : say(words.until, { moment: momentWords(language, until) })),
    }
  })
  const city = isolate(hotel.city)
  const clock = say(texts.cancelling.clock, { city, zone: booking.timeZone })
  return { title: words.heading, fees, notes: [clock] }
}

function periodsOf(booking: GuestLetter['booking'], nightlyCents: number[]) {
  const { checkInOn, checkInTime } = booking
  return cancellationPeriods(booking.cancellationPolicy, { checkInOn, checkInTime, nightlyCents })
}

function tintOf(fee: CancellationFee): FeeLine['tint'] {
  if (isFree(fee)) return 'free'
  return fee.kind === 'percent' && fee.percent === 100 ? 'whole' : 'part'
}

function comparisonSection({ event, language, texts, booking }: Writing): MailSection[] {
  if (event?.kind !== 'moved' || !event.params) return []
  const { from, to, totalCents } = event.params
  const { stay, change, price } = texts
  const nights = (dates: Dates) => String(daysBetween(dates.checkInOn, dates.checkOutOn))
  const money = (cents: number) => moneyIn(language, cents, booking.currency)
  const rows = [
    {
      label: stay.checkIn,
      before: dayWords(language, from.checkInOn),
      now: dayWords(language, to.checkInOn),
    },
    {
      label: stay.checkOut,
      before: dayWords(language, from.checkOutOn),
      now: dayWords(language, to.checkOutOn),
    },
    { label: stay.nights, before: nights(from), now: nights(to) },
  ]
  const comparison = { before: change.before, now: change.now, rows }
  if (!totalCents) return [{ title: change.heading, comparison }]
  rows.push({ label: price.total, before: money(totalCents.from), now: money(totalCents.to) })
  const difference = totalCents.to - totalCents.from
  const amount = money(Math.abs(difference))
  return [
    {
      title: change.heading,
      comparison,
      highlight: difference === 0 ? change.same : say(difference > 0 ? change.more : change.less, { amount }),
    },
  ]
}

function owedSection(writing: Writing): MailSection {
  const { language, texts, booking, hotelName: hotel, at } = writing
  const { owed } = texts
  const money = (cents: number) => moneyIn(language, cents, booking.currency)
  const moment = momentWords(language, hotelTime(at, booking.timeZone))
  const rows = [{ label: owed.cancelledAt, value: moment }]
  const fee = booking.feeCents ?? 0
  const clock = say(texts.cancelling.clock, { city: isolate(writing.hotel.city), zone: booking.timeZone })
  if (fee === 0) return { title: owed.heading, rows, paragraphs: [owed.nothing], notes: [clock] }
  const share = shareOwed(writing, fee)
  return {
    title: owed.heading,
    rows: [
      ...rows,
      { label: owed.booked, value: money(booking.totalCents) },
      { label: owed.released, value: money(fee - booking.totalCents) },
    ],
    total: { label: say(owed.fee, { hotel }), value: money(fee) },
    notes: [
      say(owed.due, { fee: money(fee) }),
      ...(share === undefined ? [] : [say(owed.agreed, { share })]),
      clock,
    ],
  }
}

/** Which part of the stay a fee is, if it is what the policy says for this moment and not what the desk agreed to. */
function shareOwed({ language, booking, stays, at }: Writing, fee: number): string | undefined {
  const nightlyCents = nightlyTotals(stays)
  const period = periodsOf(booking, nightlyCents).find(
    ({ until }) => until === null || !hasPassed(until, at, booking.timeZone),
  )
  if (!period || feeCents(period.fee, nightlyCents) !== fee) return undefined
  return guestFeeWords(language, period.fee)
}

function noteSection({ texts, booking }: Writing): MailSection[] {
  if (!booking.specialRequests) return []
  return [{ title: texts.note.heading, paragraphs: [isolate(booking.specialRequests)] }]
}

function hotelSection({ language, texts, hotel, hotelName }: Writing): MailSection {
  const address = [isolate(hotel.streetAddress), isolate(hotel.city), countryIn(language, hotel.country)]
  return {
    title: hotelName,
    rows: [
      { label: texts.hotel.address, value: address.join(', ') },
      ...(hotel.contactPhone ? [{ label: texts.hotel.phone, value: isolate(hotel.contactPhone) }] : []),
      { label: texts.hotel.email, value: isolate(hotel.contactEmail) },
    ],
  }
}
