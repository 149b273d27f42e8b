import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, TestApp } from '../../../../test/app.ts'
import { startTestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { miscounts, openTestHotel } from '../../../../test/test-hotel.ts'
import { sweepBookings } from '../hold/holds.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const countBookings = async (hotelId: string) =>
  (await app.sql`SELECT id FROM bookings WHERE hotel_id = ${hotelId}`).length

describe('an Idempotency-Key', () => {
  test.each([
    ['is missing', {}],
    ['is empty', { 'idempotency-key': '' }],
    ['is too long', { 'idempotency-key': 'x'.repeat(101) }],
    ['has a space in it', { 'idempotency-key': 'a b' }],
  ])('is needed: refused where it %s', async (_name, headers) => {
    const testHotel = await openTestHotel(app)
    const answer = await app.ask('POST', `${testHotel.base}/bookings`, {
      token: testHotel.token,
      body: testHotel.bookingInput(),
      headers,
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request'])
    expect(answer.body.message).toContain('Idempotency-Key')
  })

  test('repeated gives the same booking, also with the keys of its body in another order', async () => {
    const testHotel = await openTestHotel(app)
    const key = randomUUID()
    const first = await testHotel.book({ key })
    const again = await testHotel.tryBook({ key })
    expect(again.status).toBe(200)
    // The emails may have been sent in the meantime, which adds entries to the history.
    expect(again.body.data).toEqual({ ...first, events: expect.arrayContaining(first.events) })
    const shuffled = Object.fromEntries(Object.entries(testHotel.bookingInput()).reverse())
    const third = await app.ask('POST', `${testHotel.base}/bookings`, {
      token: testHotel.token,
      body: shuffled,
      headers: { 'idempotency-key': key },
    })
    expect(third.body.data.id).toBe(first.id)
    expect(await countBookings(testHotel.hotel.id)).toBe(1)
    expect(await miscounts(app)).toEqual([])
  })

  test('repeated returns the booking as it is by then', async () => {
    const testHotel = await openTestHotel(app)
    const key = randomUUID()
    const { id } = await testHotel.book({ key })
    await testHotel.data(testHotel.transition(id, 'cancelled', { cancelledBy: 'hotel' }))
    expect((await testHotel.tryBook({ key })).body.data).toMatchObject({ id, state: 'cancelled' })
  })

  test('with another body, or for another hotel, is 422', async () => {
    const testHotel = await openTestHotel(app)
    const key = randomUUID()
    await testHotel.book({ key })
    const other = await testHotel.tryBook({ key, adults: 1 })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
    const elsewhere = await app.ask('POST', `/api/v1/hotels/${randomUUID()}/bookings`, {
      token: testHotel.token,
      body: testHotel.bookingInput(),
      headers: { 'idempotency-key': key },
    })
    expect(elsewhere.status).toBe(422)
  })

  test('belongs to its sender', async () => {
    const testHotel = await openTestHotel(app)
    const key = randomUUID()
    const mine = await testHotel.book({ key })
    const admin = await createActor(app, 'admin')
    const theirs = await app.ask('POST', `${testHotel.base}/bookings`, {
      token: admin.token,
      body: testHotel.bookingInput(),
      headers: { 'idempotency-key': key },
    })
    expect(theirs.status).toBe(200)
    expect(theirs.body.data.id).not.toBe(mine.id)
  })

  test('of a refused booking can be used again', async () => {
    const testHotel = await openTestHotel(app, 1)
    const key = randomUUID()
    const first = await testHotel.book()
    expect((await testHotel.tryBook({ key })).status).toBe(409)
    await testHotel.data(testHotel.transition(first.id, 'cancelled', { cancelledBy: 'hotel' }))
    expect((await testHotel.tryBook({ key })).status).toBe(200)
  })

  test('sent thirty times at once makes one booking: the others get it too, or are told to wait', async () => {
    const testHotel = await openTestHotel(app, 30)
    const key = randomUUID()
    const answers: Answer[] = await Promise.all(Array.from({ length: 30 }, () => testHotel.tryBook({ key })))
    const made = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.data.id))
    expect(made.size).toBe(1)
    for (const { status, headers, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, headers.get('retry-after')]).toEqual([409, '1'])
      expect(body.message).toContain('still being made')
    }
    expect(await countBookings(testHotel.hotel.id)).toBe(1)
    expect((await testHotel.tryBook({ key })).body.data.id).toBe([...made][0])
    expect(await miscounts(app)).toEqual([])
  })

  test('of a finished booking gives it to each of eighty repeats at once', async () => {
    const testHotel = await openTestHotel(app)
    const key = randomUUID()
    const { id } = await testHotel.book({ key })
    const answers = await Promise.all(Array.from({ length: 80 }, () => testHotel.tryBook({ key })))
    expect(answers.map(({ status, body }) => [status, body.data?.id])).toEqual(Array(80).fill([200, id]))
  })

  test('is forgotten after thirty days', async () => {
    const testHotel = await openTestHotel(app)
    const key = randomUUID()
    await testHotel.book({ key })
    const { services } = app
    const later = { ...services, clock: () => new Date(Date.now() + 31 * 86_400_000) }
    // biome-ignore lint/suspicious/noExplicitAny: the pool of the test stands in for the server's
    await sweepBookings({ ...later, sql: app.sql as any })
    expect(await app.sql`SELECT 1 FROM idempotency_keys WHERE key = ${key}`).toHaveLength(0)
  })
})
