import { randomUUID } from 'node:crypto'
import { moneyText } from '@roomlark/contract/money'
import { claimSteps, claimTitle } from '@roomlark/contract/partners/claim-words'
import type { CommissionReceipt } from '@roomlark/contract/partners/commission-receipt'
import { receiptShares, receiptSum } from '@roomlark/contract/partners/receipt-sum'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { makeGuest } from '../../../../test/checkouts.ts'
import { createActor } from '../../../../test/factories.ts'
import { addPartnership } from '../../../../test/partnerships.ts'
import { openEarningHotel, settleCommission } from '../../../../test/settled-money.ts'
import { addLink, follow } from '../../../../test/tracked-links.ts'
import { pauseReferrals } from '../../../settlement/hotel-statements/reminders/pause.service.ts'
import { adjustCommission } from '../commissions.service.ts'

type Actor = { id: string; token: string }

let app: TestApp
let money: Awaited<ReturnType<typeof openEarningHotel>>
let admin: Actor
let other: Actor
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
  money = await openEarningHotel(app)
  admin = await createActor(app, 'admin')
  other = await createActor(app, 'affiliate')
  const hotelId = money.hotel.hotel.id
  await addLink(app, { affiliateId: money.affiliate.id, hotelId, code: 'positano-guide' })
  await addLink(app, { affiliateId: other.id, hotelId, code: 'nomad-table' })
})
afterAll(() => app.close())

const askForReceipt = (bookingId: string, token: string) =>
  app.ask('GET', `/api/v1/commissions/${bookingId}`, { token })

let stays = 0

/** A guest books two nights on the site, perhaps after following a link; nobody else has them. */
async function bookOnSite(link?: string): Promise<{ id: string; reference: string }> {
  const guest = makeGuest(app, money.hotel)
  const ref = link === undefined ? {} : { reference: (await follow(app, link)).ref }
  stays += 1
  const dates = { checkInOn: money.hotel.day(20 + 2 * stays), checkOutOn: money.hotel.day(22 + 2 * stays) }
  const begun = await guest.begin({ ...dates, ...ref })
  const confirmed = await guest.confirm(begun.body.data.token)
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
  const [row] = await app.sql<{ id: string; reference: string }[]>`
    SELECT id, reference FROM bookings WHERE booked_at IS NOT NULL ORDER BY booked_at DESC LIMIT 1`
  return row ?? { id: '', reference: '' }
}

function sumChanges({ changes }: CommissionReceipt) {
  return changes.reduce(
    (sum, { baseCents, grossCents, netCents }) => ({
      baseCents: sum.baseCents + baseCents,
      grossCents: sum.grossCents + grossCents,
      netCents: sum.netCents + netCents,
    }),
    { baseCents: 0, grossCents: 0, netCents: 0 },
  )
}

describe('a guest who leaves early and is charged every night', () => {
  test('counts with the nights charged, on the receipt and in the statement', async () => {
    const { hotel, affiliate } = money
    const [row] = await app.sql`
      SELECT partnership_id AS id FROM booking_referrals WHERE booking_id = ${money.expected.id}`
    const dates = { checkInOn: hotel.day(0), checkOutOn: hotel.day(4) }
    const { id } = await hotel.book({ ...dates, source: 'affiliate', partnershipId: row?.id })
    await hotel.data(hotel.transition(id, 'checked-in'))
    app.advance(2 * 86_400_000)
    await hotel.data(hotel.transition(id, 'checked-out'))
    const receipt: CommissionReceipt = (await askForReceipt(id, affiliate.token)).body.data
    const formats = { percent: String, day: String, rate: String }
    expect(receiptSum(receipt, formats)[0]).toMatchObject({
      label: 'Room, 4 nights charged, left after 2',
      cents: 40_000,
    })
    const month = hotel.day(0).slice(0, 7)
    const { body } = await app.ask('GET', `${hotel.base}/statements/${month}/lines`, { token: hotel.token })
    expect(body.data.find(({ bookingId }: { bookingId: string }) => bookingId === id)).toMatchObject({
      chargedNights: 4,
    })
  })
})

describe('the receipt of a commission', () => {
  test('is the same for hotel, affiliate and administrator, and exists for nobody else', async () => {
    const { id, reference } = await bookOnSite('positano-guide')
    const tokens = [money.affiliate.token, money.hotel.owner.token, admin.token]
    const answers = await Promise.all(tokens.map((token) => askForReceipt(id, token)))
    const [first] = answers
    expect(first?.status, JSON.stringify(first?.body)).toBe(200)
    for (const { body } of answers) expect(body).toEqual(first?.body)
    const receipt: CommissionReceipt = first?.body.data
    expect(receipt).toMatchObject({
      reference,
      source: { method: 'visit', linkCode: 'positano-guide', windowDays: 30, isOwnRate: false },
      clock: { stage: 'expected', outcome: 'to-come', holdDays: 14, needsHotelPayment: true },
      statements: [],
      correction: null,
    })
    expect(receipt.changes).toMatchObject([{ cause: 'booking', event: { kind: 'created', nights: 2 } }])
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/elena|marchetti/i)

    const strangers = [other, await createActor(app, 'affiliate'), await createActor(app, 'hotel')]
    for (const { token } of strangers) {
      expect((await askForReceipt(id, token)).status).toBe(404)
      expect((await app.ask('GET', `/api/v1/commissions/${id}/pdf`, { token })).status).toBe(404)
    }
    const unreferred = await money.hotel.book()
    expect((await askForReceipt(unreferred.id, admin.token)).status).toBe(404)
  })

  test('adds up: from the price to what the partner earns, and over every change', async () => {
    const { id } = money.payable
    await app.pool.begin((tx) =>
      adjustCommission(app.services, tx, id, {
        baseCents: 15_003,
        cause: 'refund',
        reason: { kind: 'written', text: 'Noise from roof works' },
      }),
    )
    const receipt: CommissionReceipt = (await askForReceipt(id, money.hotel.owner.token)).body.data
    const { amounts } = receipt
    expect(sumChanges(receipt)).toEqual({
      baseCents: amounts.baseCents,
      grossCents: amounts.grossCents,
      netCents: amounts.netCents,
    })
    expect(amounts).toMatchObject({ currency: 'EUR', baseCents: 15_003, agreement: { cause: 'refund' } })
    const lines = receiptSum(receipt, { percent: (value) => `${value}%`, day: () => 'then', rate: String })
    const base = lines.findIndex(({ weight }) => weight === 'subtotal')
    const result = lines.findIndex(({ weight }) => weight === 'result')
    const total = (from: number, to: number) =>
      lines.slice(from, to).reduce((sum, { cents }) => sum + cents, 0)
    expect(total(0, base)).toBe(lines[base]?.cents)
    expect(total(base + 1, result)).toBe(lines[result]?.cents)
    expect(lines[result]?.cents).toBe(amounts.netCents)
    expect(lines.at(-1)).toMatchObject({ label: 'Credited in US dollars', cents: amounts.netUsdCents })
    expect(receiptShares(receipt).reduce((sum, { cents }) => sum + cents, 0)).toBe(amounts.baseCents)
    // 12.5 % of 150.03 is 18.75375, and 20 % of 18.75 is whole.
    expect(lines.map(({ exact }) => exact ?? null).filter((exact) => exact !== null)).toEqual([1875.375])
  })

  test('is a paper too, with the same amounts and no guest', async () => {
    const { id, reference } = money.payable
    const path = `/api/v1/commissions/${id}/pdf`
    const { body } = await app.ask('GET', path, { token: money.affiliate.token })
    expect(body.data.filename).toBe(`commission-${reference}.pdf`)
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(body.data.base64, 'base64')))
    const { text } = await extractText(pdf, { mergePages: true })
    const words = text.replace(/\s+/g, ' ')
    const receipt: CommissionReceipt = (await askForReceipt(id, money.affiliate.token)).body.data
    for (const cents of [receipt.amounts.baseCents, receipt.amounts.grossCents, receipt.amounts.netCents])
      expect(words).toContain(moneyText(cents, 'EUR'))
    for (const part of [
      reference,
      receipt.hotelName,
      'Why this amount',
      'The hotel named the partner',
      '€18.75375',
    ])
      expect(words).toContain(part)
    expect(words).toContain('Refund by the hotel Noise from roof works')
    expect(words).not.toMatch(/hana|nakamura/i)
  })

  test('has a clock of its own for what changed after it was paid', async () => {
    const { id } = money.payable
    await settleCommission(app, id)
    const paid: CommissionReceipt = (await askForReceipt(id, money.affiliate.token)).body.data
    expect(paid.clock.settlement).toMatchObject({
      number: 'ST-2026-00001',
      state: 'paid',
      paidOn: '2026-12-05',
    })
    expect(paid.statements).toMatchObject([
      { side: 'hotel', number: 'HS-2026-00001', isPaid: true },
      { side: 'affiliate', number: 'ST-2026-00001', isPaid: true, cents: paid.amounts.netUsdCents },
    ])
    expect(paid.correction).toBeNull()
    await app.pool.begin((tx) =>
      adjustCommission(app.services, tx, id, {
        baseCents: 0,
        cause: 'dispute',
        reason: { kind: 'written', text: 'Nobody came' },
      }),
    )
    const corrected: CommissionReceipt = (await askForReceipt(id, money.affiliate.token)).body.data
    expect(corrected.clock).toMatchObject({ stage: 'void', voided: { cause: 'dispute' } })
    expect(corrected.correction).toMatchObject({
      usdCents: -paid.amounts.netUsdCents,
      statementNumber: null,
      isPaid: false,
    })
  })
})

describe('a claim', () => {
  const ask = (reference: string, bookedOn = money.hotel.day(0), token = money.affiliate.token) =>
    app.ask('POST', '/api/v1/commissions/claims', { token, body: { reference, bookedOn } })

  test('tells an affiliate that a booking counts, and where its receipt is', async () => {
    const { id, reference } = await bookOnSite('positano-guide')
    const { body } = await ask(` ${reference.slice(3).toLowerCase()} `)
    expect(body.data).toMatchObject({
      outcome: 'counted',
      booking: { id, reference, method: 'visit', windowDays: 30 },
    })
    expect(body.data.booking.clicksInWindow).toBeGreaterThan(0)
    expect(body.data.booking.lastClickAt).toEqual(expect.any(String))
  })

  test('tells that another partner has it, and not who', async () => {
    const { reference } = await bookOnSite('nomad-table')
    const { body } = await ask(reference)
    expect(body.data).toMatchObject({ outcome: 'other-partner', booking: { id: null, method: 'visit' } })
    const [name] = await app.sql`SELECT partner_name(u) AS name FROM users u WHERE id = ${other.id}`
    expect(JSON.stringify(body)).not.toContain(name?.name)
    expect(JSON.stringify(body)).not.toContain('nomad-table')
  })

  test('tells why a booking counts for nobody', async () => {
    const onSite = await bookOnSite()
    expect((await ask(onSite.reference)).body.data).toMatchObject({
      outcome: 'no-click',
      booking: { method: null },
    })
    const atDesk = await money.hotel.book()
    expect((await ask(atDesk.reference)).body.data).toMatchObject({ outcome: 'taken-by-hotel' })
    const late = await createActor(app, 'affiliate')
    const id = await addPartnership(app, { hotelId: money.hotel.hotel.id, affiliateId: late.id })
    await app.sql`UPDATE partnerships SET approved_at = approved_at + interval '30 days' WHERE id = ${id}`
    const { body } = await ask(onSite.reference, money.hotel.day(0), late.token)
    expect(body.data).toMatchObject({
      outcome: 'not-active',
      booking: { clicksInWindow: 0, lastClickAt: null },
    })
  })

  test('tells that new bookings earned nothing while the hotel was paused, also after it has paid', async () => {
    const before = await bookOnSite()
    const id = randomUUID()
    await app.sql`
      INSERT INTO hotel_statements (id, hotel_id, currency, month, number, closed_at, due_on, pauses_on, reminders,
                                    line_count, base_cents, total_cents, share_cents, billed_to)
      VALUES (${id}, ${money.hotel.hotel.id}, 'USD', '2020-01-01', 'HS-2020-00001', now(), now()::date - 40,
              now()::date - 1, 4, 0, 100000, 10000, 2000, '{}')`
    await pauseReferrals({ ...app.services, sql: app.pool })
    const during = await bookOnSite('positano-guide')
    const pays = { amountCents: 10_000, paidOn: money.hotel.day(0) }
    const { version } = (await app.ask('GET', `/api/v1/statements/${id}`, { token: admin.token })).body.data
    const paid = await app.ask('POST', `/api/v1/statements/${id}/payments`, {
      token: admin.token,
      body: { ...pays, version },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(paid.status).toBe(200)
    const after = await bookOnSite('positano-guide')

    const { body } = await ask(during.reference)
    expect(body.data).toMatchObject({
      outcome: 'referrals-paused',
      booking: { id: null, method: null, clicksInWindow: expect.any(Number) },
    })
    const formats = { moment: (at: string) => at, count: String }
    expect(claimTitle(body.data)).toBe(`${during.reference} was made while new bookings earned nothing`)
    expect(claimSteps(body.data, formats).at(-1)?.detail).toContain('a statement of the hotel was overdue')
    expect((await ask(before.reference)).body.data.outcome).toBe('no-click')
    expect((await ask(after.reference)).body.data.outcome).toBe('counted')
  })

  test('finds nothing on another day, nor at hotels the affiliate is no partner of', async () => {
    const { reference } = await bookOnSite('positano-guide')
    const nothing = { outcome: 'not-found', booking: null }
    expect((await ask(reference, money.hotel.day(-3))).body.data).toEqual(nothing)
    expect((await ask('RL-000000')).body.data).toEqual(nothing)
    const stranger = await createActor(app, 'affiliate')
    expect((await ask(reference, money.hotel.day(0), stranger.token)).body.data).toEqual(nothing)
    // A request that the hotel declined shows nothing either.
    const declined = await createActor(app, 'affiliate')
    await app.sql`
      INSERT INTO partnerships (hotel_id, affiliate_id, state, state_since, created_at)
      VALUES (${money.hotel.hotel.id}, ${declined.id}, 'declined', now(), now())`
    expect((await ask(reference, money.hotel.day(0), declined.token)).body.data).toEqual(nothing)
  })

  test('is limited, because numbers can be guessed', async () => {
    const guesser = await createActor(app, 'affiliate')
    for (let tries = 0; tries < 20; tries++) {
      expect((await ask('RL-000000', money.hotel.day(0), guesser.token)).status).toBe(200)
    }
    const refused = await ask('RL-000000', money.hotel.day(0), guesser.token)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
