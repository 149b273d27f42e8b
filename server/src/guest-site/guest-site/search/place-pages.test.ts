import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { catchUp } from '../../../../test/searching.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'
import { weekendAfter, weekendsAhead } from './weekend.policy.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')

let app: TestApp
let plain: TestHotel
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
  plain = await open('Plain', 'Porto Nuovo', 3, 5000)
  await open('Grand', 'Porto Nuovo', 5, 20_000)
  await open('Elsewhere', 'Aix-en-Riviera', 4)
  await catchUp(app)
})
afterAll(() => app.close())

function open(name: string, city: string, starRating: number, basePriceCents = 10_000): Promise<TestHotel> {
  return openTestHotel(app, 1, { hotel: { name, city, starRating }, type: { basePriceCents } })
}

async function get(path: string) {
  const { status, headers, body } = await app.ask('GET', path)
  const html = String(body).replaceAll('<!-- -->', '')
  const [, title] = /<h1[^>]*>([^<]*)<\/h1>/.exec(html) ?? []
  const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
  return { status, headers, html, title, data: data.flatMap(([, json = '']) => JSON.parse(json)) }
}

describe('GET /stays/in/:country/:city', () => {
  test('shows the hotels of the city this weekend, and what weekends cost', async () => {
    const { status, html, title } = await get('/stays/in/italy/porto-nuovo')
    expect(status).toBe(200)
    expect(title).toBe('Hotels in Porto Nuovo, Italy')
    expect(html).toContain('2 hotels to book, each at its whole price with every tax.')
    expect(html).toMatch(/Rooms for two this weekend, [^:]+: 2 stays with 3 to 5 stars\./)
    const links = [...html.matchAll(/href="(\/stays\/[^"]*)"/g)].map(([, href = '']) => href)
    expect(links.filter((href) => href.startsWith(`/stays/${plain.hotel.slug}?`))).toHaveLength(1)
    const later = links.filter((href) => href.includes('place=city%3AIT%3Aporto+nuovo'))
    expect(later).toHaveLength(6)
    expect(links).toContain('/stays/in/italy')
    expect(links).toContain('/stays/in/italy/aix-en-riviera')
  })

  test('costs what the search asks for the same weekend', async () => {
    const { html } = await get('/stays/in/italy/porto-nuovo')
    const [, address = '', from = ''] =
      /href="(\/stays\/search\?place=[^"]*)"(?:(?!<\/a>).)*from ([^<]*)</.exec(html) ?? []
    const results = await get(address.replaceAll('&amp;', '&'))
    expect(from).toMatch(/^[$€]?[\d.,]+/)
    expect(results.html).toContain(from)
  })

  test('is one page to search engines, as are all searches of the city', async () => {
    const address = 'http://roomlark.test/stays/in/italy/porto-nuovo'
    const { html, data } = await get('/stays/in/italy/porto-nuovo?adults=4')
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
    expect(html).toContain(`<link rel="alternate" hrefLang="de" href="${address}?lang=de"/>`)
    expect(data).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Stays', item: 'http://roomlark.test/stays' },
          { position: 2, name: 'Italy', item: 'http://roomlark.test/stays/in/italy' },
          { position: 3, name: 'Porto Nuovo', item: address },
        ],
      },
      { '@type': 'ItemList', itemListElement: [{ position: 1 }, { position: 2 }] },
    ])
    const results = await get('/stays/search?place=city:IT:porto%20nuovo')
    expect(results.html).toContain(`<link rel="canonical" href="${address}"/>`)
    const hotel = await get(`/stays/search?place=hotel:${plain.hotel.slug}`)
    expect(hotel.html).toContain(
      `<link rel="canonical" href="http://roomlark.test/stays/${plain.hotel.slug}"/>`,
    )
  })

  test('speaks the language of the guest', async () => {
    const { title, html } = await get('/stays/in/italy/porto-nuovo?lang=de')
    expect(title).toBe('Hotels in Porto Nuovo, Italien')
    expect(html).toContain('href="/stays/in/italy?lang=de"')
  })

  test('a full city says so and still shows the weekends ahead', async () => {
    const full = await open('Full', 'Piena', 4)
    const { checkInOn, checkOutOn } = weekendAfter(plain.day(0))
    await full.book({ checkInOn, checkOutOn })
    await catchUp(app)
    const { html } = await get('/stays/in/italy/piena')
    expect(html).toContain('No room for two is free this weekend')
    expect(html).toContain('Weekends in the months ahead')
  })

  test.each([
    '/stays/in/italy/atlantis',
    '/stays/in/atlantis',
    '/stays/in/atlantis/porto-nuovo',
    '/stays/in/france',
    '/stays/in/france/porto-nuovo',
    '/stays/in/italy/porto-nuovo/rooms',
  ])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('leads from capital letters and slashes to its address', async () => {
    for (const path of ['/stays/in/Italy/Porto-Nuovo', '/stays/in/italy/porto-nuovo/']) {
      const answer = await fetch(`${app.url}${path}?adults=3`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        '/stays/in/italy/porto-nuovo?adults=3',
      ])
    }
  })
})

describe('GET /stays/in/:country', () => {
  test('lists its cities', async () => {
    const { title, html } = await get('/stays/in/italy')
    expect(title).toBe('Hotels in Italy')
    expect(html).toContain('href="/stays/in/italy/porto-nuovo"')
    expect(html).toContain('href="/stays/in/italy/aix-en-riviera"')
  })
})

test('a hotel’s page leads up to its city and country', async () => {
  const { html, data } = await get(`/stays/${plain.hotel.slug}`)
  expect(html).toContain('href="/stays/in/italy/porto-nuovo"')
  expect(data).toMatchObject([{ '@type': 'Hotel' }, { '@type': 'BreadcrumbList' }])
})

test('the sitemap has every place', async () => {
  expect((await get('/sitemap.xml')).html).toContain('<loc>http://roomlark.test/sitemaps/places.xml</loc>')
  const { html } = await get('/sitemaps/places.xml')
  for (const path of ['italy', 'italy/porto-nuovo', 'italy/aix-en-riviera']) {
    expect(html).toContain(`<loc>http://roomlark.test/stays/in/${path}</loc>`)
  }
})

test('weekends ahead begin on Fridays of the six months after that of the coming one', () => {
  const ahead = weekendsAhead(weekendAfter('2026-10-29')).map(({ checkInOn }) => checkInOn)
  expect(ahead).toEqual(['2026-11-13', '2026-12-11', '2027-01-15', '2027-02-12', '2027-03-12', '2027-04-16'])
})
