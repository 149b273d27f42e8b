import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Message = { to: string; subject: string; text: string; html: string }

type Sender = { name: string; address: string }

export type Mailer = { send(message: Message): Promise<void> }

export function createSmtpMailer(smtpUrl: string, from: Sender): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
  })
  return {
    async send(message) {
      await transport.sendMail({ from, ...message })
    },
  }
}

/** Keeps each message as an .eml file; written whole or not at all. */
export function createFolderMailer(folder: string, from: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      await mkdir(folder, { recursive: true })
      const built = await transport.sendMail({ from, ...message })
      const name = `${Date.now()}-${randomBytes(6).toString('hex')}`
      const draft = join(folder, `.${name}.tmp`)
      await writeFile(draft, built.message, { mode: 0o600 })
      await rename(draft, join(folder, `${name}.eml`))
    },
  }
}

/** Mail comes from the host the product is reached at. */
export function senderFor(publicUrl: string): Sender {
  const { hostname } = new URL(publicUrl)
  const domain = hostname.includes('.') && !/^[\d.]+$/.test(hostname) ? hostname : 'roomlark.test'
  return { name: 'Roomlark', address: `hello@${domain}` }
}
