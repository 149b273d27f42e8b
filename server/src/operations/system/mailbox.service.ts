import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoMessage } from '@roomlark/contract/operations/demo'
import PostalMime from 'postal-mime'
import type { ServiceContext } from '../../context.ts'
import { notFound } from '../../errors.ts'

type MailboxContext = Pick<ServiceContext, 'mailbox'>

const shown = 50

export async function listMessages(ctx: MailboxContext): Promise<DemoMessage[]> {
  const folder = getMailboxFolder(ctx)
  const names = (await readNames(folder)).sort().reverse().slice(0, shown)
  const messages: DemoMessage[] = []
  // One after another: fifty mails with their attachments, parsed in one turn, would keep everybody else waiting.
  for (const name of names) messages.push(await readMessage(folder, name))
  return messages
}

async function readMessage(folder: string, name: string): Promise<DemoMessage> {
  const mail = await PostalMime.parse(await readFile(join(folder, name)))
  return {
    id: name.replace(/\.eml$/, ''),
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    sentAt: new Date(Number(name.split('-')[0])).toISOString(),
    text: mail.text ?? '',
  }
}

export async function getMessageHtml(ctx: MailboxContext, id: string): Promise<string> {
  const folder = getMailboxFolder(ctx)
  if (!(await readNames(folder)).includes(`${id}.eml`)) throw notFound('message')
  const mail = await PostalMime.parse(await readFile(join(folder, `${id}.eml`)))
  return mail.html ?? ''
}

function getMailboxFolder(ctx: MailboxContext): string {
  if (ctx.mailbox === null) throw notFound('page')
  return ctx.mailbox
}

async function readNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => /^\d+-[0-9a-f]+\.eml$/.test(name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
