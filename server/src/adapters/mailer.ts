import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Attachment = { filename: string; contentType: string; content: string }

export type Message = {
  to: string
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
  headers?: Record<string, string>
  /** The same each time this very message is sent: it becomes the Message-ID, by which a second copy is known. */
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
      await transport.sendMail(envelopeOf(message, from))
    },
  }
}

/** Keeps each message as an .eml file; written whole or not at all, and one with an id only once. */
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
      const mark = markOf(message)
      if (marks.has(mark)) return
      const built = await transport.sendMail(envelopeOf(message, from))
      const name = `${Date.now()}-${mark}`
      const draft = join(folder, `.${name}.tmp`)
      await writeFile(draft, built.message, { mode: 0o600 })
      await rename(draft, join(folder, `${name}.eml`))
      marks.add(mark)
    },
  }
}

/** Of all that was kept before; from then on they are remembered, or each message would cost more than the last. */
async function marksIn(folder: string): Promise<Set<string>> {
  const names = await readdir(folder)
  return new Set(names.flatMap((name) => /-([0-9a-f]+)\.eml$/.exec(name)?.[1] ?? []))
}

function envelopeOf({ id, attachments = [], ...message }: Message, from: Sender) {
  const [, domain] = from.address.split('@')
  return {
    from,
    ...message,
    // Left to itself, a text would lose the line ends its format asks for.
    attachments: attachments.map((file) => ({ ...file, contentTransferEncoding: 'base64' as const })),
    ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
  }
}

function markOf({ id }: Message): string {
  if (id === undefined) return randomBytes(6).toString('hex')
  return createHash('sha256').update(id).digest('hex').slice(0, 24)
}

/** Mail comes from the host the product is reached at. */
export function senderFor(publicUrl: string): Sender {
  const { hostname } = new URL(publicUrl)
  const domain = hostname.includes('.') && !/^[\d.]+$/.test(hostname) ? hostname : 'roomlark.test'
  return { name: 'Roomlark', address: `hello@${domain}` }
}
