import { randomUUID } from 'node:crypto'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { moneyNewsWords } from '@roomlark/contract/platform/money-news-words'
import { defaultSwitches } from '@roomlark/contract/platform/platform'
import { plainFormats } from '@roomlark/contract/word-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { makeGuest } from '../../../../test/checkouts.ts'
import { createActor } from '../../../../test/factories.ts'
import { addPartnership } from '../../../../test/partnerships.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { addLink, follow } from '../../../../test/tracked-links.ts'
import { pauseDay, reminderOffsets, remindersBy } from './reminders.policy.ts'
import { remindOfStatements } from './reminders.service.ts'

let app: TestApp
let admin: { token: string }
let testHotel: TestHotel
let jonas: Awaited<ReturnType<typeof createActor>>
let partnershipId: string
let linkId: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin')
  testHotel = await openTestHotel(app, 60)
  jonas = await createActor(app, 'affiliate')
  linkId = await addLink(app, { affiliateId: jonas.id, hotelId: testHotel.hotel.id, code: 'jonas' })
  partnershipId = await addPartnership(app, { hotelId: testHotel.hotel.id, affiliateId: jonas.id })
})
afterAll(() => app.close())

const today = () => dateIn(testHotel.hotel.timeZone, app.services.clock())
const remind = () => remindOfStatements({ ...app.services, sql: app.pool })

/** A statement of 100.00 that was due so many days ago; each has a month of its own. */
let months = 0
async function owe(daysAgo: number, reminders = 0): Promise<string> {
  const id = randomUUID()
  months += 1
  await app.sql`
    INSERT INTO hotel_statements (id, hotel_id, currency, month, number, closed_at, due_on, line_count, base_cents,
                                  total_cents, share_cents, billed_to, reminders)
    VALUES (${id}, ${testHotel.hotel.id}, 'USD', ${`20${10 + months}-01-01`}, ${`HS-${months}`}, now(),
            ${addDays(today(), -daysAgo)}, 0, 100000, 10000, 2000, '{}', ${reminders})`
  return id
}

/** Makes a statement older, as time does, without ending the sessions of this test. */
async function pass(id: string, days: number): Promise<void> {
  await app.sql`
    UPDATE hotel_statements SET due_on = due_on - ${days}::integer, pauses_on = pauses_on - ${days}::integer
    WHERE id = ${id}`
}

const read = async (id: string) =>
  (await app.ask('GET', `/api/v1/statements/${id}`, { token: admin.token })).body.data

async function post(id: string, what: string, body: object) {
  const { version } = await read(id)
  const answer = await app.ask('POST', `/api/v1/statements/${id}/${what}`, {
    token: admin.token,
    body: { ...body, version },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(answer.body).toMatchObject({ success: true })
  return answer.body.data
}
const pay = (id: string) => post(id, 'payments', { amountCents: 10_000, paidOn: today() })

type News = Parameters<typeof moneyNewsWords>[0]
const selectNews = async (userId: string) =>
  app.sql<{ params: News; link: string }[]>`
    SELECT params, link FROM notifications WHERE user_id = ${userId} AND event = 'money' ORDER BY id`
const listKinds = async (userId: string) => (await selectNews(userId)).map(({ params }) => params.news)

/** Follows the affiliate's link and books on the site; returns for whom the booking counts. */
async function bookByLink(): Promise<{ source: string; affiliateId: string | null }> {
  const { ref } = await follow(app, 'jonas')
  const guest = makeGuest(app, testHotel)
  const { token } = (await guest.begin({ reference: `${ref}|` })).body.data
  const email = `${randomUUID()}@example.test`
  expect((await guest.confirm(token, { email })).body).toMatchObject({ data: { state: 'confirmed' } })
  const [row] = await app.sql<{ source: string; affiliateId: string | null }[]>`
    SELECT source, affiliate_id AS "affiliateId" FROM bookings WHERE guest_email = ${email}`
  return row ?? { source: '', affiliateId: null }
}

describe('the days of reminders', () => {
  test.each([
    [30, [-5, 0, 7, 23]],
    [10, [-5, 0, 3, 3]],
    [1, [-5, 0, 1, 1]],
  ])('with a pause after %i days are %j', (pauseAfterDays, offsets) => {
    expect(reminderOffsets(pauseAfterDays)).toEqual(offsets)
  })

  test.each([
    ['2026-06-13', 0],
    ['2026-06-14', 1],
    ['2026-06-19', 2],
    ['2026-06-25', 2],
    ['2026-06-26', 3],
    ['2026-07-12', 4],
    ['2027-01-01', 4],
  ])('by %s there are %i for what is due on 19 June', (day, count) => {
    expect(remindersBy(day, '2026-06-19', 30)).toBe(count)
  })

  test('the pause comes with at least seven days of notice', () => {
    expect(pauseDay('2026-07-12', '2026-06-19', 30)).toBe('2026-07-19')
    expect(pauseDay('2026-09-01', '2026-06-19', 30)).toBe('2026-09-08')
  })
})

test('a hotel is reminded before, on and after the day, once each, and not of what is paid', async () => {
  const id = await owe(-5)
  await remind()
  await remind()
  expect(await listKinds(testHotel.owner.id)).toEqual(['statement-reminder'])
  for (const days of [5, 7]) {
    await pass(id, days)
    await remind()
  }
  const news = await selectNews(testHotel.owner.id)
  expect(news.map(({ params }) => params)).toMatchObject([
    { isOverdue: false, cents: 10_000 },
    { isOverdue: false },
    { isOverdue: true },
  ])
  expect(news[0]?.link).toBe(`/hotels/${testHotel.hotel.id}/statements/2011-01`)
  await pay(id)
  await pass(id, 60)
  await remind()
  expect(await listKinds(testHotel.owner.id)).toHaveLength(4)
  expect(await read(id)).toMatchObject({ standing: 'settled', pausesOn: null, pausedAt: null })
})

test('nobody is reminded while nothing is paid on the platform', async () => {
  const id = await owe(1)
  const switches = {
    ...app.services.switches,
    known: () => ({ ...defaultSwitches, payouts: 'closed' as const }),
  }
  await remindOfStatements({ ...app.services, sql: app.pool, switches })
  expect((await read(id)).remindedAt).toBeNull()
  await pay(id)
})

describe('what is not paid', () => {
  test('pauses new bookings with notice, says so to both, and resumes by itself once everything is paid', async () => {
    const [first, second] = [await owe(25, 3), await owe(25, 3)]
    await remind()
    const announced = await read(first)
    expect(announced).toMatchObject({ pausesOn: addDays(today(), 7), pausedAt: null, standing: 'overdue' })
    expect(await bookByLink()).toEqual({ source: 'affiliate', affiliateId: jonas.id })
    const said = (await selectNews(testHotel.owner.id)).at(-1)?.params
    expect(said && moneyNewsWords(said, { hotel: 'Aurora', note: null }, plainFormats).title).toContain(
      'pause on',
    )

    for (const id of [first, second]) await pass(id, 7)
    await remind()
    await remind()
    expect((await read(first)).pausedAt).not.toBeNull()
    expect((await listKinds(testHotel.owner.id)).filter((kind) => kind === 'bookings-paused')).toHaveLength(1)
    expect(await selectNews(jonas.id)).toMatchObject([
      { params: { news: 'partner-bookings-paused' }, link: `/partnerships/${partnershipId}` },
    ])
    // The click is kept, so the guest who comes back after the payment counts.
    expect(await bookByLink()).toEqual({ source: 'direct', affiliateId: null })

    await pay(first)
    expect(await bookByLink()).toMatchObject({ source: 'direct' })
    await pay(second)
    expect(await bookByLink()).toEqual({ source: 'affiliate', affiliateId: jonas.id })
    expect(await listKinds(jonas.id)).toEqual(['partner-bookings-paused', 'bookings-resumed'])
    expect((await listKinds(testHotel.owner.id)).slice(-2)).toEqual(['payment-recorded', 'bookings-resumed'])
  })

  test('pauses the desk too, and everybody sees it where they work', async () => {
    const id = await owe(40, 4)
    await app.sql`UPDATE hotel_statements SET pauses_on = ${today()} WHERE id = ${id}`
    await remind()
    const { body } = await testHotel.tryBook({ source: 'affiliate', partnershipId })
    expect(body.fields).toEqual({
      partnershipId: 'Bookings through partners are paused until an overdue statement is paid',
    })
    const asJonas = (method: string, path: string) =>
      app.ask(method, `/api/v1${path}`, { token: jonas.token }).then((answer) => answer.body.data)
    const { pausedAt } = await read(id)
    expect((await asJonas('GET', `/partnerships/${partnershipId}`)).referralsPausedAt).toBe(pausedAt)
    expect((await asJonas('GET', '/partnerships'))[0].referralsPausedAt).toBe(pausedAt)
    const { steps } = await asJonas('POST', `/partnerships/${partnershipId}/links/${linkId}/test`)
    const booking = steps.find(({ step }: { step: string }) => step === 'booking')
    expect(booking).toMatchObject({ isPassed: false, found: { kind: 'referrals-paused' } })
    const { closed } = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/statements`))
    expect(closed[0]).toMatchObject({ number: 'HS-5', paid: { isOverdue: true, pausedAt } })
    const partners = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/partners`))
    expect(partners.referralsPausedAt).toBe(pausedAt)
    const { payments } = await post(id, 'write-offs', { amountCents: 10_000, reason: 'Agreed' })
    expect((await testHotel.tryBook({ source: 'affiliate', partnershipId })).status).toBe(200)

    // Taken back, it is overdue again, and paused only with new notice.
    await post(id, 'returns', {
      paymentId: payments[0].id,
      returnedOn: today(),
      reason: 'They pay after all',
    })
    await remind()
    expect(await read(id)).toMatchObject({ pausesOn: addDays(today(), 7), pausedAt: null })
    await pay(id)
  })
})
