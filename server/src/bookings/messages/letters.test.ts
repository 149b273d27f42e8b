import type { BookingLetter, LetterKind, LetterTemplate } from '@roomlark/contract/bookings/letters'
import { addDays } from '@roomlark/contract/dates'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { jobsDone } from '../../../test/mail.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { tendMails } from '../bookings/mail/reminders.service.ts'
import { sendDueLetters } from './letters.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const texts = {
  en: {
    subject: 'See you soon, {guest}',
    body: 'Your {rooms} at {hotel} is ready on {checkIn}.\n\nParking is free.',
  },
  de: { subject: 'Bis bald, {guest}', body: 'Anreise am {checkIn} ab {checkInTime}, {nights}.' },
}

function save(hotel: TestHotel, kind: LetterKind, changes: object = {}) {
  const input = { isOn: true, days: 3, hour: 10, texts, version: 0, ...changes }
  return hotel.ask('PUT', `${hotel.base}/letters/${kind}`, input)
}

function setClock(date: string, time: string): void {
  app.advance(toInstant(date, time, 'Europe/Rome').getTime() - app.services.clock().getTime())
}

/** The letters to addresses of one test, after the schedule has run or not. */
async function lettersTo(domain: string, run = true): Promise<string[]> {
  if (run) await sendDueLetters({ ...app.services, sql: app.pool })
  await jobsDone(app)
  const letters = app.sent.filter(({ id, to }) => id?.startsWith('letter.') && to.endsWith(domain))
  return letters.map(({ to, subject }) => `${to.replace(domain, '')}: ${subject}`).sort()
}

describe('templates', () => {
  test('are written by hotel, kind and language, and an unknown variable is named', async () => {
    const hotel = await openTestHotel(app)
    const listed: LetterTemplate[] = await hotel.data(hotel.ask('GET', `${hotel.base}/letters`))
    expect(listed.map(({ kind, isOn, version }) => [kind, isOn, version])).toEqual([
      ['confirmation', false, 0],
      ['before-arrival', false, 0],
      ['after-departure', false, 0],
    ])
    const wrong = { en: { subject: 'Hello {name}', body: 'From {hotel} to {room} and {room}' } }
    expect((await save(hotel, 'before-arrival', { texts: wrong })).body).toMatchObject({
      code: 'validation_failed',
      fields: { 'texts.en.subject': 'There is no {name}', 'texts.en.body': 'There is no {room}' },
    })
    expect((await save(hotel, 'before-arrival', { texts: {} })).status).toBe(400)
    const bare = { en: { subject: '', body: 'Welcome' } }
    expect((await save(hotel, 'before-arrival', { texts: bare })).body.fields).toHaveProperty([
      'texts.en.subject',
    ])
    expect(await hotel.data(save(hotel, 'confirmation', { texts: bare }))).toMatchObject({ version: 1 })
    expect(await hotel.data(save(hotel, 'before-arrival'))).toMatchObject({ texts, days: 3, version: 1 })
    // Two people write at once: the second is refused, whether it is new or a change.
    expect((await save(hotel, 'before-arrival')).status).toBe(409)
    expect(await hotel.data(save(hotel, 'before-arrival', { version: 1, isOn: false }))).toMatchObject({
      version: 2,
    })
    expect((await save(hotel, 'before-arrival', { version: 1 })).status).toBe(409)
    const stranger = await openTestHotel(app)
    expect((await stranger.ask('GET', `${hotel.base}/letters`)).status).toBe(404)
    const foreign = { language: 'en', text: texts.en }
    expect((await stranger.ask('POST', `${hotel.base}/letters/preview`, foreign)).status).toBe(404)
    const admin = await createActor(app, 'admin')
    const { body } = await app.ask('GET', '/api/v1/audit?action=hotel.letter&limit=10', {
      token: admin.token,
    })
    expect(body.data[0].changes).toEqual([{ field: 'isOn', before: 'true', after: 'false' }])
  })

  test('are previewed with the latest booking, or with invented values', async () => {
    const hotel = await openTestHotel(app)
    const preview = (language: string, text: object) =>
      hotel.data(hotel.ask('POST', `${hotel.base}/letters/preview`, { language, text }))
    expect(await preview('en', texts.en)).toMatchObject({ reference: null, paragraphs: { length: 2 } })
    const booking = await hotel.book({ guest: { name: 'Bo {hotel} Lind', email: 'bo@example.test' } })
    const shown = await preview('de', texts.de)
    expect(shown.reference).toBe(booking.reference)
    // A guest's name is never read as a variable.
    expect(shown.subject).toMatch(/^Bis bald, .*Bo \{hotel\} Lind/)
    expect(shown.paragraphs[0]).toMatch(/ab 15:00, 2 Nächte\.$/)
  })
})

describe('POST /bookings/:id/letters', () => {
  test('sends a letter or the confirmation again, with the hotel’s words in it', async () => {
    const hotel = await openTestHotel(app)
    await hotel.data(
      save(hotel, 'confirmation', { texts: { en: { subject: '', body: 'Ring the bell at {hotel}.' } } }),
    )
    const domain = '@again.test'
    const booking = await hotel.book({ guest: { name: 'Hana', email: `hana${domain}` } })
    const path = `/api/v1/bookings/${booking.id}/letters`
    await jobsDone(app)
    expect(app.sent.find(({ to }) => to === `hana${domain}`)?.text).toContain('Ring the bell')
    const list = (): Promise<BookingLetter[]> => hotel.data(hotel.ask('GET', path))
    expect((await list()).map(({ kind, sentAt, canSend }) => [kind, sentAt.length, canSend])).toEqual([
      ['confirmation', 1, true],
      ['before-arrival', 0, false],
      ['after-departure', 0, false],
    ])
    await hotel.data(hotel.ask('POST', path, { kind: 'confirmation' }))
    expect(await lettersTo(domain, false)).toHaveLength(1)
    expect((await list())[0]?.sentAt).toHaveLength(2)
    expect((await hotel.ask('POST', path, { kind: 'after-departure' })).status).toBe(409)
    // By hand a letter is sent although it is switched off.
    await hotel.data(save(hotel, 'before-arrival', { isOn: false }))
    await hotel.data(hotel.ask('POST', path, { kind: 'before-arrival' }))
    expect(await lettersTo(domain, false)).toContainEqual(expect.stringMatching(/See you soon/))
    const stranger = await openTestHotel(app)
    for (const [method, body] of [['GET'], ['POST', { kind: 'confirmation' }]] as const) {
      expect((await stranger.ask(method, path, body)).status).toBe(404)
    }
    await hotel.data(hotel.transition(booking.id, 'cancelled', { cancelledBy: 'guest' }))
    expect((await list()).some(({ canSend }) => canSend)).toBe(false)
  })
})

describe('the schedule', () => {
  test('sends each letter once, in the guest’s language, on its day by the hotel’s clock', async () => {
    const hotel = await openTestHotel(app, 9)
    const domain = '@schedule.test'
    await hotel.data(save(hotel, 'before-arrival', { days: 2 }))
    const thanks = { en: { subject: 'Thank you', body: 'Come again' } }
    await hotel.data(save(hotel, 'after-departure', { days: 1, hour: 9, texts: thanks }))
    const [arrival, departure] = [hotel.day(3), hotel.day(4)]
    const stay = { checkInOn: arrival, checkOutOn: departure }
    const guest = (name: string, language = 'en') => ({
      ...stay,
      guest: { name, email: `${name}${domain}`, language },
    })
    const ana = await hotel.book(guest('ana', 'de'))
    const bo = await hotel.book(guest('bo', 'it'))
    const gone = await hotel.book(guest('gone'))
    await hotel.book({ ...guest('held'), state: 'held' })
    await hotel.data(hotel.transition(gone.id, 'cancelled', { cancelledBy: 'guest' }))
    setClock(addDays(arrival, -2), '09:59')
    expect(await lettersTo(domain)).toEqual([])
    setClock(addDays(arrival, -2), '10:00')
    const before = [
      expect.stringMatching(/^ana: Bis bald, .*ana/),
      expect.stringMatching(/^bo: See you soon, .*bo/),
    ]
    expect(await lettersTo(domain)).toEqual(before)
    // Whoever books after that day gets it as well, and nobody gets it twice.
    await hotel.book(guest('late'))
    expect(await lettersTo(domain)).toEqual([...before, expect.stringMatching(/^late: /)])

    // The letter stands for the reminder of the day before, which only the hotel gets then.
    setClock(addDays(arrival, -1), '10:00')
    await tendMails({ ...app.services, sql: app.pool })
    await jobsDone(app)
    const reminded = app.sent.filter(({ id }) => id?.includes('.reminder.')).map(({ to }) => to)
    expect(reminded).toContain(hotel.hotel.contactEmail)
    expect(reminded.filter((to) => to.endsWith(domain))).toEqual([])

    setClock(arrival, '16:00')
    for (const { id } of [ana, bo]) await hotel.data(hotel.transition(id, 'checked-in'))
    setClock(departure, '10:30')
    for (const { id } of [ana, bo]) await hotel.data(hotel.transition(id, 'checked-out'))
    const { guest: known } = await hotel.data(hotel.ask('GET', `/api/v1/bookings/${bo.id}/guest`))
    const profile = await hotel.data(hotel.ask('GET', `/api/v1/guests/${known.id}`))
    const { name, email, language, birthday, preferences, notes, version } = profile
    const stop = {
      name,
      email,
      language,
      birthday,
      preferences,
      notes,
      version,
      consent: null,
      noLetters: true,
      isVip: false,
    }
    await hotel.data(hotel.ask('PUT', `/api/v1/guests/${known.id}`, stop))
    expect(await lettersTo(domain)).toHaveLength(3)
    setClock(addDays(departure, 1), '09:00')
    expect(await lettersTo(domain)).toHaveLength(4)
    expect(await lettersTo(domain)).toContain('ana: Thank you')
    const thankYou = app.sent.findLast(({ subject }) => subject === 'Thank you')
    expect(thankYou?.text).toContain('No more letters from this hotel')
    expect(thankYou?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http.+\/stays\/bookings\/[\w-]{43}\/letters\?lang=en>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })
})
