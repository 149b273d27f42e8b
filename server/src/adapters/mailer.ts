import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Attachment = { filename: string; contentType: string; content: string | Buffer }

export type Message = {
  to: string
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
  replyTo?: string
  headers?: Record<string, string>
  /**
   * Stays the same whenever this message is sent again. It becomes the Message-ID, by which duplicates are
   * recognised.
   */
  id?: string
}

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
      await transport.sendMail(toEnvelope(message, from))
    },
  }
}

/**
 * Stores each message as an .eml file, written completely or not at all; a message with an id is stored only
 * once.
 */
export function createFolderMailer(folder: string, from: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let knownMarks: Promise<Set<string>> | undefined
  return {
    async send(message) {
      await mkdir(folder, { recursive: true })
      knownMarks ??= marksIn(folder)
      const marks = await knownMarks.catch((error: unknown) => {
        knownMarks = undefined
        throw error
      })
      const mark = makeMark(message)
      if (marks.has(mark)) return
      const built = await transport.sendMail(toEnvelope(message, from))
      const name = `${Date.now()}-${mark}`
      const draft = join(folder, `.${name}.tmp`)
      await writeFile(draft, built.message, { mode: 0o600 })
      await rename(draft, join(folder, `${name}.eml`))
      marks.add(mark)
    },
  }
}

/**
 * Reads the marks of all messages stored earlier. They are remembered from then on, because otherwise every
 * message would take longer than the last.
 */
async function marksIn(folder: string): Promise<Set<string>> {
  const names = await readdir(folder)
  return new Set(names.flatMap((name) => /-([0-9a-f]+)\.eml$/.exec(name)?.[1] ?? []))
}

function toEnvelope({ id, attachments = [], ...message }: Message, from: Sender) {
  const [, domain] = from.address.split('@')
  return {
    from,
    ...message,
    // With the default encoding, a text would lose the line endings its format requires.
    attachments: attachments.map((file) => ({ ...file, contentTransferEncoding: 'base64' as const })),
    ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
  }
}

function makeMark({ id }: Message): string {
  if (id === undefined) return randomBytes(6).toString('hex')
  return createHash('sha256').update(id).digest('hex').slice(0, 24)
}

/** Emails are sent from the domain of the public address. */
export function senderFor(publicUrl: string): Sender {
  const { hostname } = new URL(publicUrl)
  const domain = hostname.includes('.') && !/^[\d.]+$/.test(hostname) ? hostname : 'roomlark.test'
  return { name: 'Roomlark', address: `hello@${domain}` }
}
