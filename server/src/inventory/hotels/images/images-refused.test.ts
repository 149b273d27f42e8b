import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { NotificationContent } from '@roomlark/contract/platform/notification-kinds'
import { notificationWords } from '@roomlark/contract/platform/notification-words'
import { imageLimits } from '@roomlark/contract/platform/photos'
import { plainFormats } from '@roomlark/contract/word-formats'
import {
  afterAll,
  afterEach,
  assert,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { createHotel } from '../../../../test/hotels.ts'
import { lockUntilReleased } from '../../../../test/locks.ts'
import { jpeg, noise, pngClaiming } from '../../../../test/pictures.ts'
import {
  lastLine,
  multipart,
  part,
  type Sent,
  storedNames,
  upload,
  uploadBody,
} from '../../../../test/uploads.ts'
import { waitFor } from '../../../../test/wait.ts'
import { unavailable } from '../../../errors.ts'

let app: TestApp
let token: string
let ownerId: string
let hotelId: string
let good: Buffer

beforeAll(async () => {
  app = await startTestApp({ losesPatience: true })
  good = await jpeg(60, 40)
})
afterAll(() => app.close())
beforeEach(async () => {
  const owner = await createActor(app)
  token = owner.token
  ownerId = owner.id
  hotelId = (await createHotel(app, token)).id
})

/** After a refusal, there is no file in the store and no row, only the notifications of the owner. */
async function expectNothingLeft(notices = 0) {
  await waitFor('the store to be empty', async () =>
    (await storedNames(app)).length === 0 ? true : undefined,
  )
  expect(await app.sql`SELECT 1 FROM hotel_images`).toHaveLength(0)
  expect(await app.sql`SELECT 1 FROM audit_log WHERE action = 'hotel.images'`).toHaveLength(0)
  expect(await app.sql`SELECT 1 FROM notifications WHERE user_id = ${ownerId}`).toHaveLength(notices)
}

/** Sends two good pictures first, so that there is something to undo. */
function uploadAfterGood(...files: Sent[]) {
  return upload(app, token, hotelId, [{ bytes: good }, { bytes: good }, ...files])
}

describe('a file among good ones', () => {
  afterEach(() => expectNothingLeft(1))

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  test.each([
    ['an SVG called JPEG', svg],
    ['a page called JPEG', '<!doctype html><title>Hello</title>'],
    ['an empty file', ''],
  ])('that is %s is 415', async (_what, bytes) => {
    const answer = await uploadAfterGood({ bytes, name: 'pool.jpg', type: 'image/jpeg' })
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
    expect(answer.body.message).toBe('“pool.jpg” is not a JPEG, PNG or WebP picture.')
  })

  test('that is larger than 5 MB is 413; exactly 5 MB is accepted', async () => {
    const exact = Buffer.concat([good, Buffer.alloc(imageLimits.bytes - good.length)])
    const answer = await uploadAfterGood({ bytes: Buffer.concat([exact, Buffer.alloc(1)]), name: 'pool.jpg' })
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload_too_large' } })
    expect(answer.body.message).toBe('“pool.jpg” is larger than 5 MB.')

    // Trailing zeros are valid; the next file is not, so that nothing is kept.
    const next = await upload(app, token, hotelId, [{ bytes: exact }, { bytes: '' }])
    expect(next.status).toBe(415)
  })

  test('that is cut short or scrambled is 400', async () => {
    const whole = await noise(300, 200).png().toBuffer()
    const scrambled = Buffer.from(whole).fill(0x55, 20_000, 22_000)
    for (const bytes of [whole.subarray(0, whole.length / 2), scrambled]) {
      expect((await uploadAfterGood({ bytes, name: 'pool.png' })).body).toMatchObject({
        code: 'bad_request',
        message: '“pool.png” is damaged and cannot be read.',
      })
    }
  })

  test('that claims 50,000 × 50,000 pixels is 400, with memory bounded', async () => {
    await uploadAfterGood({ bytes: '' })
    const before = process.memoryUsage().rss
    const bombs = Array<Sent>(5).fill({ bytes: pngClaiming(50_000, 50_000), name: 'pool.png' })
    const answers = await Promise.all(bombs.map((bomb) => uploadAfterGood(bomb)))
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([400, '“pool.png” has more than 40 megapixels.'])
    }
    // Decoding a single one would take 7,500 MB.
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(200)
  })
})

describe('files refused', () => {
  afterEach(() => expectNothingLeft(1))

  function notices() {
    return app.sql<NotificationContent[]>`
      SELECT event, params, particulars, NULL AS "hotelName", NULL AS happened
      FROM notifications WHERE user_id = ${ownerId}`
  }

  test('one after the other cause one notification a day, which says why the first was refused', async () => {
    for (const name of ['pool.jpg', 'garden.jpg', 'roof.jpg']) {
      expect((await uploadAfterGood({ bytes: 'no picture', name })).status).toBe(415)
    }
    expect(await notices()).toMatchObject([{ event: 'image-rejected', particulars: 'pool.jpg' }])
  })

  test.each([
    ['not-a-picture', () => '', {}],
    ['damaged', () => good.subarray(0, 100), {}],
    ['too-many-pixels', () => pngClaiming(50_000, 50_000), { megapixels: 40 }],
  ])('are refused and notified in the same words: %s', async (reason, bytes, limit) => {
    const { message } = (await uploadAfterGood({ bytes: bytes(), name: 'מלון.jpg' })).body
    const [notice] = await notices()
    assert(notice)
    expect(notice).toMatchObject({ params: { reason, ...limit }, particulars: 'מלון.jpg' })
    const last = 'You will not be notified of further refusals today.'
    expect(notificationWords(notice, plainFormats).detail).toBe(`${message} ${last}`)
    const erased = notificationWords({ ...notice, particulars: null }, plainFormats)
    expect(erased.detail).toBe(`${message.replace('“\u2068מלון.jpg\u2069”', 'The file')} ${last}`)
  })
})

describe('an upload', () => {
  afterEach(() => expectNothingLeft())

  test.each([
    ['small', 0],
    ['large', imageLimits.bytes * 0.98],
    ['largest', imageLimits.bytes],
  ])('of more than 10 files is 400, even %s ones', async (_what, size) => {
    const bytes = Buffer.concat([good, Buffer.alloc(Math.max(0, Math.floor(size) - good.length))])
    const message = { status: 400, body: { message: 'Send at most 10 files at a time.' } }
    expect(await upload(app, token, hotelId, Array(11).fill({ bytes }))).toMatchObject(message)
    const pieces = [...Array(11).fill(part(bytes)), lastLine]
    expect(await uploadBody(app, token, hotelId, ReadableStream.from(pieces), multipart)).toMatchObject(
      message,
    )
  })

  test('without a file is 400', async () => {
    const message = { status: 400, body: { message: 'Choose at least one picture.' } }
    const unchosen = part(Buffer.alloc(0), '')
    expect(await uploadBody(app, token, hotelId, lastLine, multipart)).toMatchObject(message)
    expect(
      await uploadBody(app, token, hotelId, Buffer.concat([unchosen, lastLine]), multipart),
    ).toMatchObject(message)
    expect((await uploadBody(app, token, hotelId, null)).status).toBe(400)
  })

  test('in another field, or together with a text field, is 400', async () => {
    const answer = await uploadAfterGood({ bytes: good, field: 'image' })
    expect(answer.body.message).toBe('Send the files in the field “images” and nothing else.')
    const form = new FormData()
    form.append('images', new Blob([good]), 'a.jpg')
    form.append('caption', 'The pool')
    expect((await uploadBody(app, token, hotelId, form)).status).toBe(400)
  })

  test('that ends before its last line is 400', async () => {
    const [one, two] = [part(good), part(await jpeg(600, 400))]
    for (const body of [one, Buffer.concat([one, two.subarray(0, two.length / 2)]), one.subarray(0, 30)]) {
      const answer = await uploadBody(app, token, hotelId, body, multipart)
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
    }
    const without = { 'content-type': 'multipart/form-data' }
    expect((await uploadBody(app, token, hotelId, Buffer.concat([one, lastLine]), without)).status).toBe(400)
  })

  test('that is not multipart is 415', async () => {
    for (const type of [
      'image/jpeg',
      'application/octet-stream',
      'text/plain',
      'application/x-www-form-urlencoded',
    ]) {
      expect((await uploadBody(app, token, hotelId, good, { 'content-type': type })).status).toBe(415)
    }
    const json = await app.ask('POST', `/api/v1/hotels/${hotelId}/images`, { token, body: {} })
    expect(json.status).toBe(415)
  })

  /** Sends the request over a connection that the test can cut. */
  function send(body: Buffer, length: number) {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
    socket.write(
      `POST /api/v1/hotels/${hotelId}/images HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: ${multipart['content-type']}\r\ncontent-length: ${length}\r\n\r\n`,
    )
    socket.write(body)
    return socket
  }

  test('that the caller abandons leaves nothing', async () => {
    const body = Buffer.concat([part(good), part(good), part(good).subarray(0, -200)])
    const socket = send(body, body.length + 5000)
    await waitFor('two pictures to be stored', async () =>
      (await storedNames(app)).length === 6 ? true : undefined,
    )
    socket.destroy()
    await once(socket, 'close')
    await expectNothingLeft()
  })

  test('that the caller abandons once all of it is sent leaves nothing', async () => {
    const { pictures } = app.services
    const prepare = pictures.prepare
    const gone = Promise.withResolvers<void>()
    const slow = vi.spyOn(pictures, 'prepare').mockImplementation(async (source) => {
      const picture = await prepare(source)
      await gone.promise
      return picture
    })
    onTestFinished(() => slow.mockRestore())
    // This is more than is buffered after the first picture, but not so much that the connection stalls.
    const body = Buffer.concat([part(good), part(Buffer.alloc(190 * 1024)), lastLine])
    const socket = send(body, body.length)
    await waitFor('the first picture to be read', () => (slow.mock.calls.length > 0 ? true : undefined))
    await delay(300)
    socket.destroy()
    await once(socket, 'close')
    await delay(300)
    gone.resolve()
    await waitFor('the first picture to be stored', async () =>
      (await storedNames(app)).length > 0 ? true : undefined,
    )
    await expectNothingLeft()
  })
})

describe('when something else fails', () => {
  afterEach(() => expectNothingLeft())

  test('the store: 503, and what was stored before is removed', async () => {
    const { images } = app.services
    const put = images.put
    let puts = 0
    const broken = vi.spyOn(images, 'put').mockImplementation(async (name, bytes) => {
      puts += 1
      if (puts === 5) throw unavailable(new Error('disk full'))
      return put(name, bytes)
    })
    onTestFinished(() => broken.mockRestore())
    expect(await uploadAfterGood()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })

  test('the decoder, busy: 503, and nobody is notified of a refused picture', async () => {
    const busy = vi.spyOn(app.services.pictures, 'prepare').mockRejectedValue(unavailable())
    onTestFinished(() => busy.mockRestore())
    expect(await uploadAfterGood()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })

  test('the database, while the rows are written: 503, and no file stays', async () => {
    const release = await lockUntilReleased(
      app,
      (sql) => sql`SELECT 1 FROM hotels WHERE id = ${hotelId} FOR UPDATE`,
    )
    onTestFinished(release)
    expect(await uploadAfterGood()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })

  test('the hotel, deleted while the pictures arrived: 404, and no file stays', async () => {
    const { images } = app.services
    const put = images.put
    const slow = vi.spyOn(images, 'put').mockImplementation(async (name, bytes) => {
      await app.sql`DELETE FROM hotels WHERE id = ${hotelId}`
      return put(name, bytes)
    })
    onTestFinished(() => slow.mockRestore())
    expect((await uploadAfterGood()).status).toBe(404)
  })
})
