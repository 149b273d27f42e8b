import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeGuest } from '../../../test/checkouts.ts'
import { createActor } from '../../../test/factories.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { catchUp } from '../../../test/searching.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { consentTo, follow } from '../../../test/tracked-links.ts'
import { countDue, rebuildRollups } from '../../figures/rollups/rollups.service.ts'
import { examine } from '../../operations/doctor/doctor.service.ts'

type Actor = { id: string; token: string }
let app: TestApp
let limone: TestHotel
let luna: TestHotel
let affiliate: Actor
let stranger: Actor
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
  limone = await openTestHotel(app, 9, { hotel: { name: 'Casa Limone', baseCommissionRate: 12.5 } })
  luna = await openTestHotel(app, 2, { hotel: { name: 'Casa Luna', city: 'Ravello' } })
  affiliate = await createActor(app, 'affiliate')
  stranger = await createActor(app, 'affiliate')
  await addPartnership(app, { hotelId: limone.hotel.id, affiliateId: affiliate.id })
  await catchUp(app)
})
afterAll(() => app.close())

function make(address: string, more: object = {}, { token }: Actor = affiliate) {
  return app.ask('POST', '/api/v1/links', { token, body: { address, ...more } })
}

async function made(address: string, more: object = {}) {
  const { body } = await make(address, more)
  expect(body, JSON.stringify(body)).toMatchObject({ success: true })
  return body.data
}

const page = (path: string) => app.services.publicUrl + path

describe('a link made of an address', () => {
  test('opens the place, the search, the list or the hotel that the address shows', async () => {
    const dates = `checkInOn=${limone.day(20)}&checkOutOn=${limone.day(22)}`
    const cases = [
      ['/stays/in/italy/positano', 'place', 'Positano', /^\/stays\/in\/italy\/positano\?ref=/],
      ['/stays/in/italy', 'place', 'Italy', /^\/stays\/in\/italy\?ref=/],
      [
        `/stays/search?place=positano&${dates}&adults=3&stars=4&page=2&ref=theirs`,
        'search',
        'Positano',
        /^\/stays\/search\?place=city%3AIT%3Apositano&checkInOn=[\d-]+&checkOutOn=[\d-]+&adults=3&stars=4&ref=/,
      ],
      [
        '/stays?saved=casa-luna,casa-limone,nowhere',
        'list',
        'List of 2 hotels',
        /^\/stays\?saved=casa-luna%2Ccasa-limone&ref=/,
      ],
      ['/stays', 'home', 'First page', /^\/stays\?ref=/],
      [`/stays/casa-limone?${dates}`, 'hotel', 'Casa Limone', /^\/stays\/casa-limone\?checkInOn=.*ref=/],
    ] as const
    for (const [path, target, label, leadsTo] of cases) {
      const link = await made(page(path))
      expect(link, path).toMatchObject({ target, label, isNew: true, partnerHotels: 1 })
      expect((await follow(app, link.code)).location).toMatch(leadsTo)
    }
  })

  test('is the same link when it is asked for again, with another tag, or by two at once', async () => {
    const address = page('/stays/in/italy/ravello')
    const [one, other] = await Promise.all([
      made(address),
      made(`${address}/`.replace('https://', 'HTTPS://')),
    ])
    expect(one.code).toBe(other.code)
    const tagged = await made(address.replace(/^https?:\/\//, ''), { tag: 'spring letter' })
    expect(tagged).toMatchObject({ code: one.code, isNew: false, partnerHotels: 0 })
    expect(tagged.url).toBe(page(`/r/${one.code}?tag=spring+letter`))
    expect(await made(`${tagged.url}&x=1`)).toMatchObject({ code: one.code, url: tagged.url })
    expect((await made(address, { label: 'Blog' })).code).not.toBe(one.code)
  })

  test.each([
    ['https://booking.example/hotel/casa-limone', 'This address is on another website'],
    ['//evil.example/stays', 'This address is on another website'],
    ['not an address', 'This is not a web address'],
    ['/stays/bookings', 'Links cannot lead to this page'],
    ['/dashboard', 'Links cannot lead to this page'],
    ['/stays/in/italy/nowhere', 'There is no place with hotels at this address.'],
    ['/stays/no-such-hotel', 'There is no hotel at this address.'],
    ['/stays/casa-luna', 'You are not a partner of Casa Luna. Request a partnership first.'],
    ['/stays?saved=nowhere', 'None of the hotels in this address can be booked.'],
    ['/r/somebody-elses', 'This is not one of your links.'],
  ])('is refused for %s', async (address, message) => {
    const { status, body } = await make(address)
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)])
    expect(body.fields).toEqual({ address: body.message })
  })
})

describe('a link without a hotel', () => {
  test('counts a booking at a partner of its affiliate, and nowhere else', async () => {
    const { id, code } = await made(page('/stays/in/italy/positano'), { label: 'Coast' })
    const { location } = await follow(app, `${code}?tag=letter&sub_id=8f%203a`)
    const reference = `${new URL(location, app.url).searchParams.get('ref')}|`
    for (const hotel of [limone, luna]) {
      const guest = makeGuest(app, hotel)
      const { body } = await guest.begin({ reference })
      expect((await guest.confirm(body.data.token)).status).toBe(200)
    }
    const booked = await app.sql`
      SELECT h.name, r.tag, r.sub_id, r.method FROM booking_referrals r JOIN bookings b ON b.id = r.booking_id
        JOIN hotels h ON h.id = b.hotel_id WHERE r.link_id = ${id}`
    expect(booked).toEqual([{ name: 'Casa Limone', tag: 'letter', sub_id: '8f 3a', method: 'visit' }])
    await countDue({ sql: app.pool })
    const list = await app.ask('GET', '/api/v1/links', { token: affiliate.token })
    const counted = list.body.data.find((link: { id: string }) => link.id === id)
    expect(counted).toMatchObject({ label: 'Coast', figures: { clicks: 1, bookings: 1 } })
    const { body } = await app.ask('GET', '/api/v1/performance?by=link', { token: affiliate.token })
    const rows = body.data.rows.filter((row: { link: { id: string } | null }) => row.link?.id === id)
    expect(
      rows.map((row: { hotel: { name: string } | null; figures: { clicks: number; bookings: number } }) => [
        row.hotel?.name,
        row.figures.clicks,
        row.figures.bookings,
      ]),
    ).toEqual([
      ['Casa Limone', 0, 1],
      [undefined, 1, 0],
    ])
  })

  test('keeps the reference as long as the longest window, and leaves out dates that are over', async () => {
    await app.sql`
      INSERT INTO term_changes (hotel_id, partnership_id, term, value, announced_at, effective_at)
      SELECT hotel_id, id, 'window', 90, '2020-01-01', '2020-01-01' FROM partnerships WHERE affiliate_id = ${affiliate.id}`
    const over = `place=city:IT:positano&checkInOn=${limone.day(-9)}&checkOutOn=${limone.day(-7)}&adults=2`
    const { code } = await made(page(`/stays/search?${over}`))
    const { location, headers } = await follow(app, code, { cookie: consentTo(true) })
    expect(location).toBe('/stays/search?place=city%3AIT%3Apositano&adults=2')
    expect(headers.get('set-cookie')).toMatch(/Max-Age=77\d{5};/)
    const { location: other } = await follow(app, `${code}?adults=4&lang=de`)
    expect(other).toMatch(/^\/stays\/search\?place=city%3AIT%3Apositano&adults=4&lang=de&ref=/)
  })

  test('is renamed and archived by its own affiliate, who knows the version', async () => {
    const { id, code } = await made(page('/stays'), { label: 'Home' })
    const change = (body: object, { token }: Actor = affiliate) =>
      app.ask('PUT', `/api/v1/links/${id}`, {
        token,
        body: { label: 'Start', isArchived: true, version: 1, ...body },
      })
    expect((await change({}, stranger)).status).toBe(404)
    expect((await change({})).body.data).toMatchObject({ label: 'Start', isArchived: true, version: 2 })
    expect((await change({})).status).toBe(409)
    expect((await follow(app, code)).location).toBe('/stays')
    expect((await make(page(`/r/${code}`))).body.message).toContain('This link is archived')
    expect((await app.ask('GET', '/api/v1/links', { token: stranger.token })).body.data).toEqual([])
  })

  test('is in sums that add up, also when everything is counted again', async () => {
    const faults = async () =>
      (await app.pool.begin((tx) => examine(tx))).filter(({ faults: found }) => found > 0)
    await catchUp(app)
    await countDue({ sql: app.pool })
    expect(await faults()).toEqual([])
    const clicks = async () => (await app.sql`SELECT sum(clicks)::integer AS clicks FROM platform_days`)[0]
    const before = await clicks()
    await rebuildRollups({ sql: app.pool })
    expect(await clicks()).toEqual(before)
    expect(await faults()).toEqual([])
  })
})

describe('sites', () => {
  const ask = (method: string, path: string, body?: object, { token }: Actor = affiliate) =>
    app.ask(method, `/api/v1/sites${path}`, { token, body })

  test('have links and figures of their own, and one name each', async () => {
    const [one, again] = await Promise.all([
      ask('POST', '', { name: 'Slow Miles', url: 'https://slowmiles.example' }),
      ask('POST', '', { name: 'slow miles' }),
    ])
    expect([one.status, again.status].toSorted()).toEqual([200, 409])
    const site = (one.status === 200 ? one : again).body.data
    const { id, code } = await made(page('/stays/in/italy/ravello'), { siteId: site.id })
    expect((await made(page('/stays/in/italy/ravello'))).code).not.toBe(code)
    await follow(app, code)
    await countDue({ sql: app.pool })
    const read = async (query: string, { token }: Actor = affiliate) =>
      app.ask('GET', `/api/v1/performance?${query}`, { token })
    const { rows, totals } = (await read('by=site')).body.data
    const named = rows.map((row: { site: { name: string } | null; figures: { clicks: number } }) => [
      row.site?.name,
      row.figures.clicks,
    ])
    expect(named).toContainEqual([site.name, 1])
    expect(
      named.map(([, clicks]: [string, number]) => clicks).reduce((sum: number, one: number) => sum + one),
    ).toBe(totals.clicks)
    expect((await read(`siteId=${site.id}`)).body.data.totals.clicks).toBe(1)
    expect((await read(`siteId=${site.id}`, stranger)).status).toBe(404)
    const byTag = (await read('by=tag')).body.data.rows
    expect(byTag).toContainEqual(expect.objectContaining({ tag: 'letter', link: null, hotel: null }))
    const archive = { name: site.name, url: '', isArchived: true, version: 1 }
    expect((await ask('PUT', `/${site.id}`, archive, stranger)).status).toBe(404)
    expect((await ask('PUT', `/${site.id}`, archive)).body.data).toMatchObject({ links: 1, isArchived: true })
    expect((await ask('PUT', `/${site.id}`, archive)).status).toBe(409)
    expect((await make(page('/stays'), { siteId: site.id })).body.fields).toEqual({
      siteId: 'Choose one of your sites',
    })
    expect((await app.ask('GET', '/api/v1/links', { token: affiliate.token })).body.data).toContainEqual(
      expect.objectContaining({ id, siteId: site.id }),
    )
  })
})

describe('links of a file', () => {
  const send = (csv: string, { token }: Actor = affiliate) =>
    app.ask('POST', '/api/v1/links/import', { token, body: { csv } })

  test('are made row by row, and found again when it is sent again', async () => {
    const file = [
      'Hotel or address;Label;Tag;Site',
      'casa limone;File;letter;',
      `${page('/stays/in/italy/positano')};File;;`,
      'https://booking.example/;;;',
      'Nowhere House;;;',
      '/stays;;;Unknown',
      `/stays;${'x'.repeat(61)};;`,
      'casa limone;File;podcast;',
    ].join('\n')
    const { status, body } = await send(file)
    expect(status, JSON.stringify(body)).toBe(200)
    const said = body.data.map((row: { line: number; isNew: boolean; errors: object }) => [
      row.line,
      row.isNew,
      Object.entries(row.errors).flat().join(': '),
    ])
    expect(said).toEqual([
      [2, true, ''],
      [3, true, ''],
      [4, false, 'address: This address is on another website. Paste the address of a Roomlark page.'],
      [5, false, 'address: You are not a partner of any hotel with this name.'],
      [6, false, 'site: You have no site of this name'],
      [7, false, 'label: Use at most 60 characters'],
      [8, false, ''],
    ])
    const urls = body.data.map(({ url }: { url: string | null }) => url)
    expect(urls[0]).toMatch(/\/r\/\w+\?tag=letter$/)
    expect(urls[6]).toBe(urls[0].replace('letter', 'podcast'))
    const again = (await send(file)).body.data
    expect(again.map(({ url }: { url: string | null }) => url)).toEqual(urls)
    expect(again.every(({ isNew }: { isNew: boolean }) => !isNew)).toBe(true)
    const withLinks = 'Hotel or address,Label,Tag,Site,Link,Problem\ncasa limone,File,letter,,x,y'
    expect((await send(withLinks)).body.data).toMatchObject([{ url: urls[0], isNew: false }])
  })

  test('is refused whole where it is no such list', async () => {
    expect((await send('Name,Price\nA,1')).body.message).toContain(
      'missing from the header row: Hotel or address',
    )
    const empty = await send('Hotel or address\n')
    expect([empty.status, empty.body.message]).toEqual([400, 'There are no links below the header row.'])
  })
})
