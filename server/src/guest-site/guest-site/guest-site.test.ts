import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { catchUp } from '../../../test/searching.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { addLink, follow } from '../../../test/tracked-links.ts'
import { loadGuestRenderer } from '../../adapters/guest-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../../web/dist')

let app: TestApp
let admin: { token: string }
let testHotel: TestHotel
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
  admin = await createActor(app, 'admin')
  testHotel = await openTestHotel(app, 2, { hotel: { name: 'Casa Limone' } })
  await catchUp(app)
})
afterAll(() => app.close())

const switches = (change: object) =>
  app.ask('PUT', '/api/v1/platform/switches', { token: admin.token, body: change })
const get = (path: string, headers: Record<string, string> = {}) => app.ask('GET', path, { headers })
const writeStay = (house: TestHotel, more = '') =>
  `/stays/${house.hotel.slug}?checkInOn=${house.day(10)}&checkOutOn=${house.day(12)}${more}`

describe('the landing', () => {
  test('is a whole page without script, compressed, cached briefly and under the usual policy', async () => {
    const { status, headers, body } = await get('/stays', { 'accept-encoding': 'br' })
    expect(status).toBe(200)
    expect(body).toContain('Where would you like to wake up?')
    expect(body).toContain('action="/stays/search"')
    expect(body).toContain('Casa Limone')
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('cache-control')).toBe('public, max-age=30')
    expect(headers.get('vary')).toBe('accept-language, cookie, accept-encoding')
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
  })

  test('is kept by shared caches for everybody whose address names the language', async () => {
    const { headers, body } = await get('/stays?lang=de', { 'accept-language': 'fr' })
    expect(headers.get('vary')).toBe('cookie, accept-encoding')
    expect(body).toContain('<html lang="de"')
    expect((await get('/stays?lang=xx')).headers.get('vary')).toContain('accept-language')
  })

  test('shows the hotels of a list that was sent as a link, but none that cannot be booked', async () => {
    const { hotel } = testHotel
    const { body } = await get(`/stays?saved=nowhere,${hotel.slug},%22x,${hotel.slug}&lang=de`)
    expect(body).toContain('Eine Merkliste')
    const list = String(body).split('id="saved-hotels"')[1]?.split('</section>')[0] ?? ''
    expect([...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      `/stays/${hotel.slug}?lang=de`,
    ])
    expect((await get('/stays?saved=nowhere')).body).not.toContain('id="saved-hotels"')
  })

  test('has a picture and icons for other sites and home screens', async () => {
    const { body } = await get('/stays')
    expect(body).toContain(`<meta property="og:image" content="${app.services.publicUrl}/share.jpg"/>`)
    expect(body).toContain('<meta property="og:image:width" content="1200"/>')
    const { icons } = (await get('/site.webmanifest')).body
    const picture = await fetch(`${app.url}/share.jpg`)
    expect(await sharp(await picture.bytes()).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    for (const { src } of icons) expect((await fetch(app.url + src)).status).toBe(200)
  })

  test('has no script but files of its own, and data', async () => {
    const { body } = await get(`/stays/${testHotel.hotel.slug}`)
    const scripts = [...String(body).matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    expect(scripts.map(([, attributes]) => attributes)).toEqual([
      ' src="/theme.js"',
      expect.stringMatching(/^ type="module" src="\/guest\/assets\/hydrate-[\w-]+\.js"$/),
      ' type="application/ld+json"',
      ' type="application/ld+json"',
    ])
  })

  test('is the same page for who has it already', async () => {
    const etag = (await get('/stays')).headers.get('etag') ?? ''
    expect((await get('/stays', { 'if-none-match': etag })).status).toBe(304)
  })
})

describe('the page of a hotel', () => {
  test('shows rooms and plans for the stay, and what a choice costs', async () => {
    const plain = (await get(writeStay(testHotel))).body
    expect(plain).toContain('Select Double, Flexible, €200.00')
    expect(plain).not.toContain('aria-label="Your choice"')
    const choice = `&plan=${testHotel.plan.id}&room=${testHotel.type.id}.2`
    const chosen = (await get(writeStay(testHotel, choice))).body
    expect(chosen).toContain('aria-label="Your choice"')
    expect(chosen).toContain('€400.00')
    expect(chosen).toContain('That is the last one')
    expect(chosen).toContain('If you cancel')
    expect(chosen).toContain('mailto:desk@marenne.example')
  })

  test('says why a room does not fit', async () => {
    const house = await openTestHotel(app, 1, { hotel: { name: 'Full House' } })
    await house.book({ checkInOn: house.day(11), checkOutOn: house.day(12) })
    const full = (await get(writeStay(house))).body
    expect(full).toContain('Not available for this stay')
    expect(full).toMatch(/Full on \w+ \d+ \w+/)
    expect((await get(writeStay(house, '&adults=9'))).body).toContain('Too many guests for this room')
  })

  test('a choice that cannot be had is told, not priced', async () => {
    const foreign = `&plan=${testHotel.plan.id}&room=00000000-0000-4000-8000-000000000000.1`
    const { status, body } = await get(writeStay(testHotel, foreign))
    expect(status).toBe(200)
    expect(body).toContain('no longer available')
    expect(body).not.toContain('aria-label="Your choice"')
  })

  test('keeps a choice that is too small for the party, to be completed', async () => {
    const choice = `&adults=4&rooms=2&plan=${testHotel.plan.id}&room=${testHotel.type.id}.1`
    const { body } = await get(writeStay(testHotel, choice))
    expect(body).toContain('Your choice of 1 room is too small for 4 guests')
    expect(body).not.toContain('no longer available')
    // The way back to two rooms leads to the same row.
    const row = `rate-${testHotel.type.id}-${testHotel.plan.id}`
    expect(body).toContain(`id="${row}"`)
    expect(body).toContain(`room=${testHotel.type.id}.2#${row}" aria-label="More"`)
  })

  test('says how many adults and how many children a room takes', async () => {
    const house = await openTestHotel(app, 1, { type: { maxAdults: 2, maxChildren: 1 } })
    const { body } = await get(`/stays/${house.hotel.slug}`)
    expect(body).toContain('Sleeps 2 adults and 1 child')
    expect(body).not.toContain('Sleeps 3')
    const { body: german } = await get(`/stays/${testHotel.hotel.slug}?lang=de`)
    expect(german).toMatch(/Für 2 Erwachsene( und|<)/)
  })

  test('reads an age for each child, and asks for one that is missing', async () => {
    const family = await openTestHotel(app, 1, { type: { maxAdults: 2, maxChildren: 2 } })
    const { body } = await get(writeStay(family, '&adults=1&childAges=4&childAges=7&childAges='))
    expect(body).toContain('for 3 guests')
    expect(body).toContain('childAges=4%2C7')
    const { body: without } = await get(writeStay(family, '&adults=1&childAges=4&childAges=?'))
    expect(without).toContain('Choose the age of each child.')
    expect(without).not.toContain('Select Double')
  })

  test.each([
    ['a check-in alone', 'checkInOn=2027-03-03&checkOutOn=', 'Choose a check-out date, too'],
    ['a check-out alone', 'checkInOn=&checkOutOn=2027-03-03', 'Choose a check-in date, too'],
    ['30 February', 'checkInOn=2027-02-30&checkOutOn=2027-03-02', 'These dates do not exist'],
    ['the past', 'checkInOn=2020-01-01&checkOutOn=2020-01-03', 'Check-in is in the past'],
    [
      'a check-out before the check-in',
      'checkInOn=2027-03-03&checkOutOn=2027-03-02',
      'must be after check-in',
    ],
    ['400 nights', 'checkInOn=2027-03-01&checkOutOn=2028-04-05', 'at most 365 nights'],
    ['a party of none', 'checkInOn=2027-03-01&checkOutOn=2027-03-03&adults=0', 'Choose 1 to'],
    ['a huge party', 'checkInOn=2027-03-01&checkOutOn=2027-03-03&adults=99999', 'Choose 1 to'],
  ])('answers %s with a clear message', async (_label, query, words) => {
    const { status, body } = await get(`/stays/${testHotel.hotel.slug}?${query}`)
    expect(status).toBe(200)
    expect(body).toContain(words)
    expect(body).not.toContain('Select Double')
  })

  test('takes 10,000 characters in an address for what they are', async () => {
    const { status } = await get(`/stays/${testHotel.hotel.slug}?adults=${'9'.repeat(10_000)}`)
    expect(status).toBe(200)
  })

  test('runs nothing that an owner or an address holds', async () => {
    const planted = '</script><script>alert(1)</script><!--<img src=x onerror=alert(2)>'
    const house = await openTestHotel(app, 1, {
      hotel: {
        name: `House ${planted}`,
        description: planted,
        houseRules: planted,
        city: planted,
        streetAddress: planted,
      },
      type: { name: `Room ${planted.slice(0, 40)}`, description: planted },
    })
    const address = encodeURIComponent(planted)
    for (const path of [
      writeStay(house, `&utm=${address}`),
      `/stays/search?place=${address}`,
      `/stays/${address}`,
    ]) {
      const { body } = await get(path)
      expect(body).not.toContain('<script>alert')
      expect(body).not.toContain('<img src=x')
      expect(body).not.toContain('<!--<')
    }
  })

  test('tells search engines what it is: title, canonical, languages, picture and data', async () => {
    const { body } = await get(writeStay(testHotel, '&lang=de'))
    const page = `http://roomlark.test/stays/${testHotel.hotel.slug}`
    expect(body).toContain('<title>Casa Limone, Positano · Roomlark</title>')
    expect(body).toContain(`<link rel="canonical" href="${page}?lang=de"/>`)
    expect(body).toContain(`<link rel="alternate" hrefLang="x-default" href="${page}"/>`)
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '')
    expect(data).toMatchObject({ '@type': 'Hotel', name: 'Casa Limone' })
    expect(data.containsPlace[0]).toMatchObject({ '@type': 'HotelRoom', name: 'Double' })
    expect(data.makesOffer[0]).toMatchObject({ '@type': 'Offer', price: '200.00', priceCurrency: 'EUR' })
  })

  test('tells nobody what concerns the owner only', async () => {
    const { body } = await get(writeStay(testHotel))
    for (const secret of ['baseCommissionRate', 'ownerId', testHotel.owner.id, testHotel.hotel.id]) {
      expect(body).not.toContain(secret)
    }
  })
})

describe('who recommended the hotel', () => {
  test('is named where a link brought the guest, also beside the total, and nowhere else', async () => {
    const affiliate = await createActor(app, 'affiliate')
    await app.sql`UPDATE users SET company_name = 'Slow <b>Miles' WHERE id = ${affiliate.id}`
    await addLink(app, { affiliateId: affiliate.id, hotelId: testHotel.hotel.id, code: 'slowmiles' })
    const { ref } = await follow(app, 'slowmiles')
    const choice = `&plan=${testHotel.plan.id}&room=${testHotel.type.id}.1&ref=${ref}`
    const { body } = await get(writeStay(testHotel, choice))
    expect(body.match(/Slow &lt;b&gt;Miles/g)).toHaveLength(2)
    expect(body.match(/They earn a commission, you pay the same\./g)).toHaveLength(2)
    expect((await get(writeStay(testHotel))).body).not.toContain('They earn a commission')
  })
})

describe('language and currency', () => {
  test('are those of the browser until the guest chooses', async () => {
    const { body } = await get('/stays', { 'accept-language': 'fr-CH, fr;q=0.9, en;q=0.8' })
    expect(body).toContain('<html lang="fr">')
    expect((await get('/stays', { 'accept-language': 'pl' })).body).toContain('<html lang="en">')
  })

  test('travel in the address without consent, and nothing is stored', async () => {
    const { body, headers } = await get(writeStay(testHotel, '&lang=de&currency=USD'))
    expect(body).toContain('<html lang="de">')
    expect(body).toMatch(/etwa \d+,\d\d\s\$/)
    expect(body).toContain('lang=de&amp;currency=USD')
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('are kept with consent to functional cookies only, and go with it', async () => {
    const consent = (functional: boolean) =>
      `cookie-preferences=${encodeURIComponent(JSON.stringify({ necessary: true, functional }))}`
    const kept = await get('/stays?lang=es&currency=USD', { cookie: consent(true) })
    expect(kept.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^guest-language=es; Max-Age=31536000; Path=\/stays; SameSite=Lax; Secure; HttpOnly$/,
      ),
      expect.stringMatching(/^guest-currency=USD;/),
    ])
    expect(kept.headers.get('cache-control')).toBe('private, no-cache')
    expect((await get('/stays', { cookie: `${consent(true)}; guest-language=es` })).body).toContain(
      '<html lang="es">',
    )
    const withdrawn = await get('/stays', { cookie: `${consent(false)}; guest-language=es` })
    expect(withdrawn.body).toContain('<html lang="en">')
    expect(withdrawn.headers.getSetCookie()).toEqual([expect.stringMatching(/^guest-language=; Max-Age=0;/)])
  })
})

describe('what is not there', () => {
  test.each([
    '/stays/no-such-house',
    '/stays/a/b',
    '/stays/%00',
    '/stays/a%00b',
    '/stays/%20',
    '/stays/search/x',
  ])('%s is a real 404', async (path) => {
    const { status, body, headers } = await get(path)
    expect(status).toBe(404)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(body).toContain('Page not found')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
  })

  test.each([
    ['/stays/', '/stays'],
    ['/stays//?lang=de', '/stays?lang=de'],
    ['/stays/search/?place=Rome', '/stays/search?place=Rome'],
    ['/stays/bookings/?lang=de', '/stays/bookings?lang=de'],
    ['/stays/Casa-Limone', '/stays/casa-limone'],
    ['/stays/casa-limone/?lang=de', '/stays/casa-limone?lang=de'],
    ['/stays/CASA-LIMONE/', '/stays/CASA-LIMONE'],
    ['/embed/Casa-Limone?look=dark', '/embed/casa-limone?look=dark'],
    ['/embed/casa-limone/', '/embed/casa-limone'],
  ])('%s leads to %s', async (path, expected) => {
    const { status, headers } = await fetch(app.url + path, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, expected])
  })

  test('an address that nobody could have leads to no other site', async () => {
    for (const path of ['/embed/%00', '/embed/a%00', '/embed/x/y']) expect((await get(path)).status).toBe(404)
    for (const path of ['/stays//evil.example/', '/stays/%2F%2Fevil.example/', '/stays/..%2f/']) {
      const { headers } = await fetch(app.url + path, { redirect: 'manual' })
      expect(headers.get('location') ?? '').not.toMatch(/^\/\/|^https?:/)
    }
  })

  test('a hotel that has closed is gone, and one that was never ready unknown', async () => {
    const house = await openTestHotel(app, 1, { hotel: { name: 'Closing House' } })
    await house.data(house.ask('PUT', `${house.base}/active`, { isActive: false }))
    const closed = await get(`/stays/${house.hotel.slug}`)
    expect(closed.status).toBe(410)
    expect(closed.body).toContain('no longer takes guests here')
    await app.sql`UPDATE room_types SET units = 0 WHERE id = ${house.type.id}`
    expect((await get(`/stays/${house.hotel.slug}`)).status).toBe(404)
  })
})

describe('the old address of a hotel', () => {
  test('leads on for good, with its query', async () => {
    const answer = await fetch(`${app.url}/stay/casa-limone?lang=de`, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/stays/casa-limone?lang=de')
  })
})

describe('the switch', () => {
  test('closed, there is no site, and a hotel shows its contact as before', async () => {
    await switches({ guestSite: 'closed' })
    try {
      const landing = await get('/stays')
      expect(landing.status).toBe(404)
      expect(landing.body).toContain('<div id="root">')
      expect((await get(`/stays/${testHotel.hotel.slug}`)).status).toBe(404)
      const old = await fetch(`${app.url}/stay/${testHotel.hotel.slug}`, { redirect: 'manual' })
      expect(old.status).toBe(200)
      expect(await old.text()).toContain('<div id="root">')
      expect((await get('/robots.txt')).body).not.toContain('Sitemap')
    } finally {
      await switches({ guestSite: 'open' })
    }
  })
})

describe('for search engines', () => {
  test('robots.txt names the index of the sitemaps, and those the hotels that guests see', async () => {
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://roomlark.test/sitemap.xml')
    const index = await get('/sitemap.xml')
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(index.body).toContain('<loc>http://roomlark.test/sitemaps/stays-1.xml</loc>')
    const list = (await get('/sitemaps/stays-1.xml')).body
    expect(list).toContain('<loc>http://roomlark.test/stays</loc>')
    expect(list).toContain(`<loc>http://roomlark.test/stays/${testHotel.hotel.slug}</loc>`)
    expect(list).not.toContain('closing-house')
    for (const name of ['stays-2.xml', 'stays-0.xml', 'stays-x.xml']) {
      expect((await get(`/sitemaps/${name}`)).status).toBe(404)
    }
  })
})

describe('what a page loads', () => {
  test('is at most 90 KB of script, and nothing of the app', () => {
    const folder = join(webFolder, 'guest/assets')
    const [entry = ''] = readdirSync(folder).filter((name) => /^hydrate-.*\.js$/.test(name))
    const script = readFileSync(join(folder, entry))
    expect(gzipSync(script).length).toBeLessThan(90 * 1024)
    expect(String(script)).not.toMatch(/^import .* from/m)
    // These names survive minification, and each belongs to one library of the app.
    const libraries = ['useLinkClickHandler', 'invalidateQueries', 'shouldUnregister', 'ToastViewport']
    expect(libraries.filter((name) => String(script).includes(name))).toEqual([])
  })

  test('is no file that only the server runs', async () => {
    expect((await get('/server/render.js')).status).toBe(404)
  })
})
