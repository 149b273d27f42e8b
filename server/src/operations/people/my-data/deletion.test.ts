import { eventWords } from '@roomlark/contract/booking-event-words'
import type { BookingEvent } from '@roomlark/contract/booking-events'
import { deletionWords } from '@roomlark/contract/operations/deletion-words'
import type { DeletionObstacle } from '@roomlark/contract/operations/my-data'
import { shippedMoneySettings } from '@roomlark/contract/platform/money-settings'
import { plainFormats } from '@roomlark/contract/word-formats'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../../test/app.ts'
import { connectAsSuperuser } from '../../../../test/database.ts'
import { createActor, createSession, opens, signIn, testPassword } from '../../../../test/factories.ts'
import { hotelInput } from '../../../../test/hotel-input.ts'
import { lockUntilReleased, lockWaits } from '../../../../test/locks.ts'
import { mailTo, tokenIn } from '../../../../test/mail.ts'
import { worded } from '../../../../test/notifications.ts'
import { addPartnership } from '../../../../test/partnerships.ts'
import { openTestHotel } from '../../../../test/test-hotel.ts'
import { waitUntil } from '../../../../test/wait.ts'
import { adjustCommission } from '../../../partners/commissions/commissions.service.ts'
import { sweepAccounts } from './deletion.service.ts'

const day = 24 * 60 * 60 * 1000

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.sql`DELETE FROM throttles`)

function leave(token: string, password = testPassword, on = app) {
  return on.ask('POST', '/api/v1/users/deletion', { token, body: { password } })
}
/** Runs the nightly sweep as if this many days had passed. */
function sweep(days: number): Promise<void> {
  return sweepAccounts({ ...app.services, sql: app.pool, clock: () => new Date(Date.now() + days * day) })
}
/** Creates a hotel with one booking in any state. */
async function bookedHotel(state: string) {
  const testHotel = await openTestHotel(app, 1)
  const { id } = await testHotel.book()
  await app.sql`UPDATE bookings SET state = ${state}, notes = 'likes tea', guest_phone = '123' WHERE id = ${id}`
  return { owner: testHotel.owner, bookingId: id }
}

async function refused(token: string, obstacles: string[]) {
  expect(await leave(token)).toMatchObject({ status: 409, body: { message: obstacles[0] } })
  const { body } = await app.ask('GET', '/api/v1/users/data', { token })
  const told: DeletionObstacle[] = body.data.obstacles
  expect(told.map((obstacle) => deletionWords(obstacle, plainFormats))).toEqual(obstacles)
  expect(await opens(app, token)).toBe(true)
}

describe('POST /users/deletion', () => {
  test('requires the password, signs out everywhere, and erases after 14 days', async () => {
    const { owner: actor, bookingId } = await bookedHotel('checked-out')
    const other = await createSession(app, actor.id)
    expect((await leave(actor.token, 'wrong')).body.code).toBe('wrong_password')
    expect((await leave(actor.token)).status).toBe(200)
    expect([await opens(app, actor.token), await opens(app, other)]).toEqual([false, false])
    expect((await mailTo(app, actor.email)).subject).toBe('Your Roomlark account will be deleted')

    await sweep(13)
    expect(await app.sql`SELECT 1 FROM users WHERE email = ${actor.email}`).toHaveLength(1)
    await sweep(15)
    const [user] =
      await app.sql`SELECT email, first_name, last_name, erased_at FROM users WHERE id = ${actor.id}`
    expect(user).toMatchObject({
      email: `deleted-${actor.id}@deleted.invalid`,
      first_name: '',
      last_name: '',
    })
    const [booking] =
      await app.sql`SELECT guest_name, guest_phone, notes, total_cents > 0 AS costs FROM bookings WHERE id = ${bookingId}`
    expect(booking).toEqual({
      guest_name: 'Former guest',
      guest_phone: null,
      notes: '',
      costs: true,
    })
    expect(await app.sql`SELECT 1 FROM hotels WHERE owner_id = ${actor.id} AND archived_at IS NULL`).toEqual(
      [],
    )
    expect(await app.sql`SELECT 1 FROM sessions WHERE user_id = ${actor.id}`).toEqual([])
    expect((await signIn(app, actor.email)).status).toBe(401)
    const actions =
      await app.sql`SELECT action FROM audit_log WHERE target = ${`user:${actor.id}`} AND action LIKE 'user.%' ORDER BY id`
    expect(actions.map(({ action }) => action)).toEqual(['user.deletion-asked', 'user.erased'])
    expect((await mailTo(app, actor.email, 2)).subject).toBe('Your Roomlark account is deleted')
  })

  test('is undone by signing in again', async () => {
    const actor = await createActor(app, 'affiliate')
    await leave(actor.token)
    // Two mails that wait together may leave in either order.
    await mailTo(app, actor.email)
    expect((await signIn(app, actor.email)).status).toBe(200)
    expect((await mailTo(app, actor.email, 2)).subject).toBe('Your Roomlark account will not be deleted')
    await sweep(15)
    const [user] = await app.sql`SELECT email, deletion_asked_at FROM users WHERE id = ${actor.id}`
    expect(user).toEqual({ email: actor.email, deletion_asked_at: null })
  })

  test('is refused with the reason while guests have upcoming stays, even those booked later', async () => {
    const { owner: hotel, bookingId } = await bookedHotel('confirmed')
    await refused(hotel.token, [
      'Guests are owed a stay: 1 booking in your hotels must end or be cancelled first.',
    ])
    await app.sql`UPDATE bookings SET state = 'checked-out' WHERE id = ${bookingId}`
    expect((await leave(hotel.token)).status).toBe(200)
    await app.sql`UPDATE bookings SET state = 'confirmed' WHERE id = ${bookingId}`
    await sweep(15)
    expect(await app.sql`SELECT 1 FROM users WHERE email = ${hotel.email}`).toHaveLength(1)
  })

  test('is refused while the ledger says that commission is owed, for the hotel and the affiliate', async () => {
    const affiliate = await createActor(app, 'affiliate')
    const testHotel = await openTestHotel(app, 1)
    const pair = { hotelId: testHotel.hotel.id, affiliateId: affiliate.id }
    const partnershipId = await addPartnership(app, pair)
    const { id } = await testHotel.book({
      checkInOn: testHotel.day(0),
      checkOutOn: testHotel.day(2),
      source: 'affiliate',
      partnershipId,
    })
    const [commission] = await app.sql`
      SELECT gross_cents::float8 AS gross, net_usd_cents::float8 AS net FROM commissions WHERE booking_id = ${id}`
    const owed = plainFormats.money(commission?.gross, 'EUR')
    const earned = plainFormats.money(commission?.net, 'USD')
    await refused(affiliate.token, [
      `1 booking you recommended is upcoming and may earn you ${earned}; the stays must end or be cancelled first.`,
    ])
    await testHotel.data(testHotel.transition(id, 'checked-in'))
    await testHotel.data(testHotel.transition(id, 'checked-out'))
    await refused(testHotel.owner.token, [
      `You owe ${owed} of commission for bookings through partners, which must be paid first.`,
    ])
    // Less than the payout minimum would never be paid, so it does not keep anybody here.
    const { body } = await app.ask('GET', '/api/v1/users/data', { token: affiliate.token })
    expect(body.data).toMatchObject({ obstacles: [], unpaidUsdCents: commission?.net })
    await app.sql`
      INSERT INTO settings (name, value)
      VALUES ('money', ${app.sql.json({ ...shippedMoneySettings, payoutMinimumCents: 100 })})`
    await refused(affiliate.token, [`You are owed ${earned} of commission, which must be paid to you first.`])
    await app.pool.begin((tx) =>
      adjustCommission(app.services, tx, id, {
        baseCents: 0,
        cause: 'refund',
        reason: { kind: 'nothing-refunded' },
      }),
    )
    expect((await leave(testHotel.owner.token)).status).toBe(200)
    expect((await leave(affiliate.token)).status).toBe(200)
  })

  test('keeps one administrator when the last two leave concurrently', async () => {
    const own = await startTestAppForTest()
    const [a, b] = [await createActor(own, 'admin'), await createActor(own, 'admin')]
    const release = await lockUntilReleased(own, (sql) => sql`SELECT 1 FROM users FOR UPDATE`)
    const asked = [leave(a.token, testPassword, own), leave(b.token, testPassword, own)]
    await waitUntil('both to get as far as they can', async () => (await lockWaits(own)) === 2)
    await release()
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('an erased account', () => {
  test('is no longer named anywhere, not even in append-only tables, whose entries stay', async () => {
    const admin = await createActor(app, 'admin', { firstName: 'Petra', lastName: 'Novak' })
    const testHotel = await openTestHotel(app, 2, { hotel: { contactEmail: 'desk@inn.test' } })
    const { owner } = testHotel
    const other = await createActor(app, 'hotel', { firstName: 'Boris', lastName: 'Stays' })
    const put = (path: string, body: object, token = owner.token) =>
      app.ask('PUT', `/api/v1${path}`, { token, body })
    const profile = { firstName: 'Adelheid', lastName: 'Quill', phone: '+43 1 555' }
    expect((await put('/users/profile', profile)).status).toBe(200)
    expect((await put('/users/profile', { firstName: 'Berta', lastName: 'Stays' }, other.token)).status).toBe(
      200,
    )
    const { id: hotelId, version } = testHotel.hotel
    const input = { ...hotelInput({ name: 'The Inn', contactEmail: 'adelheid@inn.test' }), version }
    expect((await put(`/hotels/${hotelId}`, input)).status).toBe(200)
    await testHotel.data(testHotel.edit({ minStay: 4 }))
    const { id: bookingId } = await testHotel.book({
      guest: { name: 'Ludmila', email: 'ludmila@example.test' },
      overrideReason: 'Ludmila always comes',
    })
    await mailTo(app, 'ludmila@example.test')
    const body = { to: 'cancelled', cancelledBy: 'guest', reason: 'Ludmila is (very) ill' }
    await app.ask('POST', `/api/v1/bookings/${bookingId}/transitions`, { token: owner.token, body })
    await mailTo(app, 'ludmila@example.test', 2)
    await waitUntil('the emails to be recorded', async () => {
      const told =
        await app.sql`SELECT 1 FROM booking_events WHERE booking_id = ${bookingId} AND kind = 'mail'`
      return told.length === 4
    })
    const suspended = await app.ask('POST', `/api/v1/users/${owner.id}/suspend`, {
      token: admin.token,
      body: { reason: 'Adelheid called' },
    })
    expect(suspended.status).toBe(200)
    await app.ask('POST', `/api/v1/users/${owner.id}/restore`, { token: admin.token })
    const token = await createSession(app, owner.id)
    await app.sql`
      WITH feed AS (
        INSERT INTO calendar_feeds (room_type_id, name, url, created_at, asked_at)
        VALUES (${testHotel.type.id}, 'Channel', 'https://channel.test/adelheid.ics', now(), now()) RETURNING id)
      INSERT INTO calendar_blocks (id, feed_id, uid, summary, from_on, until_on)
      SELECT gen_random_uuid(), id, 'x', 'Ludmila again', '2030-01-01', '2030-01-02' FROM feed`
    // A previous owner also has notifications about the hotel's guests.
    const booked = { rooms: ['Double'], checkInOn: '2030-01-01', checkOutOn: '2030-01-02', guests: 1 }
    await app.sql`
      INSERT INTO notifications (user_id, event, params, particulars, hotel_id, link, occasion, at, in_app, mail)
      VALUES (${other.id}, 'booking-new', ${app.sql.json({ ...booked, totalCents: 100, currency: 'EUR' })}, 'Ludmila',
              ${hotelId}, '/bookings', 'before', now(), true, 'off')`
    const written = () =>
      app.sql`
        SELECT a::text AS text FROM audit_log a UNION ALL SELECT p::text FROM audit_particulars p
        UNION ALL SELECT e::text FROM booking_events e UNION ALL SELECT n::text FROM notifications n
        UNION ALL SELECT m::text FROM booking_mails m UNION ALL SELECT f::text FROM calendar_feeds f
        UNION ALL SELECT c::text FROM calendar_blocks c`.then((rows) => JSON.stringify(rows))
    const names = /adelheid|quill|\+43 1 555|ludmila/gi
    expect(new Set((await written()).toLowerCase().match(names)).size).toBe(4)
    expect((await leave(token)).status).toBe(200)
    await sweep(15)
    expect((await written()).match(names)).toBeNull()
    expect(await written()).toContain('Berta')
    const bell = await app.ask('GET', '/api/v1/notifications', { token: other.token })
    expect(worded(bell.body.data)).toMatchObject([{ title: 'A guest booked Double' }])

    const told = await app.ask('GET', `/api/v1/audit?userId=${owner.id}`, { token: admin.token })
    const changed = told.body.data.find(({ action }: { action: string }) => action === 'profile.updated')
    expect(changed).toMatchObject({ actorId: owner.id, actorName: null, address: null })
    expect(changed.changes).toContainEqual({ field: 'firstName', before: '[erased]', after: '[erased]' })
    const booking = await app.ask('GET', `/api/v1/bookings/${bookingId}`, { token: admin.token })
    expect(booking.body.data).toMatchObject({ createdBy: 'Deleted account', guest: { name: 'Former guest' } })
    const texts = booking.body.data.events.map((event: BookingEvent) => eventWords(event, plainFormats))
    expect(texts).toEqual(expect.arrayContaining(['Confirmation sent', 'Cancelled by the guest. No fee']))
    expect(texts[0]).toMatch(/Overridden: Double needs a stay of at least 4 nights$/)
    expect(texts.join()).not.toContain('@')
  })

  test('leaves no words in disputes and holds, whose entries stay', async () => {
    const affiliate = await createActor(app, 'affiliate')
    const { owner, bookingId } = await bookedHotel('checked-out')
    const about = app.sql`
      SELECT id, hotel_id, ${affiliate.id}::uuid, now() FROM bookings WHERE id = ${bookingId}`
    await app.sql`
      WITH h AS (
        INSERT INTO commission_holds (booking_id, hotel_id, affiliate_id, held_at, releases_at)
        SELECT b.*, now() FROM (${about}) AS b RETURNING id)
      INSERT INTO hold_messages (hold_id, at, side, author_id, text)
      SELECT id, now(), 'affiliate', ${affiliate.id}, 'Ask Adelheid' FROM h`
    await app.sql`
      WITH d AS (
        INSERT INTO commission_disputes (booking_id, hotel_id, affiliate_id, opened_at, opened_by, opened_side, answer_by)
        SELECT b.*, ${owner.id}, 'hotel', now() FROM (${about}) AS b RETURNING id)
      INSERT INTO dispute_messages (dispute_id, at, kind, side, author_id, text)
      SELECT d.id, now(), m.kind, m.side, m.author, m.text
      FROM d, (VALUES ('opened', 'hotel', ${owner.id}::uuid, 'One night'),
                      ('answered', 'affiliate', ${affiliate.id}::uuid, 'Two')) AS m (kind, side, author, text)`
    expect((await leave(affiliate.token)).status).toBe(200)
    await sweep(15)
    const texts = await app.sql`
      SELECT text FROM dispute_messages WHERE author_id IN (${owner.id}, ${affiliate.id})
      UNION ALL SELECT text FROM hold_messages WHERE author_id = ${affiliate.id}`
    expect(texts.map(({ text }) => text)).toEqual(['One night', null, null])
  })

  test('stays on closed statements for as long as the law has them kept', async () => {
    const { owner, hotel } = await openTestHotel(app, 1)
    const billed = {
      hotelName: 'The Inn',
      ownerName: 'Adelheid Quill',
      street: 'Elm 1',
      city: 'Wien',
      country: 'AT',
    }
    await app.sql`
      INSERT INTO hotel_statements (id, hotel_id, currency, month, number, closed_at, settled_at, due_on, line_count,
                                    base_cents, total_cents, share_cents, billed_to)
      VALUES (gen_random_uuid(), ${hotel.id}, 'USD', '2026-01-01', 'HS-2026-00077', now(), now(), now(), 0, 0, 0, 0,
              ${app.sql.json(billed)})`
    expect((await leave(owner.token)).status).toBe(200)
    const billedTo = async (days: number) => {
      await sweep(days)
      const [row] = await app.sql`SELECT billed_to FROM hotel_statements WHERE hotel_id = ${hotel.id}`
      return row?.billed_to
    }
    const year = 365.25
    expect(await billedTo(15)).toEqual(billed)
    expect(await billedTo(10 * year)).toEqual(billed)
    const nameless = { ...billed, ownerName: 'Deleted account', street: '' }
    expect(await billedTo(11 * year)).toEqual(nameless)
  })

  test('cannot be used to rewrite the actions of others, or anything else of its own', async () => {
    const gone = await createActor(app)
    await app.ask('PUT', '/api/v1/users/profile', {
      token: gone.token,
      body: { firstName: 'Once', lastName: 'Here' },
    })
    await app.sql`UPDATE users SET erased_at = now() WHERE id = ${gone.id}`
    const admin = connectAsSuperuser(app.databaseUrl)
    for (const change of [
      "SET after = '{}'",
      'SET after = NULL, before = NULL, address = NULL',
      "SET action = 'nothing'",
      'SET actor_id = NULL',
    ]) {
      const rewriting = `UPDATE audit_log ${change} WHERE actor_id = '${gone.id}'`
      await expect(app.sql.unsafe(rewriting)).rejects.toThrow('permission denied')
      await expect(admin.unsafe(rewriting)).rejects.toThrow('audit_log is append-only')
    }
  })
})

describe('the nightly sweep', () => {
  test('removes old attempts, sessions, links and sign-ins, and keeps what is in use', async () => {
    const actor = await createActor(app)
    const { id } = actor
    await app.sql`
      INSERT INTO throttles (key, recent, blocked_until) VALUES
        ('old', ARRAY[now() - interval '3 days'], NULL), ('new', ARRAY[now()], NULL),
        ('shut', ARRAY[now() - interval '3 days'], now() + interval '1 hour')`
    await app.sql`
      INSERT INTO sessions (user_id, token_hash, created_at, expires_at)
      VALUES (${id}, '\\x01', now() - interval '60 days', now() - interval '53 days')`
    await app.sql`
      INSERT INTO mailed_tokens (user_id, purpose, token_hash, expires_at) VALUES
        (${id}, 'verify-email', '\\x02', now() - interval '1 minute'), (${id}, 'reset-password', '\\x03', now() + interval '1 hour')`
    await app.sql`
      INSERT INTO sign_ins (user_id, at, outcome, device, address, network) VALUES
        (${id}, now() - interval '200 days', 'signed-in', 'x', 'x', 'x'), (${id}, now(), 'signed-in', 'x', 'x', 'x')`
    await sweep(0)
    expect((await app.sql`SELECT key FROM throttles ORDER BY key`).map(({ key }) => key)).toEqual([
      'new',
      'shut',
    ])
    expect(await app.sql`SELECT 1 FROM sessions WHERE user_id = ${id}`).toHaveLength(1)
    expect(await opens(app, actor.token)).toBe(true)
    expect(await app.sql`SELECT purpose FROM mailed_tokens WHERE user_id = ${id}`).toEqual([
      { purpose: 'reset-password' },
    ])
    expect(await app.sql`SELECT 1 FROM sign_ins WHERE user_id = ${id}`).toHaveLength(1)
  })
})

describe('POST /users/:id/erase', () => {
  const erase = (id: string, token: string) =>
    app.ask('POST', `/api/v1/users/${id}/erase`, { token, body: { reason: 'They wrote to us' } })

  test('closes the account, notifies its owner of the reason, and erases it after 14 days', async () => {
    const admin = await createActor(app, 'admin')
    const user = await createActor(app)
    const answer = await erase(user.id, admin.token)
    expect(answer.body.data).toMatchObject({ state: 'leaving', email: user.email })
    expect(await opens(app, user.token)).toBe(false)
    const mail = await mailTo(app, user.email)
    expect(mail.subject).toBe('Your Roomlark account will be deleted')
    expect(mail.text).toContain('They wrote to us')
    const [entry] = await app.sql`
      SELECT after FROM audit_entries WHERE target = ${`user:${user.id}`} AND action = 'user.deletion-decided'`
    expect(entry?.after).toEqual({ reason: 'They wrote to us' })
    expect((await erase(user.id, admin.token)).body.message).toBe('This account is about to be deleted.')
    await sweep(13)
    expect(await app.sql`SELECT 1 FROM users WHERE email = ${user.email}`).toHaveLength(1)
    await sweep(15)
    expect(await app.sql`SELECT 1 FROM users WHERE email = ${user.email}`).toHaveLength(0)
  })

  test('can be undone within the 14 days by an administrator or by signing in', async () => {
    const admin = await createActor(app, 'admin')
    const [first, second] = [await createActor(app), await createActor(app)]
    for (const { id } of [first, second]) expect((await erase(id, admin.token)).status).toBe(200)
    const restored = await app.ask('POST', `/api/v1/users/${first.id}/restore`, { token: admin.token })
    expect(restored.body.data).toMatchObject({ state: 'active', erasedFrom: null })
    expect((await signIn(app, second.email)).status).toBe(200)
    await sweep(15)
    for (const { email } of [first, second]) {
      expect(await app.sql`SELECT 1 FROM users WHERE email = ${email}`).toHaveLength(1)
    }
  })

  test('is refused while something is owed, for oneself and for the last administrator', async () => {
    const admin = await createActor(app, 'admin')
    const { owner } = await bookedHotel('confirmed')
    expect(await erase(owner.id, admin.token)).toMatchObject({
      status: 409,
      body: { message: 'Guests are owed a stay: 1 booking in their hotels must end or be cancelled first.' },
    })
    expect(await opens(app, owner.token)).toBe(true)
    expect((await erase(admin.id, admin.token)).body.message).toBe('Delete your own account in your profile.')
    expect(await opens(app, admin.token)).toBe(true)
  })

  test('withdraws an open invitation', async () => {
    const admin = await createActor(app, 'admin')
    const email = `invited-${Date.now()}@example.test`
    const body = { email, userType: 'hotel', firstName: 'Idris', lastName: 'Haddou' }
    const { id } = (await app.ask('POST', '/api/v1/users/invite', { token: admin.token, body })).body.data
    const token = tokenIn(await mailTo(app, email))
    expect((await erase(id, admin.token)).status).toBe(200)
    const accepted = await app.ask('POST', '/api/v1/auth/accept-invitation', {
      body: { token, password: 'dawn over the dunes', acceptsTerms: true },
    })
    expect(accepted.body.code).toBe('invalid_token')
  })
})
