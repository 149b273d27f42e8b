import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@roomlark/contract/endpoint'
import type { Answer, TestApp } from '../app.ts'

export type Asker = (address: string, body?: string) => Promise<Answer>

/** Calls an endpoint from its own address, because the many calls must not be throttled. */
export function askerFor(app: TestApp, endpoint: Endpoint, token: string): Asker {
  const from = `10.${[...randomBytes(3)].join('.')}`
  return (address, body) =>
    app.ask(endpoint.method, address, {
      token,
      headers: { 'x-forwarded-for': from, 'idempotency-key': randomBytes(8).toString('hex') },
      ...(body === undefined || endpoint.method === 'GET' ? {} : { body }),
    })
}
