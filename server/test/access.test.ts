import { api, apiBase } from '@roomlark/contract/api'
import { type Endpoint, userTypes } from '@roomlark/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { createActor } from './factories.ts'

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

/** Builds an address that fits the pattern; access is checked before anything in it is looked up. */
function pathOf(endpoint: Endpoint): string {
  return apiBase + endpoint.path.replace(/:\w+/g, '0d000000-0000-4000-8000-00000000ffff')
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
      const answer = await app.ask(endpoint.method, pathOf(endpoint), way)
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ success: false, code: 'unauthorized' })
    }
  })

  const refused = userTypes.filter(
    (type) => Array.isArray(endpoint.access) && !endpoint.access.includes(type),
  )
  test.each(refused)('is 403 for %s', async (userType) => {
    const token = tokens[userType] ?? ''
    const answer = await app.ask(endpoint.method, pathOf(endpoint), { token })
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ success: false, code: 'forbidden' })
  })
})

test('there are protected and public endpoints to check', () => {
  const guarded = endpoints.filter(({ endpoint }) => endpoint.access !== 'public')
  expect(guarded.length).toBeGreaterThan(5)
  expect(guarded.length).toBeLessThan(endpoints.length)
})
