import { addDays, utcDay } from '@roomlark/contract/dates'
import type { LedgerEntry, LedgerTransaction } from '@roomlark/contract/partners/ledger'
import { ledgerWords } from '@roomlark/contract/partners/ledger-words'
import { plainFormats } from '@roomlark/contract/word-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { openEarningHotel, settleCommission } from '../../../../test/settled-money.ts'
import { waitUntil } from '../../../../test/wait.ts'
import { adjustCommission } from '../commissions.service.ts'

let app: TestApp
let world: Awaited<ReturnType<typeof openEarningHotel>>
let token: string
beforeAll(async () => {
  app = await startTestApp()
  world = await openEarningHotel(app)
  await settleCommission(app, world.payable.id)
  await app.pool.begin((tx) =>
    adjustCommission(app.services, tx, world.earned.id, {
      baseCents: 5000,
      cause: 'refund',
      reason: { kind: 'written', text: 'The heating was out' },
    }),
  )
  token = (await createActor(app, 'admin')).token
})
afterAll(() => app.close())

async function read(path: string) {
  const { status, body } = await app.ask('GET', `/api/v1/ledger${path}`, { token })
  expect({ status, message: body.message }).toEqual({ status: 200, message: body.message })
  return body
}

async function transactions(query: string): Promise<LedgerTransaction[]> {
  return (await read(`/transactions?limit=50&${query}`)).data
}

const told = (list: LedgerTransaction[]) =>
  list.map((one) => Object.values(ledgerWords(one, plainFormats)).join(': '))
const sum = (entries: LedgerEntry[]) => entries.reduce((total, { amountCents }) => total + amountCents, 0)

describe('GET /ledger', () => {
  test('adds up to zero in every currency', async () => {
    const { data } = await read('')
    expect(data).toMatchObject({ currency: 'USD', currencies: ['USD', 'EUR'] })
    const [written] =
      await app.sql`SELECT count(*)::integer AS count FROM ledger_transactions WHERE cause NOT LIKE 'folio-%'`
    expect(data.transactions).toBe(written?.count)
    for (const currency of data.currencies) {
      const { accounts } = (await read(`?currency=${currency}`)).data
      expect(accounts.length).toBeGreaterThan(3)
      expect(
        accounts.reduce(
          (total: number, account: { balanceCents: number }) => total + account.balanceCents,
          0,
        ),
      ).toBe(0)
    }
    const [owed] = await app.sql`
      SELECT sum(gross_cents)::float8 AS cents FROM commissions WHERE stage = 'earned'`
    const euros = (await read('?currency=EUR')).data.accounts
    expect(euros).toContainEqual({ kind: 'hotel-receivable', balanceCents: owed?.cents })
  })
})

describe('the two books', () => {
  test('keep what guests pay to hotels apart from hotels, partners and Roomlark', async () => {
    const causes = async (book: string) => new Set((await transactions(book)).map(({ cause }) => cause))
    const [partners, guests] = [await causes('book=partners'), await causes('book=guests')]
    expect([...guests].every((cause) => cause.startsWith('folio-'))).toBe(true)
    expect([...partners].some((cause) => cause.startsWith('folio-'))).toBe(false)
    expect([guests.size > 0, partners.size > 0]).toEqual([true, true])
    const overview = async (book: string) => (await read(`?currency=EUR${book}`)).data
    const [ours, theirs] = [await overview('&book=partners'), await overview('&book=guests')]
    expect(await overview('')).toEqual(ours)
    const [written] = await app.sql`SELECT count(*)::integer AS count FROM ledger_transactions`
    expect(ours.transactions + theirs.transactions).toBe(written?.count)
    for (const { accounts } of [ours, theirs]) {
      const sum = accounts.reduce(
        (cents: number, one: { balanceCents: number }) => cents + one.balanceCents,
        0,
      )
      expect([accounts.length > 0, sum]).toEqual([true, 0])
    }
  })
})

describe('GET /ledger/transactions', () => {
  test('says of one booking what happened and why, newest first', async () => {
    const all = await transactions(`search=${world.earned.reference.toLowerCase()}`)
    const [correction, , booked] = all
    expect(told(all)).toEqual([
      `Refund by the hotel: Corrects L-${all[1]?.id}. The heating was out`,
      'Earned: Expected becomes earned',
      expect.stringMatching(/^Booked: 12\.5% of €[\d,.]+, of it 20% to Roomlark$/),
    ])
    expect(correction?.entries.filter(({ currency }) => currency === 'EUR').length).toBeGreaterThan(1)
    for (const { entries, booking } of all) {
      expect(booking).toEqual({ id: world.earned.id, reference: world.earned.reference })
      for (const currency of ['EUR', 'USD']) {
        expect(sum(entries.filter((entry) => entry.currency === currency))).toBe(0)
      }
    }
    const [charged] = await transactions(`book=guests&search=${world.earned.reference}`)
    expect(charged?.entries.map(({ account }) => account)).toEqual(['hotel-guests', 'hotel-rooms'])
    expect(booked?.entries.map(({ currency, amountCents }) => [currency, amountCents > 0])).toEqual([
      ['EUR', true],
      ['EUR', false],
      ['EUR', false],
      ['USD', true],
      ['USD', false],
    ])
    const holders = booked?.entries.map(({ account, holder }) => [account, holder?.name ?? null])
    expect(holders).toContainEqual(['hotel-expected', 'Villa Marenne'])
    expect(holders).toContainEqual(['affiliate-expected', 'Ada Byron'])
    expect(holders).toContainEqual(['platform-expected', null])
  })

  test('finds payments by their statement, and one transaction by its number', async () => {
    expect(told(await transactions('search=hs-2026-00001'))).toEqual([
      'Paid by the hotel: Statement HS-2026-00001',
    ])
    const paid = await transactions('search=ST-2026-00001')
    expect(told(paid)).toEqual([
      'Payout paid: Statement ST-2026-00001',
      'Payout approved: Statement ST-2026-00001',
    ])
    expect(await transactions(`search=L-${paid[0]?.id}`)).toEqual(paid.slice(0, 1))
    expect(await transactions('search=L-999999999')).toEqual([])
  })

  test('filters by account, holder, currency and days', async () => {
    const bank = await transactions('account=cash')
    expect(bank).toHaveLength(2)
    const euros = await transactions('account=cash&currency=EUR')
    expect(told(euros)).toEqual(['Paid by the hotel: Statement HS-2026-00001'])
    const all = await transactions('')
    const paidOut = all.filter(({ cause }) => cause.startsWith('payout')).length
    const ofHotel = await transactions(`holderId=${world.hotel.hotel.id}`)
    const hotelId = world.hotel.hotel.id
    expect(ofHotel).toEqual(all.filter(({ entries }) => entries.some(({ holder }) => holder?.id === hotelId)))
    expect(all.length).toBe(ofHotel.length + paidOut)
    const on = (days: number) => addDays(utcDay(app.services.clock()), days)
    expect(await transactions(`fromOn=${on(1)}`)).toEqual([])
    const early = await transactions(`untilOn=${on(-1)}`)
    expect(early.length).toBeGreaterThan(0)
    expect(early.length).toBeLessThan(all.length)
  })

  test('goes on after the last of a page', async () => {
    const all = await transactions('')
    const first = await read('/transactions?limit=3')
    expect(first).toMatchObject({ data: all.slice(0, 3), meta: { hasMore: true } })
    const rest = await read(`/transactions?limit=50&before=${all[2]?.id}`)
    expect(rest).toMatchObject({ data: all.slice(3), meta: { hasMore: false } })
  })
})

describe('GET /ledger/export', () => {
  test('has every entry, in its own currency', async () => {
    const { filename, csv } = (await read(`/export?search=${world.expected.reference}`)).data
    expect(filename).toMatch(/^ledger-\d{4}-\d\d-\d\d\.csv$/)
    const [head, ...rows] = csv.trim().split('\r\n')
    expect(head).toContain('"Transaction","Time","Cause","Booking","Account","Holder"')
    const [booked] = await transactions(`search=${world.expected.reference}`)
    expect(rows).toHaveLength(booked?.entries.length ?? 0)
    const owed = booked?.entries.find(({ account }) => account === 'hotel-expected')?.amountCents ?? 0
    expect(csv).toContain(
      `"Hotels, expected","Villa Marenne","${world.hotel.hotel.id}","EUR","${owed / 100}",""`,
    )
  })
})

describe('GET /ledger/proof', () => {
  test('is empty until somebody asks for it, and then says what was found', async () => {
    expect((await read('/proof')).data).toEqual({ at: null, transactions: 0, findings: [] })
    expect((await app.ask('POST', '/api/v1/ledger/proof', { token })).status).toBe(200)
    await waitUntil('the examination', async () => (await read('/proof')).data.at !== null)
    const { data } = await read('/proof')
    const [ours, theirs] = [await read('?book=partners'), await read('?book=guests')]
    expect(data.transactions).toBe(ours.data.transactions + theirs.data.transactions)
    expect(data.findings).toContainEqual({ name: 'ledger-zero', faults: 0 })
    expect(data.findings.filter(({ faults }: { faults: number }) => faults > 0)).toEqual([])
  })
})
