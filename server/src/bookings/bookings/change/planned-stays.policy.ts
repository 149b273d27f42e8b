import type { Party, RoomGuests } from '@roomlark/contract/inventory/party'
import { computeMealCents } from '@roomlark/contract/inventory/plan-meals'
import { roomNightCents } from '@roomlark/contract/inventory/pricing'
import type { RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import { changeByPercent } from '@roomlark/contract/money'
import type { Obstacle } from '@roomlark/contract/obstacles'
import type { SoldPlan, SplitNight } from '../offer/priced-rooms.policy.ts'
import { getNightFacts, type priceNight, type SaleNight, type StoredNights } from '../offer/quote.policy.ts'
import { nightObstacles } from './obstacles.policy.ts'

export type Dates = { checkInOn: string; checkOutOn: string }

export function pickDates({ checkInOn, checkOutOn }: Dates): Dates {
  return { checkInOn, checkOutOn }
}

export function isSameDates(a: Dates, b: Dates): boolean {
  return a.checkInOn === b.checkInOn && a.checkOutOn === b.checkOutOn
}

export function isSameParty(a: Party, b: Party): boolean {
  const ages = ({ childAges }: Party) => childAges.toSorted((one, other) => one - other).join()
  return a.adults === b.adults && ages(a) === ages(b)
}

/** Other changes leave a price that the desk has agreed on with the guest. */
export type PlannedNight = SplitNight

/** A stay of a booking as it is stored. */
export type StoredStay = Dates & {
  id: string
  roomTypeId: string
  roomTypeName: string
  roomId: string | null
  roomNumber: string | null
  guestName: string | null
  adults: number
  childAges: number[]
  taking: boolean
  nightlyCents: {
    night: string
    priceCents: number
    mealCents: number
    fullCents: number | null
    released: boolean
    agreed: boolean
  }[]
}

type PlanType = RoomTypeInput & { id: string; units: number }

/** Facts that prices depend on. */
export type PlanSale = Parameters<typeof priceNight>[2] & { types: readonly PlanType[] }

/** Outcome of a change for one stay. Added nights include their price. */
export type PlannedStay = Dates & {
  stay: StoredStay
  /** The guests in the room once the change is made, and the type it has then. */
  guests: RoomGuests
  added: PlannedNight[]
  removed: PlannedNight[]
  /** Nights that remain but change their price. */
  repriced: PlannedNight[]
  /** False if the stay is given up. */
  isLeft: boolean
  /** True if the booking did not have this stay before. */
  isNew: boolean
  /** The room that the change gives it; undefined keeps its own, if that is free on the new dates. */
  roomId?: string | null
}

export function keptStay(stay: StoredStay, changes: Partial<PlannedStay> = {}): PlannedStay {
  const { checkInOn, checkOutOn } = stay
  return {
    stay,
    guests: stay,
    checkInOn,
    checkOutOn,
    added: [],
    removed: [],
    repriced: [],
    isLeft: true,
    isNew: false,
    ...changes,
  }
}

/** Tells whether a stay remains exactly as it is. */
export function isUntouched(planned: PlannedStay): boolean {
  const { stay, guests, added, removed, repriced, isLeft, isNew, roomId } = planned
  if (!isLeft || isNew || added.length + removed.length + repriced.length > 0) return false
  const isSamePlace =
    (roomId === undefined || roomId === stay.roomId) && guests.roomTypeId === stay.roomTypeId
  return isSamePlace && isSameDates(planned, stay) && isSameParty(stay, guests)
}

/** A stay that the booking gets, with the price of each of its nights. */
export function addedStay(
  guests: RoomGuests,
  types: readonly PlanType[],
  { checkInOn, checkOutOn }: Dates,
  added: PlannedNight[],
  room: { id: string; number: string } | null = null,
  guestName: string | null = null,
): PlannedStay {
  const { roomTypeId, adults, childAges } = guests
  const stay: StoredStay = {
    id: crypto.randomUUID(),
    roomTypeName: types.find(({ id }) => id === roomTypeId)?.name ?? '',
    roomTypeId,
    adults,
    childAges,
    checkInOn,
    checkOutOn,
    nightlyCents: [],
    taking: true,
    roomId: room?.id ?? null,
    roomNumber: room?.number ?? null,
    guestName,
  }
  return keptStay(stay, { guests, added, isNew: true })
}

/** Returns what the guests of a room add to its price per night. */
function guestsCents(
  guests: RoomGuests,
  sale: {
    types: readonly PlanType[]
    plan: SoldPlan
    discountPercent?: number | undefined
  },
): number {
  const type = sale.types.find(({ id }) => id === guests.roomTypeId)
  return type ? changeByPercent(roomNightCents(0, type, sale.plan, guests), -(sale.discountPercent ?? 0)) : 0
}

/**
 * If other guests stay in a room, the price of its nights from a date on changes only by what those guests add to it,
 * and the part for meals is that of those guests. A price that the desk has agreed on stays.
 */
export function repricedFor(
  stay: StoredStay,
  guests: RoomGuests,
  sale: PlanSale,
  fromOn = '',
): PlannedNight[] {
  if (isSameParty(stay, guests)) return []
  const extraCents = guestsCents(guests, sale) - guestsCents(stay, sale)
  const nights = stay.nightlyCents.filter(({ night }) => night >= fromOn)
  return keepDiffering(
    stay,
    nights.map(({ night, agreed, priceCents: before }) => {
      const priceCents = agreed ? before : Math.max(0, before + extraCents)
      return {
        night,
        priceCents,
        agreed,
        mealCents: computeMealCents(sale.plan.mealValue, guests, priceCents),
      }
    }),
  )
}

/** Leaves out the nights that a stay has already with the same price and the same part for meals. */
export function keepDiffering(
  { nightlyCents }: Pick<StoredStay, 'nightlyCents'>,
  nights: readonly PlannedNight[],
): PlannedNight[] {
  return nights.filter(({ night, priceCents, mealCents }) =>
    nightlyCents.some(
      (now) => now.night === night && (now.priceCents !== priceCents || now.mealCents !== mealCents),
    ),
  )
}

/** Lists the nights that a stay then has. */
export function nightsAfter({ stay, added, removed, repriced }: PlannedStay): PlannedNight[] {
  const kept = stay.nightlyCents.filter(({ night }) => !removed.some((gone) => gone.night === night))
  return [...kept.map((night) => repriced.find((other) => other.night === night.night) ?? night), ...added]
}

type NightDelta = { roomTypeId: string; night: string; rooms: number }

/** Lists the nights that the plan takes and gives back, by room type. */
export function plannedDeltas(stays: readonly PlannedStay[]): NightDelta[] {
  return stays.flatMap(({ stay, guests, added, removed }) => [
    ...added.map(({ night }) => ({ roomTypeId: guests.roomTypeId, night, rooms: 1 })),
    ...removed.map(({ night }) => ({ roomTypeId: stay.roomTypeId, night, rooms: -1 })),
  ])
}

/** Sums changes up by type and night; what remains is more than before, and must be free. */
function takenMore(deltas: readonly NightDelta[]): NightDelta[] {
  return [...Map.groupBy(deltas, ({ roomTypeId, night }) => `${roomTypeId} ${night}`).values()].flatMap(
    (same) => {
      const rooms = same.reduce((sum, delta) => sum + delta.rooms, 0)
      return same[0] && rooms > 0 ? [{ ...same[0], rooms }] : []
    },
  )
}

/** A stay keeps its own nights even if they have been closed since; only added nights must be open and free. */
export function fullNights(
  deltas: readonly NightDelta[],
  types: readonly { id: string; name: string; units: number }[],
  nights: StoredNights<SaleNight>,
): Obstacle[] {
  return takenMore(deltas).flatMap(({ roomTypeId, night, rooms }) => {
    const type = types.find(({ id }) => id === roomTypeId)
    return type ? nightObstacles(type.name, rooms, night, getNightFacts({ nights }, type, night)) : []
  })
}
