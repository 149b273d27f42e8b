import { addDays, daysBetween, IsoDate } from '@roomlark/contract/dates'
import { stayLimits } from '@roomlark/contract/inventory/stay-dates'
import { say } from '@roomlark/contract/say'
import {
  type Element,
  findAttribute,
  findElement,
  findElements,
  findFlag,
  getText,
} from '../../../xml-element.ts'
import { chooseAmount, readAmount } from './amounts.ts'
import { refused } from './ari-message.ts'

type Facts = { vatIncluded: boolean; currency: string }

/** Ages of the OpenTravel code list (AQC). */
const age = { infant: '7', child: '8', adult: '10' }

/** The id that the sender gave to a reservation. */
export function readReservationId(reservation: Element): string {
  const own = findElements(reservation, 'UniqueID').find((id) => findAttribute(id, 'Type') === '14')
  const id = findAttribute(own ?? findElement(reservation, 'UniqueID'), 'ID')
  if (id === undefined) throw refused('UniqueID', say('Send the id of the reservation'))
  return id
}

/** Time of the reservation's last change, in milliseconds: an older message changes nothing. */
export function readRevision(reservation: Element): number {
  const at = findAttribute(reservation, 'LastModifyDateTime') ?? findAttribute(reservation, 'CreateDateTime')
  const revision = Date.parse(at ?? '')
  if (Number.isNaN(revision)) {
    throw refused('LastModifyDateTime', say('Send when the reservation was last changed'))
  }
  return revision
}

export function isCancellation(root: Element, reservation: Element): boolean {
  const status = findAttribute(reservation, 'ResStatus') ?? findAttribute(root, 'ResStatus')
  return status === 'Cancel' || status === 'Cancelled'
}

/** The hotel that a reservation is for. */
export function findHotelCode(reservation: Element): string | undefined {
  return findAttribute(findElement(reservation, 'RoomStays', 'RoomStay', 'BasicPropertyInfo'), 'HotelCode')
}

/** Reads the rest of a reservation as the JSON call takes it, which checks it. */
export function readBooked(reservation: Element, facts: Facts): Record<string, unknown> {
  const stays = findElements(reservation, 'RoomStays', 'RoomStay')
  const [first] = stays
  if (!first) throw refused('RoomStays', say('Send a room'))
  const rateCodes = new Set(stays.map(readRateCode))
  if (rateCodes.size > 1) {
    throw refused('RatePlanCode', say('Send rooms of different rates as reservations of their own'))
  }
  const span = findElement(first, 'TimeSpan')
  const rates = findElements(reservation, 'RoomStays', 'RoomStay', 'RatePlans', 'RatePlan')
  return {
    status: 'booked',
    checkInOn: findAttribute(span, 'Start') ?? '',
    checkOutOn: findAttribute(span, 'End') ?? '',
    rateCode: [...rateCodes][0] ?? '',
    currency: readCurrency(first) ?? facts.currency,
    collects: rates.some((rate) => findFlag(rate, 'PrepaidIndicator') === true) ? 'channel' : 'hotel',
    rooms: stays.map((stay) => readRoom(stay, facts)),
    guest: readGuest(reservation),
    specialRequests: findElements(reservation, 'ResGlobalInfo', 'Comments', 'Comment', 'Text')
      .map(getText)
      .filter(Boolean)
      .join('\n'),
  }
}

function readRateCode(stay: Element): string {
  return (
    findAttribute(findElement(stay, 'RatePlans', 'RatePlan'), 'RatePlanCode') ??
    findAttribute(findElement(stay, 'RoomRates', 'RoomRate'), 'RatePlanCode') ??
    ''
  )
}

function readCurrency(stay: Element): string | undefined {
  const base = findElement(stay, 'RoomRates', 'RoomRate', 'Rates', 'Rate', 'Base')
  return findAttribute(base, 'CurrencyCode') ?? findAttribute(findElement(stay, 'Total'), 'CurrencyCode')
}

function readRoom(stay: Element, facts: Facts) {
  const rate = findElement(stay, 'RoomRates', 'RoomRate')
  const units = findAttribute(rate, 'NumberOfUnits') ?? '1'
  if (units !== '1') throw refused('NumberOfUnits', say('Send each room as a RoomStay of its own'))
  const guests = findElements(stay, 'GuestCounts', 'GuestCount')
  const count = (guest: Element) => Math.min(100, Number(findAttribute(guest, 'Count') ?? '1'))
  const isAdult = (guest: Element) => (findAttribute(guest, 'AgeQualifyingCode') ?? age.adult) === age.adult
  return {
    roomCode:
      findAttribute(findElement(stay, 'RoomTypes', 'RoomType'), 'RoomTypeCode') ??
      findAttribute(rate, 'RoomTypeCode') ??
      '',
    adults: guests.filter(isAdult).reduce((sum, guest) => sum + count(guest), 0),
    childAges: guests
      .filter((guest) => !isAdult(guest))
      .flatMap((guest) => Array.from({ length: count(guest) || 0 }, () => readAge(guest))),
    nights: findElements(stay, 'RoomRates', 'RoomRate', 'Rates', 'Rate').flatMap((one) =>
      readNights(one, facts),
    ),
  }
}

function readAge(guest: Element): number {
  const isInfant = findAttribute(guest, 'AgeQualifyingCode') === age.infant
  const years = findAttribute(guest, 'Age') ?? (isInfant ? '0' : undefined)
  if (years === undefined) throw refused('Age', say('Send the age of each child'))
  return Number(years)
}

/** A rate is for the nights from its first day to the day before its last; without a last day for one night. */
function readNights(
  rate: Element,
  { vatIncluded, currency }: Facts,
): { night: string; priceCents: number }[] {
  const from = findAttribute(rate, 'EffectiveDate') ?? ''
  const until = findAttribute(rate, 'ExpireDate')
  if (![from, ...(until === undefined ? [] : [until])].every((day) => IsoDate.safeParse(day).success)) {
    throw refused('EffectiveDate', say('Send the nights'))
  }
  const base = findElement(rate, 'Base')
  const taxed = {
    afterTax: findAttribute(base, 'AmountAfterTax'),
    beforeTax: findAttribute(base, 'AmountBeforeTax'),
  }
  const priceCents = readAmount(
    chooseAmount(taxed, vatIncluded),
    findAttribute(base, 'DecimalPlaces'),
    currency,
  )
  const count = until === undefined ? 1 : Math.max(1, daysBetween(from, until))
  return Array.from({ length: Math.min(count, stayLimits.nights + 1) }, (_, index) => ({
    night: addDays(from, index),
    priceCents,
  }))
}

function readGuest(reservation: Element) {
  const guests = findElements(reservation, 'ResGuests', 'ResGuest')
  const first = guests.find((guest) => findFlag(guest, 'PrimaryIndicator') === true) ?? guests[0] ?? {}
  const customer = findElement(first, 'Profiles', 'ProfileInfo', 'Profile', 'Customer') ?? {}
  const name = findElement(customer, 'PersonName') ?? {}
  const email = getText(findElement(customer, 'Email'))
  const phone = findAttribute(findElement(customer, 'Telephone'), 'PhoneNumber')
  const country = findAttribute(findElement(customer, 'Address', 'CountryName'), 'Code')
  return {
    name: [findElement(name, 'GivenName'), findElement(name, 'Surname')]
      .map(getText)
      .filter(Boolean)
      .join(' '),
    ...(email !== '' && { email }),
    ...(phone !== undefined && { phone }),
    ...(country !== undefined && { country }),
  }
}
