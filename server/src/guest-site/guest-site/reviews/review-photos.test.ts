import { join } from 'node:path'
import type { Review } from '@roomlark/contract/bookings/reviews'
import { addDays, utcDay } from '@roomlark/contract/dates'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { jobsDone } from '../../../../test/mail.ts'
import { openPastHotel } from '../../../../test/past-bookings.ts'
import { jpeg, redAndBlue } from '../../../../test/pictures.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { storedNames } from '../../../../test/uploads.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'
import { makeGuestToken } from '../../../bookings/bookings/mail/guest-link.service.ts'
import { linkDueGuests } from '../../../bookings/guests/recognition/recognition.service.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')

let app: TestApp
let token: string
let hotel: Awaited<ReturnType<typeof openPastHotel>>
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
})
beforeEach(async () => {
  token = (await createActor(app, 'hotel')).token
  hotel = await openPastHotel(app, token)
  await app.ask('POST', `/api/v1/hotels/${hotel.hotel.id}/rates/plans`, { token, body: planInput() })
})
afterAll(() => app.close())

/** Opens the page on which the guest of a stay reviews it. */
async function openStay(email: string) {
  const checkInOn = addDays(utcDay(app.services.clock()), -6)
  const madeAt = new Date(`${addDays(checkInOn, -9)}T12:00:00Z`)
  const id = await hotel.put({ checkInOn, madeAt, state: 'checked-out' })
  await app.sql`UPDATE bookings SET guest_email = ${email} WHERE id = ${id}`
  const booking = `/stays/bookings/${makeGuestToken(app.services, { id, linkVersion: 1 })}`
  return { id, booking, path: `${booking}/review` }
}

/** Sends the form as a browser without script does, its files first, and follows the redirect. */
async function send(path: string, photos: Buffer[], fields: [string, string][]) {
  const body = new FormData()
  for (const bytes of photos) body.append('photos', new Blob([bytes]), 'IMG_1.jpg')
  if (photos.length === 0) body.append('photos', new Blob([]), '')
  for (const [name, value] of fields) body.append(name, value)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const response = await fetch(app.url + path, { method: 'POST', body, redirect: 'manual', headers })
  const to = response.headers.get('location') ?? ''
  return { to, html: String((await app.ask('GET', to)).body) }
}

const words: [string, string][] = [
  ['score', '5'],
  ['good', 'The terrace'],
  ['language', 'en'],
]
const readReview = async () =>
  (await app.ask('GET', `/api/v1/reviews?hotelId=${hotel.hotel.id}`, { token })).body.data[0] as Review
const readPublic = async () => String((await app.ask('GET', `/stays/${hotel.hotel.slug}/reviews`)).body)

test('a review has the photos that can be used, without what the camera added, and says what is wrong with others', async () => {
  const { path } = await openStay('photos@reviews.test')
  const place = { exif: { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 37/1 0/1' } } }
  const tagged = await redAndBlue().withMetadata(place).jpeg().toBuffer()
  expect((await sharp(tagged).metadata()).exif).toBeDefined()
  const huge = Buffer.concat([await jpeg(), Buffer.alloc(10 * 1024 * 1024)])
  const first = await send(path, [tagged, Buffer.from('no picture'), huge, await jpeg()], words)
  expect(first.html).toContain('Thank you. Your review is published.')
  expect(first.html).toContain('A photo was larger than 10 MB.')
  expect(first.html).toContain('A file was no photo that we can read')
  const { photos } = await readReview()
  expect(photos).toHaveLength(2)
  const served = await fetch(app.url + photos[0]?.largeUrl)
  expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).exif).toBeUndefined()
  expect(await readPublic()).toContain(photos[1]?.largeUrl)

  // Somebody else's photo is not removed, and four are enough.
  const other = await openStay('other@reviews.test')
  await send(other.path, [await jpeg()], [...words, ['remove', photos[1]?.id ?? '']])
  const again = await send(
    path,
    [await jpeg(), await jpeg(), await jpeg(), await jpeg()],
    [...words, ['remove', photos[0]?.id ?? '']],
  )
  expect(again.html).toContain('A review has four photos at most.')
  const changed = (
    await app.ask('GET', `/api/v1/reviews?hotelId=${hotel.hotel.id}&score=5`, { token })
  ).body.data.find((review: Review) => review.photos.some(({ id }) => id === photos[1]?.id))
  expect(changed).toMatchObject({ good: 'The terrace', editedAt: expect.any(String) })
  expect(changed.photos).toHaveLength(4)
  await jobsDone(app, 'images.%')
  expect(await storedNames(app)).toHaveLength((4 + 1) * 3)
})

test('words that cannot be published keep no photo, and a stay that cannot be reviewed takes none', async () => {
  const before = await storedNames(app)
  const { path } = await openStay('words@reviews.test')
  const { html } = await send(path, [await jpeg()], [['good', 'Quiet']])
  expect(html).toContain('Choose a score for the whole stay. Please choose your photos again, too.')
  expect(html).toContain('>Quiet</textarea>')
  expect((await send(path, [], words)).to).toContain('published=1')
  app.advance(8 * 86_400_000)
  expect((await send(path, [await jpeg()], words)).html).toContain('This stay has been reviewed')
  expect(await storedNames(app)).toEqual(before)
})

test('photos go with a removed text, alone by a decision, and with the data of their guest', async () => {
  const before = await storedNames(app)
  const admin = await createActor(app, 'admin')
  const decide = async (decision: object) => {
    const { id, version } = await readReview()
    const body = { note: 'It shows somebody.', version, ...decision }
    return app.ask('PUT', `/api/v1/reviews/${id}/decision`, { token: admin.token, body })
  }
  const kept = await openStay('kept@reviews.test')
  await send(kept.path, [await jpeg()], words)
  expect((await decide({ removeFor: null })).body.data.photos).toHaveLength(1)
  expect((await decide({ removeFor: null, removesPhotos: true })).body.data).toMatchObject({
    photos: [],
    good: 'The terrace',
  })
  expect(await readPublic()).toContain('The terrace')
  await send(kept.path, [await jpeg()], words)
  expect((await decide({ removeFor: 'personal-data' })).body.data.photos).toEqual([])

  const own = await openStay('own@reviews.test')
  await send(own.path, [await jpeg()], words)
  const erase = await fetch(`${app.url}${own.booking}/erase`, {
    method: 'POST',
    body: new URLSearchParams({ confirm: 'yes' }),
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(erase.status).toBe(303)

  const byHotel = await openStay('by-hotel@reviews.test')
  await send(byHotel.path, [await jpeg()], words)
  await linkDueGuests({ ...app.services, sql: app.pool })
  const { id } = (await app.ask('GET', `/api/v1/bookings/${byHotel.id}/guest`, { token })).body.data.guest
  const { version } = (await app.ask('GET', `/api/v1/guests/${id}`, { token })).body.data
  await app.ask('POST', `/api/v1/guests/${id}/erase`, { token, body: { version } })
  expect(await readReview()).toMatchObject({ good: 'The terrace', photos: [] })
  await jobsDone(app, 'images.%')
  expect(await storedNames(app)).toEqual(before)
})
