import { addDays, utcDay } from '@roomlark/contract/dates'
import { linkLimits } from '@roomlark/contract/guest-site/partner-links'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { addLink, browser, consentTo, follow } from '../../../test/tracked-links.ts'
import { countDue } from '../../figures/rollups/rollups.service.ts'

let app: TestApp
let second: TestApp
let testHotel: TestHotel
let affiliate: { id: string; token: string }
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1, own: true })
  second = await startTestApp({ trustProxyHops: 1, databaseUrl: app.databaseUrl })
  testHotel = await openTestHotel(app, 2, { hotel: { name: 'Casa Limone' } })
  affiliate = await createActor(app, 'affiliate')
})
afterAll(async () => {
  await second.close()
  await app.close()
})

const hour = 3_600_000
let links = 0

/** Adds a new link to the hotel, so that each test counts only its own clicks. */
async function newLink(
  more: Partial<Parameters<typeof addLink>[1]> = {},
): Promise<{ code: string; id: string }> {
  links += 1
  const code = `link${links}`
  return {
    code,
    id: await addLink(app, { affiliateId: affiliate.id, hotelId: testHotel.hotel.id, code, ...more }),
  }
}

async function clicksOn(id: string): Promise<{ all: number; counted: number }> {
  const [row] = await app.sql<[{ all: number; counted: number }]>`
    SELECT count(*)::integer AS all, (count(*) FILTER (WHERE counted))::integer AS counted
    FROM clicks WHERE link_id = ${id}`
  return row
}

const from = (address: string) => ({ 'x-forwarded-for': address })

describe('GET /r/{code}', () => {
  test('records the click and leads to the hotel, and is never kept by anybody', async () => {
    const { code, id } = await newLink()
    const { status, location, ref, headers } = await follow(app, code)
    expect(status).toBe(302)
    expect(location).toMatch(/^\/stays\/casa-limone\?ref=[\w-]{60,}$/)
    expect(ref).not.toContain(code)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('set-cookie')).toBeNull()
    expect(await clicksOn(id)).toEqual({ all: 1, counted: 1 })
  })

  test('carries the dates, the room and the language of the link, and what the address adds', async () => {
    const [checkInOn, checkOutOn] = [testHotel.day(20), testHotel.day(22)]
    const roomTypeId = testHotel.type.id
    const { code } = await newLink({ checkInOn, checkOutOn, roomTypeId, language: 'de' })
    const plain = new URL((await follow(app, code)).location, app.url)
    expect(Object.fromEntries(plain.searchParams)).toMatchObject({ checkInOn, checkOutOn, lang: 'de' })
    expect(plain.hash).toBe(`#room-${roomTypeId}`)
    const other = `checkInOn=${testHotel.day(30)}&checkOutOn=${testHotel.day(33)}&adults=3&lang=fr&evil=1`
    const asked = new URL((await follow(app, `${code}?${other}`)).location, app.url)
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      checkInOn: testHotel.day(30),
      checkOutOn: testHotel.day(33),
      adults: '3',
      lang: 'fr',
      ref: expect.any(String),
    })
  })

  test('leaves out dates that are over', async () => {
    const { code } = await newLink({ checkInOn: testHotel.day(-3), checkOutOn: testHotel.day(-1) })
    expect((await follow(app, code)).location).toMatch(/^\/stays\/casa-limone\?ref=/)
  })

  test('keeps its reference in capitals and with a slash at the end', async () => {
    const { code, id } = await newLink()
    for (const typed of [code.toUpperCase(), `${code}/`, `${code.toUpperCase()}/`]) {
      expect((await follow(app, typed)).location).toMatch(/^\/stays\/casa-limone\?ref=/)
    }
    expect((await clicksOn(id)).all).toBe(3)
  })

  test('counts whatever follows a code that is known, and the punctuation of a text is no part of it', async () => {
    const { code, id } = await newLink()
    const other = await newLink({ roomTypeId: testHotel.type.id })
    for (const typed of [`${code}/summer-2019`, `${code}/x/y/`, `${code}).`, `${code}/%00`]) {
      expect((await follow(app, typed)).location, typed).toMatch(/^\/stays\/casa-limone\?ref=/)
    }
    expect((await clicksOn(id)).all).toBe(4)
    // Another code of the same affiliate is that link; somebody else’s is a word like any other.
    const stranger = await createActor(app, 'affiliate')
    const theirs = await newLink({ affiliateId: stranger.id })
    await follow(app, `${code}/${other.code}`)
    await follow(app, `${code}/${theirs.code}`)
    expect([(await clicksOn(other.id)).all, (await clicksOn(theirs.id)).all]).toEqual([1, 0])
    // The name of a hotel is the plain link to it, not the one to a room.
    expect((await follow(app, `${other.code}/casa-limone`)).location).not.toContain('#room-')
    expect((await follow(app, `nobody/${code}`)).location).toBe('/stays')
  })

  test('never answers with an error: an unknown code leads to the search', async () => {
    for (const code of ['nobody', '%00', '..%2f', 'x'.repeat(190), encodeURIComponent("'; --")]) {
      const { status, location } = await follow(app, code)
      expect([status, location]).toEqual([302, '/stays'])
    }
  })

  const newState = (id: string, state: string) => app.sql`
    UPDATE partnerships SET state = ${state} WHERE id = (SELECT partnership_id FROM tracked_links WHERE id = ${id})`
  test.each([
    ['archived', (id: string) => app.sql`UPDATE tracked_links SET archived_at = now() WHERE id = ${id}`],
    ['of a paused partnership', (id: string) => newState(id, 'paused')],
    ['of an ended partnership', (id: string) => newState(id, 'ended')],
  ])('%s, it leads to the hotel and records nothing', async (_state, change) => {
    const { code, id } = await newLink()
    await change(id)
    expect((await follow(app, code)).location).toBe('/stays/casa-limone')
    expect(await clicksOn(id)).toEqual({ all: 0, counted: 0 })
    await newState(id, 'active')
  })

  test('leads to the search where guests do not see the hotel, or its affiliate only to the hotel', async () => {
    const closed = await openTestHotel(app, 1, { hotel: { name: 'Closed House', city: 'Ravello' } })
    await closed.data(closed.ask('PUT', `${closed.base}/active`, { isActive: false }))
    const { code, id } = await newLink({ hotelId: closed.hotel.id })
    expect((await follow(app, code)).location).toBe('/stays/search?place=Ravello')
    expect(await clicksOn(id)).toEqual({ all: 0, counted: 0 })
    const suspended = await createActor(app, 'affiliate')
    const theirs = await newLink({ affiliateId: suspended.id })
    await app.sql`UPDATE users SET suspended_at = now() WHERE id = ${suspended.id}`
    expect((await follow(app, theirs.code)).location).toBe('/stays/casa-limone')
    expect(await clicksOn(theirs.id)).toEqual({ all: 0, counted: 0 })
  })

  test('while the site is closed, it leads to the page with the contact, and nowhere if that is closed too', async () => {
    const admin = await createActor(app, 'admin')
    const { code } = await newLink()
    const doors = (body: object) => app.ask('PUT', '/api/v1/platform/switches', { token: admin.token, body })
    await doors({ guestSite: 'closed' })
    try {
      expect((await follow(app, code)).location).toBe('/stay/casa-limone')
      expect((await follow(app, 'nobody')).location).toBe('/')
      await doors({ hotelPages: 'closed' })
      expect(await follow(app, code)).toMatchObject({ status: 404, location: '' })
    } finally {
      await doors({ guestSite: 'open', hotelPages: 'open' })
    }
  })
})

describe('what counts', () => {
  test('1,000 clicks of one visitor in an hour count one, on two servers at once', async () => {
    const { code, id } = await newLink()
    const waves = Array.from({ length: 20 }, (_, wave) => wave)
    for (const wave of waves) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          follow((wave + index) % 2 ? app : second, code, from('203.0.113.9')),
        ),
      )
      expect(answers.every(({ status, ref }) => status === 302 && ref !== '')).toBe(true)
    }
    expect(await clicksOn(id)).toEqual({ all: 1000, counted: 1 })
  })

  test('made-up browsers of one address are suspected beyond a limit, and shown apart', async () => {
    const { code, id } = await newLink()
    const most = linkLimits.visitorsOfAddress
    const visit = (index: number, address: string) =>
      follow(app, code, { ...from(address), 'user-agent': `${browser} Made-up/${index}` })
    for (let index = 0; index < most + 5; index += 1) await visit(index, '203.0.113.30')
    await visit(0, '203.0.113.30')
    await visit(0, '203.0.113.31')
    expect(await clicksOn(id)).toEqual({ all: most + 7, counted: most + 1 })
    await countDue({ sql: app.pool })
    const [link] = await app.sql`SELECT partnership_id FROM tracked_links WHERE id = ${id}`
    const path = `/api/v1/partnerships/${link?.partnership_id}/links`
    const { body } = await app.ask('GET', path, { token: affiliate.token })
    const shown = body.data.find((one: { code: string }) => one.code === code)
    expect(shown).toMatchObject({ suspectedClicks: 5 })
  })

  test('visitors are told apart by address and browser, links by their code', async () => {
    const [one, other] = [await newLink(), await newLink()]
    await follow(app, one.code, from('203.0.113.20'))
    await follow(second, one.code, from('203.0.113.21'))
    await follow(app, one.code, { ...from('203.0.113.20'), 'user-agent': `${browser} Edg/142.0` })
    await follow(second, other.code, from('203.0.113.20'))
    expect(await clicksOn(one.id)).toEqual({ all: 3, counted: 3 })
    expect(await clicksOn(other.id)).toEqual({ all: 1, counted: 1 })
  })

  test('a visitor counts again after an hour, not at the next full one, and not at midnight either', async () => {
    const { code, id } = await newLink()
    const visit = () => follow(app, code, from('203.0.113.30'))
    const midnight = Date.parse(`${addDays(utcDay(app.services.clock()), 1)}T00:00:00Z`)
    app.advance(midnight - app.services.clock().getTime() - hour / 2)
    await visit()
    app.advance(hour - 60_000)
    await visit()
    expect(await clicksOn(id)).toEqual({ all: 2, counted: 1 })
    app.advance(120_000)
    await visit()
    expect(await clicksOn(id)).toEqual({ all: 3, counted: 2 })
  })

  test.each([
    ['HEAD', 'HEAD', {}],
    [
      'a search engine',
      'GET',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['the preview of a messenger', 'GET', { 'user-agent': 'WhatsApp/2.23.20.0' }],
    ['the preview of a network', 'GET', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['a program', 'GET', { 'user-agent': 'curl/8.5.0' }],
    ['somebody without a name', 'GET', { 'user-agent': '' }],
    ['a picture that names the address', 'GET', { 'sec-fetch-dest': 'image' }],
    ['a frame', 'GET', { 'sec-fetch-dest': 'iframe' }],
    ['a script', 'GET', { 'sec-fetch-dest': 'empty' }],
  ])('%s leads on, counts nothing and earns nothing', async (_who, method, headers) => {
    const { code, id } = await newLink()
    const { status, location } = await follow(app, code, { ...headers }, method)
    expect([status, location]).toEqual([302, '/stays/casa-limone'])
    expect(await clicksOn(id)).toEqual({ all: 0, counted: 0 })
  })

  test.each([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
  ])('fetched ahead (%o) it is refused, so that the visit itself is seen', async (headers) => {
    const { code, id } = await newLink()
    const { status, headers: answered } = await follow(app, code, { ...headers })
    expect([status, answered.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await clicksOn(id)).toEqual({ all: 0, counted: 0 })
    expect((await follow(app, code, { 'sec-fetch-dest': 'document' })).status).toBe(302)
    expect(await clicksOn(id)).toEqual({ all: 1, counted: 1 })
  })

  test('no address is stored: neither with the click nor with the visitor', async () => {
    const { code, id } = await newLink()
    await follow(app, code, from('198.51.100.77'))
    const stored = await app.sql`
      SELECT to_jsonb(c)::text AS row FROM clicks c WHERE link_id = ${id}
      UNION ALL SELECT to_jsonb(v)::text FROM click_visitors v WHERE link_id = ${id}`
    expect(stored).toHaveLength(2)
    expect(JSON.stringify(stored)).not.toContain('198.51')
    const columns = await app.sql`
      SELECT column_name FROM information_schema.columns WHERE table_name = 'clicks' ORDER BY ordinal_position`
    expect(columns.map((column) => column.column_name)).toEqual([
      ...[
        'at',
        'id',
        'link_id',
        'affiliate_id',
        'hotel_id',
        'day',
        'counted',
        'tag',
        'ad_source',
        'suspected',
        'sub_id',
      ],
    ])
  })
})

describe('with consent to Marketing', () => {
  test('a cookie carries the reference instead of the address; without, nothing is set', async () => {
    const { code } = await newLink()
    const kept = await follow(app, code, { cookie: consentTo(true) })
    expect(kept.location).toBe('/stays/casa-limone')
    expect(kept.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^referral=[\w-]{60,}; Max-Age=(2592000|2591999); Path=\/; SameSite=Lax; Secure$/,
      ),
    ])
    const refused = await follow(app, code, { cookie: consentTo(false) })
    expect(refused.ref).not.toBe('')
    expect(refused.headers.getSetCookie()).toEqual([])
  })

  test('the cookie keeps the last click of each of eight links', async () => {
    let cookie = ''
    for (let visits = 0; visits < 10; visits += 1) {
      const { code } = await newLink()
      for (const one of [code, code]) {
        const { headers } = await follow(app, one, { cookie: `${consentTo(true)}; ${cookie}` })
        cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
      }
    }
    expect(cookie.split('~')).toHaveLength(8)
  })

  test('withdrawn, the next answer deletes it', async () => {
    const { code } = await newLink()
    const { headers } = await follow(app, code, { cookie: `${consentTo(false)}; referral=abc` })
    expect(headers.getSetCookie()).toEqual(['referral=; Max-Age=0; Path=/; SameSite=Lax; Secure'])
  })
})
