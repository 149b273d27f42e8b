import type { ApiKeyInput } from '@roomlark/contract/accounts/api-keys'
import { keyLimits } from '@roomlark/contract/accounts/api-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKey } from '../../../../test/api-keys.ts'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../../test/app.ts'
import { createActor, createSession } from '../../../../test/factories.ts'
import { createHotel } from '../../../../test/hotels.ts'
import { createMember } from '../../../../test/team.ts'
import { openTestHotel } from '../../../../test/test-hotel.ts'
import { hashApiKey } from './api-key-token.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const path = '/api/v1/api-keys'
const input = (changes: Partial<ApiKeyInput> = {}): ApiKeyInput => ({
  name: 'Front desk tablet',
  scopes: ['bookings:change'],
  hotelIds: null,
  expiresOn: null,
  ...changes,
})
const confirmedActor = (type: 'hotel' | 'affiliate' | 'admin') => createActor(app, type, { confirmed: true })
const make = (token: string, changes?: Partial<ApiKeyInput>) =>
  app.ask('POST', path, { token, body: input(changes) })

describe('making a key', () => {
  test('shows it once, stores its hash, and lists what it may do and where', async () => {
    const owner = await confirmedActor('hotel')
    const { id: hotelId, name } = await createHotel(app, owner.token)
    const { status, body } = await make(owner.token, { hotelIds: [hotelId], expiresOn: '2199-03-01' })
    expect(status).toBe(200)
    const { key, secret } = body.data
    expect(secret).toMatch(/^rl_live_[A-Za-z0-9]{32}$/)
    expect(key).toMatchObject({
      name: 'Front desk tablet',
      prefix: secret.slice(0, 12),
      scopes: ['bookings:change'],
      hotels: [{ id: hotelId, name }],
      madeBy: 'Ada Byron',
      lastUsedAt: null,
      expiresAt: '2199-03-02T00:00:00.000Z',
    })
    const [row] = await app.sql`SELECT * FROM api_keys WHERE id = ${key.id}`
    expect(row?.key_hash).toEqual(hashApiKey(secret))
    expect(JSON.stringify(row)).not.toContain(secret.slice(13))
    const listed = await app.ask('GET', path, { token: owner.token })
    expect(listed.body.data).toEqual({ keys: [key], hotels: [{ id: hotelId, name }] })
    expect(app.logs.join('')).not.toContain(secret)
  })

  test('asks for the password again, and is the owner’s alone', async () => {
    const owner = await createActor(app, 'hotel')
    expect((await make(owner.token)).body.code).toBe('confirmation_required')
    const member = await createMember(app, owner.id, [{ hotelId: null, role: 'manager' }])
    const token = await createSession(app, member.id, { confirmed: true })
    expect((await make(token)).status).toBe(403)
    expect((await app.ask('GET', path, { token })).status).toBe(403)
  })

  test('refuses scopes that are not for the account, foreign hotels and days that are over', async () => {
    const affiliate = await confirmedActor('affiliate')
    const foreignScope = await make(affiliate.token, { scopes: ['bookings:read'] })
    expect([foreignScope.status, Object.keys(foreignScope.body.fields)]).toEqual([400, ['scopes']])
    const owner = await confirmedActor('hotel')
    const { id } = await createHotel(app, owner.token)
    const hotels = await make(affiliate.token, { scopes: ['payouts:read'], hotelIds: [id] })
    expect([hotels.status, Object.keys(hotels.body.fields)]).toEqual([400, ['hotelIds']])
    const stranger = await confirmedActor('hotel')
    expect((await make(stranger.token, { hotelIds: [id] })).status).toBe(404)
    expect((await make(owner.token, { expiresOn: '2020-01-01' })).body.fields).toHaveProperty('expiresOn')
    const twice = await make(owner.token, { scopes: ['bookings:read', 'bookings:change'] })
    expect(twice.body.fields).toHaveProperty('scopes')
    const [{ count } = { count: -1 }] = await app.sql<{ count: number }[]>`
      SELECT count(*)::integer AS count FROM api_keys WHERE user_id = ANY(${[owner.id, stranger.id, affiliate.id]})`
    expect(count).toBe(0)
  })

  test('has a limit, also for calls at the same moment', async () => {
    const owner = await confirmedActor('hotel')
    for (let n = 1; n < keyLimits.keys; n++) await createKey(app, owner.id, { scopes: ['rates:read'] })
    const answers = await Promise.all([make(owner.token), make(owner.token), make(owner.token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('using a key', () => {
  test('reaches the chosen hotels only, and is named in the audit log', async () => {
    const testHotel = await openTestHotel(app)
    const { owner, hotel } = testHotel
    const other = await createHotel(app, owner.token)
    const scopes = ['hotels:change', 'bookings:read'] as const
    const token = await createKey(app, owner.id, {
      scopes: [...scopes],
      hotelIds: [hotel.id],
      name: 'Website',
    })
    const { body } = await app.ask('GET', '/api/v1/hotels', { token })
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([hotel.id])
    expect((await app.ask('GET', `/api/v1/hotels/${other.id}`, { token })).status).toBe(404)
    const booking = await testHotel.book()
    expect((await app.ask('GET', `/api/v1/bookings/${booking.id}`, { token })).status).toBe(200)

    const active = { isActive: false }
    const changed = await app.ask('PUT', `/api/v1/hotels/${hotel.id}/active`, { token, body: active })
    expect(changed.body).toMatchObject({ success: true })
    const admin = await createActor(app, 'admin')
    const audit = await app.ask('GET', `/api/v1/audit?userId=${owner.id}&limit=10`, { token: admin.token })
    expect(audit.body.data[0]).toMatchObject({ actorId: owner.id, keyName: 'Website' })
    expect(audit.body.data.at(-1)).toMatchObject({ keyName: null })

    await app.sql`UPDATE hotels SET owner_id = ${(await createActor(app, 'hotel')).id} WHERE id = ${hotel.id}`
    expect((await app.ask('GET', `/api/v1/hotels/${hotel.id}`, { token })).status).toBe(404)
  })

  test('is recorded, at most once a minute', async () => {
    const { id, token: session } = await createActor(app, 'affiliate')
    const token = await createKey(app, id, { scopes: ['payouts:read'] })
    const lastUsed = async () => {
      await app.ask('GET', '/api/v1/earnings/statements', { token })
      return (await app.ask('GET', path, { token: session })).body.data.keys[0].lastUsedAt
    }
    const first = await lastUsed()
    expect(Date.parse(first)).toBeCloseTo(app.services.clock().getTime(), -5)
    app.advance(30_000)
    expect(await lastUsed()).toBe(first)
    app.advance(31_000)
    expect(Date.parse(await lastUsed())).toBeGreaterThan(Date.parse(first) + 60_000)
  })

  test('ends when it is revoked, expires, or its account is suspended, and says so', async () => {
    const owner = await createActor(app, 'hotel')
    const stranger = await createActor(app, 'hotel')
    const use = async (token: string) => {
      const { status, body } = await app.ask('GET', '/api/v1/hotels', { token })
      return [status, body.message ?? 'ok']
    }
    const expiresAt = new Date(app.services.clock().getTime() + 60_000)
    const short = await createKey(app, owner.id, { scopes: ['hotels:read'], expiresAt })
    const token = await createKey(app, owner.id, { scopes: ['hotels:read'], name: 'Old website' })
    const third = await createKey(app, owner.id, { scopes: ['hotels:read'] })
    expect([await use(short), await use(token), await use(third)]).toEqual(Array(3).fill([200, 'ok']))

    const { body } = await app.ask('GET', path, { token: owner.token })
    const { id } = body.data.keys.find(({ name }: { name: string }) => name === 'Old website')
    expect((await app.ask('DELETE', `${path}/${id}`, { token: stranger.token })).status).toBe(404)
    expect(await use(token)).toEqual([200, 'ok'])
    expect((await app.ask('DELETE', `${path}/${id}`, { token: owner.token })).status).toBe(200)
    expect(await use(token)).toEqual([401, expect.stringContaining('This API key was revoked on ')])
    expect((await app.ask('DELETE', `${path}/${id}`, { token: owner.token })).status).toBe(404)

    app.advance(61_000)
    expect(await use(short)).toEqual([401, expect.stringContaining('This API key expired on ')])
    await app.sql`UPDATE users SET suspended_at = now() WHERE id = ${owner.id}`
    await expect.poll(() => use(third)).toEqual([401, expect.stringContaining('account of this API key')])
    expect(await use(`rl_live_${'x'.repeat(32)}`)).toEqual([401, 'This API key does not exist.'])
  })

  test('never confirms for an administrator, nor does anything before two-step sign-in is on', async () => {
    const admin = await createActor(app, 'admin', { mfa: false })
    const token = await createKey(app, admin.id, { scopes: ['hotels:change', 'payouts:read'] })
    const read = await app.ask('GET', '/api/v1/payouts', { token })
    expect(read.body.code).toBe('mfa_setup_required')
    const { hotel } = await openTestHotel(app)
    const body = { isActive: false }
    const changed = await app.ask('PUT', `/api/v1/hotels/${hotel.id}/active`, { token, body })
    expect(changed.body.code).toBe('mfa_setup_required')
    expect((await app.ask('POST', '/api/v1/payouts', { token, body: {} })).body.code).toBe('forbidden')
  })

  test('is limited for each key, without locking out the account', async () => {
    const limited = await startTestAppForTest({ rateLimits: { search: 4, anonymous: 8, signedIn: 5 } })
    const owner = await createActor(limited, 'hotel')
    const [one = '', two = ''] = [
      await createKey(limited, owner.id, { scopes: ['hotels:read'] }),
      await createKey(limited, owner.id, { scopes: ['hotels:read'] }),
    ]
    const ask = async (token: string) => (await limited.ask('GET', '/api/v1/hotels', { token })).status
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push(await ask(one))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect([await ask(two), await ask(owner.token)]).toEqual([200, 200])
  })
})
