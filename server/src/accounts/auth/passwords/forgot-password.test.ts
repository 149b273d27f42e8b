import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../../test/app.ts'
import { createUser } from '../../../../test/factories.ts'
import { jobsDone, mailTo, tokenIn } from '../../../../test/mail.ts'

const minute = 60_000

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.advance(minute))

const answered = {
  success: true,
  message: 'If that address has an account, a reset link is on its way.',
  data: null,
}

function forgot(email: string, at: TestApp = app) {
  return at.ask('POST', '/api/v1/auth/forgot-password', { body: { email } })
}

function mailsTo(email: string) {
  return app.sent.filter((mail) => mail.to === email)
}

describe('POST /auth/forgot-password', () => {
  test('answers the same whether there is an account or not, and sends an email only if there is', async () => {
    const user = await createUser(app)
    const known = await forgot(user.email.toUpperCase())
    const unknown = await forgot('nobody@example.test')
    expect(known.status).toBe(200)
    expect(unknown.status).toBe(200)
    expect(known.body).toEqual(answered)
    expect(unknown.body).toEqual(answered)

    const mail = await mailTo(app, user.email)
    expect(mail.subject).toBe('Reset your Roomlark password')
    expect(mail.html).toContain(`href="http://roomlark.test/reset-password?token=${tokenIn(mail)}"`)
    await jobsDone(app)
    expect(mailsTo('nobody@example.test')).toEqual([])
  })

  test('does the same work for every address before it answers', async () => {
    const user = await createUser(app)
    const work = async (email: string) => {
      const before = await app.sql`SELECT count(*)::integer AS n FROM pgboss.job`
      await forgot(email)
      const after = await app.sql`SELECT count(*)::integer AS n FROM pgboss.job`
      const counters = await app.sql`SELECT 1 FROM throttles WHERE key LIKE ${`%${email}`}`
      return { jobs: after[0]?.n - before[0]?.n, counters: counters.length }
    }
    expect(await work(user.email)).toEqual(await work('stranger@example.test'))
  })

  test('builds the link from PUBLIC_URL, whatever host the request names', async () => {
    const proxied = await startTestAppForTest({ trustProxyHops: 1, publicUrl: 'https://roomlark.example' })
    const user = await createUser(proxied)
    const body = JSON.stringify({ email: user.email })
    const status = await new Promise((resolve, reject) => {
      const asked = request(
        `${proxied.url}/api/v1/auth/forgot-password`,
        {
          method: 'POST',
          headers: {
            host: 'evil.example',
            'x-forwarded-host': 'evil.example',
            'x-forwarded-proto': 'gopher',
            forwarded: 'host=evil.example',
            'content-type': 'application/json',
          },
        },
        (response) => resolve(response.resume().statusCode),
      )
      asked.on('error', reject)
      asked.end(body)
    })
    expect(status).toBe(200)
    const mail = await mailTo(proxied, user.email)
    expect(mail.text).toContain(`https://roomlark.example/reset-password?token=${tokenIn(mail)}`)
    expect(mail.text + mail.html).not.toContain('evil')
  })

  test('sends at most five links in any fifteen minutes to one address, and keeps answering', async () => {
    const user = await createUser(app)
    const ask = async (times: number) => {
      for (let time = 0; time < times; time += 1) expect((await forgot(user.email)).body).toEqual(answered)
      await jobsDone(app)
      return mailsTo(user.email).length
    }
    expect(await ask(1)).toBe(1)
    app.advance(14 * minute)
    expect(await ask(6)).toBe(5)
    app.advance(minute)
    expect(await ask(6)).toBe(6)
    app.advance(14 * minute)
    expect(await ask(6)).toBe(10)
  })

  test('sends nothing to a suspended account', async () => {
    const user = await createUser(app)
    await app.sql`UPDATE users SET suspended_at = now() WHERE id = ${user.id}`
    expect((await forgot(user.email)).body).toEqual(answered)
    await jobsDone(app)
    expect(mailsTo(user.email)).toEqual([])
  })

  test('reports missing fields with the messages of the form', async () => {
    const answer = await forgot('nobody')
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ email: 'Please enter a valid email address' })
  })
})
