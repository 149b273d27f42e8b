import type { Endpoint } from '@roomlark/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { createActor } from '../factories.ts'
import { type Asker, askerFor } from './asker.ts'
import { addressOf, callerOf, endpoints, sampleCall } from './endpoints.ts'
import { objectsIn } from './samples.ts'

/**
 * Every plain object inherits these properties, so an unknown key with such a name must not pass as known.
 */
const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__proto__']

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
})
afterAll(() => app.close())

async function asker(endpoint: Endpoint): Promise<Asker> {
  return askerFor(app, endpoint, (await createActor(app, callerOf(endpoint), { confirmed: true })).token)
}

test.each(endpoints)('$name refuses a query whose only fault is an inherited name', async ({ endpoint }) => {
  const ask = await asker(endpoint)
  const address = addressOf(endpoint, sampleCall(endpoint))
  for (const key of inherited) {
    const answer = await ask(`${address}${address.includes('?') ? '&' : '?'}${key}=x`)
    expect(answer.status, key).toBe(400)
    expect(answer.body.code).toBe('validation_failed')
    expect(Object.keys(answer.body.fields), key).toContain(key)
  }
})

const takingJson = endpoints.filter(({ endpoint }) => !endpoint.upload && endpoint.method !== 'GET')

test.each(takingJson)('$name refuses a body whose only fault is an inherited name', async ({ endpoint }) => {
  const ask = await asker(endpoint)
  const call = sampleCall(endpoint)
  const address = addressOf(endpoint, call)
  for (const key of inherited) {
    for (const [index, { path }] of objectsIn(call.body ?? {}).entries()) {
      const body = structuredClone(call.body ?? {})
      const { object } = objectsIn(body)[index] ?? expect.fail('no object')
      Object.defineProperty(object, key, { value: 1, enumerable: true })
      const answer = await ask(address, JSON.stringify(body))
      const name = [...path, key].join('.')
      expect(answer.status, name).toBe(400)
      // The JSON parser itself refuses this name anywhere.
      if (key === '__proto__') expect(answer.body.code).toBe('bad_request')
      else expect(Object.keys(answer.body.fields), name).toContain(name)
    }
  }
})

test('names at most ten unknown keys', async () => {
  const body = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, 1]))
  const { token } = await createActor(app)
  const answer = await app.ask('POST', '/api/v1/auth/logout', { token, body })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields)).toHaveLength(10)
})
