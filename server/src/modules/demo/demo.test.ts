import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createUser } from '../../../test/factories.ts'
import { jobsDone } from '../../../test/mail.ts'
import { createFolderMailer } from '../../adapters/mailer.ts'

async function startDemo() {
  const mailbox = await mkdtemp(join(tmpdir(), 'roomlark-mail-'))
  onTestFinished(() => rm(mailbox, { recursive: true }))
  const mailer = createFolderMailer(mailbox, { name: 'Roomlark', address: 'hello@roomlark.test' })
  const app = await startTestAppForTest({ demo: true, mailbox, mailer })
  return { app, mailbox, mailer }
}

function list(app: TestApp) {
  return app.ask('GET', '/api/v1/demo/mailbox')
}
function page(app: TestApp, id: string) {
  return app.ask('GET', `/api/v1/demo/mailbox/${id}/html`)
}

describe('GET /demo/mailbox', () => {
  test('is 404 where the product is no demo', async () => {
    const app = await startTestAppForTest()
    expect((await list(app)).status).toBe(404)
    expect((await page(app, '1-ab')).status).toBe(404)
  })

  test('is empty before the first mail, and shows the newest first', async () => {
    const { app, mailer } = await startDemo()
    expect((await list(app)).body).toEqual({ success: true, data: [] })
    for (const subject of ['First', 'Zweite: Grüße']) {
      await mailer.send({ to: 'ada@example.test', subject, text: 'Hello', html: '<p>Hello</p>' })
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    const { data } = (await list(app)).body
    expect(data).toHaveLength(2)
    expect(data[0]).toMatchObject({ to: 'ada@example.test', subject: 'Zweite: Grüße' })
    expect(data[0].text).toContain('Hello')
    expect(Math.abs(Date.parse(data[0].sentAt) - Date.now())).toBeLessThan(10_000)
    expect(data[1].subject).toBe('First')
  })

  test('brings the link with which a password is reset', async () => {
    const { app } = await startDemo()
    const user = await createUser(app)
    await app.ask('POST', '/api/v1/auth/forgot-password', { body: { email: user.email } })
    await jobsDone(app)
    const [message] = (await list(app)).body.data
    const token = /token=([\w-]{43})/.exec(message.text)?.[1]
    const body = { token, password: 'a new nest each year' }
    expect((await app.ask('POST', '/api/v1/auth/reset-password', { body })).status).toBe(200)
  })
})

describe('GET /demo/mailbox/:id/html', () => {
  test('is the mail as a page in which nothing runs, for a frame of our own', async () => {
    const { app, mailer } = await startDemo()
    await mailer.send({ to: 'ada@example.test', subject: 'Hello', text: 'Hello', html: '<h1>Hello</h1>' })
    const [{ id }] = (await list(app)).body.data
    const answer = await page(app, id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('<h1>Hello</h1>')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain('sandbox')
    expect(policy).not.toContain('allow-scripts')
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).not.toContain('script-src')
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('is 404 for everything that is not the name of a mail', async () => {
    const { app, mailbox } = await startDemo()
    const beside = `${mailbox}-secret.eml`
    onTestFinished(() => rm(beside))
    for (const file of [join(mailbox, 'note.eml'), join(mailbox, '.draft.eml'), beside]) {
      await writeFile(file, 'Subject: private\r\n\r\nnot of the mailbox')
    }
    const up = `..%2F${basename(mailbox)}`
    const ids = ['nothing', '1-ab', '..', 'note', '.draft', '1-ab%00', `${up}-secret`, `${up}%2Fnote`]
    for (const id of [...ids, '..%2F..%2F..%2Fetc%2Fpasswd', '%2Fetc%2Fpasswd']) {
      const answer = await page(app, id)
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ success: false, code: 'not_found' })
    }
    expect((await list(app)).body.data).toEqual([])
  })
})
