import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestAppForTest } from '../../test/app.ts'
import { createUser } from '../../test/factories.ts'
import { startSmtpServer } from '../../test/smtp.ts'
import { waitFor, waitUntil } from '../../test/wait.ts'
import { resetPasswordMail } from '../mail/account-mails.ts'
import { createFolderMailer, createSmtpMailer, senderFor } from './mailer.ts'

const sender = { name: 'Roomlark', address: 'hello@roomlark.example' }
const link = 'https://roomlark.example/reset-password?token=abc_DEF-123&x=<b>'
const letter = resetPasswordMail({ to: 'ada@example.test', link })

describe('mail over SMTP', () => {
  test('arrives as text and HTML with the same content', async () => {
    const smtp = await startSmtpServer()
    await createSmtpMailer(smtp.url, sender).send(letter)
    expect(smtp.received).toHaveLength(1)
    const [received] = smtp.received
    expect(received).toMatchObject({ from: 'hello@roomlark.example', to: ['ada@example.test'] })

    const mail = await PostalMime.parse(received?.source ?? '')
    expect(mail.from).toMatchObject({ name: 'Roomlark', address: 'hello@roomlark.example' })
    expect(mail.subject).toBe('Reset your Roomlark password')
    expect(mail.text).toContain(link)
    expect(mail.text).toContain('The link works once, for one hour.')
    expect(mail.html).toContain('The link works once, for one hour.')
    expect(mail.html).toContain(
      'href="https://roomlark.example/reset-password?token=abc_DEF-123&amp;x=&lt;b&gt;"',
    )
    expect(mail.html).not.toContain('<b>')
    expect(mail.html).not.toMatch(/<(script|img|link)/)
  })

  test('carries its files, and a Message-ID that says what it is about', async () => {
    const smtp = await startSmtpServer()
    const file = {
      filename: 'RL-CDFGHJ.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: 'BEGIN:VCALENDAR\r\nX-NAME:Zoë\r\nEND:VCALENDAR\r\n',
    }
    const mailer = createSmtpMailer(smtp.url, sender)
    const message = { ...letter, id: 'booking.12.confirmation.guest', attachments: [file] }
    await mailer.send(message)
    await mailer.send(message)
    const [mail, copy] = await Promise.all(smtp.received.map(({ source }) => PostalMime.parse(source)))
    expect(mail?.messageId).toBe('<booking.12.confirmation.guest@roomlark.example>')
    expect(copy?.messageId).toBe(mail?.messageId)
    expect(mail?.html).toContain('</html>')
    expect(mail?.attachments).toMatchObject([{ filename: file.filename, mimeType: 'text/calendar' }])
    expect(smtp.received[0]?.source).toContain(Buffer.from(file.content).toString('base64'))
  })

  test('has no headers that somebody wrote into a name', async () => {
    const smtp = await startSmtpServer()
    const subject = 'Your stay\r\nBcc: eve@example.test\r\n\r\n<h1>Hello</h1> is confirmed'
    const file = { filename: 'a"\r\nX-Evil: 1.ics', contentType: 'text/calendar', content: 'x' }
    await createSmtpMailer(smtp.url, sender).send({ ...letter, subject, attachments: [file] })
    const [received] = smtp.received
    expect(received?.to).toEqual(['ada@example.test'])
    const mail = await PostalMime.parse(received?.source ?? '')
    expect(mail.subject).toContain('Bcc: eve@example.test')
    expect(mail.bcc).toBeUndefined()
    expect(received?.source).not.toMatch(/^(Bcc|X-Evil):/im)
    expect(mail.html).not.toContain('<h1>Hello</h1>')
  })

  test('is retried by the job if the server refuses at first, and arrives once', async () => {
    let refusals = 1
    const smtp = await startSmtpServer(() => refusals-- > 0)
    const app = await startTestAppForTest({
      mailer: createSmtpMailer(smtp.url, sender),
      retriesJobs: true,
    })
    const user = await createUser(app)
    await app.ask('POST', '/api/v1/auth/forgot-password', { body: { email: user.email } })
    await waitFor('the mail', () => smtp.received[0])
    expect(smtp.refusals()).toBe(1)
    await waitUntil('the job to be over', async () => {
      const [job] =
        await app.sql`SELECT state, retry_count FROM pgboss.job WHERE name = 'mail.reset-password'`
      return job?.state === 'completed' && job.retry_count === 1
    })
    expect(smtp.received).toHaveLength(1)

    const { text } = await PostalMime.parse(smtp.received[0]?.source ?? '')
    const token = /token=([\w-]{43})/.exec(text ?? '')?.[1]
    const body = { token, password: 'a new nest each year' }
    expect((await app.ask('POST', '/api/v1/auth/reset-password', { body })).status).toBe(200)
  })

  test('fails within a time limit if no server is listening', async () => {
    await expect(createSmtpMailer('smtp://127.0.0.1:1', sender).send(letter)).rejects.toThrow('ECONNREFUSED')
  })
})

describe('mail kept in a folder', () => {
  test('is one complete .eml file per message that only its owner can read', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'roomlark-mail-'))
    onTestFinished(() => rm(parent, { recursive: true }))
    const folder = join(parent, 'mail')
    const mailer = createFolderMailer(folder, sender)
    await Promise.all(Array.from({ length: 20 }, () => mailer.send(letter)))
    const names = await readdir(folder)
    expect(names).toHaveLength(20)
    for (const name of names) {
      expect(name).toMatch(/^\d+-[0-9a-f]{12}\.eml$/)
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      expect(mail).toMatchObject({ subject: letter.subject, to: [{ address: 'ada@example.test' }] })
      expect(mail.text).toContain(link)
      expect(mail.html).toContain('</html>')
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    }
  })
})

test('a message with an id is kept once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const mailer = createFolderMailer(folder, sender)
  for (const id of ['a', 'b', 'a']) await mailer.send({ ...letter, id })
  const names = await readdir(folder)
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toMatch(/^\d+-[0-9a-f]+\.eml$/)
})

test.each([
  ['https://roomlark.example', 'hello@roomlark.example'],
  ['http://localhost:3000', 'hello@roomlark.test'],
  ['http://192.168.1.4:3000', 'hello@roomlark.test'],
])('emails for %s are sent from %s', (publicUrl, address) => {
  expect(senderFor(publicUrl)).toEqual({ name: 'Roomlark', address })
})
