import { addDays } from '@roomlark/contract/dates'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { ageHolds } from '../../../../test/holds.ts'
import { jobsDone } from '../../../../test/mail.ts'
import { happened, miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { sweepBookings } from './holds.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const inHours = (hours: number) => new Date(app.services.clock().getTime() + hours * 3_600_000).toISOString()
const sweep = () => sweepBookings({ ...app.services, sql: app.pool })
const extend = (own: TestHotel, id: string, heldUntil: string, version: number) =>
  own.ask('PUT', `/api/v1/bookings/${id}/option`, { heldUntil, version })

/** Lets hours pass for options; the database's clock cannot be moved. */
async function age(hours: number): Promise<void> {
  await ageHolds(app, hours * 60)
  await app.sql`UPDATE bookings SET remind_at = remind_at - ${hours} * interval '1 hour' WHERE state = 'held'`
}

describe('an option', () => {
  test('holds rooms until its end, is shown with it, and is released by itself', async () => {
    const own = await openTestHotel(app, 1)
    const heldUntil = inHours(72)
    const option = await own.book({ state: 'held', heldUntil })
    expect(option).toMatchObject({ state: 'held', heldUntil })
    expect(happened(option)[0]?.text).toMatch(/^Option until \d+ \w+ \d{4}, \d\d:\d\d: Double/)
    const [listed] = await own.data(own.ask('GET', `/api/v1/bookings?hotelId=${own.hotel.id}`))
    expect(listed).toMatchObject({ state: 'held', heldUntil })
    const calendar = await app.ask('GET', `/ical/${own.type.icalToken}.ics`)
    expect(calendar.body).toContain(option.stays[0].id)
    await age(71)
    await sweep()
    expect((await own.tryBook()).status).toBe(409)
    await age(2)
    await sweep()
    expect(await own.get(option.id)).toMatchObject({ state: 'expired', heldUntil: null })
    expect((await own.tryBook()).status).toBe(200)
    expect(await miscounts(app)).toEqual([])
  })

  test.each([
    ['in a moment', () => inHours(0.1), 'at least 30 minutes'],
    ['in 61 days', () => inHours(61 * 24), 'within 60 days'],
    ['after the arrival', () => inHours(11 * 24), 'before the guest arrives'],
  ])('cannot end %s', async (_when, until, message) => {
    const own = await openTestHotel(app, 1)
    const far = { checkInOn: own.day(message.includes('60') ? 90 : 10), state: 'held' as const }
    const stay = { ...far, checkOutOn: addDays(far.checkInOn, 1) }
    const refused = await own.tryBook({ ...stay, heldUntil: until() })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { heldUntil: expect.stringContaining(message) } },
    })
    const { id, version } = await own.book(stay)
    expect((await extend(own, id, until(), version)).status).toBe(400)
  })

  test('may end at the check-in time of the arrival, and no later', async () => {
    const own = await openTestHotel(app, 1)
    const arrival = toInstant(own.day(10), own.hotel.checkInTime, own.hotel.timeZone)
    const option = await own.book({ state: 'held', heldUntil: arrival.toISOString() })
    const later = new Date(arrival.getTime() + 60_000).toISOString()
    expect((await extend(own, option.id, later, option.version)).status).toBe(400)
  })

  test('reminds hotel and guest once, a day before or in the last third, in the guest’s language', async () => {
    const own = await openTestHotel(app, 2)
    const guest = { name: 'Hana', email: 'option@example.test', language: 'de' }
    const long = await own.book({ state: 'held', heldUntil: inHours(72), guest })
    const short = await own.book({
      state: 'held',
      heldUntil: inHours(6),
      guest: { ...guest, email: 's@example.test' },
    })
    const reminded = async () => {
      await sweep()
      await jobsDone(app)
      const own = [long, short].map(({ id }) => `${id}.`)
      const mails = app.sent.filter(
        ({ id }) => id?.includes('.option.') && own.some((start) => id.startsWith(start)),
      )
      return mails.map(({ to }) => to.replace('@example.test', '')).toSorted()
    }
    expect(await reminded()).toEqual([])
    await age(4.5)
    expect(await reminded()).toEqual([own.hotel.contactEmail, 's'].toSorted())
    await own.data(own.transition(short.id, 'confirmed'))
    const longer = await own.get(long.id)
    await own.data(extend(own, long.id, inHours(96), longer.version))
    await age(50)
    expect(await reminded()).toHaveLength(2)
    await age(23)
    expect(await reminded()).toHaveLength(4)
    expect(await reminded()).toHaveLength(4)
    const mail = app.sent.find(({ to, id }) => to === guest.email && id?.includes('.option.'))
    expect(mail?.subject).toMatch(/hält Zimmer für Sie bis/)
    const news = (await own.ask('GET', '/api/v1/notifications')).body.data
    const ending = news.filter(({ event }: { event: string }) => event === 'option-ending')
    expect(ending).toHaveLength(2)
    const words = happened(await own.get(long.id)).map(({ text }) => text.split(/ \d/, 1)[0])
    expect(words).toEqual(['Option until', 'Option extended until', 'The option ends on'])
  })

  test('decided by two clerks at once has one winner, whatever they decide', async () => {
    const own = await openTestHotel(app, 3)
    const decisions = [
      (id: string, version: number) => own.transition(id, 'confirmed', { version }),
      (id: string, version: number) => own.transition(id, 'cancelled', { cancelledBy: 'hotel', version }),
      (id: string, version: number) => extend(own, id, inHours(100), version),
    ]
    for (const [first, one] of decisions.entries()) {
      for (const other of decisions.slice(first)) {
        const { id, version } = await own.book({ state: 'held', heldUntil: inHours(48) })
        const answers = await Promise.all([one(id, version), other(id, version)])
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
        const after = await own.get(id)
        const won = answers.find(({ status }) => status === 200)
        expect(after.state).toBe(won?.body.data.state)
        if (after.state !== 'cancelled')
          await own.data(own.transition(id, 'cancelled', { cancelledBy: 'hotel' }))
      }
    }
    expect(await miscounts(app)).toEqual([])
  })

  test('cannot be changed once it is over', async () => {
    const own = await openTestHotel(app, 1)
    const { id, version } = await own.book({ state: 'held', heldUntil: inHours(1) })
    await age(2)
    expect((await extend(own, id, inHours(5), version)).status).toBe(409)
    expect((await own.transition(id, 'confirmed', { version })).status).toBe(409)
  })
})
