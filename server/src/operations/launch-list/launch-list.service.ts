import { randomUUID } from 'node:crypto'
import { utcDay } from '@roomlark/contract/dates'
import {
  type LaunchInvitation,
  type LaunchListQuery,
  type LaunchWaiter,
  type LaunchWish,
  launchListConfirmHours,
} from '@roomlark/contract/operations/launch-list'
import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import { randomPasswordHash } from '../../accounts/auth/passwords/password-change.service.ts'
import { deadLink, linkTokenHash, mayMailLink } from '../../accounts/auth/passwords/recovery.service.ts'
import { knocksFrom } from '../../accounts/auth/throttle.service.ts'
import type { PublicContext, ServiceContext, SignedInContext } from '../../context.ts'
import { writeCsv } from '../../csv-export.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { inLanguage } from '../../language.ts'
import { launchListMail } from '../../mail/people-mails.ts'
import { takeAttempt } from '../../platform/limits/throttles.service.ts'
import { getSwitches } from '../../platform/platform/platform.service.ts'
import { inviteAll } from '../people/invitations/invitation-list.service.ts'
import {
  countWaiters,
  deleteByToken,
  deleteFirst,
  deleteUnconfirmed,
  selectWaiter,
  selectWaiters,
  updateConfirmed,
  upsertWaiter,
} from './launch-list.queries.ts'

/**
 * Notes that somebody wants to join and asks whether the address is theirs. The answer is the same for every address,
 * whether it has an account, waits already or neither.
 */
export async function joinLaunchList(ctx: PublicContext, wish: LaunchWish): Promise<null> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  const { hotelRegistration, affiliateRegistration } = await getSwitches(ctx)
  if ((wish.userType === 'hotel' ? hotelRegistration : affiliateRegistration) === 'open') {
    throw new AppError('conflict', say('Registration is open now. You can open your account at once.'))
  }
  const mayMail = await mayMailLink(ctx, wish.email)
  const id = randomUUID()
  const tokenHash = linkTokenHash(makeToken(ctx, id))
  await ctx.sql.begin(async (tx) => {
    const waiterId = await upsertWaiter(tx, { ...wish, id, tokenHash, now: ctx.clock() })
    if (mayMail) await ctx.jobs.enqueue(tx, 'mail.launch-list', { waiterId })
  })
  return null
}

/** Derived from the id, so that an email that is sent again has the same link. */
function makeToken({ cipher }: Pick<ServiceContext, 'cipher'>, id: string): string {
  return cipher.sign('launch list token', Buffer.from(id)).toString('base64url')
}

/** Nobody who has an account has to wait for one. */
export async function mailLaunchList(ctx: ServiceContext, waiterId: string): Promise<void> {
  const waiter = await selectWaiter(ctx.sql, waiterId)
  if (!waiter) return
  if (waiter.hasAccount) {
    await ctx.sql.begin((tx) => ctx.jobs.enqueue(tx, 'mail.already-registered', { email: waiter.email }))
    return
  }
  const link = `${ctx.publicUrl}/launch-list?token=${makeToken(ctx, waiterId)}`
  const { email: to, userType, isConfirmed, language } = waiter
  await inLanguage(language, () => ctx.mailer.send(launchListMail({ to, userType, isConfirmed, link })))
}

export async function confirmLaunchList(
  ctx: PublicContext,
  { token }: { token: string },
): Promise<Pick<LaunchWaiter, 'userType'>> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  const confirmed = await updateConfirmed(ctx.sql, linkTokenHash(token), ctx.clock())
  if (!confirmed) throw deadLink()
  return confirmed
}

/** Whoever has left already hears the same. */
export async function leaveLaunchList(ctx: PublicContext, { token }: { token: string }): Promise<null> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  await deleteByToken(ctx.sql, linkTokenHash(token))
  return null
}

export async function listLaunchList(
  ctx: SignedInContext,
  query: LaunchListQuery,
): Promise<{
  data: LaunchWaiter[]
  meta: PageMeta & { countsByType: Record<LaunchWaiter['userType'], number> }
}> {
  const [rows, countsByType] = await Promise.all([selectWaiters(ctx.sql, query), countByType(ctx.sql)])
  const { page, limit, userType } = query
  const total = userType ? countsByType[userType] : countsByType.hotel + countsByType.affiliate
  return {
    data: rows.map((row) => ({ ...row, since: row.since.toISOString() })),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit, countsByType },
  }
}

export async function exportLaunchList(
  ctx: SignedInContext,
  { userType }: Pick<LaunchListQuery, 'userType'>,
): Promise<{ filename: string; csv: string }> {
  const rows = await selectWaiters(ctx.sql, { userType, page: 1, limit: exportLimit })
  const heading = [say('Email'), say('Type'), say('Language'), say('Waiting since')]
  const csv = await writeCsv(heading, rows, (row) => [
    row.email,
    row.userType,
    row.language,
    row.since.toISOString(),
  ])
  return { filename: `waiting-list-${utcDay(ctx.clock())}.csv`, csv }
}

const exportLimit = 20_000

/** An address that has got an account meanwhile leaves the list like the others. */
export async function inviteWaiters(
  ctx: SignedInContext,
  { userType, count }: LaunchInvitation,
): Promise<{ invited: number; left: number }> {
  const passwordHash = await randomPasswordHash(ctx)
  return ctx.sql.begin(async (tx) => {
    const waiters = await deleteFirst(tx, userType, count)
    const invited = await inviteAll(
      ctx,
      tx,
      waiters.map((waiter) => ({ ...waiter, userType, firstName: '', lastName: '' })),
      passwordHash,
    )
    return { invited: invited.size, left: (await countByType(tx))[userType] }
  })
}

async function countByType(sql: Sql): Promise<Record<LaunchWaiter['userType'], number>> {
  const counts = { hotel: 0, affiliate: 0 }
  for (const { userType, count } of await countWaiters(sql)) counts[userType] = count
  return counts
}

/** Runs every night. */
export async function sweepLaunchList(ctx: Pick<ServiceContext, 'sql' | 'clock'>): Promise<void> {
  await deleteUnconfirmed(ctx.sql, new Date(ctx.clock().getTime() - launchListConfirmHours * 3_600_000))
}
