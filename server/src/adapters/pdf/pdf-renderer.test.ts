import { EventEmitter } from 'node:events'
import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'
import { waitUntil } from '../../../test/wait.ts'
import type { PdfDocument } from './document.ts'
import { type Caller, createPdfRenderer, type PdfRenderer } from './pdf-renderer.ts'

function makeDocument(rows: number): PdfDocument {
  const columns = [
    { label: 'Night', grow: 1 },
    { label: 'Price', align: 'right' as const },
  ]
  const cells = Array.from({ length: rows }, (_, row) => [`Night ${row}`, '100.00'])
  return {
    title: 'Statement',
    subtitle: '',
    running: 'Statement',
    number: 'S-1',
    issuer: 'Roomlark',
    madeAt: new Date(0),
    blocks: [{ kind: 'table', columns, rows: cells }],
  }
}
const short = makeDocument(1)
/** It takes much longer than anything here waits for. */
const endless = makeDocument(20_000)

function patience() {
  const events = new EventEmitter()
  let isGone = false
  const caller: Caller = {
    get isGone() {
      return isGone
    },
    whenGone(end) {
      events.once('gone', end)
      return () => events.off('gone', end)
    },
  }
  const leave = () => {
    isGone = true
    events.emit('gone')
  }
  return { caller, leave }
}

const refused = { code: 'unavailable', retryAfterSeconds: 2 }

describe('drawing PDFs', () => {
  let pdfs: PdfRenderer
  afterEach(() => pdfs.close())

  test('has two at work, lets others wait, and refuses whoever would wait too long at once', async () => {
    pdfs = createPdfRenderer({ limit: 2, maxQueue: 3, maxWaitMs: 60_000 })
    const { caller, leave } = patience()
    const busy = Promise.allSettled([pdfs.render(endless, caller), pdfs.render(endless, caller)])
    const waiting = [pdfs.render(short), pdfs.render(short), pdfs.render(short)]
    await expect(pdfs.render(short)).rejects.toMatchObject(refused)
    leave()
    const ended = { status: 'rejected', reason: refused }
    expect(await busy).toMatchObject([ended, ended])
    for (const one of await Promise.all(waiting)) expect(one.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('does not begin with what nobody waits for any more', async () => {
    pdfs = createPdfRenderer({ limit: 1, maxQueue: 3, maxWaitMs: 60_000 })
    const [first, second] = [patience(), patience()]
    const both = Promise.allSettled([pdfs.render(endless, first.caller), pdfs.render(endless, second.caller)])
    second.leave()
    first.leave()
    const ended = { status: 'rejected', reason: refused }
    expect(await both).toMatchObject([ended, ended])
    expect((await pdfs.render(short)).length).toBeGreaterThan(1000)
  })

  test('goes on with another worker after one has died', async () => {
    pdfs = createPdfRenderer({ limit: 1, maxQueue: 3, maxWaitMs: 60_000 })
    let killed: Promise<void> | undefined
    const whenGone = () => {
      killed = pdfs.close()
      return () => {}
    }
    const dying = pdfs.render(endless, { isGone: false, whenGone })
    const waiting = pdfs.render(short)
    await expect(dying).rejects.toMatchObject(refused)
    expect((await waiting).length).toBeGreaterThan(1000)
    await killed
  })
})

describe('GET a PDF', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  /** Has both workers draw something endless, and so many wait. */
  function occupy(waiting: number) {
    const { caller, leave } = patience()
    const all = Array.from({ length: 2 + waiting }, () => app.services.pdfs.render(endless, caller))
    const over = Promise.allSettled(all)
    return async () => {
      leave()
      await over
    }
  }

  async function pdfAddress() {
    const hotel = await openTestHotel(app)
    const { id } = await hotel.book()
    return { hotel, path: `/api/v1/bookings/${id}/registration-card` }
  }

  test('is 503 with Retry-After at once while too many wait, and everybody else is answered', async () => {
    const { hotel, path } = await pdfAddress()
    const free = occupy(40)
    const { status, headers } = await hotel.ask('GET', path)
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('2')
    expect((await hotel.ask('GET', '/api/v1/bookings')).status).toBe(200)
    await free()
    expect((await hotel.ask('GET', path)).status).toBe(200)
  })

  test('ends when its caller hangs up', async () => {
    const { hotel, path } = await pdfAddress()
    const drawn: (Caller | undefined)[] = []
    const { render } = app.services.pdfs
    Object.assign(app.services.pdfs, {
      render: (_document: PdfDocument, caller?: Caller) => {
        drawn.push(caller)
        return render(endless, caller)
      },
    })
    const headers = { authorization: `Bearer ${hotel.token}` }
    const call = request(app.url + path, { headers }).end()
    call.on('error', () => {})
    await waitUntil('the drawing to begin', async () => drawn.length === 1)
    call.destroy()
    await waitUntil('the server to notice', async () => drawn[0]?.isGone === true)
    Object.assign(app.services.pdfs, { render })
    const others = await Promise.all([hotel.ask('GET', path), hotel.ask('GET', path)])
    expect(others.map(({ status }) => status)).toEqual([200, 200])
  })
})
