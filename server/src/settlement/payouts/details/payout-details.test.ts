import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createSession, opens, testMfaSecret, testPassword } from '../../../../test/factories.ts'
import { mailTo } from '../../../../test/mail.ts'
import { eraseDueAccounts } from '../../../operations/people/my-data/deletion.service.ts'
import { getUsableDetails, openPayoutDetails } from './paying.service.ts'

const hour = 60 * 60 * 1000
const iban = 'SE45 5000 0000 0583 9825 7466'
const otherIban = 'DE89 3704 0044 0532 0130 00'

const payee = {
  name: 'Jonas Lindqvist',
  company: 'Slow Miles',
  street: 'Hornsgatan 48',
  postalCode: '118 21',
  city: 'Stockholm',
  region: '',
  country: 'SE',
  taxNumber: '19850412-0142',
}
const makeAccount = (number: string) => ({
  kind: 'iban',
  holder: 'Jonas Lindqvist',
  iban: number,
  bic: number.startsWith('DE') ? 'DEUTDEFF' : 'esses ess',
  bankName: 'SEB',
})
const american = {
  kind: 'us',
  holder: 'Jo Miles',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  accountType: 'checking',
  bankName: 'First Bank',
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Actor = Awaited<ReturnType<typeof createActor>>

const read = (actor: Actor) => app.ask('GET', '/api/v1/payout-details', { token: actor.token })
const saveAccount = (actor: Actor, account: object, rest: object = {}) =>
  app.ask('PUT', '/api/v1/payout-details/account', {
    token: actor.token,
    body: { account, password: testPassword, newestId: null, ...rest },
  })
const savePayee = (actor: Actor, newestId: string | null, changed: object = {}) =>
  app.ask('PUT', '/api/v1/payout-details/payee', {
    token: actor.token,
    body: { payee: { ...payee, ...changed }, password: testPassword, newestId },
  })
const withdraw = (actor: Actor) => app.ask('DELETE', '/api/v1/payout-details/waiting', { token: actor.token })
const usable = async (actor: Actor) =>
  (await getUsableDetails(app.pool, [actor.id], app.services.clock()))[0]?.detailsId ?? null

describe('payout details', () => {
  test('can be of PayPal or Wise, in another currency, and a fault is shown at its field', async () => {
    const ines = await createActor(app, 'affiliate')
    const noBic = { ...makeAccount(iban), bic: '' }
    const refused = await saveAccount(ines, noBic, { payee, currency: 'SEK' })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['account.bic']])
    const inEuros = await saveAccount(ines, american, { payee, currency: 'EUR' })
    expect([inEuros.status, Object.keys(inEuros.body.fields)]).toEqual([400, ['currency']])
    const sepa = await saveAccount(ines, noBic, { payee, currency: 'EUR' })
    expect(sepa.body.data.waiting[0]).toMatchObject({ currency: 'EUR', account: { bic: null } })
    const account = { kind: 'paypal', holder: 'Inès Ruiz', email: 'Ines@Nomad.example' }
    const newestId = sepa.body.data.newestId
    const { body } = await saveAccount(ines, account, { currency: 'GBP', newestId })
    expect(body.data.waiting[0]).toMatchObject({
      currency: 'GBP',
      account: { kind: 'paypal', masked: 'i•••@nomad.example', country: '' },
    })
    expect(JSON.stringify(body)).not.toContain('ines@')
  })

  test('are masked, mailed about, encrypted, and used after three days', async () => {
    const jonas = await createActor(app, 'affiliate')
    expect((await read(jonas)).body.data).toEqual({
      inUse: null,
      waiting: [],
      paidCents: 0,
      newestId: null,
      changes: [],
    })
    const { status, body } = await saveAccount(jonas, makeAccount(iban), { payee })
    expect(status).toBe(200)
    const [waiting] = body.data.waiting
    expect(body.data).toMatchObject({ inUse: null, newestId: waiting.id })
    expect(waiting).toMatchObject({
      subject: 'all',
      account: { kind: 'iban', country: 'SE', lastFour: '7466', masked: 'SE45 •••• 7466', bic: 'ESSESESS' },
      payee: { name: 'Jonas Lindqvist', city: 'Stockholm', taxNumber: '•••• 0142' },
    })
    expect(JSON.stringify(body)).not.toMatch(/0583|19850412/)
    const mail = await mailTo(app, jonas.email)
    expect(mail.text).toMatch(/account ending 7466[\s\S]*It was not me/)
    expect(mail.text).not.toMatch(/0583|19850412/)

    const [row] = await app.sql`SELECT * FROM payout_details WHERE id = ${waiting.id}`
    expect(JSON.stringify({ ...row, sealed: row?.sealed.toString('latin1') })).not.toMatch(/0583|Hornsgatan/)
    const open = await openPayoutDetails(app.services, app.pool, [waiting.id])
    expect(open.get(waiting.id)).toEqual({
      account: { ...makeAccount('SE4550000000058398257466'), bic: 'ESSESESS' },
      payee,
    })

    expect(await usable(jonas)).toBeNull()
    app.advance(71 * hour)
    expect(await usable(jonas)).toBeNull()
    app.advance(hour)
    expect(await usable(jonas)).toBe(waiting.id)
    expect((await read(jonas)).body.data).toMatchObject({ inUse: { id: waiting.id }, waiting: [] })
  })

  test('that replace others leave these in use for three days', async () => {
    const jonas = await createActor(app, 'affiliate')
    const first = (await saveAccount(jonas, makeAccount(iban), { payee })).body.data.newestId
    app.advance(73 * hour)
    const second = (await saveAccount(jonas, american, { newestId: first })).body.data
    expect(second.waiting[0]).toMatchObject({
      subject: 'account',
      account: { kind: 'us', masked: '•••• 6789', routingNumber: '021000021' },
      payee: { city: 'Stockholm' },
    })
    expect(second.inUse.id).toBe(first)
    app.advance(24 * hour)
    const third = (await savePayee(jonas, second.newestId, { street: 'Kungsgatan 2' })).body.data
    expect(third.waiting.map(({ subject }: { subject: string }) => subject)).toEqual(['payee', 'account'])
    expect(await usable(jonas)).toBe(first)
    app.advance(49 * hour)
    expect(await usable(jonas)).toBe(second.newestId)
    app.advance(24 * hour)
    const later = { ...jonas, token: await createSession(app, jonas.id) }
    const { inUse } = (await read(later)).body.data
    expect(inUse).toMatchObject({
      id: third.newestId,
      account: { lastFour: '6789' },
      payee: { street: 'Kungsgatan 2' },
    })
  })

  test('ask for the password, for who is paid, and for the version that was seen', async () => {
    const jonas = await createActor(app, 'affiliate')
    const wrong = await saveAccount(jonas, makeAccount(iban), { payee, password: 'not the password' })
    expect(wrong.body).toMatchObject({ code: 'wrong_password', fields: { password: expect.any(String) } })
    expect((await saveAccount(jonas, makeAccount(iban))).body.fields).toHaveProperty(['payee.name'])
    expect((await savePayee(jonas, null)).status).toBe(409)
    const both = await Promise.all([
      saveAccount(jonas, makeAccount(iban), { payee }),
      saveAccount(jonas, makeAccount(otherIban), { payee }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read(jonas)).body.data.changes).toHaveLength(1)
  })

  test.each([
    ['account.iban', makeAccount('SE45 5000 0000 0583 9825 7467')],
    ['account.iban', makeAccount('US12 3456')],
    ['account.bic', { ...makeAccount(iban), bic: 'ESSE' }],
    ['account.bic', { ...makeAccount(iban), bic: 'DEUTDEFF' }],
    ['account.routingNumber', { ...american, routingNumber: '021000022' }],
    ['account.accountNumber', { ...american, accountNumber: '12A4' }],
  ])('name a wrong %s', async (field, account) => {
    const jonas = await createActor(app, 'affiliate')
    const { status, body } = await saveAccount(jonas, account, { payee })
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
  })

  test('ask for a code where two-step sign-in is on, and accept it once', async () => {
    const jonas = await createActor(app, 'affiliate', { mfa: true })
    const without = await saveAccount(jonas, makeAccount(iban), { payee })
    expect([without.status, Object.keys(without.body.fields)]).toEqual([400, ['code']])
    const timestamp = app.services.clock().getTime()
    const code = new TOTP({ secret: testMfaSecret, digits: 6, period: 30 }).generate({ timestamp })
    const wrong = await saveAccount(jonas, makeAccount(iban), {
      payee,
      code: code === '111111' ? '2' : '111111',
    })
    expect(wrong.body.fields).toHaveProperty('code')
    const { newestId } = (await saveAccount(jonas, makeAccount(iban), { payee, code })).body.data
    expect(newestId).not.toBeNull()
    expect((await saveAccount(jonas, makeAccount(otherIban), { newestId, code })).status).toBe(400)
    expect((await read(jonas)).body.data.newestId).toBe(newestId)
  })

  test('that somebody else entered are withdrawn, with every other session', async () => {
    const jonas = await createActor(app, 'affiliate')
    const first = (await saveAccount(jonas, makeAccount(iban), { payee })).body.data.newestId
    app.advance(73 * hour)
    const thief = { ...jonas, token: await createSession(app, jonas.id) }
    const { newestId } = (await saveAccount(thief, makeAccount(otherIban), { newestId: first })).body.data
    await savePayee(thief, newestId, { city: 'Berlin' })
    const { status, body } = await withdraw(jonas)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ inUse: { id: first }, waiting: [], newestId: first })
    expect(await opens(app, thief.token)).toBe(false)
    expect(await opens(app, jonas.token)).toBe(true)
    await mailTo(app, jonas.email, 4)
    const subjects = app.sent.filter(({ to }) => to === jonas.email).map(({ subject }) => subject)
    expect(subjects).toContain('A change of your payout details was withdrawn')
    app.advance(73 * hour)
    expect(await usable(jonas)).toBe(first)
    expect((await withdraw(jonas)).status).toBe(409)
  })

  test('belong to their affiliate, and are audited with four digits', async () => {
    const jonas = await createActor(app, 'affiliate')
    const other = await createActor(app, 'affiliate')
    const admin = await createActor(app, 'admin')
    const { newestId } = (await saveAccount(jonas, makeAccount(iban), { payee })).body.data
    expect((await savePayee(other, newestId)).status).toBe(409)
    expect((await read(other)).body.data.newestId).toBeNull()
    expect((await read(admin)).status).toBe(403)
    const audit = await app.ask('GET', '/api/v1/audit?action=payout-details.saved&limit=10', {
      token: admin.token,
    })
    expect(JSON.stringify(audit.body)).toContain('7466')
    expect(JSON.stringify(audit.body)).not.toMatch(/0583|Hornsgatan|0142/)
  })

  test('are erased with the account; what statements say of them stays', async () => {
    const jonas = await createActor(app, 'affiliate')
    const { newestId } = (await saveAccount(jonas, makeAccount(iban), { payee })).body.data
    await app.sql`UPDATE users SET deletion_asked_at = ${app.services.clock()} WHERE id = ${jonas.id}`
    app.advance(15 * 24 * hour)
    await eraseDueAccounts({ ...app.services, sql: app.pool })
    const rows =
      await app.sql`SELECT sealed, bank_name, device, last_four FROM payout_details WHERE id = ${newestId}`
    expect(rows).toEqual([{ sealed: null, bank_name: null, device: null, last_four: '7466' }])
    expect(await usable(jonas)).toBeNull()
    expect((await openPayoutDetails(app.services, app.pool, [newestId])).size).toBe(0)
  })
})
