import { randomUUID } from 'node:crypto'
import { addDays, dayText, utcDay } from '@roomlark/contract/dates'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { hotelInput } from '../../../../test/hotel-input.ts'
import { addPartnership } from '../../../../test/partnerships.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { addLink } from '../../../../test/tracked-links.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const base = '/api/v1/partnerships'
const plan = 'We write about slow trips by train and boat, for readers in Germany.'
const profileInput = {
  publicName: 'Slow Miles',
  site: 'slowmiles.example',
  audience: 'Readers who travel by train.',
  monthlyReach: 48_000,
  countries: ['DE', 'SE'],
  channels: ['website', 'newsletter'],
}

type Actor = { id: string; token: string }

const ask = (who: Actor, method: string, path: string, body?: unknown) =>
  app.ask(method, path, { token: who.token, body })

async function data(answer: Promise<{ status: number; body: { data: unknown } }>) {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever came over the wire
  return body.data as any
}

/** An affiliate who may ask. */
async function createAffiliate(): Promise<Actor & { email: string }> {
  const affiliate = await createActor(app, 'affiliate')
  await data(ask(affiliate, 'PUT', '/api/v1/affiliate-profile', { ...profileInput, version: 0 }))
  return affiliate
}

/** A hotel that affiliates find, unless its settings say otherwise. */
async function openListed(
  hotel: Partial<HotelInput> = {},
  settings: { isListed?: boolean; autoApprove?: boolean } = {},
): Promise<TestHotel> {
  const made = await openTestHotel(app, 3, { hotel })
  await app.sql`
    UPDATE hotel_partner_settings SET is_listed = ${settings.isListed ?? true},
           auto_approve = ${settings.autoApprove ?? false} WHERE hotel_id = ${made.hotel.id}`
  return made
}

const listNames = (found: { hotel: { name: string } }[]) => found.map(({ hotel }) => hotel.name)
/** Hotels of other tests are there as well, so each search names its own. */
const find = async (who: Actor, query: string) => {
  const { status, body } = await ask(who, 'GET', `${base}/hotels?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const step = (who: Actor, id: string, name: string, version: number, more: object = {}) =>
  ask(who, 'POST', `${base}/${id}/steps`, { step: name, version, ...more })

describe('GET and PUT /affiliate-profile', () => {
  it('begins with the name of the account, is saved with its version, and names the affiliate from then on', async () => {
    const affiliate = await createActor(app, 'affiliate', { firstName: 'Jonas', lastName: 'Lindqvist' })
    const path = '/api/v1/affiliate-profile'
    expect(await data(ask(affiliate, 'GET', path))).toEqual({
      publicName: 'Jonas Lindqvist',
      site: '',
      audience: '',
      monthlyReach: null,
      countries: [],
      channels: [],
      pictureUrl: null,
      updatedAt: null,
      version: 0,
    })
    const saved = await data(ask(affiliate, 'PUT', path, { ...profileInput, version: 0 }))
    expect(saved).toEqual({
      ...profileInput,
      site: 'https://slowmiles.example',
      pictureUrl: null,
      updatedAt: expect.any(String),
      version: 1,
    })
    expect(await data(ask(affiliate, 'GET', path))).toEqual(saved)
    const [named] = await app.sql`SELECT partner_name(u) AS name FROM users u WHERE id = ${affiliate.id}`
    expect(named).toEqual({ name: 'Slow Miles' })

    expect((await ask(affiliate, 'PUT', path, { ...profileInput, version: 0 })).status).toBe(409)
    const nameless = {
      ...profileInput,
      monthlyReach: null,
      countries: [],
      site: 'http://a.example/b',
      version: 1,
    }
    expect(await data(ask(affiliate, 'PUT', path, nameless))).toMatchObject({
      monthlyReach: null,
      countries: [],
      site: 'http://a.example/b',
      version: 2,
    })
    const [entry] = await app.sql`
      SELECT count(*)::integer AS entries FROM audit_entries
      WHERE action = 'affiliate-profile.saved' AND actor_id = ${affiliate.id}`
    expect(entry).toEqual({ entries: 2 })
  })

  it.each([
    ['publicName', '  '],
    ['publicName', 'a\nb'],
    ['site', 'javascript:alert(1)'],
    ['site', 'https://user:secret@slowmiles.example'],
    ['site', 'not a site'],
    ['audience', ''],
    ['monthlyReach', -1],
    ['countries', ['DE', 'DE']],
    ['countries', ['Germany']],
    ['channels', []],
    ['channels', ['pigeon']],
  ])('refuses %s: %j', async (field, value) => {
    const affiliate = await createActor(app, 'affiliate')
    const body = { ...profileInput, [field]: value, version: 0 }
    const answer = await ask(affiliate, 'PUT', '/api/v1/affiliate-profile', body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)[0]).toMatch(new RegExp(`^${field}`))
  })
})

describe('GET /partnerships/hotels', () => {
  it('says of a hotel what affiliates may know, and nothing of its owner or contact', async () => {
    const affiliate = await createAffiliate()
    const { hotel, owner } = await openListed({
      name: 'Villa Märchen',
      city: 'Übersee',
      country: 'DE',
      starRating: 4,
      baseCommissionRate: 15,
      contactEmail: 'secret-contact@example.test',
    })
    const body = await find(affiliate, 'search=villa%20marchen%20germany')
    expect(body.data).toEqual([
      {
        hotel: {
          id: hotel.id,
          name: 'Villa Märchen',
          slug: hotel.slug,
          city: 'Übersee',
          country: 'DE',
          starRating: 4,
          score: null,
          imageUrl: null,
        },
        ratePercent: 15,
        yoursPercent: 12,
        baseRatePercent: 15,
        announcedRate: null,
        windowDays: 30,
        allowsPaidAds: false,
        isAutoApproved: false,
        answerHours: null,
        priceLevel: null,
        clicks: 0,
        suspectedClicks: 0,
        conversionPercent: null,
        typicalStay: null,
        hundredClicks: null,
        partnership: null,
      },
    ])
    expect(body.meta).toMatchObject({ total: 1, totalPages: 1, page: 1, limit: 20, sharePercent: 20 })
    expect(body.meta.countries).toContain('DE')
    const told = JSON.stringify(body)
    for (const secret of [owner.id, owner.email, 'secret-contact', hotel.streetAddress]) {
      expect(told).not.toContain(secret)
    }
    const one = await ask(affiliate, 'GET', `${base}/hotels/${hotel.id}`)
    expect(one.body).toMatchObject({ data: body.data[0], meta: { sharePercent: 20 } })
  })

  it('leaves out hotels that are not listed, not on sale, archived or of a suspended owner', async () => {
    const affiliate = await createAffiliate()
    const city = `City ${randomUUID().slice(0, 8)}`
    const unlisted = await openListed({ name: 'Unlisted', city }, { isListed: false })
    const inactive = await openListed({ name: 'Inactive', city })
    await data(inactive.ask('PUT', `${inactive.base}/active`, { isActive: false }))
    const suspended = await openListed({ name: 'Suspended', city })
    await app.sql`UPDATE users SET suspended_at = now() WHERE id = ${suspended.owner.id}`
    const archived = await openListed({ name: 'Archived', city })
    await app.sql`UPDATE hotels SET archived_at = now(), is_active = false WHERE id = ${archived.hotel.id}`
    const there = await openListed({ name: 'There', city })
    expect(listNames((await find(affiliate, `search=${city}`)).data)).toEqual(['There'])
    for (const { hotel } of [unlisted, inactive, suspended, archived]) {
      expect((await ask(affiliate, 'GET', `${base}/hotels/${hotel.id}`)).status).toBe(404)
      const asked = await ask(affiliate, 'POST', base, { hotelId: hotel.id, message: plan })
      expect(asked.status).toBe(404)
    }
    expect((await ask(affiliate, 'GET', `${base}/hotels/${there.hotel.id}`)).status).toBe(200)
  })

  it('filters, sorts and pages', async () => {
    const affiliate = await createAffiliate()
    const city = `Sort ${randomUUID().slice(0, 8)}`
    const one = { city, country: 'IT', starRating: 3, baseCommissionRate: 8 }
    const hotels = {
      a: await openListed({ ...one, name: 'Alba' }),
      b: await openListed({ ...one, name: 'Bruma', country: 'FR', starRating: 5, baseCommissionRate: 20 }),
      c: await openListed(
        { ...one, name: 'Cala', starRating: 4, baseCommissionRate: 12 },
        { autoApprove: true },
      ),
    }
    await addPartnership(app, { hotelId: hotels.a.hotel.id, affiliateId: affiliate.id, rateBps: 2500 })
    const figures = [
      // Of few clicks nothing is said, however many became bookings.
      { hotel_id: hotels.a.hotel.id, clicks: 61, link_bookings: 40, cents: 90_000, minutes: 600 },
      { hotel_id: hotels.b.hotel.id, clicks: 1000, link_bookings: 12, cents: 100_000, minutes: 3000 },
      { hotel_id: hotels.c.hotel.id, clicks: 2000, link_bookings: 60, cents: 80_000, minutes: null },
    ]
    for (const { hotel_id, clicks, link_bookings, cents, minutes } of figures) {
      await app.sql`
        INSERT INTO hotel_partner_figures ${app.sql({
          hotel_id,
          clicks,
          link_bookings,
          typical_nights: 4,
          typical_room_usd_cents: cents,
          is_estimated: false,
          answer_minutes: minutes,
          counted_at: new Date(),
        })}
        ON CONFLICT (hotel_id) DO UPDATE SET clicks = excluded.clicks, link_bookings = excluded.link_bookings,
          typical_nights = 4, typical_room_usd_cents = excluded.typical_room_usd_cents, is_estimated = false,
          answer_minutes = excluded.answer_minutes, counted_at = excluded.counted_at`
    }
    const names = async (query: string) => listNames((await find(affiliate, `search=${city}&${query}`)).data)
    // 3 % of 2,000 clicks and $800 at 12 % beat 1.2 % and $1,000 at 20 %.
    expect(await names('')).toEqual(['Cala', 'Bruma', 'Alba'])
    expect(await names('sort=typical-stay')).toEqual(['Alba', 'Bruma', 'Cala'])
    expect(await names('sort=commission')).toEqual(['Alba', 'Bruma', 'Cala'])
    expect(await names('sort=conversion')).toEqual(['Cala', 'Bruma', 'Alba'])
    expect(await names('sort=name')).toEqual(['Alba', 'Bruma', 'Cala'])
    expect(await names('sort=newest')).toEqual(['Cala', 'Bruma', 'Alba'])
    expect(await names('country=FR')).toEqual(['Bruma'])
    expect(await names('minStars=4&sort=name')).toEqual(['Bruma', 'Cala'])
    expect(await names('minCommission=20&sort=name')).toEqual(['Alba', 'Bruma'])
    expect(await names('answer=at-once')).toEqual(['Cala'])
    expect(await names('answer=day&sort=name')).toEqual(['Alba', 'Cala'])
    expect(await names('answer=three-days&sort=name')).toEqual(['Alba', 'Bruma', 'Cala'])
    const second = await find(affiliate, `search=${city}&sort=name&limit=2&page=2`)
    expect(listNames(second.data)).toEqual(['Cala'])
    expect(second.meta).toMatchObject({ total: 3, totalPages: 2, page: 2, limit: 2 })
    expect((await find(affiliate, `search=${city}&page=9`)).meta).toMatchObject({ total: 3, page: 9 })

    const [cala, , alba] = (await find(affiliate, `search=${city}`)).data
    expect(cala).toMatchObject({
      isAutoApproved: true,
      clicks: 2000,
      conversionPercent: 3,
      priceLevel: 3,
      answerHours: null,
      typicalStay: {
        nights: 4,
        isEstimated: false,
        roomUsdCents: 80_000,
        commissionUsdCents: 9600,
        shareUsdCents: 1920,
        earnsUsdCents: 7680,
      },
      hundredClicks: { bookings: 3, earnsUsdCents: 23_040 },
    })
    expect(alba).toMatchObject({
      ratePercent: 25,
      yoursPercent: 20,
      baseRatePercent: 8,
      clicks: 61,
      conversionPercent: null,
      hundredClicks: null,
      answerHours: 10,
      partnership: { state: 'active', links: 0 },
    })
    for (const query of ['sort=luck', 'minStars=6', 'answer=soon', 'country=XX', 'limit=1000', 'owner=me']) {
      expect((await ask(affiliate, 'GET', `${base}/hotels?${query}`)).status).toBe(400)
    }
  })
})

describe('asking a hotel', () => {
  it('needs a profile and a message, and happens once', async () => {
    const stranger = await createActor(app, 'affiliate')
    const { hotel, owner } = await openListed()
    const request = { hotelId: hotel.id, message: plan }
    const unknown = await ask(stranger, 'POST', base, request)
    expect(unknown.status).toBe(409)
    expect(unknown.body.message).toContain('profile')

    const affiliate = await createAffiliate()
    const short = await ask(affiliate, 'POST', base, { ...request, message: ' Hello there. ' })
    expect(short).toMatchObject({ status: 400, body: { fields: { message: expect.any(String) } } })
    expect((await ask(affiliate, 'POST', base, { ...request, message: 'x'.repeat(1001) })).status).toBe(400)
    const asked = await data(ask(affiliate, 'POST', base, request))
    expect(asked).toMatchObject({ state: 'requested', id: expect.any(String) })
    expect((await ask(affiliate, 'POST', base, request)).status).toBe(409)

    const [mine] = await data(ask(affiliate, 'GET', `${base}?view=requests`))
    expect(mine).toMatchObject({
      id: asked.id,
      state: 'requested',
      message: plan,
      isRead: false,
      refusal: null,
      stopped: null,
      approvedAt: null,
      bookings: 0,
      links: 0,
      linkCode: null,
      isOnSale: true,
      hotel: { id: hotel.id },
      terms: { announced: [] },
    })
    expect(JSON.stringify(mine)).not.toContain(owner.email)
    const found = await data(ask(affiliate, 'GET', `${base}/hotels/${hotel.id}`))
    expect(found.partnership).toMatchObject({ id: asked.id, state: 'requested', isRead: false })
    expect((await data(ask(stranger, 'GET', `${base}/hotels/${hotel.id}`))).partnership).toBeNull()
    expect(await data(ask(stranger, 'GET', `${base}?view=requests`))).toEqual([])
    expect((await step(stranger, asked.id, 'withdraw', asked.version)).status).toBe(404)
  })

  it('may be withdrawn and repeated, and after a refusal only from the day the hotel named', async () => {
    const affiliate = await createAffiliate()
    const { hotel, owner, token } = await openListed()
    const keeper = { id: owner.id, token }
    const request = { hotelId: hotel.id, message: plan }
    const first = await data(ask(affiliate, 'POST', base, request))
    await data(step(affiliate, first.id, 'withdraw', first.version))
    const [withdrawn] = await data(ask(affiliate, 'GET', `${base}?view=requests`))
    expect(withdrawn).toMatchObject({ state: 'ended', approvedAt: null, stopped: { by: 'affiliate' } })
    expect(await data(ask(affiliate, 'GET', base))).toEqual([])

    const again = await data(ask(affiliate, 'POST', base, request))
    expect(again.id).toBe(first.id)
    const askAgainOn = addDays(utcDay(app.services.clock()), 30)
    const decline = { reason: 'more-detail', askAgainOn, note: 'Who reads you?' }
    await data(step(keeper, again.id, 'decline', again.version, decline))
    const early = await ask(affiliate, 'POST', base, request)
    expect(early.status).toBe(409)
    expect(early.body.message).toContain(dayText(askAgainOn))
    const refusal = { reason: 'more-detail', note: 'Who reads you?', askAgainOn }
    const [declined] = await data(ask(affiliate, 'GET', `${base}?view=requests`))
    expect(declined).toMatchObject({ state: 'declined', refusal, stopped: { by: 'hotel' } })
    const found = await data(ask(affiliate, 'GET', `${base}/hotels/${hotel.id}`))
    expect(found.partnership).toMatchObject({ state: 'declined', refusal })

    // The day has come; sessions and clocks of other tests stay as they are.
    await app.sql`UPDATE partnerships SET ask_again_on = current_date - 1 WHERE id = ${first.id}`
    const later = await data(ask(affiliate, 'GET', `${base}/hotels/${hotel.id}`))
    expect(later.partnership.refusal).toMatchObject({ askAgainOn: null })
    expect(await data(ask(affiliate, 'POST', base, request))).toMatchObject({ state: 'requested' })
  })

  it('needs no words where everybody is approved', async () => {
    const affiliate = await createAffiliate()
    const { hotel } = await openListed({}, { autoApprove: true })
    const asked = await data(ask(affiliate, 'POST', base, { hotelId: hotel.id, message: '' }))
    expect(asked).toMatchObject({ state: 'active' })
    expect(await data(ask(affiliate, 'GET', base))).toMatchObject([{ id: asked.id, state: 'active' }])
  })

  it('makes a link as soon as it is approved, and quotes nobody to themselves', async () => {
    const affiliate = await createAffiliate()
    const atOnce = await openListed({}, { autoApprove: true })
    const { id } = await data(ask(affiliate, 'POST', base, { hotelId: atOnce.hotel.id, message: plan }))
    const slow = await openListed()
    const asked = await data(ask(affiliate, 'POST', base, { hotelId: slow.hotel.id, message: plan }))
    const links = async (of: string) => data(ask(affiliate, 'GET', `${base}/${of}/links`))
    expect(await links(id)).toMatchObject([{ roomTypeId: null, isArchived: false }])
    await data(step({ id: slow.owner.id, token: slow.token }, asked.id, 'approve', asked.version))
    expect(await links(asked.id)).toHaveLength(1)
    const told = await app.sql`
      SELECT particulars FROM notifications WHERE user_id = ${affiliate.id} AND event = 'partnership'`
    expect(told.map(({ particulars }) => particulars)).toEqual([null, null])
  })

  it('is for affiliates alone', async () => {
    const { token, owner } = await openListed()
    for (const path of ['', '/counts', '/hotels', '/first-day']) {
      expect((await ask({ id: owner.id, token }, 'GET', base + path)).status).toBe(403)
    }
  })
})

describe('an invitation', () => {
  it('shows a hotel that is not listed to who was invited, is counted, and accepted or declined by them alone', async () => {
    const [affiliate, other] = [await createAffiliate(), await createAffiliate()]
    const { hotel } = await openListed({}, { isListed: false })
    const id = await addPartnership(app, { hotelId: hotel.id, affiliateId: affiliate.id, state: 'invited' })
    await app.sql`UPDATE partnerships SET approved_at = NULL, message = 'Join us' WHERE id = ${id}`
    expect(await data(ask(affiliate, 'GET', `${base}/counts`))).toEqual({
      active: 0,
      paused: 0,
      ended: 0,
      requested: 0,
      invited: 1,
      declined: 0,
    })
    expect(await data(ask(other, 'GET', `${base}/counts`))).toMatchObject({ invited: 0 })
    const seen = await data(ask(affiliate, 'GET', `${base}/hotels/${hotel.id}`))
    expect(seen.partnership).toMatchObject({ id, state: 'invited' })
    expect(listNames((await find(affiliate, 'limit=100')).data)).toContain(hotel.name)
    expect((await ask(other, 'GET', `${base}/hotels/${hotel.id}`)).status).toBe(404)
    expect((await step(other, id, 'accept', 1)).status).toBe(404)
    const [invited] = await data(ask(affiliate, 'GET', `${base}?view=requests`))
    expect(invited).toMatchObject({ id, state: 'invited', message: 'Join us' })

    const asked = await ask(affiliate, 'POST', base, { hotelId: hotel.id, message: plan })
    expect(asked.status).not.toBe(200)
    expect((await step(affiliate, id, 'accept', invited.version + 1)).status).toBe(409)
    expect(await data(step(affiliate, id, 'accept', invited.version))).toMatchObject({ state: 'active' })
    expect(await data(ask(affiliate, 'GET', `${base}/counts`))).toMatchObject({ active: 1, invited: 0 })

    const second = await openListed({}, { isListed: false })
    const pair = { hotelId: second.hotel.id, affiliateId: affiliate.id }
    const no = await addPartnership(app, { ...pair, state: 'invited' })
    await data(step(affiliate, no, 'decline-invitation', 1))
    const [declined] = await data(ask(affiliate, 'GET', `${base}?view=requests`))
    expect(declined).toMatchObject({ state: 'declined', refusal: null, stopped: { by: 'affiliate' } })
    expect((await ask(affiliate, 'GET', `${base}/hotels/${second.hotel.id}`)).status).toBe(404)
  })
})

describe('GET /partnerships', () => {
  it('has links, bookings and terms of each partnership, and shows a lower rate with its day', async () => {
    const affiliate = await createAffiliate()
    const city = `Mine ${randomUUID().slice(0, 8)}`
    const plain = await openListed({ name: 'Plain', city, baseCommissionRate: 15 })
    const own = await openListed({ name: 'Own', city, baseCommissionRate: 10 })
    const makePair = ({ hotel }: TestHotel) => ({ hotelId: hotel.id, affiliateId: affiliate.id })
    const plainId = await addPartnership(app, makePair(plain))
    await addPartnership(app, { ...makePair(own), rateBps: 1200 })
    const code = `c${randomUUID().slice(0, 8)}`
    await addLink(app, { ...makePair(plain), code })
    await app.sql`
      INSERT INTO referral_days (affiliate_id, day, hotel_id, bookings)
      VALUES (${affiliate.id}, current_date, ${plain.hotel.id}, 3),
             (${affiliate.id}, current_date - 1, ${plain.hotel.id}, 4)`
    const lower = hotelInput({ name: 'Plain', city, baseCommissionRate: 12 })
    await data(plain.ask('PUT', plain.base, { ...lower, version: plain.hotel.version }))

    const list = await data(ask(affiliate, 'GET', `${base}?search=${city}`))
    const mine = list.find((one: { id: string }) => one.id === plainId)
    expect(mine).toMatchObject({
      state: 'active',
      bookings: 7,
      links: 1,
      linkCode: code,
      isOnSale: true,
      terms: {
        ratePercent: 15,
        yoursPercent: 12,
        ownRatePercent: null,
        windowDays: 30,
        announced: [{ term: 'rate', from: 15, to: 12, isBase: true, effectiveOn: expect.any(String) }],
      },
    })
    const { effectiveOn } = mine.terms.announced[0]
    const stranger = await createAffiliate()
    for (const who of [affiliate, stranger]) {
      const seen = await data(ask(who, 'GET', `${base}/hotels/${plain.hotel.id}`))
      expect(seen).toMatchObject({ ratePercent: 15, announcedRate: { ratePercent: 12, effectiveOn } })
    }
    const noticeMs = Date.parse(mine.terms.announced[0].effectiveOn) - app.services.clock().getTime()
    expect(noticeMs).toBeGreaterThan(29 * 86_400_000)
    expect(list.find((one: { hotel: { name: string } }) => one.hotel.name === 'Own').terms).toMatchObject({
      ratePercent: 12,
      yoursPercent: 9.6,
      ownRatePercent: 12,
      announced: [],
    })
  })

  it('keeps paused and ended ones with who stopped them, filters and pages', async () => {
    const affiliate = await createAffiliate()
    const hotels = [await openListed({ name: 'First' }), await openListed({ name: 'Second' })]
    const [first, second] = await Promise.all(
      hotels.map(({ hotel }) => addPartnership(app, { hotelId: hotel.id, affiliateId: affiliate.id })),
    )
    const [one, two] = hotels
    if (!first || !second || !one || !two) throw new Error('two partnerships are needed')
    const keeper = { id: one.owner.id, token: one.token }
    await data(step(keeper, first, 'pause', 1, { note: 'Closed for repairs' }))
    await data(step(affiliate, second, 'end', 1, { note: 'Other plans' }))
    const list = async (query: string) => data(ask(affiliate, 'GET', `${base}?${query}`))
    expect(await list('')).toMatchObject([
      { id: first, state: 'paused', stopped: { by: 'hotel', note: 'Closed for repairs' } },
      { id: second, state: 'ended', stopped: { by: 'affiliate', note: 'Other plans' } },
    ])
    expect(await list('state=ended')).toMatchObject([{ id: second }])
    expect(await list('search=first')).toMatchObject([{ id: first }])
    expect(await list('limit=1&page=2')).toMatchObject([{ id: second }])
    expect(await list('view=requests')).toEqual([])
    expect(await data(ask(affiliate, 'GET', `${base}/counts`))).toMatchObject({ paused: 1, ended: 1 })
    // An ended partnership can be asked for again.
    const again = await data(ask(affiliate, 'POST', base, { hotelId: two.hotel.id, message: plan }))
    expect(again).toMatchObject({ id: second, state: 'requested' })
  })
})

describe('the first day', () => {
  it('leads from the profile to a tested link and is over then', async () => {
    const affiliate = await createActor(app, 'affiliate')
    const day = () => data(ask(affiliate, 'GET', `${base}/first-day`))
    expect(await day()).toEqual({ done: [], isWaiting: false, partnershipId: null, linkId: null })
    await data(ask(affiliate, 'PUT', '/api/v1/affiliate-profile', { ...profileInput, version: 0 }))
    const { hotel, owner, token } = await openListed()
    const asked = await data(ask(affiliate, 'POST', base, { hotelId: hotel.id, message: plan }))
    expect(await day()).toMatchObject({ done: ['profile'], isWaiting: true })
    await data(step({ id: owner.id, token }, asked.id, 'approve', asked.version))
    const [{ id: linkId }] = await data(ask(affiliate, 'GET', `${base}/${asked.id}/links`))
    expect(await day()).toEqual({
      done: ['profile', 'hotel'],
      isWaiting: false,
      partnershipId: asked.id,
      linkId,
    })
    const note = (name: string) => ask(affiliate, 'POST', `${base}/first-day`, { step: name })
    await data(note('link'))
    expect(await day()).toMatchObject({ done: ['profile', 'hotel', 'link'] })
    expect((await note('hotel')).status).toBe(400)
    await data(note('test'))
    await data(note('test'))
    expect(await day()).toBeNull()
  })

  it('is over for whoever has had clicks', async () => {
    const affiliate = await createAffiliate()
    const { hotel } = await openListed()
    await addPartnership(app, { hotelId: hotel.id, affiliateId: affiliate.id })
    expect(await data(ask(affiliate, 'GET', `${base}/first-day`))).toMatchObject({
      done: ['profile', 'hotel'],
    })
    await app.sql`INSERT INTO affiliate_days (affiliate_id, day, clicks) VALUES (${affiliate.id}, current_date, 1)`
    expect(await data(ask(affiliate, 'GET', `${base}/first-day`))).toBeNull()
  })
})
