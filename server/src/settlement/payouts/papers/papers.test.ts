import { utcDay } from '@roomlark/contract/dates'
import type { AffiliateInvoice } from '@roomlark/contract/settlement/affiliate-invoices'
import type { InvoiceRequest } from '@roomlark/contract/settlement/own-invoices'
import type { PayoutRunDetail, RunStatement } from '@roomlark/contract/settlement/payouts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createSession } from '../../../../test/factories.ts'
import {
  addDetails,
  addPartner,
  advanceToMonth,
  coverStays,
  openDollarHotel,
  roomlarkAccount,
  stayOnce,
} from '../../../../test/payouts.ts'
import { advanceCommissions } from '../../../partners/commissions/commissions.service.ts'
import { issueDueInvoices } from './issuing.service.ts'

type Partner = Awaited<ReturnType<typeof addPartner>>

let app: TestApp
let ada: { id: string; token: string }
let runId: string
const partners: Record<string, Partner> = {}
const swedish = {
  isBusiness: true,
  vatStatus: 'registered',
  country: 'SE',
  vatId: 'SE 5566778899 01',
  agreesToSelfBilling: true,
  version: 0,
}

beforeAll(async () => {
  app = await startTestApp()
  const hotel = await openDollarHotel(app)
  const stays: string[] = []
  for (const name of ['Anna', 'Ben', 'Cara']) {
    const partner = await addPartner(app, hotel, 10, name)
    partners[name] = partner
    stays.push(await stayOnce(hotel, partner.partnershipId))
    await addDetails(app, partner.id, { daysAgo: 0 })
  }
  advanceToMonth(app, 2)
  await advanceCommissions({ ...app.services, sql: app.pool })
  await coverStays(app, stays)
  ada = await createActor(app, 'admin', { firstName: 'Ada' })
  const money = await app.ask('GET', '/api/v1/platform/money', { token: ada.token })
  await ask('PUT', '/platform/money', { ...money.body.data, payer: roomlarkAccount })
})
afterAll(() => app.close())

async function signIn(name: string): Promise<string> {
  return createSession(app, partners[name]?.id ?? '')
}
const ask = (method: string, path: string, body?: unknown, token = ada.token) =>
  app.ask(method, `/api/v1${path}`, { token, body })
async function data<T>(answer: ReturnType<typeof ask>): Promise<T> {
  const { body } = await answer
  expect(body, JSON.stringify(body)).toMatchObject({ success: true })
  return body.data
}
const issue = () => issueDueInvoices({ ...app.services, sql: app.pool })
async function readText(base64: string): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  return (await extractText(pdf, { mergePages: true })).text
}
const listOwn = async (token: string) =>
  data<AffiliateInvoice[]>(ask('GET', '/earnings/invoices', undefined, token))

describe('tax details', () => {
  test('belong together, are checked with the register, and are not overwritten', async () => {
    const token = await signIn('Anna')
    expect(await data(ask('GET', '/tax-details', undefined, token))).toBeNull()
    const save = (changed: object) => ask('PUT', '/tax-details', { ...swedish, ...changed }, token)
    const faults = await Promise.all([
      save({ isBusiness: false }),
      save({ vatId: '' }),
      save({ vatId: 'SE123' }),
      save({ isBusiness: false, vatStatus: 'none' }),
      save({ country: 'DE', vatId: 'DE123456700' }),
    ])
    expect(faults.map(({ status, body }) => [status, Object.keys(body.fields ?? {})])).toEqual([
      [400, ['vatStatus']],
      [400, ['vatId']],
      [400, ['vatId']],
      [400, ['agreesToSelfBilling']],
      [400, ['vatId']],
    ])
    const saved = await data<{ version: number }>(save({}))
    expect(saved).toMatchObject({ vatId: 'SE556677889901', vatIdCheck: 'valid', version: 1 })
    expect((await save({})).status).toBe(409)
    expect((await save({ version: 7 })).status).toBe(409)
    expect((await save({ version: 1 })).status).toBe(200)
    const small = { ...swedish, vatStatus: 'small-business', country: 'DE', vatId: '' }
    await data(ask('PUT', '/tax-details', small, await signIn('Ben')))
  })
})

describe('tax forms', () => {
  test('are signed by name, kept encrypted, and read by their owner alone', async () => {
    const token = await signIn('Anna')
    const dac7 = {
      ...{ kind: 'dac7', name: 'Anna Byron', address: 'Hornsgatan 48, Stockholm', country: 'SE' },
      ...{ taxNumber: '198504120142', birthDate: '', registerNumber: '', signature: 'Anna Byron' },
    }
    const sign = (form: object) => ask('POST', '/tax-forms', { form }, token)
    const refused = await sign(dac7)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['form.birthDate']])
    const w9 = {
      kind: 'w-9',
      name: 'Anna',
      businessName: '',
      class: 'individual',
      address: 'A',
      signature: 'Anna',
    }
    expect((await sign({ ...w9, tin: '12-345678' })).body.fields).toEqual({ 'form.tin': 'Enter nine digits' })
    await data(sign({ ...dac7, birthDate: '1985-04-12' }))
    const signed = await data(sign({ ...w9, tin: '12-3456789' }))
    expect(signed).toMatchObject([
      { kind: 'dac7', signedBy: 'Anna Byron' },
      { kind: 'w-9', signedBy: 'Anna' },
    ])
    const pdf = await data<{ base64: string }>(ask('GET', '/tax-forms/dac7/pdf', undefined, token))
    expect(await readText(pdf.base64)).toMatch(/198504120142[\s\S]*Anna Byron/)
    expect((await ask('GET', '/tax-forms/dac7/pdf', undefined, await signIn('Ben'))).status).toBe(404)
    const rows = await app.sql`SELECT sealed FROM affiliate_tax_forms`
    expect(rows.map(({ sealed }) => sealed.toString('latin1')).join()).not.toContain('0142')
  })
})

describe('invoices in the name of affiliates', () => {
  test('are issued once for each payout of those who agreed, as soon as there is somebody to issue them to', async () => {
    const run = await data<PayoutRunDetail>(ask('POST', '/payouts'))
    runId = run.id
    const grace = await createActor(app, 'admin', { firstName: 'Grace' })
    const seen = { version: run.version, cents: run.pays.cents }
    await data(ask('POST', `/payouts/${runId}/approval`, seen, grace.token))
    await issue()
    const token = await signIn('Anna')
    expect(await listOwn(token)).toEqual([])
    const operator = {
      name: 'Roomlark Ltd.',
      address: '1 Lark Lane\nDublin',
      vatId: 'IE6388047V',
      ...{ representedBy: '', registerNumber: '', email: '', phone: '' },
    }
    await data(ask('PUT', '/platform/operator', operator))
    await Promise.all([issue(), issue()])
    const [invoice, ...more] = await listOwn(token)
    expect(more).toEqual([])
    expect(invoice).toMatchObject({ kind: 'invoice', totalCents: 8000, vatCents: 0, currency: 'USD' })
    expect(invoice?.number).toMatch(/^SB-[\dA-F]{8}-0001$/)
    const pdf = await data<{ base64: string }>(
      ask('GET', `/earnings/invoices/${invoice?.id}/pdf`, undefined, token),
    )
    const text = await readText(pdf.base64)
    expect(text).toMatch(/19850412-0142/)
    expect(text).toMatch(/SE556677889901/)
    expect(text).toMatch(/IE6388047V/)
    expect(text).toMatch(/Reverse charge/)
    expect(text).toMatch(/Self-billing/)
    const bens = await signIn('Ben')
    expect((await ask('GET', `/earnings/invoices/${invoice?.id}/pdf`, undefined, bens)).status).toBe(404)
    expect(await listOwn(bens)).toMatchObject([{ vatCents: 0, number: expect.stringMatching(/-0001$/) }])
    expect(await listOwn(await signIn('Cara'))).toEqual([])
  })

  test('are taken back by the next number when the payout comes back', async () => {
    ada.token = await createSession(app, ada.id, { confirmed: true })
    await data(ask('POST', `/payouts/${runId}/export`))
    const list = await data<RunStatement[]>(ask('GET', `/payouts/${runId}/statements?list=pay`))
    const paidOn = utcDay(app.services.clock())
    const statementIds = list.map(({ id }) => id)
    await data(ask('POST', `/payouts/${runId}/paid`, { statementIds, paidOn, bankReference: '' }))
    const paid = await data<RunStatement[]>(ask('GET', `/payouts/${runId}/statements?list=paid`))
    const annas = paid.find(({ affiliateId }) => affiliateId === partners.Anna?.id)
    const back = { statementId: annas?.id, version: annas?.version, returnedOn: paidOn, code: 'AC04' }
    await data(ask('POST', `/payouts/${runId}/returned`, back))
    await issue()
    await issue()
    const [correction, invoice] = await listOwn(await signIn('Anna'))
    expect(correction).toMatchObject({ kind: 'correction', totalCents: -8000, corrects: invoice?.number })
    expect(correction?.number).toMatch(/-0002$/)
    await expect(app.sql`UPDATE affiliate_invoices SET total_cents = 1`).rejects.toThrow('append-only')
  })

  test('are asked of a business that issues them itself, and kept as they came', async () => {
    const details = { ...swedish, agreesToSelfBilling: false }
    const token = await signIn('Cara')
    const papers = async () =>
      (await data<RunStatement[]>(ask('GET', `/payouts/${runId}/statements?list=pay&limit=100`))).find(
        ({ affiliateId }) => affiliateId === partners.Cara?.id,
      )?.paper
    expect(await papers()).toBe('no-tax-details')
    await data(ask('PUT', '/tax-details', details, token))
    expect(await papers()).toBe('missing')
    const [request] = await data<InvoiceRequest[]>(ask('GET', '/earnings/invoice-requests', undefined, token))
    expect(request).toMatchObject({ usdCents: 8000, received: null })
    const path = `/earnings/statements/${request?.statement.id}/invoice`
    const send = async (text: string, by = token) => {
      const form = new FormData()
      form.append('paper', new Blob([text]), 'invoice 7.pdf')
      const headers = { authorization: `Bearer ${by}` }
      const response = await fetch(`${app.url}/api/v1${path}`, { method: 'POST', headers, body: form })
      return { status: response.status, body: JSON.parse(await response.text()) }
    }
    const pdf = '%PDF-1.4\nan invoice\n%%EOF\n'
    expect((await send('MZ not a paper')).status).toBe(415)
    expect((await send('%PDF-1.4 cut')).status).toBe(415)
    expect((await send(pdf.replace('an invoice', '/OpenAction << /JavaScript >>'))).status).toBe(415)
    expect((await send(`%PDF-${' '.repeat(4_000_000)}%%EOF`)).status).toBe(413)
    expect((await send(pdf, await signIn('Ben'))).status).toBe(404)
    expect((await send(pdf)).body.data).toMatchObject({ received: { name: 'invoice 7.pdf' } })
    expect(await papers()).toBe('received')
    const kept = { base64: Buffer.from(pdf).toString('base64') }
    expect(await data(ask('GET', path, undefined, token))).toMatchObject(kept)
    expect((await ask('GET', path, undefined, await signIn('Ben'))).status).toBe(404)
    const ofRun = `/payouts/${runId}/statements/${request?.statement.id}/invoice`
    expect(await data(ask('GET', ofRun))).toMatchObject(kept)
    const [stored] = await app.sql`SELECT sealed FROM affiliate_own_invoices`
    expect(Buffer.from(stored?.sealed).toString('latin1')).not.toContain('%PDF')
  })

  test('a calendar year has what was paid and did not come back', async () => {
    const token = await signIn('Ben')
    const year = app.services.clock().getUTCFullYear()
    expect(await data(ask('GET', '/earnings/years', undefined, token))).toEqual([
      { year, payouts: 1, usdCents: 8000 },
    ])
    const csv = await data<{ csv: string }>(ask('GET', `/earnings/years/${year}/csv`, undefined, token))
    expect(csv.csv.trim().split('\r\n')).toHaveLength(2)
    const pdf = await data<{ base64: string }>(ask('GET', `/earnings/years/${year}/pdf`, undefined, token))
    expect(await readText(pdf.base64)).toContain('19850412-0142')
    expect((await ask('GET', `/earnings/years/${year - 1}/pdf`, undefined, token)).status).toBe(404)
    expect((await ask('GET', '/earnings/years/soon/pdf', undefined, token)).status).toBe(400)
    expect(await data(ask('GET', '/earnings/years', undefined, await signIn('Anna')))).toEqual([])
  })
})
