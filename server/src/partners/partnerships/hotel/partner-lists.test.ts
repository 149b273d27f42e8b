import type { ListedPartnership } from '@roomlark/contract/partners/all-partnerships'
import type { PartnerName } from '@roomlark/contract/partners/booking-partner'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { addPartnership } from '../../../../test/partnerships.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
let admin: { token: string }
let alpina: TestHotel
let lagoon: TestHotel
let zoe: Awaited<ReturnType<typeof createActor>>
let bram: Awaited<ReturnType<typeof createActor>>
let zoeAtAlpina: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin')
  alpina = await openTestHotel(app, 3, { hotel: { name: 'Alpina Lodge', city: 'Zermatt', country: 'CH' } })
  lagoon = await openTestHotel(app, 3, { hotel: { name: 'Lagoon House', city: 'Venezia', country: 'IT' } })
  zoe = await createActor(app, 'affiliate', { firstName: 'Zoë', lastName: 'Quill' })
  bram = await createActor(app, 'affiliate', { firstName: 'Bram', lastName: 'Vos' })
  await app.sql`
    INSERT INTO affiliate_profiles (user_id, public_name, updated_at) VALUES (${zoe.id}, 'Slow Miles', now())`
  zoeAtAlpina = await addPartnership(app, { hotelId: alpina.hotel.id, affiliateId: zoe.id, rateBps: 1850 })
  await addPartnership(app, { hotelId: lagoon.hotel.id, affiliateId: zoe.id, state: 'paused' })
  await addPartnership(app, { hotelId: alpina.hotel.id, affiliateId: bram.id })
  await app.sql`
    INSERT INTO partnerships (hotel_id, invited_email, state, state_since, created_at)
    VALUES (${lagoon.hotel.id}, 'new@writers.test', 'invited', now(), now())`
})
afterAll(() => app.close())

const asAdmin = (method: string, path: string, body?: unknown) =>
  app.ask(method, `/api/v1${path}`, { token: admin.token, body })
const list = async (query = '') => (await asAdmin('GET', `/partnerships/all${query}`)).body
const pairs = async (query: string) =>
  (await list(query)).data.map((one: ListedPartnership) => `${one.partnerName} – ${one.hotel.name}`)

describe('GET /partnerships/all', () => {
  test('finds words in the hotel, its place, the public name, the account and the invited address', async () => {
    expect(await pairs('?search=slow%20lodge')).toEqual(['Slow Miles – Alpina Lodge'])
    expect(await pairs('?search=zoe&sort=hotel')).toEqual([
      'Slow Miles – Alpina Lodge',
      'Slow Miles – Lagoon House',
    ])
    expect(await pairs('?search=venezia&sort=partner')).toEqual([
      'new@writers.test – Lagoon House',
      'Slow Miles – Lagoon House',
    ])
    expect(await pairs(`?search=${bram.email}`)).toEqual(['Bram Vos – Alpina Lodge'])
    expect(await pairs('?search=%25')).toEqual([])
  })

  test('shows terms, sides and counts; a state narrows the list, not the counts', async () => {
    const { data, meta } = await list('?state=active&sort=partner')
    expect(meta).toMatchObject({
      total: 2,
      countsByState: { active: 2, paused: 1, invited: 1, requested: 0, ended: 0, declined: 0 },
    })
    expect(data[1]).toMatchObject({
      id: zoeAtAlpina,
      partnerName: 'Slow Miles',
      ratePercent: 18.5,
      bookings: 0,
      openSignals: 0,
      version: 1,
      affiliate: { id: zoe.id, name: 'Zoë Quill', email: zoe.email },
      hotel: { id: alpina.hotel.id, name: 'Alpina Lodge', city: 'Zermatt', country: 'CH' },
    })
    const invited = await list('?state=invited')
    expect(invited.data[0]).toMatchObject({ affiliate: null, partnerName: 'new@writers.test' })
    expect((await list('?limit=3&page=2')).data).toHaveLength(1)
  })

  test('can be narrowed to an affiliate, an owner or a hotel', async () => {
    expect(await pairs(`?userId=${zoe.id}&sort=hotel`)).toEqual([
      'Slow Miles – Alpina Lodge',
      'Slow Miles – Lagoon House',
    ])
    expect(await pairs(`?userId=${alpina.owner.id}&sort=partner`)).toEqual([
      'Bram Vos – Alpina Lodge',
      'Slow Miles – Alpina Lodge',
    ])
    expect(await pairs(`?hotelId=${lagoon.hotel.id}&state=paused`)).toEqual(['Slow Miles – Lagoon House'])
  })

  test('is for administrators, who pause and end with a reason that the audit log keeps', async () => {
    for (const { token } of [alpina.owner, zoe]) {
      expect((await app.ask('GET', '/api/v1/partnerships/all', { token })).status).toBe(403)
    }
    const step = (body: object) => asAdmin('POST', `/partnerships/${zoeAtAlpina}/steps`, body)
    const unsaid = await step({ step: 'pause', version: 1, note: ' ' })
    expect(unsaid.body).toMatchObject({ code: 'validation_failed', fields: { note: 'Give a reason' } })
    expect((await step({ step: 'pause', version: 1, note: 'Ads on our name' })).status).toBe(200)
    const [paused] = (await list(`?userId=${zoe.id}&hotelId=${alpina.hotel.id}`)).data
    expect(paused).toMatchObject({ state: 'paused', pausedByAdmin: true, version: 2 })
    expect((await step({ step: 'end', version: 1, note: 'Again' })).status).toBe(409)
    const { body } = await asAdmin('GET', '/audit?action=partnership.paused')
    expect(body.data[0]).toMatchObject({ targetName: 'Slow Miles', hotel: { id: alpina.hotel.id } })
    expect(JSON.stringify(body.data[0].changes)).toContain('Ads on our name')
    expect((await step({ step: 'resume', version: 2, note: 'Stopped' })).status).toBe(200)
  })
})

describe('GET /hotels/:hotelId/partner-names', () => {
  const names = async (testHotel: TestHotel, { token }: { token: string }, query = '') =>
    app.ask('GET', `${testHotel.base}/partner-names${query}`, { token })

  test('lists the partners who earn now, with their rate', async () => {
    const { body } = await names(alpina, alpina.owner)
    expect(body.data).toEqual([
      expect.objectContaining({ name: 'Bram Vos' }),
      { partnershipId: zoeAtAlpina, name: 'Slow Miles', ratePercent: 18.5 },
    ])
    expect((await names(alpina, admin)).body.data).toEqual(body.data)
    expect((await names(lagoon, lagoon.owner)).body.data).toEqual([])
    const found = await names(alpina, alpina.owner, '?search=miles')
    expect(found.body.data.map(({ name }: PartnerName) => name)).toEqual(['Slow Miles'])
    await app.sql`UPDATE users SET suspended_at = now(), suspended_reason = 'x' WHERE id = ${bram.id}`
    expect((await names(alpina, alpina.owner)).body.data).toHaveLength(1)
    await app.sql`UPDATE users SET suspended_at = NULL, suspended_reason = NULL WHERE id = ${bram.id}`
  })

  test('is 404 for the hotel of another owner and 403 for affiliates', async () => {
    expect((await names(alpina, lagoon.owner)).status).toBe(404)
    expect((await names(alpina, zoe)).status).toBe(403)
  })
})
