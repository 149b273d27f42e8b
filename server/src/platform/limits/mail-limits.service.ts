import { type LimitedMail, mailLimits, type SentMail } from '@roomlark/contract/platform/mail-limits'
import { say, sayAgain } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { type CountedAttempt, withdrawAttempt } from './throttles.queries.ts'
import { type Counter, takeAttempt } from './throttles.service.ts'

const minuteMs = 60_000

/**
 * Counts an email for whoever sends it and for its recipient, or refuses it. It runs in the transaction that queues
 * the email, so that what is refused or fails is not counted.
 */
export async function takeMail(
  ctx: Pick<SignedInContext, 'actor' | 'clock'>,
  tx: Transaction,
  mail: SentMail,
  email: string,
): Promise<void> {
  const { userId, membership } = ctx.actor
  await takeAttempt(tx, mailsFrom(mail, membership?.ownerId ?? userId), ctx.clock())
  await takeAttempt(tx, mailsTo(mail, email), ctx.clock())
}

/**
 * Sends an email of a kind that waits. Returns 0 once it is sent, or after how many seconds to try again if there were
 * too many before it.
 */
export async function sendWithinLimit(
  ctx: Pick<ServiceContext, 'sql' | 'clock'>,
  counters: Counter[],
  send: () => Promise<void>,
): Promise<number> {
  const attempts: CountedAttempt[] = []
  try {
    // Each is counted by itself, so that mails of one account do not wait for each other in transactions.
    for (const counter of counters) attempts.push(await takeAttempt(ctx.sql, counter, ctx.clock()))
    await send()
    return 0
  } catch (error) {
    // It is tried again, and is then counted again.
    for (const attempt of attempts) await withdrawAttempt(ctx.sql, attempt)
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
    return error.retryAfterSeconds ?? 1
  }
}

export function mailsFrom(mail: SentMail, senderId: string): Counter {
  const { noun, sender, minutes } = mailLimits[mail]
  return {
    key: `mail-from:${mail}:${senderId}`,
    rule: { limit: sender, windowMs: minutes * minuteMs },
    message: say(
      'Your account has sent {count} {emails} within a day, which is the most. Please wait before you send another.',
      { count: sender, emails: sayAgain(noun) },
    ),
  }
}

export function mailsTo(mail: LimitedMail, email: string): Counter {
  const { noun, recipient, minutes } = mailLimits[mail]
  return {
    key: `mail-to:${mail}:${email.toLowerCase()}`,
    rule: { limit: recipient, windowMs: minutes * minuteMs },
    message: say(
      'This address was sent {count} {emails} within a day, which is the most. Please wait before you send another.',
      { count: recipient, emails: sayAgain(noun) },
    ),
  }
}
