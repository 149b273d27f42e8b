import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { advanceTo, putEndedStay } from '../../../../test/ended-stays.ts'
import { createActor } from '../../../../test/factories.ts'
import { lockUntilReleased, lockWaits } from '../../../../test/locks.ts'
import { openPastHotel, type PastHotel } from '../../../../test/past-bookings.ts'
import { waitUntil } from '../../../../test/wait.ts'
import { adjustCommission, moveCommissions } from '../../../partners/commissions/commissions.service.ts'
import { closeStatements } from './closing.service.ts'

let app: TestApp
let affiliateId: string
/** Later than any real clock that runs this test, so that the server's clock only moves forward. */
const year = new Date().getUTCFullYear() + 1

beforeAll(async () => {
  app = await startTestApp()
  advanceTo(app, `${year}-04-01T12:00:00Z`)
  affiliateId = (await createActor(app, 'affiliate')).id
})
afterAll(() => app.close())

const services = () => ({ ...app.services, sql: app.pool })

async function openHotel(options: Parameters<typeof openPastHotel>[2] = {}) {
  const owner = await createActor(app, 'hotel')
  const hotel = await openPastHotel(app, owner.token, options)
  const stay = (checkInOn: string, nights = 2, money?: { currency: string; usdRate: number }) =>
    putEndedStay(app, hotel, {
      affiliateId,
      checkInOn: `${year}-${checkInOn}`,
      nights,
      ...(money && { money }),
    })
  return { ...hotel, owner, stay }
}

async function selectStatements({ hotel }: Pick<PastHotel, 'hotel'>) {
  return app.sql`
    SELECT s.number, s.month::text, s.currency, s.due_on::text AS "dueOn", s.line_count AS lines,
           s.total_cents::integer AS total, s.settled_at IS NOT NULL AS "isSettled", s.billed_to AS "billedTo"
    FROM hotel_statements s WHERE s.hotel_id = ${hotel.id} ORDER BY s.number`
}

async function selectLines(number: string) {
  return app.sql`
    SELECT l.line, l.booking_id AS "bookingId", l.kind, l.outcome, l.base_cents::integer AS base,
           l.gross_cents::integer AS gross, l.net_usd_cents::integer AS "netUsd"
    FROM hotel_statement_lines l JOIN hotel_statements s ON s.id = l.statement_id
    WHERE s.number = ${number} ORDER BY l.line`
}

async function hold(bookingId: string, isOpen: boolean) {
  await app.pool.begin(async (tx) => {
    await (isOpen
      ? tx`INSERT INTO commission_holds (booking_id, hotel_id, affiliate_id, held_at, releases_at)
           SELECT booking_id, hotel_id, affiliate_id, now(), now() FROM commissions WHERE booking_id = ${bookingId}`
      : tx`UPDATE commission_holds SET state = 'released', decided_at = now() WHERE booking_id = ${bookingId}`)
    await moveCommissions(app.services, tx, [bookingId], { cause: 'hold' })
  })
}

async function dispute(bookingId: string, isOpen: boolean) {
  await app.pool.begin(async (tx) => {
    await (isOpen
      ? tx`INSERT INTO commission_disputes (booking_id, hotel_id, affiliate_id, opened_by, opened_side, opened_at, answer_by)
           SELECT booking_id, hotel_id, affiliate_id, affiliate_id, 'affiliate', now(), now() FROM commissions
           WHERE booking_id = ${bookingId}`
      : tx`UPDATE commission_disputes SET state = 'rejected', ended_at = now() WHERE booking_id = ${bookingId}`)
    await moveCommissions(app.services, tx, [bookingId], { cause: 'dispute' })
  })
}

/** The billed amounts of the commissions must match the lines, and statement numbers must have no gap. */
async function expectWhole() {
  const wrong = await app.sql`
    SELECT c.booking_id FROM commissions c LEFT JOIN (
      SELECT booking_id, sum(base_cents) AS base, sum(gross_cents) AS gross, sum(share_cents) AS share,
             sum(net_cents) AS net, sum(net_usd_cents) AS net_usd
      FROM hotel_statement_lines GROUP BY booking_id
    ) AS l USING (booking_id)
    WHERE (c.billed_base_cents, c.billed_gross_cents, c.billed_share_cents, c.billed_net_cents, c.billed_net_usd_cents)
      <> (coalesce(l.base, 0), coalesce(l.gross, 0), coalesce(l.share, 0), coalesce(l.net, 0), coalesce(l.net_usd, 0))`
  expect(wrong).toEqual([])
  const numbers = await app.sql`SELECT number FROM hotel_statements ORDER BY number`
  expect(numbers.map(({ number }) => number)).toEqual(
    numbers.map((_, index) => `HS-${year}-${String(index + 1).padStart(5, '0')}`),
  )
  const sums = await app.sql`
    SELECT s.number FROM hotel_statements s JOIN hotel_statement_lines l ON l.statement_id = s.id GROUP BY s.id
    HAVING (s.line_count, s.base_cents, s.total_cents, s.share_cents)
      <> (count(*), sum(l.base_cents), sum(l.gross_cents), sum(l.share_cents))`
  expect(sums).toEqual([])
}

describe('the statement of a month', () => {
  test('is closed when the 5th is over at the hotel, and what waits is in the next one', async () => {
    const hotel = await openHotel({ timeZone: 'Pacific/Auckland' })
    const [may, counted, disputed] = [
      await hotel.stay('03-30', 1),
      await hotel.stay('03-01'),
      await hotel.stay('03-04'),
    ]
    await dispute(disputed, true)
    const april = await hotel.stay('03-30', 3)
    // It is 23:59 on the 5th of April in Auckland, where summer time has just ended.
    advanceTo(app, `${year}-04-05T11:59:30Z`)
    await closeStatements(services())
    expect(await selectStatements(hotel)).toEqual([])
    advanceTo(app, `${year}-04-05T12:00:30Z`)
    await closeStatements(services())
    await closeStatements(services())
    const [closed, ...more] = await selectStatements(hotel)
    expect(more).toEqual([])
    expect(closed).toMatchObject({
      month: `${year}-03-01`,
      currency: 'EUR',
      dueOn: `${year}-04-19`,
      lines: 2,
    })
    expect(closed?.billedTo).toMatchObject({ hotelName: hotel.hotel.name, ownerName: 'Ada Byron' })
    expect(await selectLines(closed?.number)).toMatchObject([
      { line: 1, bookingId: counted, kind: 'commission', outcome: 'stayed', base: 20_000, gross: 2_000 },
      { line: 2, bookingId: may, base: 10_000, gross: 1_000 },
    ])
    const news = await app.sql`SELECT params, link FROM notifications WHERE user_id = ${hotel.owner.id}`
    expect(news).toEqual([
      {
        params: {
          news: 'statement-closed',
          number: closed?.number,
          cents: 3_000,
          currency: 'EUR',
          dueOn: `${year}-04-19`,
        },
        link: `/hotels/${hotel.hotel.id}/statements/${year}-03`,
      },
    ])

    // Between the closings one dispute ends, one billed stay is corrected and another is refunded wholly.
    await dispute(disputed, false)
    const agree = (bookingId: string, baseCents: number) =>
      app.pool.begin((tx) =>
        adjustCommission(app.services, tx, bookingId, {
          baseCents,
          cause: 'refund',
          reason: { kind: 'written', text: 'Refund' },
        }),
      )
    await agree(counted, 15_000)
    await agree(may, 0)
    await closeStatements(services())
    expect(await selectStatements(hotel)).toHaveLength(1)
    advanceTo(app, `${year}-05-06T12:00:00Z`)
    await closeStatements(services())
    const [, next] = await selectStatements(hotel)
    expect(next).toMatchObject({ month: `${year}-04-01`, lines: 4, total: 2_000 + 3_000 - 500 - 1_000 })
    expect(await selectLines(next?.number)).toMatchObject([
      { bookingId: disputed, kind: 'commission', gross: 2_000 },
      { bookingId: april, kind: 'commission', gross: 3_000 },
      { bookingId: counted, kind: 'correction', base: -5_000, gross: -500 },
      { bookingId: may, kind: 'correction', base: -10_000, gross: -1_000 },
    ])
    await expectWhole()
  })

  test('one for each currency, months that nobody closed included, which are due later', async () => {
    const hotel = await openHotel()
    await hotel.stay('04-01')
    await closeStatements(services())
    // The hotel changes its currency, and no server runs for two months.
    await hotel.stay('05-03', 2, { currency: 'USD', usdRate: 1 })
    await hotel.stay('05-02')
    await hotel.stay('06-02')
    advanceTo(app, `${year}-07-20T12:00:00Z`)
    await closeStatements(services())
    const closed = await selectStatements(hotel)
    expect(closed.map(({ month, currency, dueOn }) => [month, currency, dueOn])).toEqual([
      [`${year}-04-01`, 'EUR', `${year}-05-19`],
      [`${year}-05-01`, 'EUR', `${year}-08-03`],
      [`${year}-05-01`, 'USD', `${year}-08-03`],
      [`${year}-06-01`, 'EUR', `${year}-08-03`],
    ])
    await expectWhole()
  })

  test('nothing to bill makes none, and less than nothing is settled', async () => {
    const [idle, refunded] = [await openHotel(), await openHotel()]
    const held = await idle.stay('07-02')
    await hold(held, true)
    const paid = await refunded.stay('07-02')
    advanceTo(app, `${year}-08-06T12:00:00Z`)
    await closeStatements(services())
    expect(await selectStatements(idle)).toEqual([])
    await app.pool.begin((tx) =>
      adjustCommission(app.services, tx, paid, {
        baseCents: 5_000,
        cause: 'refund',
        reason: { kind: 'written', text: 'Refund' },
      }),
    )
    // A stay released after its month was closed waits for the next one, even if that month has no statement.
    await hold(held, false)
    await closeStatements(services())
    expect(await selectStatements(idle)).toEqual([])
    advanceTo(app, `${year}-09-06T12:00:00Z`)
    await closeStatements(services())
    expect(await selectStatements(idle)).toMatchObject([
      { month: `${year}-08-01`, total: 2_000, isSettled: false },
    ])
    expect(await selectStatements(refunded)).toMatchObject([
      { total: 2_000, isSettled: false },
      { total: -1_500, lines: 1, isSettled: true },
    ])
    await expectWhole()
  })

  test('closed by four servers at once, one of which dies, is closed once and without a gap', async () => {
    advanceTo(app, `${year}-09-20T12:00:00Z`)
    const hotels = [await openHotel(), await openHotel(), await openHotel(), await openHotel()]
    const stays = await Promise.all(hotels.map((hotel) => hotel.stay('09-02')))
    advanceTo(app, `${year}-10-06T12:00:00Z`)
    const release = await lockUntilReleased(
      app,
      (sql) => sql`SELECT FROM commissions WHERE booking_id = ANY(${stays}::uuid[]) FOR UPDATE`,
    )
    const closing = Promise.allSettled(Array.from({ length: 4 }, () => closeStatements(services())))
    await waitUntil('a closing waits', async () => (await lockWaits(app)) >= 4)
    await app.sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'roomlark' AND query LIKE '%FROM commissions c%'
        AND wait_event_type = 'Lock' LIMIT 1`
    await release()
    await closing
    await closeStatements(services())
    for (const hotel of hotels)
      expect(await selectStatements(hotel)).toMatchObject([{ lines: 1, total: 2_000 }])
    await expectWhole()
  })
})
