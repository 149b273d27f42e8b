import { addDays, listNights } from '@roomlark/contract/dates'
import type { HotelScore } from '@roomlark/contract/hotel-score'
import { amenityNames } from '@roomlark/contract/inventory/amenities'
import { roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import { freeCancellationHours } from '@roomlark/contract/inventory/cancellation'
import type { DemandStep } from '@roomlark/contract/inventory/demand'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { MealValue } from '@roomlark/contract/inventory/plan-meals'
import { listPriceCents } from '@roomlark/contract/inventory/pricing'
import { mealPlans, type PriceRule, type RatePlan } from '@roomlark/contract/inventory/rates'
import type { RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import type { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { leftLimit, type PackedNight, recordBytes, writeNight } from './nights-record.policy.ts'
import { packTaxes, type TaxTerms } from './tax-terms.policy.ts'

/**
 * Everything that a price depends on apart from the calendar. It is stored as tuples without names, which
 * saves two thirds of what a search reads.
 */
export type Terms = [
  revision: number,
  starRating: number,
  amenities: number,
  children: HotelInput['childrenPolicy'],
  currency: string,
  timeZone: string,
  checkInTime: string,
  taxes: TaxTerms,
  plans: PlanTerms[],
  types: TypeTerms[],
  /** Left out while a hotel has too few reviews. */
  score?: [average: number, reviews: number],
]
export type PlanTerms = [
  percent: number,
  perAdultCents: number,
  minStay: number | null,
  maxStay: number | null,
  sellFromOn: string | null,
  sellUntilOn: string | null,
  meal: number,
  /** The number of hours before check-in; null means never free, and -1 always free. */
  freeUntilHours: number | null,
  /** Left out while the meals have no value of their own. */
  mealValue?: MealValue,
]
/**
 * Occupancy is a string, so that a search distributes its party once for all types with the same occupancy.
 */
export type TypeTerms = [basePriceCents: number, units: number, occupancy: string]

export type Occupancy = Pick<
  RoomTypeInput,
  'maxAdults' | 'maxChildren' | 'includedAdults' | 'extraAdultCents' | 'childBands'
>

export type PackedType = RoomTypeInput & { id: string; units: number }
export type PackedHotel = {
  revision: number
  hotel: Pick<
    HotelInput,
    | 'starRating'
    | 'amenities'
    | 'childrenPolicy'
    | 'currency'
    | 'timeZone'
    | 'checkInTime'
    | 'cancellationPolicy'
  >
  types: readonly PackedType[]
  plans: readonly RatePlan[]
  taxes: TaxRules
  score: HotelScore | undefined
}

export const alwaysFree = -1

export function packTerms({ revision, hotel, types, plans, taxes, score }: PackedHotel): Terms {
  const packed: Terms = [
    revision,
    hotel.starRating,
    amenityBits(hotel.amenities),
    hotel.childrenPolicy,
    hotel.currency,
    hotel.timeZone,
    hotel.checkInTime,
    packTaxes(
      taxes,
      plans.some(({ mealValue }) => mealValue),
    ),
    plans.map((plan) => packPlan(plan, hotel.cancellationPolicy)),
    types.map((type) => [type.basePriceCents, type.units, occupancyText(type)]),
  ]
  if (score) packed[10] = [score.average, score.reviews]
  return packed
}

function packPlan(plan: RatePlan, usualPolicy: HotelInput['cancellationPolicy']): PlanTerms {
  const packed: PlanTerms = [
    plan.percent,
    plan.perAdultCents,
    plan.minStay,
    plan.maxStay,
    plan.sellFromOn,
    plan.sellUntilOn,
    mealPlans.indexOf(plan.mealPlan),
    freeHours(plan.cancellationPolicy ?? usualPolicy),
  ]
  if (plan.mealValue) packed[8] = plan.mealValue
  return packed
}

function freeHours(policy: HotelInput['cancellationPolicy']): number | null {
  const hours = freeCancellationHours(policy)
  return hours === Number.NEGATIVE_INFINITY ? alwaysFree : hours
}

function occupancyText({
  maxAdults,
  maxChildren,
  includedAdults,
  extraAdultCents,
  childBands,
}: Occupancy): string {
  const bands = childBands.map(({ maxAge, cents }) => `${maxAge}:${cents}`).join(';')
  return `${maxAdults},${maxChildren},${includedAdults},${extraAdultCents},${bands}`
}

export function readOccupancy(text: string): Occupancy {
  const [maxAdults = '', maxChildren = '', includedAdults = '', extraAdultCents = '', bands = ''] =
    text.split(',')
  return {
    maxAdults: Number(maxAdults),
    maxChildren: Number(maxChildren),
    includedAdults: Number(includedAdults),
    extraAdultCents: Number(extraAdultCents),
    childBands: bands === '' ? [] : bands.split(';').map(readBand),
  }
}

function readBand(text: string): Occupancy['childBands'][number] {
  const [maxAge, cents] = text.split(':')
  return { maxAge: Number(maxAge), cents: Number(cents) }
}

export function amenityBits(names: readonly string[]): number {
  return amenityNames.reduce((bits, name, index) => (names.includes(name) ? bits | (1 << index) : bits), 0)
}

export function unpackAmenities(bits: number): (typeof amenityNames)[number][] {
  return amenityNames.filter((_, index) => (bits & (1 << index)) !== 0)
}

type StoredNight = {
  capacity: number
  sold: number
  blocked: number
  priceOverrideCents: number | null
  demand: DemandStep[]
} & Omit<PackedNight, 'listCents' | 'left'>

export type MonthSource = {
  types: readonly PackedType[]
  rules: readonly PriceRule[]
  /** Returns undefined if the night has no row of its own. */
  findNight: (roomTypeId: string, night: string) => StoredNight | undefined
  /** Returns whether any night of a month has a row of its own. */
  hasNights: (month: string) => boolean
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

export function monthAfter(month: string): string {
  return firstOfMonth(addDays(month, 31))
}

/** Returns the first days of the months from one day to another. */
export function listMonths(fromOn: string, untilOn: string): string[] {
  const months: string[] = []
  for (let month = firstOfMonth(fromOn); month <= untilOn; month = monthAfter(month)) months.push(month)
  return months
}

/**
 * Packs all nights of a month in order, each with its room types in order. Returns null if every night is
 * ordinary.
 */
export function packMonth(month: string, source: MonthSource): Buffer | null {
  const { types, findNight } = source
  const end = monthAfter(month)
  const rules = source.rules.filter((rule) => reaches(rule, month, end))
  if (rules.length === 0 && !source.hasNights(month)) return null
  const nights = listNights(month, end)
  const bytes = Buffer.alloc(nights.length * types.length * recordBytes)
  let isOrdinary = true
  let offset = 0
  for (const night of nights) {
    for (const type of types) {
      const own = findNight(type.id, night)
      const record = own
        ? packedNight(own, listPriceCents(night, type, rules, own.priceOverrideCents, own.demand))
        : {
            ...openNight,
            listCents: listPriceCents(night, type, rules, null),
            left: Math.min(leftLimit, type.units),
          }
      isOrdinary &&= isOrdinaryNight(record, type)
      writeNight(bytes, offset, record)
      offset += recordBytes
    }
  }
  return isOrdinary ? null : bytes
}

function reaches({ fromOn, untilOn }: PriceRule, month: string, end: string): boolean {
  return (untilOn === null || untilOn >= month) && (fromOn === null || fromOn < end)
}

const openNight = {
  closed: false,
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
}

function packedNight(night: StoredNight, listCents: number): PackedNight {
  const { closed, minStay, maxStay, closedToArrival, closedToDeparture } = night
  return {
    listCents,
    left: Math.min(leftLimit, roomsLeft(night)),
    closed,
    minStay,
    maxStay,
    closedToArrival,
    closedToDeparture,
  }
}

function isOrdinaryNight(night: PackedNight, type: PackedType): boolean {
  return (
    night.listCents === type.basePriceCents &&
    night.left === Math.min(leftLimit, type.units) &&
    !night.closed &&
    night.minStay === null &&
    night.maxStay === null &&
    !night.closedToArrival &&
    !night.closedToDeparture
  )
}
