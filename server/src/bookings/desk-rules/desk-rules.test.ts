import { findLastDayAt } from '@roomlark/contract/bookings/desk-rules'
import { addDays } from '@roomlark/contract/dates'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { jobsDone } from '../../../test/mail.ts'
import { createMember } from '../../../test/team.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { closeDueDays } from '../folios/day-closes/own-closing.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const save = (hotel: TestHotel, rules: object, token = hotel.token) =>
  app.ask('PUT', `${hotel.base}/desk-rules`, { token, body: { closeAt: null, noShowFrom: null, ...rules } })
const setClock = ({ hotel }: TestHotel, date: string, time: string) =>
  app.advance(toInstant(date, time, hotel.timeZone).getTime() - app.services.clock().getTime())
const closeDays = () => closeDueDays({ ...app.services, sql: app.pool })
const listClosed = async (hotel: TestHotel) => {
  const days = await hotel.data(hotel.ask('GET', `${hotel.base}/day-closes`))
  return days.map(({ day, by, isByItself }: { day: string; by: string | null; isByItself: boolean }) =>
    isByItself && by === null ? day : `${day} by ${by}`,
  )
}

test.each([
  ['03:00', '2026-06-10T02:59', '2026-06-08'],
  ['03:00', '2026-06-10T03:00', '2026-06-09'],
  ['23:30', '2026-06-10T23:29', '2026-06-09'],
  ['23:30', '2026-06-10T23:30', '2026-06-10'],
])('at %s, the last day whose time has come by %s is %s', (time, now, day) => {
  expect(findLastDayAt(time, now)).toBe(day)
})

describe('PUT /hotels/:hotelId/desk-rules', () => {
  test('is for those who run the hotel, one after another', async () => {
    const hotel = await openTestHotel(app, 1)
    const stranger = await openTestHotel(app, 1)
    const clerk = await createMember(app, hotel.owner.id, [{ hotelId: null, role: 'front-desk' }])
    const read = (token: string) => app.ask('GET', `${hotel.base}/desk-rules`, { token })
    expect((await read(clerk.token)).body.data).toEqual({ closeAt: null, noShowFrom: null, version: 0 })
    expect((await save(hotel, { version: 0 }, clerk.token)).status).toBe(403)
    expect((await save(hotel, { version: 0 }, stranger.token)).status).toBe(404)
    expect((await read(stranger.token)).status).toBe(404)
    expect((await save(hotel, { closeAt: '25:00', version: 0 })).body.fields).toEqual({
      closeAt: 'Enter a time like 15:00',
    })
    const times = ['20:00', '22:00']
    const both = await Promise.all(times.map((noShowFrom) => save(hotel, { noShowFrom, version: 0 })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a no-show', () => {
  test('is asked about until the hour that the hotel has set, also in the night', async () => {
    const hotel = await openTestHotel(app, 1)
    await hotel.data(save(hotel, { noShowFrom: '02:00', version: 0 }))
    setClock(hotel, hotel.day(1), '20:00')
    const arrival = hotel.today()
    const { id } = await hotel.book({ checkInOn: arrival, checkOutOn: addDays(arrival, 2) })
    const early = await hotel.transition(id, 'no-show')
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      'unlikely_value',
      expect.stringContaining('may arrive until 02:00'),
    ])
    await hotel.data(hotel.transition(id, 'no-show', { isMeant: true }))
    await hotel.data(hotel.undo(id, (await hotel.get(id)).version))
    setClock(hotel, addDays(arrival, 1), '01:59')
    expect((await hotel.transition(id, 'no-show')).status).toBe(409)
    setClock(hotel, addDays(arrival, 1), '02:00')
    expect((await hotel.transition(id, 'no-show')).status).toBe(200)
  })
})

describe('a hotel whose days close by themselves', () => {
  test('has each closed once at its hour, and everybody at the desk learns what needs a hand', async () => {
    const hotel = await openTestHotel(app, 3)
    const clerk = await createMember(app, hotel.owner.id, [{ hotelId: null, role: 'front-desk' }])
    const accountant = await createMember(app, hotel.owner.id, [{ hotelId: null, role: 'accountant' }])
    setClock(hotel, hotel.day(1), '10:00')
    const first = hotel.today()
    const late = await hotel.book({ checkInOn: first, checkOutOn: addDays(first, 1) })
    await hotel.data(save(hotel, { closeAt: '03:00', version: 0 }))
    // The day before was over when the hotel decided, so it is left to the desk.
    await closeDays()
    expect(await listClosed(hotel)).toEqual([])
    setClock(hotel, addDays(first, 1), '02:59')
    await closeDays()
    expect(await listClosed(hotel)).toEqual([])

    setClock(hotel, addDays(first, 1), '03:00')
    // What is mailed about the booking is no part of it.
    await jobsDone(app)
    const before = app.sent.length
    await Promise.all([closeDays(), closeDays(), closeDays()])
    expect(await listClosed(hotel)).toEqual([first])
    await jobsDone(app)
    const mails = app.sent.slice(before)
    expect(mails.map(({ to }) => to).sort()).toEqual([hotel.owner.email, clerk.email].sort())
    expect(mails.map(({ to }) => to)).not.toContain(accountant.email)
    expect(mails[0]?.subject).toContain(hotel.hotel.name)
    expect(mails[0]?.text).toContain(`${late.reference}: Has not arrived`)
    expect(mails[0]?.text).toContain('Rooms sold: 1 of 3')
    expect(mails[0]?.text).not.toContain('Nakamura')
    const report = await hotel.data(hotel.ask('GET', `${hotel.base}/day-closes/${first}`))
    expect(report).toMatchObject({ isByItself: true, by: null, reasons: [], cash: null })
  })

  test('catches up with the hours that passed while nothing ran, and mails about the last day only', async () => {
    const hotel = await openTestHotel(app, 1)
    const first = hotel.today()
    setClock(hotel, first, '12:30')
    await hotel.data(save(hotel, { closeAt: '22:00', version: 0 }))
    setClock(hotel, addDays(first, 2), '23:00')
    const before = app.sent.length
    await closeDays()
    expect(await listClosed(hotel)).toEqual([addDays(first, 2), addDays(first, 1), first])
    await jobsDone(app)
    expect(app.sent.slice(before).filter(({ to }) => to === hotel.owner.email)).toHaveLength(1)
    // What the desk has closed itself is left as it is, and so is everything once the hotel wants it no more.
    const open = await hotel.data(hotel.ask('GET', `${hotel.base}/day-closes/open`))
    expect(open).toMatchObject({ day: addDays(first, 3), closeAt: '22:00', isByItself: false })
    await hotel.data(save(hotel, { version: 1 }))
    setClock(hotel, addDays(first, 4), '23:00')
    await closeDays()
    expect(await listClosed(hotel)).toHaveLength(3)
  })
})
