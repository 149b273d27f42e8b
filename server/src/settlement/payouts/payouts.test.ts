import { utcDay } from '@roomlark/contract/dates'
import type { PayoutRunDetail, RunStatement } from '@roomlark/contract/settlement/payouts'
import type postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor, createSession } from '../../../test/factories.ts'
import { lockWaits } from '../../../test/locks.ts'
import {
  addDetails,
  addPartner,
  advanceToMonth,
  coverStays,
  openDollarHotel,
  payee,
  roomlarkAccount,
  stayOnce,
} from '../../../test/payouts.ts'
import type { TestHotel } from '../../../test/test-hotel.ts'
import { waitUntil } from '../../../test/wait.ts'
import type { SignedInContext } from '../../context.ts'
import {
  adjustCommission,
  advanceCommissions,
  moveCommissions,
} from '../../partners/commissions/commissions.service.ts'
import { notifyOfRun } from './news.service.ts'
import { approveLargeRun, approveRun } from './runs/approval.service.ts'
import { drawDueRun, drawRun, toOrder } from './runs/drawing.service.ts'

type Partner = Awaited<ReturnType<typeof addPartner>>

let app: TestApp
/** A second server on the same database. */
let other: TestApp
let hotel: TestHotel
let ada: { id: string; token: string }
let grace: { id: string; token: string }
const partners: Record<string, Partner> = {}
const stays: Record<string, string[]> = {}

beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ databaseUrl: app.databaseUrl })
  hotel = await openDollarHotel(app)
  const names = { Anna: 10, Ben: 10, Cara: 10, Dan: 10, Eve: 10, Finn: 2, Gail: 10, Hugo: 10 }
  for (const [name, percent] of Object.entries(names)) {
    const partner = await addPartner(app, hotel, percent, name)
    partners[name] = partner
    stays[name] = [await stayOnce(hotel, partner.partnershipId)]
  }
  stays.Anna?.push(await stayOnce(hotel, partners.Anna?.partnershipId ?? ''))
  const month = advanceToMonth(app, 2)
  advanceToMonth(other, 2)
  await advanceCommissions(services())
  await coverStays(
    app,
    Object.entries(stays).flatMap(([name, ids]) => (name === 'Gail' ? [] : ids)),
  )
  await addDetails(app, getId('Anna'))
  await addDetails(app, getId('Ben'), { kind: 'us' })
  for (const name of ['Eve', 'Finn', 'Gail', 'Hugo']) await addDetails(app, getId(name))
  await addDetails(app, getId('Dan'), { daysAgo: 1 })
  await app.sql`UPDATE users SET suspended_at = now(), suspended_reason = 'Own bookings' WHERE id = ${getId('Eve')}`
  await hold(stays.Hugo?.[0] ?? '', getId('Hugo'))
  ada = await createActor(app, 'admin', { firstName: 'Ada' })
  grace = await createActor(app, 'admin', { firstName: 'Grace' })
  expect(month.slice(8)).toBe('01')
})
afterAll(async () => {
  await other.close()
  await app.close()
})

async function hold(bookingId: string, affiliateId: string): Promise<void> {
  await app.sql`
    INSERT INTO commission_holds (booking_id, hotel_id, affiliate_id, held_at, releases_at)
    VALUES (${bookingId}, ${hotel.hotel.id}, ${affiliateId}, now(), now() + interval '1 year')`
  await app.pool.begin((tx) => moveCommissions(app.services, tx, [bookingId], { cause: 'hold' }))
}

const services = () => ({ ...app.services, sql: app.pool })
const asAdmin = (userId: string): SignedInContext => ({
  ...services(),
  actor: { userId, userType: 'admin', sessionId: userId, mfaEnabled: true },
  origin: { requestId: 'test', address: '127.0.0.1', userAgent: '' },
})
const getId = (name: string) => partners[name]?.id ?? ''

const ask = (method: string, path: string, body?: unknown, token = ada.token, server = app) =>
  server.ask(method, `/api/v1/payouts${path}`, { token, body })
async function data<T>(answer: ReturnType<typeof ask>): Promise<T> {
  const { status, body } = await answer
  expect(body, JSON.stringify(body)).toMatchObject({ success: true })
  expect(status).toBe(200)
  return body.data
}
const draw = (token = ada.token) => data<PayoutRunDetail>(ask('POST', '', undefined, token))
const approve = (run: PayoutRunDetail, token = grace.token, server = app) =>
  ask('POST', `/${run.id}/approval`, { version: run.version, cents: run.pays.cents }, token, server)
const read = (id: string) => data<PayoutRunDetail>(ask('GET', `/${id}`))
const list = (id: string, query: string) => data<RunStatement[]>(ask('GET', `/${id}/statements?${query}`))

/** The balances of the affiliates' accounts, of a kind and as a credit. */
async function owed(kind: string, name: string): Promise<number> {
  const [row] = await app.sql`
    SELECT coalesce(-sum(balance_cents), 0)::integer AS cents FROM ledger_account_balances
    WHERE kind = ${kind} AND holder_id = ${getId(name)}`
  return row?.cents
}
const ledgerSum = async (cause: string) => {
  const [row] = await app.sql`
    SELECT count(*)::integer AS count FROM ledger_transactions WHERE cause = ${cause}`
  return row?.count
}

describe('a run of the month', () => {
  test('is drawn up once by two servers at the same time, and says who is left out and why', async () => {
    await Promise.all([
      drawDueRun(services()),
      drawDueRun({ ...other.services, sql: other.pool }),
      drawDueRun(services()),
    ])
    const { body } = await ask('GET', '')
    expect(body.meta.total).toBe(1)
    const run = await read(body.data[0].id)
    expect(run).toMatchObject({
      state: 'draft',
      preparedBy: null,
      needsAnother: false,
      version: 1,
      pays: { partners: 2, stays: 3, cents: 24_000 },
      leftOut: { partners: 4, stays: 4, cents: 8000 * 3 + 1600 },
      minimumCents: 5000,
      isAdvance: false,
      checks: {
        payable: { ok: 7, of: 7 },
        details: { ok: 2, of: 2 },
        covered: { ok: 7, of: 7 },
        doubled: 0,
        laterCents: 0,
        // Gail's hotel has not paid.
        waitingCents: 8000,
        offCents: 0,
      },
    })
    expect(run.number).toBe(`PR-${run.month.slice(0, 7)}`)
    expect(run.payOn).toBe(`${run.month.slice(0, 7)}-05`)
    const paid = await list(run.id, 'list=pay')
    expect(paid.map(({ name, totalCents, lastFour }) => [name, totalCents, lastFour])).toEqual([
      ['Anna Byron', 16_000, '7466'],
      ['Ben Byron', 8000, '6789'],
    ])
    const left = await list(run.id, 'list=left-out')
    expect(Object.fromEntries(left.map(({ name, decision }) => [name, decision]))).toEqual({
      'Cara Byron': 'no-details',
      'Dan Byron': 'cooling-off',
      'Eve Byron': 'suspended',
      'Finn Byron': 'under-minimum',
    })
    expect(left.find(({ decision }) => decision === 'suspended')?.suspended).toMatchObject({
      reason: 'Own bookings',
    })
    expect(left.find(({ decision }) => decision === 'cooling-off')?.waitsUntil).toEqual(expect.any(String))
    expect(await list(run.id, 'list=pay&search=ben')).toHaveLength(1)
    const { csv } = await data<{ csv: string }>(ask('GET', `/${run.id}/preview`))
    expect(csv).toContain('"Finn Byron","","under-minimum","1","16.00"')
    expect(csv).not.toContain('7466')
  })

  test('is drawn up again only where something changed, and who asked for it has prepared it', async () => {
    const same = await draw()
    expect(same).toMatchObject({ version: 1, preparedBy: null })
    await app.sql`UPDATE users SET suspended_at = now() WHERE id = ${getId('Ben')}`
    const changed = await draw()
    expect(changed).toMatchObject({ version: 2, preparedBy: 'Ada Byron', needsAnother: true })
    expect(changed.pays).toMatchObject({ partners: 1, cents: 16_000 })
    await app.sql`UPDATE users SET suspended_at = NULL WHERE id = ${getId('Ben')}`
    await drawDueRun(services())
    expect(await read(changed.id)).toMatchObject({ version: 3, preparedBy: 'Ada Byron' })
  })

  test('is left to jobs if it is large, and who approved it is notified if it has changed by then', async () => {
    const { body } = await ask('GET', '')
    const seen = await read(body.data[0].id)
    expect(await drawRun(asAdmin(ada.id), 0)).toMatchObject({ working: 'drawing', version: seen.version })
    await waitUntil('the run to be drawn up', async () => (await read(seen.id)).working === null)
    await app.sql`UPDATE payout_runs SET work = 'approving', work_since = now() WHERE id = ${seen.id}`
    const approval = { version: seen.version - 1, cents: seen.pays.cents }
    const order = toOrder(asAdmin(grace.id))
    await expect(drawRun(asAdmin(ada.id), 0)).rejects.toThrow('already being worked on')
    const again = { version: seen.version, cents: seen.pays.cents }
    await expect(approveRun(asAdmin(grace.id), seen.id, again, 0)).rejects.toThrow('already being worked on')
    await approveLargeRun(services(), { runId: seen.id, ...approval, for: order })
    expect(await read(seen.id)).toMatchObject({ state: 'draft', working: null })
    const news = await app.sql`
      SELECT user_id FROM notifications WHERE params ->> 'news' = 'run-not-approved'`
    expect(news.map(({ user_id }) => user_id)).toEqual([grace.id])
  })

  test('is not approved by who prepared it, nor with another amount, nor as it was before', async () => {
    const run = await draw()
    const own = await approve(run, ada.token)
    expect([own.status, own.body.message]).toEqual([
      409,
      'You have prepared this run. Another administrator has to approve it.',
    ])
    expect((await approve({ ...run, version: run.version - 1 })).status).toBe(409)
    expect((await approve({ ...run, pays: { ...run.pays, cents: 1 } })).status).toBe(409)
    // Between looking and approving, a stay is refunded in half.
    const [id = ''] = stays.Anna ?? []
    await app.pool.begin((tx) =>
      adjustCommission(app.services, tx, id, {
        baseCents: 50_000,
        cause: 'refund',
        reason: { kind: 'written', text: 'Half of it' },
      }),
    )
    const stale = await approve(run)
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict'])
    // The refused approval has left the draft as it is now.
    const after = await read(run.id)
    expect(after).toMatchObject({ state: 'draft', version: run.version + 1, pays: { cents: 20_000 } })
    expect(await ledgerSum('payout-approved')).toBe(0)
  })

  test('is as it was after a crash at any step of the approval', async () => {
    const run = await draw()
    const [id = ''] = stays.Anna ?? []
    const [statement] = await list(run.id, 'list=pay')
    const year = Number(run.month.slice(0, 4))
    const steps: ((sql: postgres.TransactionSql) => Promise<unknown>)[] = [
      (sql) => sql`SELECT FROM commissions WHERE booking_id = ${id} FOR UPDATE`,
      (sql) => sql`INSERT INTO statement_numbers (kind, year, last) VALUES ('affiliate', ${year}, 7)`,
      (sql) => sql`
        INSERT INTO ledger_transactions (at, cause, cause_key) VALUES (now(), 'payout-approved', ${statement?.id ?? ''})`,
    ]
    for (const [at, step] of steps.entries()) {
      const crashed = app.sql.begin(async (sql) => {
        await step(sql)
        const answer = approve(run)
        await waitUntil(`the approval at step ${at}`, async () => (await lockWaits(app)) > 0)
        await app.sql`
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'roomlark' AND wait_event_type = 'Lock'`
        throw new Error(`answered ${(await answer).status}`)
      })
      await expect(crashed).rejects.toThrow(/answered 50/)
      expect(await read(run.id)).toMatchObject({ state: 'draft', version: run.version, pays: run.pays })
    }
    expect(await ledgerSum('payout-approved')).toBe(0)
    expect(await app.sql`SELECT FROM commissions WHERE settled_net_usd_cents <> 0`).toHaveLength(0)
  })

  test('is approved once in two tabs on two servers: numbered without a gap, and on its way once', async () => {
    const run = await draw()
    const answers = await Promise.all([
      approve(run),
      approve(run, grace.token, other),
      approve(run),
      approve(run, grace.token, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const approved = await read(run.id)
    expect(approved).toMatchObject({ state: 'approved', approvedBy: 'Grace Byron', checks: null })
    expect(await ledgerSum('payout-approved')).toBe(2)
    const numbers = await app.sql`
      SELECT number, state FROM affiliate_statements WHERE run_id = ${run.id} ORDER BY number`
    const year = run.month.slice(0, 4)
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `ST-${year}-0000${n}`))
    expect(numbers.filter(({ state }) => state === 'carried')).toHaveLength(4)
    expect([await owed('affiliate-payable', 'Anna'), await owed('affiliate-in-transit', 'Anna')]).toEqual([
      0, 12_000,
    ])
    expect([await owed('affiliate-payable', 'Finn'), await owed('affiliate-in-transit', 'Finn')]).toEqual([
      1600, 0,
    ])
    const [settled] = await app.sql`
      SELECT sum(c.settled_net_usd_cents)::integer AS settled,
             (SELECT sum(net_usd_cents)::integer FROM affiliate_statement_lines) AS lines FROM commissions c`
    expect(settled).toMatchObject({ settled: 45_600, lines: 45_600 })
    expect((await ask('POST', '')).status).toBe(409)
    expect((await approve(run)).status).toBe(409)
    await notifyOfRun(services(), { runId: run.id, news: 'approved' })
    await notifyOfRun(services(), { runId: run.id, news: 'approved' })
    const news = await app.sql`
      SELECT user_id, params ->> 'news' AS news, params ->> 'reason' AS reason FROM notifications WHERE event = 'money'`
    const ofCara = news.filter(({ user_id }) => user_id === getId('Cara'))
    expect(ofCara.map(({ news, reason }) => [news, reason])).toEqual([['payout-carried', 'no-details']])
    expect(news.filter(({ news }) => news === 'payout-approved')).toHaveLength(2)
  })
})

describe('reminding of missing payout details', () => {
  test('notifies once a day, and only who lacks them', async () => {
    const { body } = await ask('GET', '')
    const id = body.data[0].id
    const left = await list(id, 'list=left-out')
    const findStatement = (decision: string) => left.find((one) => one.decision === decision)?.id
    const remind = (statementId?: string) => ask('POST', `/${id}/reminders`, { statementId })
    const today = utcDay(app.services.clock())
    expect(await data(remind(findStatement('no-details')))).toEqual({ remindedOn: [today] })
    expect(await data(remind(findStatement('no-details')))).toEqual({ remindedOn: [today] })
    expect((await remind(findStatement('under-minimum'))).status).toBe(409)
    const [{ count } = { count: 0 }] = await app.sql`
      SELECT count(*)::integer AS count FROM notifications WHERE params ->> 'news' = 'details-needed'`
    expect(count).toBe(1)
  })
})

describe('with the bank', () => {
  const current = async () => read((await ask('GET', '')).body.data[0].id)
  const exportIt = (id: string, server = app) => ask('POST', `/${id}/export`, undefined, ada.token, server)
  const file = (id: string, kind: string) =>
    data<{ filename: string; content: string }>(ask('POST', `/${id}/files/${kind}`))
  const today = () => utcDay(app.services.clock())
  const markPaid = (id: string, statementIds: string[], server = app, paidOn = today()) =>
    ask('POST', `/${id}/paid`, { statementIds, paidOn, bankReference: 'RLK 7' }, ada.token, server)

  test('files are made once, and only with an account to pay from', async () => {
    const { id, month, number } = await current()
    const [anna] = await list(id, 'list=on-its-way')
    expect((await markPaid(id, [anna?.id ?? ''])).body.message).toBe('This run is not with the bank yet.')
    expect((await exportIt(id)).body.message).toContain('Enter in Settings')
    expect((await ask('POST', `/${id}/files/csv`)).status).toBe(404)
    const { body } = await app.ask('GET', '/api/v1/platform/money', { token: ada.token })
    const money = { token: ada.token, body: { ...body.data, payer: roomlarkAccount } }
    expect((await app.ask('PUT', '/api/v1/platform/money', money)).status).toBe(200)
    const answers = await Promise.all([exportIt(id), exportIt(id, other), exportIt(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const made = new Set(answers.map(({ body }) => JSON.stringify(body.data.files)))
    expect(made.size).toBe(1)
    const run = await current()
    expect(run).toMatchObject({
      state: 'exported',
      files: [{ kind: 'pain.001', transfers: 2 }, { kind: 'csv' }],
    })
    const xml = await file(id, 'pain.001')
    expect(xml.filename).toBe(`RLK-${number}-pain001.xml`)
    expect(Buffer.byteLength(xml.content)).toBe(run.files[0]?.bytes)
    expect(xml.content).toContain(`<MsgId>RLK-${number}</MsgId>`)
    expect(xml.content).toContain('<CtrlSum>200.00</CtrlSum>')
    expect(xml.content).toContain(`<Dt>${month.slice(0, 7)}-05</Dt>`)
    expect(await file(id, 'pain.001')).toEqual(xml)
    expect((await file(id, 'csv')).content).toContain('"SE4550000000058398257466"')
    const [stored] = await app.sql`SELECT sealed FROM payout_files WHERE kind = 'csv'`
    expect(Buffer.from(stored?.sealed).toString('latin1')).not.toContain('SE4550')
    await expect(app.sql`DELETE FROM payout_files`).rejects.toThrow('append-only')
    expect(
      (await app.ask('GET', '/api/v1/audit?action=payout-run.downloaded', { token: ada.token })).body.meta
        .total,
    ).toBe(3)
  })

  test('a transfer is paid once however often it is marked, and may come back', async () => {
    const { id } = await current()
    const [anna, ben] = await list(id, 'list=on-its-way')
    const [annaId, benId] = [anna?.id ?? '', ben?.id ?? '']
    expect((await markPaid(id, [annaId, ada.id])).status).toBe(404)
    for (const paidOn of ['2199-01-01', '2026-01-05']) {
      expect((await markPaid(id, [annaId], app, paidOn)).body.fields).toHaveProperty('paidOn')
    }
    const marks = await Promise.all([
      markPaid(id, [annaId]),
      markPaid(id, [annaId], other),
      markPaid(id, [annaId]),
    ])
    expect(marks.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await markPaid(id, [annaId, annaId])).status).toBe(200)
    expect(await ledgerSum('payout-paid')).toBe(1)
    const [cash] = await app.sql`
      SELECT balance_cents::integer AS cents FROM ledger_account_balances WHERE kind = 'cash' AND currency = 'USD'`
    expect(cash?.cents).toBe(-12_000)
    expect(await current()).toMatchObject({ state: 'exported', paid: { partners: 1, cents: 12_000 } })
    const comeBack = (version: number | undefined) =>
      ask('POST', `/${id}/returned`, { statementId: benId, version, returnedOn: today(), code: 'AC04' })
    expect((await comeBack(1)).status).toBe(409)
    const done = await data<PayoutRunDetail>(comeBack(ben?.version))
    expect(done).toMatchObject({ state: 'done', returned: { partners: 1, cents: 8000 } })
    expect((await comeBack(ben?.version)).status).toBe(409)
    expect((await markPaid(id, [benId])).status).toBe(409)
    expect([await owed('affiliate-payable', 'Ben'), await owed('affiliate-in-transit', 'Ben')]).toEqual([
      8000, 0,
    ])
    const back = await list(id, 'list=returned')
    expect(back).toMatchObject([{ name: 'Ben Byron', returnCode: 'AC04', returnedOn: today() }])
    const news = await app.sql`
      SELECT params ->> 'code' AS code FROM notifications WHERE params ->> 'news' = 'payout-returned' AND user_id = ${getId('Ben')}`
    expect(news).toEqual([{ code: 'AC04' }])
  })

  test('what came back or was carried over is in the next run, and a closed account is not used again', async () => {
    advanceToMonth(app, 1)
    advanceToMonth(other, 1)
    const token = (await createActor(app, 'admin')).token
    ada = { ...ada, token }
    grace = { ...grace, token: (await createActor(app, 'admin', { firstName: 'Grace' })).token }
    await coverStays(app, stays.Gail ?? [])
    // After it was paid, one of Anna's stays turns out to have been free.
    const [, second = ''] = stays.Anna ?? []
    await app.pool.begin((tx) =>
      adjustCommission(app.services, tx, second, {
        baseCents: 0,
        cause: 'refund',
        reason: { kind: 'written', text: 'Overbooked' },
      }),
    )
    await drawDueRun(services())
    const run = await current()
    expect(run).toMatchObject({ state: 'draft', checks: { offCents: 0, waitingCents: 0 } })
    const paid = await list(run.id, 'list=pay')
    const amounts = paid.map(({ name, carriedCents, totalCents }) => [name, carriedCents, totalCents])
    expect(amounts.toSorted()).toEqual([
      ['Dan Byron', 8000, 8000],
      ['Gail Byron', 0, 8000],
    ])
    const left = await list(run.id, 'list=left-out')
    const decided = Object.fromEntries(left.map((one) => [one.name, [one.decision, one.totalCents]]))
    expect(decided).toEqual({
      'Anna Byron': ['under-minimum', -8000],
      'Ben Byron': ['no-details', 8000],
      'Cara Byron': ['no-details', 8000],
      'Eve Byron': ['suspended', 8000],
      'Finn Byron': ['under-minimum', 1600],
    })
    expect(left.find(({ name }) => name === 'Anna Byron')).toMatchObject({
      correctionsCents: -8000,
      correctionOf: expect.any(String),
    })
    expect(await owed('affiliate-payable', 'Anna')).toBe(-8000)
  })

  test('who is suspended after the approval is not in the file', async () => {
    const run = await current()
    const approval = { version: run.version, cents: run.pays.cents }
    const queued = await approveRun(asAdmin(grace.id), run.id, approval, 0)
    expect(queued).toMatchObject({ state: 'draft', working: 'approving' })
    await waitUntil('the run to be approved', async () => (await read(run.id)).state === 'approved')
    // A job is delivered again after a crash.
    await approveLargeRun(services(), { runId: run.id, ...approval, for: toOrder(asAdmin(grace.id)) })
    expect(await read(run.id)).toMatchObject({ state: 'approved', working: null, approvedBy: 'Grace Byron' })
    const approvals = await app.sql`
      SELECT actor_id FROM audit_log WHERE action = 'payout-run.approved' AND target = ${`payout-run:${run.id}`}`
    expect(approvals).toEqual([{ actor_id: grace.id }])
    await app.sql`UPDATE users SET suspended_at = now() WHERE id = ${getId('Gail')}`
    const sent = await data<PayoutRunDetail>(exportIt(run.id))
    expect(sent).toMatchObject({
      state: 'exported',
      returned: { partners: 1 },
      files: [{ transfers: 1 }, { transfers: 1 }],
    })
    expect(await owed('affiliate-payable', 'Gail')).toBe(8000)
    const [line] = await list(run.id, 'list=returned')
    expect(line).toMatchObject({ name: 'Gail Byron', returnCode: 'suspended' })
    const uneven = await app.sql`
      SELECT a.currency FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
      GROUP BY a.currency HAVING sum(e.amount) <> 0`
    expect(uneven).toHaveLength(0)
  })
})

test('what a hotel has paid in part is paid in part, with its share of each amount', async () => {
  const [id = ''] = stays.Hugo ?? []
  await app.sql`UPDATE commission_holds SET state = 'released', decided_at = now() WHERE booking_id = ${id}`
  await app.pool.begin((tx) => moveCommissions(app.services, tx, [id], { cause: 'hold' }))
  await app.sql`
    WITH statement AS (
      INSERT INTO hotel_statements (hotel_id, currency, month, number, closed_at, due_on, line_count, base_cents, total_cents,
                                    share_cents, billed_to)
      VALUES (${hotel.hotel.id}, 'USD', '2020-01-01', 'HS-2020-00001', now(), '2020-02-19', 2, 100000, 10000, 2000, '{}')
      RETURNING id)
    INSERT INTO hotel_statement_lines (statement_id, line, booking_id, affiliate_id, kind, outcome, check_in_on, check_out_on,
                                       ended_on, rate_bps, boost_bps, base_cents, gross_cents, share_cents, net_cents,
                                       net_usd_cents, is_covered)
    SELECT statement.id, n, ${id}, ${getId('Hugo')}, 'commission', 'stayed', '2020-01-01', '2020-01-02', '2020-01-02', 1000, 0,
           75000 - 50000 * (n - 1), 7500 - 5000 * (n - 1), 1500 - 1000 * (n - 1), 6000 - 4000 * (n - 1),
           6000 - 4000 * (n - 1), n = 1
    FROM statement, generate_series(1, 2) AS n`
  await app.sql`UPDATE commissions SET covered_net_usd_cents = 6000 WHERE booking_id = ${id}`
  const readLine = async (isAdvance: boolean) => {
    const [line] = await app.sql`
      SELECT kind, base_cents::integer AS base, gross_cents::integer AS gross, share_cents::integer AS share,
             net_usd_cents::integer AS usd
      FROM payout_lines(${app.services.clock()}, ${isAdvance}) WHERE booking_id = ${id}`
    return { ...line }
  }
  const kind = 'commission'
  expect(await readLine(false)).toEqual({ kind, base: 75_000, gross: 7500, share: 1500, usd: 6000 })
  expect(await readLine(true)).toEqual({ kind, base: 100_000, gross: 10_000, share: 2000, usd: 8000 })
})

test('nothing is drawn up, approved or exported while the switch is closed, and administrators still read', async () => {
  const turn = (payouts: 'open' | 'closed') =>
    app.ask('PUT', '/api/v1/platform/switches', { token: ada.token, body: { payouts } })
  expect((await turn('closed')).status).toBe(200)
  const { body } = await ask('GET', '')
  const run = await read(body.data[0].id)
  for (const path of ['', `/${run.id}/approval`, `/${run.id}/export`, `/${run.id}/files/csv`]) {
    expect((await ask('POST', path)).body.code).toBe('not_launched')
  }
  advanceToMonth(app, 1)
  await drawDueRun(services())
  expect((await app.sql`SELECT FROM payout_runs`).length).toBe(2)
})

test('a run on old exchange rates is refused, and says so before', async () => {
  ada.token = await createSession(app, ada.id, { confirmed: true })
  const asAda = (method: string, path: string, body: object) =>
    app.ask(method, `/api/v1${path}`, { token: ada.token, body })
  expect((await asAda('PUT', '/platform/switches', { payouts: 'open' })).status).toBe(200)
  await app.sql`UPDATE commissions SET currency = 'EUR' WHERE booking_id = ANY(${stays.Hugo ?? []})`
  await draw()
  grace.token = await createSession(app, grace.id, { confirmed: true })
  const { data: runs } = (await ask('GET', '')).body
  const old = await read(runs[0].id)
  expect(old.checks).toMatchObject({
    oldestRateDays: 3,
    staleRates: [{ currency: 'EUR', since: '2025-11-01' }],
  })
  const refused = await approve(old)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Exchange rates are older than 3 days: EUR. Set new ones in Settings or take those of the European Central Bank there, then approve the run.',
  ])
  const validFrom = utcDay(app.services.clock())
  expect((await asAda('PUT', '/exchange-rates/EUR', { usdRate: 1.17, validFrom })).status).toBe(200)
  expect((await read(old.id)).checks?.staleRates).toEqual([])
})

test('an account whose BIC and IBAN are of different countries is not in the file, nor used again', async () => {
  await app.sql`UPDATE users SET suspended_at = NULL WHERE id = ${getId('Gail')}`
  const run = await draw()
  expect(run.pays).toMatchObject({ partners: 2, cents: 14_000 })
  expect((await approve(run)).status).toBe(200)
  const account = {
    kind: 'iban',
    holder: 'Hugo',
    iban: 'SE4550000000058398257466',
    bic: 'DEUTDEFF',
    bankName: '',
  }
  const sealed = app.services.cipher.encrypt(JSON.stringify({ account, payee }))
  await app.sql`UPDATE payout_details SET sealed = ${sealed} WHERE affiliate_id = ${getId('Hugo')}`
  const sent = await data<PayoutRunDetail>(ask('POST', `/${run.id}/export`))
  expect(sent).toMatchObject({ returned: { partners: 1 }, files: [{ transfers: 1 }, { transfers: 1 }] })
  const [line] = await list(run.id, 'list=returned')
  expect(line).toMatchObject({ name: 'Hugo Byron', returnCode: 'wrong-bank' })
  advanceToMonth(app, 1)
  ada.token = await createSession(app, ada.id, { confirmed: true })
  const next = await draw()
  const left = await list(next.id, 'list=left-out')
  expect(left.find(({ name }) => name === 'Hugo Byron')).toMatchObject({ decision: 'no-details' })
})
