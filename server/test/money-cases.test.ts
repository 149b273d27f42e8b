import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveCommissions } from '../src/partners/commissions/commissions.service.ts'
import { startTestApp, type TestApp } from './app.ts'
import { createActor } from './factories.ts'
import { moneyCases } from './money-cases/all.ts'
import type { MoneyCase } from './money-cases/money-case.ts'
import { addPartnership } from './partnerships.ts'
import { computeCommission } from './second-commission.ts'
import { openTestHotel } from './test-hotel.ts'

let app: TestApp
const rows = new Map<string, unknown>()
beforeAll(async () => {
  app = await startTestApp()
  const bookingIds = await bookAll()
  await app.pool.begin((tx) => moveCommissions(app.services, tx, bookingIds, { cause: 'backlog' }))
  const written = await app.sql`
    SELECT b.guest_name AS label, CASE c.stage WHEN 'void' THEN 'void' WHEN 'expected' THEN 'expected' ELSE 'earned' END AS state,
           c.base_cents::float8 AS "baseCents", c.gross_cents::float8 AS "grossCents",
           c.share_cents::float8 AS "shareCents", c.net_cents::float8 AS "netCents",
           c.net_usd_cents::float8 AS "netUsdCents"
    FROM commissions c JOIN bookings b ON b.id = c.booking_id`
  for (const { label, ...row } of written) rows.set(label, row)
})
afterAll(() => app.close())

/** Copies a referred booking once for each case, with the amounts of the case. */
async function bookAll(): Promise<string[]> {
  const hotel = await openTestHotel(app)
  const affiliate = await createActor(app, 'affiliate')
  const partnershipId = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: affiliate.id })
  const { id } = await hotel.book({ source: 'affiliate', partnershipId })
  const [own] = await app.sql<[{ names: string }]>`
    SELECT string_agg('"' || column_name || '"', ', ') AS names FROM information_schema.columns
    WHERE table_name = 'bookings' AND is_generated = 'NEVER'`
  const added = await app.sql<{ id: string }[]>`
    WITH cases AS (
      SELECT * FROM jsonb_to_recordset(${app.sql.json(moneyCases)}) AS c (
        label text, currency text, "usdRate" numeric, state text, "roomCents" bigint, "includedVatCents" bigint,
        "feeCents" bigint, "agreedCents" bigint, "rateBps" integer, "shareBps" integer, boosted jsonb)
    ), numbered AS (
      SELECT *, gen_random_uuid() AS booking_id, 'RL-CASE' || lpad((row_number() OVER ())::text, 3, '0') AS reference FROM cases
      WHERE boosted = '[]'
    ), booked AS (
      INSERT INTO bookings (${app.sql.unsafe(own.names)})
      SELECT ${app.sql.unsafe(own.names.replaceAll('"', '').replace(/(\w+)/g, 'copy.$1'))} FROM numbered n, bookings b, jsonb_populate_record(b, jsonb_build_object(
        'id', n.booking_id, 'reference', n.reference, 'guest_name', n.label, 'currency', n.currency, 'usd_rate', n."usdRate",
        'state', n.state, 'room_cents', n."roomCents", 'vat_cents', n."includedVatCents", 'fee_cents', n."feeCents",
        'included_vat_cents', n."includedVatCents", 'total_cents', n."roomCents")) AS copy
      WHERE b.id = ${id}
      RETURNING id
    ), referred AS (
      INSERT INTO booking_referrals
      SELECT (jsonb_populate_record(r, jsonb_build_object('booking_id', n.booking_id, 'rate_bps', n."rateBps",
                                                          'platform_share_bps', n."shareBps"))).*
      FROM numbered n, booking_referrals r WHERE r.booking_id = ${id}
    ), agreed AS (
      INSERT INTO commission_adjustments (booking_id, base_cents, cause, reason, at)
      SELECT booking_id, "agreedCents", 'dispute', 'As labelled', now() FROM numbered WHERE "agreedCents" IS NOT NULL
    ), happened AS (
      INSERT INTO booking_events (booking_id, at, kind, params, hotel_id, affiliate_id, from_on, until_on, of_hold)
      SELECT n.booking_id, now(), n.state, CASE WHEN n.state IN ('confirmed', 'checked-in') THEN '{}' ELSE
             '{"nights": 0, "bookedUntilOn": "2030-01-01", "by": "guest", "feeCents": 0, "currency": "USD"}'::jsonb END, e.hotel_id, e.affiliate_id, e.from_on, e.until_on, false
      FROM numbered n, booking_events e WHERE e.booking_id = ${id} AND e.kind = 'created'
    )
    INSERT INTO commissions (booking_id, hotel_id, affiliate_id, partnership_id, currency, hold_days)
    SELECT n.booking_id, c.hotel_id, c.affiliate_id, c.partnership_id, n.currency, 14
    FROM numbered n, commissions c WHERE c.booking_id = ${id}
    RETURNING booking_id AS id`
  return added.map((row) => row.id)
}

test('there are at least sixty cases over three currencies, each with a label of its own', () => {
  expect(new Set(moneyCases.map(({ label }) => label)).size).toBeGreaterThanOrEqual(60)
  expect(new Set(moneyCases.map(({ currency }) => currency))).toEqual(new Set(['USD', 'JPY', 'KWD']))
})

/** Makes a stay of which the hotel kept the agreed amount, as if nobody had come. */
function makeStay({ state, feeCents, agreedCents, ...stay }: MoneyCase) {
  return agreedCents === null
    ? { ...stay, state, droppedFeeCents: 0, feeCents }
    : { ...stay, state: 'no-show' as const, droppedFeeCents: 0, feeCents: agreedCents }
}

describe.each(moneyCases)('$label', (money) => {
  const { netUsdCents, state, ...amounts } = money.expected

  test(`by a second computation: ${money.derivation}`, () => {
    expect(computeCommission(makeStay(money), money)).toMatchObject(amounts)
    if (money.agreedCents === null) expect(computeCommission(makeStay(money), money).state).toBe(state)
  })

  test('by the database', async () => {
    const stay = makeStay(money)
    const price = money.boosted.reduce((sum, { priceCents }) => sum + priceCents, 0)
    const points = money.boosted.reduce((sum, { priceCents, bps }) => sum + priceCents * bps, 0)
    const [row] = await app.sql`
      SELECT c.base_cents::float8 AS "baseCents", c.gross_cents::float8 AS "grossCents",
             c.share_cents::float8 AS "shareCents", c.net_cents::float8 AS "netCents",
             usd_cents(c.net_cents, ${money.currency}, ${money.usdRate}::numeric)::float8 AS "netUsdCents"
      FROM commission_of(${stay.state}, ${money.roomCents}, ${money.includedVatCents},
                         kept_without_vat(${stay.feeCents}, ${money.roomCents}, ${money.includedVatCents}, true), ${price},
                         ${points}, ${money.rateBps}, ${money.shareBps}) AS c`
    expect(row).toEqual({ ...amounts, netUsdCents })
  })

  if (money.boosted.length === 0) {
    test('as it is written into the commission of a booking', () => {
      expect(rows.get(money.label)).toEqual(money.expected)
    })
  }
})

test('the ledger balances with all of them in it', async () => {
  const sums = await app.sql`
    SELECT a.currency, sum(e.amount)::integer AS sum
    FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id GROUP BY 1 ORDER BY 1`
  expect(sums.map((row) => ({ ...row }))).toEqual([
    { currency: 'EUR', sum: 0 },
    { currency: 'JPY', sum: 0 },
    { currency: 'KWD', sum: 0 },
    { currency: 'USD', sum: 0 },
  ])
})
