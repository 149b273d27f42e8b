import type { Accounting, AccountingInput } from '@roomlark/contract/bookings/accounting'
import type { PaymentMethod } from '@roomlark/contract/folio-kinds'
import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'
import { upsertVersion } from '../../../db/versioned-row.ts'

export type AccountingRow = {
  name: string
  country: string
  currency: string
  timeZone: string
  /** The first and the last day that was closed, if any was. */
  closedFromOn: string | null
  closedUntilOn: string | null
  /** The day of the first line on any folio. */
  firstOn: string | null
  saved: Omit<Accounting, 'ended'> | null
}

export async function selectAccounting(
  sql: Sql,
  hotelId: string,
  scope: HotelScope,
): Promise<AccountingRow | undefined> {
  const [row] = await sql<AccountingRow[]>`
    SELECT h.name, h.country, h.currency, h.time_zone AS "timeZone",
           (SELECT min(day) FROM day_closes c WHERE c.hotel_id = h.id) AS "closedFromOn",
           (SELECT max(day) FROM day_closes c WHERE c.hotel_id = h.id) AS "closedUntilOn",
           (SELECT min(on_date) FROM folio_lines l WHERE l.hotel_id = h.id) AS "firstOn",
           CASE WHEN a.hotel_id IS NOT NULL THEN jsonb_build_object(
             'chart', a.chart, 'accounts', a.accounts, 'consultantNumber', a.consultant_number,
             'clientNumber', a.client_number, 'yearBeginsIn', a.year_begins_in, 'version', a.version) END AS saved
    FROM hotels h LEFT JOIN hotel_accounting a ON a.hotel_id = h.id
    WHERE h.id = ${hotelId} ${inScope(sql, scope)}`
  return row
}

/** Returns the new version, or undefined if somebody else was quicker. */
export async function upsertAccounting(
  sql: Sql,
  hotelId: string,
  { version, ...input }: AccountingInput & { version: number },
): Promise<number | undefined> {
  return upsertVersion(sql, 'hotel_accounting', { hotel_id: hotelId }, version, {
    chart: input.chart,
    accounts: sql.json(input.accounts),
    consultant_number: input.consultantNumber,
    client_number: input.clientNumber,
    year_begins_in: input.yearBeginsIn,
  })
}

export type PaymentSum = { currency: string; method: PaymentMethod; isRefund: boolean; cents: number }

/** Sums up what was paid and paid back on a day; what came in is negative, as on folios. */
export async function selectPaidSums(sql: Sql, hotelId: string, day: string): Promise<PaymentSum[]> {
  return sql<PaymentSum[]>`
    SELECT f.currency, l.method, l.kind = 'refund' AS "isRefund", sum(l.amount_cents) AS cents
    FROM folio_lines l JOIN folios f ON f.id = l.folio_id
    WHERE l.hotel_id = ${hotelId} AND l.on_date = ${day} AND l.method IS NOT NULL
    GROUP BY 1, 2, 3 HAVING sum(l.amount_cents) <> 0 ORDER BY 1, 2, 3`
}
