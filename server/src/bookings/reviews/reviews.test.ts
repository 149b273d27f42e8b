import type { Review, ReviewInput, ReviewTrends } from '@roomlark/contract/bookings/reviews'
import { addDays, utcDay } from '@roomlark/contract/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { jobsDone } from '../../../test/mail.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openPastHotel } from '../../../test/past-bookings.ts'
import { planInput } from '../../../test/rooms-input.ts'
import { examineDatabase } from '../../operations/doctor/doctor.service.ts'
import { insertDeliveries } from '../../operations/webhooks/events.queries.ts'
import { consume } from '../../platform/outbox/outbox.service.ts'
import { eraseAsGuest, eraseOwnerGuests } from '../bookings/erase.service.ts'
import { stopLetters } from '../guests/letters-wish.service.ts'
import { linkDueGuests } from '../guests/recognition/recognition.service.ts'
import { inviteToReview } from './invitations.service.ts'
import {
  findHotelReviews,
  findHotelScore,
  findPageOfReview,
  noReviewFilters,
} from './public-reviews.service.ts'
import { draftReview, openReview, saveReview } from './writing.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const said: ReviewInput = {
  language: 'en',
  score: 5,
  room: 4,
  cleanliness: 5,
  staff: 5,
  place: null,
  value: 3,
  good: 'The breakfast on the terrace',
  better: 'The Wi-Fi is slow',
  trip: 'couple',
  author: 'Claire',
}

const ctx = () => ({ ...app.services, sql: app.pool })
const publish = (bookingId: string, changes: Partial<ReviewInput> = {}) =>
  saveReview(ctx(), bookingId, { ...said, ...changes })

let guests = 0
/** Opens a hotel with a function that records a stay which ended so many days ago. */
async function openReviewedHotel() {
  const owner = await createActor(app, 'hotel')
  const past = await openPastHotel(app, owner.token)
  // Guests see a hotel that can be sold.
  await app.ask('POST', `/api/v1/hotels/${past.hotel.id}/rates/plans`, {
    token: owner.token,
    body: planInput(),
  })
  const stay = async (
    daysAgo: number,
    { email, ...more }: { email?: string | null; state?: 'cancelled' } = {},
  ) => {
    const checkInOn = addDays(utcDay(app.services.clock()), -daysAgo - 2)
    const madeAt = new Date(`${addDays(checkInOn, -9)}T12:00:00Z`)
    const id = await past.put({ checkInOn, madeAt, state: 'checked-out', ...more })
    guests += 1
    const address = email === undefined ? `guest${guests}@reviews.test` : email
    await app.sql`UPDATE bookings SET guest_name = 'Claire Dubois', guest_email = ${address}, guest_language = 'fr'
                  WHERE id = ${id}`
    return id
  }
  const ask = (method: string, path: string, body?: unknown) =>
    app.ask(method, `/api/v1${path}`, { token: owner.token, body })
  const read = () => findHotelReviews(ctx(), past.hotel.slug, noReviewFilters, { page: 1, size: 10 })
  return { ...past, owner, stay, ask, read }
}

const list = async (hotel: Awaited<ReturnType<typeof openReviewedHotel>>, query = ''): Promise<Review[]> =>
  (await hotel.ask('GET', `/reviews?hotelId=${hotel.hotel.id}${query}`)).body.data

describe('a review', () => {
  test('is written once for a booking by its guest, counts at once, and is told', async () => {
    const hotel = await openReviewedHotel()
    const booking = await hotel.stay(4)
    const webhook = { name: 'PMS', url: 'https://pms.example/roomlark', topics: ['review'] }
    expect((await hotel.ask('POST', '/webhooks', webhook)).status).toBe(200)
    expect(await openReview(ctx(), booking)).toMatchObject({ state: 'open' })
    // Two tabs at once write one review.
    const both = await Promise.all([publish(booking), publish(booking)])
    expect(both.toSorted()).toEqual(['changed', 'published'])
    const [review] = await list(hotel)
    expect(review).toMatchObject({ ...said, answer: null, report: null, roomType: 'Double' })
    expect((await hotel.ask('GET', '/notifications')).body.data).toMatchObject([
      { event: 'review', params: { step: 'published', score: 5 }, particulars: null },
    ])
    expect(await publish(booking, { score: 4, place: 2 })).toBe('changed')
    const found = await hotel.read()
    expect(found?.reviews).toMatchObject([{ score: 4, isEdited: true, author: 'Claire', trip: 'couple' }])
    expect(found?.scores).toMatchObject({ reviews: 1, score: null, distribution: [0, 0, 0, 1, 0] })
    expect(await findHotelScore(app.pool, hotel.hotel.slug)).toBeNull()
    await consume(ctx(), 'webhooks', insertDeliveries)
    const told = await app.sql`SELECT type, data FROM webhook_deliveries ORDER BY at, id`
    expect(told).toMatchObject([
      { type: 'review.published', data: { bookingId: booking, hotel: hotel.hotel.slug, score: 4 } },
      { type: 'review.changed', data: { reviewId: review?.id } },
    ])
    app.advance(7 * 86_400_000)
    await expect(publish(booking, { score: 1 })).rejects.toThrow('cannot be reviewed')
  })

  test('has an average from five on, with the trend of each part and what guests mention', async () => {
    const hotel = await openReviewedHotel()
    for (const score of [5, 4, 4, 3, 5]) await publish(await hotel.stay(5), { score })
    expect((await hotel.read())?.scores).toMatchObject({
      reviews: 5,
      score: 4.2,
      room: 4,
      place: null,
      value: 3,
      distribution: [0, 0, 1, 2, 2],
    })
    const { body } = await hotel.ask('GET', `/hotels/${hotel.hotel.id}/review-trends`)
    const trends: ReviewTrends = body.data
    expect(trends.months).toHaveLength(12)
    expect(trends.months.at(-1)).toMatchObject({ reviews: 5, score: 4.2 })
    expect(trends.topics).toEqual([
      { topic: 'breakfast', good: 5, better: 0 },
      { topic: 'wifi', good: 0, better: 5 },
    ])
  })

  test('is refused unless the guest stayed, and from whoever works with the hotel', async () => {
    const hotel = await openReviewedHotel()
    const partner = await createActor(app, 'affiliate')
    await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: partner.id })
    const held = await hotel.stay(4)
    await app.sql`
      INSERT INTO commission_holds (booking_id, hotel_id, affiliate_id, held_at, releases_at)
      VALUES (${held}, ${hotel.hotel.id}, ${partner.id}, now(), now())`
    const states = {
      excluded: [
        await hotel.stay(4, { email: hotel.owner.email.toUpperCase() }),
        await hotel.stay(4, { email: partner.email }),
        await hotel.stay(4, { email: hotel.hotel.contactEmail }),
        held,
      ],
      over: [await hotel.stay(4, { state: 'cancelled' }), await hotel.stay(91)],
    }
    for (const [state, bookings] of Object.entries(states)) {
      for (const booking of bookings) {
        expect(await openReview(ctx(), booking)).toMatchObject({ state })
        await expect(publish(booking)).rejects.toThrow('cannot be reviewed')
      }
    }
    const { body } = await hotel.ask('GET', `/bookings/${held}/review-link`)
    expect(body.data).toMatchObject({ state: 'excluded', url: null })
  })
})

describe('the email', () => {
  test('goes once, three days after the departure, in the guest’s language, and not to whoever wants none', async () => {
    const hotel = await openReviewedHotel()
    const mailsTo = async (email: string) => {
      await inviteToReview(ctx())
      await jobsDone(app)
      return app.sent.filter(({ to, id }) => to === email && id?.startsWith('review.'))
    }
    const [asked, early, gone, own] = [
      await hotel.stay(3, { email: 'asked@mails.test' }),
      await hotel.stay(1, { email: 'early@mails.test' }),
      await hotel.stay(4, { email: 'gone@mails.test', state: 'cancelled' }),
      await hotel.stay(3, { email: hotel.owner.email }),
    ]
    expect([early, gone, own]).toHaveLength(3)
    // 12:00 in the time zone of the hotel.
    app.advance(Date.parse(`${utcDay(app.services.clock())}T11:00:00Z`) - app.services.clock().getTime())
    const [mail] = await mailsTo('asked@mails.test')
    expect(mail?.subject).toMatch(/séjour/)
    expect(mail?.text).toMatch(/\/stays\/bookings\/[\w-]{43}\/review\?lang=fr/)
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    for (const email of ['early@mails.test', 'gone@mails.test', hotel.owner.email]) {
      expect(await mailsTo(email)).toEqual([])
    }
    expect(await mailsTo('asked@mails.test')).toHaveLength(1)
    await publish(asked)
    app.advance(2 * 86_400_000)
    expect(await mailsTo('early@mails.test')).toHaveLength(1)
  })

  test('confirms a review that was written at the desk, which nobody sees before', async () => {
    const hotel = await openReviewedHotel()
    const booking = await hotel.stay(0, { email: 'desk@mails.test' })
    const { body } = await hotel.ask('GET', `/bookings/${booking}/review-link`)
    expect(body.data).toMatchObject({
      state: 'open',
      url: expect.stringMatching(/\/stays\/reviews\/[\w-]{43}$/),
    })
    await draftReview(ctx(), booking, said)
    await jobsDone(app)
    expect((await hotel.read())?.reviews).toEqual([])
    expect(await list(hotel)).toEqual([])
    const mails = () => app.sent.filter(({ to }) => to === 'desk@mails.test')
    expect(mails()).toHaveLength(1)
    expect(await publish(booking, { good: 'Written at home' })).toBe('published')
    expect(await list(hotel)).toMatchObject([{ good: 'Written at home' }])
    await expect(draftReview(ctx(), booking, said)).rejects.toThrow('cannot be reviewed')
    app.advance(4 * 86_400_000)
    await inviteToReview(ctx())
    await jobsDone(app)
    expect(mails()).toHaveLength(1)
    const nobody = await hotel.stay(1, { email: null })
    expect((await hotel.ask('GET', `/bookings/${nobody}/review-link`)).body.data.state).toBe('no-address')
  })
})

describe('the email about an answer', () => {
  test('goes once, with the answer and a link to the review, and not to whoever wants none', async () => {
    const hotel = await openReviewedHotel()
    const answers = async (email: string) => {
      await jobsDone(app)
      return app.sent.filter(({ to, id }) => to === email && id?.startsWith('review-answer.'))
    }
    const answer = async (text: string) => {
      const [{ id, version }] = (await list(hotel)) as [Review]
      expect((await hotel.ask('PUT', `/reviews/${id}/answer`, { text, version })).status).toBe(200)
      return id
    }
    await publish(await hotel.stay(5, { email: 'answered@mails.test' }))
    const id = await answer('Merci, Claire.\nÀ bientôt.')
    const [mail] = await answers('answered@mails.test')
    expect(mail?.subject).toMatch(/a répondu/)
    expect(mail?.text).toContain('Merci, Claire.')
    expect(mail?.text).toContain(`/stays/${hotel.hotel.slug}/reviews?review=${id}&lang=fr#review-${id}`)
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    await answer('Merci beaucoup, Claire.')
    await answer('')
    await answer('Merci encore.')
    expect(await answers('answered@mails.test')).toHaveLength(1)
    expect(await findPageOfReview(app.pool, hotel.hotel.slug, id, 10)).toBe(1)

    const refused = await hotel.stay(4, { email: 'no-letters@mails.test' })
    await publish(refused)
    await stopLetters(ctx(), refused)
    await answer('Thank you.')
    expect(await answers('no-letters@mails.test')).toEqual([])
  })
})

describe('what a hotel and an administrator may do', () => {
  test('answers, reports, and has a text removed for a reason, while the score stays', async () => {
    const hotel = await openReviewedHotel()
    const booking = await hotel.stay(5)
    await publish(booking, { score: 1, good: 'Anna at the desk is a thief' })
    const admin = await createActor(app, 'admin')
    const decide = (review: Review, removeFor: string | null) =>
      app.ask('PUT', `/api/v1/reviews/${review.id}/decision`, {
        token: admin.token,
        body: { removeFor, note: 'It names somebody.', version: review.version },
      })
    let [review] = (await list(hotel)) as [Review]
    const answer = { text: 'Thank you.\nSee you again.', version: review.version }
    review = (await hotel.ask('PUT', `/reviews/${review.id}/answer`, answer)).body.data
    expect(review.answer).toMatchObject({ text: answer.text })
    expect((await hotel.ask('PUT', `/reviews/${review.id}/answer`, answer)).status).toBe(409)
    expect((await hotel.read())?.reviews).toMatchObject([{ answer: { text: answer.text } }])
    const report = { reason: 'personal-data', note: 'Names a colleague', version: review.version }
    const stranger = await openReviewedHotel()
    expect((await stranger.ask('POST', `/reviews/${review.id}/report`, report)).status).toBe(404)
    expect((await stranger.ask('PUT', `/reviews/${review.id}/answer`, answer)).status).toBe(404)
    expect(await list(stranger, '&state=reported')).toEqual([])
    review = (await hotel.ask('POST', `/reviews/${review.id}/report`, report)).body.data
    const again = { ...report, version: review.version }
    expect((await hotel.ask('POST', `/reviews/${review.id}/report`, again)).status).toBe(409)
    expect((await hotel.ask('PUT', `/reviews/${review.id}/decision`, again)).status).toBe(403)
    const { body } = await app.ask('GET', '/api/v1/reviews?state=reported', { token: admin.token })
    expect(body).toMatchObject({ data: [{ id: review.id }], meta: { reported: 1 } })
    review = (await decide(review, 'personal-data')).body.data
    expect((await hotel.read())?.reviews).toMatchObject([
      { score: 1, good: '', better: '', author: '', answer: null, removedFor: 'personal-data' },
    ])
    expect((await hotel.read())?.scores.reviews).toBe(1)
    // A text that was removed is not replaced by its guest, nor answered.
    await expect(publish(booking, { good: 'Anna!' })).rejects.toThrow('cannot be reviewed')
    const late = { ...answer, version: review.version }
    expect((await hotel.ask('PUT', `/reviews/${review.id}/answer`, late)).status).toBe(409)
    review = (await decide(review, 'fraud')).body.data
    expect(await hotel.read()).toMatchObject({
      scores: { reviews: 0 },
      reviews: [{ score: null, removedFor: 'fraud' }],
    })
    await decide(review, null)
    expect((await hotel.read())?.scores.reviews).toBe(1)
    const audit = await app.ask('GET', '/api/v1/audit?action=review.decided&limit=10', { token: admin.token })
    expect(audit.body.data).toHaveLength(3)
    const news = (await hotel.ask('GET', '/notifications')).body.data
    expect(news.map(({ params }: { params: { step: string } }) => params.step)).toEqual([
      ...['kept', 'removed', 'removed', 'published'],
    ])
  })

  test('keeps templates of answers, of which the later of two saves is refused', async () => {
    const hotel = await openReviewedHotel()
    const path = `/hotels/${hotel.hotel.id}/answer-templates`
    expect((await hotel.ask('GET', path)).body.data).toEqual({ templates: [], version: 0 })
    const templates = [{ name: 'Thanks', text: 'Thank you, {guest}.' }]
    const save = (version: number) => hotel.ask('PUT', path, { templates, version })
    expect((await save(0)).body.data).toEqual({ templates, version: 1 })
    expect((await save(0)).status).toBe(409)
    const stranger = await openReviewedHotel()
    expect((await stranger.ask('GET', path)).status).toBe(404)
  })
})

describe('erasing', () => {
  test('deletes the review of a guest who asks for it, and a hotel cannot get rid of one like this', async () => {
    const hotel = await openReviewedHotel()
    const [own, erased] = [await hotel.stay(5), await hotel.stay(5)]
    await publish(own)
    await publish(erased, { score: 1 })
    await eraseAsGuest({ ...ctx(), actor: { userType: 'guest' } }, own)
    expect(await hotel.read()).toMatchObject({ scores: { reviews: 1 }, reviews: [{ score: 1 }] })
    await linkDueGuests(ctx())
    const { body } = await hotel.ask('GET', `/bookings/${erased}/guest`)
    const { id } = body.data.guest
    const { version } = (await hotel.ask('GET', `/guests/${id}`)).body.data
    expect((await hotel.ask('POST', `/guests/${id}/erase`, { version })).status).toBe(200)
    expect(await hotel.read()).toMatchObject({
      scores: { reviews: 1 },
      reviews: [{ score: 1, author: '', good: said.good }],
    })
    await app.pool.begin((tx) => eraseOwnerGuests(app.services, tx, hotel.owner.id, app.services.clock()))
    expect(await hotel.read()).toMatchObject({ scores: { reviews: 0 }, reviews: [] })
    // The sums of all tests before are still right.
    const { findings } = await examineDatabase(ctx())
    expect(findings.find(({ name }) => name === 'scores-counted')).toMatchObject({ faults: 0 })
  })
})
