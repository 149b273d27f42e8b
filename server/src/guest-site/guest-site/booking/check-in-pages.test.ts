import { join } from 'node:path'
import { addDays } from '@roomlark/contract/dates'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { forge } from '../../../../test/mail.ts'
import { createMember } from '../../../../test/team.ts'
import { happened, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'
import { makeGuestToken } from '../../../bookings/bookings/mail/guest-link.service.ts'
import { sweepRegistrations } from '../../../bookings/bookings/registration/registration.service.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')

let app: TestApp
let testHotel: TestHotel
let id: string
let guests = 0
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
  testHotel = await openTestHotel(app, 40, { hotel: { houseRules: 'No parties after ten.' } })
})
beforeEach(async () => {
  guests += 1
  const guest = { name: 'Hana Nakamura', email: `hana${guests}@example.test` }
  const stay = { checkInOn: testHotel.day(3), checkOutOn: testHotel.day(5) }
  id = (await testHotel.book({ ...stay, guest, adults: 1, childAges: [6] })).id
})
afterEach(() => app.advance(Date.now() - app.services.clock().getTime()))
afterAll(() => app.close())

const booking = () => `/stays/bookings/${makeGuestToken(app.services, { id, linkVersion: 1 })}`
const page = async () => app.ask('GET', `${booking()}/check-in`)
const desk = (path = `/api/v1/bookings/${id}/registration`) => testHotel.data(testHotel.ask('GET', path))
const stateAtDesk = async () => (await testHotel.get(id)).onlineCheckIn

const signature = 'M20 100L40 60L60 110L80 70L100 100L140 90L180 95L240 80'
const whole = {
  arrivalTime: '18:30',
  'name-0': 'Hana Nakamura',
  'nationality-0': 'JP',
  'birthday-0': '1988-04-02',
  'sex-0': 'female',
  'birthplace-0': 'Kyoto',
  'documentKind-0': 'passport',
  'documentNumber-0': 'TK 1234567',
  'documentIssuer-0': 'Tokyo',
  'name-1': 'Ren Nakamura',
  'nationality-1': 'JP',
  'birthday-1': '2020-01-05',
  'sex-1': 'male',
  'birthplace-1': 'Kyoto',
  rules: 'yes',
  signature,
  signedName: '',
}

async function send(form: Record<string, string>, version?: string) {
  const { body } = await page()
  const known = version ?? /name="version" value="(\d+)"/.exec(String(body))?.[1] ?? '0'
  const { status, headers } = await fetch(`${app.url}${booking()}/check-in`, {
    method: 'POST',
    body: new URLSearchParams({ version: known, ...form }),
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const to = headers.get('location') ?? ''
  const answer = await app.ask('GET', to)
  return { sent: status, to, status: answer.status, body: String(answer.body) }
}

function setDay(day: string, time = '12:00'): void {
  app.advance(toInstant(day, time, testHotel.hotel.timeZone).getTime() - app.services.clock().getTime())
}

describe('a guest who checks in online', () => {
  test('fills in the form once, and the desk sees who comes', async () => {
    expect(await stateAtDesk()).toBe('none')
    expect((await app.ask('GET', booking())).body).toContain('Check in online')
    const { to, body } = await send(whole)
    expect([to, body.includes('You are checked in online')]).toEqual([`${booking()}?registered=1`, true])
    const seen = await testHotel.get(id)
    expect(seen).toMatchObject({ onlineCheckIn: 'ready', arrivalTime: '18:30' })
    expect(happened(seen).at(-1)).toMatchObject({ params: { details: ['arrivalTime', 'registration'] } })
    expect(await desk()).toMatchObject({
      isReady: true,
      hasAgreedToRules: true,
      drawnSignature: signature,
      erasedOn: addDays(seen.checkOutOn, 1),
      guests: [
        { name: 'Hana Nakamura', nationality: 'JP', documentNumber: 'TK 1234567' },
        { name: 'Ren Nakamura', documentNumber: '' },
      ],
    })
    const [listed] = (await testHotel.data(
      testHotel.ask('GET', `/api/v1/bookings?search=hana${guests}@`),
    )) as {
      onlineCheckIn: string
    }[]
    expect(listed?.onlineCheckIn).toBe('ready')
    const [{ stored }] = await app.sql<[{ stored: string }]>`
      SELECT string_agg(r::text, '') AS stored FROM booking_registrations r`
    expect(stored).not.toMatch(/TK 1234567|Nakamura/)
  })

  test('goes on where they stopped, and is ready once nothing is missing', async () => {
    const first = await send({ later: 'yes', 'name-0': 'Hana Nakamura', 'birthday-0': '1988-04-02' })
    expect([first.sent, first.body.includes('You can go on later')]).toEqual([303, true])
    expect(await stateAtDesk()).toBe('begun')
    expect((await page()).body).toContain('value="1988-04-02"')
    const { 'documentNumber-0': _, ...incomplete } = whole
    const second = await send(incomplete)
    expect(second.status).toBe(400)
    expect(second.body).toContain('One thing needs another look')
    expect(second.body).toContain('href="#checkout-documentNumber-0"')
    // Everything else was kept, also for another device.
    expect(await stateAtDesk()).toBe('begun')
    expect((await page()).body).toContain(`value="${signature}"`)
    expect((await send(whole)).body).toContain('You are checked in online')
  })

  test('gets what is wrong back with what was typed, and a finished check-in stays as it is', async () => {
    await send(whole)
    const { status, body } = await send({
      ...whole,
      'birthday-0': '2999-01-01',
      'nationality-1': 'XX',
      'documentNumber-0': '<b>',
      arrivalTime: '25:00',
      signature: 'M0 0L900 900',
    })
    expect(status).toBe(400)
    for (const words of [
      '2999-01-01',
      '&lt;b&gt;',
      'Enter a time like 18:30',
      'sign once more',
      'Choose a country',
    ])
      expect(body).toContain(words)
    expect(await desk()).toMatchObject({ isReady: true, guests: [{ birthday: '1988-04-02' }, {}] })
    expect((await testHotel.get(id)).arrivalTime).toBe('18:30')
  })

  test('signs by typing where there is no script, and agrees to the house rules', async () => {
    const typed = { ...whole, signature: '', signedName: 'Hana Nakamura' }
    const { rules: _, ...without } = typed
    expect((await send(without)).body).toContain('agree to the house rules to finish')
    await send(typed)
    expect(await desk()).toMatchObject({ isReady: true, typedSignature: 'Hana Nakamura' })
  })

  test('can do so from three days before until the desk has checked them in', async () => {
    await testHotel.data(
      testHotel.changeStay(id, { checkInOn: testHotel.day(4), checkOutOn: testHotel.day(6), version: 1 }),
    )
    const early = await page()
    expect([early.status, String(early.body).includes('opens on')]).toEqual([409, true])
    expect((await send(whole)).status).toBe(409)
    expect(await desk()).toBeNull()
    setDay(testHotel.day(1), '00:01')
    expect((await send(whole)).body).toContain('You are checked in online')
    setDay(addDays(testHotel.today(), 3))
    await app.sql`UPDATE sessions SET expires_at = expires_at + interval '30 days'`
    expect((await testHotel.transition(id, 'checked-in')).status).toBe(200)
    const late = await page()
    expect([late.status, String(late.body).includes('TK 1234567')]).toEqual([409, false])
    expect((await send({ ...whole, 'name-0': 'Late' }, '1')).status).toBe(409)
    expect(await desk()).toMatchObject({ guests: [{ name: 'Hana Nakamura' }, {}] })
  })

  test('cannot do so at a hotel that registers everybody at its desk', async () => {
    const arrivals = `${testHotel.base}/arrivals`
    const now = await testHotel.data(testHotel.ask('GET', arrivals))
    const off = await testHotel.data(testHotel.ask('PUT', arrivals, { ...now, takesCheckIn: false }))
    expect((await app.ask('GET', booking())).body).not.toContain('Check in online')
    const asked = await page()
    expect([asked.status, String(asked.body).includes('at the desk when they arrive')]).toEqual([409, true])
    expect((await send(whole)).status).toBe(409)
    expect(await desk()).toBeNull()
    await testHotel.data(testHotel.ask('PUT', arrivals, { ...off, takesCheckIn: true }))
    expect((await send(whole)).body).toContain('You are checked in online')
  })

  test('does not overwrite what another tab has saved, and sees nobody else’s', async () => {
    await send(whole)
    const { status, body } = await send({ ...whole, 'name-0': 'Other Tab' }, '0')
    expect([status, body.includes('Other Tab')]).toEqual([409, true])
    expect(body).toContain('changed or closed meanwhile')
    expect(await desk()).toMatchObject({ guests: [{ name: 'Hana Nakamura' }, {}] })
    expect((await app.ask('GET', forge(`${booking()}/check-in`))).status).toBe(404)
    const other = await openTestHotel(app, 1)
    expect((await other.ask('GET', `/api/v1/bookings/${id}/registration`)).status).toBe(404)
    const { hotel, owner } = testHotel
    const cleaner = await createMember(app, owner.id, [{ hotelId: hotel.id, role: 'housekeeping' }])
    const asked = await app.ask('GET', `/api/v1/bookings/${id}/registration`, { token: cleaner.token })
    expect(asked.status).toBe(403)
  })

  test('is not ready any more once more guests come', async () => {
    await send(whole)
    const { version } = await testHotel.get(id)
    await app.sql`UPDATE bookings SET adults = 2, version = ${version + 1} WHERE id = ${id}`
    expect(await stateAtDesk()).toBe('begun')
    expect(await desk()).toMatchObject({ isReady: false })
    expect((await page()).body).toContain('Guest 3')
  })
})

describe('the registration card', () => {
  const readText = async ({ base64 }: { base64: string }) => {
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
    return (await extractText(pdf, { mergePages: true })).text
  }

  test('has what was entered and the signature, and is not printed again to be signed', async () => {
    const card = `/api/v1/bookings/${id}/registration-card`
    const ofDay = `${testHotel.base}/registration-cards?day=${testHotel.day(3)}`
    expect(await readText(await desk(card))).not.toContain('on the screen')
    expect(await readText(await desk(ofDay))).toContain((await testHotel.get(id)).reference)
    await send(whole)
    const text = await readText(await desk(card))
    for (const words of ['TK 1234567', 'Ren Nakamura', 'Japan', 'signed on the screen', 'house rules'])
      expect(text).toContain(words)
    expect(await readText(await desk(ofDay))).not.toContain((await testHotel.get(id)).reference)
    const { hotel, owner } = testHotel
    const { token } = await createMember(app, owner.id, [{ hotelId: hotel.id, role: 'accountant' }])
    expect((await app.ask('GET', card, { token })).status).toBe(403)
    // Once everybody has signed, nothing is left to print.
    const other = await openTestHotel(app, 1, { hotel: { country: 'US', city: 'Boston', houseRules: '' } })
    const stay = { checkInOn: other.day(1), checkOutOn: other.day(2), adults: 1 }
    id = (await other.book(stay)).id
    await send({ 'name-0': 'Hana', 'nationality-0': 'JP', signedName: 'Hana' })
    expect((await other.ask('GET', `${other.base}/registration-cards?day=${other.day(1)}`)).status).toBe(409)
  })
})

describe('what a country asks', () => {
  test('is asked of foreigners only where its law says so, and nothing else is kept', async () => {
    const german = await openTestHotel(app, 2, { hotel: { country: 'DE', city: 'Lindau', houseRules: '' } })
    const stay = { checkInOn: german.day(1), checkOutOn: german.day(2), adults: 2 }
    id = (await german.book(stay)).id
    const body = String((await page()).body)
    expect(body).toContain('name="documentNumber-0"')
    expect(body).not.toContain('name="documentNumber-1"')
    const { body: done } = await send({
      'name-0': 'Jan Weber',
      'nationality-0': 'DE',
      'documentNumber-0': 'C01X00T47',
      'name-1': 'Hana Nakamura',
      'nationality-1': 'JP',
      'birthday-1': '1988-04-02',
      signedName: 'Jan Weber',
    })
    expect(done).toContain('You are checked in online')
    const kept = await german.data(german.ask('GET', `/api/v1/bookings/${id}/registration`))
    expect(kept.guests).toMatchObject([
      { name: 'Jan Weber', documentNumber: '' },
      { name: 'Hana Nakamura', birthday: '1988-04-02' },
    ])
    expect(kept.erasedOn).toBe(addDays(addDays(stay.checkOutOn, 365), 1))
  })
})

describe('a registration', () => {
  const sweep = () => sweepRegistrations({ ...app.services, sql: app.pool })
  const count = async () => (await app.sql`SELECT FROM booking_registrations WHERE booking_id = ${id}`).length

  test('is erased when the law of the country no longer has it kept', async () => {
    await send(whole)
    const { checkOutOn } = await testHotel.get(id)
    await app.sql`UPDATE bookings SET state = 'checked-out' WHERE id = ${id}`
    setDay(checkOutOn)
    await sweep()
    expect(await count()).toBe(1)
    setDay(addDays(checkOutOn, 1))
    await sweep()
    expect(await count()).toBe(0)
  })

  test('is erased with a stay that is cancelled', async () => {
    await send(whole)
    await testHotel.transition(id, 'cancelled', { cancelledBy: 'guest' })
    await sweep()
    expect(await count()).toBe(0)
  })

  test('is part of what a guest gets to read, and goes with their erasure', async () => {
    await send(whole)
    const { guest } = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${id}/guest`))
    const path = `/api/v1/guests/${guest.id}`
    const { text } = await testHotel.data(testHotel.ask('GET', `${path}/export`))
    const [first, second] = JSON.parse(text).registrations
    expect(first).toMatchObject({ document_number: 'TK 1234567', signature })
    expect(second).toMatchObject({ name: 'Ren Nakamura', signature: null })
    await testHotel.transition(id, 'cancelled', { cancelledBy: 'guest' })
    const { version } = await testHotel.data(testHotel.ask('GET', path))
    expect((await testHotel.ask('POST', `${path}/erase`, { version })).status).toBe(200)
    expect(await count()).toBe(0)
  })
})
