import type { PasskeyAnswer } from '@roomlark/contract/accounts/passkey-answers'
import { mostPasskeys, type NewPasskey } from '@roomlark/contract/accounts/passkeys'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { type Authenticator, createAuthenticator } from '../../../../test/authenticator.ts'
import { createActor, opens, signIn, testPassword } from '../../../../test/factories.ts'
import { jobsDone, mailTo } from '../../../../test/mail.ts'

const minute = 60_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.advance(minute))

type Actor = Awaited<ReturnType<typeof createActor>>

const call = ({ token }: Actor, method: string, path: string, body?: object) =>
  app.ask(method, `/api/v1${path}`, { token, body })
const add = (actor: Actor, body: NewPasskey) => call(actor, 'POST', '/users/passkeys', body)
const listed = async (actor: Actor) => (await call(actor, 'GET', '/users/passkeys')).body.data
const askSignIn = async () => (await app.ask('POST', '/api/v1/auth/passkey/options')).body.data
const answer = (body: PasskeyAnswer) => app.ask('POST', '/api/v1/auth/passkey', { body })

async function beginAdding(actor: Actor) {
  return (await call(actor, 'POST', '/users/passkeys/options')).body.data
}

/** Creates an account that has confirmed its password and added a passkey. */
async function withPasskey(userType: 'hotel' | 'affiliate' = 'hotel') {
  const actor = await createActor(app, userType, { confirmed: true })
  const device = createAuthenticator()
  const { status, body } = await add(actor, device.make(await beginAdding(actor)))
  expect([status, body.data]).toEqual([200, expect.objectContaining({ name: 'Laptop', lastUsedAt: null })])
  return { actor, device, passkey: body.data }
}

async function signInBy(device: Authenticator) {
  return answer(device.answer(await askSignIn()))
}

describe('POST /users/passkeys', () => {
  test('adds a passkey after the password was confirmed; it is listed, audited and told by email', async () => {
    const actor = await createActor(app)
    expect((await call(actor, 'POST', '/users/passkeys/options')).body.code).toBe('confirmation_required')
    await call(actor, 'POST', '/auth/confirm', { password: testPassword })
    const options = await beginAdding(actor)
    expect(options).toMatchObject({
      rp: { id: 'roomlark.test' },
      user: { name: actor.email },
      attestation: 'none',
    })
    const device = createAuthenticator()
    expect((await add(actor, device.make(options, ' Work laptop '))).status).toBe(200)
    expect(await listed(actor)).toMatchObject([{ name: 'Work laptop', lastUsedAt: null, isSynced: false }])

    const mail = await mailTo(app, actor.email)
    expect(mail.subject).toBe('A passkey was added to your Roomlark account')
    expect(mail.text).toContain('Work laptop')
    const [entry] = await app.sql`
      SELECT action FROM audit_log WHERE actor_id = ${actor.id} ORDER BY id DESC LIMIT 1`
    expect(entry?.action).toBe('passkey.added')
    // The device offers no second key for this account, and the server takes none twice.
    const again = await beginAdding(actor)
    expect(again.excludeCredentials).toEqual([{ type: 'public-key', id: device.credentialId }])
    expect((await add(actor, device.make(again))).status).toBe(409)
  })

  test('refuses what was made for another account, elsewhere, by nobody in particular, or long ago', async () => {
    const open = () => createActor(app, 'hotel', { confirmed: true })
    const [actor, other] = [await open(), await open()]
    const device = createAuthenticator()
    const options = await beginAdding(actor)
    const refused = [
      device.make(await beginAdding(other)),
      device.make(options, 'Laptop', { origin: 'https://roomlark.example' }),
      device.make(options, 'Laptop', { isVerified: false }),
      device.make({ ...options, rp: { ...options.rp, id: 'example' } }),
      device.make({ ...options, challenge: 'AAAA' }),
      { ...device.make(options), attestationObject: 'AAAA' },
    ]
    for (const body of refused) expect((await add(actor, body)).status).toBe(400)
    app.advance(16 * minute)
    expect((await add(actor, device.make(options))).status).toBe(400)
    expect(await listed(actor)).toEqual([])
  })

  test('has a limit for each account', async () => {
    const { actor } = await withPasskey()
    await app.sql`
      INSERT INTO passkeys (user_id, credential_id, public_key, counter, name, is_synced, created_at)
      SELECT ${actor.id}, decode(md5(n::text), 'hex') || decode(md5(${actor.id}), 'hex'), '', 0, 'Key ' || n, false, now()
      FROM generate_series(2, ${mostPasskeys}) n`
    const options = await beginAdding(actor)
    expect((await add(actor, createAuthenticator().make(options))).body.code).toBe('conflict')
  })
})

describe('PUT and DELETE /users/passkeys/:id', () => {
  test('rename and remove own passkeys only; a removed one opens nothing', async () => {
    const { actor, device, passkey } = await withPasskey()
    const stranger = await createActor(app)
    const path = `/users/passkeys/${passkey.id}`
    expect((await call(stranger, 'PUT', path, { name: 'Mine' })).status).toBe(404)
    expect((await call(stranger, 'DELETE', path)).status).toBe(404)
    expect((await call(actor, 'PUT', path, { name: 'Phone' })).body.data).toMatchObject({ name: 'Phone' })
    expect((await signInBy(device)).status).toBe(200)
    expect((await call(actor, 'DELETE', path)).status).toBe(200)
    expect(await listed(actor)).toEqual([])
    expect((await signInBy(device)).body.code).toBe('invalid_credentials')
    expect((await mailTo(app, actor.email, 2)).subject).toBe('A passkey of your Roomlark account was removed')
  })
})

describe('POST /auth/confirm with a passkey', () => {
  const confirm = (actor: Actor, body: object) => call(actor, 'POST', '/auth/confirm', body)
  const askOwner = async (actor: Actor) =>
    (await call(actor, 'POST', '/users/passkeys/confirmation')).body.data
  const isAsked = async (actor: Actor) =>
    (await call(actor, 'POST', '/users/passkeys/options')).body.code === 'confirmation_required'

  /** Signs in by the passkey, which confirms nothing yet. */
  async function withNewSession() {
    const { actor, device } = await withPasskey()
    const { token } = (await signInBy(device)).body.data
    app.advance(minute)
    return { actor: { ...actor, token }, device }
  }

  test('takes an own passkey in place of the password, each answer once', async () => {
    const { actor, device } = await withNewSession()
    expect(await isAsked(actor)).toBe(true)
    const options = await askOwner(actor)
    expect(options.allowCredentials).toEqual([{ type: 'public-key', id: device.credentialId }])
    const passkey = device.answer(options)
    expect((await confirm(actor, { passkey })).status).toBe(200)
    expect(await isAsked(actor)).toBe(false)
    expect((await confirm(actor, { passkey })).status).toBe(400)
    expect((await confirm(actor, { passkey, password: testPassword })).body.fields).toHaveProperty('password')
  })

  test('takes none of somebody else, and nothing that was meant for signing in', async () => {
    const { actor, device } = await withNewSession()
    const other = await withPasskey()
    const wrong = [
      other.device.answer(await askOwner(actor)),
      device.answer(await askOwner(other.actor)),
      device.answer(await askSignIn()),
    ]
    for (const passkey of wrong) {
      expect((await confirm(actor, { passkey })).body.fields).toHaveProperty('passkey')
    }
    expect(await isAsked(actor)).toBe(true)
    const none = await createActor(app)
    expect((await call(none, 'POST', '/users/passkeys/confirmation')).status).toBe(409)
  })
})

describe('POST /auth/passkey', () => {
  test('opens a session, also where a code is asked for with the password, and notes the use', async () => {
    const { actor, device } = await withPasskey('affiliate')
    await app.sql`INSERT INTO mfa_devices (user_id, secret_encrypted, enabled_at) VALUES (${actor.id}, '', now())`
    expect((await signIn(app, actor.email)).body.code).toBe('mfa_required')
    const { status, body } = await signInBy(device)
    expect([status, body.message]).toEqual([200, 'Login successful!'])
    expect(body.data.user.email).toBe(actor.email)
    expect(await opens(app, body.data.token)).toBe(true)
    expect(await listed(actor)).toMatchObject([{ lastUsedAt: expect.any(String) }])
    const { body: signIns } = await call(actor, 'GET', '/users/sign-ins?page=1&limit=1')
    expect(signIns.data).toMatchObject([{ outcome: 'signed-in' }])
  })

  test('takes each answer once, and none of another site, device or challenge', async () => {
    const { device } = await withPasskey()
    const options = await askSignIn()
    const right = device.answer(options)
    const wrong = [
      device.answer(options, { origin: 'https://roomlark.example' }),
      device.answer(options, { isVerified: false }),
      device.answer({ ...options, rpId: 'example' }),
      { ...right, signature: createAuthenticator().answer(options).signature },
      { ...right, credentialId: createAuthenticator().credentialId },
      device.answer({ ...options, challenge: 'AAAA' }),
    ]
    for (const body of wrong) expect((await answer(body)).status).toBe(401)
    const both = await Promise.all([answer(right), answer(right)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await answer(right)).status).toBe(401)
    app.advance(minute)
    const late = await askSignIn()
    app.advance(16 * minute)
    expect((await answer(device.answer(late))).status).toBe(401)
    // A copy of the device does not know how often the original has signed.
    expect((await signInBy(device)).status).toBe(200)
    device.count(0)
    expect((await signInBy(device)).status).toBe(401)
  })

  test('refuses suspended accounts, and leaves passwords and their reset as they were', async () => {
    const { actor, device } = await withPasskey()
    await app.sql`UPDATE users SET suspended_at = now() WHERE id = ${actor.id}`
    expect((await signInBy(device)).body.code).toBe('account_suspended')
    await app.sql`UPDATE users SET suspended_at = NULL WHERE id = ${actor.id}`
    expect((await signIn(app, actor.email)).status).toBe(200)
    await app.ask('POST', '/api/v1/auth/forgot-password', { body: { email: actor.email } })
    await jobsDone(app)
    expect(app.sent.filter(({ to, subject }) => to === actor.email && /reset/i.test(subject))).toHaveLength(1)
  })

  test('is limited for a network like every sign-in', async () => {
    const device = createAuthenticator()
    const options = await askSignIn()
    const statuses = new Set<number>()
    for (let tries = 0; tries < 31; tries += 1) statuses.add((await answer(device.answer(options))).status)
    expect([...statuses].sort()).toEqual([401, 429])
  })
})
