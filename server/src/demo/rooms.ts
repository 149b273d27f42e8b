import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import type { PriceRule, RatePlan } from '@roomlark/contract/inventory/rates'
import { type RoomFeature, roomFeatureNames } from '@roomlark/contract/inventory/room-features'
import { bedKinds, type Room, type RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import { plainCityTax, plainTaxRules, type TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { minorUnits } from '@roomlark/contract/money'
import type { SeededHotel } from './hotels.ts'
import { idFrom, type Random, randomFrom } from './random.ts'
import { type DemoPartner, listPartners } from './referrals.ts'
import { type HotelRoomsSketch, plainHotelRooms, type RoomSketch } from './room-sketches.ts'
import { type Climate, seasonDates } from './seasons.ts'

export type DemoType = RoomTypeInput & { id: string; rooms: Room[] }

/** A hotel with everything needed to sell its rooms. */
export type DemoHotel = {
  hotel: SeededHotel
  partners: DemoPartner[]
  climate: Climate
  /** Tells whether the hotel has past and upcoming guests; a hotel without trade only has rooms. */
  trade: 'lively' | 'resting' | 'none'
  types: DemoType[]
  plans: RatePlan[]
  rules: PriceRule[]
  taxes: TaxRules
  usdRate: number
  random: Random
}

export function makeDemoHotel(hotel: SeededHotel, today: string, usdRate: number): DemoHotel {
  const random = randomFrom(hashName(hotel.name))
  const known = hotel.rooms
  const sketch = known ?? plainHotelRooms(hotel.starRating, 1 / usdRate)
  const cents = (amount: number) => Math.round(amount * minorUnits(hotel.currency))
  return {
    hotel,
    partners: listPartners(hotel),
    climate: sketch.climate,
    trade: known ? (known.resting ? 'resting' : 'lively') : 'none',
    types: sketch.types.map((type) => demoType(type, cents, random)),
    plans: demoPlans(sketch, cents, random),
    rules: demoRules(sketch.climate, today, random),
    taxes: demoTaxes(sketch, cents),
    usdRate,
    random,
  }
}

function demoTaxes(
  { cityTax, vat, vatOnTop, fee }: HotelRoomsSketch,
  cents: (amount: number) => number,
): TaxRules {
  return {
    ...plainTaxRules(vat, !vatOnTop),
    cityTax: cityTax === 0 ? null : plainCityTax('adult-night', cents(cityTax)),
    fees: fee ? [{ name: fee.name, cents: cents(fee.amount), per: fee.per, vatKind: 'rooms' }] : [],
  }
}

const usualFeatures: readonly RoomFeature[] = [
  'own-bathroom',
  'shower',
  'hairdryer',
  'wifi',
  'tv',
  'desk',
  'safe',
]

function hasFeature({ name, description }: RoomSketch, feature: RoomFeature): boolean {
  if (feature === 'sea-view') return /\bsea\b/i.test(name)
  if (feature === 'balcony' || feature === 'terrace')
    return new RegExp(feature, 'i').test(`${name} ${description}`)
  if (feature === 'bathtub' || feature === 'coffee-machine') return /suite/i.test(name)
  return usualFeatures.includes(feature)
}

function demoType(sketch: RoomSketch, cents: (amount: number) => number, random: Random): DemoType {
  const price = cents(sketch.price)
  const extra = Math.round(price * 0.2)
  return {
    id: idFrom(random),
    name: sketch.name,
    description: sketch.description,
    beds: bedKinds.flatMap((kind) => (sketch.beds[kind] ? [{ kind, count: sketch.beds[kind] }] : [])),
    maxAdults: sketch.maxAdults,
    maxChildren: sketch.maxChildren,
    sizeSqm: sketch.sizeSqm,
    features: roomFeatureNames.filter((name) => hasFeature(sketch, name)),
    basePriceCents: price,
    floorCents: Math.round(price * 0.6),
    ceilingCents: price * 2,
    includedAdults: 2,
    extraAdultCents: extra,
    childBands: [
      { maxAge: 2, cents: 0 },
      { maxAge: 11, cents: Math.round(extra / 2) },
    ],
    rooms: Array.from({ length: sketch.rooms }, (_, index) => ({
      id: idFrom(random),
      number: String(sketch.floor * 100 + index + 1),
    })),
  }
}

function demoPlans(
  { breakfast, breakfastWorth: worth }: HotelRoomsSketch,
  cents: (amount: number) => number,
  random: Random,
): RatePlan[] {
  const plan: Omit<RatePlan, 'id' | 'name'> = {
    mealPlan: 'room-only',
    percent: 0,
    perAdultCents: 0,
    mealValue: null,
    cancellationPolicy: null,
    paymentTerms: { kind: 'guarantee' },
    minStay: null,
    maxStay: null,
    sellFromOn: null,
    sellUntilOn: null,
    companyIds: [],
    isActive: true,
    version: 1,
  }
  return [
    { ...plan, id: idFrom(random), name: 'Flexible' },
    {
      ...plan,
      id: idFrom(random),
      name: 'Non-refundable',
      percent: -10,
      cancellationPolicy: cancellationPresets['Non-refundable'],
      paymentTerms: { kind: 'prepaid', cityTaxAtHotel: true },
    },
    {
      ...plan,
      id: idFrom(random),
      name: 'Bed and breakfast',
      mealPlan: 'breakfast',
      perAdultCents: cents(breakfast),
      mealValue: worth
        ? { adultCents: cents(worth.adult), childCents: cents(worth.child), vatKind: 'food' }
        : null,
      paymentTerms: {
        kind: 'deposit',
        size: { kind: 'percent', percent: 30 },
        restDaysBefore: 7,
        cityTaxAtHotel: true,
      },
    },
  ]
}

function demoRules(climate: Climate, today: string, random: Random): PriceRule[] {
  const seasons = seasonDates(climate, today).map(
    ({ name, fromOn, untilOn, percent }): PriceRule => ({
      id: idFrom(random),
      name,
      roomTypeId: null,
      fromOn,
      untilOn,
      weekdays: [],
      effect: { kind: 'percent', percent },
      version: 1,
    }),
  )
  const weekend: PriceRule = {
    id: idFrom(random),
    name: 'Weekend',
    roomTypeId: null,
    fromOn: null,
    untilOn: null,
    weekdays: [5, 6],
    effect: { kind: 'percent', percent: 12 },
    version: 1,
  }
  return [...seasons, weekend]
}

/** Hashes a name (FNV-1a), so that each hotel has its own random numbers. */
function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash
}
