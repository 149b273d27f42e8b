import type { Message } from '../src/adapters/mailer.ts'
import type { TestApp } from './app.ts'
import { waitFor, waitUntil } from './wait.ts'

/** The mail to an address that brings the number received up to `count`. */
export function mailTo(app: TestApp, email: string, count = 1): Promise<Message> {
  return waitFor(`mail ${count} to ${email}`, () => app.sent.filter((mail) => mail.to === email)[count - 1])
}

/** The token of the link in a mail. */
export function tokenIn(mail: Message): string {
  const token = /[?&]token=([A-Za-z0-9_-]{43})\b/.exec(mail.text)?.[1]
  if (!token) throw new Error(`no link in: ${mail.text}`)
  return token
}

/** Every job there was has been done: what was not mailed by now never will be. */
export async function jobsDone(app: TestApp): Promise<void> {
  await waitUntil('the jobs to be done', async () => {
    const [row] = await app.sql<{ left: number }[]>`
      SELECT count(*)::integer AS left FROM pgboss.job
      WHERE name LIKE 'mail.%' AND state IN ('created', 'retry', 'active')`
    return row?.left === 0
  })
}
