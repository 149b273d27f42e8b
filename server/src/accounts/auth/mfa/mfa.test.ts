import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createSession, opens, signIn, testPassword } from '../../../../test/factories.ts'

const minute = 60_000
const step = 30_000

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.advance(minute))

type Actor = Awaited<ReturnType<typeof createActor>>

function setUp(actor: Actor, password = testPassword) {
  return app.ask('POST', '/api/v1/users/mfa/setup', { token: actor.token, body: { password } })
}
function confirm(actor: Actor, code: string) {
  return app.ask('POST', '/api/v1/users/mfa/confirm', { token: actor.token, body: { code } })
}
function disable(actor: Actor, code: string | undefined, password = testPassword) {
  return app.ask('POST', '/api/v1/users/mfa/disable', { token: actor.token, body: { password, code } })
}

/** Returns the code the authenticator app shows now, or a few steps away. */
function makeCode(secret: string, steps = 0): string {
  const timestamp = app.services.clock().getTime() + steps * step
  return new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp })
}

function makeWrongCode(secret: string): string {
  const near = [-1, 0, 1].map((steps) => makeCode(secret, steps))
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? ''
}

/** Creates an account that turned on two-step sign-in a few steps ago; a new step is just starting. */
async function protectedActor() {
  const actor = await createActor(app)
  const { secret } = (await setUp(actor)).body.data
  const { recoveryCodes } = (await confirm(actor, makeCode(secret))).body.data
  app.advance(5 * step - (app.services.clock().getTime() % step))
  return { ...actor, secret: String(secret), recoveryCodes: recoveryCodes as string[] }
}

describe('POST /users/mfa/setup', () => {
  test('gives a secret for the app in return for the password, and turns nothing on yet', async () => {
    const actor = await createActor(app)
    const refused = await setUp(actor, 'not the password')
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ code: 'wrong_password', fields: { password: expect.any(String) } })

    const answer = await setUp(actor)
    expect(answer.status).toBe(200)
    const { secret, uri } = answer.body.data
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const address = new URL(uri)
    expect(address.protocol).toBe('otpauth:')
    expect(address.searchParams.get('secret')).toBe(secret)
    expect(address.searchParams.get('issuer')).toBe('Roomlark')
    expect(decodeURIComponent(uri)).toContain(actor.email)
    expect((await signIn(app, actor.email)).status).toBe(200)
  })

  test('may be started again until it is confirmed, and is 409 after that', async () => {
    const actor = await createActor(app)
    const first = (await setUp(actor)).body.data.secret
    const second = (await setUp(actor)).body.data.secret
    expect(second).not.toBe(first)
    expect((await confirm(actor, makeCode(first))).status).toBe(400)
    expect((await confirm(actor, makeCode(second))).status).toBe(200)
    const again = await setUp(actor)
    expect(again.status).toBe(409)
    expect(again.body.code).toBe('conflict')
  })

  test('stores the secret only encrypted', async () => {
    const actor = await protectedActor()
    const [row] = await app.sql`
      SELECT m::text AS everything, secret_encrypted FROM mfa_devices m WHERE user_id = ${actor.id}`
    const raw = Buffer.from(row?.secret_encrypted)
    expect(row?.everything).not.toContain(actor.secret)
    expect(raw.includes(actor.secret)).toBe(false)
    expect(raw.includes(Buffer.from(new TOTP({ secret: actor.secret }).secret.bytes))).toBe(false)
    expect(app.services.cipher.decrypt(raw)).toBe(actor.secret)
  })
})

describe('POST /users/mfa/confirm', () => {
  test('turns it on with a correct code and gives ten recovery codes, stored only as hashes', async () => {
    const actor = await createActor(app)
    const { secret } = (await setUp(actor)).body.data
    const answer = await confirm(actor, makeCode(secret))
    expect(answer.status).toBe(200)
    const codes: string[] = answer.body.data.recoveryCodes
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    const rows = await app.sql`SELECT r::text AS row FROM mfa_recovery_codes r WHERE user_id = ${actor.id}`
    expect(rows).toHaveLength(10)
    for (const code of codes) expect(rows.join()).not.toContain(code.replaceAll('-', ''))

    const profile = await app.ask('GET', '/api/v1/users/profile', { token: actor.token })
    expect(profile.body.data.mfaEnabled).toBe(true)
    const [entry] = await app.sql`SELECT action, target FROM audit_log WHERE actor_id = ${actor.id}`
    expect(entry).toEqual({ action: 'mfa.enabled', target: `user:${actor.id}` })
  })

  test('is 400 on its field, never 401, with a wrong code, and 429 after five', async () => {
    const actor = await createActor(app)
    const { secret } = (await setUp(actor)).body.data
    for (let guess = 0; guess < 5; guess += 1) {
      const answer = await confirm(actor, makeWrongCode(secret))
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual(['code'])
    }
    const refused = await confirm(actor, makeCode(secret))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
  })

  test('ends every session opened with the password alone, except this one', async () => {
    const actor = await createActor(app)
    const [elsewhere, somebody] = [await createSession(app, actor.id), await createActor(app)]
    const { secret } = (await setUp(actor)).body.data
    expect(await opens(app, elsewhere)).toBe(true)
    expect((await confirm(actor, makeCode(secret))).status).toBe(200)
    expect(await opens(app, elsewhere)).toBe(false)
    expect(await opens(app, actor.token)).toBe(true)
    expect(await opens(app, somebody.token)).toBe(true)
  })

  test('is 409 if no set-up was started', async () => {
    const actor = await createActor(app)
    expect((await confirm(actor, '123456')).status).toBe(409)
  })
})

describe('POST /auth/login with two-step sign-in', () => {
  test('asks for the code with the message the form knows, and the password alone is not enough', async () => {
    const actor = await protectedActor()
    const answer = await signIn(app, actor.email)
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ success: false, code: 'mfa_required', message: 'MFA code required' })
    expect((await signIn(app, actor.email, testPassword, '')).body.code).toBe('mfa_required')
    expect((await signIn(app, actor.email, 'not it', makeCode(actor.secret))).body.code).toBe(
      'invalid_credentials',
    )
  })

  test('accepts the code with any spacing', async () => {
    const actor = await protectedActor()
    const code = makeCode(actor.secret)
    const answer = await signIn(app, actor.email, testPassword, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect(answer.status).toBe(200)
    expect(answer.body.data.user.mfaEnabled).toBe(true)
    expect(await opens(app, answer.body.data.token)).toBe(true)
  })

  test('accepts a code once', async () => {
    const actor = await protectedActor()
    const code = makeCode(actor.secret)
    expect((await signIn(app, actor.email, testPassword, code)).status).toBe(200)
    const again = await signIn(app, actor.email, testPassword, code)
    expect(again.status).toBe(401)
    expect(again.body.code).toBe('mfa_invalid')
    expect((await signIn(app, actor.email, testPassword, makeCode(actor.secret, -1))).status).toBe(401)
    app.advance(step)
    expect((await signIn(app, actor.email, testPassword, makeCode(actor.secret))).status).toBe(200)
  })

  test('does not accept the code that turned it on again', async () => {
    const actor = await createActor(app)
    const { secret } = (await setUp(actor)).body.data
    const code = makeCode(secret)
    await confirm(actor, code)
    expect((await signIn(app, actor.email, testPassword, code)).status).toBe(401)
  })

  test.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('answers a code %i steps away with %i', async (steps, status) => {
    const actor = await protectedActor()
    expect((await signIn(app, actor.email, testPassword, makeCode(actor.secret, steps))).status).toBe(status)
  })

  test('lets only one of two concurrent sign-ins use a code', async () => {
    const actor = await protectedActor()
    const code = makeCode(actor.secret)
    const answers = await Promise.all([1, 2].map(() => signIn(app, actor.email, testPassword, code)))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 401])
  })

  test('accepts each recovery code once', async () => {
    const actor = await protectedActor()
    const [first = '', second = ''] = actor.recoveryCodes
    expect((await signIn(app, actor.email, testPassword, first)).status).toBe(200)
    expect((await signIn(app, actor.email, testPassword, first)).body.code).toBe('mfa_invalid')
    const spoken = second.toUpperCase().replaceAll('-', ' ')
    expect((await signIn(app, actor.email, testPassword, spoken)).status).toBe(200)
    const rows = await app.sql`SELECT 1 FROM mfa_recovery_codes WHERE user_id = ${actor.id}`
    expect(rows).toHaveLength(8)
  })

  test('lets only one of two concurrent sign-ins use a recovery code', async () => {
    const actor = await protectedActor()
    const [code = ''] = actor.recoveryCodes
    const answers = await Promise.all([1, 2].map(() => signIn(app, actor.email, testPassword, code)))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 401])
  })

  test('does not accept a recovery code of another account', async () => {
    const [actor, other] = [await protectedActor(), await protectedActor()]
    const [code = ''] = other.recoveryCodes
    expect((await signIn(app, actor.email, testPassword, code)).status).toBe(401)
  })

  test('is 429 after five wrong codes, even with the right one, until the pause is over', async () => {
    const actor = await protectedActor()
    for (let guess = 0; guess < 5; guess += 1) {
      const answer = await signIn(app, actor.email, testPassword, makeWrongCode(actor.secret))
      expect(answer.body.code).toBe('mfa_invalid')
    }
    const refused = await signIn(app, actor.email, testPassword, makeCode(actor.secret))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
    app.advance(minute)
    expect((await signIn(app, actor.email, testPassword, makeCode(actor.secret))).status).toBe(200)
  })

  test('checks only five of twenty concurrent wrong codes', async () => {
    const actor = await protectedActor()
    const wrong = makeWrongCode(actor.secret)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(app, actor.email, testPassword, wrong)),
    )
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(15)
  })
})

describe('POST /auth/login with two-step sign-in, while we are too busy', () => {
  test('counts no attempt and uses no code', async () => {
    const actor = await protectedActor()
    const [recoveryCode = ''] = actor.recoveryCodes
    await app.sql`ALTER TABLE sessions RENAME COLUMN user_agent TO agent`
    for (let time = 0; time < 6; time += 1) {
      const code = time % 2 === 0 ? recoveryCode : makeCode(actor.secret)
      expect((await signIn(app, actor.email, testPassword, code)).status).toBe(500)
    }
    await app.sql`ALTER TABLE sessions RENAME COLUMN agent TO user_agent`
    expect((await signIn(app, actor.email, testPassword, recoveryCode)).status).toBe(200)
    expect((await signIn(app, actor.email, testPassword, makeCode(actor.secret))).status).toBe(200)
  })
})

describe('POST /users/mfa/disable', () => {
  test('turns it off with the password and a code together, and leaves nothing behind', async () => {
    const actor = await protectedActor()
    const code = makeCode(actor.secret)
    expect((await disable(actor, code, 'not the password')).body.code).toBe('wrong_password')
    expect((await disable(actor, undefined)).body.fields).toHaveProperty('code')
    expect((await disable(actor, '')).body.fields).toHaveProperty('code')
    const refused = await disable(actor, makeWrongCode(actor.secret))
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.fields)).toEqual(['code'])
    expect((await signIn(app, actor.email)).body.code).toBe('mfa_required')
    expect((await disable(actor, code)).status).toBe(200)
    expect((await signIn(app, actor.email)).status).toBe(200)
    expect(await app.sql`SELECT 1 FROM mfa_devices WHERE user_id = ${actor.id}`).toHaveLength(0)
    expect(await app.sql`SELECT 1 FROM mfa_recovery_codes WHERE user_id = ${actor.id}`).toHaveLength(0)
    const actions = await app.sql`SELECT action FROM audit_log WHERE actor_id = ${actor.id} ORDER BY id`
    expect(actions.map((entry) => entry.action)).toEqual(['mfa.enabled', 'mfa.disabled'])
    expect((await disable(actor, code)).status).toBe(409)
  })

  test('accepts a recovery code instead, and is 429 after five wrong ones', async () => {
    const [actor, other] = [await protectedActor(), await protectedActor()]
    expect((await disable(actor, actor.recoveryCodes[3])).status).toBe(200)
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await disable(other, makeWrongCode(other.secret))).status).toBe(400)
    }
    expect((await disable(other, other.recoveryCodes[3])).status).toBe(429)
  })
})

describe('POST /users/mfa/recovery-codes', () => {
  function renew(actor: Actor, code: string, password = testPassword) {
    const body = { password, code }
    return app.ask('POST', '/api/v1/users/mfa/recovery-codes', { token: actor.token, body })
  }

  test('gives ten new codes for the password and a code; the old ones stop working', async () => {
    const actor = await protectedActor()
    const code = makeCode(actor.secret)
    expect((await renew(actor, code, 'not the password')).body.code).toBe('wrong_password')
    expect((await renew(actor, makeWrongCode(actor.secret))).body.fields).toHaveProperty('code')
    const { recoveryCodes } = (await renew(actor, code)).body.data
    expect(recoveryCodes).toHaveLength(10)
    expect((await signIn(app, actor.email, testPassword, actor.recoveryCodes[0])).status).toBe(401)
    expect((await signIn(app, actor.email, testPassword, recoveryCodes[0])).status).toBe(200)
    const security = await app.ask('GET', '/api/v1/users/security', { token: actor.token })
    expect(security.body.data.recoveryCodesLeft).toBe(9)
  })

  test('is 409 if two-step sign-in is off', async () => {
    expect((await renew(await createActor(app), '123456')).status).toBe(409)
  })
})
