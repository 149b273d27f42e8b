import type { BookingInput } from '@roomlark/contract/bookings/booking-input'
import { ownFindingWords } from '@roomlark/contract/partners/commission-hold-words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createSession } from '../../../../test/factories.ts'
import { mailTo } from '../../../../test/mail.ts'
import { addPartnership } from '../../../../test/partnerships.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { eraseTraces } from '../../../operations/people/my-data/deletion.queries.ts'
import { selectEverything } from '../../../operations/people/my-data/my-data.queries.ts'
import { advanceCommissions } from '../../commissions/commissions.service.ts'
import { recordGuestSignals } from '../../referrals/signals/findings.service.ts'
import { releaseDueHolds } from './decisions.service.ts'

const day = 86_400_000

let app: TestApp
let hotel: TestHotel
let admin: Awaited<ReturnType<typeof createActor>>
beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin')
  hotel = await openTestHotel(app, 40)
})
afterAll(() => app.close())

const services = () => ({ ...app.services, sql: app.pool })
const ask = async (token: string, method: string, path: string, body?: unknown) =>
  app.ask(method, `/api/v1${path}`, body === undefined ? { token } : { token, body })
/** A session lasts seven days, and some tests last longer. */
const asAdmin = async (method: string, path: string, body?: unknown) =>
  ask(await createSession(app, admin.id, { confirmed: true }), method, path, body)

/** A booking whose guest has a throw-away address, and its hold. */
async function openHeld(stay: Partial<BookingInput> = {}) {
  const affiliate = await createActor(app, 'affiliate')
  const partnershipId = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: affiliate.id })
  const book = (guestEmail: string) =>
    hotel.book({
      source: 'affiliate',
      partnershipId,
      ...stay,
      guest: { name: 'Hana Nakamura', email: guestEmail },
    })
  const { id: bookingId, reference } = await book('someone@mailinator.com')
  const as = async (method: string, path: string, body?: unknown) =>
    ask(await createSession(app, affiliate.id), method, path, body)
  const [own] = (await as('GET', '/holds/own')).body.data
  return { affiliate, book, as, bookingId, reference, own }
}

async function commission(bookingId: string) {
  const [row] = await app.sql`
    SELECT stage, is_held AS "isHeld", net_usd_cents::integer AS net FROM commissions WHERE booking_id = ${bookingId}`
  return row
}

async function balances(holderId: string) {
  const rows = await app.sql`
    SELECT kind, balance_cents::integer AS balance FROM ledger_account_balances
    WHERE holder_id = ${holderId} AND balance_cents <> 0`
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]))
}

const held = async (id: string) => (await asAdmin('GET', `/holds/${id}`)).body.data

describe('a signal holds a commission', () => {
  test('in the transaction that finds it; the affiliate reads why, and nothing about the guest', async () => {
    const { affiliate, bookingId, reference, own, as, book } = await openHeld()
    expect(await commission(bookingId)).toMatchObject({ stage: 'expected', isHeld: true })
    expect(own).toMatchObject({
      state: 'open',
      hotelName: hotel.hotel.name,
      isAnswered: false,
      messages: [],
      booking: { reference },
      findings: [{ kind: 'disposable-email', evidence: null }],
    })
    expect(new Date(own.releasesAt).getTime() - new Date(own.heldAt).getTime()).toBe(30 * day)
    expect(ownFindingWords(own.findings[0], String)).toMatch(/is a disposable one$/)
    expect(JSON.stringify(own)).not.toMatch(/mailinator|Hana/)
    const mail = await mailTo(app, affiliate.email)
    expect(mail.text).toMatch(/is on hold[\s\S]*Disposable email address\. It is released automatically on/)
    expect(mail.text).not.toMatch(/mailinator|Hana/)
    expect(await held(own.id)).toMatchObject({
      kinds: ['disposable-email'],
      against: [{ fact: 'signal', found: { evidence: { domain: 'mailinator.com' } } }],
      for: [],
    })
    await book('fine@example.test')
    expect((await as('GET', '/holds/own')).body.meta.total).toBe(1)
  })

  test('once for a booking: what is found later belongs to it, and what was known opens nothing', async () => {
    const { affiliate, bookingId, own, as } = await openHeld()
    await app.sql`UPDATE bookings SET guest_email = ${affiliate.email} WHERE id = ${bookingId}`
    for (let time = 0; time < 2; time += 1) {
      await app.pool.begin((tx) => recordGuestSignals(app.services, tx, bookingId))
    }
    const { data, meta } = (await as('GET', '/holds/own')).body
    expect(meta.total).toBe(1)
    expect(data[0].version).toBe(own.version + 1)
    expect(data[0].findings.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'disposable-email',
      'own-booking',
    ])
  })

  test('but not where nothing is earned', async () => {
    const { bookingId, own, as } = await openHeld()
    await asAdmin('POST', `/holds/${own.id}/void`, { reason: 'Their own address', version: own.version })
    await app.sql`UPDATE bookings SET guest_email = 'x@yopmail.com' WHERE id = ${bookingId}`
    await app.sql`DELETE FROM booking_signals WHERE booking_id = ${bookingId}`
    await app.pool.begin((tx) => recordGuestSignals(app.services, tx, bookingId))
    expect((await as('GET', '/holds/own?state=open')).body.data).toEqual([])
  })
})

describe('the affiliate answers, an administrator decides', () => {
  test('an answer is read before a decision, and both sides are notified', async () => {
    const { affiliate, bookingId, reference, own, as } = await openHeld()
    const answered = await as('POST', `/holds/own/${own.id}/messages`, {
      text: 'A reader uses it everywhere.',
    })
    expect(answered.body.data).toMatchObject({
      isAnswered: true,
      messages: [{ side: 'affiliate', text: 'A reader uses it everywhere.' }],
    })
    expect((await mailTo(app, admin.email)).text).toContain(`The hold of ${reference} was answered`)
    const blind = { reason: 'Looks fine', version: own.version }
    expect((await asAdmin('POST', `/holds/${own.id}/release`, blind)).status).toBe(409)
    const asked = (await asAdmin('POST', `/holds/${own.id}/messages`, { text: 'Which newsletter?' })).body
      .data
    expect(asked.messages.map(({ author }: { author: string }) => author)).toEqual(['Ada Byron', 'Roomlark'])
    const both = await Promise.all(
      ['release', 'void'].map((step) =>
        asAdmin('POST', `/holds/${own.id}/${step}`, { reason: 'A known reader', version: asked.version }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await as('POST', `/holds/own/${own.id}/messages`, { text: 'Thanks' })).status).toBe(409)
    expect((await commission(bookingId))?.isHeld).toBe(false)
    expect((await mailTo(app, affiliate.email, 3)).text).toContain('A known reader')
  })

  test('voiding makes the commission nothing, is audited, and the list counts it', async () => {
    const { affiliate, bookingId, own, as } = await openHeld()
    const { net } = (await commission(bookingId)) ?? {}
    const before = (await asAdmin('GET', '/holds')).body
    expect(before.data.map(({ id }: { id: string }) => id)).toContain(own.id)
    const decision = { reason: 'Your own address', version: own.version }
    const done = await asAdmin('POST', `/holds/${own.id}/void`, decision)
    expect(done.body.data).toMatchObject({
      state: 'voided',
      reason: 'Your own address',
      netUsdCents: net,
      decidedBy: 'Ada Byron',
    })
    expect(await commission(bookingId)).toEqual({ stage: 'void', isHeld: false, net: 0 })
    expect(await balances(affiliate.id)).toEqual({})
    const { meta } = (await asAdmin('GET', '/holds?state=voided')).body
    expect(meta.counts).toEqual({
      ...before.meta.counts,
      open: before.meta.counts.open - 1,
      voided: before.meta.counts.voided + 1,
    })
    expect(before.meta.openUsdCents - meta.openUsdCents).toBe(net)
    expect((await as('GET', `/holds/own/${own.id}`)).body.data.reason).toBe('Your own address')
    const audit = (await asAdmin('GET', '/audit?action=hold.voided&limit=1')).body
    expect(audit.data[0].changes).toEqual([{ field: 'commissionUsdCents', before: null, after: String(net) }])
  })

  test('nobody reads or answers the hold of somebody else', async () => {
    const { own } = await openHeld()
    const other = await createActor(app, 'affiliate')
    const answer = { text: 'Mine?' }
    expect((await ask(other.token, 'GET', `/holds/own/${own.id}`)).status).toBe(404)
    expect((await ask(other.token, 'POST', `/holds/own/${own.id}/messages`, answer)).status).toBe(404)
    for (const { id } of [other, hotel.owner]) {
      const token = await createSession(app, id)
      expect((await ask(token, 'GET', '/holds')).status).toBe(403)
      expect((await ask(token, 'GET', `/holds/${own.id}`)).status).toBe(403)
    }
  })

  test('what was written is never changed, is in the data of the affiliate, and can be erased', async () => {
    const { affiliate, own, as } = await openHeld()
    await as('POST', `/holds/own/${own.id}/messages`, { text: 'I know this reader.' })
    await expect(app.sql`UPDATE hold_messages SET text = 'Other' WHERE hold_id = ${own.id}`).rejects.toThrow(
      'append-only',
    )
    await expect(app.sql`DELETE FROM hold_messages WHERE hold_id = ${own.id}`).rejects.toThrow('append-only')
    const { holds } = await selectEverything(app.pool, affiliate.id)
    expect(JSON.stringify(holds)).toContain('I know this reader.')
    await eraseTraces(app.pool, affiliate.id)
    expect((await held(own.id)).messages).toMatchObject([{ text: null }])
  })
})

// The last, because the sessions of the other tests end while it waits.
test('a held commission stays out of what is payable until it is released by itself after 30 days', async () => {
  const { affiliate, bookingId, own, as } = await openHeld({
    checkInOn: hotel.day(0),
    checkOutOn: hotel.day(1),
  })
  await hotel.data(hotel.transition(bookingId, 'checked-in'))
  await hotel.data(hotel.transition(bookingId, 'checked-out'))
  app.advance(20 * day)
  await advanceCommissions(services())
  const { net } = (await commission(bookingId)) ?? {}
  expect(await balances(affiliate.id)).toEqual({ 'affiliate-held': -net })
  expect((await held(own.id)).for).toMatchObject([{ fact: 'checked-in' }, { fact: 'kept' }])
  await releaseDueHolds(services())
  expect(await commission(bookingId)).toMatchObject({ isHeld: true })
  app.advance(10 * day)
  await Promise.all([releaseDueHolds(services()), releaseDueHolds(services())])
  expect(await commission(bookingId)).toEqual({ stage: 'payable', isHeld: false, net })
  expect(await balances(affiliate.id)).toEqual({ 'affiliate-payable': -net })
  expect((await as('GET', `/holds/own/${own.id}`)).body.data).toMatchObject({
    state: 'released',
    reason: null,
    decidedAt: expect.any(String),
  })
  const news = await app.sql`
      SELECT user_id FROM notifications WHERE occasion = ${`hold:${own.id}:ended`} AND params ->> 'outcome' = 'released-by-itself'`
  expect(news.map(({ user_id }) => user_id).toSorted()).toEqual([affiliate.id, hotel.owner.id].toSorted())
})
