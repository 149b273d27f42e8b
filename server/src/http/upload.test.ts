import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { imageLimits } from '@roomlark/contract/platform/photos'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { createActor } from '../../test/factories.ts'
import { createHotel } from '../../test/hotels.ts'
import { jpeg, noise } from '../../test/pictures.ts'
import { lastLine, multipart, part, storedNames, upload, uploadBody } from '../../test/uploads.ts'
import { waitUntil } from '../../test/wait.ts'

const ordinaryMs = 1500

let app: TestApp
let token: string
let hotelId: string

beforeAll(async () => {
  app = await startTestApp({ deadlineMs: ordinaryMs })
  token = (await createActor(app)).token
  hotelId = (await createHotel(app, token)).id
})
afterAll(() => app.close())

/** Opens a connection on which the test sends its bytes one piece at a time. */
function line(head: string): { socket: Socket; heard: () => string } {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  socket.on('error', () => {})
  socket.write(`${head}\r\nhost: x\r\nauthorization: Bearer ${token}\r\n`)
  return { socket, heard: () => heard }
}

function uploadLine(length: number) {
  const opened = line(`POST /api/v1/hotels/${hotelId}/images HTTP/1.1`)
  opened.socket.write(`content-type: ${multipart['content-type']}\r\ncontent-length: ${length}\r\n\r\n`)
  return opened
}

describe('the deadline of a request', () => {
  test('is longer for an upload on a slow connection', async () => {
    const whole = Buffer.concat([part(await jpeg(60, 40)), lastLine])
    const steps = 5
    const slow = new ReadableStream({
      async start(controller) {
        for (let step = 0; step < steps; step += 1) {
          controller.enqueue(
            whole.subarray((whole.length * step) / steps, (whole.length * (step + 1)) / steps),
          )
          await delay((ordinaryMs * 2) / steps)
        }
        controller.close()
      },
    })
    const begun = performance.now()
    const answer = await uploadBody(app, token, hotelId, slow, multipart)
    expect(performance.now() - begun).toBeGreaterThan(ordinaryMs)
    expect(answer.status).toBe(200)
    expect(await storedNames(app)).toHaveLength(3)
  })

  test('ends an ordinary request whose body does not arrive', async () => {
    const { socket, heard } = line('PUT /api/v1/users/profile HTTP/1.1')
    socket.write('content-type: application/json\r\ncontent-length: 50\r\n\r\n{"firstName": ')
    await once(socket, 'close')
    expect(heard()).toMatch(/^HTTP\/1\.1 408 /)
  })
})

describe('stalled uploads', () => {
  /** Starts uploads that send the beginning and then nothing more. */
  async function begin(count: number) {
    const whole = part(await jpeg(60, 40))
    const lines = Array.from({ length: count }, () => uploadLine(2 * whole.length))
    onTestFinished(() => {
      for (const { socket } of lines) socket.destroy()
    })
    for (const { socket } of lines) socket.write(whole.subarray(0, -20))
    await delay(500)
    return lines
  }

  test('do not block other accounts, however many one account has', async () => {
    const lines = await begin(20)
    const trickle = setInterval(() => {
      for (const { socket } of lines) socket.write('.')
    }, 300)
    onTestFinished(() => clearInterval(trickle))
    const admin = await createActor(app, 'admin')
    const answers = await Promise.all(
      Array.from({ length: 3 }, async () =>
        upload(app, admin.token, hotelId, [{ bytes: await jpeg(60, 40) }]),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(lines.map(({ heard }) => heard())).toEqual(lines.map(() => ''))
  })

  test('give up their places when abandoned, even while waiting for one', async () => {
    for (const { socket } of await begin(20)) socket.destroy()
    expect((await upload(app, token, hotelId, [{ bytes: await jpeg(60, 40) }])).status).toBe(200)
  })

  test('are ended long before their deadline, unless the server is what keeps them waiting', async () => {
    const { pictures } = app.services
    const prepare = pictures.prepare
    const slow = vi.spyOn(pictures, 'prepare').mockImplementationOnce(async (source) => {
      await delay(ordinaryMs * 2 + 1500)
      return prepare(source)
    })
    onTestFinished(() => slow.mockRestore())
    // The second file is larger than what is buffered while the first one is being processed.
    const pair = [{ bytes: await jpeg(60, 40) }, { bytes: await noise(1000, 700).png().toBuffer() }]
    const waiting = upload(app, token, hotelId, pair)

    const [stalled] = await begin(1)
    await waitUntil('the stalled one to be answered', () => stalled?.heard() !== '')
    expect(stalled?.heard()).toMatch(/^HTTP\/1\.1 400 [\s\S]*upload_stalled[\s\S]*The upload was interrupted/)
    expect((await waiting).status).toBe(200)
  })
})

describe('a file that is too large', () => {
  test('is refused while it is still being sent, and the connection is closed soon after', async () => {
    const { socket, heard } = uploadLine(9 * imageLimits.bytes)
    socket.write(part(Buffer.alloc(imageLimits.bytes + 64 * 1024)))
    await once(socket, 'data')
    expect(heard()).toMatch(/^HTTP\/1\.1 413 /)
    expect(heard()).toContain('larger than 5 MB')

    await once(socket, 'close')
  })

  test('is reported even if the whole upload is too long', async () => {
    const { socket, heard } = uploadLine(12 * imageLimits.bytes)
    socket.write(part(Buffer.alloc(imageLimits.bytes)))
    socket.write(part(Buffer.alloc(imageLimits.bytes + 1), 'pool.jpg'))
    await once(socket, 'data')
    expect(heard()).toMatch(/^HTTP\/1\.1 413 [\s\S]*“pool\.jpg” is larger than 5 MB/)
    socket.destroy()
  })

  test('leaves the connection usable for another request', async () => {
    const body = Buffer.concat([part(Buffer.alloc(imageLimits.bytes + 1)), lastLine])
    const { socket, heard } = uploadLine(body.length)
    socket.write(body)
    socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n')
    while (!heard().includes('"live"')) await once(socket, 'data')
    expect(heard()).toMatch(/^HTTP\/1\.1 413 [\s\S]*HTTP\/1\.1 200 /)
    socket.destroy()
  })
})

describe('an upload of too many files', () => {
  test('of 5 MB each is refused while it is being sent, and the connection stays usable', async () => {
    const body = Buffer.concat([...Array(13).fill(part(Buffer.alloc(imageLimits.bytes))), lastLine])
    const { socket, heard } = uploadLine(body.length)
    socket.write(body)
    socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n')
    while (!heard().includes('"live"')) await once(socket, 'data')
    expect(heard()).toMatch(/^HTTP\/1\.1 400 [\s\S]*Send at most 10 files at a time\.[\s\S]*HTTP\/1\.1 200 /)
    socket.destroy()
  })
})

describe.concurrent('an endless upload', () => {
  test.each([
    ['and without a file', Buffer.alloc(0)],
    ['that starts with no file', Buffer.from(String(part(Buffer.alloc(0))).replace('form-data', 'other'))],
  ])('%s is refused and cut', async (_what, beginning) => {
    const { socket, heard } = line(`POST /api/v1/hotels/${hotelId}/images HTTP/1.1`)
    socket.write(`content-type: ${multipart['content-type']}\r\ntransfer-encoding: chunked\r\n\r\n`)
    const closed = once(socket, 'close')
    if (beginning.length > 0) socket.write(chunk(beginning))
    const megabyte = chunk(Buffer.alloc(1024 * 1024))
    for (let sent = 0; sent < 80 && heard() === ''; sent += 1) {
      if (!socket.write(megabyte)) await Promise.race([once(socket, 'drain'), closed])
    }
    await waitUntil('an answer', () => heard() !== '')
    expect(heard()).toMatch(/^HTTP\/1\.1 413 [\s\S]*Send at most 10 files of 5 MB each\./)
    await closed
  })

  function chunk(bytes: Buffer): Buffer {
    return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
  }
})

test('an endpoint that takes JSON refuses multipart', async () => {
  const body = new FormData()
  body.append('firstName', 'Ada')
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${app.url}/api/v1/users/profile`, { method: 'PUT', headers, body })
  expect(response.status).toBe(415)
})
