import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { createHotel } from '../../../test/hotels.ts'
import { jpeg } from '../../../test/pictures.ts'
import { startS3 } from '../../../test/s3.ts'
import { storedNames, upload } from '../../../test/uploads.ts'
import { waitFor } from '../../../test/wait.ts'
import { imageNames, newImageFile } from '../../adapters/image-store.ts'
import { createS3Store } from '../../adapters/image-store-s3.ts'
import { openDatabase } from '../../db/database.ts'
import { sweepImages } from './image-files.service.ts'

const day = 24 * 60 * 60 * 1000

async function withPictures(app: TestApp, count: number) {
  const { token } = await createActor(app)
  const { id: hotelId } = await createHotel(app, token)
  const answer = await upload(app, token, hotelId, Array(count).fill({ bytes: await jpeg(60, 40) }))
  return { token, hotelId, answer }
}

async function startOnBucket() {
  const s3 = await startS3()
  onTestFinished(() => s3.close())
  return { s3, app: await startTestAppForTest({ images: createS3Store(s3.url) }) }
}

async function sweep(app: TestApp): Promise<void> {
  const database = openDatabase(app.databaseUrl)
  try {
    await sweepImages({ ...app.services, sql: database.pool })
  } finally {
    await database.close()
  }
}

describe('the sweep', () => {
  test('removes what a crash left after a day, and nothing else', async () => {
    const app = await startTestAppForTest()
    await withPictures(app, 2)
    const kept = await storedNames(app)
    const orphans = [...imageNames(newImageFile()), '.0123456789abcdef.draft']
    for (const name of orphans) await app.services.images.put(name, Buffer.from('left'))

    await sweep(app)
    app.advance(day - 60_000)
    await sweep(app)
    expect(await storedNames(app)).toHaveLength(kept.length + orphans.length)

    app.advance(120_000)
    await sweep(app)
    expect(await storedNames(app)).toEqual(kept)
  })

  test('runs once a day by itself', async () => {
    const app = await startTestAppForTest()
    const [row] = await app.sql`SELECT cron FROM pgboss.schedule WHERE name = 'images.sweep'`
    expect(row?.cron).toMatch(/^\d+ \d+ \* \* \*$/)

    const orphan = imageNames(newImageFile())[0] ?? ''
    await app.services.images.put(orphan, Buffer.from('left'))
    app.advance(day * 2)
    await app.sql.begin((tx) => app.services.jobs.enqueue(tx as never, 'images.sweep', {}))
    await waitFor('the sweep', async () => ((await storedNames(app)).length === 0 ? true : undefined))
  })
})

describe('in a bucket', () => {
  test('pictures are added, served through us, and removed', async () => {
    const { app } = await startOnBucket()
    const { token, hotelId, answer } = await withPictures(app, 2)
    expect(answer.status).toBe(200)
    expect(await storedNames(app)).toHaveLength(6)

    const [image] = answer.body.data
    const response = await fetch(app.url + image.smallUrl)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 60 })

    await app.ask('DELETE', `/api/v1/hotels/${hotelId}/images/${image.id}`, { token })
    await waitFor('the objects to go', async () => ((await storedNames(app)).length === 3 ? true : undefined))
    expect((await fetch(app.url + image.smallUrl)).status).toBe(404)
  })

  test('a refused upload leaves no object', async () => {
    const { app } = await startOnBucket()
    const { token } = await createActor(app)
    const { id } = await createHotel(app, token)
    const answer = await upload(app, token, id, [{ bytes: await jpeg(60, 40) }, { bytes: '<svg/>' }])
    expect(answer.status).toBe(415)
    expect(await storedNames(app)).toEqual([])
  })

  test('an unavailable bucket is 503: an upload stores nothing, and requests for files are retried', async () => {
    const { app, s3 } = await startOnBucket()
    const { token, hotelId, answer } = await withPictures(app, 1)
    await s3.close()
    const refused = await upload(app, token, hotelId, [{ bytes: await jpeg(60, 40) }])
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await app.sql`SELECT 1 FROM hotel_images`).toHaveLength(1)

    const picture = await fetch(app.url + answer.body.data[0].url)
    expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '2'])
    expect(picture.headers.get('cache-control')).toBeNull()
  })
})
