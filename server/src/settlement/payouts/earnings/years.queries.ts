import type { EarningsStatementSummary } from '@roomlark/contract/settlement/earnings'
import type { EarningsYear } from '@roomlark/contract/settlement/earnings-years'
import type { Sql } from '../../../db/database.ts'
import { ownStatements, summaryColumns } from './statements.queries.ts'

export async function selectYears(sql: Sql, affiliateId: string): Promise<EarningsYear[]> {
  return sql<EarningsYear[]>`
    SELECT extract(year FROM s.paid_on)::integer AS year, count(*)::integer AS payouts,
           sum(s.payout_cents)::bigint AS "usdCents"
    FROM ${ownStatements(sql, affiliateId)} AND s.state = 'paid' GROUP BY 1 ORDER BY 1 DESC`
}

export type PaidStatement = EarningsStatementSummary & { detailsId: string }

/** The payouts of a calendar year by the day they were paid; what came back is not among them. */
export async function selectPaidIn(sql: Sql, affiliateId: string, year: number): Promise<PaidStatement[]> {
  return sql<PaidStatement[]>`
    SELECT ${summaryColumns(sql)}, s.details_id AS "detailsId" FROM ${ownStatements(sql, affiliateId)}
      AND s.state = 'paid'
      AND s.paid_on BETWEEN make_date(${year}::integer, 1, 1) AND make_date(${year}::integer, 12, 31)
    ORDER BY s.paid_on, s.number`
}
