import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { putEndedStay } from '../../../test/ended-stays.ts'
import { createActor } from '../../../test/factories.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openPastHotel } from '../../../test/past-bookings.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { openDatabase } from '../../db/database.ts'
import { adjustCommission, advanceCommissions, followBooking } from './commissions.service.ts'
import { countLedger, postTransaction } from './ledger/ledger.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const day = 86_400_000
const services = () => ({ ...app.services, sql: app.pool })

/** A hotel with a partner at 10 %, of which Roomlark keeps 20 %. Rooms cost 100.00 a night. */
async function openReferred() {
  const hotel = await openTestHotel(app)
  const affiliate = await createActor(app, 'affiliate')
  const partnershipId = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: affiliate.id })
  const book = (from: number, until: number) =>
    hotel.book({
      checkInOn: hotel.day(from),
      checkOutOn: hotel.day(until),
      source: 'affiliate',
      partnershipId,
    })
  return { hotel, affiliate, book }
}

async function commission(bookingId: string) {
  const [row] = await app.sql`
    SELECT stage, is_held AS "isHeld", base_cents::integer AS base, gross_cents::integer AS gross,
           share_cents::integer AS share, net_cents::integer AS net, net_usd_cents::integer AS "netUsd", changes
    FROM commissions WHERE booking_id = ${bookingId}`
  return row
}

/** The balances of a hotel's and an affiliate's accounts, debits positive, without what guests owe the hotel. */
async function balances(...holderIds: string[]) {
  const rows = await app.sql`
    SELECT kind, balance_cents::integer AS balance FROM ledger_account_balances
    WHERE holder_id = ANY(${holderIds}::uuid[]) AND balance_cents <> 0
      AND kind IN ('hotel-expected', 'hotel-receivable', 'affiliate-expected', 'affiliate-earned', 'affiliate-payable')
    ORDER BY kind`
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]))
}

async function stay(hotel: TestHotel, id: string) {
  await hotel.data(hotel.transition(id, 'checked-in'))
  await hotel.data(hotel.transition(id, 'checked-out'))
}

describe('a commission follows its booking', () => {
  test('expected, then earned once a departure cannot be undone, then payable after 14 days', async () => {
    const { hotel, affiliate, book } = await openReferred()
    const { id } = await book(0, 1)
    const first = await commission(id)
    expect(first).toMatchObject({ stage: 'expected', changes: 1 })
    expect(first?.share).toBe(Math.floor((first?.gross * 20) / 100 + 0.5))
    const { gross, netUsd } = first ?? {}
    expect(await balances(hotel.hotel.id, affiliate.id)).toEqual({
      'affiliate-expected': -netUsd,
      'hotel-expected': gross,
    })
    await stay(hotel, id)
    expect(await commission(id)).toMatchObject({ stage: 'ended' })
    expect(await balances(affiliate.id)).toEqual({ 'affiliate-expected': -netUsd })
    app.advance(3 * day)
    await advanceCommissions(services())
    expect(await commission(id)).toMatchObject({ stage: 'earned' })
    expect(await balances(hotel.hotel.id, affiliate.id)).toEqual({
      'affiliate-earned': -netUsd,
      'hotel-receivable': gross,
    })
    app.advance(14 * day)
    await advanceCommissions(services())
    expect(await commission(id)).toMatchObject({ stage: 'payable', gross })
    expect(await balances(affiliate.id)).toEqual({ 'affiliate-payable': -netUsd })
    const changes = await app.sql`
      SELECT cause, stage, gross_cents::integer AS gross FROM commission_changes WHERE booking_id = ${id} ORDER BY number`
    expect(changes.map((row) => ({ ...row }))).toEqual([
      { cause: 'booking', stage: 'expected', gross },
      { cause: 'booking', stage: 'ended', gross: 0 },
      { cause: 'earned', stage: 'earned', gross: 0 },
      { cause: 'payable', stage: 'payable', gross: 0 },
    ])
  })

  test('a free cancellation makes it void, and a shortened stay smaller', async () => {
    const { hotel, affiliate, book } = await openReferred()
    const { id, version } = await book(10, 14)
    const { gross } = (await commission(id)) ?? {}
    await hotel.data(
      hotel.ask('PUT', `/api/v1/bookings/${id}/stay`, {
        checkInOn: hotel.day(10),
        checkOutOn: hotel.day(12),
        version,
      }),
    )
    expect(await commission(id)).toMatchObject({ stage: 'expected', gross: gross / 2, changes: 2 })
    await hotel.data(hotel.transition(id, 'cancelled', { cancelledBy: 'guest' }))
    expect(await commission(id)).toMatchObject({ stage: 'void', gross: 0, netUsd: 0 })
    expect(await balances(hotel.hotel.id, affiliate.id)).toEqual({})
  })

  test('a no-show earns on what the hotel kept, and undoing it makes it expected again', async () => {
    const { hotel, book } = await openReferred()
    const { id } = await book(0, 3)
    await hotel.data(hotel.transition(id, 'no-show'))
    expect(await commission(id)).toMatchObject({ stage: 'ended' })
    const { version } = await hotel.get(id)
    await hotel.data(hotel.ask('POST', `/api/v1/bookings/${id}/undo`, { version }))
    expect(await commission(id)).toMatchObject({ stage: 'expected' })
    await hotel.data(hotel.transition(id, 'cancelled', { cancelledBy: 'hotel' }))
    expect(await commission(id)).toMatchObject({ stage: 'void' })
  })

  test('what was agreed that the hotel kept counts instead, and nothing makes it void', async () => {
    const { hotel, affiliate, book } = await openReferred()
    const { id } = await book(0, 2)
    const whole = await commission(id)
    await stay(hotel, id)
    const agree = (baseCents: number) =>
      app.pool.begin((tx) =>
        adjustCommission(app.services, tx, id, {
          baseCents,
          cause: 'dispute',
          reason: { kind: 'dispute', reason: 'shorter-stay' },
        }),
      )
    await agree(whole?.base / 2)
    expect(await commission(id)).toMatchObject({ base: whole?.base / 2, gross: whole?.gross / 2 })
    await agree(0)
    expect(await commission(id)).toMatchObject({ stage: 'void', gross: 0 })
    expect(await balances(hotel.hotel.id, affiliate.id)).toEqual({})
  })

  test('fifty replays of an event write nothing', async () => {
    const { hotel, book } = await openReferred()
    const { id } = await book(5, 7)
    const [event] = await app.sql`SELECT max(id)::float8 AS id FROM booking_events WHERE booking_id = ${id}`
    const database = openDatabase(app.databaseUrl, 50)
    onTestFinished(() => database.close())
    const replay = () => database.pool.begin((tx) => followBooking(app.services, tx, id, event?.id))
    // One that has waited too long for the others is refused, and writes nothing either.
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, replay))
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled')
    await replay()
    const [written] = await app.sql`
      SELECT count(*)::integer AS count FROM ledger_transactions WHERE booking_id = ${id}`
    expect(written?.count).toBe(1)
    expect(await commission(id)).toMatchObject({ changes: 1 })
    expect((await hotel.get(id)).state).toBe('confirmed')
  })
})

describe('the ledger', () => {
  test('opens the accounts of a new currency once when its first bookings come together', async () => {
    const owner = await createActor(app, 'hotel')
    const outcomes: PromiseSettledResult<string>[] = []
    for (const currency of ['CHF', 'GBP', 'JPY', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK']) {
      const affiliates = await Promise.all([1, 2, 3].map(() => createActor(app, 'affiliate')))
      const hotels = await Promise.all(
        Array.from({ length: 8 }, () => openPastHotel(app, owner.token, { currency })),
      )
      const stays = hotels.map((hotel, index) =>
        putEndedStay(app, hotel, {
          affiliateId: affiliates[index % affiliates.length]?.id ?? '',
          checkInOn: '2026-01-08',
        }),
      )
      outcomes.push(...(await Promise.allSettled(stays)))
    }
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  const entry = (amount: number, kind: 'cash' | 'written-off', currency = 'USD') =>
    ({ kind, holderId: null, currency, amount }) as const
  const post = (causeKey: string, ...entries: ReturnType<typeof entry>[]) =>
    app.pool.begin((tx) =>
      postTransaction(tx, { cause: 'written-off', causeKey, at: new Date(), actorId: null, entries }),
    )

  test('refuses what does not balance in each currency', async () => {
    await expect(post('uneven', entry(5, 'cash'), entry(-4, 'written-off'))).rejects.toThrow(
      'does not balance',
    )
    await expect(post('two', entry(5, 'cash'), entry(-5, 'written-off', 'EUR'))).rejects.toThrow('balance')
    await expect(post('empty')).rejects.toThrow('does not balance')
  })

  test('writes a cause once', async () => {
    expect(await post('once', entry(5, 'cash'), entry(-5, 'written-off'))).toEqual(expect.any(Number))
    expect(await post('once', entry(7, 'cash'), entry(-7, 'written-off'))).toBeNull()
  })

  test('can only grow, and nothing is added to a transaction afterwards', async () => {
    for (const table of ['ledger_accounts', 'ledger_transactions', 'ledger_entries', 'commission_changes']) {
      await expect(app.sql.unsafe(`DELETE FROM ${table}`), table).rejects.toThrow('append-only')
    }
    await expect(app.sql`UPDATE ledger_entries SET amount = amount + 1`).rejects.toThrow('append-only')
    const late = app.sql`
      INSERT INTO ledger_entries
      SELECT (SELECT min(id) FROM ledger_transactions), id, 1 FROM ledger_accounts
      WHERE id NOT IN (SELECT account_id FROM ledger_entries
                       WHERE transaction_id = (SELECT min(id) FROM ledger_transactions)) LIMIT 1`
    await expect(late).rejects.toThrow('come with their transaction')
  })

  test('has the same balances before and after they are counted, and a recount agrees', async () => {
    const read = () => app.sql`
      SELECT account_id, debit_cents, credit_cents, balance_cents FROM ledger_account_balances ORDER BY account_id`
    const before = await read()
    await countLedger(services())
    expect(await read()).toEqual(before)
    const recount = await app.sql`
      SELECT account_id, sum(greatest(amount, 0)) AS debit_cents, sum(greatest(-amount, 0)) AS credit_cents,
             sum(amount) AS balance_cents
      FROM ledger_entries GROUP BY 1 ORDER BY 1`
    const counted = await app.sql`
      SELECT account_id, debit_cents, credit_cents, debit_cents - credit_cents AS balance_cents
      FROM ledger_balances ORDER BY account_id`
    expect(counted).toEqual(recount)
    expect(counted.length).toBeGreaterThan(5)
  })
})
