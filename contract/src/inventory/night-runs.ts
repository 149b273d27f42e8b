import { addDays } from '../dates.ts'

type Night = { night: string; priceCents: number; mealCents?: number | undefined; released: boolean }
type Stays = readonly { nightlyCents: readonly Night[] }[]

/**
 * Nights of the same price that follow each other; the price is of one night, over all rooms, without meals that have a
 * line of their own.
 */
export type NightRun = { first: string; last: string; nights: number; cents: number }

/** Lists the prices of a booking's nights, grouping consecutive nights of the same price. */
export function nightRuns(stays: Stays): NightRun[] {
  const byNight = new Map<string, number>()
  for (const { night, priceCents, mealCents = 0, released } of stays.flatMap((stay) => stay.nightlyCents)) {
    if (!released) byNight.set(night, (byNight.get(night) ?? 0) + priceCents - mealCents)
  }
  const runs: NightRun[] = []
  for (const [night, cents] of [...byNight].sort(([a], [b]) => a.localeCompare(b))) {
    const run = runs.at(-1)
    if (run && run.cents === cents && addDays(run.last, 1) === night) {
      run.last = night
      run.nights += 1
    } else runs.push({ first: night, last: night, nights: 1, cents })
  }
  return runs
}
