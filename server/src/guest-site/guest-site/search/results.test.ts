import { join } from 'node:path'
import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { catchUp } from '../../../../test/searching.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')

let app: TestApp
/** There are three hotels in Cervo: Plain is the cheapest, Grand has breakfast, and Dear refunds nothing. */
let plain: TestHotel
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
  plain = await open('Plain', { starRating: 3, amenities: ['wifi'] }, 5000)
  const grand = await open('Grand', { starRating: 5, amenities: ['wifi', 'pool'] }, 20_000)
  await grand.data(
    grand.ask('POST', `${grand.base}/rates/plans`, planInput({ name: 'B&B', mealPlan: 'breakfast' })),
  )
  const dear = await open('Dear', { starRating: 5, amenities: ['pool'] }, 40_000)
  await dear.data(
    dear.ask('PUT', `${dear.base}/rates/plans/${dear.plan.id}`, {
      ...planInput({ cancellationPolicy: cancellationPresets['Non-refundable'] }),
      version: dear.plan.version,
    }),
  )
  await catchUp(app)
})
afterAll(() => app.close())

function open(name: string, hotel: Partial<HotelInput>, basePriceCents = 10_000): Promise<TestHotel> {
  return openTestHotel(app, 1, { hotel: { name, city: 'Cervo', ...hotel }, type: { basePriceCents } })
}

/** Returns the text of a page without markup, with single spaces. */
function readWords(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

async function results(words: string, headers: Record<string, string> = {}) {
  const { status, body } = await app.ask('GET', `/stays/search?${words}`, { headers })
  expect(status).toBe(200)
  const html = String(body)
  const names = [...html.matchAll(/<h2[^>]*><a href="\/stays\/[^"]*"[^>]*>([^<]+)<\/a><\/h2>/g)]
  return { html, words: readWords(html), names: names.map(([, name]) => name) }
}

const stay = () => `checkInOn=${plain.day(10)}&checkOutOn=${plain.day(12)}`
const inCervo = (more = '') => results(`place=city:IT:cervo&${stay()}${more}`)

describe('the landing', () => {
  test('shows popular places with rooms this weekend, and hotels there', async () => {
    await open('Elsewhere', { city: 'Noli' })
    await catchUp(app)
    const { body } = await app.ask('GET', '/stays')
    const words = readWords(String(body))
    expect(words).toContain('Mornings worth travelling for')
    expect(words).toMatch(/Cervo from €100 Italy, 3 hotels/)
    expect(body).toMatch(/\/stays\/search\?place=city%3AIT%3Acervo&amp;checkInOn=\d{4}-\d\d-\d\d/)
    expect(words).toContain('Elsewhere')
  })
})

describe('the results', () => {
  test('list what can be booked at its whole price, and lead to the hotel for the same stay', async () => {
    const { html, words, names } = await inCervo('&sort=price')
    expect(names).toEqual(['Plain', 'Grand', 'Dear'])
    expect(words).toContain('3 stays in Cervo')
    expect(words).toMatch(/€100\.00 2 nights, taxes included/)
    expect(words).toMatch(/Free cancellation until \w{3} \d+ \w+/)
    expect(html).toContain(`/stays/${plain.hotel.slug}?checkInOn=${plain.day(10)}`)
    // Search engines see a single page, whatever is searched for in the city.
    expect(html).toContain('<link rel="canonical" href="http://roomlark.test/stays/in/italy/cervo"/>')
    expect(html).toMatch(/<title>3 stays in Cervo · Roomlark<\/title>/)
  })

  test('have the money of the hotel, and the guest’s marked “about”', async () => {
    const { words } = await inCervo('&sort=price&currency=USD')
    expect(words).toMatch(/€100\.00 about (US)?\$\d+\.\d\d 2 nights/)
  })

  test('say beside each filter how many it would leave, and apply it by a plain form', async () => {
    const all = await inCervo()
    expect(all.words).toMatch(/Free cancellation 2 .*5 stars 2 3 stars 1 /)
    expect(all.html).toMatch(/<form [^>]*data-live="true"/)
    expect(all.html).toMatch(/<svg role="img" aria-label="Prices from €\d+ to €\d+"/)
    const five = await inCervo('&stars=5&amenities=pool&sort=price')
    expect(five.names).toEqual(['Grand', 'Dear'])
    expect(five.html).toMatch(/checked=""[^>]*name="stars"|name="stars"[^>]*checked=""/)
    // The counts still show what other stars would add.
    expect((await inCervo('&stars=5')).words).toMatch(/5 stars 2 3 stars 1/)
    // A form with two ticked checkboxes sends this.
    expect((await inCervo('&stars=3&stars=5')).names).toHaveLength(3)
    expect((await inCervo('&meals=breakfast')).names).toEqual(['Grand'])
    expect((await inCervo('&freeCancellation=yes&sort=price')).names).toEqual(['Plain', 'Grand'])
    const priced = await inCervo('&minPrice=150&maxPrice=1,000&priceIn=EUR&sort=price')
    expect(priced.names).toEqual(['Grand', 'Dear'])
    expect(priced.words).toContain('€150 to €1,000')
  })

  test('lay aside what makes no sense among the filters', async () => {
    const { names } = await inCervo(
      '&stars=9&meals=supper&sort=luck&page=x&minPrice=-5&maxPrice=abc&priceIn=EUR',
    )
    expect(names).toHaveLength(3)
    // The price was entered in another currency than the one shown now.
    expect((await inCervo('&minPrice=100000&priceIn=JPY&currency=EUR')).names).toHaveLength(3)
  })

  test('say what clearing the filters would bring where they leave nothing', async () => {
    const { words, html } = await inCervo('&stars=4&meals=breakfast')
    expect(words).toContain('No stay passes all your filters')
    expect(words).toContain('Clear 2 filters shows 3 stays in Cervo')
    expect(html).toContain('id="filter-stars-4"')
  })

  test('stand on a map with their prices, whose links narrow the search to what it shows', async () => {
    const everywhere = await inCervo()
    expect(everywhere.html).toContain('<details id="result-map"')
    expect(everywhere.words).toContain('Plain, €100')
    expect(everywhere.html).not.toContain('>Show streets<')
    const [, href = ''] = /<a href="([^"]*area=[^"]*)"[^>]*aria-label="Zoom out"/.exec(everywhere.html) ?? []
    const near = await results(
      href.replaceAll('&amp;', '&').replace(/^.*\?/, '').replace(/#.*$/, '&sort=price'),
    )
    expect(near.names).toEqual(['Plain', 'Grand', 'Dear'])
    expect(near.html).toContain('<details id="result-map" open=""')
    expect(near.html).toMatch(/<input type="hidden" name="area" value="[\d.,-]+"/)
    expect(near.words).toContain('Part of the map')
    const far = await inCervo('&area=100,10,101,11')
    expect(far.words).toContain('No stay passes all your filters')
    expect(far.html).toContain('<details id="result-map" open=""')
    expect((await inCervo('&area=everywhere')).names).toHaveLength(3)
  })

  test('are paged by links that keep everything else', async () => {
    for (let number = 1; number <= 21; number += 1)
      await open(`Page ${String(number).padStart(2, '0')}`, { city: 'Pagina' })
    await catchUp(app)
    const words = `place=city:IT:pagina&${stay()}&sort=price`
    const first = await results(words)
    expect(first.names).toHaveLength(20)
    expect(first.words).toContain('1 to 20 of 21')
    const next =
      /href="(\/stays\/search\?[^"]*page=2[^"]*)"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const second = await results(next.split('?')[1] ?? '')
    expect(second.names).toHaveLength(1)
    expect([...first.names, ...second.names].toSorted()).toHaveLength(
      new Set([...first.names, ...second.names]).size,
    )
    expect(second.words).toContain('21 to 21 of 21')
    expect(next).toContain('sort=price')
    expect((await results(`${words}&page=99`)).words).toContain('21 to 21 of 21')
  })

  test('offer the nearest dates and wider places where nothing is free', async () => {
    const only = await open('Only', { city: 'Piena', country: 'MT' })
    await open('Neighbour', { city: 'Altra', country: 'MT' })
    await only.book({ checkInOn: only.day(9), checkOutOn: only.day(13) })
    await catchUp(app)
    const { words, html } = await results(`place=Piena&${stay()}`)
    expect(words).toContain('Every key in Piena is out')
    expect(words).toMatch(/3 days later, 2 nights, 1 stay from €200\.00/)
    expect(html).toContain(`checkInOn=${only.day(13)}&amp;checkOutOn=${only.day(15)}`)
    expect(words).toMatch(/Malta 2 hotels Altra Malta 1 hotel/)
  })

  test('say that a party is too large where rooms are free, and search with the rooms it needs', async () => {
    const wide = {
      hotel: { name: 'Wide', city: 'Larga', country: 'IT' },
      type: { maxAdults: 2, maxChildren: 0 },
    }
    await openTestHotel(app, 3, wide)
    await catchUp(app)
    const { words, html } = await results(`place=Larga&${stay()}&adults=5`)
    expect(words).toContain('5 guests do not fit into 1 room')
    expect(words).not.toContain('Every key')
    expect(words).toContain('Search with 3 rooms')
    expect(html).toMatch(/href="\/stays\/search\?[^"]*rooms=3/)
    expect((await results(`place=Larga&${stay()}&adults=5&rooms=3`)).names).toEqual(['Wide'])
  })

  test('say why a hotel that was asked for by name does not fit', async () => {
    const house = await open('Villa Ardea', { city: 'Sola', childrenPolicy: 'adults-only' })
    await house.book({ checkInOn: house.day(11), checkOutOn: house.day(12) })
    await catchUp(app)
    const full = await results(`place=hotel:${house.hotel.slug}&${stay()}`)
    expect(full.words).toContain('Villa Ardea has no room for this stay')
    expect(full.words).toMatch(/Full on \w{3} \d+ \w+/)
    expect(full.html).toContain(`/stays/${house.hotel.slug}?checkInOn=`)
    const later = `checkInOn=${house.day(20)}&checkOutOn=${house.day(21)}`
    expect((await results(`place=villa ardea&${later}&childAges=4`)).words).toContain('For adults only')
    expect((await results(`place=villa ardea&${later}&adults=9`)).words).toContain('Too many guests')
    await house.edit({ minStay: 3 }, { fromOn: house.day(20), untilOn: house.day(20) })
    await catchUp(app)
    expect((await results(`place=villa ardea&${later}`)).words).toContain('Stay at least 3 nights')
  })
})

describe('the place', () => {
  test('is understood as it was typed, as the page writes it and in the guest’s language', async () => {
    for (const typed of ['cervo', 'CERVO', 'Cervo, Italy', 'Cervo, Italien', 'cerov', 'Italien', 'Italie']) {
      expect((await results(`place=${encodeURIComponent(typed)}&${stay()}`)).names, typed).toContain('Plain')
    }
    const german = await results(`place=country:IT&${stay()}&lang=de`)
    expect(german.html).toMatch(/name="place"[^>]*value="Italien"|value="Italien"[^>]*name="place"/)
  })

  test('leaves a choice where several may be meant', async () => {
    await open('Twin', { city: 'Valenza', country: 'IT' })
    await open('Twin Two', { city: 'Valenza', country: 'ES' })
    await catchUp(app)
    const { words, html } = await results(`place=valenza&${stay()}`)
    expect(words).toContain('Did you mean')
    expect(html).toMatch(/place=city%3A(ES|IT)%3Avalenza/)
    expect((await results(`place=${encodeURIComponent('Valenza, Spain')}&${stay()}`)).names).toEqual([
      'Twin Two',
    ])
    expect((await inCervo()).words).not.toContain('Did you mean')
  })

  test('that nobody knows, or none, leads to popular ones', async () => {
    const unknown = await results(`place=Xyzzyqq&${stay()}`)
    expect(unknown.words).toContain('No place is called “Xyzzyqq”')
    expect(unknown.html).toContain('place=city%3AIT%3Acervo')
    expect(unknown.html).toContain('value="Xyzzyqq"')
    expect((await results(`place=hotel:casa-plain&${stay()}`)).words).toContain(
      'No place is called “casa plain”',
    )
    const none = await results(stay())
    expect(none.words).toContain('Where would you like to go?')
    for (const odd of ['%00', 'x'.repeat(10_000), '%F0%9F%98%80', '<script>alert(1)</script>']) {
      expect((await results(`place=${odd}&${stay()}`)).html).not.toContain('<script>alert')
    }
  })
})

describe('a stay that cannot be', () => {
  test.each([
    ['30 February', 'checkInOn=2027-02-30&checkOutOn=2027-03-02', 'These dates do not exist'],
    ['the past', 'checkInOn=2020-01-01&checkOutOn=2020-01-03', 'Check-in is in the past'],
    [
      'a check-out before the check-in',
      'checkInOn=2027-03-03&checkOutOn=2027-03-02',
      'must be after check-in',
    ],
    ['a check-out on the check-in', 'checkInOn=2027-03-03&checkOutOn=2027-03-03', 'must be after check-in'],
    ['400 nights', 'checkInOn=2027-03-01&checkOutOn=2028-04-05', 'at most 365 nights'],
    ['a party of none', 'checkInOn=2027-03-01&checkOutOn=2027-03-03&adults=0', 'Choose 1 to'],
    ['a party of none without dates', 'adults=0', 'Choose 1 to'],
    ['a huge party', 'checkInOn=2027-03-01&checkOutOn=2027-03-03&adults=99999', 'Choose 1 to'],
    ['many rooms', 'checkInOn=2027-03-01&checkOutOn=2027-03-03&rooms=99', 'Choose 1 to'],
    ['a child of 40', 'checkInOn=2027-03-01&checkOutOn=2027-03-03&childAges=40', 'Choose 1 to'],
  ])('is told plainly: %s', async (_label, query, expected) => {
    const { words, html, names } = await results(`place=city:IT:cervo&stars=5&${query}`)
    expect(words).toContain(expected)
    expect(names).toEqual([])
    // The form keeps what was typed.
    expect(html).toContain('value="Cervo, Italy"')
    for (const [name, value] of new URLSearchParams(query)) {
      if (value !== '2027-02-30')
        expect(html, name).toMatch(new RegExp(`(value="${value}"[^>]*|)name="${name}"`))
    }
    expect(html).toContain('name="stars" value="5"')
  })
})
