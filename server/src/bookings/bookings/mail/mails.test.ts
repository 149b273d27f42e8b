import { available } from '@roomlark/contract/available'
import { eventWords } from '@roomlark/contract/booking-event-words'
import type { BookingEvent } from '@roomlark/contract/booking-events'
import { addDays } from '@roomlark/contract/dates'
import { plainFormats } from '@roomlark/contract/word-formats'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../../test/app.ts'
import { makeGuest } from '../../../../test/checkouts.ts'
import { lockWaits } from '../../../../test/locks.ts'
import { jobsDone, mailTo } from '../../../../test/mail.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { simpleTaxes } from '../../../../test/tax-rules.ts'
import { openTestHotel } from '../../../../test/test-hotel.ts'
import { waitUntil } from '../../../../test/wait.ts'
import type { Message } from '../../../adapters/mailer.ts'
import { eraseGuests } from '../erase.queries.ts'
import { makeGuestLink } from './guest-link.service.ts'
import { composeBookingMail, readLetter } from './mail-letter.service.ts'
import { mailBooking } from './mails.service.ts'
import { tendMails } from './reminders.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let guests = 0
/** Opens a hotel with its own desk, and a guest whom no other test uses. */
async function openDesk(on = app, hotel: object = {}) {
  guests += 1
  const desk = `desk-${guests}@hotel.example`
  const guest = { name: 'Hana Nakamura', email: `hana-${guests}@example.test`, phone: '+81 3 0000' }
  const testHotel = await openTestHotel(on, 5, { hotel: { contactEmail: desk, ...hotel } })
  const sentTo = (to: string) => on.sent.filter((mail) => mail.to === to)
  return {
    testHotel,
    guest,
    desk,
    book: (changes: object = {}) => testHotel.book({ guest, ...changes }),
    /** Waits until everything has been sent, and returns the subjects. */
    async subjects(to: string): Promise<string[]> {
      await jobsDone(on)
      return sentTo(to).map(({ subject }) => subject)
    },
    sentTo,
  }
}

const ctx = () => ({ ...app.services, sql: app.pool })
const readIcs = (mail: Message | undefined) =>
  String(mail?.attachments?.[0]?.content ?? '').replaceAll('\r\n ', '')

describe('a confirmation', () => {
  test('goes to the guest with everything agreed, and to the hotel with everything to know', async () => {
    const { testHotel, guest, desk, book } = await openDesk()
    await testHotel.setTaxes(simpleTaxes({ cityTaxCents: 350, vatPercent: 10 }))
    const plan = await testHotel.data(
      testHotel.ask(
        'POST',
        `${testHotel.base}/rates/plans`,
        planInput({ name: 'Bed & <Breakfast>', mealPlan: 'breakfast' }),
      ),
    )
    const booking = await book({
      ratePlanId: plan.id,
      checkOutOn: testHotel.day(13),
      childAges: [4],
      specialRequests: 'A cot, please',
      notes: 'pays late',
    })
    const mail = await mailTo(app, guest.email)
    expect(mail.subject).toBe(`Your stay at Villa Marenne is confirmed (${booking.reference})`)
    for (const words of [
      'You are booked, Hana Nakamura',
      `Reference: ${booking.reference}`,
      'from 15:00',
      'until 11:00',
      'Double, Via dei Limoni 14, 84017 Positano',
      '2 adults, 1 child',
      '3 nights',
      'Bed & <Breakfast>, Breakfast',
      'A cot, please',
      '3\u00A0×\u00A0€100.00',
      'VAT 10% included: €27.27',
      'City tax: €31.50',
      'Total: €331.50',
      'You pay the hotel in euros during your stay.',
      'Free',
      'the whole stay, after that, or if you do not arrive',
      'Via dei Limoni 14, 84017 Positano, Italy',
      desk,
      '+39 089 000 000',
      'Europe/Rome',
    ]) {
      expect(mail.text).toContain(words)
      expect(mail.html).toContain(
        words.split(': ').at(-1)?.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;'),
      )
    }
    expect(mail.text).not.toContain('pays late')
    expect(mail.html).not.toMatch(/<(script|link|Breakfast)/)
    const pictures = [...mail.html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, source]) => source)
    expect(pictures.filter((source) => !source?.startsWith(`${app.services.publicUrl}/`))).toEqual([])

    const toHotel = await mailTo(app, desk)
    expect(toHotel.subject).toMatch(
      new RegExp(`^New booking ${booking.reference} at ${testHotel.hotel.name}: Hana Nakamura, `),
    )
    for (const words of [guest.email, guest.phone, 'A cot, please', `/bookings?booking=${booking.id}`]) {
      expect(toHotel.text).toContain(words)
    }
    await jobsDone(app)
    const { events } = await testHotel.get(booking.id)
    expect(events.map((event: BookingEvent) => eventWords(event, plainFormats))).toEqual(
      expect.arrayContaining([`Confirmation sent to ${guest.email}`, `Confirmation sent to ${desk}`]),
    )
  })

  test('is in the language of the guest, with its calendar file; the hotel’s copy is in English', async () => {
    const { testHotel, guest, desk, book } = await openDesk()
    const booking = await book({ guest: { ...guest, language: 'de' } })
    const mail = await mailTo(app, guest.email)
    expect(mail.subject).toBe(`Ihr Aufenthalt bei Villa Marenne ist bestätigt (${booking.reference})`)
    expect(mail.text).toContain('Im Hotel zu zahlen')
    expect(readIcs(mail)).toContain('SUMMARY:Aufenthalt bei Villa Marenne')
    const toHotel = await mailTo(app, desk)
    expect(toHotel.subject).toContain(`New booking ${booking.reference}`)
    expect(toHotel.text).toContain('Language: German')
    expect(readIcs(toHotel)).toContain('SUMMARY:Stay at Villa Marenne')
    const wish = { checkInOn: testHotel.day(20), checkOutOn: testHotel.day(22) }
    const { mail: preview } = await testHotel.data(
      testHotel.ask('POST', `/api/v1/bookings/${booking.id}/stay/quote`, wish),
    )
    expect(preview.subject).toBe(`Ihr Aufenthalt bei Villa Marenne wurde geändert (${booking.reference})`)
  })

  test('of a guest who booked on the site tells both what the guest said', async () => {
    const { testHotel, guest, desk } = await openDesk()
    const visitor = makeGuest(app, testHotel)
    const { token } = (await visitor.begin({ language: 'fr' })).body.data
    await visitor.confirm(token, { email: guest.email, forWhom: 'someone-else', stayingName: 'Nonna Rossi' })
    const mail = await mailTo(app, guest.email)
    expect(mail.subject).toMatch(/^Villa Marenne : votre séjour est confirmé \(RL-/)
    for (const words of ['Nonna Rossi', 'Arrivée vers : 20:40', 'We arrive on the evening ferry.']) {
      expect(mail.text).toContain(words)
    }
    const toHotel = await mailTo(app, desk)
    for (const words of ['Booked for: Nonna Rossi', 'Arriving around: 20:40', 'Language: French']) {
      expect(toHotel.text).toContain(words)
    }
  })

  test('has the guest’s own link once guests can book, and while their site is open', async () => {
    const before = available.guestBooking
    available.guestBooking = true
    onTestFinished(() => {
      available.guestBooking = before
    })
    const { testHotel, guest, desk, book } = await openDesk()
    const booking = await book()
    const link = makeGuestLink(app.services, { id: booking.id, linkVersion: 1 })
    expect((await mailTo(app, guest.email)).text).toContain(`See or change your booking:\n${link}?lang=en\n`)
    const toHotel = await mailTo(app, desk)
    expect(toHotel.text + toHotel.html).not.toContain('/stays/bookings')
    const closed = await startTestAppForTest({ preview: true, databaseUrl: app.databaseUrl })
    const letter = await readLetter({ ...closed.services, sql: closed.pool }, booking.id)
    expect(letter?.isGuestSiteOpen).toBe(false)
    const mail = { id: 1, kind: 'confirmation', recipient: 'guest' } as const
    const row = { ...mail, eventId: 1, event: null, eventAt: null, arrivalOn: null }
    const message = letter && composeBookingMail({ ...closed.services, sql: closed.pool }, letter, row)
    expect(message?.text).toContain(testHotel.hotel.name)
    expect(message?.text).not.toContain('/stays/bookings')
  })

  test('of a hold waits until it is confirmed; a hold that is cancelled or changed sends nothing', async () => {
    const { testHotel, guest, book, subjects } = await openDesk()
    const held = await book({ state: 'held' })
    await testHotel.changeStay(held.id, {
      checkInOn: testHotel.day(10),
      checkOutOn: testHotel.day(11),
      version: 1,
    })
    const dropped = await book({ state: 'held' })
    await testHotel.transition(dropped.id, 'cancelled', { cancelledBy: 'guest' })
    expect(await subjects(guest.email)).toEqual([])
    await testHotel.transition(held.id, 'confirmed')
    expect(await subjects(guest.email)).toEqual([
      `Your stay at Villa Marenne is confirmed (${held.reference})`,
    ])
  })
})

describe('what comes after', () => {
  test('each change is emailed once, in order; internal notes are not included', async () => {
    const { testHotel, guest, desk, book, subjects, sentTo } = await openDesk()
    const booking = await book()
    const moved = await testHotel.data(
      testHotel.changeStay(booking.id, {
        checkInOn: testHotel.day(20),
        checkOutOn: testHotel.day(22),
        version: 1,
      }),
    )
    const details = { guest, specialRequests: '', notes: 'late', version: moved.version }
    const noted = await testHotel.data(
      testHotel.ask('PUT', `/api/v1/bookings/${booking.id}/details`, details),
    )
    await testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'guest', reason: 'Flu' })
    const about = `at Villa Marenne`
    expect(await subjects(guest.email)).toEqual([
      `Your stay ${about} is confirmed (${booking.reference})`,
      `Your stay ${about} has changed (${booking.reference})`,
      `Your stay ${about} is cancelled (${booking.reference})`,
    ])
    const [, change, cancellation] = sentTo(guest.email)
    expect(change?.text).toMatch(/was moved from .+ to .+\./)
    expect(cancellation?.text).toContain('As requested')
    expect(cancellation?.text).toContain('You owe nothing.')
    expect(cancellation?.text).not.toContain('Flu')
    expect((await subjects(desk)).at(-1)).toContain(
      `Booking ${booking.reference} at ${testHotel.hotel.name} is cancelled`,
    )
    expect(noted.version).toBe(moved.version + 1)
  })

  test('a late cancellation names the fee; one by the hotel says sorry', async () => {
    const { testHotel, guest, desk, book, sentTo } = await openDesk()
    const soon = await book({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(2) })
    await testHotel.transition(soon.id, 'cancelled', { cancelledBy: 'guest' })
    const later = await book()
    await testHotel.transition(later.id, 'cancelled', { cancelledBy: 'hotel', reason: 'A burst pipe' })
    await jobsDone(app)
    const cancelled = sentTo(guest.email).filter(({ subject }) => subject.includes('cancelled'))
    expect(cancelled[0]?.text).toContain('a cancellation fee of €200.00 is due')
    expect(cancelled[1]?.text).toContain('had to cancel your stay')
    expect(cancelled[1]?.text).toContain('You owe nothing.')
    expect(sentTo(desk).at(-1)?.text).toContain('A burst pipe')
  })

  test('a no-show is told only if the desk wants it, and the hotel gets no copy', async () => {
    const { testHotel, guest, desk, book, sentTo } = await openDesk()
    const dates = { checkInOn: testHotel.day(0), checkOutOn: testHotel.day(2) }
    const [told, silent] = [await book(dates), await book(dates)]
    await testHotel.data(testHotel.transition(told.id, 'no-show', { mailGuest: true }))
    await testHotel.data(testHotel.transition(silent.id, 'no-show'))
    await jobsDone(app)
    const missed = sentTo(guest.email).filter(({ subject }) => subject.startsWith('You were expected'))
    expect(missed.map(({ subject }) => subject)).toEqual([expect.stringContaining(told.reference)])
    expect(missed[0]?.text).toContain('a no-show fee of €200.00 is due')
    expect(sentTo(desk).filter(({ subject }) => subject.includes('expected'))).toEqual([])
  })

  test('check-in, check-out and no-show send no emails', async () => {
    const { testHotel, guest, book, subjects } = await openDesk()
    const booking = await book({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(2) })
    await testHotel.transition(booking.id, 'checked-in')
    await testHotel.transition(booking.id, 'checked-out')
    expect(await subjects(guest.email)).toHaveLength(1)
  })
})

describe('the calendar file', () => {
  test('names the instants at which the hotel’s clock shows check-in and check-out, over the change of clocks', async () => {
    const { guest, book } = await openDesk(app, { timeZone: 'America/New_York', currency: 'USD' })
    const year = new Date().getUTCFullYear() + 1
    // Clocks in the United States go forward on the second Sunday in March.
    const change =
      [8, 9, 10, 11, 12, 13, 14].find((day) => new Date(Date.UTC(year, 2, day)).getUTCDay() === 0) ?? 0
    const sunday = `${year}-03-${String(change).padStart(2, '0')}`
    const booking = await book({ checkInOn: addDays(sunday, -1), checkOutOn: addDays(sunday, 1) })
    const mail = await mailTo(app, guest.email)
    expect(mail.attachments?.[0]).toMatchObject({
      filename: `${booking.reference}.ics`,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    })
    const ics = readIcs(mail)
    const day = (offset: number) => addDays(sunday, offset).replaceAll('-', '')
    expect(ics).toContain(`DTSTART:${day(-1)}T200000Z`)
    expect(ics).toContain(`DTEND:${day(1)}T150000Z`)
    expect(ics).toContain(`UID:${booking.id}@roomlark`)
    expect(ics).toContain('METHOD:PUBLISH')
    expect(ics).toContain('SUMMARY:Stay at Villa Marenne')
  })

  test('follows the booking: changed by the same UID with a higher SEQUENCE, then cancelled', async () => {
    const { testHotel, guest, desk, book, sentTo } = await openDesk()
    const booking = await book()
    await testHotel.changeStay(booking.id, {
      checkInOn: testHotel.day(20),
      checkOutOn: testHotel.day(22),
      version: 1,
    })
    await testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'guest' })
    await jobsDone(app)
    const files = sentTo(guest.email).map(readIcs)
    expect(files).toHaveLength(3)
    for (const file of files) expect(file).toContain(`UID:${booking.id}@roomlark`)
    const sequences = files.map((file) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]))
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
    expect(files[2]).toContain('METHOD:CANCEL')
    expect(files[2]).toContain('STATUS:CANCELLED')
    // The link lets anybody change the stay, so the hotel's copies have none.
    const countLinks = (ics: string[]) =>
      ics.filter((file) => file.replaceAll(/\r\n /g, '').includes('/stays/bookings/')).length
    const ofHotel = sentTo(desk).map(readIcs)
    expect([files, ofHotel].map((ics) => [ics.length, countLinks(ics)])).toEqual([
      [3, 3],
      [3, 0],
    ])
  })
})

describe('once, whatever happens', () => {
  test('repeated jobs and repeated requests send nothing again', async () => {
    const { testHotel, guest, desk, subjects } = await openDesk()
    const key = 'the-same-key'
    const booking = await testHotel.book({ guest, key })
    await testHotel.book({ guest, key })
    await jobsDone(app)
    await Promise.all(Array.from({ length: 5 }, () => mailBooking(ctx(), booking.id)))
    await app.sql.begin((tx) =>
      app.services.jobs.enqueue(tx as never, 'mail.booking', { bookingId: booking.id }),
    )
    expect(await subjects(guest.email)).toHaveLength(1)
    expect(await subjects(desk)).toHaveLength(1)
  })

  test('a refused booking sends no emails', async () => {
    const { testHotel, guest, subjects } = await openDesk()
    const rooms = [{ roomTypeId: testHotel.type.id, quantity: 6 }]
    expect((await testHotel.tryBook({ guest, rooms, adults: 6 })).status).toBe(409)
    expect(await subjects(guest.email)).toEqual([])
  })

  test('a crash before the mail server accepts: it is sent later, once', async () => {
    let isUp = false
    const left: Message[] = []
    const mailer = {
      send: async (message: Message) => {
        if (!isUp) throw new Error('connection refused')
        left.push(message)
      },
    }
    const other = await startTestAppForTest({ mailer, retriesJobs: true })
    const { book } = await openDesk(other)
    const booking = await book()
    await waitUntil('a first try', () => other.logs.some((line) => line.includes('connection refused')))
    // The job is gone for good, as after a long outage.
    await other.sql`DELETE FROM pgboss.job WHERE name = 'mail.booking'`
    isUp = true
    const later = { ...other.services, sql: other.pool }
    await tendMails(later)
    expect(left).toHaveLength(0)
    other.advance(10 * 60_000)
    await tendMails(later)
    await waitUntil('both mails', () => left.length === 2)
    await jobsDone(other)
    other.advance(10 * 60_000)
    await tendMails(later)
    await jobsDone(other)
    expect(left.map(({ id }) => id).sort()).toEqual([
      expect.stringMatching(new RegExp(`^${booking.id}\\.\\d+\\.confirmation\\.guest$`)),
      expect.stringMatching(new RegExp(`^${booking.id}\\.\\d+\\.confirmation\\.hotel$`)),
    ])
  })

  test('a guest who is erased while an email leaves waits for nobody in a circle, and stays erased', async () => {
    const { guest, book, sentTo } = await openDesk()
    const booking = await book()
    await jobsDone(app)
    await app.sql`
      UPDATE booking_mails SET sent_at = NULL, sent_to = NULL, sending_since = NULL
      WHERE booking_id = ${booking.id} AND recipient = 'guest'`
    let sending: Promise<void> | undefined
    await app.pool.begin(async (tx) => {
      await tx`SELECT FROM bookings WHERE id = ${booking.id} FOR UPDATE`
      sending = mailBooking(ctx(), booking.id)
      await waitUntil('the sender to wait', async () => (await lockWaits(app)) > 0)
      await eraseGuests(tx, { bookingId: booking.id }, app.services.clock())
    })
    await sending
    expect(sentTo(guest.email)).toHaveLength(2)
    const left = await app.sql`
      SELECT sent_to FROM booking_mails WHERE booking_id = ${booking.id} AND sent_to IS NOT NULL
      UNION ALL SELECT particulars FROM booking_events WHERE booking_id = ${booking.id} AND particulars IS NOT NULL`
    expect(left).toEqual([])
  })

  test('a crash after it accepted and before that was noted: the copy is known by its Message-ID', async () => {
    const { guest, book, sentTo } = await openDesk()
    const booking = await book()
    await jobsDone(app)
    await app.sql`
      UPDATE booking_mails SET sent_at = NULL, sent_to = NULL WHERE booking_id = ${booking.id} AND recipient = 'guest'`
    // The server that was sending it has a minute before another one takes over.
    await mailBooking(ctx(), booking.id)
    expect(sentTo(guest.email)).toHaveLength(1)
    const again = await app.sql`
      SELECT start_after > now() + interval '2 seconds' AS "isLater" FROM pgboss.job
      WHERE name = 'mail.booking' AND state = 'created' AND data->>'bookingId' = ${booking.id}`
    expect(again).toEqual([{ isLater: true }])
    await app.sql`UPDATE booking_mails SET sending_since = now() - interval '2 minutes' WHERE sent_at IS NULL`
    await mailBooking(ctx(), booking.id)
    const [first, copy, ...more] = sentTo(guest.email)
    expect(more).toEqual([])
    expect(first?.id).toBeDefined()
    expect(copy?.id).toBe(first?.id)
  })

  test('an address that does not work holds up neither the hotel nor the corrected one', async () => {
    const left: Message[] = []
    const mailer = {
      send: async (message: Message) => {
        if (message.to.startsWith('wrong')) throw new Error('550 no such mailbox')
        left.push(message)
      },
    }
    const other = await startTestAppForTest({ mailer, retriesJobs: true })
    const { testHotel, desk, guest, book } = await openDesk(other)
    const wrong = { ...guest, email: 'wrong@example.test' }
    const booking = await book({ guest: wrong })
    await waitUntil('the hotel’s mail', () => left.length === 1)
    expect(left[0]?.to).toBe(desk)
    const details = { guest, specialRequests: '', notes: '', version: 1 }
    await testHotel.data(testHotel.ask('PUT', `/api/v1/bookings/${booking.id}/details`, details))
    await waitUntil('the mails', () => left.length === 4)
    const toGuest = left.filter(({ to }) => to === guest.email).map(({ id }) => id?.split('.')[2])
    expect(toGuest).toEqual(['confirmation', 'change'])
  })
})
