import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { addLink } from '../../../../test/tracked-links.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')
const websites = ['https://www.casa.example', 'https://casa.example']

let app: TestApp
let hotel: TestHotel
let key: string
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
  hotel = await openTestHotel(app, 4)
})
afterAll(() => app.close())

const path = () => `/api/v1/hotels/${hotel.hotel.id}/booking-frame`
const save = (body: object) => app.ask('PUT', path(), { token: hotel.token, body })
const input = { websites, look: 'dark', accent: '#ffd400', version: null }

describe('the booking frame of a hotel', () => {
  test('is saved once for everybody, with addresses and colours that are safe in a header and a page', async () => {
    expect((await app.ask('GET', path(), { token: hotel.token })).body.data).toBeNull()
    const { body } = await save(input)
    expect(body.data).toMatchObject({ websites, look: 'dark', accent: '#ffd400', version: 1 })
    key = body.data.key
    expect((await save(input)).status).toBe(409)
    const { body: again } = await save({ ...input, accent: null, version: 1 })
    expect(again.data).toMatchObject({ key, accent: null, version: 2 })
    await save({ ...input, version: 2 })
    for (const website of [
      'https://a.example; script-src *',
      'http://a.example',
      'https://*',
      "'self'",
      '*',
    ]) {
      expect([website, (await save({ ...input, websites: [website], version: 3 })).status]).toEqual([
        website,
        400,
      ])
    }
    expect((await save({ ...input, accent: 'red;}', version: 3 })).status).toBe(400)
  })

  test('is that of its owner alone', async () => {
    const { token } = await createActor(app, 'hotel')
    for (const method of ['GET', 'DELETE'])
      expect((await app.ask(method, path(), { token })).status).toBe(404)
    expect((await app.ask('PUT', path(), { token, body: { ...input, version: 3 } })).status).toBe(404)
  })
})

describe('in the frame', () => {
  const get = (address: string) => app.ask('GET', address)
  const readPolicy = ({ headers }: { headers: Headers }) =>
    /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0]
  const framed = 'frame-ancestors https://www.casa.example https://casa.example'

  test('the hotel’s page has its look and colour, asks for no cookies, and no other page may be framed', async () => {
    const page = await get(`/stays/${hotel.hotel.slug}?frame=${key}`)
    expect(readPolicy(page)).toBe(framed)
    expect(page.headers.get('x-frame-options')).toBeNull()
    expect(page.body).toContain(
      `data-frame="${hotel.hotel.slug}" data-theme="dark" style="--color-primary:#ffd400`,
    )
    expect(page.body).toContain('--color-on-primary:#000000')
    expect(page.body).not.toContain('theme.js')
    expect(page.body).not.toContain('data-island="consent"')
    const other = await openTestHotel(app, 1)
    const strange = [
      `/stays/${other.hotel.slug}?frame=${key}`,
      `/stays?frame=${key}`,
      `/stays/bookings?frame=${key}`,
    ]
    const forged = `/stays/${hotel.hotel.slug}?frame=00000000-0000-4000-8000-000000000000`
    for (const address of [...strange, forged, `/stays/${hotel.hotel.slug}?frame='`]) {
      const answer = await get(address)
      expect([address, readPolicy(answer)]).toEqual([address, "frame-ancestors 'none'"])
    }
  })

  test('a guest without cookies books from the dates to the confirmation, by the link of a partner', async () => {
    const affiliate = await createActor(app, 'affiliate')
    await addLink(app, { affiliateId: affiliate.id, hotelId: hotel.hotel.id, code: 'framed1' })
    const [from, until] = [hotel.day(10), hotel.day(12)]
    const followed = await fetch(
      `${app.url}/r/framed1?checkInOn=${from}&checkOutOn=${until}&via=embed&frame=${key}`,
      { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0 (Macintosh) Safari/605' } },
    )
    const arrived = followed.headers.get('location') ?? ''
    expect(arrived).toContain(`frame=${key}`)
    const page = await get(arrived)
    expect(readPolicy(page)).toBe(framed)
    const chosen = new URLSearchParams(arrived.split('?')[1])
    chosen.append('plan', hotel.plan.id)
    chosen.append('room', `${hotel.type.id}.1`)
    chosen.append('expectedTotalCents', '20000')
    const send = async (address: string, form: URLSearchParams) => {
      const sent = { method: 'POST', body: form, redirect: 'manual' as const }
      const { headers } = await fetch(app.url + address, {
        ...sent,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      return headers.get('location') ?? ''
    }
    const checkout = await send(`/stays/${hotel.hotel.slug}/book`, chosen)
    expect(checkout).toContain(`frame=${key}`)
    const shown = await get(checkout)
    expect(readPolicy(shown)).toBe(framed)
    expect(shown.body).toContain(`name="frame" value="${key}"`)
    const carried = { frame: key, ref: new URLSearchParams(checkout.split('?')[1]).get('ref') ?? '' }
    const typed = { act: 'book', forWhom: 'myself', name: 'Hana Ito', email: 'hana@framed.test' }
    const agreed = { country: 'IT', termsAccepted: 'yes', expectedTotalCents: '20000' }
    const details = new URLSearchParams({ ...carried, ...typed, ...agreed })
    const confirmed = await send(checkout.split('?')[0] ?? '', details)
    expect(confirmed).toMatch(/^\/stays\/bookings\/[\w-]{43}\?.*frame=/)
    const confirmation = await get(confirmed)
    expect(readPolicy(confirmation)).toBe(framed)
    expect(confirmation.body).toContain('Hana Ito')
    // A page on which a click can lose something is not framed.
    const [booking = '', query = ''] = confirmed.split('?')
    expect(readPolicy(await get(`${booking}/cancel?${query}`))).toBe("frame-ancestors 'none'")
    const [row] =
      await app.sql`SELECT affiliate_id AS id FROM bookings WHERE guest_email = 'hana@framed.test'`
    expect(row?.id).toBe(affiliate.id)
  })

  test('the box names the frame only with the hotel’s own key', async () => {
    expect((await get(`/embed/${hotel.hotel.slug}?key=${key}`)).body).toContain(
      `&quot;frameKey&quot;:&quot;${key}`,
    )
    const other = await openTestHotel(app, 1)
    expect((await get(`/embed/${other.hotel.slug}?key=${key}`)).body).toContain('&quot;frameKey&quot;:null')
  })

  test('ends with the key', async () => {
    expect((await app.ask('DELETE', path(), { token: hotel.token })).status).toBe(200)
    expect(readPolicy(await get(`/stays/${hotel.hotel.slug}?frame=${key}`))).toBe("frame-ancestors 'none'")
    const { body } = await save(input)
    expect(body.data.key).not.toBe(key)
  })
})
