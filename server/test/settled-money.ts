import { randomUUID } from 'node:crypto'
import { advanceCommissions } from '../src/partners/commissions/commissions.service.ts'
import { postTransaction } from '../src/partners/commissions/ledger/ledger.service.ts'
import type { TestApp } from './app.ts'
import { createActor } from './factories.ts'
import { addPartnership } from './partnerships.ts'
import { openTestHotel } from './test-hotel.ts'

const day = 86_400_000

/**
 * Opens a hotel that bills in euros, with a partner who brought three stays: the first is payable, the second earned
 * and the third still to come.
 */
export async function openEarningHotel(app: TestApp) {
  const hotel = await openTestHotel(app)
  const affiliate = await createActor(app, 'affiliate')
  const partnershipId = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: affiliate.id })
  const book = (from: number, until: number): Promise<{ id: string; reference: string }> =>
    hotel.book({
      checkInOn: hotel.day(from),
      checkOutOn: hotel.day(until),
      source: 'affiliate',
      partnershipId,
    })
  const stay = async () => {
    const booked = await book(0, 2)
    await hotel.data(hotel.transition(booked.id, 'checked-in'))
    await hotel.data(hotel.transition(booked.id, 'checked-out'))
    return booked
  }
  const payable = await stay()
  // Sessions would not outlive the usual holding period.
  await app.sql`UPDATE commissions SET hold_days = 0 WHERE booking_id = ${payable.id}`
  const earned = await stay()
  app.advance(3 * day)
  const expected = await book(10, 14)
  await advanceCommissions({ ...app.services, sql: app.pool })
  return { hotel, affiliate, payable, earned, expected }
}

/**
 * Bills a payable commission in a closed statement, records its payment by the hotel and pays the affiliate, all as the
 * statements of a month do. Returns the two statements.
 */
export async function settleCommission(app: TestApp, bookingId: string) {
  const at = app.services.clock()
  const [hotelStatement] = await app.sql`
    INSERT INTO hotel_statements (hotel_id, currency, month, number, closed_at, due_on, line_count, base_cents, total_cents,
                                  share_cents, billed_to, paid_cents, settled_at)
    SELECT hotel_id, currency, date_trunc('month', ended_on), 'HS-2026-00001', ${at}, ended_on + 40, 1, base_cents,
           gross_cents, share_cents, '{}', gross_cents, ${at} FROM commissions WHERE booking_id = ${bookingId}
    RETURNING id, hotel_id AS "hotelId", currency, total_cents::float8 AS total`
  await app.sql`
    INSERT INTO hotel_statement_lines (statement_id, line, booking_id, affiliate_id, kind, outcome, check_in_on, check_out_on,
                                       ended_on, rate_bps, boost_bps, base_cents, gross_cents, share_cents, net_cents,
                                       net_usd_cents, is_covered)
    SELECT ${hotelStatement?.id}, 1, booking_id, affiliate_id, 'commission', 'stayed', ended_on - 2, ended_on, ended_on, 1250,
           0, base_cents, gross_cents, share_cents, net_cents, net_usd_cents, true
    FROM commissions WHERE booking_id = ${bookingId}`
  const [run] = await app.sql`
    INSERT INTO payout_runs (month, number, state, drawn_at, pay_on, minimum_cents, is_advance, approved_at)
    VALUES ('2026-12-01', 'PR-2026-12', 'done', ${at}, '2026-12-05', 0, false, ${at}) RETURNING id`
  const [details] = await app.sql`
    INSERT INTO payout_details (affiliate_id, subject, kind, country, last_four, bank_name, sealed, saved_at, usable_from)
    SELECT affiliate_id, 'all', 'iban', 'IT', '2207', 'Banca', '\\x01', ${at}, ${at} FROM commissions
    WHERE booking_id = ${bookingId} RETURNING id`
  const [statement] = await app.sql`
    INSERT INTO affiliate_statements (run_id, affiliate_id, number, line_count, earned_cents, corrections_cents,
                                      carried_cents, total_cents, decision, payout_cents, details_id, state, paid_on)
    SELECT ${run?.id}, affiliate_id, 'ST-2026-00001', 1, net_usd_cents, 0, 0, net_usd_cents, 'pay', net_usd_cents,
           ${details?.id}, 'paid', '2026-12-05' FROM commissions WHERE booking_id = ${bookingId}
    RETURNING id, affiliate_id AS "affiliateId", payout_cents::float8 AS payout`
  await app.sql`
    INSERT INTO affiliate_statement_lines (statement_id, line, booking_id, hotel_id, kind, outcome, check_in_on, check_out_on,
                                           currency, rate_bps, share_bps, base_cents, gross_cents, share_cents, net_cents,
                                           net_usd_cents)
    SELECT ${statement?.id}, 1, booking_id, hotel_id, 'commission', 'stayed', ended_on - 2, ended_on, currency, 1250, 2000,
           base_cents, gross_cents, share_cents, net_cents, net_usd_cents FROM commissions WHERE booking_id = ${bookingId}`
  await app.sql`INSERT INTO statement_numbers VALUES ('hotel', 2026, 1), ('affiliate', 2026, 1)`
  await app.sql`
    UPDATE commissions SET billed_base_cents = base_cents, billed_gross_cents = gross_cents, billed_share_cents = share_cents,
           billed_net_cents = net_cents, billed_net_usd_cents = net_usd_cents, covered_net_usd_cents = net_usd_cents,
           settled_net_usd_cents = net_usd_cents
    WHERE booking_id = ${bookingId}`
  const { hotelId, currency, total } = hotelStatement ?? {}
  const { affiliateId, payout } = statement ?? {}
  const post = (
    cause: Parameters<typeof postTransaction>[1]['cause'],
    causeKey: string,
    entries: Parameters<typeof postTransaction>[1]['entries'],
  ) => app.pool.begin((tx) => postTransaction(tx, { cause, causeKey, at, actorId: null, entries }))
  const paymentId = randomUUID()
  const paid = await post('hotel-payment', paymentId, [
    { kind: 'cash', holderId: null, currency, amount: total },
    { kind: 'hotel-receivable', holderId: hotelId, currency, amount: -total },
  ])
  await app.sql`
    INSERT INTO hotel_payments (id, statement_id, kind, amount_cents, paid_on, note, at, transaction_id)
    VALUES (${paymentId}, ${hotelStatement?.id}, 'payment', ${total}, ${at}, '', ${at}, ${paid})`
  const usd = { currency: 'USD', holderId: affiliateId }
  await post('payout-approved', statement?.id, [
    { ...usd, kind: 'affiliate-payable', amount: payout },
    { ...usd, kind: 'affiliate-in-transit', amount: -payout },
  ])
  await post('payout-paid', statement?.id, [
    { ...usd, kind: 'affiliate-in-transit', amount: payout },
    { kind: 'cash', holderId: null, currency: 'USD', amount: -payout },
  ])
  return { hotelStatementId: hotelStatement?.id, statementId: statement?.id }
}
