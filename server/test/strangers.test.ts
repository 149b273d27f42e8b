import type { Endpoint } from '@roomlark/contract/endpoint'
import { listKeyScopes } from '@roomlark/contract/key-scopes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKey } from './api-keys.ts'
import { startTestApp, type TestApp } from './app.ts'
import { createActor } from './factories.ts'
import { createHotel } from './hotels.ts'
import { askerFor } from './input/asker.ts'
import { endpoints, makeAddress, sampleCall } from './input/endpoints.ts'
import type { Json } from './input/samples.ts'
import { switchPayments } from './taking-payments.ts'
import { createMember } from './team.ts'
import { openTestHotel, type TestHotel } from './test-hotel.ts'
import { addLink } from './tracked-links.ts'

/** Everything about partners that is reached by an id. */
const ofPartners = endpoints.filter(({ endpoint: { path } }) =>
  /^\/partnerships\/:|^\/hotels\/:hotelId\/(partner|boosts|campaigns|creatives|tiers|term-changes|promo-codes)/.test(
    path,
  ),
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
    campaign AS (
      INSERT INTO campaigns (hotel_id, name, kind, bps, by_day_of, from_on, until_on, has_chosen_partners, started_at)
      VALUES (${hotelId}, 'Theirs', 'points', 300, 'booking', now(), now() + interval '20 days', false, now())
      RETURNING id),
    granted AS (
      INSERT INTO tier_grants (partnership_id, rate_bps, threshold, basis, period, currency, effective_at, review_on,
                               asked_at)
      SELECT id, 2000, 1, 'stays', 'year', 'EUR', now(), now(), now() FROM partnership RETURNING id),
    change AS (
      INSERT INTO term_changes (hotel_id, term, value, announced_at, effective_at)
      VALUES (${hotelId}, 'rate', 500, now(), now() + interval '31 days') RETURNING id)
    SELECT (SELECT id FROM partnership) AS id, (SELECT id FROM code) AS "codeId", (SELECT id FROM boost) AS "boostId",
           (SELECT id FROM campaign) AS "campaignId",
           (SELECT id FROM granted) AS "grantId",
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

const listStrangers = ({ access }: Endpoint) =>
  (['hotel', 'affiliate'] as const).filter((type) => !Array.isArray(access) || access.includes(type))

describe.each(ofPartners)('$name', ({ endpoint }) => {
  test.each(listStrangers(endpoint))('is 404 for another %s', async (type) => {
    for (const [, param = ''] of endpoint.path.matchAll(/:(\w+)/g)) expect([...known.keys()]).toContain(param)
    const call = sampleCall(endpoint, known)
    const ask = askerFor(app, endpoint, tokens[type] ?? '')
    const answer = await ask(
      makeAddress(endpoint, call),
      call.body === undefined ? undefined : JSON.stringify(call.body),
    )
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([404, 'not_found', undefined])
  })
})

/** Everything that names a hotel or a booking; files are uploaded in tests of their own. */
const ofHotels = endpoints.filter(
  ({ endpoint: { path, permission, upload } }) =>
    /^\/(hotels|bookings)\/:/.test(path) && permission !== undefined && upload === undefined,
)

test('all of it is 404 for a member or a key of another hotel of the owner, and for a key of another owner', async () => {
  const bookingId = (await testHotel.book()).id
  const { id: elsewhere } = await createHotel(app, testHotel.token)
  const member = await createMember(app, testHotel.owner.id, [{ hotelId: elsewhere, role: 'manager' }])
  const scopes = [...listKeyScopes('hotel')]
  const narrowed = await createKey(app, testHotel.owner.id, { scopes, hotelIds: [elsewhere] })
  const foreign = await createKey(app, (await createActor(app, 'hotel')).id, { scopes })
  await switchPayments(app, 'open')
  await app.sql`UPDATE sessions SET confirmed_until = now() + interval '1 hour' WHERE user_id = ${member.id}`
  const wrong: string[] = []
  for (const { name, endpoint } of ofHotels) {
    const id = endpoint.path.startsWith('/bookings') ? bookingId : testHotel.hotel.id
    const ids = new Map([...known, ['id', id] as const, ['bookingId', bookingId] as const])
    if (name === 'calendar.edit') ids.set('change', { priceCents: 9000 })
    // A plan without meals has no value of them.
    ids.set('mealValue', null)
    const call = sampleCall(endpoint, ids)
    const body = call.body === undefined ? undefined : JSON.stringify(call.body)
    for (const token of [member.token, ...(endpoint.keys ? [narrowed, foreign] : [])]) {
      const { status } = await askerFor(app, endpoint, token)(makeAddress(endpoint, call), body)
      if (status !== 404) wrong.push(`${name} with ${token.slice(0, 8)}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('there is something to walk over', () => {
  expect(ofHotels.length).toBeGreaterThan(70)
  expect(ofPartners.length).toBeGreaterThan(20)
})
