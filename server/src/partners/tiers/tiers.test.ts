import { addDays } from '@roomlark/contract/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { advanceTo, putEndedStay } from '../../../test/ended-stays.ts'
import { createActor, createSession } from '../../../test/factories.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openPastHotel, type PastHotel } from '../../../test/past-bookings.ts'
import { advanceCommissions } from '../commissions/commissions.service.ts'
import { tendTiers } from './tending.service.ts'
import { startOfPeriod } from './tiers.policy.ts'

let app: TestApp
let hotel: PastHotel
let owner: { id: string; token: string }
let affiliate: { id: string; token: string }
let partnershipId: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await createActor(app, 'hotel')
  hotel = await openPastHotel(app, owner.token)
  affiliate = await createActor(app, 'affiliate')
  partnershipId = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: affiliate.id })
})

const services = () => ({ ...app.services, sql: app.pool })
const base = () => `/api/v1/hotels/${hotel.hotel.id}`
const ask = (method: string, path: string, body?: unknown) =>
  app.ask(method, path, { token: owner.token, body })
const read = async () => (await ask('GET', `${base()}/tiers`)).body.data
const input = (change: object = {}) => ({
  partnershipId: null,
  followsHotel: false,
  basis: 'stays',
  period: 'year',
  tiers: [
    { threshold: 1, ratePercent: 20 },
    { threshold: 3, ratePercent: 25 },
  ],
  bonusCents: 0,
  basedOn: 0,
  ...change,
})
const save = (change: object = {}) => ask('PUT', `${base()}/tiers`, input(change))
const rate = async () => {
  const [row] = await app.sql`
    SELECT partner_rate_bps(p, ${app.services.clock()}) AS bps FROM partnerships p WHERE id = ${partnershipId}`
  return row?.bps / 100
}
const kinds = async () =>
  (
    await app.sql`SELECT kind FROM partnership_events WHERE partnership_id = ${partnershipId} ORDER BY id`
  ).map(({ kind }) => kind)
const today = () => app.services.clock().toISOString().slice(0, 10)

/** A stay of the partner that ended some days ago and can no longer be undone. */
async function stayed(daysAgo = 5): Promise<string> {
  const checkInOn = addDays(today(), -daysAgo - 2)
  const id = await putEndedStay(app, hotel, { checkInOn, affiliateId: affiliate.id })
  await advanceCommissions(services())
  return id
}

describe('tiers', () => {
  test('promote by themselves, once, and never fall when a stay is lost', async () => {
    expect((await save()).status).toBe(200)
    await stayed()
    await Promise.all([tendTiers(services()), tendTiers(services())])
    expect(await rate()).toBe(20)
    await stayed()
    const last = await stayed()
    await tendTiers(services())
    expect(await rate()).toBe(25)
    expect(await kinds()).toEqual(['tiers-changed', 'tier-reached', 'tier-reached'])
    await app.sql`UPDATE commissions SET stage = 'void' WHERE booking_id = ${last}`
    await tendTiers(services())
    expect(await rate()).toBe(25)
    const told = await app.sql`
      SELECT user_id AS id FROM notifications
      WHERE hotel_id = ${hotel.hotel.id} AND params #>> '{happened,kind}' = 'tier-reached'`
    expect(told.map(({ id }) => id).toSorted()).toEqual(
      [affiliate.id, affiliate.id, owner.id, owner.id].toSorted(),
    )
  })

  test('that are not reached again are asked about, and lowered only after notice', async () => {
    await save()
    for (let stays = 0; stays < 3; stays += 1) await stayed()
    await tendTiers(services())
    const year = Number(today().slice(0, 4))
    advanceTo(app, `${year + 2}-01-20T12:00:00Z`)
    // Sessions have ended by then.
    owner.token = await createSession(app, owner.id)
    affiliate.token = await createSession(app, affiliate.id)
    await tendTiers(services())
    await tendTiers(services())
    const { questions } = await read()
    expect(questions).toMatchObject([
      { ratePercent: 25, figure: 0, threshold: 3, fromOn: `${year + 1}-01-01` },
    ])
    expect(await rate()).toBe(25)
    const [question] = questions
    const answer = (choice: string) =>
      ask('POST', `${base()}/tiers/${question.grantId}/answers`, { answer: choice })
    const answers = await Promise.all([answer('lower'), answer('lower')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await rate()).toBe(25)
    const standing = await app.ask('GET', `/api/v1/partnerships/${partnershipId}/tiers`, {
      token: affiliate.token,
    })
    expect(standing.body.data).toMatchObject({ reachedPercent: 25, endsOn: `${year + 2}-02-20`, figure: 0 })
    app.advance(32 * 86_400_000)
    expect(await rate()).toBeLessThan(20)
    expect(await kinds()).toEqual(['tiers-changed', 'tier-reached', 'tier-missed', 'tier-lowered'])
  })

  test('change at once for the better, after notice for the worse, and not behind the back of others', async () => {
    const first = (await save()).body.data
    const basedOn = first.schemes[0].latestId
    expect((await save({ bonusCents: 50_00 })).status).toBe(409)
    const better = (await save({ basedOn, bonusCents: 50_00 })).body.data
    expect(better.schemes[0]).toMatchObject({ terms: { bonusCents: 50_00 }, announced: null })
    const worse = (await save({ basedOn: better.schemes[0].latestId, tiers: [] })).body.data
    expect(worse.schemes[0]).toMatchObject({
      terms: { tiers: [{ threshold: 1 }, { threshold: 3 }], bonusCents: 50_00 },
      announced: { terms: null },
    })
    const own = (await save({ partnershipId, bonusCents: 70_00 })).body.data
    expect(own.schemes[1]).toMatchObject({ partnershipId, terms: { bonusCents: 70_00 } })
    for (const tiers of [
      [{ threshold: 0, ratePercent: 20 }],
      [
        { threshold: 2, ratePercent: 20 },
        { threshold: 2, ratePercent: 25 },
      ],
    ])
      expect((await save({ tiers })).status).toBe(400)
  })
})

describe('the bonus of a first stay', () => {
  test('is added once the first of several stays can no longer be undone', async () => {
    await save({ tiers: [], bonusCents: 10_00 })
    const made: string[] = []
    for (const stays of [1, 2]) {
      const checkInOn = addDays(today(), -1 - stays)
      made.push(
        await putEndedStay(app, hotel, {
          checkInOn,
          affiliateId: affiliate.id,
          endedAt: app.services.clock(),
        }),
      )
    }
    await app.sql`
      INSERT INTO booking_raises (booking_id, agreed_bps, bonus_cents, at)
      SELECT booking_id, rate_bps, 1000, at FROM booking_referrals WHERE booking_id = ANY(${made}::uuid[])`
    const [before] = await app.sql`
      SELECT sum(gross_cents)::integer AS gross FROM commissions WHERE booking_id = ANY(${made}::uuid[])`
    app.advance(3 * 86_400_000)
    await Promise.all([advanceCommissions(services()), advanceCommissions(services())])
    const rows = await app.sql`
      SELECT booking_id AS id, gross_cents::integer AS gross FROM commissions
      WHERE booking_id = ANY(${made}::uuid[]) ORDER BY gross DESC`
    expect(rows.reduce((sum, { gross }) => sum + gross, 0)).toBe(before?.gross + 10_00)
    const receipt = await app.ask('GET', `/api/v1/commissions/${rows[0]?.id}`, { token: affiliate.token })
    expect(receipt.body.data.amounts).toMatchObject({ bonusCents: 10_00, boostCents: 0 })
  })
})

describe('the simulator', () => {
  test('computes what terms would have cost, and saves nothing', async () => {
    await stayed(20)
    await stayed(10)
    const [was] = await app.sql`
      SELECT sum(gross_cents)::integer AS gross, sum(base_cents)::integer AS base FROM commissions
      WHERE hotel_id = ${hotel.hotel.id}`
    const run = async (body: object) =>
      (await ask('POST', `${base()}/partner-simulations`, { tiers: null, campaign: null, ...body })).body.data
    expect(await run({})).toMatchObject({ stays: 2, wasCents: was?.gross, wouldBeCents: was?.gross })
    const { followsHotel: _, basedOn: __, ...tiers } = input({ tiers: [], bonusCents: 5_00 })
    expect((await run({ tiers })).wouldBeCents).toBe(was?.gross + 5_00)
    const campaign = { kind: 'rate', percent: 50, partnershipIds: [partnershipId] }
    expect((await run({ campaign })).partners).toMatchObject([
      { partnershipId, stays: 2, wasCents: was?.gross, wouldBeCents: Math.round(was?.base / 2) },
    ])
    expect((await read()).schemes).toMatchObject([{ terms: null, latestId: 0 }])
  })
})

test.each([
  ['month', '2026-05-01'],
  ['quarter', '2026-04-01'],
  ['year', '2026-01-01'],
] as const)('the %s of a day in May begins on %s', (period, start) => {
  expect(startOfPeriod(period, '2026-05-17')).toBe(start)
})
