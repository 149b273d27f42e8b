import { describe, expect, test } from 'vitest'
import { type Answer, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { makePage } from '../../../test/payments/simulated-service.ts'
import type { PageOrder, PaymentService } from '../../adapters/payments/payment-service.ts'

type Opened = { app: TestApp; payments: PaymentService; hotel: string; id: string; path: string }

async function openPage(changes: Partial<PageOrder> = {}): Promise<Opened> {
  const app = await startTestAppForTest()
  const { payments } = app.services
  if (!payments) throw new Error('a test app takes payments')
  const hotel = app.paymentSimulator.openAccount()
  const { id, url } = await payments.openPage('key', hotel, makePage(changes))
  return { app, payments, hotel, id, path: new URL(url ?? '').pathname }
}

function post(app: TestApp, path: string, form: Record<string, string>, headers = {}): Promise<Answer> {
  return app.ask('POST', path, {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

describe('the page on which guests pay', () => {
  test('says what is paid and that no money moves, and runs no script', async () => {
    const { app, path } = await openPage({ title: '<b>Two</b> nights', amount: 12_345 })
    const { status, headers, body } = await app.ask('GET', path)
    expect(status).toBe(200)
    expect(body).toContain('Simulated payments: no money moves')
    expect(body).toContain('&lt;b&gt;Two&lt;/b&gt; nights')
    expect(body).toContain('Pay €123.45')
    expect(body).toContain('href="http://roomlark.test/cancel"')
    expect(body).not.toContain('<script')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    const filled = await app.ask('GET', `${path}?number=4000000000009995`)
    expect(filled.body).toContain('value="4000 0000 0000 9995"')
    const odd = await app.ask('GET', `${path}?number=%22%3E%3Cscript%3E&number=2&iban=`)
    expect(odd.status).toBe(200)
    expect(odd.body).not.toContain('<script')
  })

  test('leads back when somebody has paid, and cannot be paid again', async () => {
    const { app, payments, hotel, id, path } = await openPage()
    const paid = await post(app, path, { number: '4242 4242 4242 4242' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://roomlark.test/back'])
    expect(await payments.readPage(hotel, id)).toMatchObject({
      state: 'done',
      charge: { state: 'succeeded' },
    })
    const again = await post(app, path, { number: '4242 4242 4242 4242' })
    expect([again.status, again.body]).toEqual([200, expect.stringContaining('Nothing is left to do')])
    expect(app.paymentSimulator.tables.charges.size).toBe(1)
  })

  test('says why a card was declined, and refuses numbers that are not for tests', async () => {
    const { app, payments, hotel, id, path } = await openPage()
    const declined = await post(app, path, { number: '4000000000009995' })
    expect(declined).toMatchObject({ status: 402, body: expect.stringContaining('insufficient funds') })
    const real = await post(app, path, { number: '4111111111111111' })
    expect(real).toMatchObject({ status: 402, body: expect.stringContaining('real cards') })
    expect(await post(app, path, {})).toMatchObject({ status: 402 })
    expect((await payments.readPage(hotel, id)).state).toBe('open')
  })

  test('asks the holder of a card', async () => {
    const { app, payments, hotel, id, path } = await openPage()
    const question = `${path}/question`
    expect((await post(app, path, { number: '4000002500003155' })).headers.get('location')).toBe(question)
    expect((await app.ask('GET', question)).body).toContain('Do you confirm the payment of €123.00?')
    const refused = await post(app, question, { answer: 'refuse' })
    expect(refused.headers.get('location')).toBe(path)
    expect((await app.ask('GET', path)).body).toContain('failed authentication')
    await post(app, path, { number: '4000002500003155' })
    const confirmed = await post(app, question, { answer: 'confirm' })
    expect(confirmed.headers.get('location')).toBe('http://roomlark.test/back')
    expect((await payments.readPage(hotel, id)).charge).toMatchObject({ state: 'succeeded' })
  })

  test('takes debits unless a card is kept', async () => {
    const { app, payments, hotel, id, path } = await openPage()
    expect((await app.ask('GET', `${path}?iban=`)).body).toContain('SEPA direct debit')
    await post(app, path, { iban: 'DE89 3704 0044 0532 0130 00' })
    expect((await payments.readPage(hotel, id)).charge).toMatchObject({ state: 'processing' })
    const kept = await payments.openPage('kept', hotel, makePage({ keepsCard: true }))
    const { body } = await app.ask('GET', `${new URL(kept.url ?? '').pathname}?iban=`)
    expect(body).not.toContain('SEPA')
  })

  test('ends when its time is over', async () => {
    const { app, path } = await openPage()
    app.advance(32 * 60_000)
    expect((await app.ask('GET', path)).body).toContain('has expired')
    expect((await post(app, path, { number: '4242424242424242' })).body).toContain('has expired')
    expect(app.paymentSimulator.tables.charges.size).toBe(0)
  })

  test('refuses forms of other sites, and ids that nobody has', async () => {
    const { app, path } = await openPage()
    const foreign = await post(app, path, { number: '4242424242424242' }, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
    for (const unknown of ['pay/cs_test_1', 'pay/cs_test_1/question', 'onboarding/al_1', 'pay/%00']) {
      expect((await app.ask('GET', `/simulated-payments/${unknown}`)).status).toBe(404)
      expect((await post(app, `/simulated-payments/${unknown}`, {})).status).toBe(404)
    }
  })
})

describe('the page on which owners enter their data', () => {
  async function openOnboarding() {
    const { app, payments } = await openPage()
    const account = await payments.openAccount('account', {
      country: 'DE',
      email: 'owner@hotel.example',
      businessName: 'The Lark',
      reference: 'account-1',
    })
    const urls = { backUrl: 'http://roomlark.test/back', againUrl: 'http://roomlark.test/again' }
    const path = new URL(await payments.makeOnboardingPage(account.id, urls)).pathname
    return { app, payments, account, path }
  }

  test('makes the account active, and reports what was left out', async () => {
    const { app, payments, account, path } = await openOnboarding()
    expect((await app.ask('GET', path)).body).toContain('Set up payments for The Lark')
    const all = Object.fromEntries(account.missing.map((name) => [name, 'x']))
    const sent = await post(app, path, { ...all, external_account: ' ' })
    expect(sent.headers.get('location')).toBe('http://roomlark.test/back')
    expect(await payments.readAccount(account.id)).toMatchObject({
      state: 'restricted',
      missing: ['external_account'],
    })
    await post(app, path, { external_account: 'DE89 3704 0044 0532 0130 00' })
    expect(await payments.readAccount(account.id)).toMatchObject({ state: 'active', missing: [] })
  })

  test('leads to a new page when its link has ended', async () => {
    const { app, payments, account, path } = await openOnboarding()
    app.advance(6 * 60_000)
    const late = await post(app, path, { external_account: 'x' })
    expect(late.headers.get('location')).toBe('http://roomlark.test/again')
    expect((await payments.readAccount(account.id)).state).toBe('incomplete')
  })
})
