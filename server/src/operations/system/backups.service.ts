import type { Trouble } from '@roomlark/contract/platform/notification-kinds'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { backupTrouble, isBackupDue } from './backups.policy.ts'
import {
  type BackupRow,
  insertBackup,
  selectBackupHistory,
  selectHasRecords,
  selectIsRecorded,
} from './backups.queries.ts'

/** A reason that is read in a list need not be longer. */
const longestFault = 500

/**
 * Runs every few minutes. A backup takes longer than a job may, so it is a process of its own, which records itself; only
 * the end of one that could not do so is recorded here.
 */
export async function makeDueBackup(ctx: Pick<ServiceContext, 'sql' | 'clock' | 'backups'>): Promise<void> {
  const { backups } = ctx
  if (backups === null || backups.isRunning()) return
  const startedAt = ctx.clock()
  if (!isBackupDue(await selectBackupHistory(ctx.sql), backups.minuteOfDay, startedAt)) return
  backups.start(async (fault) => {
    const { lastAttemptAt } = await selectBackupHistory(ctx.sql)
    if (lastAttemptAt !== null && lastAttemptAt >= startedAt) return
    await recordBackup(ctx.sql, { startedAt, finishedAt: ctx.clock(), ...nothing, fault })
  })
}

export const nothing = { name: null, bytes: null, isVerified: false } as const

/** Records an attempt once; what is recorded first counts. */
export async function recordBackup(sql: Sql, row: BackupRow): Promise<void> {
  if (!(await selectHasRecords(sql)) || (await selectIsRecorded(sql, row.startedAt))) return
  await insertBackup(sql, { ...row, fault: row.fault?.slice(0, longestFault) ?? null })
}

/** Null if all is well, or nobody wants backups to be made here. */
export async function findBackupTrouble(
  ctx: Pick<ServiceContext, 'sql' | 'clock' | 'backups' | 'setup'>,
): Promise<Trouble | null> {
  if (ctx.backups === null) return null
  return backupTrouble(await selectBackupHistory(ctx.sql), ctx.setup.startedAt, ctx.clock())
}

/** For the metrics; where there never was a backup its age is infinite, so that alerts about old ones ring. */
export async function readBackupState(sql: Sql): Promise<{ ageSeconds: number; hasFailed: boolean }> {
  const { lastGoodAt, lastFault } = await selectBackupHistory(sql)
  const ageSeconds = lastGoodAt
    ? Math.max(0, (Date.now() - lastGoodAt.getTime()) / 1000)
    : Number.POSITIVE_INFINITY
  return { ageSeconds, hasFailed: lastFault !== null }
}
