import { addDays } from '../dates.ts'
import { highestCommissionRate } from '../primitives.ts'
import type { BoostNight, BoostNights } from './boosts.ts'

/** The points that a boost really adds: the whole rate never exceeds the highest commission. */
export function pointsOnTop(ratePercent: number, points: number): number {
  const room = Math.round((highestCommissionRate - ratePercent) * 100) / 100
  return Math.max(0, Math.min(points, room))
}

/** A rate with a boost on top of it. */
export function boostedRate(ratePercent: number, points: number): number {
  return Math.round((ratePercent + pointsOnTop(ratePercent, points)) * 100) / 100
}

/** A night over all rooms, or over those of one type. */
export type NightSum = {
  night: string
  rooms: number
  empty: number
  /** Possible revenue of the empty rooms, without VAT. */
  emptyCents: number
  boostPoints: number | null
}

export function nightSums(
  { roomTypes }: Pick<BoostNights, 'roomTypes'>,
  roomTypeId: string | null,
): NightSum[] {
  const sums = new Map<string, NightSum>()
  for (const type of roomTypes) {
    if (roomTypeId !== null && type.id !== roomTypeId) continue
    for (const night of type.nights) sums.set(night.night, added(sums.get(night.night), night))
  }
  return [...sums.values()]
}

function added(
  sum: NightSum | undefined,
  { night, rooms, empty, baseCents, boostPoints }: BoostNight,
): NightSum {
  const before = sum ?? { rooms: 0, empty: 0, emptyCents: 0, boostPoints: null }
  return {
    night,
    rooms: before.rooms + rooms,
    empty: before.empty + empty,
    emptyCents: before.emptyCents + empty * baseCents,
    boostPoints: boostPoints === null ? before.boostPoints : Math.max(boostPoints, before.boostPoints ?? 0),
  }
}

/** Half of the rooms are empty, or more. */
export function isQuiet({ rooms, empty }: Pick<NightSum, 'rooms' | 'empty'>): boolean {
  return rooms > 0 && empty * 2 >= rooms
}

/** Finds, among the runs of upcoming quiet nights without a boost, the one with the most empty rooms. */
export function quietestRun(nights: readonly NightSum[], fromOn: string): NightSum[] {
  const runs: NightSum[][] = []
  for (const night of nights) {
    if (night.night < fromOn || night.boostPoints !== null || !isQuiet(night)) continue
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && addDays(last.night, 1) === night.night) run.push(night)
    else runs.push([night])
  }
  const emptyIn = (run: NightSum[]) => run.reduce((sum, { empty }) => sum + empty, 0)
  return runs.reduce<NightSum[]>((best, run) => (emptyIn(run) > emptyIn(best) ? run : best), [])
}

export type BoostReplay = {
  empty: number
  filled: number
  /** Average revenue of one night of a room. */
  nightCents: number
  revenueCents: number
  commissionCents: number
  /** Part of the commission that the boost adds. */
  boostCents: number
  keptCents: number
}

/**
 * Estimates the revenue and cost of a boost if partners filled a quarter of the empty rooms; null if none are empty.
 */
export function replayBoost(
  nights: readonly Pick<NightSum, 'empty' | 'emptyCents'>[],
  { ratePercent, points, maxNights }: { ratePercent: number; points: number; maxNights: number | null },
): BoostReplay | null {
  const empty = nights.reduce((sum, night) => sum + night.empty, 0)
  if (empty === 0) return null
  const nightCents = Math.round(nights.reduce((sum, night) => sum + night.emptyCents, 0) / empty)
  const filled = Math.min(Math.max(1, Math.floor(empty / 4)), maxNights ?? empty)
  const revenueCents = filled * nightCents
  const boostCents = computePercentage(revenueCents, pointsOnTop(ratePercent, points))
  const commissionCents = computePercentage(revenueCents, boostedRate(ratePercent, points))
  return {
    empty,
    filled,
    nightCents,
    revenueCents,
    commissionCents,
    boostCents,
    keptCents: revenueCents - commissionCents,
  }
}

function computePercentage(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 100)) / 10_000)
}

/** Nights in order, those that follow each other together. */
export function groupConsecutiveNights(nights: readonly string[]): { first: string; last: string }[] {
  const runs: { first: string; last: string }[] = []
  for (const night of nights.toSorted()) {
    const run = runs.at(-1)
    if (run && addDays(run.last, 1) === night) run.last = night
    else runs.push({ first: night, last: night })
  }
  return runs
}
