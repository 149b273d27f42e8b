import { addDays, utcDay } from '@roomlark/contract/dates'
import type { PartnerFigures, PartnerResults } from '@roomlark/contract/partners/hotel-partners'
import type { ServiceContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { type PartnerMoneyRow, selectPartnerMoney, selectResults } from './partner-figures.queries.ts'

export type Period = { fromOn: string; untilOn: string }

const none: PartnerFigures = { stays: 0, revenueCents: 0, costCents: 0, boostCents: 0 }

type Money = { currency: string; figures: PartnerFigures }

/**
 * Reads revenue and cost of partners: in the hotel's currency if all their bookings were made in it, else in dollars.
 * Partners of one hotel share a currency, so that they can be compared and added up.
 */
export async function readFigures(
  sql: Sql,
  of: { hotelId: string } | { partnershipIds: string[] },
  period: Period,
  hotelCurrency?: string,
): Promise<{
  currency: string
  byPartnership: Map<string, PartnerFigures>
  of: (row: { id: string; hotelCurrency: string }) => Money
}> {
  const rows = await selectPartnerMoney(sql, of, period)
  const isAlike = (currency: string, some: PartnerMoneyRow[]) =>
    some.every((row) => row.currency === currency)
  const shared =
    hotelCurrency === undefined ? undefined : isAlike(hotelCurrency, rows) ? hotelCurrency : 'USD'
  const grouped = Map.groupBy(rows, ({ partnershipId }) => partnershipId)
  const getMoney = (id: string, own: string): Money => {
    const found = grouped.get(id) ?? []
    const currency = shared ?? (isAlike(own, found) ? own : 'USD')
    return { currency, figures: sumFigures(found.map((row) => inCurrency(row, currency))) }
  }
  const currency = shared ?? 'USD'
  return {
    currency,
    byPartnership: new Map([...grouped.keys()].map((id) => [id, getMoney(id, currency).figures])),
    of: (row) => getMoney(row.id, row.hotelCurrency),
  }
}

function inCurrency(row: PartnerMoneyRow, currency: string): PartnerFigures {
  const { stays, revenueCents, costCents, boostCents } = row
  if (row.currency === currency) return { stays, revenueCents, costCents, boostCents }
  const { revenueUsdCents, costUsdCents, boostUsdCents } = row
  return { stays, revenueCents: revenueUsdCents, costCents: costUsdCents, boostCents: boostUsdCents }
}

export function sumFigures(some: PartnerFigures[]): PartnerFigures {
  return some.reduce(
    (sum, one) => ({
      stays: sum.stays + one.stays,
      revenueCents: sum.revenueCents + one.revenueCents,
      costCents: sum.costCents + one.costCents,
      boostCents: sum.boostCents + one.boostCents,
    }),
    none,
  )
}

/** Reads the totals that affiliates brought to all hotels in a year. */
export async function readResults(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  affiliateIds: string[],
): Promise<Map<string, PartnerResults>> {
  const sinceOn = addDays(utcDay(ctx.clock()), -365)
  const rows = await selectResults(sql, affiliateIds, sinceOn)
  return new Map(
    rows.map(({ affiliateId, hotels, stays, bookings, cancelled }) => {
      const made = bookings + cancelled
      const cancelledPercent = made === 0 ? null : Math.round((100 * cancelled) / made)
      return [affiliateId, { hotels, stays, cancelledPercent }]
    }),
  )
}
