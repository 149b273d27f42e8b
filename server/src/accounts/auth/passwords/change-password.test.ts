import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createSession, opens, signIn, testPassword } from '../../../../test/factories.ts'
import { jobsDone, mailTo } from '../../../../test/mail.ts'

const chosen = 'a new nest each year'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.advance(60_000))

function change(token: string, currentPassword: string, newPassword = chosen) {
  return app.ask('POST', '/api/v1/users/change-password', { token, body: { currentPassword, newPassword } })
}

describe('POST /users/change-password', () => {
  test('changes it, keeps this session, ends all others, and notifies the account holder', async () => {
    const actor = await createActor(app)
    const other = await createSession(app, actor.id)
    const stranger = await createActor(app)
    const answer = await change(actor.token, testPassword)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ success: true, data: null })
    expect(await opens(app, actor.token)).toBe(true)
    expect(await opens(app, other)).toBe(false)
    expect(await opens(app, stranger.token)).toBe(true)
    expect((await signIn(app, actor.email)).status).toBe(401)
    expect((await signIn(app, actor.email, chosen)).status).toBe(200)
    expect((await mailTo(app, actor.email)).subject).toBe('Your Roomlark password was changed')
  })

  test('writes to an account in its language', async () => {
    const actor = await createActor(app)
    const profile = { firstName: 'Jana', lastName: 'Brandt', language: 'de' }
    await app.ask('PUT', '/api/v1/users/profile', { token: actor.token, body: profile })
    await change(actor.token, testPassword)
    const texts = await readFile('contract/texts/de.json', 'utf8')
    const mail = await mailTo(app, actor.email)
    expect(mail.subject).toBe(JSON.parse(texts)['Your Roomlark password was changed'])
    expect(mail.html).toContain('<html lang="de">')
  })

  test('is 400 on its field, never 401, with a wrong current password, and changes nothing', async () => {
    const actor = await createActor(app)
    const answer = await change(actor.token, 'not the password')
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      success: false,
      code: 'wrong_password',
      message: 'That is not your current password.',
      fields: { currentPassword: 'That is not your current password.' },
    })
    expect(await opens(app, actor.token)).toBe(true)
    expect((await signIn(app, actor.email)).status).toBe(200)
    await jobsDone(app)
    expect(app.sent.some((mail) => mail.to === actor.email)).toBe(false)
  })

  test('refuses a weak new password on its field', async () => {
    const actor = await createActor(app)
    for (const password of ['short', 'password123', actor.email.toUpperCase()]) {
      const answer = await change(actor.token, testPassword, password)
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual(['newPassword'])
    }
    expect((await signIn(app, actor.email)).status).toBe(200)
  })

  test('answers 429 after five wrong guesses of the current password', async () => {
    const actor = await createActor(app)
    for (let guess = 0; guess < 5; guess += 1) expect((await change(actor.token, 'a guess')).status).toBe(400)
    const answer = await change(actor.token, testPassword)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(await opens(app, actor.token)).toBe(true)
    app.advance(60_000)
    expect((await change(actor.token, testPassword)).status).toBe(200)
  })
})
