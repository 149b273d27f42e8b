import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { postTransaction } from '../../partners/commissions/ledger/ledger.service.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = (await createActor(app, 'admin')).token
})
afterAll(() => app.close())

const ask = (method: string, path: string, body?: object) =>
  app.ask(method, `/api/v1${path}`, { token, ...(body && { body }) })
const iban = 'DE89370400440532013000'

/** Accounts are one for each currency, so each test has a currency of its own. */
async function open(currency: string, more: object = {}): Promise<string> {
  const account = { name: 'Operating', iban: '', currency, openedOn: '2026-06-01', openingCents: 100_000 }
  const { body, status } = await ask('POST', '/bank-accounts', { ...account, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.id
}
const read = async (id: string) =>
  (await ask('GET', '/bank-accounts')).body.data.find((one: { id: string }) => one.id === id)

/** A movement that the ledger has because of something else. */
async function move(currency: string, cents: number, key: string, cause = 'hotel-payment'): Promise<number> {
  const id = await app.pool.begin((tx) =>
    postTransaction(tx, {
      cause: cause as 'hotel-payment',
      causeKey: key,
      at: new Date('2026-06-10T12:00:00Z'),
      actorId: null,
      entries: [
        { kind: 'cash', holderId: null, currency, amount: cents },
        { kind: 'written-off', holderId: null, currency, amount: -cents },
      ],
    }),
  )
  return id ?? 0
}

const columns = {
  bookedOn: 'Day',
  amount: 'Amount',
  party: 'Name',
  reference: 'Reference',
  details: '',
  dateOrder: 'dmy',
  decimal: ',',
}
const csv = (...rows: string[]) => ['Day;Amount;Name;Reference', ...rows].join('\n')
const importCsv = (id: string, content: string, name = 'june.csv') =>
  ask('POST', `/bank-accounts/${id}/statements`, { name, content, columns })
const lines = async (id: string, query = '') => (await ask('GET', `/bank-accounts/${id}/lines${query}`)).body

const entry = (
  amount: string,
  side: 'CRDT' | 'DBIT',
  day: string,
  id: string,
  text: string,
  state = 'BOOK',
) => `
  <Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>${state}</Cd></Sts>
    <BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${id}</AcctSvcrRef>
    <NtryDtls><TxDtls><Refs><EndToEndId>${text}</EndToEndId></Refs>
      <RltdPties><Dbtr><Pty><Nm>Villa &amp; Co</Nm></Pty></Dbtr></RltdPties>
      <RmtInf><Ustrd>Statement of June</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
const camt = (entries: string, closing = '1120.00', of = iban) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
  <Acct><Id><IBAN>${of}</IBAN></Id><Ccy>EUR</Ccy></Acct>
  <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${closing}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
    <Dt><Dt>2026-06-30</Dt></Dt></Bal>${entries}</Stmt></BkToCstmrStmt></Document>`

describe('POST /bank-accounts/:id/statements', () => {
  test('reads camt.053, keeps to what is booked, and knows a file and a line again', async () => {
    const id = await open('EUR', { iban })
    const paid = entry('120.00', 'CRDT', '2026-06-11', 'A1', 'ST-1')
    const file = camt(paid + entry('9.00', 'DBIT', '2026-06-12', 'A2', 'FEE', 'PDNG'))
    const send = (content: string) =>
      ask('POST', `/bank-accounts/${id}/statements`, { name: 'june.xml', content, columns: null })
    expect((await send(file)).body.data).toEqual({
      isKnown: false,
      added: 1,
      repeated: 0,
      matched: 0,
      offCents: 0,
    })
    expect((await send(file)).body.data).toMatchObject({ isKnown: true, added: 0 })
    const overlapping = camt(paid + entry('20.00', 'DBIT', '2026-06-30', 'A3', 'FEE'), '1090.00')
    expect((await send(overlapping)).body.data).toMatchObject({ added: 1, repeated: 1, offCents: -1000 })
    expect((await lines(id)).data).toMatchObject([
      { bookedOn: '2026-06-30', amountCents: -2000, openCents: -2000 },
      { bookedOn: '2026-06-11', amountCents: 12_000, party: 'Villa & Co', reference: 'ST-1' },
    ])
    const foreign = await send(camt(paid, '1', 'FR1420041010050500013M02606'))
    expect(foreign.body.fields.content).toContain('another account')
    for (const bad of ['<Document/>', '<Document>', '<!DOCTYPE x><Document/>']) {
      expect((await send(bad)).status).toBe(400)
    }
  })

  test('reads CSV by the columns that were chosen, and remembers them', async () => {
    const id = await open('CHF')
    const good = csv(
      '30.06.2026;"1.240,50";Villa Marenne;ST-2',
      '30.06.2026;-3,00;;Fee',
      '30.06.2026;-3,00;;Fee',
    )
    expect((await importCsv(id, good)).body.data).toMatchObject({ added: 3, matched: 0, offCents: null })
    expect((await importCsv(id, `${good}\n`)).body.data).toMatchObject({ added: 0, repeated: 3 })
    expect(await read(id)).toMatchObject({ columns, bankCents: 223_450, openLines: 3, lastOn: '2026-06-30' })
    const bad = await importCsv(id, csv('31.06.2026;5,00;;'))
    expect(bad).toMatchObject({ status: 400 })
    expect(bad.body.fields.content).toContain('Row 2')
    expect((await lines(id)).meta).toMatchObject({ total: 3, countsByState: { open: 3, matched: 0 } })
  })
})

describe('a line', () => {
  test('is split between a movement and an account, undone, and both balances agree at the end', async () => {
    const id = await open('SEK', { openingCents: 0 })
    const transactionId = await move('SEK', 50_000, 'sek-1')
    await importCsv(id, csv('10.06.2026;495,00;Villa;Paid less our fee'))
    const [{ id: lineId }] = (await lines(id)).data
    const path = `/bank-lines/${lineId}`
    const found = await ask('GET', path)
    expect(found.body.data).toMatchObject({
      currency: 'SEK',
      candidates: [{ transactionId, openCents: 50_000 }],
    })

    // The bank kept 5.00: the line is what is left of the payment.
    const matched = await ask('POST', `${path}/matches`, { transactionIds: [transactionId] })
    expect(matched.body.data).toMatchObject({
      openCents: 0,
      matches: [{ transactionId, amountCents: 49_500 }],
    })
    expect((await ask('POST', `${path}/matches`, { transactionIds: [transactionId] })).status).toBe(409)
    expect(await read(id)).toMatchObject({ bankCents: 49_500, ledgerCents: 50_000 })

    await importCsv(id, csv('11.06.2026;-5,00;;Fee'), 'fee.csv')
    const fee = (await lines(id, '?state=open')).data[0]
    const tooMuch = { account: 'bank-fees', amountCents: 501, note: '' }
    expect(
      (await ask('POST', `/bank-lines/${fee.id}/bookings`, tooMuch)).body.fields.amountCents,
    ).toBeTruthy()
    const booked = await ask('POST', `/bank-lines/${fee.id}/bookings`, { ...tooMuch, amountCents: 500 })
    expect(booked.body.data).toMatchObject({
      openCents: 0,
      matches: [{ account: 'bank-fees', amountCents: -500 }],
    })
    expect(await read(id)).toMatchObject({ bankCents: 49_000, ledgerCents: 49_500, openLines: 0 })

    const undone = await ask('DELETE', `/bank-lines/${fee.id}/matches/${booked.body.data.matches[0].id}`)
    expect(undone.body.data).toMatchObject({ openCents: -500, matches: [], candidates: [] })
    expect(await read(id)).toMatchObject({ ledgerCents: 50_000, openLines: 1 })
    const gone = await ask('DELETE', `/bank-lines/${fee.id}/matches/${booked.body.data.matches[0].id}`)
    expect(gone.status).toBe(404)
  })

  test('is matched by itself where it names a payout and its amount', async () => {
    const id = await open('NOK')
    const at = app.services.clock()
    const [row] = await app.sql`
      WITH run AS (
        INSERT INTO payout_runs (month, number, state, drawn_at, pay_on, minimum_cents, is_advance, approved_at)
        VALUES ('2026-06-01', 'PR-2026-06', 'exported', ${at}, '2026-06-05', 0, true, ${at}) RETURNING id)
      INSERT INTO affiliate_statements (run_id, affiliate_id, number, line_count, earned_cents, corrections_cents,
                                        carried_cents, total_cents, decision, payout_cents, state, paid_on)
      SELECT run.id, u.id, 'PA-2026-0007', 1, 0, 0, 0, 0, 'under-minimum', 0, 'carried', '2026-06-12'
      FROM run, users u LIMIT 1 RETURNING id`
    await move('NOK', -7000, row?.id, 'payout-paid')
    const { body } = await importCsv(id, csv('12.06.2026;-70,00;Mia;PA 2026 0007', '12.06.2026;-70,00;Rent;'))
    expect(body.data).toMatchObject({ added: 2, matched: 1 })
    const [line] = (await lines(id, '?state=matched')).data
    const detail = await ask('GET', `/bank-lines/${line.id}`)
    expect(detail.body.data.matches).toMatchObject([{ number: 'PA-2026-0007', isAutomatic: true }])
    const { data } = (await ask('GET', `/bank-accounts/${id}/days`)).body
    expect(data).toEqual([{ day: '2026-06-12', bankCents: 86_000, ledgerCents: 93_000, statedCents: null }])
  })

  test('two administrators who match it with different movements leave it matched once', async () => {
    const id = await open('DKK')
    const keys = [await move('DKK', 900, 'dkk-1'), await move('DKK', 900, 'dkk-2')]
    await importCsv(id, csv('10.06.2026;9,00;Villa;'))
    const [{ id: lineId }] = (await lines(id)).data
    const answers = await Promise.all(
      keys.map((key) => ask('POST', `/bank-lines/${lineId}/matches`, { transactionIds: [key] })),
    )
    expect(answers.map(({ status }: Answer) => status).toSorted()).toEqual([200, 409])
    const [line] = (await lines(id)).data
    expect(line.openCents).toBe(0)
  })
})

test('a purchase of currency moves both accounts, and what the bank gave more is a gain', async () => {
  await app.sql`
    INSERT INTO exchange_rates (currency, usd_rate, valid_from, set_at) VALUES ('PLN', 0.25, '2026-01-01', now())`
  const toId = await open('USD', { openingCents: 0 })
  const fromId = await open('PLN')
  const purchase = { fromId, fromCents: 40_000, toId, toCents: 10_150, onDay: '2026-06-15', note: 'Spot' }
  const { body } = await ask('POST', '/bank-accounts/exchanges', purchase)
  expect(body.data).toMatchObject({ gainUsdCents: 150 })
  expect(await read(toId)).toMatchObject({ ledgerCents: 10_150 })
  expect(await read(fromId)).toMatchObject({ ledgerCents: 60_000 })
  const entries = await app.sql`
    SELECT a.kind, a.currency, e.amount::integer FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE e.transaction_id = ${body.data.transactionId} ORDER BY 1, 2`
  expect(entries.map(({ kind, currency, amount }) => `${kind} ${currency} ${amount}`)).toEqual([
    'cash PLN -40000',
    'cash USD 10150',
    'exchange PLN 40000',
    'exchange USD -10000',
    'exchange-result USD -150',
  ])
  await importCsv(fromId, csv('15.06.2026;-400,00;;Spot'))
  const [line] = (await lines(fromId)).data
  const [candidate] = (await ask('GET', `/bank-lines/${line.id}`)).body.data.candidates
  expect(candidate).toMatchObject({ cause: 'bank-exchange', openCents: -40_000 })
  const same = await ask('POST', '/bank-accounts/exchanges', { ...purchase, toId: fromId })
  expect(same.body.fields.toId).toBe('Choose two accounts')
})

test('there is one account in a currency, changed by its version, for administrators only', async () => {
  const id = await open('CZK')
  const account = { name: 'Second', iban: '', openedOn: '2026-06-01', openingCents: 0 }
  expect((await ask('POST', '/bank-accounts', { ...account, currency: 'CZK' })).status).toBe(409)
  const path = `/bank-accounts/${id}`
  expect((await ask('PUT', path, { ...account, version: 1 })).body.data).toMatchObject({ name: 'Second' })
  expect((await ask('PUT', path, { ...account, version: 1 })).status).toBe(409)
  expect(await read(id)).toMatchObject({ bankCents: 0, ledgerCents: 0 })
  await importCsv(id, csv('31.05.2026;5,00;Before;', '02.06.2026;5,00;After;'))
  expect((await lines(id)).data).toMatchObject([{ party: 'After' }])
  const later = await ask('PUT', path, { ...account, openedOn: '2026-06-03', version: 2 })
  expect(later).toMatchObject({
    status: 409,
    body: { fields: { openedOn: 'There are lines before this day' } },
  })
  const hotel = await createActor(app, 'hotel')
  expect((await app.ask('GET', '/api/v1/bank-accounts', { token: hotel.token })).status).toBe(403)
})
