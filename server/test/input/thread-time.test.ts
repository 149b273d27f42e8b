import { type UserType, userTypes } from '@roomlark/contract/endpoint'
import { hotelColumns, importLimits } from '@roomlark/contract/inventory/hotel-import'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { createActor } from '../factories.ts'
import { chooseCaller, endpoints, makeAddress, sampleCall } from './endpoints.ts'
import { listLeaves, withLeaf } from './samples.ts'
import { longestTurnMs, mostTurnMs } from './thread-time.ts'

const usualBytes = 100 * 1024

let app: TestApp
const tokens = new Map<UserType, string>()
beforeAll(async () => {
  app = await startTestApp()
  for (const userType of userTypes) tokens.set(userType, (await createActor(app, userType)).token)
})
afterAll(() => app.close())

/** Repeats a text as often as fits into this many bytes of a JSON string. */
function filled(text: string, bytes: number): string {
  return text.repeat(Math.floor((bytes - 100) / (JSON.stringify(text).length - 2)))
}

describe('POST /hotels/import, of at most a megabyte', () => {
  const heading = `${Object.keys(hotelColumns).join(',')}\n`
  const fill = (text: string) => filled(text, importLimits.bytes - 10_000)
  const list = (text: string) => `${'x,'.repeat(10)}${text},${'x,'.repeat(9)}y\n`
  const files: Record<string, string> = {
    'commas and line ends': fill(',\n'),
    'commas and line ends below a heading': heading + fill(',\n'),
    'one line of commas': heading + fill(','),
    'line ends': heading + fill('\n'),
    blanks: fill(' '),
    'blanks in lines below a heading': heading + fill(`${' '.repeat(90_000)}\n`),
    quotes: heading + fill('"'),
    'short rows': heading + fill(`${'x,'.repeat(20)}y\n`),
    'rows with much text': heading + list('y'.repeat(1900)).repeat(499),
    'rows with long lists': heading + fill(list('y;'.repeat(30_000))),
    'columns without end': fill('name,'),
  }
  test.each(Object.entries(files))('of %s does not block other requests', async (_name, csv) => {
    const body = JSON.stringify({ csv, dryRun: true })
    expect(body.length).toBeLessThanOrEqual(importLimits.bytes)
    const token = tokens.get('hotel') ?? ''
    const longest = await longestTurnMs(async () => {
      const { status } = await app.ask('POST', '/api/v1/hotels/import', { token, body })
      expect([200, 400]).toContain(status)
    })
    expect(longest).toBeLessThan(mostTurnMs())
  })
})

describe('any body of JSON', () => {
  const many = (count: number, text: string) => Array(count).fill(text).join(',')
  const bodies: Record<string, string> = {
    'deep lists': '['.repeat(51_000) + ']'.repeat(51_000),
    'deep objects': `${'{"a":'.repeat(17_000)}1${'}'.repeat(17_000)}`,
    'many keys': `{${Array.from({ length: 9000 }, (_, index) => `"k${index}":1`).join(',')}}`,
    'many rooms': `{"rooms":[${many(19_000, '{}')}]}`,
    'many amenities': `{"amenities":[${many(19_000, '"x"')}]}`,
    'many ages': `{"childAges":[${many(19_000, '-1')}]}`,
    'a name of a prototype among many': `["__proto__",${many(19_000, '[]')}]`,
  }
  test.each(Object.entries(bodies))('of %s does not block other requests', async (_name, body) => {
    const id = '0d000000-0000-4000-8000-00000000ffff'
    const headers = { 'idempotency-key': 'walk' }
    for (const path of ['/hotels', `/hotels/${id}/bookings`]) {
      const longest = await longestTurnMs(async () => {
        const token = tokens.get('hotel') ?? ''
        const { status } = await app.ask('POST', `/api/v1${path}`, { token, body, headers })
        expect(status).toBe(400)
      })
      expect(longest, path).toBeLessThan(mostTurnMs())
    }
  })

  test('deeper than 32 levels or with more than 20,000 values is refused unparsed', async () => {
    const token = tokens.get('hotel') ?? ''
    for (const body of ['['.repeat(33) + ']'.repeat(33), `[${many(20_001, '1')}]`]) {
      const answer = await app.ask('POST', '/api/v1/hotels', { token, body })
      expect(answer.body).toMatchObject({
        code: 'bad_request',
        message: 'The request body is nested too deeply or has too many values.',
      })
    }
    const text = JSON.stringify({ name: `[[${'[{,"\\'.repeat(5000)}` })
    const answer = await app.ask('POST', '/api/v1/hotels', { token, body: text })
    expect(answer.body.code).toBe('validation_failed')
  })

  test('with one text of the maximum length does not block other requests, whatever the text', async () => {
    const seen = new Set<string>()
    const turns: { ms: number; of: string }[] = []
    for (const { name, endpoint } of endpoints) {
      const call = sampleCall(endpoint)
      for (const path of listLeaves(call.body ?? null, 'string')) {
        const field = path.at(-1) ?? ''
        if (seen.has(field)) continue
        seen.add(field)
        for (const unit of [' ', 'a', '1', '@a.', 'https://a/', '\u202E', '**[']) {
          const body = JSON.stringify(withLeaf(call.body ?? null, path, filled(unit, usualBytes - 5000)))
          expect(body.length).toBeLessThan(usualBytes)
          const token = tokens.get(chooseCaller(endpoint)) ?? ''
          const ask = () => app.ask(endpoint.method, makeAddress(endpoint, call), { token, body })
          turns.push({ ms: await longestTurnMs(ask), of: `${name} ${path.join('.')} ${unit}` })
        }
      }
    }
    expect(seen.size).toBeGreaterThan(20)
    const mostMs = mostTurnMs()
    expect(turns.filter(({ ms }) => ms >= mostMs)).toEqual([])
  })
})

test('a query and a multipart body do not block other requests', async () => {
  const token = tokens.get('hotel') ?? ''
  const pairs = Array.from({ length: 2000 }, (_, index) => `k${index}=`).join('&')
  const query = () => app.ask('GET', `/api/v1/hotels?${pairs}`, { token })
  expect(await longestTurnMs(query)).toBeLessThan(mostTurnMs())

  const boundary = 'a'.repeat(200)
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="x"\r\n`
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  for (const body of [`${part}\r\n${'a'.repeat(4_000_000)}`, part + 'A: b\r\n'.repeat(500_000)]) {
    const upload = () => app.ask('POST', '/api/v1/users/profile/picture', { token, body, headers })
    expect(await longestTurnMs(upload)).toBeLessThan(mostTurnMs())
  }
})
