import { api, apiBase } from '@roomlark/contract/api'
import { type Endpoint, userTypes } from '@roomlark/contract/endpoint'
import { keyScopes, listKeyScopes, scopeNeeded } from '@roomlark/contract/key-scopes'
import { roleMay, teamRoles } from '@roomlark/contract/team-roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKey } from './api-keys.ts'
import { startTestApp, type TestApp } from './app.ts'
import { createActor } from './factories.ts'
import { createHotel } from './hotels.ts'
import { createMember } from './team.ts'

const endpoints = Object.entries(api).flatMap(([module, group]) =>
  Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ name: `${module}.${name}`, endpoint })),
)

let app: TestApp
const tokens: Record<string, string> = {}

beforeAll(async () => {
  app = await startTestApp()
  for (const userType of userTypes) tokens[userType] = (await createActor(app, userType)).token
})
afterAll(() => app.close())

const someId = '0d000000-0000-4000-8000-00000000ffff'

/** Builds an address that fits the pattern; access is checked before anything in it is looked up. */
function makePath(endpoint: Endpoint, hotelId = someId): string {
  return apiBase + endpoint.path.replace(/^\/hotels\/:\w+/, `/hotels/${hotelId}`).replace(/:\w+/g, someId)
}

describe.each(endpoints.filter(({ endpoint }) => endpoint.access !== 'public'))('$name', ({ endpoint }) => {
  test('is 401 without a token, with a wrong one, and with the token only in a cookie', async () => {
    const ways = [
      {},
      { token: 'A'.repeat(43) },
      { headers: { authorization: 'Bearer nonsense' } },
      { headers: { cookie: `token=${tokens.admin}` } },
    ]
    for (const way of ways) {
      const answer = await app.ask(endpoint.method, makePath(endpoint), way)
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ success: false, code: 'unauthorized' })
    }
  })

  const refused = userTypes.filter(
    (type) => Array.isArray(endpoint.access) && !endpoint.access.includes(type),
  )
  test.each(refused)('is 403 for %s', async (userType) => {
    const token = tokens[userType] ?? ''
    const answer = await app.ask(endpoint.method, makePath(endpoint), { token })
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ success: false, code: 'forbidden' })
  })
})

test('there are protected and public endpoints to check', () => {
  const guarded = endpoints.filter(({ endpoint }) => endpoint.access !== 'public')
  expect(guarded.length).toBeGreaterThan(5)
  expect(guarded.length).toBeLessThan(endpoints.length)
})

/** Endpoints that hotels can call and members of their teams cannot, whatever their role. */
const ownersAlone = [
  'hotels.create',
  'hotels.remove',
  'hotels.import',
  'hotelRemoval.preview',
  'hotelRemoval.restore',
  'hotelOffers.received',
  'hotelOffers.answer',
  'hotelOffers.get',
  'hotelOffers.make',
  'hotelOffers.withdraw',
  'team.get',
  'team.invite',
  'team.sendAgain',
  'team.changeInvitation',
  'team.withdraw',
  'team.changeMember',
  'team.remove',
  'company.save',
  'apiKeys.list',
  'apiKeys.create',
  'apiKeys.revoke',
  ...['list', 'create', 'change', 'remove', 'rotate', 'test'].map((name) => `webhooks.${name}`),
  'webhooks.deliveries',
  'webhooks.redeliver',
]

describe('API keys', () => {
  const guarded = endpoints.filter(({ endpoint }) => endpoint.access !== 'public')

  test.each(userTypes)('of %s open, with every scope, exactly what names them', async (userType) => {
    const { id } = await createActor(app, userType)
    const token = await createKey(app, id, { scopes: [...listKeyScopes(userType)] })
    const wrong: string[] = []
    for (const { name, endpoint } of guarded) {
      const { access, confirmed, stream } = endpoint
      const isForType = access === 'signed-in' || access.includes(userType)
      const needed = scopeNeeded(endpoint)
      const may = isForType && needed !== null && listKeyScopes(userType).includes(needed)
      const { status, body } = await app.ask(endpoint.method, makePath(endpoint), { token })
      const isRefused = status === 403 && body.code === 'forbidden'
      if (isRefused === may || status === 401 || status >= 500) wrong.push(`${name}: ${status}`)
      if (needed !== null && (confirmed || stream)) wrong.push(`${name} is not for keys`)
    }
    expect(wrong).toEqual([])
  })

  test('open nothing for which they lack the scope, and to read with the scope to change', async () => {
    const { id } = await createActor(app, 'hotel')
    const open = guarded.filter(({ endpoint }) => endpoint.keys !== undefined)
    const wrong: string[] = []
    const keys = new Map<string | null, string>()
    for (const { name, endpoint } of open.filter(({ endpoint: { access } }) => access.includes('hotel'))) {
      const needed = scopeNeeded(endpoint)
      const others = keyScopes.filter(
        (scope) => scope !== needed && scope !== needed?.replace('read', 'change'),
      )
      const token = keys.get(needed) ?? (await createKey(app, id, { scopes: others }))
      keys.set(needed, token)
      const { status, body } = await app.ask(endpoint.method, makePath(endpoint), { token })
      if (status !== 403 || !body.message.includes(needed)) wrong.push(`${name}: ${status} ${body.message}`)
    }
    expect(wrong).toEqual([])
    expect(open.length).toBeGreaterThan(120)
    const token = await createKey(app, id, { scopes: ['bookings:change'] })
    expect((await app.ask('GET', '/api/v1/bookings', { token })).status).toBe(200)
  })

  test('reach only what can be narrowed to some hotels, where hotels may call it', () => {
    const unnarrowed = endpoints.filter(
      ({ endpoint: { keys, access, permission } }) =>
        keys !== undefined && access.includes('hotel') && permission === undefined,
    )
    expect(unnarrowed.map(({ name }) => name)).toEqual([])
  })

  test('never open what concerns passwords, sessions, payout details, the team or keys', () => {
    const closed =
      /^\/(auth|users|mfa|payout-details|team|api-keys|webhooks|my-data|company|audit|system|live)/
    const open = endpoints.filter(({ endpoint: { path, keys } }) => keys !== undefined && closed.test(path))
    expect(open.map(({ name }) => name)).toEqual([])
  })
})

describe('members of a team', () => {
  const ofHotels = endpoints.filter(
    ({ endpoint: { access, permission } }) =>
      permission !== undefined || (Array.isArray(access) && access.includes('hotel')),
  )

  test('can be given every call of a hotel, except those of the owner alone', () => {
    expect(ofHotels.length).toBeGreaterThan(90)
    const unnamed = ofHotels.filter(({ endpoint }) => endpoint.permission === undefined)
    expect(unnamed.map(({ name }) => name).toSorted()).toEqual(ownersAlone.toSorted())
  })

  test('may do in each role exactly what the table of roles says', async () => {
    const owner = await createActor(app, 'hotel')
    const { id: hotelId } = await createHotel(app, owner.token)
    const wrong: string[] = []
    for (const role of teamRoles) {
      const place = { hotelId: role === 'front-desk' ? null : hotelId, role }
      const { token } = await createMember(app, owner.id, [place])
      for (const { name, endpoint } of ofHotels) {
        const may = endpoint.permission !== undefined && roleMay(role, endpoint.permission)
        const { status, body } = await app.ask(endpoint.method, makePath(endpoint, hotelId), { token })
        const isRefused = status === 403 && body.code === 'forbidden'
        if (isRefused === may || status === 401 || status >= 500) wrong.push(`${name} as ${role}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
