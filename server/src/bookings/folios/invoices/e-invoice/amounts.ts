import type { PrintedLine } from '@roomlark/contract/bookings/invoice-lines'
import type { Paper } from '@roomlark/contract/bookings/invoice-paper'
import { vatWithin } from '@roomlark/contract/inventory/folio-charges'

/** UNCL 5305: standard rate, zero rate, exempt, and outside the scope of VAT. */
export type VatCategory = 'S' | 'Z' | 'E' | 'O'

/** A line without VAT in its price. A credit note has positive amounts, as its kind says which way they go. */
export type NetLine = { line: PrintedLine; category: VatCategory; rateBps: number; netCents: number }

export type VatGroup = { category: VatCategory; rateBps: number; netCents: number; vatCents: number }

export type EInvoiceTotals = Record<'netCents' | 'vatCents' | 'grossCents' | 'paidCents' | 'dueCents', number>

type PaperAmounts = Pick<Paper, 'kind' | 'vatIncluded' | 'lines' | 'totalCents' | 'paidCents'>

/**
 * Takes the VAT out of the prices of a paper so that everything adds up to the cent with what is printed: VAT is computed
 * once for each rate from the sum, as on the paper, and each line has what it adds to that.
 */
export function splitAmounts(paper: PaperAmounts): {
  lines: NetLine[]
  groups: VatGroup[]
  totals: EInvoiceTotals
} {
  const sign = paper.kind === 'credit-note' ? -1 : 1
  const charges = paper.lines.filter(({ kind }) => kind !== 'vat')
  const groups = new Map<string, VatGroup & { grossCents: number }>()
  const findGroup = (category: VatCategory, rateBps: number) => {
    const key = `${category}${rateBps}`
    const group = groups.get(key) ?? { category, rateBps, netCents: 0, vatCents: 0, grossCents: 0 }
    groups.set(key, group)
    return group
  }
  const findCategory = makeCategoryFinder(charges)
  const lines = charges.map((line): NetLine => {
    const [category, rateBps] = [findCategory(line), line.vatBps ?? 0]
    const group = findGroup(category, rateBps)
    const before = group.netCents
    group.grossCents += sign * line.amountCents
    if (paper.vatIncluded) group.vatCents = vatWithin(group.grossCents, rateBps)
    group.netCents = group.grossCents - (paper.vatIncluded ? group.vatCents : 0)
    return { line, category, rateBps, netCents: group.netCents - before }
  })
  for (const { kind, vatBps, amountCents } of paper.lines) {
    if (kind === 'vat') findGroup('S', vatBps ?? 0).vatCents += sign * amountCents
  }
  const sums = [...groups.values()].map(({ grossCents: _gross, ...group }) => group)
  const netCents = sums.reduce((cents, group) => cents + group.netCents, 0)
  const [grossCents, paidCents] = [sign * paper.totalCents, sign * paper.paidCents]
  const totals = {
    netCents,
    vatCents: sums.reduce((cents, group) => cents + group.vatCents, 0),
    grossCents,
    paidCents,
    dueCents: grossCents - paidCents,
  }
  return { lines, groups: sums, totals }
}

/** Charges for nothing that was used, and what is passed on to the town, are outside the scope of VAT. */
export function isOutsideVat({ kind }: Pick<PrintedLine, 'kind'>): boolean {
  return kind === 'city-tax' || kind === 'cancellation' || kind === 'no-show' || kind === 'waiver'
}

/**
 * Says which category each line has. An invoice has either nothing but `O` or no `O` at all (BR-O-11 to BR-O-14), so city
 * tax beside a taxed room is exempt as what is paid for somebody else (directive 2006/112, article 79 c).
 */
function makeCategoryFinder(charges: readonly PrintedLine[]): (line: PrintedLine) => VatCategory {
  const isTaxed = (line: PrintedLine) => (line.vatBps ?? 0) > 0
  const hasVat = charges.some(isTaxed)
  const isAllOutside = !hasVat && charges.every(isOutsideVat)
  return (line) => {
    if (isTaxed(line)) return 'S'
    if (isAllOutside) return 'O'
    return hasVat && line.vatBps === 0 && !isOutsideVat(line) ? 'Z' : 'E'
  }
}
