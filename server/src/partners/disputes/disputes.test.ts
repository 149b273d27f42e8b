import type { Dispute, DisputeInput } from '@roomlark/contract/partners/disputes'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { worded } from '../../../test/notifications.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { eraseGuests } from '../../bookings/bookings/erase.queries.ts'
import { packZip } from '../../operations/people/my-data/archive.ts'
import { eraseTraces } from '../../operations/people/my-data/deletion.queries.ts'
import { selectEverything } from '../../operations/people/my-data/my-data.queries.ts'
import { advanceCommissions } from '../commissions/commissions.service.ts'
import { settleDueDisputes } from './steps.service.ts'

const day = 86_400_000
type Token = { token: string }

let app: TestApp
let hotel: TestHotel
let partner: Awaited<ReturnType<typeof createActor>>
let admin: Awaited<ReturnType<typeof createActor>>
let partnershipId: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin')
  hotel = await openTestHotel(app, 40)
  partner = await createActor(app, 'affiliate')
  partnershipId = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: partner.id })
  // The clock moves by months here, and nobody signs in again.
  await app.sql`UPDATE sessions SET expires_at = '2100-01-01'`
})
afterAll(() => app.close())

const ask = ({ token }: Token, method: string, path: string, body?: unknown) =>
  app.ask(method, `/api/v1${path}`, { token, body })

/** A stay that has just ended. */
async function stayed(broughtBy = partnershipId): Promise<string> {
  const stay = { checkInOn: hotel.day(0), checkOutOn: hotel.day(1) }
  const { id } = await hotel.book({ ...stay, source: 'affiliate', partnershipId: broughtBy })
  await hotel.data(hotel.transition(id, 'checked-in'))
  await hotel.data(hotel.transition(id, 'checked-out'))
  return id
}

const objection: DisputeInput = { reason: 'shorter-stay', text: 'One night, not two.' }
const open = (who: Token, bookingId: string, input: Partial<DisputeInput> = {}) =>
  ask(who, 'POST', `/commissions/${bookingId}/disputes`, { ...objection, ...input })

async function opened(who: Token = hotel.owner, input: Partial<DisputeInput> = {}): Promise<Dispute> {
  return hotel.data(open(who, await stayed(), input))
}
const step = (who: Token, { id, version }: Dispute, path: string, body: object = {}) =>
  ask(who, 'POST', `/disputes/${id}/${path}`, { version, ...body })
const answer = (who: Token, dispute: Dispute, text = 'I see.') => step(who, dispute, 'messages', { text })
const half = ({ now }: Dispute) => now.baseCents / 2
const proposed = (dispute: Dispute, baseCents = half(dispute)): Promise<Dispute> =>
  hotel.data(step(admin, dispute, 'proposal', { baseCents, text: 'One night and no fee.' }))
const accept = (who: Token, dispute: Dispute) => step(who, dispute, 'acceptance')

async function commission(bookingId: string) {
  const [row] = await app.sql`
    SELECT stage, is_disputed AS "isDisputed", base_cents::integer AS base, gross_cents::integer AS gross,
           billed_gross_cents::integer AS billed FROM commissions WHERE booking_id = ${bookingId}`
  return row
}
const settleDue = () => settleDueDisputes({ ...app.services, sql: app.pool })

/** Titles of the notifications an account has about a booking, newest first. */
async function news({ token }: Token, { reference }: Dispute['booking']): Promise<string[]> {
  const { body } = await app.ask('GET', '/api/v1/notifications?limit=20', { token })
  return worded(body.data)
    .map(({ title }) => title)
    .filter((title) => title.includes(reference))
}

describe('POST /commissions/:bookingId/disputes', () => {
  test('stops billing and paying, notifies the other sides and shows them the same thread', async () => {
    const bookingId = await stayed()
    const { gross } = (await commission(bookingId)) ?? {}
    const dispute = await hotel.data(open(hotel.owner, bookingId, { claimedBaseCents: 5000 }))
    expect(dispute).toMatchObject({
      state: 'open',
      openedBy: 'hotel',
      reason: 'shorter-stay',
      answerOn: hotel.day(10),
      claimedBaseCents: 5000,
      before: { grossCents: gross },
      proposal: null,
      steps: ['answer', 'withdraw'],
      messages: [{ kind: 'opened', side: 'hotel', author: hotel.hotel.name, text: 'One night, not two.' }],
    })
    expect(await commission(bookingId)).toMatchObject({ isDisputed: true, gross })
    const [seenByPartner, seenByAdmin] = await Promise.all(
      [partner, admin].map(async (who) => (await ask(who, 'GET', `/disputes/${dispute.id}`)).body.data),
    )
    expect(seenByPartner).toEqual({ ...dispute, steps: ['answer'] })
    expect(seenByAdmin).toEqual({ ...dispute, steps: ['answer', 'propose', 'reject'] })
    expect(await news(hotel.owner, dispute.booking)).toEqual([])
    for (const who of [partner, admin]) {
      expect(await news(who, dispute.booking)).toEqual([expect.stringContaining('hotel disputes')])
    }
  })

  test('is for a stay that ended, for one reason of the side, and for an amount that makes a difference', async () => {
    const { id } = await hotel.book({ source: 'affiliate', partnershipId })
    expect((await open(hotel.owner, id)).body).toMatchObject({ code: 'conflict' })
    const ended = await stayed()
    const { base } = (await commission(ended)) ?? {}
    for (const [who, input, field] of [
      [hotel.owner, { reason: 'stayed' }, 'reason'],
      [hotel.owner, { claimedBaseCents: base }, 'claimedBaseCents'],
      [partner, { reason: 'too-little', claimedBaseCents: base - 1 }, 'claimedBaseCents'],
      [partner, { reason: 'too-little', claimedBaseCents: base * 10 }, 'claimedBaseCents'],
      [hotel.owner, { text: '  ' }, 'text'],
    ] as const) {
      expect((await open(who, ended, input)).body).toMatchObject({ fields: { [field]: expect.any(String) } })
    }
  })

  test('lets one of two at once through', async () => {
    const bookingId = await stayed()
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => open(hotel.owner, bookingId)),
      open(partner, bookingId, { reason: 'too-little' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('of a commission in a statement is possible for 90 days, and what is settled becomes a correction', async () => {
    const [late, early] = [await stayed(), await stayed()]
    app.advance(20 * day)
    await advanceCommissions({ ...app.services, sql: app.pool })
    await app.sql`
      WITH closed AS (
        INSERT INTO hotel_statements (hotel_id, currency, month, number, closed_at, due_on, line_count, base_cents,
                                      total_cents, share_cents, billed_to)
        VALUES (${hotel.hotel.id}, 'USD', '2026-01-01', 'HS-2026-00001', ${app.services.clock()}, '2026-02-19', 2, 0, 0, 0, '{}')
        RETURNING id)
      INSERT INTO hotel_statement_lines (statement_id, line, booking_id, affiliate_id, kind, outcome, check_in_on,
                                         check_out_on, ended_on, rate_bps, boost_bps, base_cents, gross_cents, share_cents,
                                         net_cents, net_usd_cents)
      SELECT closed.id, row_number() OVER (), c.booking_id, c.affiliate_id, 'commission', 'stayed', c.ended_on, c.ended_on,
             c.ended_on, 1000, 0, c.base_cents, c.gross_cents, c.share_cents, c.net_cents, c.net_usd_cents
      FROM closed, commissions c WHERE c.booking_id = ANY(${[late, early]}::uuid[])`
    await app.sql`
      UPDATE commissions SET billed_base_cents = base_cents, billed_gross_cents = gross_cents,
             billed_share_cents = share_cents, billed_net_cents = net_cents, billed_net_usd_cents = net_usd_cents
      WHERE booking_id = ANY(${[late, early]}::uuid[])`
    const { gross } = (await commission(early)) ?? {}
    app.advance(90 * day)
    const dispute = await proposed(await hotel.data(open(hotel.owner, early)))
    await hotel.data(accept(partner, dispute))
    await hotel.data(accept(hotel.owner, dispute))
    expect(await commission(early)).toMatchObject({ gross: gross / 2, billed: gross, isDisputed: false })
    app.advance(2 * day)
    const { body } = await open(hotel.owner, late)
    expect(body.message).toMatch(/within 90 days/)
    const { data } = (await ask(hotel.owner, 'GET', `/commissions/${late}/disputes`)).body
    expect(data).toMatchObject({ obstacle: 'too-late', untilOn: hotel.day(-2), disputes: [], side: 'hotel' })
    // The partner has no statement with it yet.
    expect((await ask(partner, 'GET', `/commissions/${late}/disputes`)).body.data.obstacle).toBeNull()
  })
})

describe('a thread', () => {
  test('does not exist for anybody else', async () => {
    const dispute = await opened()
    const strangers = [await createActor(app, 'hotel'), await createActor(app, 'affiliate')]
    for (const who of strangers) {
      const answers = await Promise.all([
        ask(who, 'GET', `/disputes/${dispute.id}`),
        ask(who, 'GET', `/commissions/${dispute.booking.id}/disputes`),
        open(who, dispute.booking.id),
        answer(who, dispute),
        accept(who, dispute),
        step(who, dispute, 'withdrawal'),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
      expect((await ask(who, 'GET', '/disputes')).status).toBe(403)
    }
  })

  test('takes what all sides write at once, and names sides instead of people', async () => {
    const dispute = await opened(partner, { reason: 'too-little' })
    const answers = await Promise.all([
      answer(hotel.owner, dispute, 'It is what the folio says.'),
      answer(partner, dispute, 'The guest told me otherwise.'),
      answer(admin, dispute, 'We look at it.'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { body } = await ask(partner, 'GET', `/disputes/${dispute.id}`)
    const { messages, version } = body.data as Dispute
    expect(version).toBe(dispute.version)
    expect(messages.map(({ author }) => author).toSorted()).toEqual(
      [hotel.hotel.name, dispute.partnerName, dispute.partnerName, 'Roomlark'].toSorted(),
    )
    expect((await news(partner, dispute.booking)).length).toBe(2)
    expect(await news(hotel.owner, dispute.booking)).toContainEqual(
      expect.stringContaining('partner disputes'),
    )
  })

  test('can only grow, except that what somebody wrote can be erased', async () => {
    const leaver = await createActor(app, 'affiliate')
    const left = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: leaver.id })
    const dispute: Dispute = await hotel.data(open(hotel.owner, await stayed(left)))
    const { id } = dispute
    await expect(app.sql`DELETE FROM dispute_messages WHERE dispute_id = ${id}`).rejects.toThrow(
      'append-only',
    )
    await expect(
      app.sql`UPDATE dispute_messages SET text = 'Other' WHERE dispute_id = ${id}`,
    ).rejects.toThrow('append-only')
    await hotel.data(answer(leaver, dispute, 'Fine with me.'))
    const exported = async () => {
      const files = unzipSync(await packZip(await selectEverything(app.pool, leaver.id)))
      return new TextDecoder().decode(files['dispute-messages.json'])
    }
    expect(await exported()).toContain('Fine with me.')
    expect(await exported()).not.toContain('One night')
    const texts = async () =>
      ((await ask(admin, 'GET', `/disputes/${id}`)).body.data as Dispute).messages.map(({ text }) => text)
    await app.sql`UPDATE users SET erased_at = now() WHERE id = ${leaver.id}`
    await app.pool.begin((tx) => eraseTraces(tx, leaver.id))
    expect(await texts()).toEqual(['One night, not two.', null])
    await app.pool.begin((tx) => eraseGuests(tx, { bookingId: dispute.booking.id }, app.services.clock()))
    expect(await texts()).toEqual([null, null])
  })
})

describe('a proposal', () => {
  test('stands by itself on its day, unless it is answered first', async () => {
    const dispute = await proposed(await opened())
    const { bookingId, gross } = { bookingId: dispute.booking.id, gross: dispute.now.grossCents }
    expect(dispute).toMatchObject({
      state: 'proposed',
      proposal: { grossCents: gross / 2, standsOn: dispute.answerOn, acceptedBy: [] },
    })
    const answered = await hotel.data(answer(partner, dispute, 'It was two nights.'))
    expect(answered).toMatchObject({ state: 'open', proposal: null })
    const again = await proposed(answered)
    app.advance(10 * day)
    await settleDue()
    expect(await commission(bookingId)).toMatchObject({ gross, isDisputed: true })
    app.advance(day)
    await Promise.all([settleDue(), settleDue()])
    expect(await commission(bookingId)).toMatchObject({ gross: gross / 2, isDisputed: false })
    const { body } = await ask(hotel.owner, 'GET', `/disputes/${again.id}`)
    expect(body.data).toMatchObject({ state: 'settled', steps: [], now: { grossCents: gross / 2 } })
    expect(body.data.messages.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['opened', 'proposed', 'answered', 'proposed', 'settled'],
    ])
    for (const who of [hotel.owner, partner, admin]) {
      expect((await news(who, dispute.booking))[0]).toMatch(/is settled$/)
    }
    const [change] = await app.sql`
      SELECT n.cause, n.gross_cents::integer AS gross, a.said
      FROM commission_changes n JOIN commission_adjustments a ON a.id = n.adjustment_id WHERE n.booking_id = ${bookingId}`
    expect(change).toMatchObject({
      cause: 'adjustment',
      gross: -gross / 2,
      said: { kind: 'dispute', reason: 'shorter-stay' },
    })
  })

  test('is settled once both sides accept it, also at the same time, and by nobody twice', async () => {
    const dispute = await proposed(await opened(), 0)
    const answers = await Promise.all([accept(hotel.owner, dispute), accept(partner, dispute)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.data.state).toSorted()).toEqual(['proposed', 'settled'])
    expect(await commission(dispute.booking.id)).toMatchObject({ stage: 'void', gross: 0 })
    expect((await accept(hotel.owner, dispute)).status).toBe(409)
    const [{ count } = { count: 0 }] = await app.sql<{ count: number }[]>`
      SELECT count(*)::integer AS count FROM commission_adjustments WHERE booking_id = ${dispute.booking.id}`
    expect(count).toBe(1)
    expect(await news(partner, dispute.booking)).toContainEqual(expect.stringMatching(/was accepted$/))
  })

  test('is refused by who saw another one, and gives no more than the booking says', async () => {
    const first = await opened()
    const dispute = await proposed(first)
    await hotel.data(accept(hotel.owner, dispute))
    const next = await proposed(dispute, half(dispute) + 100)
    expect(next.proposal?.acceptedBy).toEqual([])
    expect((await accept(partner, dispute)).status).toBe(409)
    expect((await answer(partner, first)).body.message).toMatch(/^Someone else has changed this dispute/)
    for (const baseCents of [next.mostBaseCents + 1, next.now.baseCents]) {
      const { body } = await step(admin, next, 'proposal', { baseCents, text: 'More' })
      expect(body.fields).toEqual({ baseCents: expect.any(String) })
    }
    // A message from an administrator does not withdraw the proposal.
    expect((await hotel.data(answer(admin, next))).state).toBe('proposed')
  })
})

describe('a dispute ends', () => {
  test('when who opened it withdraws it, and may be opened again', async () => {
    const dispute = await opened(partner, { reason: 'wrong-rate' })
    expect((await step(hotel.owner, dispute, 'withdrawal')).status).toBe(409)
    const { state } = await hotel.data(step(partner, dispute, 'withdrawal'))
    expect(state).toBe('withdrawn')
    expect(await commission(dispute.booking.id)).toMatchObject({ isDisputed: false })
    expect((await news(hotel.owner, dispute.booking))[0]).toMatch(/is withdrawn$/)
    expect((await answer(partner, { ...dispute, version: dispute.version + 1 })).status).toBe(409)
    expect((await open(partner, dispute.booking.id, { reason: 'stayed' })).status).toBe(200)
  })

  test('when an administrator rejects it with a reason, and not be opened again by the same side', async () => {
    const dispute = await opened()
    const rejected = await step(admin, dispute, 'rejection', { text: 'The folio has two nights.' })
    expect(rejected.body.data).toMatchObject({ state: 'rejected', now: dispute.before })
    expect((await step(admin, dispute, 'rejection', { text: 'Again' })).status).toBe(409)
    const { body } = await ask(hotel.owner, 'GET', `/commissions/${dispute.booking.id}/disputes`)
    expect(body.data).toMatchObject({ obstacle: 'decided', disputes: [{ state: 'rejected' }] })
    expect((await open(hotel.owner, dispute.booking.id)).status).toBe(409)
    expect((await open(partner, dispute.booking.id, { reason: 'other' })).status).toBe(200)
  })

  test('and all of it is audited, without what was written', async () => {
    const settled = await proposed(await hotel.data(answer(partner, await opened(), 'The folio says so.')))
    await hotel.data(accept(hotel.owner, settled))
    await hotel.data(accept(partner, settled))
    await hotel.data(step(hotel.owner, await opened(), 'withdrawal'))
    await hotel.data(step(admin, await opened(), 'rejection', { text: 'Not what the folio says.' }))
    const { body } = await ask(admin, 'GET', '/audit?search=dispute&limit=100')
    const { body: actions } = await ask(admin, 'GET', '/audit/actions')
    for (const kind of ['opened', 'answered', 'proposed', 'accepted', 'settled', 'rejected', 'withdrawn']) {
      expect(actions.data).toContain(`dispute.${kind}`)
    }
    expect(JSON.stringify(body.data)).not.toMatch(/folio|One night/)
  })
})

describe('GET /disputes', () => {
  const list = async (query = '') => (await ask(admin, 'GET', `/disputes${query}`)).body

  test('lists those in progress first, with counts, page by page and by search', async () => {
    for (const dispute of [await opened(), await opened()])
      await hotel.data(step(hotel.owner, dispute, 'withdrawal'))
    await opened()
    const { data, meta } = await list('?limit=100')
    const states = data.map(({ endedAt }: Dispute) => endedAt === null)
    expect(states).toEqual(states.toSorted().toReversed())
    expect(meta.total).toBe(meta.counts.open + meta.counts.proposed + meta.counts.ended)
    const ended = await list('?show=ended&limit=2')
    expect(ended.data).toHaveLength(2)
    expect(ended.meta).toMatchObject({ total: meta.counts.ended, counts: meta.counts })
    const [{ booking }] = data
    const found = await list(`?search=${booking.reference}`)
    expect(found.data.map((dispute: Dispute) => dispute.booking.id)).toEqual([booking.id])
    expect((await list('?show=odd')).code).toBe('validation_failed')
  })
})
