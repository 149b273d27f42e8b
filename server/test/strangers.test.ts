import type { Endpoint } from '@roomlark/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { createActor } from './factories.ts'
import { askerFor } from './input/asker.ts'
import { addressOf, endpoints, sampleCall } from './input/endpoints.ts'
import type { Json } from './input/samples.ts'
import { openTestHotel, type TestHotel } from './test-hotel.ts'
import { addLink } from './tracked-links.ts'

/** Everything about partners that is reached by an id. */
const ofPartners = endpoints.filter(({ endpoint: { path } }) =>
  /^\/partnerships\/:|^\/hotels\/:hotelId\/(partner|boosts|term-changes|promo-codes)/.test(path),
)

let app: TestApp
let testHotel: TestHotel
let known: Map<string, Json>
const tokens: Record<string, string> = {}

beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
  testHotel = await openTestHotel(app)
  const hotelId = testHotel.hotel.id
  const affiliate = await createActor(app, 'affiliate')
  const linkId = await addLink(app, { hotelId, affiliateId: affiliate.id, code: 'theirs' })
  const [made] = await app.sql<Record<string, string | number>[]>`
    WITH partnership AS (SELECT id FROM partnerships WHERE hotel_id = ${hotelId}),
    code AS (
      INSERT INTO promo_codes (hotel_id, code, discount_bps, affiliate_id)
      VALUES (${hotelId}, 'THEIRS', 1000, ${affiliate.id}) RETURNING id),
    boost AS (
      INSERT INTO boosts (hotel_id, points_bps, has_chosen_partners, started_at, ends_at)
      VALUES (${hotelId}, 300, false, now(), now() + interval '20 days') RETURNING id),
    change AS (
      INSERT INTO term_changes (hotel_id, term, value, announced_at, effective_at)
      VALUES (${hotelId}, 'rate', 500, now(), now() + interval '31 days') RETURNING id)
    SELECT (SELECT id FROM partnership) AS id, (SELECT id FROM code) AS "codeId", (SELECT id FROM boost) AS "boostId",
           (SELECT id FROM change)::float8 AS "changeId"`
  known = new Map<string, Json>([
    ...Object.entries(made ?? {}),
    ...[
      ['hotelId', hotelId] as const,
      ['partnershipId', made?.id ?? ''] as const,
      ['linkId', linkId] as const,
      ['roomTypeId', testHotel.type.id] as const,
      ['version', 1] as const,
    ],
  ])
  tokens.hotel = (await createActor(app, 'hotel')).token
  tokens.affiliate = (await createActor(app, 'affiliate')).token
})
afterAll(() => app.close())

const strangersOf = ({ access }: Endpoint) =>
  (['hotel', 'affiliate'] as const).filter((type) => !Array.isArray(access) || access.includes(type))

describe.each(ofPartners)('$name', ({ endpoint }) => {
  test.each(strangersOf(endpoint))('is 404 for another %s', async (type) => {
    for (const [, param = ''] of endpoint.path.matchAll(/:(\w+)/g)) expect([...known.keys()]).toContain(param)
    const call = sampleCall(endpoint, known)
    const ask = askerFor(app, endpoint, tokens[type] ?? '')
    const answer = await ask(
      addressOf(endpoint, call),
      call.body === undefined ? undefined : JSON.stringify(call.body),
    )
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([404, 'not_found', undefined])
  })
})

test('there is something to walk over', () => {
  expect(ofPartners.length).toBeGreaterThan(20)
})
