import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient, newIdempotencyKey, RoomlarkError, type Schemas } from '@roomlark/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKey } from '../../server/test/api-keys.ts'
import { startTestApp, type TestApp } from '../../server/test/app.ts'
import { openTestHotel, type TestHotel } from '../../server/test/test-hotel.ts'
import { describeTypes } from '../scripts/document.ts'
import { documentLine } from '../scripts/types.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

let app: TestApp
let testHotel: TestHotel
beforeAll(async () => {
  app = await startTestApp()
  testHotel = await openTestHotel(app)
})
afterAll(() => app.close())

/** Written as a caller writes it: what is not there has no key. */
function bookingBody(): Schemas['BookingInput'] {
  return JSON.parse(JSON.stringify(testHotel.bookingInput()))
}

describe('@roomlark/client', () => {
  test('lists, quotes, and books once for one idempotency key', async () => {
    const client = createClient({ baseUrl: app.url, key: async () => testHotel.owner.token })
    const { data: hotels, meta } = await client.GET('/api/v1/hotels')
    expect(hotels.map(({ id }) => id)).toEqual([testHotel.hotel.id])
    expect(meta?.total).toBe(1)

    const path = { hotelId: testHotel.hotel.id }
    const { state: _state, source: _source, guest: _guest, ...input } = testHotel.bookingInput()
    const { notes: _notes, specialRequests: _requests, companyId: _company, ...stay } = input
    const { data: quote } = await client.POST('/api/v1/hotels/{hotelId}/quote', {
      params: { path },
      body: stay,
    })
    expect(quote).toMatchObject({ totalCents: 20_000, currency: 'EUR', obstacles: [] })

    const book = (key: string) =>
      client.POST('/api/v1/hotels/{hotelId}/bookings', {
        params: { path, header: { 'Idempotency-Key': key } },
        body: bookingBody(),
      })
    const key = newIdempotencyKey()
    const [first, second] = [await book(key), await book(key)]
    expect(second.data.id).toBe(first.data.id)
    expect(first.data).toMatchObject({ state: 'confirmed', totalCents: 20_000 })
    expect((await book(newIdempotencyKey())).data.id).not.toBe(first.data.id)
  })

  test('throws a refusal with its code, status and fields', async () => {
    const client = createClient({ baseUrl: app.url, key: testHotel.owner.token })
    const path = { hotelId: testHotel.hotel.id }
    const refused = client.POST('/api/v1/hotels/{hotelId}/rates/plans', {
      params: { path },
      body: { name: '' } as never,
    })
    await expect(refused).rejects.toBeInstanceOf(RoomlarkError)
    await expect(refused).rejects.toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: expect.any(String),
      fields: { name: 'Name is required' },
      retryAfterSeconds: null,
    })
    await expect(createClient({ baseUrl: app.url }).GET('/api/v1/hotels')).rejects.toMatchObject({
      status: 401,
      code: 'unauthorized',
    })
  })

  test('repeats what may be repeated, as long as the server wishes, and nothing else', async () => {
    const calls: string[] = []
    const waits: number[] = []
    const failures: (() => Response)[] = []
    const client = createClient({
      baseUrl: app.url,
      key: testHotel.owner.token,
      retries: { wait: async (ms) => void waits.push(ms) },
      fetch: async (request) => {
        calls.push(request.method)
        const fail = failures.shift()
        return fail ? fail() : fetch(request)
      },
    })
    const cut = () => {
      throw new TypeError('fetch failed')
    }
    const busy = () => new Response('<html>Busy</html>', { status: 503, headers: { 'Retry-After': '2' } })

    failures.push(cut, busy)
    await client.GET('/api/v1/hotels')
    expect(calls).toEqual(['GET', 'GET', 'GET'])
    expect(waits[0]).toBeLessThan(201)
    expect(waits[1]).toBe(2000)

    // The first answer is lost on its way back, although the room is booked.
    const before = await app.sql`SELECT id FROM bookings`
    calls.length = 0
    const lost = async (request: Request) => {
      await fetch(request)
      return cut()
    }
    let isFirst = true
    const losing = createClient({
      baseUrl: app.url,
      key: testHotel.owner.token,
      retries: { wait: async () => {} },
      fetch: async (request) => {
        const answer = isFirst ? lost(request) : fetch(request)
        isFirst = false
        return answer
      },
    })
    const path = { hotelId: testHotel.hotel.id }
    await losing.POST('/api/v1/hotels/{hotelId}/bookings', {
      params: { path, header: { 'Idempotency-Key': newIdempotencyKey() } },
      body: { ...bookingBody(), checkInOn: testHotel.day(20), checkOutOn: testHotel.day(21) },
    })
    expect(await app.sql`SELECT id FROM bookings`).toHaveLength(before.length + 1)

    failures.push(busy)
    const unsafe = client.POST('/api/v1/auth/logout')
    await expect(unsafe).rejects.toMatchObject({ status: 503, code: 'unavailable', retryAfterSeconds: 2 })
    expect(calls).toEqual(['POST'])
  })

  test('is built into plain ESM with the types of this contract', async () => {
    await run(process.execPath, [join(root, 'client/scripts/build.ts')])
    const built = await import(join(root, 'client/dist/client.js'))
    const { data } = await built
      .createClient({ baseUrl: app.url, key: testHotel.owner.token })
      .GET('/api/v1/hotels')
    expect(data).toHaveLength(1)
    const types = await readFile(join(root, 'client/dist/client.d.ts'), 'utf8')
    expect(types).toContain("from './api.d.ts'")
    const [, , madeOf] = (await readFile(join(root, 'client/dist/api.d.ts'), 'utf8')).split('\n')
    expect(madeOf).toBe(documentLine(await describeTypes()))
  })
})

describe('docs/api/quick-start.md', () => {
  test('works as it stands', async () => {
    const page = await readFile(join(root, 'docs/api/quick-start.md'), 'utf8')
    const blocks = (language: string) =>
      [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)]
        .filter(([, name]) => name === language)
        .map(([, , code = '']) => code)
    const key = await createKey(app, testHotel.owner.id, {
      scopes: ['hotels:read', 'rates:read', 'bookings:change'],
    })
    const values = { ROOMLARK_URL: app.url, ROOMLARK_KEY: key }

    const [curl = ''] = blocks('sh').filter((code) => code.startsWith('curl '))
    expect(await curled(curl, values)).toMatchObject({ success: true, data: [{ id: testHotel.hotel.id }] })

    // It lies within the package, so that its import is the one that readers write.
    const file = join(root, 'client/src/quick-start.scratch.ts')
    await writeFile(file, blocks('ts').join('\n'))
    try {
      const { stdout } = await run(process.execPath, [file], { env: { ...process.env, ...values } })
      expect(stdout.split('\n')).toEqual([
        `1 hotels, the first is ${testHotel.hotel.name}`,
        '20000 EUR, 0 obstacles',
        expect.stringMatching(/^Booked RL-\w+, once: true$/),
        'Refused: validation_failed, At least one adult',
        '',
      ])
    } finally {
      await rm(file)
    }
  })
})

/** Makes the call that a curl command makes, because curl may not be on the machine. */
async function curled(command: string, values: Record<string, string>): Promise<unknown> {
  const line = command.replaceAll('\\\n', ' ').replace(/\$(\w+)/g, (_all, name) => values[name] ?? '')
  const words = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')
  const after = (flag: string) => words.filter((_word, index) => words[index - 1] === flag)
  const headers = after('-H').map((header) => header.split(/:\s*/, 2) as [string, string])
  const url = words.find((word) => word.startsWith('http')) ?? ''
  return (await fetch(url, { headers })).json()
}
