import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { jobsDone, mailTo } from '../../../test/mail.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { readReplyText } from './reply-text.policy.ts'

const password = 'a password of sixteen'

let app: TestApp
let hotel: TestHotel
let guests = 0
beforeAll(async () => {
  app = await startTestApp({ replyPassword: password })
  hotel = await openTestHotel(app, 40)
})
afterAll(() => app.close())

/** Books, and returns the address at which the guest may answer the confirmation. */
async function bookForReplies() {
  guests += 1
  const email = `hana${guests}@example.test`
  const { id } = await hotel.book({ guest: { name: 'Hana Nakamura', email, language: 'de' } })
  const { replyTo = '' } = await mailTo(app, email)
  return { id, email, replyTo }
}

type Mail = { to: string; body: string; headers?: string; id?: string }

function write({ to, body, headers = '', id = `<${Math.random()}@post.test>` }: Mail): string {
  const head = `From: Hana <other@post.test>\r\nTo: Hotel <${to}>\r\nSubject: Re: Booking\r\nMessage-ID: ${id}\r\n`
  return `${head}${headers}Content-Type: text/plain; charset=utf-8\r\n\r\n${body}`
}

async function deliver(raw: string, { as = password, query = '' } = {}) {
  const response = await fetch(`${app.url}/api/v1/mail/replies${query}`, {
    method: 'POST',
    body: raw,
    headers: {
      'content-type': 'message/rfc822',
      authorization: `Basic ${Buffer.from(`mail:${as}`).toString('base64')}`,
    },
  })
  return { status: response.status, body: await response.text() }
}

async function readMessages(id: string): Promise<string[]> {
  const thread = await hotel.data(hotel.ask('GET', `/api/v1/bookings/${id}/messages`))
  return thread.map(({ text }: { text: string }) => text)
}

describe('a guest who answers an email', () => {
  test('writes to the thread, once however often it is delivered, and the desk is told', async () => {
    const { id, replyTo } = await bookForReplies()
    expect(replyTo).toMatch(/^[0-9a-f]{64}@replies\.test$/)
    const body = 'Wir kommen um 22 Uhr.\r\n\r\nAm 19.11.2026 schrieb Villa <x@y.test>:\r\n> Ihre Buchung'
    const raw = write({ to: replyTo.toUpperCase(), body })
    const answers = await Promise.all([deliver(raw), deliver(raw)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect((await deliver(raw)).status).toBe(204)
    expect(await readMessages(id)).toEqual(['Wir kommen um 22 Uhr.'])
    const { body: told } = await app.ask('GET', '/api/v1/notifications', { token: hotel.token })
    expect(JSON.stringify(told.data)).toContain('guest-message')
  })

  test('is found by the envelope too, and answers an answer', async () => {
    const { id, email, replyTo } = await bookForReplies()
    await deliver(write({ to: 'desk@elsewhere.test', body: 'By blind copy' }), { query: `?to=${replyTo}` })
    await hotel.data(hotel.ask('POST', `/api/v1/bookings/${id}/messages`, { text: 'Gerne' }))
    await jobsDone(app)
    const mail = await mailTo(app, email, 2)
    expect(mail.replyTo).toBe(replyTo)
    expect(mail.text).toContain('Antworten Sie einfach darauf')
    expect(await readMessages(id)).toEqual(['By blind copy', 'Gerne'])
  })

  test('is told in the guest’s language what is refused for good, and nothing is kept', async () => {
    const { id, replyTo } = await bookForReplies()
    const forged = replyTo.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))
    const last = replyTo.replace(/.(?=@)/, (one) => (one === '0' ? '1' : '0'))
    for (const to of [forged, last, 'x@replies.test', replyTo.replace('replies', 'other')]) {
      expect([to, (await deliver(write({ to, body: 'Hello' }))).status]).toEqual([to, 404])
    }
    expect((await deliver(write({ to: replyTo, body: '> only quoted' }))).status).toBe(400)
    expect((await deliver(write({ to: replyTo, body: 'x'.repeat(2001) }))).status).toBe(400)
    await app.sql`UPDATE bookings SET state = 'expired', booked_at = NULL WHERE id = ${id}`
    const closed = await deliver(write({ to: replyTo, body: 'Hallo' }))
    expect([closed.status, JSON.parse(closed.body).message]).toEqual([
      409,
      'Zu dieser Buchung kann nichts mehr geschrieben werden. Es wurde nichts gesendet.',
    ])
    expect(await readMessages(id)).toEqual([])
  })

  test('writes nothing by a notice of absence, without the password or too often', async () => {
    const { id, replyTo } = await bookForReplies()
    const headers = 'Auto-Submitted: auto-replied\r\n'
    expect((await deliver(write({ to: replyTo, body: 'I am away', headers }))).status).toBe(204)
    expect((await deliver(write({ to: replyTo, body: 'Hello' }), { as: 'something else' })).status).toBe(401)
    expect(await readMessages(id)).toEqual([])
    for (let times = 1; times <= 10; times += 1)
      await deliver(write({ to: replyTo, body: `Number ${times}` }))
    expect((await deliver(write({ to: replyTo, body: 'Number 11' }))).status).toBe(429)
    expect(await readMessages(id)).toHaveLength(10)
  })

  test('cannot use the address once the link of the booking has ended', async () => {
    const { id, replyTo } = await bookForReplies()
    await hotel.data(hotel.ask('POST', `/api/v1/bookings/${id}/guest-link`))
    expect((await deliver(write({ to: replyTo, body: 'Hello' }))).status).toBe(404)
  })
})

describe('what is read of an answer', () => {
  test.each([
    ['Hello\n\nOn Thu, 19 Nov 2026 at 10:00, Villa <a@b.c> wrote:\n> Hi', 'Hello'],
    ['Hello\n\nOn Thu, 19 Nov 2026 at 10:00, Villa Marenne, the hotel\n<a@b.c> wrote:\n\n> Hi', 'Hello'],
    ['Bonjour\nLe jeu. 19 nov. 2026 à 10:00, Villa <a@b.c> a écrit :\n> Bonsoir', 'Bonjour'],
    ['Ciao\nIl giorno gio 19 nov 2026 alle ore 10:00 Villa <a@b.c> ha scritto:', 'Ciao'],
    ['Hola\nEl jue, 19 nov 2026 a las 10:00, Villa (<a@b.c>) escribió:', 'Hola'],
    ['Hello\n\n________________________________\nFrom: Villa <a@b.c>', 'Hello'],
    ['Hallo\n\nVon: Villa <a@b.c>\nGesendet: heute', 'Hallo'],
    ['First\n-- \nHana', 'First'],
    ['> Which floor?\nThe third\n> And when?\nAt nine', 'The third\nAt nine'],
    ['On Monday we leave early.\nPlease wake us.', 'On Monday we leave early.\nPlease wake us.'],
  ])('%j', (written, own) => {
    expect(readReplyText(written)).toBe(own)
  })
})
