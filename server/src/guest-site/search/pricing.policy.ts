import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { dateIn, daysBetween } from '@roomlark/contract/dates'
import { hasPassed } from '@roomlark/contract/hotel-clock'
import { type BillLines, listBillLines } from '@roomlark/contract/inventory/bill-lines'
import { freeCancellationUntil } from '@roomlark/contract/inventory/cancellation'
import { computeBill } from '@roomlark/contract/inventory/charges'
import { placeParty, type RoomGuests } from '@roomlark/contract/inventory/party'
import { computeMealCents, withMeals } from '@roomlark/contract/inventory/plan-meals'
import { roomNightCents } from '@roomlark/contract/inventory/pricing'
import { newDatesFault } from '@roomlark/contract/inventory/stay-dates'
import { childrenFault, lengthFault, planFault } from '@roomlark/contract/inventory/stay-fit'
import { openNights, type PackedHotel, stayDays } from './index/packed-hotel.policy.ts'
import {
  alwaysFree,
  type Occupancy,
  type PlanTerms,
  readOccupancy,
  type TypeTerms,
} from './index/packing.policy.ts'
import { readTaxes } from './index/tax-terms.policy.ts'

/** A room type on a rate plan that can be booked for the stay. Both are given by their index in the terms. */
export type PricedOffer = {
  type: number
  plan: number
  meal: number
  isFree: boolean
  totalCents: number
  /** The total in the guest's currency. Until offers are compared, it is in the hotel's own. */
  aboutCents: number
  left: number
}

type Clock = {
  timeZone: string
  today: string
  /** True if a stay on these dates can be booked. */
  isPossible: boolean
  /** True where cancelling is free now, by check-in time and by hours before check-in. */
  freeNow: Map<string, Map<number, boolean>>
}

type Placed = { occupancy: Occupancy; rooms: readonly RoomGuests[] } | null

/**
 * Prices packed hotels for one stay and party, with the same rules and functions as a quote. Prices only what
 * a guest can book right now, and computes once what many hotels share.
 */
export function createStayPricer(stay: StayQuery, now: Date) {
  const nights = daysBetween(stay.checkInOn, stay.checkOutOn)
  const { checkInOn, adults, childAges } = stay
  // One array serves all offers, because a search prices thousands of them.
  const nightCents = Array.from({ length: Math.max(0, nights) }, () => 0)
  const nightMeals = nightCents.map(() => 0)
  const nightRooms = nightCents.map(() => stay.rooms)
  const taxed = { checkInOn, adults, childAges, nightCents, nightMeals, nightRooms }
  const days = stayDays(stay)
  const placements = new Map<string, Placed>()
  const clocks = new Map<string, Clock>()

  function placed(occupancyText: string): Placed {
    const known = placements.get(occupancyText)
    if (known !== undefined) return known
    const occupancy = readOccupancy(occupancyText)
    const rooms = placeParty(
      Array.from({ length: stay.rooms }, () => ({ ...occupancy, id: '' })),
      stay,
    )
    const placement = rooms ? { occupancy, rooms } : null
    placements.set(occupancyText, placement)
    return placement
  }

  /** Works out what the local date means for the stay. */
  function clockIn(timeZone: string): Clock {
    const known = clocks.get(timeZone)
    if (known) return known
    const today = dateIn(timeZone, now)
    const clock = { timeZone, today, isPossible: !newDatesFault(stay, today), freeNow: new Map() }
    clocks.set(timeZone, clock)
    return clock
  }

  function isFreeNow(hours: number | null, checkInTime: string, { timeZone, freeNow }: Clock): boolean {
    if (hours === null || hours === alwaysFree) return hours !== null
    const byHours = freeNow.get(checkInTime) ?? new Map<number, boolean>()
    const known = byHours.get(hours)
    if (known !== undefined) return known
    const until = freeCancellationUntil(hours, { checkInOn: stay.checkInOn, checkInTime })
    const isFree = !hasPassed(until, now, timeZone)
    freeNow.set(checkInTime, byHours.set(hours, isFree))
    return isFree
  }

  /** Fills in what the rooms cost each night, and the part of it that is for meals. */
  function priceNights(
    lists: readonly number[],
    { occupancy, rooms }: NonNullable<Placed>,
    plan: PlanTerms,
  ): void {
    const rate = { percent: plan[0], perAdultCents: plan[1] }
    let [listBefore, cents, meals] = [-1, 0, 0]
    for (let night = 0; night < lists.length; night += 1) {
      const list = lists[night] ?? 0
      // Most nights cost the same as the previous one.
      if (list !== listBefore) {
        cents = 0
        meals = 0
        for (const guests of rooms) {
          const priceCents = roomNightCents(list, occupancy, rate, guests)
          cents += priceCents
          meals += computeMealCents(plan[8], guests, priceCents)
        }
        listBefore = list
      }
      nightCents[night] = cents
      nightMeals[night] = meals
    }
  }

  return {
    months: days.months,
    /** Returns every room type on every plan without obstacles. */
    priceOffers(hotel: PackedHotel): PricedOffer[] {
      const { terms } = hotel
      const [plans, types] = [terms[8], terms[9]]
      const clock = clockIn(terms[5])
      const offers: PricedOffer[] = []
      if (!clock.isPossible || childrenFault(terms[3], stay.childAges)) return offers
      const open = plans.map((plan) => isSold(plan, clock.today, nights))
      const rules = readTaxes(terms[7])
      const free = plans.map((plan) => isFreeNow(plan[7], terms[6], clock))
      for (let type = 0; type < types.length; type += 1) {
        const placement = placed((types[type] as TypeTerms)[2])
        const found = placement && openNights(days, hotel, type, stay.rooms)
        if (!placement || !found) continue
        for (let plan = 0; plan < plans.length; plan += 1) {
          if (!open[plan]) continue
          const planTerms = plans[plan] as PlanTerms
          priceNights(found.lists, placement, planTerms)
          const { totalCents } = computeBill(withMeals(rules, planTerms[8]), taxed)
          const [meal, isFree, left] = [planTerms[6], free[plan] === true, found.left]
          offers.push({ type, plan, meal, isFree, totalCents, aboutCents: totalCents, left })
        }
      }
      return offers
    },
    /** Returns what the price of an offer consists of, and what each night costs over all rooms. */
    priceLines(
      hotel: PackedHotel,
      { type, plan }: Pick<PricedOffer, 'type' | 'plan'>,
    ): { lines: BillLines & { totalCents: number }; nightlyCents: number[] } {
      const { terms } = hotel
      const placement = placed(terms[9][type]?.[2] ?? '')
      const found = openNights(days, hotel, type, stay.rooms)
      const planTerms = terms[8][plan]
      if (!placement || !found || !planTerms) throw new Error('an offer that is none')
      priceNights(found.lists, placement, planTerms)
      const rules = withMeals(readTaxes(terms[7]), planTerms[8])
      const bill = computeBill(rules, taxed)
      const lines = { ...listBillLines(rules, taxed, bill), totalCents: bill.totalCents }
      return { lines, nightlyCents: [...nightCents] }
    },
  }
}

function isSold(plan: PlanTerms, today: string, nights: number): boolean {
  // The terms contain only active plans that are for everybody.
  return (
    !planFault({ isActive: true, sellFromOn: plan[4], sellUntilOn: plan[5] }, today) &&
    !lengthFault({ minStay: plan[2], maxStay: plan[3] }, nights)
  )
}
