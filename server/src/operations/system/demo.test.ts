import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createUser } from '../../../test/factories.ts'
import { jobsDone } from '../../../test/mail.ts'
import { createFolderMailer, type Mailer } from '../../adapters/mailer.ts'

let app: TestApp
let mailbox: string
let mailer: Mailer

beforeAll(async () => {
  mailbox = await mkdtemp(join(tmpdir(), 'roomlark-mail-'))
  mailer = createFolderMailer(mailbox, { name: 'Roomlark', address: 'hello@roomlark.test' })
  app = await startTestApp({ demo: true, mailbox, mailer })
})
afterAll(async () => {
  await app.close()
  await rm(mailbox, { recursive: true, force: true })
})
afterEach(() => rm(mailbox, { recursive: true, force: true }))

function list(at: TestApp = app) {
  return at.ask('GET', '/api/v1/demo/mailbox')
}
function page(id: string, at: TestApp = app) {
  return at.ask('GET', `/api/v1/demo/mailbox/${id}/html`)
}

describe('GET /demo/mailbox', () => {
  test('is 404 outside the demo', async () => {
    const real = await startTestAppForTest({ databaseUrl: app.databaseUrl })
    expect((await list(real)).status).toBe(404)
    expect((await page('1-ab', real)).status).toBe(404)
  })

  test('is empty before the first mail, and shows the newest first', async () => {
    expect((await list()).body).toEqual({ success: true, data: [] })
    const began = Date.now()
    for (const subject of ['First', 'Zweite: Grüße']) {
      await mailer.send({ to: 'ada@example.test', subject, text: 'Hello', html: '<p>Hello</p>' })
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    const { data } = (await list()).body
    expect(data).toHaveLength(2)
    expect(data[0]).toMatchObject({ to: 'ada@example.test', subject: 'Zweite: Grüße' })
    expect(data[0].text).toContain('Hello')
    const sentAt = Date.parse(data[0].sentAt)
    expect(began <= sentAt && sentAt <= Date.now()).toBe(true)
    expect(data[1].subject).toBe('First')
  })

  test('contains the link to reset a password', async () => {
    const user = await createUser(app)
    await app.ask('POST', '/api/v1/auth/forgot-password', { body: { email: user.email } })
    await jobsDone(app)
    const [message] = (await list()).body.data
    const token = /token=([\w-]{43})/.exec(message.text)?.[1]
    const body = { token, password: 'a new nest each year' }
    expect((await app.ask('POST', '/api/v1/auth/reset-password', { body })).status).toBe(200)
    await jobsDone(app)
  })
})

describe('GET /demo/mailbox/:id/html', () => {
  test('is the email as a page that runs nothing and that only we can frame', async () => {
    await mailer.send({ to: 'ada@example.test', subject: 'Hello', text: 'Hello', html: '<h1>Hello</h1>' })
    const [{ id }] = (await list()).body.data
    const answer = await page(id)
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

  test('is 404 for anything that is not the name of an email', async () => {
    const beside = `${mailbox}-secret.eml`
    await mkdir(mailbox, { recursive: true })
    onTestFinished(() => rm(beside))
    for (const file of [join(mailbox, 'note.eml'), join(mailbox, '.draft.eml'), beside]) {
      await writeFile(file, 'Subject: private\r\n\r\nnot of the mailbox')
    }
    const up = `..%2F${basename(mailbox)}`
    const ids = ['nothing', '1-ab', '..', 'note', '.draft', '1-ab%00', `${up}-secret`, `${up}%2Fnote`]
    for (const id of [...ids, '..%2F..%2F..%2Fetc%2Fpasswd', '%2Fetc%2Fpasswd']) {
      const answer = await page(id)
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ success: false, code: 'not_found' })
    }
    expect((await list()).body.data).toEqual([])
  })
})
