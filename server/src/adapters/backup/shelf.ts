import type { Readable } from 'node:stream'

/** The place for backups, on which a backup is there completely or not at all. */
export type Shelf = {
  /** The address of the shelf, without secrets. */
  readonly place: string
  put(name: string, bytes: Readable): Promise<number>
  /** Throws if there is no such backup. */
  open(name: string): Promise<Readable>
  list(): Promise<ShelvedBackup[]>
  remove(name: string): Promise<void>
}

export type ShelvedBackup = { name: string; bytes: number }

const pattern = /^roomlark-\d{8}T\d{6}Z\.tar\.gz(\.age)?$/

/** Names sort by time. */
export function backupName(at: Date, isEncrypted: boolean): string {
  const stamp = `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  return `roomlark-${stamp}.tar.gz${isEncrypted ? '.age' : ''}`
}

/** Nothing else on a shelf is ever listed, counted or removed. */
export function isBackupName(name: string): boolean {
  return pattern.test(name)
}

/** The names to remove so that the newest few are kept. */
export function namesToRemove(names: string[], keep: number): string[] {
  return names.filter(isBackupName).sort().reverse().slice(keep)
}
