import type { Message } from '../src/adapters/mailer.ts'
import type { TestApp } from './app.ts'
import { waitFor, waitUntil } from './wait.ts'

/** Waits for the email number `count` to this address. */
export function mailTo(app: TestApp, email: string, count = 1): Promise<Message> {
  return waitFor(`mail ${count} to ${email}`, () => app.sent.filter((mail) => mail.to === email)[count - 1])
}

/** Extracts the token from the link in an email. */
export function tokenIn(mail: Message): string {
  const token = /[?&]token=([A-Za-z0-9_-]{43})\b/.exec(mail.text)?.[1]
  if (!token) throw new Error(`no link in: ${mail.text}`)
  return token
}

/** Changes the last character of a signed link, of whatever it ends in, to another one that can end a token. */
export function forge(link: string): string {
  return link.replace(/.$/, (last) => (last === 'A' ? 'w' : 'A'))
}

/**
 * Waits until every job of these names, those of mails by default, is done that was not put off: anything not sent by
 * then is not sent soon.
 */
export async function jobsDone(app: TestApp, names = 'mail.%'): Promise<void> {
  const findLeft = () => app.sql`
    SELECT name, state, retry_count, start_after, output FROM pgboss.job
    WHERE name LIKE ${names} AND state IN ('created', 'retry', 'active')
      AND start_after < now() + interval '1 minute'`
  await waitUntil('the jobs to be done', async () => (await findLeft()).length === 0).catch(async (error) => {
    throw new Error(`${error.message}: ${JSON.stringify(await findLeft())}\n${app.logs.slice(-5).join('')}`)
  })
}
