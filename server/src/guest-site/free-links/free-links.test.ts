import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { simpleTaxes } from '../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { loadGuestRenderer } from '../../adapters/guest-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../../web/dist')
const password = 'a password of the operator'
const authorization = `Basic ${Buffer.from(`google:${password}`).toString('base64')}`
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'Result' || name === 'listing',
})

let app: TestApp
let house: TestHotel
beforeAll(async () => {
  const guestRenderer = await loadGuestRenderer(webFolder)
  app = await startTestApp({ webFolder, guestRenderer, googleFeedPassword: password })
  house = await openTestHotel(app, 1, { hotel: { name: 'Tom & Co <Inn>', contactPhone: '+39 089 1234' } })
})
afterAll(() => app.close())

async function read(path: string, body?: string, headers: Record<string, string> = { authorization }) {
  const answer = await fetch(`${app.url}/feeds/google/${path}`, {
    headers: { ...headers, 'content-type': 'text/xml' },
    ...(body !== undefined && { method: 'POST', body }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, xml: answer.ok ? parser.parse(text) : text }
}

const query = (checkin: string, nights: number | string, slugs: string[], more = '') => `<?xml version="1.0"?>
  <Query><Checkin>${checkin}</Checkin><Nights>${nights}</Nights>
    <PropertyList>${slugs.map((slug) => `<Property>${slug}</Property>`).join('')}</PropertyList>${more}</Query>`

/** Fills the address of the landing pages in as Google does. */
function fillIn(url: string, slug: string, checkInOn: string, checkOutOn: string): string {
  const [inYear, inMonth, inDay] = checkInOn.split('-')
  const [outYear, outMonth, outDay] = checkOutOn.split('-')
  const values: Record<string, string | undefined> = {
    'PARTNER-HOTEL-ID': slug,
    CHECKINYEAR: inYear,
    CHECKINMONTH: inMonth,
    CHECKINDAY: inDay,
    CHECKOUTYEAR: outYear,
    CHECKOUTMONTH: outMonth,
    CHECKOUTDAY: outDay,
    'NUM-ADULTS': '2',
    'USER-LANGUAGE': 'en',
  }
  return url.replaceAll(/\(([A-Z-]+)\)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`there is no ${name}`)
    return value
  })
}

describe('the feeds for free booking links', () => {
  test('lead each hotel of the list to a page that offers exactly the price of the feed', async () => {
    await house.setTaxes(simpleTaxes({ cityTaxCents: 250, vatPercent: 10, vatIncluded: false }))
    const { listings } = (await read('hotels.xml')).xml
    const [listing] = listings.listing
    expect(listing).toMatchObject({
      name: 'Tom & Co <Inn>',
      country: 'IT',
      phone: { '#text': '+39 089 1234' },
    })
    const { URL: template } = (await read('landing-pages.xml')).xml.PointsOfSale.PointOfSale
    const [checkInOn, checkOutOn] = [house.day(10), house.day(13)]
    const { status, xml } = await read('prices', query(checkInOn, 3, [listing.id]))
    expect(status).toBe(200)
    const [result] = xml.Transaction.Result
    const parts = [result.Baserate, result.Tax, result.OtherFees]
    const cents = parts.reduce((sum, part) => sum + Math.round(part['#text'] * 100), 0)
    const landing = new URL(fillIn(template, listing.id, checkInOn, checkOutOn))
    const page = await app.ask('GET', landing.pathname + landing.search)
    expect(page.status).toBe(200)
    const [, shown = ''] = /"price":"([\d.]+)","priceCurrency":"EUR"/.exec(String(page.body)) ?? []
    expect(cents).toBe(Math.round(Number(shown) * 100))
    // Three nights of two guests at €100 with 10 % VAT, and a city tax of €2.50 each.
    expect(parts.map((part) => part['#text'])).toEqual(['300.00', '45.00', '0.00'])
    expect(result).toMatchObject({
      Property: house.hotel.slug,
      Checkin: checkInOn,
      Nights: '3',
      Occupancy: '2',
    })
  })

  test('say that a stay is not to be had, of full hotels, unknown ones and past days', async () => {
    await house.book({ checkInOn: house.day(20), checkOutOn: house.day(22) })
    const { xml } = await read('prices', query(house.day(20), 1, [house.hotel.slug, 'nowhere', '../etc']))
    expect(xml.Transaction.Result).toEqual(
      [house.hotel.slug, 'nowhere', '../etc'].map((Property) => ({
        Property,
        Checkin: house.day(20),
        Nights: '1',
        Unavailable: { NoVacancy: '' },
      })),
    )
    const past = await read('prices', query(house.day(-3), 1, [house.hotel.slug]))
    expect(past.xml.Transaction.Result[0]).toHaveProperty('Unavailable')
  })

  test.each([
    ['nothing', ''],
    ['no XML', '{"Query":1}'],
    ['an element that does not end', '<Query><Checkin>'],
    ['a day that there is not', query('2030-02-30', 1, ['a'])],
    ['too many nights', query('2030-02-20', 31, ['a'])],
    [
      'too many hotels',
      query(
        '2030-02-20',
        1,
        Array.from({ length: 101 }, (_, n) => `hotel-${n}`),
      ),
    ],
  ])('refuse a query of %s', async (_, body) => {
    expect((await read('prices', body)).status).toBe(400)
  })

  test('are for whoever knows the password, while the guest site is open', async () => {
    for (const headers of [{}, { authorization: `${authorization}=` }]) {
      const refused = await read('hotels.xml', undefined, headers)
      expect(refused.status).toBe(401)
      expect(refused.headers.get('www-authenticate')).toMatch(/^Basic /)
    }
    const { token } = await createActor(app, 'admin')
    await app.ask('PUT', '/api/v1/platform/switches', { token, body: { guestSite: 'closed' } })
    expect((await read('hotels.xml')).status).toBe(404)
    await app.ask('PUT', '/api/v1/platform/switches', { token, body: { guestSite: 'open' } })
    const again = await read('hotels.xml')
    expect([again.status, again.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })
})
