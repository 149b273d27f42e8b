import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { addLink } from '../../../test/tracked-links.ts'
import { loadGuestRenderer } from '../../adapters/guest-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../../web/dist')

let app: TestApp
let testHotel: TestHotel
let partner: { id: string; token: string }
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
  testHotel = await openTestHotel(app)
  partner = await createActor(app, 'affiliate')
  await addLink(app, { hotelId: testHotel.hotel.id, affiliateId: partner.id, code: 'sea-1' })
})
afterAll(() => app.close())

const save = (change: object = {}, token = partner.token) =>
  app.ask('PUT', '/api/v1/partner-page', {
    token,
    body: {
      ...{ slug: 'slow-miles', title: 'Where we stay', intro: 'By train and boat.' },
      ...{ isPublic: true, isIndexed: false, version: 0, ...change },
    },
  })
const open = async () => {
  const answer = await fetch(`${app.url}/stays/by/slow-miles`)
  return { status: answer.status, html: await answer.text() }
}

test('a page shows the hotels of its partner by their links, once it is public', async () => {
  expect((await open()).status).toBe(404)
  const { body } = await save({ isPublic: false })
  expect(body.data).toMatchObject({
    hotels: 1,
    version: 1,
    url: expect.stringMatching(/\/stays\/by\/slow-miles$/),
  })
  expect((await open()).status).toBe(404)
  await save({ version: 1 })
  const { status, html } = await open()
  expect(status).toBe(200)
  for (const part of ['Where we stay', testHotel.hotel.name, 'href="/r/sea-1"', 'content="noindex"'])
    expect(html).toContain(part)
  await save({ version: 2, isIndexed: true })
  expect((await open()).html).not.toContain('noindex')
  await app.sql`UPDATE partnerships SET state = 'paused' WHERE affiliate_id = ${partner.id}`
  expect((await open()).html).not.toContain('sea-1')
})

test('an address belongs to one partner, and a page to whoever read it last', async () => {
  const other = await createActor(app, 'affiliate')
  const taken = await save({}, other.token)
  expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['slug']])
  expect((await save({ version: 1 })).status).toBe(409)
  expect((await save({ slug: 'a b', version: 3 })).status).toBe(400)
})
