import type { MyData } from '@roomlark/contract/operations/my-data'
import { say } from '@roomlark/contract/say'
import { exportCounter } from '../../../accounts/auth/throttle.service.ts'
import { findUser } from '../../../accounts/users/users.service.ts'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import { AppError, notFound } from '../../../errors.ts'
import { inLanguage } from '../../../language.ts'
import { exportReadyMail } from '../../../mail/my-data-mails.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { takeAttempt } from '../../../platform/limits/throttles.service.ts'
import { packZip } from './archive.ts'
import { readStanding } from './deletion.service.ts'
import {
  insertExport,
  selectEverything,
  selectExportContent,
  selectExportOwner,
  selectExports,
  updateExportReady,
} from './my-data.queries.ts'

const retentionMs = 7 * 24 * 60 * 60 * 1000

export async function getMyData(ctx: SignedInContext): Promise<MyData> {
  const rows = await selectExports(ctx.sql, ctx.actor.userId, ctx.clock())
  return {
    exports: rows.map((row) => ({
      id: row.id,
      askedAt: row.askedAt.toISOString(),
      readyAt: row.readyAt?.toISOString() ?? null,
      expiresAt: row.expiresAt.toISOString(),
    })),
    ...(await readStanding(ctx.sql, ctx.actor.userId)),
  }
}

export async function askExport(ctx: SignedInContext): Promise<MyData> {
  const { userId } = ctx.actor
  await takeAttempt(ctx.sql, exportCounter(userId), ctx.clock())
  await ctx.sql.begin(async (tx) => {
    const exportId = await insertExport(tx, userId, ctx.clock(), inSevenDays(ctx))
    if (!exportId)
      throw new AppError(
        'conflict',
        say('Your data is already being prepared. We will email you when it is ready.'),
      )
    await ctx.jobs.enqueue(tx, 'account.export', { exportId })
    await recordAudit(ctx, tx, { action: 'data.export-asked', target: `user:${userId}` })
  })
  return getMyData(ctx)
}

/** If the job runs again, it finds the archive ready and does nothing. */
export async function makeExport(ctx: ServiceContext, { exportId }: { exportId: string }): Promise<void> {
  const userId = await selectExportOwner(ctx.sql, exportId)
  const user = userId && (await findUser(ctx.sql, userId))
  if (!user) return
  const content = await packZip(await selectEverything(ctx.sql, user.id))
  await ctx.sql.begin(async (tx) => {
    const made = await updateExportReady(tx, exportId, content, ctx.clock(), inSevenDays(ctx))
    if (made) await ctx.jobs.enqueue(tx, 'mail.export-ready', { userId: user.id })
  })
}

export async function mailExportReady(ctx: ServiceContext, { userId }: { userId: string }): Promise<void> {
  const user = await findUser(ctx.sql, userId)
  if (!user) return
  await inLanguage(user.profile.language, () =>
    ctx.mailer.send(exportReadyMail({ to: user.email, publicUrl: ctx.publicUrl })),
  )
}

/** An export that belongs to another account, is not ready or has expired is simply not found. */
export async function readExport(ctx: ServiceContext, userId: string, exportId: string): Promise<Buffer> {
  const content = await selectExportContent(ctx.sql, userId, exportId, ctx.clock())
  if (!content) throw notFound('export')
  return content
}

function inSevenDays(ctx: Pick<ServiceContext, 'clock'>): Date {
  return new Date(ctx.clock().getTime() + retentionMs)
}
