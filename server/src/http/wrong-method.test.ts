import { api } from '@roomlark/contract/api'
import type { Endpoint } from '@roomlark/contract/endpoint'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { refuseWrongMethods } from './wrong-method.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** A server on which each path answers its own methods with its own name. */
function buildServer(methodsByPath: Map<string, string[]>): FastifyInstance {
  const app = Fastify()
  for (const [url, method] of methodsByPath) app.route({ method, url, handler: async () => url })
  refuseWrongMethods(app, methodsByPath)
  return app
}

async function ask(app: FastifyInstance, method: (typeof methods)[number], url: string): Promise<string> {
  const { headers, body } = await app.inject({ method, url })
  return headers.allow === undefined ? body : `only ${headers.allow}`
}

test('every path of the contract answers its own methods and names them for any other', async () => {
  const endpoints = Object.values(api).flatMap((group) => Object.values<Endpoint>(group))
  const methodsByPath = new Map<string, string[]>()
  for (const { path, method } of endpoints)
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method])
  const app = buildServer(methodsByPath)
  const wrong: string[] = []
  for (const [path, own] of methodsByPath) {
    const allowed = own.includes('GET') ? [...own, 'HEAD'] : own
    for (const method of methods) {
      const expected = own.includes(method) ? path : `only ${allowed.join(', ')}`
      const answer = await ask(app, method, path.replace(/:\w+/g, '0d000000-0000-4000-8000-00000000ffff'))
      if (answer !== expected) wrong.push(`${method} ${path}: ${answer}`)
    }
  }
  expect(methodsByPath.size).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})

test('a path with a fixed word never gives the answer of one with a parameter', async () => {
  const app = buildServer(
    new Map([
      ['/users/:id', ['GET']],
      ['/users/profile', ['PUT']],
      ['/:kind/export', ['DELETE']],
    ]),
  )
  expect(await ask(app, 'GET', '/users/profile')).toBe('only PUT')
  // Because of the last path, the first one refuses DELETE; it must not do so in place of the second.
  expect(await ask(app, 'DELETE', '/users/profile')).toBe('only PUT')
  expect(await ask(app, 'DELETE', '/users/export')).toBe('only GET, HEAD')
  expect(await ask(app, 'DELETE', '/hotels/export')).toBe('/:kind/export')
  expect(await ask(app, 'PATCH', '/hotels/export')).toBe('only DELETE')
})
