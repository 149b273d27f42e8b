import { join } from 'node:path'
import { plainMapAddresses } from '@roomlark/contract/guest-site/map-address'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { openTestHotel } from '../../../../test/test-hotel.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
})
afterAll(() => app.close())

describe('GET /stays/map.svg', () => {
  test('draws what the page of a hotel shows, for caches to keep', async () => {
    const { hotel } = await openTestHotel(app, 1)
    const page = await app.ask('GET', `/stays/${hotel.slug}`)
    const [, source = ''] = /src="(\/stays\/map\.svg[^"]*)"/.exec(page.body) ?? []
    const address = source.replaceAll('&amp;', '&')
    expect(address).toBe(plainMapAddresses(hotel).light)
    const { status, headers, body } = await app.ask('GET', address)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(headers.get('cache-control')).toContain('public, max-age=')
    expect(body).toMatch(/^<svg .*translate\(\d+ \d+\).*<\/svg>$/)
  })

  test('draws a part of the world for the markers of a page, and no outlines of a neighbourhood', async () => {
    const draw = async (area: string) => (await app.ask('GET', `/stays/map.svg?area=${area}&look=dark`)).body
    const [italy, pacific, town] = [
      await draw('7,36,19,47'),
      await draw('170,-20,-170,-10'),
      await draw('14.3,40.5,14.8,40.8'),
    ]
    for (const picture of [italy, pacific]) expect(picture).toMatch(/^<svg .*stroke-opacity.*d="M.*<\/svg>$/)
    expect(town).not.toContain('stroke')
  })

  test.each([
    '',
    '?area=1,2,3&look=dark',
    '?country=IT',
    '?country=XX&look=light',
    '?country=IT&look=neon',
    '?country=IT&at=91.00,0.00&look=light',
    '?country=IT&at=40.63&look=light',
    '?country=IT&at=40.63,14.49%22&look=light',
    '?country=IT%00&look=light',
  ])('is not found for %j', async (query) => {
    expect((await app.ask('GET', `/stays/map.svg${query}`)).status).toBe(404)
  })
})
