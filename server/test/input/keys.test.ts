import { type Endpoint, type UserType, userTypes } from '@roomlark/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { createActor } from '../factories.ts'
import { switchPayments } from '../taking-payments.ts'
import { type Asker, askerFor } from './asker.ts'
import { chooseCaller, endpoints, makeAddress, sampleCall } from './endpoints.ts'
import { type Json, objectsIn } from './samples.ts'

/**
 * Every plain object inherits these properties, so an unknown key with such a name must not pass as known.
 */
const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf']

let app: TestApp
const tokens = new Map<UserType, string>()
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
  await switchPayments(app, 'open')
  for (const type of userTypes) tokens.set(type, (await createActor(app, type, { confirmed: true })).token)
})
afterAll(() => app.close())

function asker(endpoint: Endpoint): Asker {
  return askerFor(app, endpoint, tokens.get(chooseCaller(endpoint)) ?? '')
}

test.each(endpoints)('$name refuses a query whose only faults are inherited names', async ({ endpoint }) => {
  const address = makeAddress(endpoint, sampleCall(endpoint))
  const names = [...inherited, '__proto__']
  const pairs = names.map((name) => `${name}=x`).join('&')
  const answer = await asker(endpoint)(`${address}${address.includes('?') ? '&' : '?'}${pairs}`)
  expect(answer.status).toBe(400)
  expect(answer.body.code).toBe('validation_failed')
  expect(Object.keys(answer.body.fields)).toEqual(expect.arrayContaining(names))
})

const takingJson = endpoints.filter(({ endpoint }) => !endpoint.upload && endpoint.method !== 'GET')

test.each(takingJson)('$name refuses a body whose only faults are inherited names', async ({ endpoint }) => {
  const ask = asker(endpoint)
  const call = sampleCall(endpoint)
  const address = makeAddress(endpoint, call)
  const objects = objectsIn(call.body ?? {})
  for (const [index, { path }] of objects.entries()) {
    const answer = await ask(address, JSON.stringify(withKeys(call.body ?? {}, index, inherited)))
    expect(answer.status, path.join('.')).toBe(400)
    const names = inherited.map((key) => [...path, key].join('.'))
    expect(Object.keys(answer.body.fields)).toEqual(expect.arrayContaining(names))
  }
  // The JSON parser itself refuses this name anywhere.
  const body = withKeys(call.body ?? {}, objects.length - 1, ['__proto__'])
  const answer = await ask(address, JSON.stringify(body))
  expect([answer.status, answer.body.code]).toEqual([400, 'bad_request'])
})

/** Adds the keys to one of the objects within a copy of the body. */
function withKeys(body: Json, index: number, keys: readonly string[]): Json {
  const copy = structuredClone(body)
  const { object } = objectsIn(copy)[index] ?? expect.fail('no object')
  for (const key of keys) Object.defineProperty(object, key, { value: 1, enumerable: true })
  return copy
}

test('names at most ten unknown keys', async () => {
  const body = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, 1]))
  const { token } = await createActor(app)
  const answer = await app.ask('POST', '/api/v1/auth/logout', { token, body })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields)).toHaveLength(10)
})
