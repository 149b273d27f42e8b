import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import {
  type CountedAttempt,
  deleteAttempts,
  type ThrottleRule as Rule,
  selectBlockedUntil,
  updateAttempts,
  withdrawAttempt,
} from './throttles.queries.ts'

export type ThrottleRule = Rule
/** Things counted together, how often they may happen, and the message beyond that. */
export type Counter = { key: string; rule: ThrottleRule; message: string }

/** Counts one attempt, or refuses it with 429 and the time to wait. */
export async function takeAttempt(sql: Sql, counter: Counter, now: Date): Promise<CountedAttempt> {
  const counted = await updateAttempts(sql, counter.key, counter.rule, now)
  if (counted) return counted
  const until = await selectBlockedUntil(sql, counter.key)
  const seconds = Math.ceil(((until ?? now).getTime() - now.getTime()) / 1000)
  throw new AppError('too_many_requests', counter.message, { retryAfterSeconds: Math.max(seconds, 1) })
}

/**
 * Counts a guess before `check` evaluates it, so that many concurrent guesses get no further than the same
 * number in sequence. If there was no verdict, because the server was too busy or failed, the guess does not
 * count.
 */
export async function countGuess<T>(
  ctx: Pick<ServiceContext, 'sql' | 'clock' | 'afterwards'>,
  counter: Counter,
  check: (attempt: CountedAttempt) => Promise<T>,
): Promise<T> {
  const attempt = await takeAttempt(ctx.sql, counter, ctx.clock())
  try {
    return await check(attempt)
  } catch (error) {
    const isVerdict = error instanceof AppError && error.status < 500
    // The request's own pool would refuse this once its deadline has passed.
    if (!isVerdict) await ctx.afterwards.run((sql) => withdrawAttempt(sql, attempt))
    throw error
  }
}

/**
 * Counts a guess for each counter, and only wrong guesses add up: if `check` finds something, the guess is taken back.
 * So people who are right are never in the way of those who share their network.
 */
export async function countWrong<T>(
  ctx: Pick<ServiceContext, 'sql' | 'clock' | 'afterwards'>,
  [counter, ...others]: Counter[],
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  if (!counter) return check()
  return countGuess(ctx, counter, async (attempt) => {
    const found = await countWrong(ctx, others, check)
    if (found !== undefined) await withdrawAttempt(ctx.sql, attempt)
    return found
  })
}

export async function forgetAttempts(sql: Sql, counter: Counter): Promise<void> {
  await deleteAttempts(sql, counter.key)
}
