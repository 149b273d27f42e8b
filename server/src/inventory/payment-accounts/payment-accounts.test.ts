import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { switchPayments } from '../../../test/taking-payments.ts'
import { createMember } from '../../../test/team.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { waitUntil } from '../../../test/wait.ts'
import { readTakesPayments, refreshDueAccounts } from './payment-accounts.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const takes = async ({ hotel }: TestHotel) =>
  (await readTakesPayments(app.services, app.pool, [hotel.id])).has(hotel.id)
const readSettings = (hotel: TestHotel) => hotel.data(hotel.ask('GET', `${hotel.base}/payments/settings`))
const confirm = ({ owner }: TestHotel) => app.sql`
  UPDATE sessions SET confirmed_until = now() + interval '1 day' WHERE user_id = ${owner.id}`
const connect = (hotel: TestHotel, token = hotel.token) =>
  app.ask('POST', `${hotel.base}/payments/account`, { token, body: {} })

describe('connecting payments', () => {
  test('is closed until the launch', async () => {
    const hotel = await openTestHotel(app)
    const answer = await hotel.ask('GET', `${hotel.base}/payments/settings`)
    expect(answer.body).toMatchObject({ code: 'not_launched' })
  })

  test('opens one account, whatever is repeated, and takes payments once all is entered', async () => {
    const hotel = await openTestHotel(app)
    await switchPayments(app, 'open')
    expect(await readSettings(hotel)).toMatchObject({ account: null, others: [], version: 1 })
    expect((await connect(hotel)).body).toMatchObject({ code: 'confirmation_required' })
    await confirm(hotel)
    app.services.sessions.forget()
    app.paymentSimulator.fail('error-after', { call: /POST \/v1\/accounts/ })
    expect((await connect(hotel)).status).toBe(503)
    const { url } = await hotel.data(connect(hotel))
    await hotel.data(connect(hotel))
    expect(url).toContain('/simulated-payments/')
    expect(app.paymentSimulator.tables.accounts.size).toBe(1)
    const { account } = await readSettings(hotel)
    expect(account).toMatchObject({ state: 'incomplete', isTest: true, isSimulated: true })
    expect(account.missing).not.toEqual([])
    expect(await takes(hotel)).toBe(false)
    const [id = ''] = app.paymentSimulator.tables.accounts.keys()
    app.paymentSimulator.enterAccount(id, account.missing)
    await app.paymentSimulator.notices.deliver()
    await waitUntil('the account', async () => (await readSettings(hotel)).account.state === 'active')
    expect(await takes(hotel)).toBe(true)
  })

  test('is found out by the job if the notice is lost', async () => {
    const hotel = await openTestHotel(app)
    await confirm(hotel)
    app.services.sessions.forget()
    await hotel.data(connect(hotel))
    const { account } = await readSettings(hotel)
    const [row] = await app.sql`SELECT service_id FROM payment_accounts WHERE id = ${account.id}`
    app.paymentSimulator.enterAccount(row?.service_id, account.missing)
    app.paymentSimulator.notices.lose()
    app.advance(11 * 60_000)
    await refreshDueAccounts({ ...app.services, sql: app.pool })
    expect((await readSettings(hotel)).account).toMatchObject({ state: 'active', missing: [] })
  })

  test('is for the owner and managers, and each account for its owner', async () => {
    const hotel = await openTestHotel(app)
    const clerk = await createMember(app, hotel.owner.id, [{ hotelId: hotel.hotel.id, role: 'front-desk' }])
    expect((await connect(hotel, clerk.token)).status).toBe(403)
    const stranger = await openTestHotel(app)
    expect((await connect(hotel, stranger.token)).status).toBe(403)
    await confirm(stranger)
    app.services.sessions.forget()
    expect((await connect(hotel, stranger.token)).status).toBe(404)
    await stranger.data(connect(stranger))
    const { account } = await readSettings(stranger)
    const settings = { accountId: account.id, deskRefundCents: null, version: 1 }
    expect((await hotel.ask('PUT', `${hotel.base}/payments/settings`, settings)).status).toBe(404)
  })

  test('refuses settings that were entered for an older version', async () => {
    const hotel = await openTestHotel(app)
    const save = (deskRefundCents: number, version: number) =>
      hotel.ask('PUT', `${hotel.base}/payments/settings`, { accountId: null, deskRefundCents, version })
    expect((await save(100, 1)).status).toBe(200)
    expect((await save(200, 1)).status).toBe(409)
    expect((await save(200, 2)).body.data).toMatchObject({ deskRefundCents: 200, version: 3 })
  })
})
