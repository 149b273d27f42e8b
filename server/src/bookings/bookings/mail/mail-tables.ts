import type { Booking } from '@roomlark/contract/bookings/booking'
import { extraLine } from '@roomlark/contract/bookings/guest-extra-words'
import { guestMeals } from '@roomlark/contract/bookings/meal-words'
import { addDays, dayText } from '@roomlark/contract/dates'
import { dayWords, percentIn } from '@roomlark/contract/guest-formats'
import { listCharges, toChargedStay, toTaxedStay } from '@roomlark/contract/inventory/charges'
import { nightRuns } from '@roomlark/contract/inventory/night-runs'
import { listGuestExtras, sumExtras } from '@roomlark/contract/inventory/ordered-extras'
import { cancellationTerms } from '@roomlark/contract/inventory/policy-words'
import { roomsWords } from '@roomlark/contract/inventory/room-words'
import { sumMealCents } from '@roomlark/contract/inventory/taxed-stay'
import { summarizeVat } from '@roomlark/contract/inventory/vat'
import { isolate } from '@roomlark/contract/isolate'
import { moneyText } from '@roomlark/contract/money'
import { sayCountry } from '@roomlark/contract/places'
import { getReaderLocale, say } from '@roomlark/contract/say'
import { getReaderLanguage } from '../../../language.ts'
import type { BookingRow } from '../bookings.queries.ts'
import type { StayRow } from '../stays.queries.ts'

type Rows = [label: string, value: string][]

export function stayTable(booking: BookingRow, stays: StayRow[]) {
  const rows: Rows = [
    [say('Reference'), booking.reference],
    [
      say('Check-in'),
      say('{day}, from {time}', { day: longDay(booking.checkInOn), time: booking.checkInTime }),
    ],
    [
      say('Check-out'),
      say('{day}, until {time}', { day: longDay(booking.checkOutOn), time: booking.checkOutTime }),
    ],
    [stays.length === 1 ? say('Room') : say('Rooms'), roomsWords(stays)],
    [say('Guests'), guestsText(booking)],
    [say('Rate##price'), `${isolate(booking.ratePlanName)}, ${mealWords(booking.mealPlan)}`],
  ]
  if (booking.promoCode) {
    const { code, discountPercent } = booking.promoCode
    rows.push([
      say('Promo code'),
      discountPercent > 0
        ? say('{code}, {percent}% off', { code: isolate(code), percent: discountPercent })
        : isolate(code),
    ])
  }
  if (booking.arrivalTime) rows.push([say('Arriving around'), booking.arrivalTime])
  if (booking.specialRequests) rows.push([say('Special requests'), booking.specialRequests])
  return { title: say('The stay'), rows }
}

export function guestTable({ guest, source, partnerName, stayingName }: BookingRow) {
  const rows: Rows = [[say('Name'), guest.name]]
  if (stayingName) rows.push([say('Booked for'), stayingName])
  if (guest.email) rows.push([say('Email'), guest.email])
  if (guest.phone) rows.push([say('Phone'), guest.phone])
  if (guest.country) rows.push([say('Country'), sayCountry(guest.country)])
  if (guest.language) rows.push([say('Language'), languageName(guest.language)])
  rows.push(
    partnerName === null
      ? [say('Booked through'), sourceWords(source)]
      : [say('Sent by'), isolate(partnerName)],
  )
  return { title: say('The guest'), rows }
}

/** Consecutive nights with the same price share a line. */
export function priceTable(booking: BookingRow, stays: StayRow[]) {
  const money = (cents: number) => moneyText(cents, booking.currency)
  const rows: Rows = nightRuns(stays).map(({ first, nights, cents }) =>
    nights === 1
      ? [longDay(first), money(cents)]
      : [
          say('{from} to {until}', { from: dayText(first), until: dayText(addDays(first, nights)) }),
          `${nights} × ${money(cents)}`,
        ],
  )
  const { taxRules } = booking
  const charges = listCharges(taxRules, toChargedStay(booking, stays))
  const mealCents = sumMealCents(toTaxedStay(toChargedStay(booking, stays)))
  if (mealCents > 0) {
    const guests = booking.adults + booking.childAges.length
    rows.push([guestMeals(getReaderLanguage(), booking.mealPlan, guests), money(mealCents)])
  }
  for (const { kind, name, amountCents } of charges) {
    if (kind === 'fee') rows.push([isolate(name ?? ''), money(amountCents)])
  }
  for (const { vatBps, vatCents } of summarizeVat(taxRules.vatIncluded, charges)) {
    const percent = vatBps / 100
    const vat = taxRules.vatIncluded
      ? say('VAT {percent}%, included', { percent })
      : say('VAT {percent}%', { percent })
    if (vatCents > 0) rows.push([vat, money(vatCents)])
  }
  if (booking.cityTaxCents > 0) {
    rows.push([isolate(taxRules.cityTax?.name ?? say('City tax')), money(booking.cityTaxCents)])
  }
  for (const extra of listGuestExtras(booking)) {
    rows.push([extraLine(getReaderLanguage(), extra), money(extra.totalCents)])
  }
  return {
    title: say('The price'),
    rows,
    total: [say('Total'), money(booking.totalCents + sumExtras(booking))] as [string, string],
  }
}

/** Lists the cost of cancelling from this moment on. */
export function policyTable({ cancellationPolicy, checkInOn, checkInTime, timeZone }: BookingRow, at: Date) {
  const now = { at, timeZone }
  const language = getReaderLanguage()
  const write = {
    day: (date: string) => dayWords(language, date),
    percent: (percent: number) => percentIn(language, percent),
  }
  const rows = cancellationTerms(cancellationPolicy, { checkInOn, checkInTime }, write, now).map(
    ({ when, until, fee }): Rows[number] => [until === null ? when : `${when} (${until})`, fee],
  )
  return { title: say('Cancellation'), rows }
}

function guestsText({ adults, childAges }: BookingRow): string {
  const children = childAges.length
  return children === 0
    ? say('{adults, plural, one {# adult} other {# adults}}', { adults })
    : say(
        '{adults, plural, one {# adult} other {# adults}}, {children, plural, one {# child} other {# children}}',
        { adults, children },
      )
}

function mealWords(meal: Booking['mealPlan']): string {
  switch (meal) {
    case 'room-only':
      return say('room only')
    case 'breakfast':
      return say('with breakfast')
    case 'half-board':
      return say('half board')
    case 'full-board':
      return say('full board')
    case 'all-inclusive':
      return say('all inclusive')
  }
}

function sourceWords(source: Booking['source']): string {
  switch (source) {
    case 'direct':
      return say('Direct')
    case 'affiliate':
      return say('Affiliate')
    case 'ota':
      return say('OTA')
    case 'other':
      return say('Other')
  }
}

function languageName(code: string): string {
  return new Intl.DisplayNames(getReaderLocale('en-US'), { type: 'language' }).of(code) ?? code
}

/** Formats a date as `Thursday 3 December 2026`. */
function longDay(date: string): string {
  const locale = getReaderLocale('en-GB')
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const words = format.format(new Date(`${date}T00:00:00Z`))
  return locale === 'en-GB' ? words.replace(',', '') : words
}
