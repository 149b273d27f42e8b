import type { Booking } from '@roomlark/contract/bookings/booking'
import { addDays, dayText } from '@roomlark/contract/dates'
import { listCharges, summarizeVat, toChargedStay } from '@roomlark/contract/inventory/charges'
import { nightRuns } from '@roomlark/contract/inventory/night-runs'
import { cancellationTerms } from '@roomlark/contract/inventory/policy-words'
import { roomsWords } from '@roomlark/contract/inventory/room-words'
import { isolate } from '@roomlark/contract/isolate'
import { moneyText } from '@roomlark/contract/money'
import { countryName } from '@roomlark/contract/places'
import type { BookingRow } from '../bookings.queries.ts'
import type { StayRow } from '../stays.queries.ts'

type Rows = [label: string, value: string][]

const meals: Record<Booking['mealPlan'], string> = {
  'room-only': 'room only',
  breakfast: 'with breakfast',
  'half-board': 'half board',
  'full-board': 'full board',
  'all-inclusive': 'all inclusive',
}

const sources: Record<Booking['source'], string> = {
  direct: 'Direct',
  affiliate: 'Affiliate',
  ota: 'OTA',
  other: 'Other',
}

export function stayTable(booking: BookingRow, stays: StayRow[]) {
  const rows: Rows = [
    ['Reference', booking.reference],
    ['Check-in', `${longDay(booking.checkInOn)}, from ${booking.checkInTime}`],
    ['Check-out', `${longDay(booking.checkOutOn)}, until ${booking.checkOutTime}`],
    [stays.length === 1 ? 'Room' : 'Rooms', roomsWords(stays)],
    ['Guests', guestsText(booking)],
    ['Rate', `${isolate(booking.ratePlanName)}, ${meals[booking.mealPlan]}`],
  ]
  if (booking.promoCode) {
    const { code, discountPercent } = booking.promoCode
    rows.push([
      'Promo code',
      discountPercent > 0 ? `${isolate(code)}, ${discountPercent}% off` : isolate(code),
    ])
  }
  if (booking.arrivalTime) rows.push(['Arriving around', booking.arrivalTime])
  if (booking.specialRequests) rows.push(['Special requests', booking.specialRequests])
  return { title: 'The stay', rows }
}

export function guestTable({ guest, source, partnerName, stayingName }: BookingRow) {
  const rows: Rows = [['Name', guest.name]]
  if (stayingName) rows.push(['Booked for', stayingName])
  if (guest.email) rows.push(['Email', guest.email])
  if (guest.phone) rows.push(['Phone', guest.phone])
  if (guest.country) rows.push(['Country', countryName(guest.country)])
  if (guest.language) rows.push(['Language', languageNames.of(guest.language) ?? guest.language])
  rows.push(partnerName === null ? ['Booked through', sources[source]] : ['Sent by', isolate(partnerName)])
  return { title: 'The guest', rows }
}

/** Consecutive nights with the same price share a line. */
export function priceTable(booking: BookingRow, stays: StayRow[]) {
  const money = (cents: number) => moneyText(cents, booking.currency)
  const rows: Rows = nightRuns(stays).map(({ first, nights, cents }) =>
    nights === 1
      ? [longDay(first), money(cents)]
      : [`${dayText(first)} to ${dayText(addDays(first, nights))}`, `${nights} × ${money(cents)}`],
  )
  const { taxRules } = booking
  const charges = listCharges(taxRules, toChargedStay(booking, stays))
  for (const { kind, name, amountCents } of charges) {
    if (kind === 'fee') rows.push([isolate(name ?? ''), money(amountCents)])
  }
  for (const { vatBps, vatCents } of summarizeVat(taxRules.vatIncluded, charges)) {
    const vat = `VAT ${vatBps / 100}%`
    if (vatCents > 0) rows.push([taxRules.vatIncluded ? `${vat}, included` : vat, money(vatCents)])
  }
  if (booking.cityTaxCents > 0) {
    rows.push([isolate(taxRules.cityTax?.name ?? 'City tax'), money(booking.cityTaxCents)])
  }
  return { title: 'The price', rows, total: ['Total', money(booking.totalCents)] as [string, string] }
}

/** Lists the cost of cancelling from this moment on. */
export function policyTable({ cancellationPolicy, checkInOn, checkInTime, timeZone }: BookingRow, at: Date) {
  const now = { at, timeZone }
  const rows = cancellationTerms(cancellationPolicy, { checkInOn, checkInTime }, undefined, now).map(
    ({ when, until, fee }): Rows[number] => [until === null ? when : `${when} (${until})`, fee],
  )
  return { title: 'Cancellation', rows }
}

function guestsText({ adults, childAges }: BookingRow): string {
  const grown = counted(adults, 'adult', 'adults')
  return childAges.length === 0 ? grown : `${grown}, ${counted(childAges.length, 'child', 'children')}`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** Formats a date as `Thursday 3 December 2026`. */
function longDay(date: string): string {
  return `${weekday.format(new Date(`${date}T00:00:00Z`))} ${dayText(date)}`
}
