import { addDays, listNights } from '../dates.ts'
import { type FolioGroup, type FolioLineKind, findFolioGroup } from '../folio-kinds.ts'

/** A line of a folio, with the fields that reports need. */
export type CountableLine = {
  id: string
  kind: FolioLineKind
  cause: string
  name: string | null
  fromOn: string | null
  untilOn: string | null
  quantity: number
  amountCents: number
  vatBps: number | null
  /** The hotel's day on which it was written, and the moment: lines of one moment were written together. */
  onDate: string
  at: number
  endsId: string | null
  correctsId: string | null
  vatOfId: string | null
}

/** The part of a line that counts on a day. */
export type CountedShare = {
  line: CountableLine
  countedOn: string
  amountCents: number
  /** Of a line that takes another one back it is negative, and of a correction 0. */
  quantity: number
}

/** Charges of one kind and rate that count on a day. */
export type DayCharges = {
  currency: string
  kind: FolioLineKind
  vatBps: number | null
  vatIncluded: boolean
  cents: number
}

/** Amounts charged for future days: before the day, which is then included, and after it. */
export type ChargedAhead = { currency: string; beforeCents: number; afterCents: number }

/** A part of a line and the day it is for. */
type Share = { day: string; amountCents: number; quantity: number }

/** A night that was charged for the first time, or, as -1, is charged no longer, and the day on which that counts. */
export type CountedNight = { countedOn: string; count: 1 | -1 }

/**
 * Returns on which days the lines of one booking count, in the order in which they were written. A night counts on its
 * own day, and so does an extra that was ordered for some days; what is for the whole stay is spread over its nights;
 * everything else counts on the day it was written.
 * Nothing counts before the day it was written, so what a day has can never change once the day is closed.
 */
export function countedShares(lines: readonly CountableLine[]): {
  shares: CountedShare[]
  nights: CountedNight[]
} {
  const sharesByLine = new Map<string, readonly Share[]>()
  const standing = new Map<string, CountableLine>()
  const shares: CountedShare[] = []
  const nights: CountedNight[] = []
  let stayed = new Set<string>()
  for (const written of groupPostings(lines)) {
    const moved = movedShares(written, sharesByLine)
    for (const line of written) {
      const ended = line.endsId === null ? undefined : sharesByLine.get(line.endsId)
      if (ended) sharesByLine.set(line.id, ended.map(opposite))
      else if (line.correctsId !== null) sharesByLine.set(line.id, [whole(line, 0)])
      else if (hasDays(line)) sharesByLine.set(line.id, byNight(line))
      if (line.endsId !== null) standing.delete(line.endsId)
      else if (sharesByLine.has(line.id) && isOfNights(line) && line.correctsId === null) {
        standing.set(line.id, line)
      }
    }
    const onDate = written[0]?.onDate ?? ''
    const now = standingNights(standing, sharesByLine)
    for (const night of without(now, stayed)) nights.push({ countedOn: later(night, onDate), count: 1 })
    for (const night of without(stayed, now)) nights.push({ countedOn: later(night, onDate), count: -1 })
    stayed = now
    // Charges for the whole stay are spread over its nights, so the nights come first, in whatever order they were
    // written.
    for (const line of written) {
      if (!sharesByLine.has(line.id)) {
        const copied = line.cause === 'move' ? moved.get(makeLineKey(line)) : undefined
        sharesByLine.set(line.id, copied ?? spreadOverStay(line, standing, sharesByLine))
      }
      if (line.kind === 'fee' && line.endsId === null && line.correctsId === null) standing.set(line.id, line)
    }
    for (const line of written) {
      for (const { day, amountCents, quantity } of sharesByLine.get(line.id) ?? []) {
        shares.push({ line, countedOn: later(day, line.onDate), amountCents, quantity })
      }
    }
  }
  return { shares, nights }
}

function groupPostings(lines: readonly CountableLine[]): CountableLine[][] {
  const postings: CountableLine[][] = []
  for (const line of lines) {
    const last = postings.at(-1)
    if (last?.[0]?.at === line.at) last.push(line)
    else postings.push([line])
  }
  return postings
}

/** A line that moves to another folio counts there on the days on which it is taken back here. */
function movedShares(
  written: readonly CountableLine[],
  sharesByLine: ReadonlyMap<string, readonly Share[]>,
): Map<string, readonly Share[]> {
  const moved = new Map<string, readonly Share[]>()
  for (const { cause, endsId, ...line } of written) {
    const shares = cause === 'move' && endsId !== null ? sharesByLine.get(endsId) : undefined
    if (shares) moved.set(makeLineKey({ ...line, amountCents: 0 - line.amountCents }), shares)
  }
  return moved
}

function makeLineKey({
  kind,
  name,
  vatBps,
  amountCents,
}: Pick<CountableLine, 'kind' | 'name' | 'vatBps' | 'amountCents'>): string {
  return JSON.stringify([kind, name, vatBps, amountCents])
}

/** The price of a night is a line for the room and, where meals have a value, one for them. */
function isOfNights({ kind }: Pick<CountableLine, 'kind'>): boolean {
  return kind === 'room' || kind === 'meal'
}

function hasDays(line: CountableLine): boolean {
  return (isOfNights(line) || line.kind === 'extra') && line.fromOn !== null
}

function whole({ onDate, amountCents, quantity }: CountableLine, counted = quantity): Share {
  return { day: onDate, amountCents, quantity: counted }
}

function byNight({ fromOn, untilOn, amountCents, quantity }: CountableLine): Share[] {
  const nights = listNights(fromOn ?? '', addDays(untilOn ?? '', 1))
  const even = nights.map(() => 1)
  const amounts = spread(amountCents, even)
  const quantities = spread(quantity, even)
  return nights.map((day, at) => ({ day, amountCents: amounts[at] ?? 0, quantity: quantities[at] ?? 0 }))
}

/** Fees and city tax are the same for every night; VAT is where the charges of its rate are. */
function spreadOverStay(
  line: CountableLine,
  standing: ReadonlyMap<string, CountableLine>,
  sharesByLine: ReadonlyMap<string, readonly Share[]>,
): Share[] {
  const taxed = line.vatOfId === null ? undefined : sharesByLine.get(line.vatOfId)
  if (taxed) return inProportion(line, taxed)
  const isOfStay = line.kind === 'fee' || line.kind === 'city-tax' || line.kind === 'vat'
  if (!isOfStay || line.vatOfId !== null) return [whole(line)]
  const charged = new Map<string, number>()
  const nights = new Set<string>()
  for (const [id, charge] of standing) {
    for (const { day, amountCents } of sharesByLine.get(id) ?? []) {
      if (isOfNights(charge)) nights.add(day)
      if (charge.vatBps === line.vatBps) charged.set(day, (charged.get(day) ?? 0) + amountCents)
    }
  }
  const weighed = [...charged].filter(([, cents]) => cents > 0)
  const weights = line.kind === 'vat' && weighed.length > 0 ? weighed : [...nights].map(evenly)
  if (weights.length === 0) return [whole(line)]
  weights.sort(([a], [b]) => (a < b ? -1 : 1))
  return divide(line, weights)
}

/** The VAT of a line is where the line is. */
function inProportion(line: CountableLine, shares: readonly Share[]): Share[] {
  return divide(
    line,
    shares.map(({ day, amountCents }): [string, number] => [day, Math.abs(amountCents)]),
  )
}

function divide(line: CountableLine, weights: readonly [day: string, weight: number][]): Share[] {
  const parts = weights.map(([, weight]) => weight)
  const amounts = spread(line.amountCents, parts)
  const quantities = spread(line.quantity, parts)
  return weights.map(([day], at) => ({ day, amountCents: amounts[at] ?? 0, quantity: quantities[at] ?? 0 }))
}

function evenly(night: string): [string, number] {
  return [night, 1]
}

/** Divides a whole number by weights so that the parts are whole and add up to it. */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((so, weight) => so + weight, 0)
  let [before, weight] = [0, 0]
  return weights.map((one, at) => {
    weight += one
    const until =
      at === weights.length - 1
        ? total
        : sum === 0
          ? 0
          : Math.sign(total) * Math.floor(Math.abs(total) * (weight / sum) + 0.5)
    const part = until - before
    before = until
    return part
  })
}

function opposite({ day, amountCents, quantity }: Share): Share {
  return { day, amountCents: 0 - amountCents, quantity: 0 - quantity }
}

function without(all: ReadonlySet<string>, some: ReadonlySet<string>): string[] {
  return [...all].filter((one) => !some.has(one))
}

function later(a: string, b: string): string {
  return a > b ? a : b
}

function standingNights(
  standing: ReadonlyMap<string, CountableLine>,
  sharesByLine: ReadonlyMap<string, readonly Share[]>,
): Set<string> {
  const nights = new Set<string>()
  for (const [id, charge] of standing) {
    if (!isOfNights(charge) || charge.fromOn === null) continue
    for (const { day } of sharesByLine.get(id) ?? []) nights.add(day)
  }
  return nights
}

/** The kinds of charges that a report of taxes tells apart; city tax has no VAT and stands beside them. */
export const taxGroups = ['room', 'meals', 'extras', 'fees', 'cancellations'] as const
export type TaxGroup = (typeof taxGroups)[number]

export function findTaxGroup(kind: FolioLineKind): TaxGroup | undefined {
  const group: FolioGroup | undefined = findFolioGroup(kind)
  if (kind === 'cancellation' || kind === 'no-show' || kind === 'waiver') return 'cancellations'
  if (kind === 'meal') return 'meals'
  return group === 'taxes' ? undefined : group
}
