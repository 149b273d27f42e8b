import { imageLimits, type Photo } from '@roomlark/contract/platform/photos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { jpeg } from '../../../test/pictures.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { storedNames, upload } from '../../../test/uploads.ts'
import { waitFor } from '../../../test/wait.ts'
import { fileOfImageName, imageNames } from '../../adapters/image-store.ts'
import { openDatabase } from '../../db/database.ts'
import { sweepImages } from '../../platform/images/image-files.service.ts'

let app: TestApp
let bytes: Buffer
beforeAll(async () => {
  app = await startTestApp()
  bytes = await jpeg(60, 40)
})
afterAll(() => app.close())

function makeOwner(testHotel: TestHotel): string {
  return `${testHotel.hotel.id}/rooms/${testHotel.type.id}`
}

function imagesPath(testHotel: TestHotel): string {
  return `/api/v1/hotels/${makeOwner(testHotel)}/images`
}

async function send(testHotel: TestHotel, count: number): Promise<Photo[]> {
  return testHotel.data(upload(app, testHotel.token, makeOwner(testHotel), Array(count).fill({ bytes })))
}

async function readPhotos(testHotel: TestHotel): Promise<Photo[]> {
  const [type] = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/rooms`))
  return type.photos
}

function listNames({ url }: Photo): string[] {
  return imageNames(fileOfImageName(url.split('/').at(-1) ?? '') ?? '')
}

describe('pictures of a room type', () => {
  test('can be added, ordered, captioned and removed, and never affect the hotel’s', async () => {
    const testHotel = await openTestHotel(app)
    const [first, second] = await send(testHotel, 2)
    if (!first || !second) throw new Error('two pictures were sent')
    expect((await readPhotos(testHotel)).map(({ id }) => id)).toEqual([first.id, second.id])
    expect((await fetch(`${app.url}${first.smallUrl}`)).status).toBe(200)

    const path = imagesPath(testHotel)
    await testHotel.data(testHotel.ask('PUT', path, { imageIds: [second.id, first.id] }))
    await testHotel.data(testHotel.ask('PUT', `${path}/${first.id}`, { caption: ' The desk ' }))
    expect(await readPhotos(testHotel)).toMatchObject([
      { id: second.id, caption: '' },
      { id: first.id, caption: 'The desk' },
    ])
    await testHotel.data(testHotel.ask('DELETE', `${path}/${second.id}`))
    expect((await readPhotos(testHotel)).map(({ id }) => id)).toEqual([first.id])
    expect((await testHotel.data(testHotel.ask('GET', testHotel.base))).photos).toEqual([])
    await gone(listNames(second))
  })

  test('are in the answers that create and change the type, and do not change its version', async () => {
    const testHotel = await openTestHotel(app)
    const [photo] = await send(testHotel, 1)
    const numbered = await testHotel.data(
      testHotel.ask('PUT', `${testHotel.base}/rooms/${testHotel.type.id}/numbers`, { numbers: ['1'] }),
    )
    expect(numbered).toMatchObject({ version: 1, photos: [{ id: photo?.id }] })
  })

  test('are limited to ten, and added all together or not at all', async () => {
    const testHotel = await openTestHotel(app)
    await send(testHotel, 9)
    const refused = await upload(app, testHotel.token, makeOwner(testHotel), [{ bytes }, { bytes }])
    expect([refused.status, refused.body.message]).toEqual([
      400,
      `A room type can have ${imageLimits.perRoomType} pictures: there is room for 1 more.`,
    ])
    const broken = await upload(app, testHotel.token, makeOwner(testHotel), [
      { bytes: 'GIF89a', name: 'a.jpg' },
    ])
    expect(broken.status).toBe(415)
    expect(await readPhotos(testHotel)).toHaveLength(9)
  })

  test('refuse an order that omits one, and a caption that is too long', async () => {
    const testHotel = await openTestHotel(app)
    const [first] = await send(testHotel, 2)
    const path = imagesPath(testHotel)
    expect((await testHotel.ask('PUT', path, { imageIds: [first?.id] })).status).toBe(409)
    const long = await testHotel.ask('PUT', `${path}/${first?.id}`, { caption: 'x'.repeat(161) })
    expect([long.status, long.body.fields]).toEqual([400, { caption: 'Use at most 160 characters' }])
  })

  test('are shown to guests with their room, without anything about the owner', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.addType(0, { name: 'Attic' })
    const [photo] = await send(testHotel, 1)
    const { body } = await app.ask('GET', `/api/v1/guest/hotels/${testHotel.hotel.slug}`)
    expect(body.data.rooms).toEqual([
      {
        id: testHotel.type.id,
        name: 'Double',
        description: 'Two windows to the sea.',
        beds: [{ kind: 'double', count: 1 }],
        maxAdults: 2,
        maxChildren: 2,
        sizeSqm: 24,
        features: [],
        photos: [photo],
      },
    ])
  })
})

describe('the files', () => {
  test('are recognised by the sweep', async () => {
    const testHotel = await openTestHotel(app)
    const [photo] = await send(testHotel, 1)
    const later = new Date(Date.now() + 3 * 86_400_000)
    const database = openDatabase(app.databaseUrl)
    await sweepImages({ ...app.services, sql: database.pool, clock: () => later })
    await database.close()
    expect(await storedNames(app)).toEqual(expect.arrayContaining(photo ? listNames(photo) : []))
  })

  test('are removed with the type, and with the hotel', async () => {
    const testHotel = await openTestHotel(app)
    const [photo] = await send(testHotel, 1)
    await testHotel.data(testHotel.ask('DELETE', `${testHotel.base}/rooms/${testHotel.type.id}`))
    await gone(photo ? listNames(photo) : [])

    const other = await openTestHotel(app)
    const [kept] = await send(other, 1)
    expect(await other.data(other.ask('DELETE', other.base))).toEqual({ outcome: 'removed' })
    await gone(kept ? listNames(kept) : [])
  })
})

test('room types of another owner or another hotel are not found', async () => {
  const testHotel = await openTestHotel(app)
  const [photo] = await send(testHotel, 1)
  const { token } = await createActor(app, 'hotel')
  const mine = await openTestHotel(app)
  const crossed = `${mine.hotel.id}/rooms/${testHotel.type.id}`
  for (const [who, owner] of [
    [token, makeOwner(testHotel)],
    [mine.token, crossed],
  ] as const) {
    const path = `/api/v1/hotels/${owner}/images`
    const calls = [
      upload(app, who, owner, [{ bytes }]),
      app.ask('PUT', path, { token: who, body: { imageIds: [photo?.id] } }),
      app.ask('PUT', `${path}/${photo?.id}`, { token: who, body: { caption: 'mine' } }),
      app.ask('DELETE', `${path}/${photo?.id}`, { token: who }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  }
  expect(await readPhotos(testHotel)).toMatchObject([{ caption: '' }])
})

async function gone(names: string[]): Promise<void> {
  await waitFor('the files to go', async () => {
    const stored = new Set(await storedNames(app))
    return names.length > 0 && names.every((name) => !stored.has(name)) ? true : undefined
  })
}
