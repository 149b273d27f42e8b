import type { ServiceContext } from '../../context.ts'
import { readBackupState } from '../system/backups.service.ts'
import { type LiveState, selectLiveState } from './live.queries.ts'

/** Reads from the database whether a site is ready for the public. */
export async function readLiveState({
  sql,
}: Pick<ServiceContext, 'sql'>): Promise<LiveState & { backupAgeSeconds: number }> {
  return { ...(await selectLiveState(sql)), backupAgeSeconds: (await readBackupState(sql)).ageSeconds }
}
