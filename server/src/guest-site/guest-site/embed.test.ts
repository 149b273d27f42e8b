import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { simpleTaxes } from '../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { addLink, consentTo, follow } from '../../../test/tracked-links.ts'
import { loadGuestRenderer } from '../../adapters/guest-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../../web/dist')

let app: TestApp
let testHotel: TestHotel
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
  testHotel = await openTestHotel(app, 1, { hotel: { name: 'Casa Limone' } })
  const affiliate = await createActor(app, 'affiliate')
  await app.sql`UPDATE users SET company_name = 'Slow <Miles>' WHERE id = ${affiliate.id}`
  await addLink(app, { affiliateId: affiliate.id, hotelId: testHotel.hotel.id, code: 'slowmiles' })
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) => app.ask('GET', path, { headers })
const stay = (from: number, until: number) =>
  `checkInOn=${testHotel.day(from)}&checkOutOn=${testHotel.day(until)}`

describe('the box for other sites', () => {
  test('may be framed by anyone, unlike every other page, and keeps the rest of the policy', async () => {
    const framed = (await get('/embed/casa-limone')).headers
    expect(framed.get('content-security-policy')).toContain('frame-ancestors *;')
    expect(framed.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    expect(framed.get('x-frame-options')).toBeNull()
    for (const path of [
      '/',
      '/stays',
      '/stays/casa-limone',
      '/embed',
      '/embed/casa-limone/more',
      '/api/docs',
    ]) {
      const { headers } = await get(path)
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY'])
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none';")
    }
    const link = await follow(app, 'slowmiles')
    expect(link.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('shows the whole price of the coming weekend, and is a plain form to the hotel’s page', async () => {
    const { status, body } = await get('/embed/casa-limone')
    expect(status).toBe(200)
    expect(body).toMatch(/<form[^>]* action="\/stays\/casa-limone"[^>]* target="_top"/)
    expect(body).toContain('€200.00')
    expect(body).toContain('2 nights from')
    expect(body).toContain('Kept by Roomlark')
    expect(body).not.toContain('theme.js')
    expect(body).toContain('data-embed="" data-theme="light"')
  })

  test('says that fees are in the price where the hotel has any', async () => {
    expect((await get('/embed/casa-limone')).body).toContain('>taxes included<')
    const cleaning = { name: 'Cleaning', per: 'stay' as const, cents: 4000, vatKind: 'fees' as const }
    await testHotel.setTaxes({ ...simpleTaxes(), fees: [cleaning] })
    const { body } = await get('/embed/casa-limone')
    expect(body).toContain('€240.00')
    expect(body).toContain('>taxes and fees included<')
    await testHotel.setTaxes(simpleTaxes())
  })

  test('has the look, the shape, the language and the dates that the site asks for', async () => {
    const { body } = await get(`/embed/casa-limone?look=dark&shape=bar&lang=de&${stay(10, 13)}`)
    expect(body).toContain('<html lang="de" data-embed="" data-theme="dark">')
    expect(body).toContain('3 Nächte ab')
    expect(body).toContain('name="lang" value="de"')
    expect((await get('/embed/casa-limone?dates=none')).body).toContain('Choose your dates')
    expect((await get('/embed/casa-limone?look=auto')).body).toContain('theme.js')
    const strange = await get('/embed/casa-limone?look="onload=x&shape=<b>&dates=1')
    expect(strange.body).toContain('data-embed="" data-theme="light"')
  })

  test('with the link of an affiliate leads through it and says who earns', async () => {
    const { body } = await get('/embed/casa-limone?code=slowmiles')
    expect(body).toContain('action="/r/slowmiles"')
    expect(body).toContain('name="via" value="embed"')
    expect(body).toContain('Slow &lt;Miles&gt;')
    expect(body).toContain(' earns a commission, you pay the same')
    const { location, ref } = await follow(app, `slowmiles?via=embed&${stay(10, 13)}&adults=1`)
    expect(location).toBe(`/stays/casa-limone?${stay(10, 13)}&adults=1&ref=${ref}`)
    for (const code of ['nobody', "'", 'x'.repeat(500)]) {
      expect((await get(`/embed/casa-limone?code=${code}`)).body).toContain('action="/stays/casa-limone"')
    }
  })

  test('where nothing is free offers the closest dates at their real price', async () => {
    await testHotel.book({ checkInOn: testHotel.day(20), checkOutOn: testHotel.day(22) })
    const { body } = await get(`/embed/casa-limone?${stay(20, 22)}`)
    expect(body).toContain('No rooms for these dates')
    expect(body).toContain('Free close by, from €200.00:')
    for (const [from, until] of [
      [18, 20],
      [22, 24],
    ] as const) {
      expect(body).toContain(`/embed/casa-limone?${stay(from, until).replace('&', '&amp;')}`)
    }
  })

  test('sets no cookie and reads none', async () => {
    const { headers, body } = await get('/embed/casa-limone', {
      cookie: `${consentTo(true)}; guest-language=es; referral=abc`,
    })
    expect(headers.get('set-cookie')).toBeNull()
    expect(body).toContain('<html lang="en"')
  })

  test('of a hotel that guests do not see says so, with 404', async () => {
    const { status, body } = await get('/embed/no-such-house')
    expect(status).toBe(404)
    expect(body).toContain('takes no bookings here')
  })
})

test('the script for other sites is small, may be loaded by them and is kept for a day', async () => {
  const { status, headers, body } = await get('/embed.js')
  expect(status).toBe(200)
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect(String(body).length).toBeLessThan(3200)
  expect(body).not.toMatch(/\bimport\b|innerHTML|eval/)
})
