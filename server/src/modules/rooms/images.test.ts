import { imageLimits, type Photo } from '@roomlark/contract/photos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { type House, openHouse } from '../../../test/house.ts'
import { jpeg } from '../../../test/pictures.ts'
import { storedNames, upload } from '../../../test/uploads.ts'
import { waitFor } from '../../../test/wait.ts'
import { fileOfImageName, imageNames } from '../../adapters/image-store.ts'
import { openDatabase } from '../../db/database.ts'
import { sweepImages } from '../images/image-files.service.ts'

let app: TestApp
let bytes: Buffer
beforeAll(async () => {
  app = await startTestApp()
  bytes = await jpeg(60, 40)
})
afterAll(() => app.close())

function ownerOf(house: House): string {
  return `${house.hotel.id}/rooms/${house.type.id}`
}

function imagesPath(house: House): string {
  return `/api/v1/hotels/${ownerOf(house)}/images`
}

async function send(house: House, count: number): Promise<Photo[]> {
  return house.data(upload(app, house.token, ownerOf(house), Array(count).fill({ bytes })))
}

async function photosOf(house: House): Promise<Photo[]> {
  const [type] = await house.data(house.ask('GET', `${house.base}/rooms`))
  return type.photos
}

function namesOf({ url }: Photo): string[] {
  return imageNames(fileOfImageName(url.split('/').at(-1) ?? '') ?? '')
}

describe('pictures of a room type', () => {
  test('are added, put in order, captioned and removed, and never the hotel’s', async () => {
    const house = await openHouse(app)
    const [first, second] = await send(house, 2)
    if (!first || !second) throw new Error('two pictures were sent')
    expect((await photosOf(house)).map(({ id }) => id)).toEqual([first.id, second.id])
    expect((await fetch(`${app.url}${first.smallUrl}`)).status).toBe(200)

    const path = imagesPath(house)
    await house.data(house.ask('PUT', path, { imageIds: [second.id, first.id] }))
    await house.data(house.ask('PUT', `${path}/${first.id}`, { caption: ' The desk ' }))
    expect(await photosOf(house)).toMatchObject([
      { id: second.id, caption: '' },
      { id: first.id, caption: 'The desk' },
    ])
    await house.data(house.ask('DELETE', `${path}/${second.id}`))
    expect((await photosOf(house)).map(({ id }) => id)).toEqual([first.id])
    expect((await house.data(house.ask('GET', house.base))).photos).toEqual([])
    await gone(namesOf(second))
  })

  test('are in the answers that make and change the type, which keep its version', async () => {
    const house = await openHouse(app)
    const [photo] = await send(house, 1)
    const numbered = await house.data(
      house.ask('PUT', `${house.base}/rooms/${house.type.id}/numbers`, { numbers: ['1'] }),
    )
    expect(numbered).toMatchObject({ version: 1, photos: [{ id: photo?.id }] })
  })

  test('are at most ten, and all of a request or none', async () => {
    const house = await openHouse(app)
    await send(house, 9)
    const refused = await upload(app, house.token, ownerOf(house), [{ bytes }, { bytes }])
    expect([refused.status, refused.body.message]).toEqual([
      400,
      `A room type can have ${imageLimits.perRoomType} pictures: there is room for 1 more.`,
    ])
    const broken = await upload(app, house.token, ownerOf(house), [{ bytes: 'GIF89a', name: 'a.jpg' }])
    expect(broken.status).toBe(415)
    expect(await photosOf(house)).toHaveLength(9)
  })

  test('are refused an order that misses one, and a caption too long', async () => {
    const house = await openHouse(app)
    const [first] = await send(house, 2)
    const path = imagesPath(house)
    expect((await house.ask('PUT', path, { imageIds: [first?.id] })).status).toBe(409)
    const long = await house.ask('PUT', `${path}/${first?.id}`, { caption: 'x'.repeat(161) })
    expect([long.status, long.body.fields]).toEqual([400, { caption: 'Use at most 160 characters' }])
  })

  test('are shown to guests with the room they belong to, and nothing of the keeper’s', async () => {
    const house = await openHouse(app)
    await house.addType(0, { name: 'Attic' })
    const [photo] = await send(house, 1)
    const { body } = await app.ask('GET', `/api/v1/guest/hotels/${house.hotel.slug}`)
    expect(body.data.rooms).toEqual([
      {
        id: house.type.id,
        ...{ name: 'Double', description: 'Two windows to the sea.', beds: [{ kind: 'double', count: 1 }] },
        ...{ maxAdults: 2, maxChildren: 2, sizeSqm: 24 },
        photos: [photo],
      },
    ])
  })
})

describe('the files', () => {
  test('are known to the sweep', async () => {
    const house = await openHouse(app)
    const [photo] = await send(house, 1)
    const later = new Date(Date.now() + 3 * 86_400_000)
    const database = openDatabase(app.databaseUrl)
    await sweepImages({ ...app.services, sql: database.pool, clock: () => later })
    await database.close()
    expect(await storedNames(app)).toEqual(expect.arrayContaining(photo ? namesOf(photo) : []))
  })

  test('go with the type, and with the hotel', async () => {
    const house = await openHouse(app)
    const [photo] = await send(house, 1)
    await house.data(house.ask('DELETE', `${house.base}/rooms/${house.type.id}`))
    await gone(photo ? namesOf(photo) : [])

    const other = await openHouse(app)
    const [kept] = await send(other, 1)
    expect(await other.data(other.ask('DELETE', other.base))).toEqual({ outcome: 'removed' })
    await gone(kept ? namesOf(kept) : [])
  })
})

test('somebody else’s room types, and types of another hotel, have no pictures', async () => {
  const house = await openHouse(app)
  const [photo] = await send(house, 1)
  const { token } = await createActor(app, 'hotel')
  const mine = await openHouse(app)
  const crossed = `${mine.hotel.id}/rooms/${house.type.id}`
  for (const [who, owner] of [
    [token, ownerOf(house)],
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
  expect(await photosOf(house)).toMatchObject([{ caption: '' }])
})

async function gone(names: string[]): Promise<void> {
  await waitFor('the files to go', async () => {
    const stored = new Set(await storedNames(app))
    return names.length > 0 && names.every((name) => !stored.has(name)) ? true : undefined
  })
}
