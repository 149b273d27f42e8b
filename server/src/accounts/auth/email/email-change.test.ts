import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createUser, signIn, testPassword } from '../../../../test/factories.ts'
import { jobsDone, mailTo, tokenIn } from '../../../../test/mail.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

function address(): string {
  return `new-${randomBytes(6).toString('hex')}@example.test`
}
function change(token: string, email: string, password = testPassword) {
  return app.ask('POST', '/api/v1/users/email', { token, body: { email, password } })
}
function confirm(token: string) {
  return app.ask('POST', '/api/v1/auth/confirm-email', { body: { token } })
}

describe('POST /users/email', () => {
  test('changes the address once the link sent to it is opened, and notifies the old one', async () => {
    const actor = await createActor(app)
    const email = address()
    const asked = await change(actor.token, email.toUpperCase())
    expect(asked.body.data).toMatchObject({ pendingEmail: email })
    expect((await mailTo(app, actor.email)).text).toContain(email)
    expect((await signIn(app, actor.email)).status).toBe(200)

    const link = tokenIn(await mailTo(app, email))
    expect((await confirm(link)).body).toMatchObject({ message: 'Your email address has been changed.' })
    expect((await signIn(app, email)).status).toBe(200)
    expect((await signIn(app, actor.email)).status).toBe(401)
    expect((await mailTo(app, actor.email, 2)).subject).toBe('Your Roomlark email address was changed')
    expect((await confirm(link)).body).toMatchObject({ success: false, code: 'invalid_token' })
    const [entry] = await app.sql`
      SELECT actor_id, before, after FROM audit_entries WHERE action = 'email.changed' AND target = ${`user:${actor.id}`}`
    expect(entry).toEqual({ actor_id: actor.id, before: { email: actor.email }, after: { email } })
  })

  test('asks for the password again', async () => {
    const actor = await createActor(app)
    const answer = await change(actor.token, address(), 'not mine')
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'wrong_password',
      fields: { password: 'That is not your current password.' },
    })
    await jobsDone(app)
    expect(app.sent.filter(({ to }) => to === actor.email)).toEqual([])
  })

  test('refuses the current address and invalid ones', async () => {
    const actor = await createActor(app)
    expect((await change(actor.token, actor.email)).body.fields).toEqual({
      email: 'This is already your email address',
    })
    expect((await change(actor.token, 'not an address')).body.fields).toEqual({
      email: 'Please enter a valid email address',
    })
  })

  test('does not reveal that an address has an account; its holder is notified', async () => {
    const actor = await createActor(app)
    const other = await createUser(app)
    expect((await change(actor.token, other.email)).status).toBe(200)
    expect((await mailTo(app, other.email)).subject).toBe('You already have a Roomlark account')
  })

  test('confirms only the address the link was sent to', async () => {
    const actor = await createActor(app)
    const [first, second] = [address(), address()]
    await change(actor.token, first)
    const link = tokenIn(await mailTo(app, first))
    await change(actor.token, second)
    expect((await confirm(link)).status).toBe(400)
    expect((await confirm(tokenIn(await mailTo(app, second)))).status).toBe(200)
    expect((await signIn(app, second)).status).toBe(200)
  })

  test('if two accounts want one address, the first to confirm gets it and the other keeps its own', async () => {
    const actors = [await createActor(app), await createActor(app)]
    const email = address()
    const links: string[] = []
    for (const [index, { token }] of actors.entries()) {
      await change(token, email)
      links.push(tokenIn(await mailTo(app, email, index + 1)))
    }
    const answers = await Promise.all(links.map(confirm))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await app.sql`SELECT 1 FROM users WHERE email = ${email}`).toHaveLength(1)
  })

  test('a link lasts 24 hours', async () => {
    const actor = await createActor(app)
    const email = address()
    await change(actor.token, email)
    const link = tokenIn(await mailTo(app, email))
    app.advance(24 * 60 * 60 * 1000 + 1000)
    expect((await confirm(link)).status).toBe(400)
  })

  test('voids a reset link sent to the old address', async () => {
    const actor = await createActor(app)
    await app.ask('POST', '/api/v1/auth/forgot-password', { body: { email: actor.email } })
    const reset = tokenIn(await mailTo(app, actor.email))
    const email = address()
    await change(actor.token, email)
    await confirm(tokenIn(await mailTo(app, email)))
    const answer = await app.ask('POST', '/api/v1/auth/reset-password', {
      body: { token: reset, password: 'a lark in the morning' },
    })
    expect(answer.body.code).toBe('invalid_token')
  })
})

describe('DELETE /users/email', () => {
  test('cancels it: the link no longer works', async () => {
    const actor = await createActor(app)
    const email = address()
    await change(actor.token, email)
    const link = tokenIn(await mailTo(app, email))
    const answer = await app.ask('DELETE', '/api/v1/users/email', { token: actor.token })
    expect(answer.body.data).toMatchObject({ pendingEmail: null })
    expect((await confirm(link)).status).toBe(400)
  })
})
