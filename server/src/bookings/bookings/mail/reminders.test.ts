import { addDays } from '@roomlark/contract/dates'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { describe, expect, test } from 'vitest'
import { startTestAppForTest, type TestApp } from '../../../../test/app.ts'
import { jobsDone } from '../../../../test/mail.ts'
import { openTestHotel } from '../../../../test/test-hotel.ts'
import { tendMails } from './reminders.service.ts'

/** Sets the server's clock to a time on a hotel's clock. */
function setClock(app: TestApp, date: string, time: string, timeZone: string): void {
  app.advance(toInstant(date, time, timeZone).getTime() - app.services.clock().getTime())
}

describe('the reminder', () => {
  test('goes out once, from ten o’clock on the day before arrival by the hotel’s clock', async () => {
    const app = await startTestAppForTest()
    const [rome, tokyo] = [
      await openTestHotel(app, 5),
      await openTestHotel(app, 5, { hotel: { timeZone: 'Asia/Tokyo', currency: 'JPY' } }),
    ]
    const arrival = rome.day(10)
    const stay = { checkInOn: arrival, checkOutOn: addDays(arrival, 2) }
    const guest = (email: string) => ({ ...stay, guest: { name: 'Hana', email } })
    await rome.book(guest('rome@example.test'))
    await tokyo.book(guest('tokyo@example.test'))
    const moved = await rome.book(guest('moved@example.test'))
    const gone = await rome.book(guest('gone@example.test'))
    await rome.book({ ...guest('held@example.test'), state: 'held' })
    await rome.data(
      rome.changeStay(moved.id, {
        checkInOn: addDays(arrival, 1),
        checkOutOn: addDays(arrival, 2),
        version: 1,
      }),
    )
    await rome.transition(gone.id, 'cancelled', { cancelledBy: 'guest' })
    const reminded = async () => {
      await tendMails({ ...app.services, sql: app.pool })
      await jobsDone(app)
      const reminders = app.sent.filter(({ id }) => id?.includes('.reminder.'))
      return reminders.map(({ to }) => to.replace(/@(example.test|marenne.example)$/, '')).sort()
    }

    setClock(app, addDays(arrival, -1), '09:59', 'Asia/Tokyo')
    expect(await reminded()).toEqual([])
    setClock(app, addDays(arrival, -1), '10:00', 'Asia/Tokyo')
    expect(await reminded()).toEqual(['desk', 'tokyo'])
    setClock(app, addDays(arrival, -1), '09:59', 'Europe/Rome')
    expect(await reminded()).toEqual(['desk', 'tokyo'])
    setClock(app, addDays(arrival, -1), '10:00', 'Europe/Rome')
    expect(await reminded()).toEqual(['desk', 'desk', 'rome', 'tokyo'])
    expect(await reminded()).toEqual(['desk', 'desk', 'rome', 'tokyo'])
    const mail = app.sent.findLast(({ to }) => to === 'rome@example.test')
    expect(mail?.subject).toMatch(/^Tomorrow: Villa Marenne, from 15:00/)
    expect(mail?.attachments).toBeUndefined()

    setClock(app, arrival, '11:00', 'Europe/Rome')
    expect(await reminded()).toEqual(['desk', 'desk', 'desk', 'moved', 'rome', 'tokyo'])
  })

  test('is not sent to guests who booked that day, nor for a stay cancelled before', async () => {
    const app = await startTestAppForTest()
    const testHotel = await openTestHotel(app, 5)
    const arrival = testHotel.day(10)
    const stay = { checkInOn: arrival, checkOutOn: addDays(arrival, 2) }
    const early = await testHotel.book(stay)
    setClock(app, addDays(arrival, -1), '12:00', 'Europe/Rome')
    // The session would have expired in the meantime.
    await app.sql`UPDATE sessions SET expires_at = expires_at + interval '30 days'`
    const late = await testHotel.book(stay)
    await app.sql`
      INSERT INTO booking_mails (booking_id, kind, recipient, arrival_on, queued_at)
      VALUES (${early.id}, 'reminder', 'guest', ${arrival}, now())`
    await testHotel.data(testHotel.transition(early.id, 'cancelled', { cancelledBy: 'guest' }))
    await tendMails({ ...app.services, sql: app.pool })
    await jobsDone(app)
    expect(app.sent.filter(({ id }) => id?.includes('.reminder.'))).toEqual([])
    const [left] = await app.sql`
      SELECT count(*)::integer FROM booking_mails WHERE booking_id IN (${early.id}, ${late.id}) AND kind = 'reminder'`
    expect(left?.count).toBe(0)
  })
})

describe('the invitation to check in online', () => {
  test('goes to the guest once, three days before arrival, and leads to the form', async () => {
    const app = await startTestAppForTest()
    const testHotel = await openTestHotel(app, 5)
    const arrival = testHotel.day(10)
    const stay = { checkInOn: arrival, checkOutOn: addDays(arrival, 2) }
    const guest = { name: 'Hana', email: 'hana@example.test', language: 'de' }
    const { id } = await testHotel.book({ ...stay, guest })
    const gone = await testHotel.book({ ...stay, guest: { name: 'Ren', email: 'ren@example.test' } })
    await testHotel.transition(gone.id, 'cancelled', { cancelledBy: 'guest' })
    const invited = async () => {
      await tendMails({ ...app.services, sql: app.pool })
      await jobsDone(app)
      return app.sent.filter((mail) => mail.id?.includes('.check-in.'))
    }

    setClock(app, addDays(arrival, -3), '09:59', 'Europe/Rome')
    expect(await invited()).toEqual([])
    setClock(app, addDays(arrival, -3), '10:00', 'Europe/Rome')
    const arrivals = `${testHotel.base}/arrivals`
    const settings = await testHotel.data(testHotel.ask('GET', arrivals))
    await testHotel.data(testHotel.ask('PUT', arrivals, { ...settings, takesCheckIn: false }))
    expect(await invited()).toEqual([])
    await testHotel.data(
      testHotel.ask('PUT', arrivals, { ...settings, takesCheckIn: true, version: settings.version + 1 }),
    )
    await invited()
    const [mail, ...others] = await invited()
    expect([mail?.to, others]).toEqual(['hana@example.test', []])
    expect(mail?.subject).toMatch(/^Online einchecken: Villa Marenne/)
    expect(mail?.text).toMatch(/\/stays\/bookings\/[^/\s]+\/check-in\?lang=de/)
    await app.sql`UPDATE sessions SET expires_at = expires_at + interval '30 days'`
    const { events } = await testHotel.get(id)
    expect(events.at(-1)).toMatchObject({ kind: 'mail', params: { mail: 'check-in' } })
  })
})

describe('toInstant', () => {
  test.each([
    ['2026-12-03', '15:00', 'Europe/Rome', '2026-12-03T14:00'],
    ['2026-07-03', '15:00', 'Europe/Rome', '2026-07-03T13:00'],
    ['2026-07-03', '00:00', 'Asia/Kathmandu', '2026-07-02T18:15'],
    ['2026-07-03', '23:30', 'America/Los_Angeles', '2026-07-04T06:30'],
    // 02:30 does not exist on this day, so it is read as two and a half hours after midnight, which is 03:30.
    ['2026-03-29', '02:30', 'Europe/Rome', '2026-03-29T01:30'],
    ['2026-03-29', '03:00', 'Europe/Rome', '2026-03-29T01:00'],
    // 02:30 occurs twice on this day, and the first occurrence counts.
    ['2026-10-25', '02:30', 'Europe/Rome', '2026-10-25T00:30'],
    ['2026-04-05', '02:45', 'Australia/Lord_Howe', '2026-04-04T16:15'],
  ])('%s %s in %s', (date, time, zone, expected) => {
    expect(toInstant(date, time, zone).toISOString().slice(0, 16)).toBe(expected)
  })
})
