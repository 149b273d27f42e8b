import type { InvariantName } from '@roomlark/contract/invariants'
import { readArchive, writeArchive } from '../adapters/backup/archive.ts'
import { type Beside, createBeside } from '../adapters/backup/beside.ts'
import { type Dump, dumpTo } from '../adapters/backup/dump.ts'
import { type Loaded, loadFrom, openArchive } from '../adapters/backup/load.ts'
import type { Summary } from '../adapters/backup/manifest.ts'
import { backupName, namesToRemove, type Shelf } from '../adapters/backup/shelf.ts'
import { createFolderShelf } from '../adapters/backup/shelf-folder.ts'
import { createS3Shelf } from '../adapters/backup/shelf-s3.ts'
import type { ImageStore } from '../adapters/image-store.ts'
import { openDatabase } from '../db/database.ts'
import { StartupError } from '../db/startup-error.ts'
import { examineDatabase } from '../operations/doctor/doctor.service.ts'
import { listImageFiles } from '../platform/images/image-files.service.ts'
import { version } from '../version.ts'

export function openShelf(place: string): Shelf {
  return place.includes('://') ? createS3Shelf(place) : createFolderShelf(place)
}

/** Finds a backup by its name, or the newest one. */
export async function findBackup(shelf: Shelf, name: string): Promise<string> {
  if (name !== 'latest') return name
  const newest = (await shelf.list()).at(-1)
  if (!newest) throw new StartupError(`There is no backup in ${shelf.place}.`)
  return newest.name
}

type BackupRequest = {
  url: string
  shelf: Shelf
  images: ImageStore
  passphrase: string | undefined
  /** A fingerprint of ROOMLARK_SECRET. */
  secret: string
  startedAt: Date
}

export type MadeBackup = { name: string; bytes: number; summary: Summary }

export async function makeBackup(making: BackupRequest): Promise<MadeBackup> {
  const { url, shelf, images, passphrase, secret, startedAt } = making
  const facts = { roomlark: version, madeAt: startedAt.toISOString(), secret }
  const name = backupName(startedAt, passphrase !== undefined)
  let summary: Summary | undefined
  const bytes = await shelf.put(
    name,
    await writeArchive(async (add) => {
      const listPictures: Dump['listPictures'] = (sql) => listImageFiles(sql)
      summary = await dumpTo(add, { url, images, listPictures, facts })
    }, passphrase),
  )
  if (!summary) throw new Error('the backup ended before its summary')
  return { name, bytes, summary }
}

/** Removes all but the newest few, and never anything but backups. */
export async function removeOldBackups(shelf: Shelf, keep: number): Promise<string[]> {
  const old = namesToRemove(
    (await shelf.list()).map(({ name }) => name),
    keep,
  )
  for (const name of old) await shelf.remove(name)
  return old
}

type Trying = {
  shelf: Shelf
  name: string
  passphrase: string | undefined
  /** The PostgreSQL beside whose database the backup is restored. */
  url: string
  images: ImageStore | null
  purpose: 'restoring' | 'checking'
}

export type Tried = Loaded & { beside: Beside; broken: InvariantName[] }

/** Restores into a new database beside and has the doctor look at it. On a fault nothing of it is left. */
export async function restoreBeside(trying: Trying): Promise<Tried> {
  const { shelf, name, passphrase, url, images, purpose } = trying
  const archive = await openArchive(readArchive(await shelf.open(name), passphrase))
  const beside = await createBeside(url, purpose)
  try {
    const loaded = await loadFrom(archive, { url: beside.url, images })
    return { ...loaded, beside, broken: await brokenInvariants(beside.url) }
  } catch (error) {
    await beside.drop()
    throw error
  }
}

export async function brokenInvariants(url: string): Promise<InvariantName[]> {
  const database = openDatabase(url, 1)
  try {
    const { findings } = await examineDatabase({ sql: database.pool }, { isFull: true })
    return findings.filter(({ faults }) => faults > 0).map(({ name }) => name)
  } finally {
    await database.close()
  }
}

/** Tries a backup beside, and returns why it cannot be relied on, or null. */
export async function verifyBackup(
  trying: Omit<Trying, 'images' | 'purpose'>,
  sourceUrl: string,
): Promise<string | null> {
  const { beside, broken, differences } = await restoreBeside({
    ...trying,
    images: null,
    purpose: 'checking',
  })
  try {
    if (differences.length > 0) {
      return `The database has definitions that no migration makes, and a backup does not keep: ${formatFirstNames(differences)}.`
    }
    // A fault of the original is no fault of the backup, and the doctor reports it anyway.
    const known = broken.length > 0 ? await brokenInvariants(sourceUrl) : []
    const fresh = broken.filter((invariant) => !known.includes(invariant))
    return fresh.length === 0 ? null : `The restored database breaks invariants: ${formatFirstNames(fresh)}.`
  } finally {
    await beside.drop()
  }
}

export function formatFirstNames(names: string[]): string {
  const shown = names.slice(0, 10).join(', ')
  return names.length > 10 ? `${shown} and ${names.length - 10} more` : shown
}
