import type { PaymentTransferLine } from '@roomlark/contract/bookings/payment-accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openPayingHotel, type PayingHotel } from '../../../test/payments/paying-hotel.ts'
import { createMember } from '../../../test/team.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'
import { waitUntil } from '../../../test/wait.ts'
import { countDue } from '../../figures/rollups/rollups.service.ts'
import { examineDatabase } from '../../operations/doctor/doctor.service.ts'
import { askAboutPayments } from './ask.service.ts'
import { collectDeposits } from './collect.service.ts'
import { beginLinkPayment, openPaymentLink } from './links.service.ts'
import { reconcileAccounts } from './reconcile.service.ts'

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
const dayMs = 86_400_000
const ctx = () => ({ ...app.services, sql: app.pool })

/** All accounts stay signed in meanwhile. */
const passDays = async (days: number) => {
  app.advance(days * dayMs)
  await app.sql`UPDATE sessions SET expires_at = now() + interval '90 days'`
  app.services.sessions.forget()
}

async function expectSound() {
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(findings.filter(({ faults }) => faults > 0)).toEqual([])
}

/** Books a stay and pays for it online. */
async function bookAndPay(cents?: number, changes: Parameters<typeof hotel.book>[0] = {}) {
  const booking = await hotel.book(changes)
  const { url } = await hotel.openPage(booking.id, cents ?? booking.totalCents)
  hotel.simulator.pay(url)
  await hotel.deliver()
  const { payments } = await hotel.readPayments(booking.id)
  return { booking, paymentId: payments[0]?.id ?? '' }
}

/** Books a stay whose guest had a card kept. */
async function bookWithCard(number = '4242424242424242') {
  const booking = await hotel.book()
  await hotel.agree(booking.id, { kind: 'guarantee' })
  const { url } = await hotel.openPage(booking.id, 1000, { keepsCard: true })
  hotel.simulator.pay(url, number)
  await hotel.deliver()
  return booking
}

async function settled(bookingId: string) {
  const isOpen = (state: string) => state === 'open'
  await waitUntil('the outcome', async () => {
    const { payments } = await hotel.readPayments(bookingId)
    return !payments.some(({ state, refunds }) => isOpen(state) || refunds.some((one) => isOpen(one.state)))
  })
  return hotel.readPayments(bookingId)
}

const refund = (bookingId: string, paymentId: string, amountCents: number, more: object = {}) =>
  hotel.post(`/bookings/${bookingId}/payments/${paymentId}/refunds`, { amountCents, reason: 'Noise' }, more)

describe('a refund', () => {
  test('is on the folio once the service has taken it, and only up to what was paid', async () => {
    const { booking, paymentId } = await bookAndPay()
    const { totalCents } = booking
    expect((await refund(booking.id, paymentId, totalCents + 1)).status).toBe(400)
    await hotel.data(refund(booking.id, paymentId, 3000))
    const { payments, balanceCents } = await settled(booking.id)
    expect(payments[0]).toMatchObject({
      refundableCents: totalCents - 3000,
      refunds: [{ amountCents: 3000, state: 'succeeded', cause: 'desk', reason: 'Noise' }],
    })
    expect(balanceCents).toBe(3000)
    expect((await refund(booking.id, paymentId, totalCents - 2999)).status).toBe(400)
    await expectSound()
  })

  test('that is asked for by two at once goes out once for what is left', async () => {
    const { booking, paymentId } = await bookAndPay()
    const both = await Promise.all([1, 2].map(() => refund(booking.id, paymentId, booking.totalCents)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    await settled(booking.id)
    await expectSound()
  })

  test('is not made twice by the same key, or by a service that answers with an error after it', async () => {
    const { booking, paymentId } = await bookAndPay()
    hotel.simulator.fail('error-after', { call: /POST \/v1\/refunds/ })
    await hotel.data(refund(booking.id, paymentId, 2000, { key: 'once' }))
    await hotel.data(refund(booking.id, paymentId, 2000, { key: 'once' }))
    await waitUntil('the first attempt', async () => {
      const [row] = await app.sql`SELECT asked FROM payment_refunds WHERE payment_id = ${paymentId}`
      return row?.asked > 0
    })
    app.advance(10 * minuteMs)
    await askAboutPayments(ctx())
    await settled(booking.id)
    const [row] = await app.sql`SELECT charge_id FROM payments WHERE id = ${paymentId}`
    const made = [...hotel.simulator.tables.refunds.values()].filter(
      ({ charge }) => charge === row?.charge_id,
    )
    expect(made).toHaveLength(1)
    expect((await hotel.readPayments(booking.id)).balanceCents).toBe(2000)
  })

  test('is made once, even if the service has forgotten the first attempt when it is repeated', async () => {
    const { booking, paymentId } = await bookAndPay()
    hotel.simulator.fail('error-after', { call: /POST \/v1\/refunds/ })
    await hotel.data(refund(booking.id, paymentId, 2000))
    await waitUntil('the first attempt', async () => {
      const [row] = await app.sql`SELECT asked FROM payment_refunds WHERE payment_id = ${paymentId}`
      return row?.asked > 0
    })
    const before = hotel.simulator.tables.refunds.size
    await passDays(2)
    await askAboutPayments(ctx())
    const { payments, balanceCents } = await settled(booking.id)
    expect(payments[0]?.refunds).toMatchObject([{ amountCents: 2000, state: 'succeeded' }])
    expect(balanceCents).toBe(2000)
    expect(hotel.simulator.tables.refunds.size).toBe(before)
    await expectSound()
  })

  test('is made late if the service never heard of the first attempt', async () => {
    const { booking, paymentId } = await bookAndPay()
    hotel.simulator.fail('error', { call: /POST \/v1\/refunds/ })
    await hotel.data(refund(booking.id, paymentId, 2000))
    await waitUntil('the first attempt', async () => {
      const [row] = await app.sql`SELECT asked FROM payment_refunds WHERE payment_id = ${paymentId}`
      return row?.asked > 0
    })
    await passDays(2)
    await askAboutPayments(ctx())
    const { payments } = await settled(booking.id)
    expect(payments[0]?.refunds).toMatchObject([{ amountCents: 2000, state: 'succeeded' }])
  })

  test('that somebody made at the service is taken over', async () => {
    const { booking, paymentId } = await bookAndPay()
    const [row] = await app.sql`SELECT charge_id FROM payments WHERE id = ${paymentId}`
    hotel.simulator.refund(row?.charge_id, 700)
    await hotel.deliver({ times: 2 })
    const { payments, balanceCents } = await settled(booking.id)
    expect(payments[0]?.refunds).toMatchObject([{ amountCents: 700, cause: 'elsewhere' }])
    expect(balanceCents).toBe(700)
    await expectSound()
  })

  test('that a bank sends back after it had arrived is owed again, and is news for the desk', async () => {
    const booking = await hotel.book()
    const { url } = await hotel.openPage(booking.id, booking.totalCents)
    hotel.simulator.pay(url, '4000000000005126')
    await hotel.deliver()
    const { payments } = await hotel.readPayments(booking.id)
    await refund(booking.id, payments[0]?.id ?? '', 3000)
    expect((await settled(booking.id)).balanceCents).toBe(3000)
    hotel.simulator.settleWhatIsDue()
    hotel.simulator.notices.lose()
    await reconcileAccounts(ctx())
    await reconcileAccounts(ctx())
    const after = await hotel.readPayments(booking.id)
    expect(after.payments[0]?.refunds).toMatchObject([{ amountCents: 3000, state: 'failed' }])
    expect(after).toMatchObject({ balanceCents: 0, payments: [{ refundableCents: booking.totalCents }] })
    const news = await app.sql`SELECT 1 FROM notifications WHERE params ->> 'news' = 'refund-failed'`
    expect(news).toHaveLength(1)
    await expectSound()
  })

  test('has a limit at the desk, which small steps do not pass', async () => {
    const { booking, paymentId } = await bookAndPay()
    const { version, account } = await hotel.data(hotel.ask('GET', `${hotel.base}/payments/settings`))
    const settings = { accountId: account.id, deskRefundCents: 2500, version }
    await hotel.data(hotel.ask('PUT', `${hotel.base}/payments/settings`, settings))
    const clerk = await createMember(app, hotel.owner.id, [{ hotelId: hotel.hotel.id, role: 'front-desk' }])
    const { token } = clerk
    expect((await hotel.readPayments(booking.id, token)).refundLimitCents).toBe(2500)
    expect((await refund(booking.id, paymentId, 2000, { token })).status).toBe(200)
    expect((await refund(booking.id, paymentId, 600, { token })).status).toBe(403)
    expect((await refund(booking.id, paymentId, 600)).status).toBe(200)
  })

  test('needs a recent confirmation if it is large', async () => {
    const { booking, paymentId } = await bookAndPay()
    const answer = await refund(booking.id, paymentId, 100_001)
    expect(answer.body).toMatchObject({ code: 'confirmation_required' })
  })

  test('is not for others, nor for payments of other bookings', async () => {
    const { booking, paymentId } = await bookAndPay()
    const stranger = await openTestHotel(app)
    const { token } = stranger
    expect((await refund(booking.id, paymentId, 100, { token })).status).toBe(404)
    expect((await app.ask('GET', `/api/v1/bookings/${booking.id}/payments`, { token })).status).toBe(404)
    for (const part of ['due', 'disputes', 'transfers', 'settings']) {
      expect((await app.ask('GET', `${hotel.base}/payments/${part}`, { token })).status).toBe(404)
    }
    const other = await hotel.book()
    expect((await refund(other.id, paymentId, 100)).status).toBe(404)
  })

  test('takes the place of a correction', async () => {
    const { booking } = await bookAndPay()
    const { folios } = await hotel.data(hotel.ask('GET', `/api/v1/bookings/${booking.id}/folio`))
    const line = folios[0].lines.find(({ method }: { method: string | null }) => method === 'online')
    const correction = { lineId: line.id, reason: 'Wrong' }
    expect((await hotel.post(`/bookings/${booking.id}/folio/corrections`, correction)).status).toBe(409)
  })

  test('follows a payment to another folio', async () => {
    const { booking, paymentId } = await bookAndPay()
    const path = `/bookings/${booking.id}/folio`
    const payer = { name: 'Ada', company: '', vatId: '', address: '', email: '', language: '' }
    await hotel.data(hotel.post(`${path}/folios`, { payer, takes: [] }))
    const { folios } = await hotel.data(hotel.ask('GET', `/api/v1${path}`))
    const line = folios[0].lines.find(({ method }: { method: string | null }) => method === 'online')
    await hotel.data(hotel.post(`${path}/moves`, { lineIds: [line.id], position: 2 }))
    await hotel.data(refund(booking.id, paymentId, 1500))
    await settled(booking.id)
    const after = await hotel.data(hotel.ask('GET', `/api/v1${path}`))
    expect(after.folios[1]).toMatchObject({ paidCents: booking.totalCents - 1500 })
    await expectSound()
  })
})

describe('a stay that does not happen', () => {
  test('returns what was paid beyond the fee', async () => {
    const { booking } = await bookAndPay()
    await hotel.data(hotel.transition(booking.id, 'cancelled', { cancelledBy: 'hotel' }))
    const { payments, balanceCents } = await settled(booking.id)
    expect(payments[0]?.refunds).toMatchObject([{ amountCents: booking.totalCents, cause: 'cancelled' }])
    expect(balanceCents).toBe(0)
    await expectSound()
  })

  test('returns what is paid while the desk cancels it', async () => {
    const booking = await hotel.book()
    const { url } = await hotel.openPage(booking.id, booking.totalCents)
    await hotel.data(hotel.transition(booking.id, 'cancelled', { cancelledBy: 'hotel' }))
    hotel.simulator.pay(url)
    await hotel.deliver()
    const { payments } = await settled(booking.id)
    expect(payments[0]).toMatchObject({ state: 'succeeded', refunds: [{ amountCents: booking.totalCents }] })
    await expectSound()
  })

  test('charges the kept card with the fee of a no-show', async () => {
    const booking = await bookWithCard()
    expect((await hotel.readPayments(booking.id)).card).toMatchObject({ digits: '4242', chargeableCents: 0 })
    const early = await hotel.post(`/bookings/${booking.id}/payments/card-charges`, {
      amountCents: 100,
      reason: 'Minibar',
    })
    expect(early.status).toBe(400)
    app.advance(10 * dayMs)
    await app.sql`UPDATE sessions SET expires_at = now() + interval '90 days'`
    app.services.sessions.forget()
    const after = await hotel.data(hotel.transition(booking.id, 'no-show'))
    const { payments, balanceCents, card } = await settled(booking.id)
    expect(payments.at(-1)).toMatchObject({
      purpose: 'fee',
      state: 'succeeded',
      amountCents: after.feeCents - 1000,
    })
    expect([balanceCents, card?.chargeableCents]).toEqual([0, 0])
    await expectSound()
  })

  test('leaves the fee to the desk if the card is declined', async () => {
    const booking = await bookWithCard('4000000000000341')
    app.advance(10 * dayMs)
    await app.sql`UPDATE sessions SET expires_at = now() + interval '90 days'`
    app.services.sessions.forget()
    await hotel.data(hotel.transition(booking.id, 'no-show'))
    const { payments, card } = await settled(booking.id)
    expect(payments.at(-1)).toMatchObject({ purpose: 'fee', state: 'failed', failure: 'declined' })
    expect(card?.chargeableCents).toBeGreaterThan(0)
    await expectSound()
  })
})

describe('the rest of a deposit', () => {
  async function bookWithRest(number?: string) {
    const booking = await bookWithCard(number)
    const size = { kind: 'amount', cents: 1000 } as const
    await hotel.agree(booking.id, { kind: 'deposit', size, restDaysBefore: 3, cityTaxAtHotel: false })
    const rest = booking.totalCents - 1000
    await app.sql`
      INSERT INTO folio_deposits (booking_id, amount_cents, due_on, asked_at, reminded_at, charges_card)
      VALUES (${booking.id}, 1000, ${hotel.day(0)}, now(), now(), false),
             (${booking.id}, ${rest}, ${hotel.day(7)}, now(), now(), true)`
    return { booking, rest }
  }
  const read = async (bookingId: string) => {
    await app.sql`UPDATE sessions SET expires_at = now() + interval '90 days'`
    app.services.sessions.forget()
    return hotel.readPayments(bookingId)
  }
  const countMails = async (news: string) => {
    const rows = await app.sql`
      SELECT 1 FROM pgboss.job WHERE name = 'mail.payment' AND data ->> 'news' = ${news}`
    return rows.length
  }

  test('is announced two days ahead and charged once on its day', async () => {
    const { booking, rest } = await bookWithRest()
    const before = await countMails('charge-soon')
    await collectDeposits(ctx())
    expect(await countMails('charge-soon')).toBe(before)
    app.advance(5 * dayMs)
    await collectDeposits(ctx())
    await collectDeposits(ctx())
    expect(await countMails('charge-soon')).toBe(before + 1)
    expect((await read(booking.id)).payments).toHaveLength(1)
    app.advance(2 * dayMs)
    await collectDeposits(ctx())
    await collectDeposits(ctx())
    const { payments, balanceCents } = await read(booking.id)
    expect(payments).toMatchObject([
      { purpose: 'balance' },
      { purpose: 'deposit', state: 'succeeded', amountCents: rest },
    ])
    expect(balanceCents).toBe(0)
    await expectSound()
  })

  test('is charged by the job if the server stopped in the middle, and once', async () => {
    const { booking } = await bookWithRest()
    app.advance(5 * dayMs)
    await collectDeposits(ctx())
    app.advance(2 * dayMs)
    const before = hotel.simulator.tables.charges.size
    hotel.simulator.fail('error-after', { call: /POST \/v1\/payment_intents/ })
    await collectDeposits(ctx())
    expect((await read(booking.id)).payments.at(-1)).toMatchObject({ state: 'open' })
    app.advance(10 * minuteMs)
    await askAboutPayments(ctx())
    expect((await read(booking.id)).payments.at(-1)).toMatchObject({ state: 'succeeded' })
    expect(hotel.simulator.tables.charges.size).toBe(before + 1)
    await expectSound()
  })

  test.each(['error', 'error-after'] as const)(
    'is charged once, even if it is repeated after days (%s)',
    async (fault) => {
      const { booking } = await bookWithRest()
      app.advance(5 * dayMs)
      await collectDeposits(ctx())
      app.advance(2 * dayMs)
      const before = hotel.simulator.tables.charges.size
      hotel.simulator.fail(fault, { call: /POST \/v1\/payment_intents/ })
      await collectDeposits(ctx())
      app.advance(2 * dayMs)
      await askAboutPayments(ctx())
      expect((await read(booking.id)).payments.at(-1)).toMatchObject({ state: 'succeeded' })
      expect(hotel.simulator.tables.charges.size).toBe(before + 1)
      await expectSound()
    },
  )

  test('that is declined can be paid by a link, and is listed until then', async () => {
    const { booking, rest } = await bookWithRest('4000000000000341')
    app.advance(5 * dayMs)
    await collectDeposits(ctx())
    app.advance(2 * dayMs)
    await collectDeposits(ctx())
    const { payments, links, due } = await read(booking.id)
    expect(payments.at(-1)).toMatchObject({ state: 'failed', failure: 'declined' })
    expect(due).toMatchObject([{ state: 'failed', failure: 'declined', amountCents: rest }])
    const listed = await hotel.data(hotel.ask('GET', `${hotel.base}/payments/due`))
    expect(listed).toEqual(due)
    expect(links).toMatchObject([{ state: 'open', amountCents: rest }])
    const token = links[0]?.url.split('/').at(-1) ?? ''
    const link = await openPaymentLink(ctx(), token)
    expect(link).toMatchObject({ state: 'open', payableCents: rest })
    const { url } = await hotel.openPage(booking.id, rest, {
      purpose: 'deposit',
      depositId: link?.id ?? '',
    })
    hotel.simulator.pay(url)
    await hotel.deliver()
    expect(await openPaymentLink(ctx(), token)).toMatchObject({ state: 'paid' })
    expect((await read(booking.id)).due).toEqual([])
    await expectSound()
  })
})

describe('a link to pay', () => {
  test('is made once, expires, and leads to one payment in two tabs', async () => {
    const booking = await hotel.book()
    const input = { amountCents: 4000, dueOn: hotel.day(3), days: 5, mailGuest: true }
    const make = () =>
      hotel.data(hotel.post(`/bookings/${booking.id}/payments/links`, input, { key: 'link' }))
    await make()
    const { links } = await make()
    expect(links).toMatchObject([{ amountCents: 4000, state: 'open' }])
    const depositId = links[0].depositId
    const id = await beginLinkPayment(hotel.guest, depositId)
    const [row] = await app.sql`SELECT amount_cents::integer AS cents FROM payments WHERE id = ${id}`
    expect(row).toEqual({ cents: 4000 })
    const token = links[0].url.split('/').at(-1)
    const other = (token[0] === 'A' ? 'B' : 'A') + token.slice(1)
    expect(await openPaymentLink(ctx(), other)).toBeNull()
    app.advance(6 * dayMs)
    expect(await openPaymentLink(ctx(), token)).toMatchObject({ state: 'expired' })
    await expect(beginLinkPayment(hotel.guest, depositId)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is for no more than is left to pay', async () => {
    const booking = await hotel.book()
    const input = { amountCents: booking.totalCents + 1, dueOn: hotel.day(3), days: 5, mailGuest: false }
    const answer = await hotel.post(`/bookings/${booking.id}/payments/links`, input)
    expect(answer.status).toBe(400)
  })
})

describe('a dispute', () => {
  async function dispute() {
    const { booking, paymentId } = await bookAndPay()
    const [row] = await app.sql`SELECT charge_id FROM payments WHERE id = ${paymentId}`
    const disputeId = hotel.simulator.openDispute(row?.charge_id)
    await hotel.deliver({ times: 2 })
    return { booking, disputeId }
  }

  test('is news with a deadline, is answered once, and a lost one is on the folio', async () => {
    const { booking, disputeId } = await dispute()
    const [listed] = await hotel.data(hotel.ask('GET', `${hotel.base}/payments/disputes`))
    expect(listed).toMatchObject({ state: 'open', amountCents: booking.totalCents, reason: 'fraudulent' })
    expect(listed.answerBy).not.toBeNull()
    const news =
      await app.sql`SELECT params FROM notifications WHERE params ->> 'reference' = ${booking.reference}
      AND params ->> 'news' = 'card-dispute'`
    expect(news).toHaveLength(1)
    const path = `${hotel.base}/payments/disputes/${listed.id}`
    const answered = await hotel.data(hotel.ask('POST', `${path}/answer`, { text: 'They were here.' }))
    expect(answered).toMatchObject({ state: 'answered', answer: 'They were here.' })
    expect((await hotel.ask('POST', `${path}/answer`, { text: 'Again' })).status).toBe(409)
    const { evidence } = hotel.simulator.tables.disputes.get(disputeId) ?? {}
    expect(evidence).toMatchObject({
      customer_name: 'Hana Nakamura',
      service_date: `${booking.checkInOn} to ${booking.checkOutOn}`,
      product_description: expect.stringMatching(/Room: Double[\s\S]*Total: €200\.00/),
      cancellation_policy_disclosure: expect.stringContaining('Payment: The stay is paid at the hotel.'),
      uncategorized_text: expect.stringMatching(/^They were here\.[\s\S]*Booked: Double/),
    })
    expect(JSON.stringify(evidence)).not.toMatch(/[\u2066-\u2069]/)
    hotel.simulator.decideDispute(disputeId, false)
    await hotel.deliver({ times: 2 })
    const { payments, balanceCents } = await hotel.readPayments(booking.id)
    expect(payments[0]).toMatchObject({ refundableCents: 0, disputes: [{ state: 'lost' }] })
    expect(balanceCents).toBe(booking.totalCents)
    await expectSound()
  })

  const pdf = Buffer.from('%PDF-1.7 a signed form')
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])

  async function openListed() {
    const { disputeId } = await dispute()
    const [listed] = await hotel.data(hotel.ask('GET', `${hotel.base}/payments/disputes`))
    const path = `${hotel.base}/payments/disputes/${listed.id}`
    const addPaper = async (kind: string, files: { bytes: Buffer; name: string }[], token = hotel.token) => {
      const form = new FormData()
      for (const { bytes, name } of files) form.append('paper', new Blob([bytes]), name)
      const response = await fetch(`${app.url}${path}/papers/${kind}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      return { status: response.status, body: JSON.parse(await response.text()) }
    }
    const readEvidence = () => hotel.simulator.tables.disputes.get(disputeId)?.evidence ?? {}
    return { path, listed, addPaper, readEvidence }
  }

  test('is answered with papers, one of each kind, which only the service keeps', async () => {
    const { path, listed, addPaper, readEvidence } = await openListed()
    expect(listed.papers).toEqual([])
    await addPaper('registration', [{ bytes: png, name: 'wrong.png' }])
    await addPaper('registration', [{ bytes: pdf, name: 'form.pdf' }])
    await addPaper('receipt', [{ bytes: png, name: 'invoice.png' }])
    const { status, body } = await addPaper('stay', [{ bytes: pdf, name: 'log.pdf' }])
    expect(status).toBe(200)
    expect(body.data.papers).toEqual([
      { kind: 'registration', name: 'form.pdf', bytes: pdf.length },
      { kind: 'receipt', name: 'invoice.png', bytes: png.length },
      { kind: 'stay', name: 'log.pdf', bytes: pdf.length },
    ])
    const left = await hotel.data(hotel.ask('DELETE', `${path}/papers/receipt`))
    expect(left.papers).toHaveLength(2)
    const answered = await hotel.data(hotel.ask('POST', `${path}/answer`, { text: 'They were here.' }))
    expect(answered.papers).toHaveLength(2)
    const evidence = readEvidence()
    const findName = (id = '') => hotel.simulator.tables.files.get(id)?.name
    expect([findName(evidence.customer_signature), findName(evidence.service_documentation)]).toEqual([
      'form.pdf',
      'log.pdf',
    ])
    expect(evidence.receipt).toBeUndefined()
    expect((await addPaper('other', [{ bytes: pdf, name: 'late.pdf' }])).status).toBe(409)
    expect((await hotel.ask('DELETE', `${path}/papers/stay`)).status).toBe(409)
  })

  test('takes papers that banks can read, of so many bytes in all, and only from its hotel', async () => {
    const { path, addPaper } = await openListed()
    const sized = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length)])
    const text = { bytes: Buffer.from('PDF'), name: 'text.pdf' }
    expect(await addPaper('other', [text])).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    })
    expect((await addPaper('other', [])).status).toBe(400)
    const two = [
      { bytes: pdf, name: 'a.pdf' },
      { bytes: pdf, name: 'b.pdf' },
    ]
    expect((await addPaper('other', two)).status).toBe(400)
    expect((await addPaper('selfie', [{ bytes: pdf, name: 'a.pdf' }])).status).toBe(400)
    expect((await addPaper('stay', [{ bytes: sized(3_000_000), name: 'a.pdf' }])).status).toBe(200)
    const second = await addPaper('other', [{ bytes: sized(1_500_001), name: 'b.pdf' }])
    expect(second).toMatchObject({ status: 413, body: { code: 'payload_too_large' } })
    expect((await addPaper('stay', [{ bytes: sized(4_500_000), name: 'b.pdf' }])).status).toBe(200)
    const other = await createActor(app, 'hotel')
    expect((await addPaper('other', [{ bytes: pdf, name: 'a.pdf' }], other.token)).status).toBe(404)
    hotel.simulator.fail('error', { call: /files/ })
    expect((await addPaper('stay', [{ bytes: pdf, name: 'a.pdf' }])).status).toBe(503)
    expect(await hotel.data(hotel.ask('GET', `${hotel.base}/payments/disputes`))).toMatchObject([
      { papers: [{ name: 'b.pdf' }] },
    ])
    expect((await app.ask('DELETE', `${path}/papers/stay`, { token: other.token })).status).toBe(404)
  })

  test('names only the papers that went with the answer, whatever was added meanwhile', async () => {
    const { path, addPaper } = await openListed()
    await addPaper('stay', [{ bytes: pdf, name: 'log.pdf' }])
    const service = app.services.payments
    if (!service) throw new Error('the test has no payment service')
    const { answerDispute } = service
    vi.spyOn(service, 'answerDispute').mockImplementationOnce(async (...given) => {
      expect((await addPaper('other', [{ bytes: pdf, name: 'late.pdf' }])).status).toBe(200)
      return answerDispute(...given)
    })
    const answered = await hotel.data(hotel.ask('POST', `${path}/answer`, { text: 'They were here.' }))
    expect(answered).toMatchObject({ state: 'answered', papers: [{ name: 'log.pdf' }] })
    expect(answered.papers).toHaveLength(1)
  })

  test('can be answered in other words after an answer whose outcome is unknown', async () => {
    const { path, readEvidence } = await openListed()
    const answer = (text: string) => hotel.ask('POST', `${path}/answer`, { text })
    hotel.simulator.fail('error', { call: /disputes/ })
    expect((await answer('They were here.')).status).toBe(503)
    expect((await answer('They were here, and signed.')).status).toBe(200)
    expect(readEvidence().uncategorized_text).toMatch(/^They were here, and signed\./)
  })

  test('shows the answer that had arrived after all, and takes no other', async () => {
    const { path, readEvidence } = await openListed()
    hotel.simulator.fail('error-after', { call: /disputes/ })
    expect((await hotel.ask('POST', `${path}/answer`, { text: 'They were here.' })).status).toBe(503)
    expect((await hotel.ask('POST', `${path}/answer`, { text: 'And signed.' })).status).toBe(409)
    expect(readEvidence().uncategorized_text).toMatch(/^They were here\./)
    expect(await hotel.data(hotel.ask('GET', `${hotel.base}/payments/disputes`))).toMatchObject([
      { state: 'answered', answer: 'They were here.' },
    ])
  })

  test('that is lost lowers the commission of a partner by what went back', async () => {
    const affiliate = await createActor(app, 'affiliate')
    const partnershipId = await addPartnership(app, {
      hotelId: hotel.hotel.id,
      affiliateId: affiliate.id,
      rateBps: 1000,
    })
    const { booking, paymentId } = await bookAndPay(5000, { source: 'affiliate', partnershipId })
    const readBase = async () => {
      const [row] = await app.sql`
        SELECT base_cents::integer AS cents FROM commissions WHERE booking_id = ${booking.id}`
      return row?.cents
    }
    const whole = await readBase()
    const [row] = await app.sql`SELECT charge_id FROM payments WHERE id = ${paymentId}`
    const disputeId = hotel.simulator.openDispute(row?.charge_id)
    hotel.simulator.decideDispute(disputeId, false)
    await hotel.deliver({ reversed: true, times: 2 })
    expect(await readBase()).toBe(Math.round(whole * (1 - 5000 / booking.totalCents)))
    await countDue({ sql: app.pool })
    await expectSound()
  })

  test('is found by the job if its notices are lost', async () => {
    const { booking, paymentId } = await bookAndPay()
    const [row] = await app.sql`SELECT charge_id FROM payments WHERE id = ${paymentId}`
    const dispute = hotel.simulator.openDispute(row?.charge_id)
    hotel.simulator.notices.lose()
    await reconcileAccounts(ctx())
    const read = async () => (await hotel.readPayments(booking.id)).payments[0]?.disputes
    expect(await read()).toMatchObject([{ state: 'open', amountCents: booking.totalCents }])
    // Decided long after it was opened.
    app.advance(60 * dayMs)
    await app.sql`UPDATE sessions SET expires_at = now() + interval '1 year'`
    app.services.sessions.forget()
    hotel.simulator.decideDispute(dispute, false)
    hotel.simulator.notices.lose()
    await reconcileAccounts(ctx())
    expect(await read()).toMatchObject([{ state: 'lost' }])
    expect((await hotel.readPayments(booking.id)).balanceCents).toBe(booking.totalCents)
    await expectSound()
  })

  test('that is won leaves everything as it was', async () => {
    const { booking, disputeId } = await dispute()
    hotel.simulator.decideDispute(disputeId, true)
    await hotel.deliver()
    const { payments, balanceCents } = await hotel.readPayments(booking.id)
    expect(payments[0]).toMatchObject({ refundableCents: booking.totalCents, disputes: [{ state: 'won' }] })
    expect(balanceCents).toBe(0)
  })
})

describe('a transfer', () => {
  test('is explained line by line, and adds up', async () => {
    const { booking, paymentId } = await bookAndPay()
    await hotel.data(refund(booking.id, paymentId, 1000))
    await settled(booking.id)
    hotel.simulator.payOut(hotel.account)
    await hotel.deliver({ times: 2 })
    const [transfer] = await hotel.data(hotel.ask('GET', `${hotel.base}/payments/transfers`))
    expect(transfer).toMatchObject({ paymentsCents: booking.totalCents, refundsCents: -1000 })
    const { paymentsCents, refundsCents, disputesCents, feesCents, otherCents, amountCents } = transfer
    expect(paymentsCents + refundsCents + disputesCents + feesCents + otherCents).toBe(amountCents)
    const path = `${hotel.base}/payments/transfers/${transfer.id}`
    const lines: PaymentTransferLine[] = await hotel.data(hotel.ask('GET', `${path}/lines`))
    expect(lines.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
      { kind: 'payment', reference: booking.reference, guestName: 'Hana Nakamura' },
      { kind: 'refund' },
    ])
    const { csv } = await hotel.data(hotel.ask('GET', `${path}/export`))
    expect(csv).toContain(booking.reference)
    await expectSound()
  })
})
