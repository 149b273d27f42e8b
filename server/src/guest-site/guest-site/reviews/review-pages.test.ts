import { join } from 'node:path'
import { addDays, utcDay } from '@roomlark/contract/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { forge, mailTo } from '../../../../test/mail.ts'
import { openPastHotel } from '../../../../test/past-bookings.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'
import { makeGuestToken } from '../../../bookings/bookings/mail/guest-link.service.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')

let app: TestApp
let token: string
let hotel: Awaited<ReturnType<typeof openPastHotel>>
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
})
beforeEach(async () => {
  token = (await createActor(app, 'hotel')).token
  hotel = await openPastHotel(app, token, { name: 'Casa <b>Limone' })
  await app.ask('POST', `/api/v1/hotels/${hotel.hotel.id}/rates/plans`, { token, body: planInput() })
})
afterAll(() => app.close())

async function stay(daysAgo = 4, email = 'hana@pages.test'): Promise<string> {
  const checkInOn = addDays(utcDay(app.services.clock()), -daysAgo - 2)
  const madeAt = new Date(`${addDays(checkInOn, -9)}T12:00:00Z`)
  const id = await hotel.put({ checkInOn, madeAt, state: 'checked-out' })
  await app.sql`UPDATE bookings SET guest_email = ${email} WHERE id = ${id}`
  return id
}

const makePath = (id: string) =>
  `/stays/bookings/${makeGuestToken(app.services, { id, linkVersion: 1 })}/review`
const get = async (path: string) => String((await app.ask('GET', path)).body)

/** Sends the form as a browser without script does, and follows the redirect. */
async function send(path: string, form: Record<string, string>, site = 'same-origin') {
  const response = await fetch(app.url + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    headers: { 'sec-fetch-site': site },
  })
  const to = response.headers.get('location')
  const answer = to === null ? null : await app.ask('GET', to)
  return { status: answer?.status ?? response.status, to, html: String(answer?.body) }
}

describe('the page of a guest', () => {
  test('publishes a review without script, keeps what was typed, and lets it be changed', async () => {
    const path = makePath(await stay())
    expect(await get(path)).toContain('How was your stay at Casa &lt;b&gt;Limone?')
    const empty = await send(path, { good: 'Quiet', author: 'x'.repeat(61), trip: 'hero' })
    expect(empty.status).toBe(400)
    expect(empty.html).toContain('Choose a score for the whole stay.')
    expect(empty.html).toContain('Use at most 60 characters')
    expect(empty.html).toContain('>Quiet</textarea>')
    const form = { score: '4', staff: '5', room: '9', good: '<i>Quiet', trip: 'couple', language: 'en' }
    expect((await send(path, form, 'cross-site')).status).toBe(403)
    const sent = await send(path, form)
    expect([sent.status, sent.to]).toEqual([200, `${path}?published=1`])
    expect(sent.html).toContain('Thank you. Your review is published.')
    expect((await send(path, { ...form, score: '3' })).to).toBe(`${path}?changed=1`)
    const all = await get(`/stays/${hotel.hotel.slug}/reviews`)
    expect(all).toContain('&lt;i&gt;Quiet')
    app.advance(8 * 86_400_000)
    expect(await get(path)).toContain('This stay has been reviewed')
    expect((await send(path, form)).status).toBe(409)
    expect((await app.ask('GET', `${forge(path.slice(0, -'/review'.length))}/review`)).status).toBe(404)
  })

  test('at the desk shows nothing of the booking, and publishes only by the email', async () => {
    const id = await stay(0, 'desk@pages.test')
    const { body } = await app.ask('GET', `/api/v1/bookings/${id}/review-link`, { token })
    const path = new URL(body.data.url).pathname
    const shown = await get(path)
    expect(shown).toContain('d•••@pages.test')
    expect(shown).not.toContain('Nakamura')
    const sent = await send(path, { score: '5', good: 'Written at the desk' })
    expect(sent.to).toBe(`${path}?mailed=1`)
    expect(sent.html).toContain('please open the email that we sent to d•••@pages.test')
    // Whoever has the link of the desk does not see what was written.
    expect(await get(path)).not.toContain('Written at the desk')
    expect(await get(`/stays/${hotel.hotel.slug}/reviews`)).toContain('Nobody has reviewed this hotel yet.')
    const mail = await mailTo(app, 'desk@pages.test')
    const link = new URL(/https?:\S+\/review\?lang=en/.exec(mail.text)?.[0] ?? '').pathname
    expect(await get(link)).toContain('Written at the desk')
    expect((await send(link, { score: '5', good: 'Written at the desk' })).to).toBe(`${link}?published=1`)
    expect(await get(path)).toContain('This stay has been reviewed')
    expect((await app.ask('GET', forge(path))).status).toBe(404)
  })
})

describe('the pages for everybody', () => {
  test('show score, filters and pages, from five on with an average for search engines', async () => {
    const page = () => get(`/stays/${hotel.hotel.slug}`)
    for (let number = 1; number <= 11; number += 1) {
      if (number === 5) expect(await page()).not.toContain('AggregateRating')
      const trip = number === 1 ? 'family' : 'alone'
      await send(makePath(await stay()), { score: number > 1 ? '5' : '3', good: `Stay ${number}.`, trip })
    }
    const shown = await page()
    expect(shown).toContain('"ratingValue":4.8,"bestRating":5,"worstRating":1,"reviewCount":11')
    expect(shown).toContain('Stay 11.')
    expect(shown).not.toContain('Stay 7.')
    const all = `/stays/${hotel.hotel.slug}/reviews`
    expect(await get(all)).not.toContain('Stay 1.')
    expect(await get(`${all}?page=2`)).toContain('Stay 1.')
    expect(await get(`${all}?score=3&trip=family`)).toContain('Stay 1.')
    expect(await get(`${all}?score=3&trip=alone`)).toContain('No review fits these filters.')
    expect(await get(`${all}?score=x&trip=y&page=0&written=zz`)).toContain('Stay 11.')
    expect((await app.ask('GET', '/stays/no-such-hotel/reviews')).status).toBe(404)
    expect((await app.ask('GET', '/stays/%00/reviews')).status).toBe(404)
    expect(await get('/stays/reviews?lang=de')).toContain('So entstehen Bewertungen')
  })
})
