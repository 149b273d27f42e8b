import type { PromoCode } from '@roomlark/contract/inventory/promo-codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeGuest } from '../../../test/checkouts.ts'
import { createActor } from '../../../test/factories.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { addLink, follow } from '../../../test/tracked-links.ts'
import { waitUntil } from '../../../test/wait.ts'

type Actor = { id: string; token: string }
let app: TestApp
let testHotel: TestHotel
let affiliate: Actor
let partnershipId: string
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
  testHotel = await openTestHotel(app, 20)
  affiliate = await createActor(app, 'affiliate')
  partnershipId = await addPartnership(app, { hotelId: testHotel.hotel.id, affiliateId: affiliate.id })
})
afterAll(() => app.close())

const slowSea = {
  code: 'SLOWSEA',
  label: 'Podcast, episode 41',
  discountPercent: 5,
  fromOn: null,
  untilOn: null,
  maxBookings: null,
  note: 'For the episode on ferries.',
}

const codes = (method: string, path = '', body?: unknown, { token }: Actor = affiliate) =>
  app.ask(method, `/api/v1/partnerships/${partnershipId}/promo-codes${path}`, { token, body })

async function decide(code: string, isAgreed: boolean, version?: number, token = testHotel.token) {
  const listed = (await testHotel.data(testHotel.ask('GET', `${testHotel.base}/promo-codes`))) as {
    id: string
    code: string
    version: number
  }[]
  const found = listed.find((one) => one.code === code)
  const body = { isAgreed, version: version ?? found?.version }
  return app.ask('POST', `${testHotel.base}/promo-codes/${found?.id}/decision`, { token, body })
}

async function begin(reference?: string) {
  const guest = makeGuest(app, testHotel)
  const { body } = await guest.begin(reference === undefined ? {} : { reference })
  return { guest, token: body.data.token as string }
}

async function newestBooking() {
  const [row] = await app.sql`
    SELECT b.id, b.promo_code, b.discount_bps, r.method, r.affiliate_id, r.partnership_id
    FROM bookings b LEFT JOIN booking_referrals r ON r.booking_id = b.id
    WHERE b.hotel_id = ${testHotel.hotel.id} ORDER BY b.created_at DESC LIMIT 1`
  return row
}

const readNews = async (userId: string) => {
  const rows = await app.sql`
    SELECT params -> 'happened' ->> 'kind' AS kind, link FROM notifications
    WHERE user_id = ${userId} AND event = 'partnership' ORDER BY at, id`
  return rows.map(({ kind, link }) => [kind, link])
}

test('a code with a discount is proposed, agreed to by the hotel, and then earns before any link', async () => {
  const { body } = await codes('POST', '', { ...slowSea, code: ' slowsea ' })
  expect(body.data).toMatchObject({
    code: 'SLOWSEA',
    label: 'Podcast, episode 41',
    discountPercent: 5,
    agreement: 'proposed',
    isActive: true,
    bookings: 0,
    earningsUsdCents: 0,
  })
  const early = await begin()
  expect((await early.guest.setPromoCode(early.token, 'SLOWSEA')).status).toBe(400)
  const [seen] = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/promo-codes`))
  expect(seen).toMatchObject({ code: 'SLOWSEA', agreement: 'proposed', partnerId: affiliate.id })
  expect(seen).not.toHaveProperty('label')

  const other = await createActor(app, 'hotel')
  expect((await decide('SLOWSEA', true, 1, other.token)).status).toBe(404)
  expect((await decide('SLOWSEA', true, 9)).status).toBe(409)
  expect((await decide('SLOWSEA', true)).body.data).toMatchObject({ agreement: 'agreed', version: 2 })
  expect((await decide('SLOWSEA', false)).status).toBe(409)
  expect(await readNews(testHotel.owner.id)).toEqual([
    ['code-proposed', `/hotels/${testHotel.hotel.id}/rates/plans`],
  ])
  expect(await readNews(affiliate.id)).toEqual([['code-agreed', `/partnerships/${partnershipId}`]])

  const rival = await createActor(app, 'affiliate')
  await addLink(app, { affiliateId: rival.id, hotelId: testHotel.hotel.id, code: 'rival' })
  const { ref } = await follow(app, 'rival')
  const { guest, token } = await begin(ref)
  const entered = await guest.setPromoCode(token, 'slowsea')
  expect(entered.body.data).toMatchObject({ totalCents: 19_000, promoCode: { discountPercent: 5 } })
  expect((await guest.confirm(token, {}, 19_000)).status).toBe(200)
  expect(await newestBooking()).toMatchObject({
    promo_code: 'SLOWSEA',
    discount_bps: 500,
    method: 'promo-code',
    affiliate_id: affiliate.id,
    partnership_id: partnershipId,
  })
  await waitUntil('the figures', async () => {
    const [listed] = (await codes('GET')).body.data
    return listed.bookings === 1
  })
  const [listed] = (await codes('GET')).body.data
  expect(listed).toMatchObject({ code: 'SLOWSEA', agreement: 'agreed' })
  const { id } = (await newestBooking()) ?? {}
  const receipt = await app.ask('GET', `/api/v1/commissions/${id}`, { token: affiliate.token })
  expect(receipt.body.data).toMatchObject({
    source: { promoCode: 'SLOWSEA' },
    amounts: { discountPercent: 5, roomCents: 19_000 },
  })
  expect(listed.earningsUsdCents).toBeGreaterThan(0)
})

test('a code without a discount needs nobody: the price stays, and the booking is the affiliate’s', async () => {
  expect(
    (await codes('POST', '', { ...slowSea, code: 'FERRY', discountPercent: 0 })).body.data,
  ).toMatchObject({
    agreement: 'agreed',
    discountPercent: 0,
  })
  const { guest, token } = await begin()
  const entered = await guest.setPromoCode(token, 'FERRY')
  expect(entered.body.data).toMatchObject({
    totalCents: 20_000,
    promoCode: { code: 'FERRY', discountPercent: 0 },
  })
  expect((await guest.confirm(token)).status).toBe(200)
  expect(await newestBooking()).toMatchObject({
    promo_code: 'FERRY',
    discount_bps: 0,
    method: 'promo-code',
    affiliate_id: affiliate.id,
  })
  const hotelOwn = await testHotel.ask('POST', `${testHotel.base}/promo-codes`, {
    code: 'NOTHING',
    discountPercent: 0,
    fromOn: null,
    untilOn: null,
    maxBookings: null,
    partnerId: null,
    isActive: true,
  })
  expect([hotelOwn.status, Object.keys(hotelOwn.body.fields)]).toEqual([400, ['discountPercent']])
})

test('a declined code is used by nobody, and one that ended keeps what it brought', async () => {
  await codes('POST', '', { ...slowSea, code: 'GENEROUS', discountPercent: 50 })
  expect((await decide('GENEROUS', false)).body.data).toMatchObject({ agreement: 'declined' })
  const { guest, token } = await begin()
  expect((await guest.setPromoCode(token, 'GENEROUS')).status).toBe(400)
  const all = (await codes('GET')).body.data as { id: string; code: string }[]
  const findId = (code: string) => all.find((one) => one.code === code)?.id
  const stranger = await createActor(app, 'affiliate')
  expect((await codes('DELETE', `/${findId('FERRY')}`, undefined, stranger)).status).toBe(404)
  for (const code of ['GENEROUS', 'FERRY'])
    expect((await codes('DELETE', `/${findId(code)}`)).status).toBe(200)
  expect((await codes('DELETE', `/${findId('GENEROUS')}`)).status).toBe(404)
  const left = (await codes('GET')).body.data as { code: string }[]
  expect(left.map(({ code }) => code)).toEqual(['FERRY', 'SLOWSEA'])
  expect(left[0]).toMatchObject({ isActive: false })
  expect((await guest.setPromoCode(token, 'FERRY')).status).toBe(400)
})

test.each([
  ['taken', { code: 'SLOWSEA' }, 409, 'code'],
  ['of two letters', { code: 'AB' }, 400, 'code'],
  ['above half the price', { code: 'HALF', discountPercent: 51 }, 400, 'discountPercent'],
  ['over before it begins', { code: 'MAYDAY', fromOn: '2031-05-15', untilOn: '2031-05-01' }, 400, 'untilOn'],
])('refuses a code that is %s, on the field', async (_case, changes, status, field) => {
  const { status: got, body } = await codes('POST', '', { ...slowSea, ...changes })
  expect([got, Object.keys(body.fields)]).toEqual([status, [field]])
})

test('a code that the hotel has not agreed to keeps its partner', async () => {
  await codes('POST', '', { ...slowSea, code: 'KEPT' })
  const promoCodes = `${testHotel.base}/promo-codes`
  const listed: PromoCode[] = await testHotel.data(testHotel.ask('GET', promoCodes))
  const { id, code, discountPercent, fromOn, untilOn, maxBookings, isActive } = listed.find(
    (one) => one.code === 'KEPT',
  ) as PromoCode
  const change = { code, discountPercent, fromOn, untilOn, maxBookings, isActive }
  const put = (partnerId: string | null, version: number) =>
    testHotel.ask('PUT', `${promoCodes}/${id}`, { ...change, partnerId, version })
  const refused = await put(null, 1)
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['partnerId']])
  expect((await put(affiliate.id, 1)).status).toBe(200)
  expect((await decide('KEPT', true, 2)).status).toBe(200)
  expect((await put(null, 3)).body.data).toMatchObject({ partnerId: null, agreement: 'agreed' })
})

test('while the partnership is paused, a code discounts but earns nothing, and none is proposed', async () => {
  await app.sql`UPDATE partnerships SET state = 'paused' WHERE id = ${partnershipId}`
  const { guest, token } = await begin()
  expect((await guest.setPromoCode(token, 'SLOWSEA')).body.data.totalCents).toBe(19_000)
  expect((await guest.confirm(token, {}, 19_000)).status).toBe(200)
  expect(await newestBooking()).toMatchObject({ promo_code: 'SLOWSEA', method: null })
  expect((await codes('POST', '', { ...slowSea, code: 'LATER' })).status).toBe(409)
})
