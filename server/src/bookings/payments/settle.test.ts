import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { openPayingHotel, type PayingHotel } from '../../../test/payments/paying-hotel.ts'
import { waitUntil } from '../../../test/wait.ts'
import { examineDatabase } from '../../operations/doctor/doctor.service.ts'
import { askAboutPayments } from './ask.service.ts'
import { settlePayment } from './settle.service.ts'

let app: TestApp
let hotel: PayingHotel
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  hotel = await openPayingHotel(app)
})
afterAll(() => app.close())

const minuteMs = 60_000
const ask = () => askAboutPayments({ ...app.services, sql: app.pool })

async function expectSound() {
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(findings.filter(({ faults }) => faults > 0)).toEqual([])
}

const readFolio = (bookingId: string) => hotel.data(hotel.ask('GET', `/api/v1/bookings/${bookingId}/folio`))

async function readOnlineLines(bookingId: string): Promise<{ kind: string; amountCents: number }[]> {
  const { folios } = await readFolio(bookingId)
  return folios[0].lines.filter(({ method }: { method: string | null }) => method === 'online')
}

describe('a payment on a page', () => {
  test('is on the folio once its notice has come, and the desk hears of it', async () => {
    const booking = await hotel.book()
    const { url } = await hotel.openPage(booking.id, 5000)
    expect(hotel.simulator.pay(url)).toBe('done')
    expect(new Set(await hotel.deliver())).toEqual(new Set([200]))
    const { payments, balanceCents } = await hotel.readPayments(booking.id)
    expect(payments).toMatchObject([
      { state: 'succeeded', amountCents: 5000, cardBrand: 'visa', cardDigits: '4242', refundableCents: 5000 },
    ])
    expect(balanceCents).toBe(booking.totalCents - 5000)
    expect(await readOnlineLines(booking.id)).toMatchObject([
      { kind: 'payment', amountCents: -5000, cardDigits: '4242' },
    ])
    const news = await app.sql`SELECT params FROM notifications WHERE params ->> 'news' = 'online-paid'`
    expect(news).toMatchObject([{ params: { cents: 5000, reference: booking.reference } }])
    await expectSound()
  })

  test('has its effect once, however often and in whatever order notices come, and the guest comes back', async () => {
    const booking = await hotel.book()
    const { url, paymentId } = await hotel.openPage(booking.id, 5000)
    hotel.simulator.pay(url)
    const settling = [1, 2, 3].map(() => settlePayment(hotel.guest, paymentId))
    const [statuses] = await Promise.all([hotel.deliver({ reversed: true, times: 3 }), ...settling])
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await readOnlineLines(booking.id)).toHaveLength(1)
    expect((await hotel.readPayments(booking.id)).payments[0]?.refunds).toEqual([])
    await expectSound()
  })

  test('is found by the job if every notice is lost', async () => {
    const booking = await hotel.book()
    const { url, paymentId } = await hotel.openPage(booking.id, 5000)
    await ask()
    hotel.simulator.pay(url)
    hotel.simulator.notices.lose()
    app.advance(10 * minuteMs)
    await ask()
    expect(await readOnlineLines(booking.id)).toHaveLength(1)
    const [row] = await app.sql`SELECT ask_at FROM payments WHERE id = ${paymentId}`
    expect(row).toEqual({ ask_at: null })
  })

  test('stays open after a declined card, and counts with the next one', async () => {
    const booking = await hotel.book()
    const { url } = await hotel.openPage(booking.id, 5000)
    expect(hotel.simulator.pay(url, '4000000000000002')).toBe('declined')
    await hotel.deliver()
    expect((await hotel.readPayments(booking.id)).payments).toMatchObject([{ state: 'open' }])
    hotel.simulator.pay(url)
    await hotel.deliver()
    expect((await hotel.readPayments(booking.id)).payments).toMatchObject([{ state: 'succeeded' }])
    expect(await readOnlineLines(booking.id)).toHaveLength(1)
  })

  test('is closed to somebody who tries out one card after the other', async () => {
    const booking = await hotel.book()
    const { url } = await hotel.openPage(booking.id, 5000)
    for (let card = 0; card < 5; card += 1) hotel.simulator.pay(url, '4000000000000002')
    await hotel.deliver()
    const readFirst = async () => (await hotel.readPayments(booking.id)).payments[0]
    await waitUntil('the end of the page', async () => (await readFirst())?.state === 'expired')
    expect(await readFirst()).toMatchObject({ failure: 'declined' })
    await expect(hotel.openPage(booking.id, 5000)).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  test('expires if nobody pays, and another can be begun', async () => {
    const booking = await hotel.book()
    const { paymentId } = await hotel.openPage(booking.id, 5000)
    app.advance(40 * minuteMs)
    await ask()
    expect((await hotel.readPayments(booking.id)).payments).toMatchObject([
      { state: 'expired', failure: 'abandoned' },
    ])
    const next = await hotel.openPage(booking.id, 5000)
    expect(next.paymentId).not.toBe(paymentId)
    expect(await readOnlineLines(booking.id)).toEqual([])
    await expectSound()
  })

  test('is the same in two tabs, and closes the page of another amount', async () => {
    const booking = await hotel.book()
    const first = await hotel.openPage(booking.id, 5000)
    expect(await hotel.openPage(booking.id, 5000)).toEqual(first)
    const second = await hotel.openPage(booking.id, 6000)
    expect(hotel.simulator.pay(first.url)).toBe('closed')
    hotel.simulator.pay(second.url)
    await hotel.deliver()
    expect(await readOnlineLines(booking.id)).toMatchObject([{ amountCents: -6000 }])
  })

  test('that cannot go back is owed to the guest on the folio, for the desk to return', async () => {
    const booking = await hotel.book()
    const { url } = await hotel.openPage(booking.id, booking.totalCents)
    const cash = { position: 1, kind: 'payment', method: 'cash', amountCents: booking.totalCents, note: '' }
    await hotel.data(hotel.post(`/bookings/${booking.id}/folio/payments`, cash))
    hotel.simulator.pay(url, '4000000000005126')
    await hotel.deliver()
    await waitUntil('the refund', async () => {
      const { payments } = await hotel.readPayments(booking.id)
      return payments[0]?.refunds[0]?.state === 'succeeded'
    })
    expect(await readOnlineLines(booking.id)).toEqual([])
    hotel.simulator.settleWhatIsDue()
    await hotel.deliver({ times: 2 })
    await waitUntil('the returned refund', async () => {
      const { payments } = await hotel.readPayments(booking.id)
      return payments[0]?.refunds[0]?.state === 'failed'
    })
    expect(await readOnlineLines(booking.id)).toMatchObject([{ amountCents: -booking.totalCents }])
    expect((await hotel.readPayments(booking.id)).balanceCents).toBe(-booking.totalCents)
    await expectSound()
  })

  /** A guest pays online what was paid in cash already, while the service makes no refunds for us. */
  async function payTwice() {
    const booking = await hotel.book()
    const { url, paymentId } = await hotel.openPage(booking.id, booking.totalCents)
    const cash = { position: 1, kind: 'payment', method: 'cash', amountCents: booking.totalCents, note: '' }
    await hotel.data(hotel.post(`/bookings/${booking.id}/folio/payments`, cash))
    hotel.simulator.fail('cut', { call: /POST .*refunds/, times: 1000 })
    // Every refund to this card comes back.
    hotel.simulator.pay(url, '4000000000005126')
    await hotel.deliver()
    const [row] = await app.sql`SELECT charge_id AS "chargeId" FROM payments WHERE id = ${paymentId}`
    hotel.simulator.refund(row?.chargeId, 5000)
    await hotel.deliver()
    const readRefunds = async () => (await hotel.readPayments(booking.id)).payments[0]?.refunds
    const refundAgain = async () => {
      hotel.simulator.mend()
      app.advance(minuteMs)
      await ask()
    }
    return { booking, readRefunds, refundAgain }
  }

  test('that goes back whole is not put on the folio by a refund at the service that failed', async () => {
    const { booking, readRefunds, refundAgain } = await payTwice()
    hotel.simulator.settleWhatIsDue()
    await hotel.deliver()
    expect(await readRefunds()).toMatchObject([
      { cause: 'paid-twice', state: 'open' },
      { cause: 'elsewhere', state: 'failed' },
    ])
    expect(await readOnlineLines(booking.id)).toEqual([])
    await refundAgain()
    expect(await readRefunds()).toMatchObject([{ state: 'succeeded' }, { state: 'failed' }])
    expect(await readOnlineLines(booking.id)).toEqual([])
    expect((await hotel.readPayments(booking.id)).balanceCents).toBe(0)
    await expectSound()
  })

  test('that cannot go back whole is on the folio with what somebody has returned at the service', async () => {
    const { booking, readRefunds, refundAgain } = await payTwice()
    await refundAgain()
    expect(await readRefunds()).toMatchObject([
      { cause: 'paid-twice', state: 'failed' },
      { cause: 'elsewhere', state: 'succeeded' },
    ])
    expect(await readOnlineLines(booking.id)).toMatchObject([
      { amountCents: -booking.totalCents },
      { amountCents: 5000 },
    ])
    expect((await hotel.readPayments(booking.id)).balanceCents).toBe(5000 - booking.totalCents)
    await expectSound()
  })

  test('goes back if everything is paid already', async () => {
    const booking = await hotel.book()
    const { url } = await hotel.openPage(booking.id, booking.totalCents)
    const cash = { position: 1, kind: 'payment', method: 'cash', amountCents: booking.totalCents, note: '' }
    await hotel.data(hotel.post(`/bookings/${booking.id}/folio/payments`, cash))
    hotel.simulator.pay(url)
    await hotel.deliver()
    await waitUntil('the refund', async () => {
      const { payments } = await hotel.readPayments(booking.id)
      return payments[0]?.refunds[0]?.state === 'succeeded'
    })
    const { payments, balanceCents } = await hotel.readPayments(booking.id)
    expect(payments[0]?.refunds).toMatchObject([{ cause: 'paid-twice', amountCents: booking.totalCents }])
    expect(balanceCents).toBe(0)
    expect(await readOnlineLines(booking.id)).toEqual([])
    await expectSound()
  })

  test('is on its way while a debit is slow, and is on the folio when it arrives', async () => {
    const booking = await hotel.book()
    const { url, paymentId } = await hotel.openPage(booking.id, 5000)
    hotel.simulator.pay(url, { iban: 'DE89370400440532013000' })
    await hotel.deliver()
    expect((await hotel.readPayments(booking.id)).payments).toMatchObject([{ state: 'processing' }])
    expect(await readOnlineLines(booking.id)).toEqual([])
    const [row] = await app.sql`SELECT charge_id FROM payments WHERE id = ${paymentId}`
    hotel.simulator.settleDebit(row?.charge_id)
    await hotel.deliver()
    expect(await readOnlineLines(booking.id)).toMatchObject([{ amountCents: -5000 }])
    await expectSound()
  })

  test('that fails late is news for the desk', async () => {
    const booking = await hotel.book()
    const { url, paymentId } = await hotel.openPage(booking.id, 5000)
    hotel.simulator.pay(url, { iban: 'DE89370400440532013000' })
    await hotel.deliver()
    const [row] = await app.sql`SELECT charge_id FROM payments WHERE id = ${paymentId}`
    hotel.simulator.settleDebit(row?.charge_id, false)
    await hotel.deliver()
    expect((await hotel.readPayments(booking.id)).payments).toMatchObject([{ state: 'failed' }])
    const news = await app.sql`SELECT params FROM notifications WHERE params ->> 'news' = 'online-failed'`
    expect(news).toHaveLength(1)
  })

  test('is not opened while the service is down, and then with the same key', async () => {
    const booking = await hotel.book()
    hotel.simulator.fail('error', { call: /checkout\/sessions/ })
    await expect(hotel.openPage(booking.id, 5000)).rejects.toMatchObject({ code: 'unavailable' })
    const { url } = await hotel.openPage(booking.id, 5000)
    hotel.simulator.pay(url)
    await hotel.deliver()
    expect(await readOnlineLines(booking.id)).toHaveLength(1)
    app.advance(40 * minuteMs)
    await ask()
    expect((await hotel.readPayments(booking.id)).payments.map(({ state }) => state)).toEqual([
      'expired',
      'succeeded',
    ])
  })
})

describe('POST of a notice', () => {
  test('is refused without a signature, and with the signature of another body', async () => {
    const count = () => app.sql`SELECT 1 FROM payment_notices`
    const before = await count()
    const unsigned = await app.ask('POST', '/api/payments/notices', { body: { id: 'evt_1' } })
    expect(unsigned.status).toBe(400)
    const headers = { 'stripe-signature': 't=1,v1=00' }
    expect((await app.ask('POST', '/api/payments/notices', { body: '{}', headers })).status).toBe(400)
    expect(await count()).toHaveLength(before.length)
  })
})
