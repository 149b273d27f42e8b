import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { forge, jobsDone, mailTo } from '../../../../test/mail.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'
import { makeGuestToken } from '../../../bookings/bookings/mail/guest-link.service.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')
const day = 24 * 60 * 60 * 1000

let app: TestApp
let testHotel: TestHotel
let guests = 0
let email: string
let id: string
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
  testHotel = await openTestHotel(app, 40)
})
beforeEach(async () => {
  guests += 1
  email = `hana${guests}@example.test`
  const booking = await testHotel.book({ guest: { name: 'Hana Nakamura', email }, specialRequests: 'Quiet' })
  id = booking.id
  await jobsDone(app)
})
afterAll(() => app.close())

const get = (path: string) => app.ask('GET', path)
const makePath = (linkVersion = 1) => `/stays/bookings/${makeGuestToken(app.services, { id, linkVersion })}`

async function send(path: string, form: Record<string, string>) {
  const { status, headers } = await fetch(app.url + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const to = headers.get('location') ?? ''
  return { status, to, answer: to.startsWith('/') ? await get(to) : null }
}

async function correct(changes: Record<string, string>) {
  const { body } = await get(`${makePath()}/details`)
  const version = /name="version" value="(\d+)"/.exec(String(body))?.[1] ?? ''
  const form = { name: 'Hana Nakamura', email, phone: '', arrivalTime: '', specialRequests: 'Quiet', version }
  return send(`${makePath()}/details`, { ...form, ...changes })
}

const mailsAbout = (to: string, words: string) =>
  app.sent.filter((mail) => mail.to === to && mail.subject.includes(words))

describe('a guest', () => {
  test('corrects name, telephone, arrival and requests, which the desk sees', async () => {
    const { answer } = await correct({
      name: 'Hana Nakamura-Rossi',
      phone: '+39 089 875 001',
      arrivalTime: '18:30',
      specialRequests: 'Quiet,\r\nwith a cot',
    })
    expect(answer?.body).toContain('Your details are saved')
    const seen = await testHotel.get(id)
    expect(seen).toMatchObject({
      guest: { name: 'Hana Nakamura-Rossi', phone: '+39 089 875 001', email },
      arrivalTime: '18:30',
      specialRequests: 'Quiet,\nwith a cot',
    })
    const last = seen.events.findLast(({ kind }: { kind: string }) => kind === 'changed')
    expect(last).toMatchObject({
      params: { details: ['name', 'phone', 'specialRequests', 'arrivalTime'] },
    })
    expect((await get(`${makePath()}/details`)).body).toContain('value="18:30"')
  })

  test('gets what is wrong back with what was typed, and nothing is saved', async () => {
    const { answer } = await correct({ name: '<b>', email: 'nobody', arrivalTime: '25:00' })
    expect(answer?.status).toBe(400)
    for (const words of ['value="&lt;b&gt;"', 'value="nobody"', 'Enter a time like 18:30', 'valid email'])
      expect(answer?.body).toContain(words)
    expect((await testHotel.get(id)).guest.name).toBe('Hana Nakamura')
  })

  test('does not overwrite what was changed meanwhile', async () => {
    const { answer } = await correct({ version: '99', name: 'Late' })
    expect([answer?.status, answer?.body.includes('was changed meanwhile')]).toEqual([409, true])
    expect(answer?.body).toContain('value="Late"')
  })

  test('can correct nothing of a stay that is cancelled', async () => {
    await testHotel.transition(id, 'cancelled', { cancelledBy: 'guest' })
    const page = await get(`${makePath()}/details`)
    expect([page.status, page.body.includes('name="email"')]).toEqual([409, false])
    expect((await correct({ name: 'Late' })).answer?.status).toBe(409)
    expect((await testHotel.get(id)).guest.name).toBe('Hana Nakamura')
  })

  test('has the confirmation sent again, as the booking is now, and not without end', async () => {
    await correct({ name: 'Hana Rossi' })
    await jobsDone(app)
    const before = mailsAbout(email, '').length
    const ids = new Set<unknown>()
    for (let times = 1; times <= 2; times += 1) {
      expect((await send(`${makePath()}/confirmation`, {})).answer?.body).toContain('is on its way')
      await jobsDone(app)
      const mails = mailsAbout(email, '')
      expect(mails).toHaveLength(before + times)
      ids.add(mails.at(-1)?.id)
      expect(mails.at(-1)?.text).toContain('Hana Rossi')
    }
    expect(ids.size).toBe(2)
    for (let times = 3; times <= 10; times += 1) await send(`${makePath()}/confirmation`, {})
    expect((await send(`${makePath()}/confirmation`, {})).answer?.status).toBe(429)
  })
})

describe('a new email address', () => {
  async function askFor(to: string): Promise<string> {
    const { answer } = await correct({ email: to, name: 'Hana Rossi' })
    expect(answer?.body).toContain('Please confirm your new address')
    await jobsDone(app)
    const [path = ''] = /\/stays\/email\/[\w-]+/.exec((await mailTo(app, to)).text) ?? []
    return path
  }

  test('counts once it is confirmed; then earlier links end and the old address is told', async () => {
    const to = `new${guests}@example.test`
    const path = await askFor(to)
    expect((await testHotel.get(id)).guest).toMatchObject({ email, name: 'Hana Rossi' })
    expect((await get(path)).body).toContain(to)
    expect((await testHotel.get(id)).guest.email).toBe(email)
    const { answer } = await send(path, {})
    expect([answer?.status, answer?.body.includes('Your details are saved')]).toEqual([200, true])
    expect((await testHotel.get(id)).guest.email).toBe(to)
    expect((await get(makePath())).status).toBe(410)
    expect((await get(makePath(2))).status).toBe(200)
    await jobsDone(app)
    expect(mailsAbout(email, 'was changed')).toHaveLength(1)
    expect((await mailTo(app, to, 2)).text).toContain('/stays/bookings/')
    // The link is spent.
    expect((await get(path)).status).toBe(410)
    expect((await send(path, {})).answer?.status).toBe(410)
  })

  test('is written to only so often, whatever address is asked for, and then nothing is saved', async () => {
    for (let times = 1; times <= 10; times += 1)
      await correct({ email: `any${guests}-${times}@example.test` })
    const { answer } = await correct({ email: `any${guests}@example.test`, name: 'Late' })
    expect([answer?.status, answer?.body.includes('value="Late"')]).toEqual([429, true])
    await jobsDone(app)
    expect(mailsAbout(`any${guests}@example.test`, '')).toEqual([])
    expect((await testHotel.get(id)).guest.name).toBe('Hana Nakamura')
  })

  test('is not taken from a link that is forged, too old, or of a stay that was cancelled', async () => {
    const path = await askFor(`old${guests}@example.test`)
    expect((await get(forge(path))).status).toBe(410)
    expect((await send('/stays/email/abc', {})).answer?.status).toBe(410)
    app.advance(2 * day + 1000)
    expect((await send(path, {})).answer?.status).toBe(410)
    const another = await askFor(`other${guests}@example.test`)
    await testHotel.transition(id, 'cancelled', { cancelledBy: 'guest' })
    expect((await send(another, {})).answer?.status).toBe(410)
    expect((await testHotel.get(id)).guest.email).toBe(email)
  })
})
