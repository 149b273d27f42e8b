import { deletionWords } from '@roomlark/contract/operations/deletion-words'
import type { DeletionObstacle } from '@roomlark/contract/operations/my-data'
import { plainFormats } from '@roomlark/contract/word-formats'
import {
  randomPasswordHash,
  requireOwnPassword,
} from '../../../accounts/auth/passwords/password-change.service.ts'
import { endAllSessions } from '../../../accounts/auth/sessions/sessions.service.ts'
import { endUserTeams } from '../../../accounts/team/team.service.ts'
import { requireAnotherAdmin } from '../../../accounts/users/admins.service.ts'
import { deletionGraceMs, recordDeletionRequest } from '../../../accounts/users/deletion-request.service.ts'
import { findUser } from '../../../accounts/users/users.service.ts'
import type { JobPayloads } from '../../../adapters/job-kinds.ts'
import { eraseOwnerGuests } from '../../../bookings/bookings/erase.service.ts'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { tellOffersOfOwner } from '../../../db/outbox.ts'
import { AppError } from '../../../errors.ts'
import { inLanguage } from '../../../language.ts'
import { deletionMail, erasedMail } from '../../../mail/my-data-mails.ts'
import { eraseUserPartnerships } from '../../../partners/partnerships/steps.service.ts'
import { recordOwnAudit } from '../../../platform/audit/audit.service.ts'
import { getMoneySettings } from '../../../platform/platform/money-settings.service.ts'
import { eraseUserPayoutDetails } from '../../../settlement/payouts/details/paying.service.ts'
import { eraseUserTaxDetails } from '../../../settlement/payouts/papers/tax-details.service.ts'
import { computeUnpayable, listDeletionObstacles } from './deletion.policy.ts'
import {
  deleteUserRoomNotes,
  eraseTraces,
  eraseUser,
  eraseUserHotels,
  lockLeaving,
  selectDueDeletions,
  selectOwed,
} from './deletion.queries.ts'
import { deleteOutdated, eraseOldBillings } from './sweep.queries.ts'

type Standing = { obstacles: DeletionObstacle[]; unpaidUsdCents: number }

/** Reads what keeps an account from being deleted, and what it would give up. */
export async function readStanding(sql: Sql, userId: string): Promise<Standing> {
  const { payoutMinimumCents } = await getMoneySettings({ sql })
  const owed = await selectOwed(sql, userId)
  return {
    obstacles: listDeletionObstacles(owed, payoutMinimumCents),
    unpaidUsdCents: computeUnpayable(owed, payoutMinimumCents),
  }
}

export async function obstaclesTo(sql: Sql, userId: string): Promise<DeletionObstacle[]> {
  return (await readStanding(sql, userId)).obstacles
}

export async function askDeletion(ctx: SignedInContext, input: { password: string }): Promise<null> {
  const { userId } = ctx.actor
  await requireOwnPassword(ctx, input.password, 'password')
  await ctx.sql.begin(async (tx) => {
    await requireAnotherAdmin(tx, userId)
    const [obstacle] = await obstaclesTo(tx, userId)
    if (obstacle) throw new AppError('conflict', deletionWords(obstacle, plainFormats))
    await recordDeletionRequest(ctx, tx)
    await endAllSessions(tx, userId, ctx.clock())
  })
  ctx.sessions.forget(userId)
  return null
}

/**
 * Erases accounts one after the other, each completely or not at all. Accounts with open obligations wait for
 * the next night.
 */
export async function eraseDueAccounts(ctx: ServiceContext): Promise<void> {
  const askedBefore = new Date(ctx.clock().getTime() - deletionGraceMs)
  for (const userId of await selectDueDeletions(ctx.sql, askedBefore)) {
    const passwordHash = await randomPasswordHash(ctx)
    await ctx.sql.begin(async (tx) => {
      const leaving = await lockLeaving(tx, userId, askedBefore)
      if (!leaving || (await obstaclesTo(tx, userId)).length > 0) return
      const files = [
        ...(leaving.imageFile ? [leaving.imageFile] : []),
        ...(await deleteUserRoomNotes(tx, userId)),
      ]
      if (files.length > 0) await ctx.jobs.enqueue(tx, 'images.remove', { files })
      await eraseUserPartnerships(tx, userId, ctx.clock())
      await eraseUserPayoutDetails(tx, userId)
      await eraseUserTaxDetails(tx, userId)
      await endUserTeams(ctx, tx, userId)
      await eraseUserHotels(tx, userId, ctx.clock())
      await tellOffersOfOwner(tx, userId)
      await eraseUser(tx, userId, passwordHash, ctx.clock())
      await eraseTraces(tx, userId)
      await eraseOwnerGuests(ctx, tx, userId, ctx.clock())
      await recordOwnAudit(ctx, tx, { action: 'user.erased', target: `user:${userId}` })
      await ctx.jobs.enqueue(tx, 'mail.erased', { to: leaving.email, language: leaving.language })
    })
  }
}

export async function mailDeletion(
  ctx: ServiceContext,
  { userId, news }: JobPayloads['mail.deletion'],
): Promise<void> {
  const user = await findUser(ctx.sql, userId)
  if (!user) return
  await inLanguage(user.profile.language, () =>
    ctx.mailer.send(deletionMail({ to: user.email, news, publicUrl: ctx.publicUrl })),
  )
}

export async function mailErased(
  ctx: ServiceContext,
  { to, language }: JobPayloads['mail.erased'],
): Promise<void> {
  await inLanguage(language, () => ctx.mailer.send(erasedMail({ to })))
}

/** Runs every night. */
export async function sweepAccounts(ctx: ServiceContext): Promise<void> {
  await deleteOutdated(ctx.sql, ctx.clock())
  await eraseDueAccounts(ctx)
  await eraseOldBillings(ctx.sql, ctx.clock())
}
