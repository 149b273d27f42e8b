import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
let testHotel: TestHotel
let partner: { id: string; token: string }
let partnershipId: string
let pictures: string[]
beforeAll(async () => {
  app = await startTestApp()
  testHotel = await openTestHotel(app)
  partner = await createActor(app, 'affiliate')
  const hotelId = testHotel.hotel.id
  partnershipId = await addPartnership(app, { hotelId, affiliateId: partner.id })
  const rows = await app.sql<{ id: string }[]>`
    INSERT INTO hotel_images (hotel_id, file, width, height, placeholder, position, created_at)
    SELECT ${hotelId}, repeat(place::text, 32), 1600, 1067, '', place, now() FROM generate_series(1, 2) AS place
    RETURNING id`
  pictures = rows.map(({ id }) => id)
})
afterAll(() => app.close())

const save = (change: object) =>
  testHotel.ask('PUT', `${testHotel.base}/creatives`, {
    images: [],
    texts: {},
    brandRules: '',
    version: 0,
    ...change,
  })
const readAs = (token: string) => app.ask('GET', `/api/v1/partnerships/${partnershipId}/creatives`, { token })

test('partners read what a hotel released, and nothing else', async () => {
  const image = {
    id: pictures[0],
    credit: '© Anna Ferri',
    altTexts: { en: 'The terrace', de: 'Die Terrasse' },
  }
  const texts = { en: { short: 'A house above the sea.', long: '' } }
  const other = await openTestHotel(app)
  const theirs = await app.sql<{ id: string }[]>`
    INSERT INTO hotel_images (hotel_id, file, width, height, placeholder, position, created_at)
    VALUES (${other.hotel.id}, ${'f'.repeat(32)}, 1600, 1067, '', 1, now()) RETURNING id`
  const images = [image, { ...image, id: theirs[0]?.id }]
  const saved = await testHotel.data(save({ images, texts, brandRules: 'No paid search.' }))
  expect(saved.version).toBe(1)
  expect(saved.images.map(({ isReleased }: { isReleased: boolean }) => isReleased)).toEqual([true, false])
  const { body } = await readAs(partner.token)
  expect(body.data).toMatchObject({ images: [image], texts, brandRules: 'No paid search.' })
  expect(body.data.seeRooms.de).toBe('Zimmer ansehen')
  expect((await readAs((await createActor(app, 'affiliate')).token)).status).toBe(404)
  await app.sql`UPDATE partnerships SET state = 'ended' WHERE id = ${partnershipId}`
  expect((await readAs(partner.token)).status).toBe(404)
})

test('of two who save what they read, the second one is told', async () => {
  const { version } = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/creatives`))
  const answers = await Promise.all([save({ version }), save({ version })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await save({ version: version + 5 })).status).toBe(409)
  expect((await save({ version: version + 1, texts: { xx: { short: '', long: '' } } })).status).toBe(400)
})
