import { addDays, utcDay } from '@roomlark/contract/dates'
import { pickHotelFields } from '@roomlark/contract/inventory/hotel-fields'
import { firstDayAfterNotice } from '@roomlark/contract/platform/legal'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { mailTo } from '../../../test/mail.ts'
import { worded } from '../../../test/notifications.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { requestPartnership } from './affiliate/requests.service.ts'
import { invitePartner } from './invitations/invitations.service.ts'
import { eraseUserPartnerships } from './steps.service.ts'
import { applyDueBaseRates } from './terms/terms.service.ts'

type Actor = Awaited<ReturnType<typeof createActor>>
type Step = Record<string, unknown> & { step: string }

let app: TestApp
let hotel: TestHotel
let affiliate: Actor
let admin: Actor
beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin', { mfa: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  hotel = await openTestHotel(app, 2)
  affiliate = await createActor(app, 'affiliate')
  await app.sql`UPDATE hotel_partner_settings SET is_listed = true WHERE hotel_id = ${hotel.hotel.id}`
  await app.sql`
    INSERT INTO affiliate_profiles (user_id, public_name, updated_at) VALUES (${affiliate.id}, 'Slow Miles', now())`
})

const today = () => utcDay(new Date())
const tomorrow = () => addDays(today(), 1)

/** A service called as this account calls it. */
function makeContext(actor: Actor, userType: 'hotel' | 'affiliate' | 'admin', clock = app.services.clock) {
  const origin = { requestId: 'test', address: '127.0.0.1', userAgent: 'test' }
  const signedIn = { userId: actor.id, userType, sessionId: actor.id, mfaEnabled: true }
  return { ...app.services, sql: app.pool, clock, origin, actor: signedIn }
}

const request = (message = 'I write about quiet hotels by the sea.') =>
  requestPartnership(makeContext(affiliate, 'affiliate'), hotel.hotel.id, message)

async function readVersion(id: string): Promise<number> {
  const [row] = await app.sql<{ version: number }[]>`SELECT version FROM partnerships WHERE id = ${id}`
  return row?.version ?? 0
}
async function step(token: string, id: string, body: Step, version?: number) {
  const full = { version: version ?? (await readVersion(id)), ...body }
  return app.ask('POST', `/api/v1/partnerships/${id}/steps`, { token, body: full })
}
async function kinds(token: string, id: string): Promise<string[]> {
  const { body } = await app.ask('GET', `/api/v1/partnerships/${id}/history`, { token })
  return body.data.map((event: { happened: { kind: string } }) => event.happened.kind)
}
async function titles(token: string): Promise<string[]> {
  const { body } = await app.ask('GET', '/api/v1/notifications', { token })
  return worded(body.data).map(({ title }) => title)
}

describe('asking a hotel', () => {
  test('is decided by the hotel; both sides are notified and read the same history', async () => {
    const { id, state } = await request()
    expect(state).toBe('requested')
    expect(await titles(hotel.token)).toContain(`Slow Miles would like to recommend ${hotel.hotel.name}`)
    expect(await step(hotel.token, id, { step: 'approve' })).toMatchObject({
      status: 200,
      body: { data: { id, state: 'active', version: 2 } },
    })
    expect(await titles(affiliate.token)).toContain(`${hotel.hotel.name} approved your request`)
    expect(await kinds(hotel.token, id)).toEqual(['approved', 'requested'])
    expect(await kinds(affiliate.token, id)).toEqual(['approved', 'requested'])
    expect(await kinds(admin.token, id)).toEqual(['approved', 'requested'])
  })

  test('approved by the hotel or by itself, the email has the rate and a link that counts already', async () => {
    for (const isAutomatic of [false, true]) {
      affiliate = await createActor(app, 'affiliate')
      await app.sql`
        INSERT INTO affiliate_profiles (user_id, public_name, updated_at) VALUES (${affiliate.id}, 'Slow Miles', now())`
      await app.sql`
        UPDATE hotel_partner_settings SET auto_approve = ${isAutomatic} WHERE hotel_id = ${hotel.hotel.id}`
      const { id } = await request()
      if (!isAutomatic) await step(hotel.token, id, { step: 'approve' })
      const mail = await mailTo(app, affiliate.email)
      const [link] = await app.sql`SELECT code FROM tracked_links WHERE partnership_id = ${id}`
      const { body } = await app.ask('GET', `/api/v1/partnerships/${id}`, { token: affiliate.token })
      expect(mail.text).toContain(`You get ${body.data.terms.yoursPercent}% of what your guests pay`)
      expect(mail.text).toContain(`/r/${link?.code}`)
      const visit = await fetch(`${app.url}/r/${link?.code}`, { redirect: 'manual' })
      expect(visit.status).toBe(302)
    }
  })

  test('is approved at once where the hotel approves everyone', async () => {
    await app.sql`UPDATE hotel_partner_settings SET auto_approve = true WHERE hotel_id = ${hotel.hotel.id}`
    expect(await request()).toMatchObject({ state: 'active' })
    expect(await titles(hotel.token)).toContain(`Slow Miles is a new partner at ${hotel.hotel.name}`)
  })

  test('needs a profile, a hotel that takes partners, and no request or invitation before', async () => {
    await app.sql`DELETE FROM affiliate_profiles WHERE user_id = ${affiliate.id}`
    await expect(request()).rejects.toMatchObject({ code: 'conflict', message: /Fill in your profile/ })
    await app.sql`
      INSERT INTO affiliate_profiles (user_id, public_name, updated_at) VALUES (${affiliate.id}, 'Slow Miles', now())`
    await app.sql`UPDATE hotel_partner_settings SET is_listed = false WHERE hotel_id = ${hotel.hotel.id}`
    await expect(request()).rejects.toMatchObject({ code: 'not_found' })
    await app.sql`UPDATE hotel_partner_settings SET is_listed = true WHERE hotel_id = ${hotel.hotel.id}`
    const both = await Promise.allSettled([request(), request()])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(request()).rejects.toMatchObject({ message: 'You have asked this hotel already.' })
  })

  test('after a refusal waits for the day that the hotel chose', async () => {
    const { id } = await request()
    const decline = { step: 'decline', reason: 'more-detail', note: 'Who reads you?' }
    expect(await step(hotel.token, id, { step: 'decline', askAgainOn: tomorrow() })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Choose a reason' } },
    })
    expect((await step(hotel.token, id, { ...decline, askAgainOn: addDays(today(), -1) })).status).toBe(400)
    expect((await step(hotel.token, id, { ...decline, reason: 'other', note: '' })).status).toBe(400)
    const askAgainOn = addDays(today(), 30)
    expect((await step(hotel.token, id, { ...decline, askAgainOn })).status).toBe(200)
    await expect(request()).rejects.toMatchObject({
      code: 'conflict',
      message: /^You can ask this hotel again from/,
    })
    const later = new Date(Date.now() + 32 * 86_400_000)
    const again = requestPartnership(
      makeContext(affiliate, 'affiliate', () => later),
      hotel.hotel.id,
      'Here is more about who reads me.',
    )
    expect(await again).toMatchObject({ id, state: 'requested' })
  })
})

describe('a step', () => {
  test('is refused for whoever is not on that side, and hidden from everyone else', async () => {
    const { id } = await request()
    const [stranger, otherHotel] = [await createActor(app, 'affiliate'), await createActor(app, 'hotel')]
    for (const token of [stranger.token, otherHotel.token]) {
      expect((await step(token, id, { step: 'end' })).status).toBe(404)
      expect((await app.ask('GET', `/api/v1/partnerships/${id}/history`, { token })).status).toBe(404)
    }
    expect((await step(affiliate.token, id, { step: 'approve' })).status).toBe(409)
    expect((await step(hotel.token, id, { step: 'accept' })).status).toBe(409)
    expect((await step(affiliate.token, id, { step: 'withdraw' })).status).toBe(200)
  })

  test('carries the version that was read: of two at once, one counts', async () => {
    const id = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: affiliate.id })
    const both = await Promise.all([
      step(hotel.token, id, { step: 'pause' }, 1),
      step(affiliate.token, id, { step: 'end' }, 1),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await kinds(hotel.token, id)).toHaveLength(1)
  })

  test('of an administrator needs a reason, is audited, and only they resume what they paused', async () => {
    const id = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: affiliate.id })
    expect((await step(admin.token, id, { step: 'pause' })).body.fields).toEqual({ note: 'Give a reason' })
    expect((await step(admin.token, id, { step: 'pause', note: 'Under review' })).status).toBe(200)
    expect((await step(hotel.token, id, { step: 'resume' })).status).toBe(409)
    expect((await step(admin.token, id, { step: 'resume', note: 'All is well' })).status).toBe(200)
    for (const token of [hotel.token, affiliate.token]) {
      expect((await titles(token)).filter((title) => /is (paused|resumed)$/.test(title))).toHaveLength(2)
    }
    const audited =
      await app.sql`SELECT action FROM audit_log WHERE target = ${`partnership:${id}`} ORDER BY id`
    expect(audited.map(({ action }) => action)).toEqual(['partnership.paused', 'partnership.resumed'])
  })
})

test('an invitation waits for its answer, and for an account where there is none', async () => {
  const [row] = await app.sql<{ email: string }[]>`SELECT email FROM users WHERE id = ${affiliate.id}`
  const invite = (email: string) =>
    invitePartner(makeContext({ ...affiliate, id: hotel.owner.id }, 'hotel'), hotel.hotel.id, {
      email,
      message: 'Join us.',
    })
  const known = await invite(row?.email ?? '')
  const unknown = await invite('nobody@example.test')
  expect([known.state, unknown.state]).toEqual(['invited', 'invited'])
  await expect(invite('Nobody@example.test'.toLowerCase())).rejects.toMatchObject({ code: 'conflict' })
  expect(await titles(affiliate.token)).toContain(`${hotel.hotel.name} invites you to be a partner`)
  expect((await step(affiliate.token, known.id, { step: 'accept' })).body.data).toMatchObject({
    state: 'active',
  })
  expect((await step(affiliate.token, unknown.id, { step: 'accept' })).status).toBe(404)
  expect((await step(hotel.token, unknown.id, { step: 'withdraw' })).body.data).toMatchObject({
    state: 'ended',
  })
})

describe('terms', () => {
  const terms = async (token: string, id: string, body: object) =>
    app.ask('PUT', `/api/v1/partnerships/${id}/terms`, {
      token,
      body: { ratePercent: null, windowDays: null, note: '', version: await readVersion(id), ...body },
    })

  test('a better rate counts at once, a lower one after 30 days of notice, and it can be cancelled', async () => {
    const id = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: affiliate.id })
    expect((await terms(hotel.token, id, { ratePercent: 17 })).body.data).toMatchObject({
      ratePercent: 17,
      yoursPercent: 13.6,
      ownRatePercent: 17,
      announced: [],
    })
    const effectiveOn = firstDayAfterNotice(new Date())
    const lower = await terms(hotel.token, id, { ratePercent: 15, note: 'The same rate for everyone' })
    expect(lower.body.data).toMatchObject({
      ratePercent: 17,
      announced: [{ term: 'rate', from: 17, to: 15, isBase: false, effectiveOn }],
    })
    expect(await titles(affiliate.token)).toContain(`${hotel.hotel.name}: Commission 15% instead of 17%`)
    expect((await terms(hotel.token, id, { ratePercent: 16 })).status).toBe(409)
    const at = async (day: string) => {
      const [rate] = await app.sql`
        SELECT partner_rate_bps(p, ${`${day}T00:00:00Z`}::timestamptz) AS bps FROM partnerships p WHERE id = ${id}`
      return rate?.bps
    }
    expect([await at(addDays(effectiveOn, -1)), await at(effectiveOn)]).toEqual([1700, 1500])
    const change = `/api/v1/hotels/${hotel.hotel.id}/term-changes/${lower.body.data.announced[0].id}`
    const other = await createActor(app, 'hotel')
    expect((await app.ask('DELETE', change, { token: other.token })).status).toBe(404)
    expect((await app.ask('DELETE', change, { token: hotel.token })).status).toBe(200)
    expect((await app.ask('DELETE', change, { token: hotel.token })).status).toBe(404)
    expect(await at(effectiveOn)).toBe(1700)
    expect((await kinds(affiliate.token, id))[0]).toBe('terms-cancelled')
  })

  test('both changed at once are two lines of the history and one notification, in one email', async () => {
    const id = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: affiliate.id })
    const before = (await titles(affiliate.token)).length
    expect((await terms(hotel.token, id, { ratePercent: 18, windowDays: 60 })).status).toBe(200)
    expect(await kinds(affiliate.token, id)).toEqual(['terms-changed', 'terms-changed'])
    expect(await titles(affiliate.token)).toHaveLength(before + 1)
    const { body } = await app.ask('GET', '/api/v1/notifications', { token: affiliate.token })
    expect(worded(body.data)[0]?.detail).toBe(
      'This applies from now on. Also: A click counts for 60 days instead of 30 from now on.',
    )
  })

  test('a window of its own is shortened after notice only', async () => {
    const id = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: affiliate.id })
    expect((await terms(hotel.token, id, { windowDays: 60 })).body.data).toMatchObject({ windowDays: 60 })
    expect((await terms(hotel.token, id, { windowDays: 10 })).body.data).toMatchObject({
      windowDays: 60,
      announced: [{ term: 'window', from: 60, to: 10 }],
    })
    expect((await terms(affiliate.token, id, { windowDays: 90 })).status).toBe(403)
  })

  test('the base rate of the hotel’s form follows the same promise', async () => {
    const id = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: affiliate.id })
    const own = await createActor(app, 'affiliate')
    const ownId = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: own.id, rateBps: 2000 })
    const save = async (baseCommissionRate: number) => {
      const { body } = await app.ask('GET', `/api/v1/hotels/${hotel.hotel.id}`, { token: hotel.token })
      const input = { ...pickHotelFields(body.data), baseCommissionRate, version: body.data.version }
      return app.ask('PUT', `/api/v1/hotels/${hotel.hotel.id}`, { token: hotel.token, body: input })
    }
    const [row] = await app.sql`SELECT base_commission_bps AS bps FROM hotels WHERE id = ${hotel.hotel.id}`
    const before = row?.bps / 100
    expect((await save(before + 2)).body.data).toMatchObject({ baseCommissionRate: before + 2 })
    expect((await save(before - 1)).body.data).toMatchObject({ baseCommissionRate: before + 2 })
    expect((await save(before + 5)).status).toBe(409)
    expect(await kinds(affiliate.token, id)).toEqual(['terms-announced', 'terms-changed'])
    expect(await kinds(own.token, ownId)).toEqual([])
    const later = new Date(`${firstDayAfterNotice(new Date())}T00:00:00Z`)
    await applyDueBaseRates({ sql: app.pool, clock: () => later })
    const { body } = await app.ask('GET', `/api/v1/hotels/${hotel.hotel.id}`, { token: hotel.token })
    expect(body.data.baseCommissionRate).toBe(before - 1)
  })
})

test('the history cannot be changed, only what somebody wrote can be erased', async () => {
  const { id } = await request()
  await expect(app.sql`DELETE FROM partnership_events WHERE partnership_id = ${id}`).rejects.toThrow()
  await expect(
    app.sql`UPDATE partnership_events SET kind = 'approved' WHERE partnership_id = ${id}`,
  ).rejects.toThrow('append-only')
  await app.sql`UPDATE partnership_events SET particulars = NULL WHERE partnership_id = ${id}`
  const { body } = await app.ask('GET', `/api/v1/partnerships/${id}/history`, { token: hotel.token })
  expect(body.data).toMatchObject([{ by: 'affiliate', note: null }])
})

test('an account that is erased leaves its partnerships ended, without its words and its name', async () => {
  const { id } = await request('I am Jonas and I write about the sea.')
  await step(hotel.token, id, { step: 'approve', note: 'Welcome' })
  await app.pool.begin((tx) => eraseUserPartnerships(tx, affiliate.id, new Date()))
  const [row] = await app.sql`SELECT state, message FROM partnerships WHERE id = ${id}`
  expect(row).toEqual({ state: 'ended', message: '' })
  expect(await app.sql`SELECT FROM affiliate_profiles WHERE user_id = ${affiliate.id}`).toHaveLength(0)
  const { body } = await app.ask('GET', `/api/v1/partnerships/${id}/history`, { token: hotel.token })
  expect(body.data).toMatchObject([
    { by: 'system', happened: { kind: 'ended' }, note: null },
    { by: 'hotel', happened: { kind: 'approved' }, note: 'Welcome' },
    { by: 'affiliate', happened: { kind: 'requested' }, note: null },
  ])
  expect(await titles(hotel.token)).toEqual([`A partner would like to recommend ${hotel.hotel.name}`])
})

describe('a booking that the desk takes for a partner', () => {
  test('names a partner of this hotel, and freezes the terms', async () => {
    const id = await addPartnership(app, {
      hotelId: hotel.hotel.id,
      affiliateId: affiliate.id,
      rateBps: 1700,
    })
    const booking = await hotel.book({ source: 'affiliate', partnershipId: id })
    const [frozen] = await app.sql`
      SELECT r.method, r.rate_bps AS rate, r.platform_share_bps AS share, r.partnership_id AS partnership,
             b.partnership_id AS booked, b.commission_bps AS bps, b.affiliate_id AS affiliate
      FROM booking_referrals r JOIN bookings b ON b.id = r.booking_id WHERE b.id = ${booking.id}`
    expect(frozen).toEqual({
      method: 'desk',
      rate: 1700,
      share: 2000,
      partnership: id,
      booked: id,
      bps: 1700,
      affiliate: affiliate.id,
    })
  })

  test('is refused without one, with one of another hotel, or one who is paused', async () => {
    const other = await openTestHotel(app, 1)
    const foreign = await addPartnership(app, { hotelId: other.hotel.id, affiliateId: affiliate.id })
    const paused = await addPartnership(app, {
      hotelId: hotel.hotel.id,
      affiliateId: affiliate.id,
      state: 'paused',
    })
    for (const body of [
      { source: 'affiliate' },
      { source: 'affiliate', partnershipId: foreign },
      { source: 'affiliate', partnershipId: paused },
      { source: 'direct', partnershipId: foreign },
    ] as const) {
      const answer = await hotel.tryBook(body)
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['partnershipId']])
    }
  })

  test('cannot be written past the rule', async () => {
    const { id } = await hotel.book()
    await expect(app.sql`UPDATE bookings SET source = 'affiliate' WHERE id = ${id}`).rejects.toThrow(
      'bookings_source_partner',
    )
  })
})
