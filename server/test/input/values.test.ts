import type { Endpoint, UserType } from '@roomlark/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { createActor, createSession } from '../factories.ts'
import { openTestHotel, type TestHotel } from '../test-hotel.ts'
import { askerFor } from './asker.ts'
import { chooseCaller, endpoints, makeAddress, type Parts, sampleCall } from './endpoints.ts'
import { greatestOfAll, type Json, leafAt, listLeaves, withLeaf } from './samples.ts'

/** JavaScript can handle these texts, but PostgreSQL can neither store nor compare them. */
const texts = [
  'a\0b',
  'a\uD83D',
  '0000-01-01',
  '9999-12-30',
  '2147483648',
  '1_------------------------------------',
]
const numbers = [-1, 2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER, 1e308]

let app: TestApp
let testHotel: TestHotel
let known: Map<string, Json>

beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
  testHotel = await openTestHotel(app)
  const booking = await testHotel.book()
  const other = await createActor(app, 'affiliate')
  known = new Map<string, Json>([
    ['hotelId', testHotel.hotel.id],
    ['slug', testHotel.hotel.slug],
    ['roomTypeId', testHotel.type.id],
    ['ratePlanId', testHotel.plan.id],
    ['planId', testHotel.plan.id],
    ['stayId', booking.stays[0].id],
    ['roomId', testHotel.type.rooms[0].id],
    ['userId', other.id],
    ['checkInOn', testHotel.day(20)],
    ['checkOutOn', testHotel.day(22)],
    ['fromOn', testHotel.day(20)],
    ['untilOn', testHotel.day(22)],
    ['adults', 2],
    ['version', 1],
  ])
  idsByModule = new Map([
    ['bookings', booking.id],
    ['hotels', testHotel.hotel.id],
    ['people', other.id],
  ])
})
afterAll(() => app.close())

let idsByModule: Map<string, string>

/** Each endpoint gets its own administrator, who may do nearly everything, or else the owner of the hotel. */
async function tokenFor(endpoint: Endpoint): Promise<string> {
  const mayAdmin = !Array.isArray(endpoint.access) || endpoint.access.includes('admin')
  const type: UserType = mayAdmin ? 'admin' : chooseCaller(endpoint)
  return type === 'hotel' ? createSession(app, testHotel.owner.id) : (await createActor(app, type)).token
}

function makeCall(name: string, endpoint: Endpoint): Parts {
  const id = idsByModule.get(name.split('.')[0] ?? '')
  return sampleCall(endpoint, id === undefined ? known : new Map([...known, ['id', id]]))
}

type Try = { at: string; call: Parts }

/**
 * Lists calls with every field in turn set to every value that no field can have, and every number also to the greatest
 * that it may be, to which the server may add. Fields that the contract refuses a value in share one call with it: only
 * a call that it accepts gets further.
 */
function spoiled(endpoint: Endpoint, call: Parts, greatest: Parts): Try[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const whole = call[part] ?? null
    const accepts = (value: Json) => parses(endpoint, part, value)
    const numbersHere = part === 'body' ? numbers : texts
    const fields = [
      ...listLeaves(whole, 'string').flatMap((path) =>
        texts.map((value) => ({ path, value: value as Json })),
      ),
      ...listLeaves(whole, 'number').flatMap((path) => [
        ...numbersHere.map((value) => ({ path, value: value as Json })),
        ...(part === 'body' ? [{ path, value: leafAt(greatest.body ?? null, path) }] : []),
      ]),
    ]
    const tries: Try[] = []
    const refused = new Map<Json, Json>()
    for (const { path, value } of fields) {
      const one = withLeaf(whole, path, value)
      if (accepts(one)) {
        const at = `${part}.${path.join('.')} = ${JSON.stringify(value)}`
        tries.push({ at, call: { ...call, [part]: one } })
      } else refused.set(value, withLeaf(refused.get(value) ?? whole, path, value))
    }
    for (const [value, all] of refused) {
      tries.push({ at: `${part} = ${JSON.stringify(value)}`, call: { ...call, [part]: all } })
    }
    return tries
  })
}

/** Parses a part of a call as the server does; what comes with an address is text. */
function parses(endpoint: Endpoint, part: keyof Parts, value: Json): boolean {
  return endpoint[part]?.safeParse(part === 'body' ? value : texted(value)).success !== false
}

describe.each(endpoints)('$name', ({ name, endpoint }) => {
  test('never answers 5xx, whatever its fields contain', async () => {
    const ask = askerFor(app, endpoint, await tokenFor(endpoint))
    const failed: string[] = []
    const tries = spoiled(endpoint, makeCall(name, endpoint), sampleCall(endpoint, new Map(), greatestOfAll))
    const send = async ({ call }: (typeof tries)[number]) =>
      (await ask(makeAddress(endpoint, call), JSON.stringify(call.body))).status
    for (let from = 0; from < tries.length; from += 8) {
      const group = tries.slice(from, from + 8)
      const answers = await Promise.all(group.map(send))
      for (const [index, one] of group.entries()) {
        // On a busy machine, eight that change the same row wait for its lock longer than a request may.
        const status = answers[index] === 503 ? await send(one) : (answers[index] ?? 0)
        if (status >= 500) failed.push(`${one.at}: ${status}`)
      }
    }
    expect(
      failed,
      app.logs.findLast((line) => line.includes('"level":50')),
    ).toEqual([])
  })
})

test('the unmodified calls are valid', () => {
  const refused = endpoints.flatMap(({ name, endpoint }) => {
    const call = makeCall(name, endpoint)
    const parts = [
      ['params', endpoint.params, call.params],
      ['query', endpoint.query, call.query],
      ['body', endpoint.body, call.body],
    ] as const
    return parts.flatMap(([part, schema, value]) => {
      const issues = schema?.safeParse(part === 'query' ? texted(value) : value).error?.issues ?? []
      return issues.map(({ path, message }) => `${name} ${part} ${path.join('.')}: ${message}`)
    })
  })
  expect(refused).toEqual([])
})

/** Turns values into strings, as they arrive from an address. */
function texted(value: Json | undefined): Json {
  return Object.fromEntries(Object.entries(Object(value)).map(([key, part]) => [key, String(part)]))
}

const dates = 'fromOn=0000-01-01&untilOn=0000-01-09'
test.each([
  ['/analytics/report?city=a%00', 'city'],
  ['/guest/search?place=rome&checkInOn=9999-12-30&checkOutOn=9999-12-31', 'checkOutOn'],
  ['/bookings?fromOn=0000-01-01', 'fromOn'],
  [`/analytics/occupancy?${dates}`, 'fromOn'],
  [`/hotels/:id/calendar?${dates}`, 'untilOn'],
  [`/hotels/:id/bookings/tape?${dates}`, 'fromOn'],
  ['/hotels/:id/bookings/day?day=0000-01-01', 'day'],
])('GET %s is 400 and names %s', async (path, field) => {
  const { token, hotel } = testHotel
  const answer = await app.ask('GET', `/api/v1${path.replace(':id', hotel.id)}`, { token })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields)).toContain(field)
})

test.each([
  '/ical/%00.ics',
  '/ical/a%00b.ics',
  '/media/%00',
  '/media/hotels/%00',
  '/media/hotels/a%00.webp',
  '/api/v1/demo/mailbox/%00/html',
  '/unsubscribe/one-click?token=%00',
  '/%00',
])('%s is 4xx', async (path) => {
  for (const method of ['GET', 'POST']) {
    const answer = await app.ask(method, path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  }
})
