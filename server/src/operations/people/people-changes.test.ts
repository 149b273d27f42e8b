import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import {
  createActor,
  createSession,
  createUser,
  opens,
  signIn,
  testPassword,
} from '../../../test/factories.ts'
import { hotelInput } from '../../../test/hotel-input.ts'
import { mailTo, tokenIn } from '../../../test/mail.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof createActor>>

beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin')
})
afterAll(() => app.close())
beforeEach(() => app.sql`DELETE FROM throttles`)

function act(id: string, what: string, body?: object, by = admin, on = app) {
  return on.ask('POST', `/api/v1/users/${id}/${what}`, { token: by.token, ...(body && { body }) })
}
function invite(body: object) {
  return app.ask('POST', '/api/v1/users/invite', { token: admin.token, body })
}
function invitation() {
  const email = `guest-${randomBytes(5).toString('hex')}@example.test`
  return { email, userType: 'hotel', firstName: 'Idris', lastName: 'Haddou' }
}
function accept(token: string, password = 'dawn over the dunes') {
  return app.ask('POST', '/api/v1/auth/accept-invitation', { body: { token, password, acceptsTerms: true } })
}
async function actionsOn(id: string): Promise<string[]> {
  const rows = await app.sql`
    SELECT action FROM audit_log WHERE target = ${`user:${id}`} AND actor_id = ${admin.id} ORDER BY id`
  return rows.map(({ action }) => action)
}

describe('POST /users/invite', () => {
  test('opens an account by an emailed link while registration is closed', async () => {
    const input = invitation()
    const invited = await invite(input)
    expect(invited.body.data).toMatchObject({ email: input.email, state: 'invited', userType: 'hotel' })
    const mail = await mailTo(app, input.email)
    expect(mail.subject).toBe('You are invited to Roomlark')
    expect(mail.text).toContain('http://roomlark.test/invitation?token=')
    const link = tokenIn(mail)
    expect((await accept(link, 'password')).body.fields).toHaveProperty('password')
    expect((await accept(link)).status).toBe(200)
    expect((await signIn(app, input.email, 'dawn over the dunes')).status).toBe(200)
    expect((await accept(link)).body.code).toBe('invalid_token')
    expect(await actionsOn(invited.body.data.id)).toEqual(['user.invited'])
  })

  test('shows who invited, the address and the role, and requires accepting the terms', async () => {
    const input = { ...invitation(), userType: 'affiliate' }
    const { id } = (await invite(input)).body.data
    const token = tokenIn(await mailTo(app, input.email))
    const read = () => app.ask('POST', '/api/v1/auth/invitation', { body: { token } })
    expect((await read()).body.data).toMatchObject({
      email: input.email,
      userType: 'affiliate',
      firstName: 'Idris',
      invitedBy: 'Ada Byron',
    })
    const body = { token, password: 'dawn over the dunes' }
    for (const acceptsTerms of [undefined, false]) {
      const refused = await app.ask('POST', '/api/v1/auth/accept-invitation', {
        body: { ...body, acceptsTerms },
      })
      expect(refused.body.fields).toEqual({ acceptsTerms: 'Accept the terms to join' })
    }
    const accepted = await accept(token)
    expect(accepted.status).toBe(200)
    const profile = await app.ask('GET', '/api/v1/users/profile', { token: accepted.body.data.token })
    expect(profile.body.data).toMatchObject({ email: input.email, userType: 'affiliate' })
    expect((await read()).body.code).toBe('invalid_token')
    const [entry] = await app.sql`
      SELECT after FROM audit_entries WHERE target = ${`user:${id}`} AND action = 'user.invitation-accepted'`
    expect(entry?.after).toEqual({ termsVersion: 1 })
  })

  test('again voids the previous link, and is over after the first sign-in', async () => {
    const input = invitation()
    const { id } = (await invite(input)).body.data
    const first = tokenIn(await mailTo(app, input.email))
    expect((await act(id, 'invite')).status).toBe(200)
    const second = tokenIn(await mailTo(app, input.email, 2))
    expect((await accept(first)).status).toBe(400)
    expect((await accept(second)).status).toBe(200)
    expect((await act(id, 'invite')).status).toBe(409)
  })

  test('refuses an address with an account and invalid input, and lasts seven days', async () => {
    const user = await createUser(app)
    const taken = await invite({ ...invitation(), email: user.email })
    expect(taken.status).toBe(409)
    expect(taken.body.fields).toEqual({ email: 'There is already an account with this address' })
    const bad = await invite({ email: 'x', userType: 'guest', firstName: '', lastName: '' })
    expect(Object.keys(bad.body.fields).sort()).toEqual(['email', 'firstName', 'lastName', 'userType'])
    const input = invitation()
    await invite(input)
    const link = tokenIn(await mailTo(app, input.email))
    const later = await startTestAppForTest({ databaseUrl: app.databaseUrl })
    later.advance(7 * 24 * 60 * 60 * 1000 + 1000)
    const answer = await later.ask('POST', '/api/v1/auth/accept-invitation', {
      body: { token: link, password: 'dawn over the dunes', acceptsTerms: true },
    })
    expect(answer.body.code).toBe('invalid_token')
  })

  test('creates only one of two concurrent invitations to one address', async () => {
    const input = invitation()
    const answers = await Promise.all([invite(input), invite(input)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('POST /users/:id/verify', () => {
  test('marks an address as verified, once', async () => {
    const user = await createUser(app, 'affiliate', { verified: false })
    expect((await act(user.id, 'send-verification')).status).toBe(200)
    expect((await mailTo(app, user.email)).subject).toBe('Verify your email address for Roomlark')
    expect((await act(user.id, 'verify')).body.data.state).toBe('active')
    expect((await signIn(app, user.email)).status).toBe(200)
    expect((await act(user.id, 'verify')).status).toBe(409)
    expect(await actionsOn(user.id)).toEqual(['user.verification-sent', 'user.verified'])
  })
})

describe('POST /users/:id/suspend', () => {
  test('ends the sessions immediately, keeps the reason, notifies the account holder; restore undoes it', async () => {
    const user = await createActor(app)
    expect(await opens(app, user.token)).toBe(true)
    const answer = await act(user.id, 'suspend', { reason: 'Self-referred bookings' })
    expect(answer.body.data).toMatchObject({ state: 'suspended', suspendedReason: 'Self-referred bookings' })
    const why =
      'Your account is suspended: Self-referred bookings. If you think this is wrong, write to support@roomlark.example.'
    const ended = await app.ask('GET', '/api/v1/users/profile', { token: user.token })
    expect([ended.status, ended.body.code, ended.body.message]).toEqual([401, 'signed_out', why])
    const refused = await signIn(app, user.email)
    expect([refused.body.code, refused.body.message]).toEqual(['account_suspended', why])
    const mail = await mailTo(app, user.email)
    expect(mail.text).toContain('Self-referred bookings')
    expect(mail.text).toContain('write to support@roomlark.example')
    expect((await act(user.id, 'suspend', { reason: 'again' })).status).toBe(409)

    expect((await act(user.id, 'restore')).body.data).toMatchObject({
      state: 'active',
      suspendedReason: null,
    })
    expect((await signIn(app, user.email)).status).toBe(200)
    const stillEnded = await app.ask('GET', '/api/v1/users/profile', { token: user.token })
    expect(stillEnded.body.code).toBe('unauthorized')
    expect((await act(user.id, 'restore')).status).toBe(409)
    expect(await actionsOn(user.id)).toEqual(['user.suspended', 'user.restored'])
  })

  test('requires a reason, does not find a wrong id, and does not let anyone suspend themselves', async () => {
    const user = await createUser(app)
    expect((await act(user.id, 'suspend', { reason: '  ' })).body.fields).toEqual({ reason: 'Say why' })
    expect((await act('0d000000-0000-4000-8000-00000000ffff', 'suspend', { reason: 'x' })).status).toBe(404)
    expect((await act(admin.id, 'suspend', { reason: 'x' })).status).toBe(409)
  })
})

describe('the last active administrator', () => {
  test('stays when two suspend each other concurrently', async () => {
    const own = await startTestAppForTest()
    for (let round = 0; round < 8; round += 1) {
      await own.sql`DELETE FROM users WHERE user_type = 'admin'`
      const [a, b] = [await createActor(own, 'admin'), await createActor(own, 'admin')]
      const answers = await Promise.all([
        act(b.id, 'suspend', { reason: 'race' }, a, own),
        act(a.id, 'suspend', { reason: 'race' }, b, own),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const left = await own.sql`SELECT 1 FROM users WHERE user_type = 'admin' AND suspended_at IS NULL`
      expect(left).toHaveLength(1)
    }
  })

  test('stays when two demote themselves, or each other, concurrently', async () => {
    const own = await startTestAppForTest()
    const demote = (id: string, token: string) =>
      own.ask('PUT', `/api/v1/users/${id}/type`, { token, body: { userType: 'hotel', reason: 'race' } })
    for (let round = 0; round < 8; round += 1) {
      await own.sql`DELETE FROM users WHERE user_type = 'admin'`
      const [a, b] = [await createActor(own, 'admin'), await createActor(own, 'admin')]
      const [first, second] = round % 2 ? [a, b] : [b, a]
      await Promise.all([demote(first.id, a.token), demote(second.id, b.token)])
      expect(await own.sql`SELECT 1 FROM users WHERE user_type = 'admin'`).toHaveLength(1)
    }
  })

  test('is marked as the last and cannot change that alone', async () => {
    const own = await startTestAppForTest()
    const only = await createActor(own, 'admin')
    const seen = await own.ask('GET', `/api/v1/users/${only.id}`, { token: only.token })
    expect(seen.body.data.isLastAdmin).toBe(true)
    const body = { userType: 'affiliate', reason: 'tired' }
    const answer = await own.ask('PUT', `/api/v1/users/${only.id}/type`, { token: only.token, body })
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'This is the last active administrator. Appoint another one first.' },
    })
  })
})

describe('PUT /users/:id/type', () => {
  test('turns an affiliate into an administrator and ends its sessions, but refuses an owner of hotels', async () => {
    const user = await createActor(app, 'affiliate')
    const put = (id: string) =>
      app.ask('PUT', `/api/v1/users/${id}/type`, {
        token: admin.token,
        body: { userType: 'admin', reason: 'help' },
      })
    expect((await put(user.id)).body.data.userType).toBe('admin')
    expect(await opens(app, user.token)).toBe(false)
    const owner = await createActor(app)
    await app.ask('POST', '/api/v1/hotels', { token: owner.token, body: hotelInput() })
    expect((await put(owner.id)).status).toBe(409)
  })
})

describe('POST /users/:id/reset-password', () => {
  test('voids the password, ends the sessions, and emails a link', async () => {
    const user = await createActor(app)
    const other = await createSession(app, user.id)
    expect((await act(user.id, 'reset-password', { reason: 'Seen in a leak' })).status).toBe(200)
    expect([await opens(app, user.token), await opens(app, other)]).toEqual([false, false])
    expect((await signIn(app, user.email)).status).toBe(401)
    const mails = [await mailTo(app, user.email), await mailTo(app, user.email, 2)]
    const link = mails.find(({ text }) => text.includes('token='))
    expect(mails.some(({ text }) => text.includes('Seen in a leak'))).toBe(true)
    if (!link) throw new Error('no link came')
    const body = { token: tokenIn(link), password: 'dawn over the dunes' }
    expect((await app.ask('POST', '/api/v1/auth/reset-password', { body })).status).toBe(200)
    expect((await signIn(app, user.email, 'dawn over the dunes')).status).toBe(200)
  })
})

describe('POST /users/:id/turn-off-mfa', () => {
  test('turns it off with a reason that the account holder and the audit log receive', async () => {
    const user = await createUser(app)
    await app.sql`INSERT INTO mfa_devices (user_id, secret_encrypted, enabled_at) VALUES (${user.id}, '', now())`
    expect((await signIn(app, user.email, testPassword)).body.code).toBe('mfa_required')
    expect((await act(user.id, 'turn-off-mfa', { reason: 'Lost phone' })).body.data.mfaEnabled).toBe(false)
    expect((await signIn(app, user.email, testPassword)).status).toBe(200)
    expect((await mailTo(app, user.email)).text).toContain('Lost phone')
    const [entry] = await app.sql`SELECT after FROM audit_entries WHERE action = 'mfa.turned-off-by-admin'`
    expect(entry?.after).toEqual({ reason: 'Lost phone' })
    expect((await act(user.id, 'turn-off-mfa', { reason: 'Lost phone' })).status).toBe(409)
  })
})
