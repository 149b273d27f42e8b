import { randomUUID } from 'node:crypto'
import { addDays, addMonths } from '@roomlark/contract/dates'
import { statementDueOn } from '@roomlark/contract/money-calendar'
import { advanceCommissions } from '../src/partners/commissions/commissions.service.ts'
import type { TestApp } from './app.ts'
import type { PastHotel } from './past-bookings.ts'

type Bill = {
  affiliateId: string
  /** The first day of the month. */
  month: string
  /** The price of a stay of one night each; a tenth of it is the commission, a fifth of which Roomlark keeps. */
  nightCents: number[]
  /** The 19th of the next month unless the test is about another day. */
  dueOn?: string
}

/** Records stays that ended in a month, with their commissions in the ledger, and the closed statement about them. */
export async function addClosedStatement(
  app: TestApp,
  { hotel, put }: PastHotel,
  { affiliateId, month, nightCents, dueOn = statementDueOn(month) }: Bill,
): Promise<{ id: string; number: string; bookingIds: string[] }> {
  const bookingIds: string[] = []
  for (const [index, cents] of nightCents.entries()) {
    const checkInOn = addDays(month, 1 + index)
    const madeAt = new Date(`${addDays(month, -10)}T12:00:00Z`)
    const id = await put({
      madeAt,
      state: 'checked-out',
      source: 'affiliate',
      affiliateId,
      checkInOn,
      nights: 1,
      nightCents: cents,
    })
    await app.sql`
      INSERT INTO booking_events (booking_id, at, kind, params, hotel_id, affiliate_id, from_on, until_on, of_hold)
      VALUES (${id}, ${new Date(`${addDays(checkInOn, 1)}T09:00:00Z`)}, 'checked-out',
              ${app.sql.json({ nights: 1, bookedUntilOn: addDays(checkInOn, 1) })}, ${hotel.id}, ${affiliateId},
              ${checkInOn}, ${addDays(checkInOn, 1)}, false)`
    bookingIds.push(id)
  }
  await app.sql`INSERT INTO commission_backlog SELECT unnest(${bookingIds}::uuid[])`
  await advanceCommissions({ ...app.services, sql: app.pool })
  return { ...(await bill(app, bookingIds, month, dueOn)), bookingIds }
}

/** Writes what closing writes: the lines are the differences to what was billed before. */
async function bill(app: TestApp, bookingIds: string[], month: string, dueOn: string) {
  const [id, number] = [randomUUID(), `HS-${randomUUID().slice(0, 8)}`]
  await app.sql`
    WITH billed AS (
      SELECT c.*, row_number() OVER (ORDER BY b.check_out_on, b.id) AS line, b.check_in_on, b.check_out_on
      FROM commissions c JOIN bookings b ON b.id = c.booking_id WHERE b.id = ANY(${bookingIds}::uuid[])
    ), statement AS (
      INSERT INTO hotel_statements (id, hotel_id, currency, month, number, closed_at, due_on, line_count, base_cents,
                                    total_cents, share_cents, billed_to)
      SELECT ${id}, hotel_id, currency, ${month}, ${number}, ${`${addDays(addMonths(month, 1), 5)}T00:00:00Z`}, ${dueOn},
             count(*), sum(base_cents - billed_base_cents), sum(gross_cents - billed_gross_cents),
             sum(share_cents - billed_share_cents), '{}'
      FROM billed GROUP BY hotel_id, currency
    ), lines AS (
      INSERT INTO hotel_statement_lines (statement_id, line, booking_id, affiliate_id, kind, outcome, check_in_on,
                                         check_out_on, ended_on, rate_bps, boost_bps, base_cents, gross_cents,
                                         share_cents, net_cents, net_usd_cents)
      SELECT ${id}, line, booking_id, affiliate_id, CASE WHEN billed_gross_cents = 0 THEN 'commission' ELSE 'correction' END,
             'stayed', check_in_on, check_out_on, check_out_on, 1000, 0, base_cents - billed_base_cents,
             gross_cents - billed_gross_cents, share_cents - billed_share_cents, net_cents - billed_net_cents,
             net_usd_cents - billed_net_usd_cents
      FROM billed
    )
    UPDATE commissions SET billed_base_cents = base_cents, billed_gross_cents = gross_cents,
           billed_share_cents = share_cents, billed_net_cents = net_cents, billed_net_usd_cents = net_usd_cents
    WHERE booking_id = ANY(${bookingIds}::uuid[])`
  return { id, number }
}

/** Bills what was agreed about stays that an earlier statement has. */
export async function addCorrections(
  app: TestApp,
  bookingIds: string[],
  month: string,
): Promise<{ id: string; number: string }> {
  return bill(app, bookingIds, month, statementDueOn(month))
}
