import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

export type KeptMail = { to: string; subject: string; text: string; html: string; listUnsubscribe: string }

/** Reads the messages that a server without SMTP stores in its folder, oldest first. */
export async function readKeptMail(folder: string): Promise<KeptMail[]> {
  const names = await readdir(folder).catch(() => [])
  const kept = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(
    kept.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      const { to, subject = '', text = '', html = '' } = mail
      const listUnsubscribe = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
      return { to: to?.[0]?.address ?? '', subject, text, html, listUnsubscribe }
    }),
  )
}
