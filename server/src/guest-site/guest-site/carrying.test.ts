import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { catchUp } from '../../../test/searching.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { addLink, consentTo, follow } from '../../../test/tracked-links.ts'
import { loadGuestRenderer } from '../../adapters/guest-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../../web/dist')

let app: TestApp
let testHotel: TestHotel
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
  testHotel = await openTestHotel(app, 2, { hotel: { name: 'Casa Limone' } })
  const affiliate = await createActor(app, 'affiliate')
  await app.sql`UPDATE users SET company_name = 'Slow Miles' WHERE id = ${affiliate.id}`
  await addLink(app, { affiliateId: affiliate.id, hotelId: testHotel.hotel.id, code: 'lindqvist' })
  await catchUp(app)
})
afterAll(() => app.close())

const get = (path: string, cookie = '') => app.ask('GET', path, { headers: { cookie } })

/** Collects all links and forms that lead from a page to another page of the site. */
function waysOn(body: string): { links: string[]; forms: string[] } {
  return {
    links: [...body.matchAll(/href="(\/stays[^"]*)"/g)].map(([, href = '']) => href),
    forms: [...body.matchAll(/<form[^>]*action="\/stays[\s\S]*?<\/form>/g)].map(([form]) => form),
  }
}

describe('what a link gave a visit to carry', () => {
  test('travels through every link and form of the site, and nothing is stored', async () => {
    const { ref, location } = await follow(app, 'lindqvist')
    const stay = `checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(12)}`
    const paths = [location, `${location}&${stay}`, `/stays?ref=${ref}`, `/stays/search?${stay}&ref=${ref}`]
    const several = [`/stays/in/italy?ref=${ref}`, `/stays?saved=casa-limone&ref=${ref}`]
    for (const path of [...paths, ...several, `/stays/nothing-here?ref=${ref}`]) {
      const { body, headers } = await get(path)
      const { links, forms } = waysOn(body)
      expect(links.length + forms.length).toBeGreaterThan(1)
      expect(links.filter((href) => !href.includes(`ref=${ref}`))).toEqual([])
      expect(forms.filter((form) => !form.includes(`name="ref" value="${ref}"`))).toEqual([])
      expect(headers.get('set-cookie')).toBeNull()
    }
  })

  test('is put into a cookie once that is allowed, and out of the addresses', async () => {
    const { ref, location } = await follow(app, 'lindqvist')
    const kept = await get(location, consentTo(true))
    expect(kept.headers.getSetCookie()).toEqual([expect.stringContaining(`referral=${ref}; Max-Age=25`)])
    expect(kept.headers.get('cache-control')).toBe('private, no-cache')
    expect(waysOn(kept.body).links.filter((href) => href.includes('ref='))).toEqual([])
    const next = await get('/stays', `${consentTo(true)}; referral=${ref}`)
    expect(next.headers.get('set-cookie')).toBeNull()
  })

  test('goes from the cookie when the consent does, or when it is none of ours', async () => {
    const { ref } = await follow(app, 'lindqvist')
    for (const cookie of [
      `${consentTo(false)}; referral=${ref}`,
      `referral=${ref}`,
      `${consentTo(true)}; referral=made-up`,
    ]) {
      const { headers } = await get('/stays', cookie)
      expect(headers.getSetCookie()).toEqual(['referral=; Max-Age=0; Path=/; SameSite=Lax; Secure'])
    }
  })

  test('names who recommended the hotel on its page, and on no other', async () => {
    const { ref, location } = await follow(app, 'lindqvist')
    expect((await get(location)).body).toContain('Slow Miles')
    expect((await get('/stays/casa-limone', `${consentTo(true)}; referral=${ref}`)).body).toContain(
      'Slow Miles',
    )
    expect((await get('/stays/casa-limone')).body).not.toContain('Slow Miles')
    const other = await openTestHotel(app, 1, { hotel: { name: 'Another House' } })
    expect((await get(`/stays/${other.hotel.slug}?ref=${ref}`)).body).not.toContain('Slow Miles')
  })

  test('is dropped where it was tampered with', async () => {
    const { ref } = await follow(app, 'lindqvist')
    const { body } = await get(`/stays?ref=${ref.slice(0, -3)}xyz`)
    expect(body).not.toMatch(/[?&;]ref=/)
    expect(body).not.toContain('name="ref"')
  })
})
