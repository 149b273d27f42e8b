import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDays, addMonths } from '@roomlark/contract/dates'
import { countedShares, findTaxGroup } from '@roomlark/contract/figures/counted-charges'
import type { TaxMonth, TaxReport, TaxReportQuery } from '@roomlark/contract/figures/hotel-reports'
import { mergedRates, type RateSums, sumByRate, type TaxedCharge } from '@roomlark/contract/figures/tax-sums'
import { toMonthStart } from '@roomlark/contract/money-calendar'
import type { SignedInContext } from '../../context.ts'
import type { ReportHotel } from './hotel.queries.ts'
import { chooseCurrency, getReportHotel } from './hotel.service.ts'
import {
  type ChargedLine,
  selectChargedBookings,
  selectChargedLines,
  selectPapers,
  selectTaxedBookings,
  type TaxedBooking,
} from './taxes.queries.ts'

type Span = { fromOn: string; untilOn: string }

export async function getTaxReport(
  ctx: SignedInContext,
  hotelId: string,
  query: TaxReportQuery,
): Promise<TaxReport> {
  return (await readTaxReport(ctx, hotelId, query)).report
}

export async function readTaxReport(
  ctx: SignedInContext,
  hotelId: string,
  query: TaxReportQuery,
): Promise<{ hotel: ReportHotel; report: TaxReport }> {
  const hotel = await getReportHotel(ctx, hotelId)
  const counted: Counted[] = []
  for (const span of splitIntoMonths(query)) counted.push(await countMonth(ctx, hotelId, span))
  const papers = await selectPapers(ctx.sql, hotelId, query)
  const found = [
    ...counted.flatMap(({ byCurrency }) => [...byCurrency.keys()]),
    ...papers.map((one) => one.currency),
  ]
  const chosen = chooseCurrency(hotel, found, query.currency)
  const months = counted.map(({ span, byCurrency }) => ({
    span,
    sums: byCurrency.get(chosen.currency) ?? emptySums(),
    rates: sumByRate([...(byCurrency.get(chosen.currency)?.charges.values() ?? [])]),
  }))
  const ofKind = (kind: string) =>
    papers.find((one) => one.currency === chosen.currency && one.kind === kind) ?? { papers: 0, cents: 0 }
  const [issued, credited] = [ofKind('invoice'), ofKind('credit-note')]
  const report: TaxReport = {
    ...chosen,
    months: months.map(toMonth),
    total: toMonth({
      span: { fromOn: query.fromOn, untilOn: query.untilOn },
      sums: addedUp(months.map(({ sums }) => sums)),
      rates: mergedRates(months.flatMap(({ rates }) => rates)),
    }),
    papers: {
      invoices: issued.papers,
      invoicedCents: issued.cents,
      creditNotes: credited.papers,
      creditedCents: credited.cents,
    },
  }
  return { hotel, report }
}

function splitIntoMonths({ fromOn, untilOn }: Span): Span[] {
  const months: Span[] = []
  for (let first = fromOn; first <= untilOn; ) {
    const next = addMonths(toMonthStart(first), 1)
    months.push({ fromOn: first, untilOn: next <= untilOn ? addDays(next, -1) : untilOn })
    first = next
  }
  return months
}

type MonthSums = {
  charges: Map<string, TaxedCharge>
  cityTaxCents: number
  taxedNights: number
  guestNights: number
  totalCents: number
  invoicedCents: number
}
type Counted = { span: Span; byCurrency: Map<string, MonthSums> }

function emptySums(): MonthSums {
  const none = { cityTaxCents: 0, taxedNights: 0, guestNights: 0, totalCents: 0, invoicedCents: 0 }
  return { charges: new Map(), ...none }
}

/** Bookings are counted some hundred at a time, so that other requests are answered in between. */
const partBookings = 400

async function countMonth(ctx: SignedInContext, hotelId: string, span: Span): Promise<Counted> {
  const byCurrency = new Map<string, MonthSums>()
  const ids = await selectChargedBookings(ctx.sql, hotelId, span)
  for (let from = 0; from < ids.length; from += partBookings) {
    const part = ids.slice(from, from + partBookings)
    const [lines, bookings] = await Promise.all([
      selectChargedLines(ctx.sql, part),
      selectTaxedBookings(ctx.sql, part),
    ])
    const byBooking = Map.groupBy(lines, ({ bookingId }) => bookingId)
    for (const booking of bookings) {
      const sums = byCurrency.get(booking.currency) ?? emptySums()
      byCurrency.set(booking.currency, sums)
      countBooking(sums, booking, byBooking.get(booking.id) ?? [], span)
    }
    await nextTurn()
  }
  return { span, byCurrency }
}

function countBooking(
  sums: MonthSums,
  { persons, vatIncluded, cityTaxPer }: TaxedBooking,
  lines: readonly ChargedLine[],
  { fromOn, untilOn }: Span,
): void {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const isWithin = (day: string) => day >= fromOn && day <= untilOn
  const isPerPerson = cityTaxPer === 'person-night' || cityTaxPer === 'adult-night'
  const { shares, nights } = countedShares(lines)
  for (const { line, countedOn, amountCents, quantity } of shares) {
    if (!isWithin(countedOn)) continue
    sums.totalCents += amountCents
    if (byId.get(line.id)?.isInvoiced) sums.invoicedCents += amountCents
    if (line.kind === 'city-tax') {
      sums.cityTaxCents += amountCents
      if (isPerPerson) sums.taxedNights += quantity
      continue
    }
    const charged = line.vatOfId === null ? undefined : byId.get(line.vatOfId)
    addCharge(sums, {
      vatIncluded,
      vatBps: line.vatBps ?? 0,
      amountCents,
      kind: line.kind === 'vat' ? 'vat' : 'charge',
      group: findTaxGroup(charged?.kind ?? line.kind) ?? null,
    })
  }
  if (!isPerPerson) return
  for (const { countedOn, count } of nights) if (isWithin(countedOn)) sums.guestNights += count * persons
}

function addCharge({ charges }: MonthSums, charge: TaxedCharge): void {
  const { vatIncluded, vatBps, kind, group } = charge
  const key = `${vatIncluded} ${vatBps} ${kind} ${group}`
  const before = charges.get(key)
  if (before) before.amountCents += charge.amountCents
  else charges.set(key, charge)
}

function addedUp(months: readonly MonthSums[]): MonthSums {
  const sum = emptySums()
  for (const month of months) {
    sum.cityTaxCents += month.cityTaxCents
    sum.taxedNights += month.taxedNights
    sum.guestNights += month.guestNights
    sum.totalCents += month.totalCents
    sum.invoicedCents += month.invoicedCents
  }
  return sum
}

function toMonth({ span, sums, rates }: { span: Span; sums: MonthSums; rates: RateSums[] }): TaxMonth {
  const { cityTaxCents, taxedNights, guestNights, totalCents, invoicedCents } = sums
  return {
    fromOn: span.fromOn,
    untilOn: span.untilOn,
    rates: rates.map(({ vatBps, ...rate }) => ({ vatPercent: vatBps / 100, ...rate })),
    cityTax: {
      amountCents: cityTaxCents,
      taxedNights,
      exemptNights: Math.max(0, guestNights - taxedNights),
    },
    totalCents,
    invoicedCents,
  }
}
