import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor, createUser, signIn } from '../../../test/factories.ts'
import { hotelInput } from '../../../test/hotel-input.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = (await createActor(app, 'admin', { firstName: 'Petra', lastName: 'Novak' })).token
})
afterAll(() => app.close())

function read(query = '', path = '/api/v1/users') {
  return app.ask('GET', path + query, { token })
}
async function emails(query: string): Promise<string[]> {
  return (await read(query)).body.data.map(({ email }: { email: string }) => email)
}

describe('GET /users', () => {
  test('finds every word in name, email and company, ignoring accents', async () => {
    const user = await createUser(app, 'affiliate', { firstName: 'Zoë', lastName: 'Quill' })
    await app.sql`UPDATE users SET company_name = 'Slow Miles' WHERE id = ${user.id}`
    for (const search of ['zoe', 'QUILL zoë', 'slow miles', user.email]) {
      expect(await emails(`?search=${encodeURIComponent(search)}`)).toEqual([user.email])
    }
    expect(await emails('?search=zoe%20nobody')).toEqual([])
    expect(await emails('?search=%25')).toEqual([])
  })

  test('can be filtered by type, state and two-step sign-in, with counts of each type', async () => {
    const last = 'Narrow'
    const hotel = await createUser(app, 'hotel', { lastName: last })
    const guard = await createUser(app, 'affiliate', { lastName: last })
    await app.sql`INSERT INTO mfa_devices (user_id, secret_encrypted, enabled_at) VALUES (${guard.id}, '', now())`
    const fresh = await createUser(app, 'affiliate', { lastName: last, verified: false })
    const bad = await createUser(app, 'hotel', { lastName: last })
    await app.sql`UPDATE users SET suspended_at = now(), suspended_reason = 'x' WHERE id = ${bad.id}`
    const gone = await createUser(app, 'hotel', { lastName: last })
    await app.sql`UPDATE users SET erased_at = now() WHERE id = ${gone.id}`

    const all = await read('?search=narrow')
    expect(all.body.meta).toMatchObject({ total: 4, countsByType: { hotel: 2, affiliate: 2, admin: 0 } })
    expect(all.body.meta.waiting).toBeGreaterThanOrEqual(1)
    const some = await read('?search=narrow&userType=hotel')
    expect(some.body.meta).toMatchObject({ total: 2, countsByType: { hotel: 2, affiliate: 2, admin: 0 } })
    expect(await emails('?search=narrow&state=suspended')).toEqual([bad.email])
    expect(await emails('?search=narrow&state=unverified')).toEqual([fresh.email])
    expect(await emails('?search=narrow&state=deleted')).toEqual([gone.email])
    expect(await emails('?search=narrow&mfa=on')).toEqual([guard.email])
    expect(await emails('?search=narrow&state=active&mfa=off')).toEqual([hotel.email])
  })

  test('is sorted and paged', async () => {
    for (const name of ['Carl', 'ábel', 'Bert']) {
      await createUser(app, 'hotel', {
        firstName: name,
        lastName: 'Sorted',
        email: `${name}-s@x.test`.toLowerCase(),
      })
    }
    const names = async (query: string) =>
      (await read(`?search=sorted&${query}`)).body.data.map(
        ({ firstName }: { firstName: string }) => firstName,
      )
    expect(await names('sort=name')).toEqual(['ábel', 'Bert', 'Carl'])
    expect(await names('sort=newest')).toEqual(['Bert', 'ábel', 'Carl'])
    expect(await names('sort=name&limit=2&page=2')).toEqual(['Carl'])
    await signIn(app, 'carl-s@x.test')
    expect((await names('sort=seen'))[0]).toBe('Carl')
  })

  test.each(['state=great', 'userType=guest', 'sort=colour', 'page=0', 'mfa=maybe'])(
    'refuses %s',
    async (query) => {
      expect((await read(`?${query}`)).status).toBe(400)
    },
  )
})

describe('GET /users/waiting', () => {
  test('counts unverified accounts as the list does, without suspended or deleted ones', async () => {
    const count = async () => (await read('', '/api/v1/users/waiting')).body.data.waiting
    const before = await count()
    const fresh = await createUser(app, 'affiliate', { verified: false })
    const bad = await createUser(app, 'hotel', { verified: false })
    await app.sql`UPDATE users SET suspended_at = now(), suspended_reason = 'x' WHERE id = ${bad.id}`
    expect(await count()).toBe(before + 1)
    expect((await read('?search=nobody')).body.meta.waiting).toBe(before + 1)
    await app.ask('POST', `/api/v1/users/${fresh.id}/verify`, { token })
    expect(await count()).toBe(before)
  })
})

describe('GET /users/export', () => {
  test('is the list as CSV, safe to open in a spreadsheet', async () => {
    const user = await createUser(app, 'hotel', { firstName: '@SUM(1)', lastName: 'Sheet' })
    const { body } = await read('?search=sheet', '/api/v1/users/export')
    expect(parse(body.data.csv, { columns: true, bom: true })).toMatchObject([
      { 'First name': "'@SUM(1)", Email: user.email, State: 'active', Type: 'hotel' },
    ])
  })
})

describe('GET /users/:id', () => {
  test('shows profile, hotels, sessions and sign-ins, and no secret', async () => {
    const user = await createActor(app)
    const made = await app.ask('POST', '/api/v1/hotels', {
      token: user.token,
      body: hotelInput({ name: 'Inn' }),
    })
    await signIn(app, user.email)
    const { status, body } = await read('', `/api/v1/users/${user.id}`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: user.id,
      state: 'active',
      hotelCount: 1,
      isLastAdmin: false,
      hotels: [{ id: made.body.data.id, name: 'Inn' }],
      sessions: [{ current: false }, { current: false }],
      signIns: [{ outcome: 'signed-in' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i)
  })

  test('is 404 for an unknown id', async () => {
    expect((await read('', '/api/v1/users/0d000000-0000-4000-8000-00000000ffff')).status).toBe(404)
    expect((await read('', '/api/v1/users/me')).status).toBe(400)
  })
})
