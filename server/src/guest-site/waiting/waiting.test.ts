import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { newAddress } from '../../../test/checkouts.ts'
import { ageHolds } from '../../../test/holds.ts'
import { jobsDone, mailTo } from '../../../test/mail.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { waitUntil } from '../../../test/wait.ts'
import { loadGuestRenderer } from '../../adapters/guest-renderer.ts'
import { eraseAsGuest } from '../../bookings/bookings/erase.service.ts'
import { sweepBookings } from '../../bookings/bookings/hold/holds.service.ts'
import { noteFreedRooms, offerFreedRooms } from './freed-rooms.service.ts'
import { sweepWaiting } from './waiting.service.ts'

const webFolder = join(import.meta.dirname, '../../../../web/dist')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    webFolder,
    trustProxyHops: 1,
    guestRenderer: await loadGuestRenderer(webFolder),
  })
})
afterAll(() => app.close())

const ctx = () => ({ ...app.services, sql: app.pool })
const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(app.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress(), ...headers },
    body: new URLSearchParams(fields),
  })
const page = async (path: string) => {
  const response = await fetch(app.url + path, { headers: { 'x-forwarded-for': newAddress() } })
  return { status: response.status, html: (await response.text()).replaceAll(/<!-- -->|[\u2068\u2069]/g, '') }
}

const makeStay = ({ day }: TestHotel) => ({
  checkInOn: day(10),
  checkOutOn: day(12),
  adults: '2',
  rooms: '1',
})
const ask = (house: TestHotel, fields: Record<string, string>) =>
  form(`/stays/${house.hotel.slug}/wait`, { ...makeStay(house), consent: 'yes', ...fields })

/** Joins the list of a hotel and confirms the address, as the guest behind it would; returns the page of the link. */
async function waitFor(house: TestHotel, email: string): Promise<string> {
  const answer = await ask(house, { email })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toContain('waiting=asked#waiting')
  await jobsDone(app)
  const mail = app.sent.findLast((one) => one.to === email && one.subject.includes('want to wait'))
  const [link = ''] = /\/stays\/waiting\/[\w-]{43}/.exec(mail?.text ?? '') ?? []
  expect((await page(link)).html).toContain('Wait for a room at')
  expect((await form(link, { act: 'confirm' })).status).toBe(303)
  expect((await page(link)).html).toContain('You are on the waiting list of')
  return link
}

/** Does what servers do as soon as rooms may have come free. */
async function tell(): Promise<void> {
  await noteFreedRooms(ctx())
  await waitUntil('the rooms to be offered', async () => {
    const left = await app.sql`
      SELECT FROM pgboss.job WHERE name = 'waiting.offer' AND state IN ('created', 'retry', 'active')`
    return left.length === 0
  })
  await jobsDone(app)
}

async function openFull(units = 1) {
  const house = await openTestHotel(app, units)
  const bookings = await Promise.all(Array.from({ length: units }, () => house.book()))
  const cancel = (index = 0) =>
    house.data(house.transition(bookings[index].id, 'cancelled', { cancelledBy: 'guest' }))
  const list = async () =>
    (await house.data(house.ask('GET', '/api/v1/waiting-guests'))) as { email: string; state: string }[]
  const holds = () => app.sql`SELECT id FROM bookings WHERE hotel_id = ${house.hotel.id} AND state = 'held'`
  return { house, cancel, list, holds }
}

const freeMails = (email: string) =>
  app.sent.filter((mail) => mail.to === email && /holds a room/.test(mail.subject))

describe('the waiting list', () => {
  test('holds a freed room for the first, then for the next, and is booked by the link', async () => {
    const { house, cancel, list, holds } = await openFull()
    const hotelPage = `/stays/${house.hotel.slug}?${new URLSearchParams(makeStay(house))}`
    expect((await page(hotelPage)).html).toContain('Tell me when a room is free')
    const first = await waitFor(house, 'first@example.test')
    await waitFor(house, 'second@example.test')
    await tell()
    expect(await list()).toMatchObject([
      { email: 'first@example.test', state: 'waiting' },
      { email: 'second@example.test', state: 'waiting' },
    ])

    await cancel()
    await tell()
    const mail = await mailTo(app, 'first@example.test', 2)
    expect(mail.text).toContain('is held for you until')
    expect(mail.text).toContain('€200.00')
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(freeMails('second@example.test')).toEqual([])
    expect(await holds()).toHaveLength(1)
    expect((await page(hotelPage)).html).toContain('Not available for this stay')
    const [checkout = ''] = /\/stays\/checkout\/[\w-]{43}/.exec(mail.text) ?? []
    expect((await page(checkout)).html).toContain('Almost yours')
    expect((await page(first)).html).toContain(checkout)

    // Two hours later the hold ends by itself, and the next guest is told.
    await ageHolds(app, 119)
    await sweepBookings(ctx())
    await tell()
    expect(freeMails('second@example.test')).toEqual([])
    await ageHolds(app, 1)
    await sweepBookings(ctx())
    await tell()
    expect((await page(first)).html).toContain('was not booked in time')
    const next = await mailTo(app, 'second@example.test', 2)
    const [link = ''] = /\/stays\/checkout\/[\w-]{43}/.exec(next.text) ?? []
    const booked = await form(link, {
      act: 'book',
      forWhom: 'myself',
      name: 'Elena Marchetti',
      email: 'second@example.test',
      phone: '+39 320 555 0142',
      country: 'IT',
      termsAccepted: 'yes',
      expectedTotalCents: '20000',
    })
    expect(booked.headers.get('location')).toContain('/stays/bookings/')
    expect(await list()).toMatchObject([{ state: 'missed' }, { state: 'booked' }])
    expect(freeMails('first@example.test')).toHaveLength(1)
  })

  test('gives one room to one guest, whichever server is first, and what one leaves to the next', async () => {
    const { house, cancel, list, holds } = await openFull()
    const first = await waitFor(house, 'a@race.test')
    await waitFor(house, 'b@race.test')
    await cancel()
    await Promise.all(Array.from({ length: 4 }, () => offerFreedRooms(ctx(), house.hotel.id)))
    expect(await list()).toMatchObject([{ email: 'a@race.test', state: 'told' }, { state: 'waiting' }])
    expect(await holds()).toHaveLength(1)
    // A mail program leaves by itself, from nowhere and without a word of ours.
    const left = await form(first, { 'List-Unsubscribe': 'One-Click' }, { 'sec-fetch-site': 'cross-site' })
    expect(left.status).toBe(303)
    expect((await page(first)).status).toBe(410)
    await tell()
    expect(await list()).toMatchObject([{ email: 'b@race.test', state: 'told' }])
    expect(await holds()).toHaveLength(1)
  })

  test('forgets nothing when a server dies between the freed room and the guest', async () => {
    const { house, cancel, list, holds } = await openFull()
    await waitFor(house, 'patient@crash.test')
    await tell()
    await cancel()
    const dies = { enqueue: () => Promise.reject(new Error('killed')), retry: app.services.jobs.retry }
    await expect(noteFreedRooms({ ...ctx(), jobs: dies })).rejects.toThrow('killed')
    await expect(offerFreedRooms({ ...ctx(), jobs: dies }, house.hotel.id)).rejects.toThrow('killed')
    expect(await holds()).toEqual([])
    expect(await list()).toMatchObject([{ state: 'waiting' }])
    await tell()
    await mailTo(app, 'patient@crash.test', 2)
    expect(await list()).toMatchObject([{ state: 'told' }])
  })

  test('waits for an address to be confirmed, and refuses what it cannot read', async () => {
    const { house, cancel, list } = await openFull()
    for (const fields of [
      { email: 'nobody' },
      { email: 'x@wrong.test', consent: '' },
      { email: 'x@wrong.test', adults: '0' },
    ]) {
      expect((await ask(house, fields)).headers.get('location')).toContain('waiting=wrong')
    }
    await ask(house, { email: 'Quiet@Unproved.test' })
    await ask(house, { email: 'quiet@unproved.test' })
    await mailTo(app, 'quiet@unproved.test', 2)
    await cancel()
    await tell()
    expect(freeMails('quiet@unproved.test')).toEqual([])
    expect(await list()).toEqual([])
    expect((await page(`/stays/waiting/${'a'.repeat(43)}`)).status).toBe(410)
    const foreign = await form(`/stays/${house.hotel.slug}/wait`, makeStay(house), {
      'sec-fetch-site': 'cross-site',
    })
    expect(foreign.status).toBe(403)
    const rows = () => app.sql`SELECT FROM waiting_guests WHERE hotel_id = ${house.hotel.id}`
    expect(await rows()).toHaveLength(1)
    await sweepWaiting({ ...ctx(), clock: () => new Date(app.services.clock().getTime() + 49 * 3_600_000) })
    expect(await rows()).toEqual([])
  })

  test('is seen by the hotel alone, and erased with its guest', async () => {
    const { house, list } = await openFull()
    const other = await openTestHotel(app, 1)
    await waitFor(house, 'hana@example.test')
    expect(await list()).toHaveLength(1)
    expect(await other.data(other.ask('GET', '/api/v1/waiting-guests'))).toEqual([])
    expect(await other.data(other.ask('GET', `/api/v1/waiting-guests?hotelId=${house.hotel.id}`))).toEqual([])
    const past = await house.book({ checkInOn: house.day(20), checkOutOn: house.day(21) })
    await house.data(house.transition(past.id, 'cancelled', { cancelledBy: 'guest' }))
    await eraseAsGuest({ ...ctx(), actor: { userType: 'guest' } }, past.id)
    expect(await list()).toEqual([])
  })

  test('loses whom the desk strikes off, with an email if it says so, and the held room goes to the next', async () => {
    const { house, cancel } = await openFull()
    const list = async () =>
      (await house.data(house.ask('GET', '/api/v1/waiting-guests'))) as {
        id: string
        email: string
        state: string
      }[]
    await waitFor(house, 'struck@desk.test')
    await waitFor(house, 'next@desk.test')
    await waitFor(house, 'quiet@desk.test')
    await cancel()
    await tell()
    const [struck, , quiet] = await list()
    expect(struck).toMatchObject({ email: 'struck@desk.test', state: 'told' })
    const strike = (id: string | undefined, mailsGuest: boolean, by = house) =>
      by.ask('POST', `/api/v1/waiting-guests/${id}/strike`, { mailsGuest })
    const other = await openTestHotel(app, 1)
    expect((await strike(struck?.id, true, other)).status).toBe(404)
    const both = await Promise.all([strike(struck?.id, true), strike(struck?.id, true)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await strike(quiet?.id, false)).status).toBe(200)
    await tell()
    expect(await list()).toMatchObject([{ email: 'next@desk.test', state: 'told' }])
    const mails = (email: string) =>
      app.sent.filter(({ to, subject }) => to === email && subject.includes('no longer on the waiting list'))
    expect(mails('struck@desk.test')).toHaveLength(1)
    expect(mails('quiet@desk.test')).toEqual([])
  })

  test('ends with its dates', async () => {
    const { house, list } = await openFull()
    await waitFor(house, 'late@over.test')
    await sweepWaiting({ ...ctx(), clock: () => new Date(`${house.day(10)}T00:00:00Z`) })
    expect(await list()).toHaveLength(1)
    await sweepWaiting({ ...ctx(), clock: () => new Date(`${house.day(13)}T00:00:00Z`) })
    expect(await list()).toEqual([])
  })
})
