import { addDays, dateIn } from '@roomlark/contract/dates'
import { firstDayAfterNotice } from '@roomlark/contract/platform/legal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { hotelInput } from '../../../../test/hotel-input.ts'
import { createHotel } from '../../../../test/hotels.ts'
import { addPartnership } from '../../../../test/partnerships.ts'
import { openPastHotel } from '../../../../test/past-bookings.ts'
import { countDue } from '../../../figures/rollups/rollups.service.ts'

let app: TestApp
let admin: { token: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin')
})
afterAll(() => app.close())

/** By the calendar of the hotels, which are in Rome. */
const daysAgo = (days: number) => addDays(dateIn('Europe/Rome', new Date()), -days)

async function data(answer: Promise<Answer>) {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.data
}

async function openHotel(changes: Parameters<typeof createHotel>[2] = {}) {
  const owner = await createActor(app, 'hotel')
  const hotel = await createHotel(app, owner.token, { baseCommissionRate: 15, ...changes })
  const base = `/api/v1/hotels/${hotel.id}`
  const ask = (method: string, path: string, body?: unknown, token = owner.token) =>
    app.ask(method, path, { token, ...(body !== undefined && { body }) })
  return { owner, hotel, base, ask, overview: () => data(ask('GET', `${base}/partners`)) }
}

async function addAffiliate(publicName: string) {
  const affiliate = await createActor(app, 'affiliate', { firstName: 'Mira', lastName: 'Novak' })
  await app.sql`
    INSERT INTO affiliate_profiles (user_id, public_name, site, monthly_reach, countries, channels, updated_at)
    VALUES (${affiliate.id}, ${publicName}, 'https://two.example', 31000, '{CZ,AT}', '{website}', now())`
  return affiliate
}

/** A request as it lies there once an affiliate has made it. */
async function addRequest(
  hotelId: string,
  publicName: string,
  message = 'We would like to write about you.',
) {
  const affiliate = await addAffiliate(publicName)
  const [row] = await app.sql<{ id: string }[]>`
    INSERT INTO partnerships (hotel_id, affiliate_id, state, state_since, message, created_at)
    VALUES (${hotelId}, ${affiliate.id}, 'requested', ${app.services.clock()}, ${message}, now()) RETURNING id`
  return { affiliate, id: row?.id ?? '' }
}

describe('GET /hotels/:hotelId/partners', () => {
  test('shows requests with profile and results, and partners with what they brought and cost', async () => {
    const owner = await createActor(app, 'hotel')
    const past = await openPastHotel(app, owner.token, { currency: 'EUR' })
    const hotelId: string = past.hotel.id
    const [slow, cabin] = [await addAffiliate('Slow Miles'), await addAffiliate('Cabin Weekly')]
    const slowId = await addPartnership(app, { hotelId, affiliateId: slow.id })
    await addPartnership(app, { hotelId, affiliateId: cabin.id, rateBps: 1700 })
    const { id: requestId } = await addRequest(hotelId, 'Two Suitcases')
    const stay = { source: 'affiliate', affiliateId: slow.id, commissionBps: 1500, nights: 2 } as const
    const madeAt = new Date(`${daysAgo(60)}T10:00:00Z`)
    await past.put({ ...stay, madeAt, state: 'checked-out', checkInOn: daysAgo(20), taxCents: 500 })
    await past.put({ ...stay, madeAt, state: 'checked-out', checkInOn: daysAgo(120) })
    await past.put({ ...stay, madeAt, state: 'confirmed', checkInOn: daysAgo(-10) })
    await past.put({ ...stay, madeAt, state: 'cancelled', checkInOn: daysAgo(15), feeCents: 4000 })
    await countDue({ sql: app.pool })

    const answer = await data(app.ask('GET', `/api/v1/hotels/${hotelId}/partners`, { token: owner.token }))
    expect(answer).toMatchObject({
      settings: {
        isListed: false,
        autoApprove: false,
        allowsPaidAds: false,
        otaRatePercent: null,
        version: 1,
      },
      announcedBase: null,
      period: { fromOn: daysAgo(90), untilOn: daysAgo(1) },
      currency: 'EUR',
      requestsTotal: 1,
      partnersTotal: 2,
      totals: { stays: 1, revenueCents: 24_000, costCents: 3600, boostCents: 0 },
      withoutStays: 1,
    })
    expect(answer.requests).toMatchObject([
      {
        id: requestId,
        name: 'Two Suitcases',
        personName: 'Mira Novak',
        message: 'We would like to write about you.',
        profile: { site: 'https://two.example', monthlyReach: 31_000, countries: ['CZ', 'AT'] },
        results: { hotels: 0, stays: 0, cancelledPercent: null },
      },
    ])
    expect(answer.partners).toMatchObject([
      { id: slowId, name: 'Slow Miles', hasOwnRate: false, figures: { stays: 1, revenueCents: 24_000 } },
      { name: 'Cabin Weekly', ratePercent: 17, hasOwnRate: true, figures: { stays: 0, costCents: 0 } },
    ])
    const detail = await data(
      app.ask('GET', `/api/v1/hotels/${hotelId}/partners/${slowId}`, { token: owner.token }),
    )
    expect(detail).toMatchObject({
      name: 'Slow Miles',
      profile: { channels: ['website'] },
      results: { hotels: 1 },
      terms: { ownRatePercent: null },
      nextBasePercent: null,
      figures: { revenueCents: 24_000, costCents: 3600 },
    })
  })

  test('and everything below it is only for the owner and administrators', async () => {
    const { hotel, base, ask } = await openHotel()
    const other = await openHotel()
    const { id, affiliate } = await addRequest(hotel.id, 'Two Suitcases')
    const settings = { isListed: true, autoApprove: false, allowsPaidAds: false, otaRatePercent: 18 }
    const calls = [
      ['GET', `${base}/partners`],
      ['GET', `${base}/partners/${id}`],
      ['POST', `${base}/partners/read`],
      ['PUT', `${base}/partner-settings`, { ...settings, version: 1 }],
      ['POST', `${base}/partners/invitations`, { email: 'harbour@example.test' }],
      ['POST', `/api/v1/partnerships/${id}/steps`, { step: 'approve', version: 1, note: 'Fine' }],
    ] as const
    for (const [method, path, body] of calls) {
      expect((await ask(method, path, body, other.owner.token)).status, path).toBe(404)
      expect((await ask(method, path, body, affiliate.token)).status, path).toBe(
        path.endsWith('/steps') ? 409 : 403,
      )
    }
    // The partner of one hotel is not found at another.
    expect((await other.ask('GET', `${other.base}/partners/${id}`)).status).toBe(404)
    expect((await data(other.ask('GET', '/api/v1/partners'))).length).toBe(0)
    for (const [method, path, body] of calls) {
      expect((await ask(method, path, body, admin.token)).status, path).toBe(200)
    }
    expect(await data(ask('GET', `${base}/partners/${id}`))).toMatchObject({ state: 'active' })
  })
})

test('a request is approved, or declined with a reason and a day; both are in its history', async () => {
  const { hotel, base, ask, overview } = await openHotel()
  const first = await addRequest(hotel.id, 'Two Suitcases')
  const second = await addRequest(hotel.id, 'Hanae Travels')
  const read = async () => (await overview()).requests.map(({ isRead }: { isRead: boolean }) => isRead)
  await data(ask('POST', `${base}/partners/read`, undefined, admin.token))
  expect(await read()).toEqual([false, false])
  await data(ask('POST', `${base}/partners/read`))
  expect(await read()).toEqual([true, true])
  await data(ask('POST', `/api/v1/partnerships/${first.id}/steps`, { step: 'approve', version: 1 }))
  const askAgainOn = daysAgo(-30)
  const decline = {
    step: 'decline',
    version: 1,
    reason: 'requirements',
    note: 'Come back later.',
    askAgainOn,
  }
  await data(ask('POST', `/api/v1/partnerships/${second.id}/steps`, decline))
  const after = await overview()
  expect([after.requestsTotal, after.partners.map(({ name }: { name: string }) => name)]).toEqual([
    0,
    ['Two Suitcases'],
  ])
  expect(await data(ask('GET', `${base}/partners/${second.id}`))).toMatchObject({
    state: 'declined',
    askAgainOn,
    history: [
      {
        by: 'hotel',
        happened: { kind: 'declined', params: { reason: 'requirements', askAgainOn } },
        note: 'Come back later.',
      },
    ],
  })
  // More detail may be given the same day.
  const third = await addRequest(hotel.id, 'Nomad Table')
  const at = { step: 'decline', version: 1, reason: 'more-detail', askAgainOn: daysAgo(0) }
  await data(ask('POST', `/api/v1/partnerships/${third.id}/steps`, at))
})

test('settings are changed with the version that was read, and the OTA rate stands beside each partner', async () => {
  const { base, hotel, ask, overview } = await openHotel()
  await addRequest(hotel.id, 'Two Suitcases')
  const wanted = { isListed: true, autoApprove: true, allowsPaidAds: true, otaRatePercent: 18.5, version: 1 }
  expect(await data(ask('PUT', `${base}/partner-settings`, wanted))).toEqual({ ...wanted, version: 2 })
  expect((await ask('PUT', `${base}/partner-settings`, wanted)).status).toBe(409)
  for (const otaRatePercent of [101, 18.555, 5e-324]) {
    const refused = await ask('PUT', `${base}/partner-settings`, { ...wanted, otaRatePercent, version: 2 })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['otaRatePercent']])
  }
  const { settings, requests } = await overview()
  expect(settings).toEqual({ ...wanted, version: 2 })
  // A request that was already waiting still has to be decided.
  expect(requests).toMatchObject([{ name: 'Two Suitcases', otaRatePercent: 18.5 }])
  const entries = await app.sql`
    SELECT FROM audit_entries WHERE target = ${`hotel:${hotel.id}`} AND action = 'partner-settings.updated'`
  expect(entries).toHaveLength(1)
})

test('a lower base rate is announced where it is saved, shown with its day, and can be cancelled', async () => {
  const { hotel, base, ask, overview } = await openHotel()
  const affiliate = await addAffiliate('Slow Miles')
  await addPartnership(app, { hotelId: hotel.id, affiliateId: affiliate.id })
  const lower = { ...hotelInput({ name: hotel.name, baseCommissionRate: 13 }), version: hotel.version }
  expect(await data(ask('PUT', base, lower))).toMatchObject({ baseCommissionRate: 15 })
  const effectiveOn = firstDayAfterNotice(app.services.clock())
  const announced = await overview()
  expect(announced).toMatchObject({
    announcedBase: { from: 15, to: 13, effectiveOn, isBase: true },
    basePartners: 1,
  })
  expect(announced.partners).toMatchObject([{ ratePercent: 15, announcedRate: { to: 13, effectiveOn } }])
  const change = `${base}/term-changes/${announced.announcedBase.id}`
  expect((await ask('DELETE', change, undefined, (await openHotel()).owner.token)).status).toBe(404)
  await data(ask('DELETE', change))
  const after = await overview()
  expect([after.announcedBase, after.partners[0].announcedRate]).toEqual([null, null])
  expect((await ask('DELETE', change)).status).toBe(404)
})

test('the list over all hotels has requests first, filters, pages and a file', async () => {
  const { owner, hotel, ask } = await openHotel({ name: 'Villa Marenne' })
  const second = await createHotel(app, owner.token, { name: 'Casa Lume' })
  const [slow, cabin] = [await addAffiliate('Slow Miles'), await addAffiliate('=Cabin Weekly')]
  await addPartnership(app, { hotelId: hotel.id, affiliateId: slow.id })
  await addPartnership(app, { hotelId: second.id, affiliateId: cabin.id, state: 'paused' })
  await addRequest(second.id, 'Two Suitcases')
  const namesAt = async (query: string) => {
    const { body } = await ask('GET', `/api/v1/partners${query}`)
    return body.data.map(({ name }: { name: string }) => name)
  }
  expect(await namesAt('')).toEqual(['Two Suitcases', 'Slow Miles', '=Cabin Weekly'])
  expect(await namesAt(`?hotel=${hotel.id}`)).toEqual(['Slow Miles'])
  expect(await namesAt('?state=paused')).toEqual(['=Cabin Weekly'])
  expect(await namesAt('?search=novak%20lume')).toEqual(['Two Suitcases', '=Cabin Weekly'])
  expect(await namesAt('?limit=2&page=2')).toEqual(['=Cabin Weekly'])
  const { body } = await ask('GET', '/api/v1/partners?state=active')
  expect(body.meta).toMatchObject({ total: 1, countsByState: { requested: 1, active: 1, paused: 1 } })
  const file = await data(ask('GET', '/api/v1/partners/export'))
  const lines = file.csv.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(file.csv).toContain('"Casa Lume","\'=Cabin Weekly"')
  expect(await namesAt(`?hotel=${(await openHotel()).hotel.id}`)).toEqual([])
})
