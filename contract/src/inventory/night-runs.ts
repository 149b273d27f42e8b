import { addDays } from '../dates.ts'

type Stays = readonly { nightlyCents: readonly { night: string; priceCents: number; released: boolean }[] }[]

/** Nights of the same price that follow each other; the price is of one night, over all rooms. */
export type NightRun = { first: string; last: string; nights: number; cents: number }

/** Lists the prices of a booking's nights, grouping consecutive nights of the same price. */
export function nightRuns(stays: Stays): NightRun[] {
  const byNight = new Map<string, number>()
  for (const { night, priceCents, released } of stays.flatMap((stay) => stay.nightlyCents)) {
    if (!released) byNight.set(night, (byNight.get(night) ?? 0) + priceCents)
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
