import { buffer } from 'node:stream/consumers'
import { imageLimits, shareSize, shareUrl } from '@roomlark/contract/platform/photos'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { createHotel } from '../../../../test/hotels.ts'
import { jpeg, redAndBlue } from '../../../../test/pictures.ts'
import { storedNames, upload } from '../../../../test/uploads.ts'
import { waitFor } from '../../../../test/wait.ts'
import { imageNames } from '../../../adapters/image-store.ts'
import { forgetPhotosOfHotel } from '../../../platform/images/albums.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function keeper(userType: 'hotel' | 'admin' = 'hotel') {
  const actor = await createActor(app, userType)
  return { ...actor, hotelId: (await createHotel(app, actor.token)).id }
}

/** Creates an owner whose hotel has some pictures. */
async function keeperWith(count: number) {
  const actor = await keeper()
  const bytes = await jpeg(60, 40)
  const { body } = await upload(app, actor.token, actor.hotelId, Array(count).fill({ bytes }))
  return { ...actor, images: body.data as { id: string; url: string; caption: string }[] }
}

async function selectRows(hotelId: string) {
  return app.sql<{ id: string; file: string }[]>`
    SELECT id, file FROM hotel_images WHERE hotel_id = ${hotelId} ORDER BY position, id`
}

async function selectIds(hotelId: string): Promise<string[]> {
  return (await selectRows(hotelId)).map(({ id }) => id)
}

async function selectAudit(hotelId: string) {
  return app.sql`SELECT actor_id, action, after FROM audit_log 
    WHERE target = ${`hotel:${hotelId}`} AND action = 'hotel.images' ORDER BY id`
}

describe('POST /hotels/:id/images', () => {
  test('keeps the pictures in the order they were sent', async () => {
    const { token, hotelId, id: userId } = await keeper()
    const first = await upload(app, token, hotelId, [
      { bytes: await jpeg(2400, 1600), name: 'sea.jpg' },
      { bytes: await redAndBlue(300, 200).png().toBuffer(), name: 'notes.txt', type: 'text/plain' },
    ])
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject([
      { width: 1920, height: 1280, caption: '' },
      { width: 300, height: 200, caption: '' },
    ])
    const second = await upload(app, token, hotelId, [{ bytes: await redAndBlue().webp().toBuffer() }])
    expect(second.body.data).toHaveLength(1)

    const rows = await selectRows(hotelId)
    expect(rows.map(({ id }) => id)).toEqual([...first.body.data, ...second.body.data].map(({ id }) => id))
    expect(await selectAudit(hotelId)).toEqual([
      { actor_id: userId, action: 'hotel.images', after: { added: 2 } },
      { actor_id: userId, action: 'hotel.images', after: { added: 1 } },
    ])
  })

  test('gives addresses at which the pictures are served permanently', async () => {
    const { token, hotelId } = await keeper()
    const { body } = await upload(app, token, hotelId, [{ bytes: await jpeg(2400, 1600) }])
    const [image] = body.data
    const widths = { smallUrl: 480, url: 1024, largeUrl: 1920 }
    for (const [field, width] of Object.entries(widths)) {
      expect(image[field]).toMatch(/^\/media\/hotels\/[0-9a-f]{32}-\w+\.webp$/)
      const response = await fetch(app.url + image[field])
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get('content-length')).toBe(String(bytes.length))
      expect((await sharp(bytes).metadata()).width).toBe(width)
    }
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,/)
    const head = await fetch(app.url + image.url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test('keeps each picture as AVIF too, made when one is first asked for', async () => {
    const { token, hotelId } = await keeper()
    const { body } = await upload(app, token, hotelId, [{ bytes: await jpeg(600, 400) }])
    const [image] = body.data
    const address = app.url + image.url.replace('-medium.webp', '-small.avif')
    const first = await fetch(address)
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
    })
    const small = await fetch(app.url + image.smallUrl)
    expect(await first.bytes()).toEqual(await small.bytes())

    const made = await waitFor('the AVIF', async () => {
      const answer = await fetch(address)
      return answer.headers.get('content-type') === 'image/avif' ? answer : undefined
    })
    expect(made.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const bytes = Buffer.from(await made.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 480 })

    await app.ask('DELETE', `/api/v1/hotels/${hotelId}/images/${image.id}`, { token })
    await waitFor('the files to go', async () => ((await fetch(address)).status === 404 ? true : undefined))
    expect((await fetch(address.replace('small', 'large'))).status).toBe(404)
  })

  test('is cut to a JPEG for other sites when they ask for it, and goes with the picture', async () => {
    const { token, hotelId } = await keeper()
    const { body } = await upload(app, token, hotelId, [{ bytes: await jpeg(600, 800) }])
    const [image] = body.data
    const address = app.url + shareUrl(image.url)
    const answers = await Promise.all([fetch(address), fetch(address)])
    for (const answer of [...answers, await fetch(address)]) {
      expect(answer.headers.get('content-type')).toBe('image/jpeg')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const { format, width, height } = await sharp(await answer.bytes()).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', ...shareSize })
    }
    await app.ask('DELETE', `/api/v1/hotels/${hotelId}/images/${image.id}`, { token })
    await waitFor('the files to go', async () => ((await fetch(address)).status === 404 ? true : undefined))
  })

  test('does not change the version of the hotel', async () => {
    const { hotelId } = await keeperWith(1)
    const [row] =
      await app.sql`SELECT version, updated_at = created_at AS untouched FROM hotels WHERE id = ${hotelId}`
    expect(row).toEqual({ version: 1, untouched: true })
  })

  test('is for the owner and administrators; others do not find the hotel', async () => {
    const { hotelId } = await keeper()
    const stranger = await createActor(app, 'hotel')
    const admin = await createActor(app, 'admin')
    const files = [{ bytes: await jpeg() }]
    const refused = await upload(app, stranger.token, hotelId, files)
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await selectRows(hotelId)).toHaveLength(0)
    expect((await upload(app, admin.token, hotelId, files)).status).toBe(200)

    await app.sql`UPDATE hotels SET archived_at = now() WHERE id = ${hotelId}`
    expect((await upload(app, admin.token, hotelId, files)).status).toBe(404)
  })

  test('allows up to 20 pictures per hotel, even with two concurrent requests', async () => {
    const { token, hotelId } = await keeperWith(10)
    const files = Array(6).fill({ bytes: await jpeg(60, 40) })
    const before = (await storedNames(app)).length
    const answers = await Promise.all([
      upload(app, token, hotelId, files),
      upload(app, token, hotelId, files),
    ])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(refused?.body.message).toBe('A hotel can have 20 pictures: there is room for 4 more.')
    expect(await selectRows(hotelId)).toHaveLength(16)
    expect(await storedNames(app)).toHaveLength(before + 18)

    expect((await upload(app, token, hotelId, files.slice(2))).status).toBe(200)
    const full = await upload(app, token, hotelId, files.slice(5))
    expect(full.body.message).toBe('A hotel can have 20 pictures: remove some first.')
    expect(await selectRows(hotelId)).toHaveLength(imageLimits.perHotel)
  })
})

describe('PUT /hotels/:id/images', () => {
  const order = (token: string, hotelId: string, imageIds: string[]) =>
    app.ask('PUT', `/api/v1/hotels/${hotelId}/images`, { token, body: { imageIds } })

  test('puts the pictures in order', async () => {
    const { token, hotelId, images } = await keeperWith(3)
    const wanted = [2, 0, 1].flatMap((index) => images[index]?.id ?? [])
    const answer = await order(token, hotelId, wanted)
    expect(answer.body.data.map(({ id }: { id: string }) => id)).toEqual(wanted)
    expect(await selectIds(hotelId)).toEqual(wanted)
    expect((await selectAudit(hotelId)).at(-1)).toMatchObject({
      action: 'hotel.images',
      after: { ordered: 3 },
    })
  })

  test('refuses a list that does not match the existing pictures', async () => {
    const { token, hotelId, images } = await keeperWith(2)
    const [one = '', two = ''] = images.map(({ id }) => id)
    const [foreign = ''] = (await keeperWith(1)).images.map(({ id }) => id)
    for (const ids of [[], [one], [one, one], [one, foreign], [one, two, foreign], [one, two, two]]) {
      const answer = await order(token, hotelId, ids)
      expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
      expect(answer.body.message).toBe(
        'Someone else has changed the pictures of this hotel. Reload to continue.',
      )
    }
    expect(await selectIds(hotelId)).toEqual([one, two])
  })

  test('does not find another owner’s hotel', async () => {
    const { hotelId, images } = await keeperWith(1)
    const stranger = await createActor(app, 'hotel')
    const ids = images.map(({ id }) => id)
    expect((await order(stranger.token, hotelId, ids)).status).toBe(404)
    expect((await order((await createActor(app, 'admin')).token, hotelId, ids)).status).toBe(200)
  })
})

describe('PUT /hotels/:id/images/:imageId', () => {
  const caption = (token: string, hotelId: string, imageId: string, text: string) =>
    app.ask('PUT', `/api/v1/hotels/${hotelId}/images/${imageId}`, { token, body: { caption: text } })

  test('captions one picture', async () => {
    const { token, hotelId, images } = await keeperWith(2)
    const id = images[1]?.id ?? ''
    const answer = await caption(token, hotelId, id, '  The pool at dusk ')
    expect(answer.body.data).toEqual({ ...images[1], caption: 'The pool at dusk' })
    expect((await caption(token, hotelId, id, 'x'.repeat(161))).status).toBe(400)
    expect((await caption(token, hotelId, id, '')).body.data.caption).toBe('')
  })

  test('finds neither a picture of another hotel nor another owner’s hotel', async () => {
    const { token, hotelId, images } = await keeperWith(1)
    const other = await keeperWith(1)
    const [id = '', foreign = ''] = [images[0]?.id, other.images[0]?.id]
    expect((await caption(token, hotelId, foreign, 'x')).status).toBe(404)
    expect((await caption(other.token, hotelId, id, 'x')).status).toBe(404)
    expect(await app.sql`SELECT 1 FROM hotel_images WHERE caption = 'x'`).toHaveLength(0)
  })
})

describe('DELETE /hotels/:id/images/:imageId', () => {
  const remove = (token: string, hotelId: string, imageId: string) =>
    app.ask('DELETE', `/api/v1/hotels/${hotelId}/images/${imageId}`, { token })

  test('removes the picture, and then its files', async () => {
    const { token, hotelId, images } = await keeperWith(3)
    const [first, second] = await selectRows(hotelId)
    const answer = await remove(token, hotelId, first?.id ?? '')
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: null } })

    await filesGone([first?.file ?? ''])
    expect((await fetch(app.url + images[0]?.url)).status).toBe(404)
    expect(await storedNames(app)).toEqual(expect.arrayContaining(imageNames(second?.file ?? '')))
    expect(await selectIds(hotelId)).toEqual(images.slice(1).map(({ id }) => id))
    expect((await remove(token, hotelId, first?.id ?? '')).status).toBe(404)
  })

  test('finds neither a picture of another hotel nor another owner’s hotel', async () => {
    const { token, hotelId, images } = await keeperWith(1)
    const other = await keeperWith(1)
    expect((await remove(token, hotelId, other.images[0]?.id ?? '')).status).toBe(404)
    expect((await remove(other.token, hotelId, images[0]?.id ?? '')).status).toBe(404)
    expect(await selectRows(hotelId)).toHaveLength(1)
  })
})

test('the files of a hotel are removed once it is deleted', async () => {
  const { token, hotelId } = await keeperWith(2)
  const other = await keeperWith(1)
  const files = (await selectRows(hotelId)).map(({ file }) => file)
  expect((await app.ask('DELETE', `/api/v1/hotels/${hotelId}`, { token })).body.data.outcome).toBe('removed')
  await filesGone(files)
  const [kept] = await selectRows(other.hotelId)
  expect(await storedNames(app)).toEqual(expect.arrayContaining(imageNames(kept?.file ?? '')))
})

test('the files of a hotel stay when it is not deleted after all', async () => {
  const { hotelId } = await keeperWith(1)
  const files = (await selectRows(hotelId)).map(({ file }) => file)
  const undone = app.sql.begin(async (tx) => {
    await forgetPhotosOfHotel(app.services, tx as never, hotelId)
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await jobsDone(app)
  expect(await storedNames(app)).toEqual(expect.arrayContaining(files.flatMap(imageNames)))
})

test('names that are not ours are not looked up', async () => {
  await app.services.images.put('secret.txt', Buffer.from('secret'))
  for (const name of [
    'secret.txt',
    '.x.draft',
    '..%2f..%2fsecret.key',
    'x-small.webp',
    `${'0'.repeat(32)}-small.webp`,
  ]) {
    const response = await fetch(`${app.url}/media/hotels/${name}`)
    expect([name, response.status]).toEqual([name, 404])
  }
  const stored = await app.services.images.open('secret.txt')
  expect(stored && (await buffer(stored.body)).toString()).toBe('secret')
})

async function filesGone(files: string[]): Promise<void> {
  const names = new Set(files.flatMap(imageNames))
  await waitFor('the files to be removed', async () =>
    (await storedNames(app)).some((name) => names.has(name)) ? undefined : true,
  )
}

async function jobsDone(app: TestApp): Promise<void> {
  await waitFor('the jobs to be done', async () => {
    const open = await app.sql`
      SELECT 1 FROM pgboss.job WHERE name = 'images.remove' AND state IN ('created', 'retry', 'active')`
    return open.length === 0 ? true : undefined
  })
}
