import { addDays, addMonths, utcDay } from '@roomlark/contract/dates'
import { toMonthStart } from '@roomlark/contract/money-calendar'
import { shippedMoneySettings } from '@roomlark/contract/platform/money-settings'
import type { Earnings, EarningsPart, EarningsStay } from '@roomlark/contract/settlement/earnings'
import { earningsParts } from '@roomlark/contract/settlement/earnings'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { net, on, openAffiliateMoney, payee } from '../../../../test/affiliate-money.ts'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createSession } from '../../../../test/factories.ts'
import { openPastHotel, type PastHotel } from '../../../../test/past-bookings.ts'
import { countDue } from '../../../figures/rollups/rollups.service.ts'
import {
  adjustCommission,
  advanceCommissions,
  moveCommissions,
} from '../../../partners/commissions/commissions.service.ts'
import { drawDueRun } from '../runs/drawing.service.ts'

type Actor = Awaited<ReturnType<typeof createActor>>

let app: TestApp
let jonas: Actor
let kofi: Actor
let admin: Actor
let villa: PastHotel
let lodge: PastHotel
/** The months before, of and after the test, which takes place on the 25th at noon. */
let last: string
let month: string
let next: string
const services = () => ({ ...app.services, sql: app.pool })
let money: ReturnType<typeof openAffiliateMoney>
const findId = (name: string) => money.findId(name)

let paidStatement: string
let carriedStatement: string

beforeAll(async () => {
  app = await startTestApp()
  month = addMonths(toMonthStart(utcDay(app.services.clock())), 1)
  last = addMonths(month, -1)
  next = addMonths(month, 1)
  app.advance(Date.parse(`${on(month, 25)}T12:00:00Z`) - app.services.clock().getTime())
  jonas = await createActor(app, 'affiliate', { firstName: 'Jonas', lastName: 'Lindqvist' })
  kofi = await createActor(app, 'affiliate')
  admin = await createActor(app, 'admin')
  villa = await openPastHotel(app, (await createActor(app, 'hotel')).token, { name: 'Villa Marenne' })
  lodge = await openPastHotel(app, (await createActor(app, 'hotel')).token, { name: 'Alpenrose Lodge' })
  money = openAffiliateMoney(app, jonas, last)
  const { stay, bill, settle } = money
  await stay('settled', villa, on(last, 3))
  await stay('refunded', villa, on(last, 4))
  await stay('too little', villa, on(last, 5))
  await stay('paid by the hotel', villa, on(last, 8))
  await stay('billed', lodge, on(last, 9))
  await stay('late', villa, on(last, 12))
  await stay('held', villa, on(month, 2))
  await stay('disputed', lodge, on(month, 3))
  await stay('in time', lodge, on(month, 14))
  await stay('next month', villa, on(month, 20))
  await stay('gone today', villa, on(month, 25))
  await stay('to come', villa, on(next, 9), 'confirmed')
  await advanceCommissions(services())
  carriedStatement = await settle({ of: last, names: ['too little'], isPaid: false, hotel: villa })
  paidStatement = await settle({
    of: month,
    names: ['settled', 'refunded'],
    carried: net,
    isPaid: true,
    hotel: villa,
  })
  await bill('paid by the hotel', villa, { month: last, number: 'HS-1', isPaid: true })
  await bill('billed', lodge, { month: last, number: 'HS-2', isPaid: false })
  const at = app.services.clock()
  await app.sql`
    INSERT INTO commission_holds (booking_id, hotel_id, affiliate_id, held_at, releases_at)
    VALUES (${findId('held')}, ${villa.hotel.id}, ${jonas.id}, ${at}, ${`${on(next, 20)}T10:00:00Z`})`
  await app.sql`
    INSERT INTO commission_disputes (booking_id, hotel_id, affiliate_id, opened_by, opened_side, opened_at, answer_by)
    VALUES (${findId('disputed')}, ${lodge.hotel.id}, ${jonas.id}, ${jonas.id}, 'affiliate', ${at}, ${`${on(next, 2)}T10:00:00Z`})`
  await app.pool.begin(async (tx) => {
    await moveCommissions(services(), tx, [findId('held')], { cause: 'hold' })
    await moveCommissions(services(), tx, [findId('disputed')], { cause: 'dispute' })
    await adjustCommission(services(), tx, findId('refunded'), {
      baseCents: 10_000,
      cause: 'refund',
      reason: { kind: 'written', text: 'A night was refunded' },
    })
  })
})
afterAll(() => app.close())

async function ask<T>(path: string, token = jonas.token): Promise<T> {
  const { status, body } = await app.ask('GET', `/api/v1/earnings${path}`, { token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

const read = (token?: string) => ask<Earnings>('', token)

/** The sum of the stays that are listed for a part. */
async function listed(part: EarningsPart): Promise<[stays: number, usdCents: number]> {
  const rows = await ask<EarningsStay[]>(`/stays?part=${part}&limit=100`)
  return [rows.length, rows.reduce((sum, { usdCents }) => sum + usdCents, 0)]
}

describe('earnings', () => {
  test('are by state what the ledger has, and what the commissions add up to', async () => {
    const { balances } = await read()
    expect(balances).toEqual({
      expected: { usdCents: 2 * net, stays: 2 },
      earned: { usdCents: 3 * net, stays: 3 },
      held: { usdCents: net, stays: 1 },
      // Three that no statement has, less half of a stay that was paid already; what was carried over is paid too.
      payable: { usdCents: 3 * net - net / 2, stays: 4 },
      inTransitUsdCents: 0,
      paidThisYearUsdCents: 3 * net,
      payoutsThisYear: 1,
      year: Number(month.slice(0, 4)),
    })
    const [sums] = await app.sql`
      SELECT coalesce(sum(net_usd_cents) FILTER (WHERE stage IN ('expected', 'ended')), 0)::integer AS expected,
             coalesce(sum(net_usd_cents) FILTER (WHERE stage NOT IN ('expected', 'ended')), 0)::integer AS earned
      FROM commissions WHERE affiliate_id = ${jonas.id}`
    const { expected, earned, held, payable, paidThisYearUsdCents } = balances
    expect(expected.usdCents).toBe(sums?.expected)
    expect(earned.usdCents + held.usdCents + payable.usdCents + paidThisYearUsdCents).toBe(sums?.earned)
  })

  test('list the stays behind each of them', async () => {
    const { balances, next: payout } = await read()
    for (const part of ['expected', 'earned', 'held', 'payable'] as const) {
      expect(await listed(part), part).toEqual([balances[part].stays, balances[part].usdCents])
    }
    expect(await listed('next')).toEqual([2, payout.totalUsdCents])
    const waiting = payout.waits.reduce((sum, { usdCents }) => sum + usdCents, 0)
    expect(await listed('waiting')).toEqual([6, waiting])
    const [first] = await ask<EarningsStay[]>('/stays?part=earned&limit=1')
    expect(first).toEqual({
      bookingId: findId('disputed'),
      reference: expect.stringMatching(/^RL-/),
      usdCents: net,
      hotel: { id: lodge.hotel.id, name: 'Alpenrose Lodge' },
      clock: expect.objectContaining({ stage: 'payable', checkInOn: on(month, 1), checkOutOn: on(month, 3) }),
      reason: 'disputed',
      untilOn: on(next, 2),
      closesOn: null,
      isOverdue: false,
    })
  })

  test('agree with the dashboard and the performance page about the same bookings', async () => {
    const mara = await createActor(app, 'affiliate')
    const { stay } = openAffiliateMoney(app, mara, last)
    await stay('long over', villa, on(last, 9))
    await stay('gone today', villa, on(month, 25))
    await stay('to come', villa, on(next, 9), 'confirmed')
    await stay('cancelled', villa, on(next, 9), 'cancelled')
    await villa.click(mara.id, new Date(`${last}T08:00:00Z`), { count: 150 })
    await advanceCommissions(services())
    await countDue({ sql: app.pool })
    const answer = async (path: string) =>
      (await app.ask('GET', `/api/v1${path}`, { token: mara.token })).body.data
    const dashboard = await answer('/analytics/dashboard?period=90d')
    const { totals } = await answer('/performance?period=90d')
    const { balances } = await read(mara.token)
    // A booking that was cancelled is none, on each of them.
    expect(totals).toMatchObject({ bookings: 3, cancelled: 1, stays: 2, toCome: 1, conversionRate: 2 })
    expect([dashboard.totalBookings, dashboard.conversionRate]).toEqual([
      totals.bookings,
      totals.conversionRate,
    ])
    expect(Math.round(dashboard.totalCommissions * 100)).toBe(totals.earningsUsdCents)
    expect(balances.expected.usdCents + balances.payable.usdCents).toBe(totals.earningsUsdCents)
    // A stay that ended today can still be undone, so the money of stays to come is not called expected.
    expect(totals).toMatchObject({ soFarUsdCents: 2 * net, toComeUsdCents: net })
    expect(balances.expected).toEqual({ usdCents: 2 * net, stays: 2 })
  })

  test('belong to nobody else, and say nothing of a guest', async () => {
    const { balances, next: payout } = await read(kofi.token)
    expect(balances).toMatchObject({
      expected: { usdCents: 0, stays: 0 },
      payable: { usdCents: 0, stays: 0 },
    })
    expect(payout).toMatchObject({ totalUsdCents: 0, waits: [] })
    const all = [await read()].concat(
      await Promise.all(earningsParts.map((part) => ask<Earnings>(`/stays?part=${part}`))),
    )
    expect(JSON.stringify(all)).not.toMatch(/Nakamura|hana@/)
  })
})

describe('the next payout', () => {
  test('has what hotels have paid, and says of the rest why it waits and until when', async () => {
    const { next: payout } = await read()
    const none = { month: null, closesOn: null, isOverdue: false }
    const one = { usdCents: net, stays: 1, hotels: 1 }
    const [marenne, alpenrose] = [villa, lodge].map(({ hotel: { id, name } }) => ({ id, name }))
    expect(payout).toEqual({
      statementOn: next,
      payOn: on(next, 5),
      isAdvance: false,
      minimumUsdCents: 5000,
      ready: { usdCents: net, stays: 1 },
      becoming: { usdCents: 0, stays: 0 },
      corrections: { usdCents: -net / 2, stays: 1 },
      carriedUsdCents: 0,
      totalUsdCents: net / 2,
      obstacles: [{ kind: 'under-minimum', until: null }],
      waits: [
        {
          ...none,
          ...one,
          reason: 'hotel-unpaid',
          hotel: alpenrose,
          month: last,
          isOverdue: true,
          fromOn: on(month, 19),
          untilOn: on(month, 19),
        },
        {
          ...none,
          ...one,
          reason: 'disputed',
          hotel: alpenrose,
          fromOn: on(next, 2),
          untilOn: on(next, 2),
        },
        // The 14 days end after the statement is drawn up.
        {
          ...none,
          ...one,
          reason: 'holding-period',
          hotel: marenne,
          fromOn: addDays(on(month, 20), 14),
          untilOn: addDays(on(month, 20), 14),
        },
        // One stay of last month missed its statement and comes into the one that is open now.
        {
          ...none,
          reason: 'statement-open',
          usdCents: 2 * net,
          stays: 2,
          hotel: null,
          hotels: 2,
          month,
          closesOn: on(next, 5),
          fromOn: on(next, 19),
          untilOn: on(next, 19),
        },
        {
          ...none,
          ...one,
          reason: 'held',
          hotel: marenne,
          fromOn: on(next, 20),
          untilOn: on(next, 20),
        },
      ],
      otherWaits: { usdCents: 0, stays: 0 },
    })
    const { balances } = await read()
    const waiting = payout.waits.reduce((sum, { usdCents }) => sum + usdCents, 0)
    expect(payout.totalUsdCents + waiting).toBe(
      balances.earned.usdCents + balances.held.usdCents + balances.payable.usdCents,
    )
  })

  test('waits for no hotel while Roomlark advances', async () => {
    const save = (advances: boolean, payoutMinimumCents = 5000) =>
      app.ask('PUT', '/api/v1/platform/money', {
        token: admin.token,
        body: { ...shippedMoneySettings, advances, payoutMinimumCents },
      })
    expect((await save(true, 1000)).status).toBe(200)
    const { next: payout } = await read()
    expect(payout).toMatchObject({
      isAdvance: true,
      minimumUsdCents: 1000,
      ready: { usdCents: 3 * net, stays: 3 },
      becoming: { usdCents: net, stays: 1 },
      totalUsdCents: 4 * net - net / 2,
      obstacles: [],
    })
    expect(payout.waits.map(({ reason }) => reason)).toEqual(['disputed', 'holding-period', 'held'])
    await save(false)
  })

  test('needs details that can be used by then, and payouts that are open', async () => {
    const obstacles = async () => (await read(kofi.token)).next.obstacles
    const tooLittle = { kind: 'under-minimum', until: null }
    expect(await obstacles()).toEqual([{ kind: 'no-details', until: null }, tooLittle])
    await money.saveDetails(kofi, on(next, 2))
    expect(await obstacles()).toEqual([
      { kind: 'cooling-off', until: `${on(next, 2)}T10:00:00.000Z` },
      tooLittle,
    ])
    await money.saveDetails(kofi, on(month, 28))
    expect(await obstacles()).toEqual([tooLittle])
    const turn = (payouts: 'open' | 'closed') =>
      app.ask('PUT', '/api/v1/platform/switches', { token: admin.token, body: { payouts } })
    const closed = await turn('closed')
    expect(closed.status, JSON.stringify(closed.body)).toBe(200)
    expect(await obstacles()).toEqual([{ kind: 'closed', until: null }, tooLittle])
    await turn('open')
  })
})

describe('statements', () => {
  test('are listed newest first, and belong to nobody else', async () => {
    const { body } = await app.ask('GET', '/api/v1/earnings/statements', { token: jonas.token })
    expect(body.meta).toEqual({ total: 2, totalPages: 1, page: 1, limit: 12 })
    expect(body.data).toEqual([
      {
        id: paidStatement,
        number: expect.stringMatching(/^ST-/),
        statementOn: month,
        payOn: on(month, 5),
        stays: 2,
        earnedUsdCents: 2 * net,
        correctionsUsdCents: 0,
        carriedUsdCents: net,
        totalUsdCents: 3 * net,
        payoutUsdCents: 3 * net,
        conversion: null,
        decision: 'pay',
        state: 'paid',
        paidOn: on(month, 5),
        returnedOn: null,
      },
      {
        id: carriedStatement,
        number: expect.stringMatching(/^ST-/),
        statementOn: last,
        payOn: on(last, 5),
        stays: 1,
        earnedUsdCents: net,
        correctionsUsdCents: 0,
        carriedUsdCents: 0,
        totalUsdCents: net,
        payoutUsdCents: 0,
        conversion: null,
        decision: 'under-minimum',
        state: 'carried',
        paidOn: null,
        returnedOn: null,
      },
    ])
    for (const path of ['', '/lines', '/csv', '/pdf']) {
      const address = `/api/v1/earnings/statements/${paidStatement}${path}`
      expect((await app.ask('GET', address, { token: kofi.token })).status, path).toBe(404)
    }
  })

  test('say how they were paid, what each hotel brought, and until when one may object', async () => {
    expect(await ask(`/statements/${paidStatement}`)).toMatchObject({
      summary: { number: expect.stringMatching(/^ST-/), totalUsdCents: 3 * net },
      runNumber: `PR-${month.slice(0, 7)}`,
      bankReference: 'RLK 0605',
      payee: {
        name: 'Jonas Lindqvist',
        publicName: 'Jonas Lindqvist',
        account: { kind: 'iban', lastFour: '7466', bankName: 'Nordea' },
        details: { ...payee, taxNumber: '•••• 0142' },
      },
      hotels: [
        {
          hotel: { id: villa.hotel.id, name: 'Villa Marenne' },
          currency: 'EUR',
          stays: 2,
          lowestRatePercent: 15,
          highestRatePercent: 15,
          netUsdCents: 2 * net,
          baseCents: 40_000,
          grossCents: 6000,
          shareCents: 1200,
        },
      ],
      corrections: 0,
      objectionsUntil: addDays(month, 90),
    })
    expect(await ask(`/statements/${carriedStatement}`)).toMatchObject({ payee: { account: null } })
  })

  test('have their stays line by line, and as a file that adds up to the total', async () => {
    const path = `/statements/${paidStatement}`
    const lines = await ask<unknown[]>(`${path}/lines?hotelId=${villa.hotel.id}&currency=EUR`)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatchObject({
      bookingId: findId('settled'),
      kind: 'commission',
      outcome: 'stayed',
      nights: 2,
      currency: 'EUR',
      ratePercent: 15,
      sharePercent: 20,
      boostPoints: 0,
      ...{ link: null, tag: null, subId: null, site: null },
      corrects: null,
      baseCents: 20_000,
      grossCents: 3000,
      shareCents: 600,
      netCents: 2400,
      netUsdCents: net,
    })
    expect(await ask(`${path}/lines?kind=correction`)).toEqual([])
    expect(await ask(`${path}/lines?hotelId=${lodge.hotel.id}`)).toEqual([])
    const { filename, csv } = await ask<{ filename: string; csv: string }>(`${path}/csv`)
    expect(filename).toMatch(/^ST-\d{4}-\d{5}\.csv$/)
    const [head, ...rows] = csv.trim().split('\r\n')
    expect(head).toContain('"Yours, USD"')
    const last = rows.map((row) => Number(row.split(',').at(-1)?.replaceAll('"', '')))
    expect(last.reduce((sum, dollars) => sum + dollars, 0)).toBeCloseTo((3 * net) / 100)
    expect(csv).not.toMatch(/Nakamura|hana@/)
    const history = await ask<{ csv: string }>('/statements/export')
    expect(history.csv.trim().split('\r\n')).toHaveLength(3)
    expect(history.csv).toContain(`"${(3 * net) / 100}"`)
  })

  test('are papers with the payee, every stay and the sum, and name no guest', async () => {
    const { filename, base64 } = await ask<{ filename: string; base64: string }>(
      `/statements/${paidStatement}/pdf`,
    )
    expect(filename).toMatch(/^ST-\d{4}-\d{5}\.pdf$/)
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
    const { text } = await extractText(pdf, { mergePages: true })
    for (const words of [
      'Hornsgatan 48',
      'Sweden',
      'Tax number 19850412-0142',
      'Villa Marenne',
      '€200.00',
      '$27.84',
      'Ending 7466',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).toMatch(/Carried over from earlier statements\s+\$27\.84/)
    expect(text).toMatch(/Paid out\s+\$83\.52/)
    expect(text).not.toMatch(/Nakamura|hana@/)
    const carried = await ask<{ base64: string }>(`/statements/${carriedStatement}/pdf`)
    const paper = await getDocumentProxy(new Uint8Array(Buffer.from(carried.base64, 'base64')))
    expect((await extractText(paper, { mergePages: true })).text).toContain('below the minimum for a payout')
  })
})

describe('on the first of the month', () => {
  test('the run is what was foreseen, and its draft is not there yet', async () => {
    const { next: foreseen } = await read()
    app.advance(Date.parse(`${next}T00:10:00Z`) - app.services.clock().getTime())
    await advanceCommissions(services())
    await drawDueRun(services())
    const [draft] = await app.sql`
      SELECT s.id, s.earned_cents::integer AS earned, s.corrections_cents::integer AS corrections,
             s.carried_cents::integer AS carried, s.total_cents::integer AS total, s.decision
      FROM affiliate_statements s WHERE s.affiliate_id = ${jonas.id} AND s.state = 'draft'`
    expect(draft).toEqual({
      id: draft?.id,
      earned: foreseen.ready.usdCents + foreseen.becoming.usdCents,
      corrections: foreseen.corrections.usdCents,
      carried: foreseen.carriedUsdCents,
      total: foreseen.totalUsdCents,
      decision: 'under-minimum',
    })
    const { status } = await app.ask('GET', `/api/v1/earnings/statements/${draft?.id}`, {
      token: jonas.token,
    })
    expect(status).toBe(404)
    const { next: drawn } = await read()
    expect(drawn).toMatchObject({
      statementOn: next,
      payOn: on(next, 5),
      totalUsdCents: foreseen.totalUsdCents,
    })
  })

  test('what is payable since is in the statement after that, and what was written off says so', async () => {
    await app.sql`UPDATE hotel_statements SET settled_at = now(), written_off_cents = total_cents WHERE number = 'HS-2'`
    app.advance(7 * 86_400_000)
    await advanceCommissions(services())
    const session = await createSession(app, jonas.id)
    const { next: drawn } = await read(session)
    expect(drawn.waits.map(({ reason, month: of, untilOn }) => [reason, of, untilOn])).toEqual([
      ['next-statement', null, null],
      ['written-off', last, null],
      ['disputed', null, on(next, 2)],
      ['held', null, on(next, 20)],
      // The statement of the month is closed by now, so what missed it comes into the next.
      ['statement-open', next, on(addMonths(next, 1), 19)],
    ])
  })
})
