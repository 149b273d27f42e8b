import type { BookingAlteration } from '@roomlark/contract/booking-events'
import type { BookingState } from '@roomlark/contract/booking-states'
import type { BookingChange } from '@roomlark/contract/bookings/booking-changes'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { type Party, placeParty, type RoomGuests } from '@roomlark/contract/inventory/party'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import { roomChangesFrom } from '@roomlark/contract/inventory/stay-dates'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { say } from '@roomlark/contract/say'
import { isLimit } from './obstacles.policy.ts'
import type { Dates, PlannedNight, PlannedStay, PlanSale, StoredStay } from './planned-stays.policy.ts'

/** A change of one booking, as opposed to a swap with another or bringing one back. */
export type OwnChange = Exclude<BookingChange, { kind: 'swap' | 'reinstate' }>
export type Of<Kind extends OwnChange['kind']> = Extract<OwnChange, { kind: Kind }>

/** Everything that a change depends on, read at one moment. */
export type Ground = {
  booking: Party & {
    state: BookingState
    checkInOn: string
    checkOutOn: string
    ratePlanName: string
    companies: readonly { id: string }[]
    currency: string
  }
  /** The stays that take rooms. */
  stays: readonly StoredStay[]
  sale: PlanSale
  /** The plan to change to, if it is one. */
  plan: RatePlan | undefined
  /** The room that was chosen, if one was. */
  room: { id: string; number: string; roomTypeId: string } | null
  childrenPolicy: HotelInput['childrenPolicy']
  today: string
}

export type Altered = {
  stays: PlannedStay[]
  /** The dates of the booking then; undefined if they stay as they are. */
  dates?: Dates
  /** Everyone who stays once the change is made. */
  party: Party
  obstacles: Obstacle[]
  limits: Obstacle[]
  change: BookingAlteration
  /** The nights of a room that is given up, or of a guest who leaves early. */
  dropped: PlannedNight[]
}

/** Why a change makes no sense for this booking, whatever is free. */
export type Refused = { refusal: string }

export function altered(ground: Ground, stays: PlannedStay[], change: BookingAlteration): Altered {
  const { adults, childAges } = ground.booking
  return { stays, party: { adults, childAges }, obstacles: [], limits: [], change, dropped: [] }
}

/** The nights that a guest in house has slept are over; everything else can still change. */
export function changesFrom({ booking, today }: Ground, checkInOn: string): string {
  return roomChangesFrom({ state: booking.state, checkInOn }, today)
}

export function noSuchStay(): Refused {
  return { refusal: say('This stay is no longer part of the booking.') }
}

export function stayIn({ stays }: Ground, stayId: string): StoredStay | undefined {
  return stays.find(({ id }) => id === stayId)
}

export function isFitting({ types }: PlanSale, guests: RoomGuests): boolean {
  const type = types.find(({ id }) => id === guests.roomTypeId)
  return type !== undefined && (guests.adults === 0 || placeParty([type], guests) !== undefined)
}

export function without(ages: readonly number[], gone: readonly number[]): number[] {
  const left = [...ages]
  for (const age of gone) {
    const at = left.indexOf(age)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Parts what forbids a change from what the desk may pass with a reason. */
export function parted(found: Obstacle[]): Pick<Altered, 'obstacles' | 'limits'> {
  return { limits: found.filter(isLimit), obstacles: found.filter((obstacle) => !isLimit(obstacle)) }
}
