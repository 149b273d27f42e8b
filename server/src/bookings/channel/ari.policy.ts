import { type Ari, type AriNight, channelLimits } from '@roomlark/contract/bookings/channel'
import { addDays } from '@roomlark/contract/dates'
import { type CalendarNight, roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import { roomNightCents } from '@roomlark/contract/inventory/pricing'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import { isPlanFor } from '@roomlark/contract/inventory/stay-fit'

type Range = { fromOn: string; untilOn: string }
type Rate = { code: string; plan: RatePlan }

/** One night as a channel reads it: what is left of it, and what each rate costs by the number of adults. */
export function ariNight(
  night: CalendarNight,
  type: Pick<RoomTypeInput, 'maxAdults' | 'includedAdults' | 'extraAdultCents' | 'childBands'>,
  rates: readonly Rate[],
): AriNight {
  const { closed, minStay, maxStay, closedToArrival, closedToDeparture, priceCents } = night
  const adults = Array.from({ length: type.maxAdults }, (_one, index) => index + 1)
  return {
    night: night.night,
    available: closed ? 0 : roomsLeft(night),
    closed,
    minStay,
    maxStay,
    closedToArrival,
    closedToDeparture,
    prices: rates.map(({ code, plan }) => ({
      rateCode: code,
      byAdultsCents: adults.map((count) =>
        roomNightCents(priceCents, type, plan, { adults: count, childAges: [] }),
      ),
    })),
  }
}

export function ariRates(rates: readonly Rate[], today: string): Ari['rates'] {
  return rates.map(({ code, plan }) => ({
    code,
    mealPlan: plan.mealPlan,
    onSale:
      plan.isActive &&
      isPlanFor(plan, []) &&
      (plan.sellFromOn === null || plan.sellFromOn <= today) &&
      (plan.sellUntilOn === null || today <= plan.sellUntilOn),
    minStay: plan.minStay,
    maxStay: plan.maxStay,
  }))
}

/** Joins ranges that touch, and cuts them into what one call returns. */
export function joinedRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const { fromOn, untilOn } of ranges.toSorted((a, b) => a.fromOn.localeCompare(b.fromOn))) {
    const last = joined.at(-1)
    if (last && fromOn <= addDays(last.untilOn, 1)) {
      if (untilOn > last.untilOn) last.untilOn = untilOn
    } else joined.push({ fromOn, untilOn })
  }
  return joined.flatMap(cut)
}

function cut({ fromOn, untilOn }: Range): Range[] {
  const pieces: Range[] = []
  for (let from = fromOn; from <= untilOn; from = addDays(from, channelLimits.nights)) {
    const last = addDays(from, channelLimits.nights - 1)
    pieces.push({ fromOn: from, untilOn: last < untilOn ? last : untilOn })
  }
  return pieces
}

/** The number of the first transaction that may be missing, and when this was said. */
export type Cursor = { since: string; saidAt: Date }

export function readCursor(text: string): Cursor {
  const [since = '', seconds = ''] = text.split('-')
  return { since, saidAt: new Date(Number(seconds) * 1000) }
}

export function writeCursor({ since, saidAt }: Cursor): string {
  return `${since}-${Math.floor(saidAt.getTime() / 1000)}`
}
