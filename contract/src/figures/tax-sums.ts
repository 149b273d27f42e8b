import { sumTaxes } from '../inventory/folio-charges.ts'
import { spread, type TaxGroup, taxGroups } from './counted-charges.ts'

/** Charges of one kind and rate, and VAT that was added to them. */
export type TaxedCharge = {
  vatIncluded: boolean
  vatBps: number
  /** Null for VAT on a whole stay, which is on its rooms, its meals and its fees alike. */
  group: TaxGroup | null
  kind: 'charge' | 'vat'
  amountCents: number
}

type Sums = { netCents: number; vatCents: number; grossCents: number }
export type RateSums = Sums & { vatBps: number; groups: (Sums & { group: TaxGroup })[] }

/**
 * Sums up the charges of a month by rate, the highest first, and within a rate by kind of charge. VAT within prices is
 * computed once for each rate, and divided among the kinds so that they add up to it.
 */
export function sumByRate(charges: readonly TaxedCharge[]): RateSums[] {
  const parts = [true, false].flatMap((vatIncluded) => {
    const own = charges.filter((charge) => charge.vatIncluded === vatIncluded)
    return sumTaxes(own, vatIncluded).map((sums) =>
      withGroups(
        sums,
        vatIncluded,
        own.filter(({ vatBps }) => vatBps === sums.vatBps),
      ),
    )
  })
  return mergedRates(parts)
}

function withGroups(
  sums: Sums & { vatBps: number },
  vatIncluded: boolean,
  charges: readonly TaxedCharge[],
): RateSums {
  const sumCents = (kind: TaxedCharge['kind'], group: TaxGroup | null) =>
    charges.reduce(
      (cents, one) => cents + (one.kind === kind && one.group === group ? one.amountCents : 0),
      0,
    )
  const charged = taxGroups.map((group) => sumCents('charge', group))
  const vat = vatIncluded ? spread(sums.vatCents, charged) : addedVat(charged, sumCents)
  const groups = taxGroups.map((group, at) => {
    const [chargedCents = 0, vatCents = 0] = [charged[at], vat[at]]
    const grossCents = vatIncluded ? chargedCents : chargedCents + vatCents
    return { group, netCents: grossCents - vatCents, vatCents, grossCents }
  })
  return { ...sums, groups: groups.filter(isThere) }
}

const groupsOfStay: readonly TaxGroup[] = ['room', 'meals', 'fees']

/** VAT on a whole stay belongs to its rooms, meals and fees, by what they cost. */
function addedVat(
  charged: readonly number[],
  sumVat: (kind: 'vat', group: TaxGroup | null) => number,
): number[] {
  const ofStays = taxGroups.map((group, at) =>
    groupsOfStay.includes(group) ? Math.max(0, charged[at] ?? 0) : 0,
  )
  const total = sumVat('vat', null)
  // Without anything it could be on, it stays with the rooms.
  const shared = ofStays.some((cents) => cents > 0)
    ? spread(total, ofStays)
    : taxGroups.map((group) => (group === 'room' ? total : 0))
  return taxGroups.map((group, at) => (shared[at] ?? 0) + sumVat('vat', group))
}

/** Adds sums of the same rate and kind up, such as those of several months. */
export function mergedRates(parts: readonly RateSums[]): RateSums[] {
  const rates = new Map<number, RateSums>()
  for (const part of parts) {
    const before = rates.get(part.vatBps)
    if (!before) rates.set(part.vatBps, part)
    else {
      const groups = taxGroups.flatMap((group) => {
        const both = [...before.groups, ...part.groups].filter((one) => one.group === group)
        return both.length === 0 ? [] : [{ group, ...addedUp(both) }]
      })
      rates.set(part.vatBps, { vatBps: part.vatBps, ...addedUp([before, part]), groups })
    }
  }
  return [...rates.values()].filter(isThere).sort((a, b) => b.vatBps - a.vatBps)
}

function addedUp(parts: readonly Sums[]): Sums {
  const sumCents = (name: keyof Sums) => parts.reduce((cents, part) => cents + part[name], 0)
  return {
    netCents: sumCents('netCents'),
    vatCents: sumCents('vatCents'),
    grossCents: sumCents('grossCents'),
  }
}

function isThere({ netCents, vatCents, grossCents }: Sums): boolean {
  return netCents !== 0 || vatCents !== 0 || grossCents !== 0
}
