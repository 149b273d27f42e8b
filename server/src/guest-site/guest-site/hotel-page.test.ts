import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { planInput } from '../../../test/rooms-input.ts'
import { catchUp } from '../../../test/searching.ts'
import { simpleTaxes } from '../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { loadGuestRenderer } from '../../adapters/guest-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../../web/dist')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
})
afterAll(() => app.close())

const writeStay = ({ day }: TestHotel, more = '') => `?checkInOn=${day(10)}&checkOutOn=${day(12)}${more}`

async function show({ hotel }: TestHotel, query = '') {
  await catchUp(app)
  const { status, body } = await app.ask('GET', `/stays/${hotel.slug}${query}`)
  expect(status).toBe(200)
  return readable(body)
}

function readable(body: unknown) {
  const html = String(body).replaceAll(/<!-- -->|[\u2068\u2069]/g, '')
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  return { html, text }
}

describe('the price before dates', () => {
  test('is the lowest night that can be booked, with taxes, for two guests where two sleep', async () => {
    const house = await openTestHotel(app, 1)
    await house.addType(1, { name: 'Single', maxAdults: 1, includedAdults: 1, basePriceCents: 6000 })
    await house.setTaxes(simpleTaxes({ cityTaxCents: 250 }))
    const { text } = await show(house)
    const [, first, second, third] = text.split(/(?=from €\d+ a night)/)
    expect(first).toMatch(/^from €105 a night for 2 guests, with every tax and fee/)
    expect(second).toMatch(/^from €105 a night for 2 guests/)
    expect(third).toMatch(/^from €63 a night for 1 guest,/)
    expect((await show(house, writeStay(house))).text).not.toContain('a night for')
  })

  test('is that of the shortest stay that is sold, and gone with the last room', async () => {
    const house = await openTestHotel(app, 1)
    const plan = `${house.base}/rates/plans/${house.plan.id}`
    const weekly = { ...planInput({ minStay: 3, percent: -10 }), version: house.plan.version }
    await house.data(house.ask('PUT', plan, weekly))
    expect((await show(house)).text).toContain('from €90 a night')
    await house.book({ checkInOn: house.day(0), checkOutOn: house.day(120) })
    const { text } = await show(house)
    expect(text).not.toContain('a night for')
    expect(text).toContain('Choose dates')
  })
})

describe('the facts of a room', () => {
  test('are what the hotel ticked, in the guest’s language, and stay as they are if nobody names them', async () => {
    const house = await openTestHotel(app, 1, { hotel: { amenities: ['breakfast'] } })
    const path = `${house.base}/rooms/${house.type.id}`
    const { id, rooms, photos, icalToken, roomTokens, features, version, ...input } = house.type
    expect(features).toEqual([])
    const unknown = await house.ask('PUT', path, { ...input, version, features: ['jacuzzi'] })
    expect(unknown.status).toBe(400)
    const ticked = { ...input, version, features: ['kettle', 'sea-view', 'kettle'] }
    expect(await house.data(house.ask('PUT', path, ticked))).toMatchObject({
      features: ['sea-view', 'kettle'],
    })
    await house.data(house.ask('PUT', path, { ...input, version: version + 1, name: 'Sea Double' }))
    const { text, html } = await show(house)
    expect(text).toContain('What is in the room Sea view Kettle')
    expect(html).toContain(
      '"amenityFeature":[{"@type":"LocationFeatureSpecification","name":"Sea view","value":true}',
    )
    expect((await show(house, '?lang=de')).text).toContain('Was im Zimmer ist Meerblick Wasserkocher')
    // Not every rate has breakfast.
    expect(text).not.toContain('Breakfast included')
    expect(text).toContain('Payment At the hotel, in euros.')
  })
})

describe('places nearby', () => {
  test('stand on the page with their distances as the language writes them, and the centre in search', async () => {
    const nearby = [
      { kind: 'station' as const, name: 'Centrale <b>', meters: 1200 },
      { kind: 'centre' as const, name: '', meters: 350 },
    ]
    const house = await openTestHotel(app, 1, { hotel: { nearby } })
    const { text, html } = await show(house)
    expect(text).toContain('What is nearby Centre 350 m Station: Centrale &lt;b&gt; 1.2 km')
    expect(html).toContain('"name":"Centre","value":350,"unitCode":"MTR"')
    const german = await show(house, '?lang=de')
    expect(german.text).toContain('Zentrum 350 m Bahnhof: Centrale &lt;b&gt; 1,2 km')
    const { body } = await app.ask('GET', `/stays/search${writeStay(house)}&place=hotel:${house.hotel.slug}`)
    expect(readable(body).text).toContain('350 m to the centre')
  })
})

describe('where nothing fits', () => {
  test('offers rooms that take the party together, and books them', async () => {
    const house = await openTestHotel(app, 1)
    const single = await house.addType(1, {
      name: 'Single',
      maxAdults: 1,
      maxChildren: 0,
      basePriceCents: 6000,
    })
    const { text, html } = await show(house, writeStay(house, '&adults=3'))
    expect(text).toContain('2 rooms that take 3 guests Double + Single Flexible €320.00 taxes included')
    const [, link = ''] = /href="([^"]*)"[^>]*>Choose these rooms/.exec(html) ?? []
    for (const { id } of [house.type, single]) expect(link).toContain(`room=${id}.1`)
    const chosen = await show(house, link.replaceAll('&amp;', '&').replace(/^[^?]*/, ''))
    expect(chosen.html).toContain('aria-label="Your choice"')
    expect(chosen.text).not.toContain('Choose these rooms')
    expect((await show(house, writeStay(house, '&adults=9'))).text).not.toContain('Choose these rooms')
  })

  test('leads to the nearest dates here and to the same stay in others of the city', async () => {
    const city = `Full ${randomUUID().slice(0, 8)}`
    const house = await openTestHotel(app, 1, { hotel: { city } })
    const other = await openTestHotel(app, 1, { hotel: { city, name: 'Next Door' } })
    await house.book()
    const { text, html } = await show(house, writeStay(house))
    expect(text).toContain(`The same stay elsewhere in ${city}`)
    expect(html).toContain(`/stays/${other.hotel.slug}?checkInOn=${house.day(10)}`)
    expect(text).toContain('The nearest dates here')
    for (const [from, until] of [
      [12, 14],
      [8, 10],
      [13, 15],
    ] as const) {
      expect(html).toContain(
        `/stays/${house.hotel.slug}?checkInOn=${house.day(from)}&amp;checkOutOn=${house.day(until)}&amp;`,
      )
    }
    expect(text).toContain('2 days later, 2 nights from €200.00')
  })

  test('shows what is left to a guest whose room was just taken', async () => {
    const house = await openTestHotel(app, 1)
    const suite = await house.addType(1, { name: 'Suite', basePriceCents: 15_000 })
    await house.book()
    const body = new URLSearchParams({
      checkInOn: house.day(10),
      checkOutOn: house.day(12),
      adults: '2',
      rooms: '1',
      plan: house.plan.id,
      room: `${house.type.id}.1`,
      expectedTotalCents: '20000',
    })
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await fetch(`${app.url}/stays/${house.hotel.slug}/book`, { method: 'POST', headers, body })
    const { text, html } = readable(await answer.text())
    expect(text).toContain('This was just taken')
    expect(text).toMatch(/Suite, Flexible.*€300\.00.*€100\.00 more/)
    expect(html).toContain(`value="${suite.id}.1"`)
    expect(html).toContain('aria-label="Hold Suite, Flexible, €300.00"')
  })
})
