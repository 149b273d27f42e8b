import { partyLimits, type Quote, type StayInput } from '@roomlark/contract/bookings/booking-input'
import { listNights } from '@roomlark/contract/dates'
import { listBillLines } from '@roomlark/contract/inventory/bill-lines'
import { type Bill, computeBill } from '@roomlark/contract/inventory/charges'
import type { DemandStep } from '@roomlark/contract/inventory/demand'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { placeParty, type RoomGuests } from '@roomlark/contract/inventory/party'
import { findTermsInForce, type PaymentTerms, planPayment } from '@roomlark/contract/inventory/payment-terms'
import { computeMealCents, withMeals } from '@roomlark/contract/inventory/plan-meals'
import { listPriceCents, roomNightCents } from '@roomlark/contract/inventory/pricing'
import type { PriceRule, RatePlan } from '@roomlark/contract/inventory/rates'
import type { RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import type { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { changeByPercent, usdCents } from '@roomlark/contract/money'
import type { Obstacle } from '@roomlark/contract/obstacles'
import {
  childObstacles,
  dateObstacles,
  isLimit,
  type NightFacts,
  planObstacles,
  roomObstacles,
} from '../change/obstacles.policy.ts'
import {
  type AgreedRoom,
  nightTotals,
  type PlacedRoom,
  type PricedRoom,
  perNight,
  type SoldPlan,
  type SplitNight,
  splitMeals,
} from './priced-rooms.policy.ts'

type SaleType = RoomTypeInput & { id: string; units: number }
export type SaleNight = NightFacts & { priceOverrideCents: number | null; demand: DemandStep[] }

/** Stored nights by room type and then by night; one key made of both would take longer to build than to find. */
export type StoredNights<T> = ReadonlyMap<string, ReadonlyMap<string, T>>

/** Everything that a quote depends on, read at one moment. */
export type Sale = {
  hotel: Pick<HotelInput, 'currency' | 'cancellationPolicy' | 'childrenPolicy'>
  types: readonly SaleType[]
  plan: RatePlan
  rules: readonly PriceRule[]
  taxes: TaxRules
  /** A night without a row has no special settings. */
  nights: StoredNights<SaleNight>
  usdRate: number
  today: string
  /** Yesterday, while the desk may still sell it. */
  lastNight?: string | undefined
  /** True if a guest of the site books, and the hotel takes payments online. */
  takesPayments?: boolean | undefined
  /** The company whose guests they are, and its discount. */
  companyId?: string | undefined
  discountPercent?: number | undefined
}

export type PricedStay = {
  quote: Quote
  paymentTerms: PaymentTerms
  bill: Bill
  rooms: PricedRoom[]
  obstacles: Obstacle[]
}

/** `agreed` are rooms whose prices are fixed already, such as those of an imported booking. */
export function priceStay(stay: StayInput, sale: Sale, agreed?: AgreedRoom[]): PricedStay {
  const dates = dateObstacles(stay, sale.today, sale.lastNight)
  const { cost, paymentTerms, bill, rooms, obstacles } = costOfStay(stay, sale, dates, agreed)
  const quote: Quote = {
    ...cost,
    nights: perNight(rooms),
    obstacles: obstacles.filter((obstacle) => !isLimit(obstacle)),
    limits: obstacles.filter(isLimit),
  }
  return { quote, paymentTerms, bill, rooms, obstacles }
}

/** Cost of a stay as a whole, without its prices by night. */
export type StayCost = Omit<Quote, 'nights' | 'obstacles' | 'limits'>

/** `dates` are the obstacles that lie in the dates, which are the same for all rooms and plans. */
export function costOfStay(stay: StayInput, sale: Sale, dates: Obstacle[], agreed?: AgreedRoom[]) {
  const wanted = wantedTypes(stay, sale.types)
  const isUnreal = dates.some((obstacle) => !isLimit(obstacle))
  const guests = placeGuests(wanted, stay)
  const priced = () =>
    agreed ? splitMeals(agreed, sale.plan) : priceRooms(stay, sale, guests ?? emptyRooms(wanted))
  const rooms = isUnreal ? [] : priced()
  const obstacles: Obstacle[] = [
    ...dates,
    ...childObstacles(sale.hotel.childrenPolicy, stay.childAges),
    ...(guests ? [] : [{ kind: 'too-many-guests' as const, params: {} }]),
    ...(isUnreal ? [] : saleObstacles(stay, sale, wanted)),
  ]
  const nightCents = nightTotals(rooms, ({ priceCents }) => priceCents)
  const nightMeals = nightTotals(rooms, ({ mealCents }) => mealCents)
  const taxed = { ...stay, nightCents, nightMeals, nightRooms: nightCents.map(() => rooms.length) }
  const rules = withMeals(sale.taxes, sale.plan.mealValue)
  const bill = computeBill(rules, taxed)
  const cancellationPolicy = sale.plan.cancellationPolicy ?? sale.hotel.cancellationPolicy
  const { takesPayments = false } = sale
  const paymentTerms = findTermsInForce(sale.plan.paymentTerms, cancellationPolicy, takesPayments)
  const due = { ...bill, nightlyCents: nightCents, checkInOn: stay.checkInOn }
  const cost: StayCost = {
    currency: sale.hotel.currency,
    ...listBillLines(rules, taxed, bill),
    includedVatCents: bill.includedVatCents,
    totalCents: bill.totalCents,
    totalUsdCents: usdCents(bill.totalCents, sale.hotel.currency, sale.usdRate),
    mealPlan: sale.plan.mealPlan,
    cancellationPolicy,
    payment: planPayment(paymentTerms, due, sale.today),
  }
  return { cost, paymentTerms, bill, rooms, obstacles }
}

type WantedType = { type: SaleType; quantity: number }

/** A room type that is listed twice counts as one request. */
function wantedTypes(stay: StayInput, types: readonly SaleType[]): WantedType[] {
  return types.map((type) => ({
    type,
    quantity: stay.rooms
      .filter((room) => room.roomTypeId === type.id)
      .reduce((sum, room) => sum + room.quantity, 0),
  }))
}

/** Returns who sleeps in each room, as the desk has placed them or at the lowest price; undefined if they do not fit. */
function placeGuests(wanted: WantedType[], stay: StayInput): PlacedRoom[] | undefined {
  if (stay.rooms.every(({ guests }) => guests === undefined)) return placeParty(listWantedRooms(wanted), stay)
  const rooms: PlacedRoom[] = []
  for (const { type } of wanted) {
    const placed = stay.rooms.filter(({ roomTypeId }) => roomTypeId === type.id)
    for (const { name, roomId, ...guests } of placed.flatMap(({ guests = [] }) => guests)) {
      const [room] = placeParty([type], guests) ?? []
      if (!room) return undefined
      rooms.push({ ...room, guestName: name, roomId })
    }
  }
  return rooms.slice(0, partyLimits.rooms)
}

/** Caps the number of rooms, because absurd numbers are refused anyway and must not cost computing time. */
function listWantedRooms(wanted: WantedType[]): SaleType[] {
  return wanted.flatMap(({ type, quantity }) =>
    Array.from({ length: Math.min(quantity, partyLimits.rooms) }, () => type),
  )
}

/** A party that does not fit still gets a price, namely that of the rooms without guests. */
function emptyRooms(wanted: WantedType[]): RoomGuests[] {
  return listWantedRooms(wanted).map(({ id }) => ({ roomTypeId: id, adults: 0, childAges: [] }))
}

function priceRooms(stay: StayInput, sale: Sale, guests: PlacedRoom[]): PricedRoom[] {
  const nights = listNights(stay.checkInOn, stay.checkOutOn)
  return guests.map((room) => ({ ...room, nights: nights.map((night) => priceNight(room, night, sale)) }))
}

/** Prices one room for one night. */
export function priceNight(
  room: RoomGuests,
  night: string,
  sale: Pick<Sale, 'types' | 'rules' | 'nights'> & {
    plan: SoldPlan
    /** The discount of the promo code that the guest booked with, or of their company. */
    discountPercent?: number | undefined
  },
): SplitNight {
  const type = sale.types.find((candidate) => candidate.id === room.roomTypeId)
  if (!type) throw new Error('a room of a type that is not for sale')
  const own = sale.nights.get(type.id)?.get(night)
  const listCents = listPriceCents(night, type, sale.rules, own?.priceOverrideCents ?? null, own?.demand)
  const fullCents = roomNightCents(listCents, type, sale.plan, room)
  const priceCents = changeByPercent(fullCents, -(sale.discountPercent ?? 0))
  return { night, priceCents, mealCents: computeMealCents(sale.plan.mealValue, room, priceCents) }
}

function saleObstacles(stay: StayInput, sale: Sale, wanted: WantedType[]): Obstacle[] {
  if (wanted.reduce((sum, { quantity }) => sum + quantity, 0) > partyLimits.rooms) {
    return [{ kind: 'too-many-rooms', params: { rooms: partyLimits.rooms } }]
  }
  return [
    ...planObstacles(sale.plan, stay, sale.today, sale.companyId === undefined ? [] : [sale.companyId]),
    ...wanted.flatMap(({ type, quantity }) =>
      roomObstacles(
        { name: type.name, quantity, getNight: (night) => getNightFacts(sale, type, night) },
        stay,
      ),
    ),
  ]
}

export function getNightFacts(
  sale: Pick<Sale, 'nights'>,
  type: { id: string; units: number },
  night: string,
): NightFacts {
  return (
    sale.nights.get(type.id)?.get(night) ?? {
      capacity: type.units,
      sold: 0,
      blocked: 0,
      closed: false,
      minStay: null,
      maxStay: null,
      closedToArrival: false,
      closedToDeparture: false,
    }
  )
}
