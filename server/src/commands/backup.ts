import { openDatabase } from '../db/database.ts'
import { StartupError } from '../db/startup-error.ts'
import { nothing, recordBackup } from '../operations/system/backups.service.ts'
import { formatFirstNames, makeBackup, openShelf, removeOldBackups, verifyBackup } from './backup-archives.ts'
import { type BackupArguments, parseBackupArguments } from './backup-arguments.ts'
import { exitWith, megabytes, type Setup, say, withSetup } from './backup-setup.ts'

const defaultKeep = 14

/**
 * `npm run backup` writes the database and its pictures to one file and tries it: it is restored beside, and the doctor looks
 * at what came out. Every attempt is recorded, so that administrators are notified of a failed one.
 */
await exitWith(async () => {
  const args = parseBackupArguments(process.argv.slice(2))
  await withSetup((setup) => run(setup, args))
})

async function run(setup: Setup, args: BackupArguments): Promise<void> {
  const to = args.to ?? setup.config.backup?.to
  if (to === undefined) {
    throw new StartupError('Say where backups belong: set BACKUP_TO or use --to, a folder or a bucket.')
  }
  const shelf = openShelf(to)
  if (args.list) {
    for (const { name, bytes } of await shelf.list()) say(`${name}  ${megabytes(bytes)}`)
    return
  }
  const startedAt = new Date()
  const database = openDatabase(setup.url, 1)
  const record = (row: Parameters<typeof recordBackup>[1]) => recordBackup(database.pool, row)
  try {
    const passphrase = setup.config.backupPassphrase
    const made = await makeBackup({ ...setup, shelf, passphrase, startedAt })
    const { name, bytes, summary } = made
    const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0)
    say(`${name}: ${rows} rows and ${summary.pictures} picture files, ${megabytes(bytes)}, in ${shelf.place}`)
    if (summary.missingPictures.length > 0) {
      say(`The store does not have these pictures: ${formatFirstNames(summary.missingPictures)}.`)
    }
    const verifyUrl = setup.config.backup?.verifyUrl
    const isVerified = args.verifies && verifyUrl !== null
    const fault = isVerified
      ? await verifyBackup({ shelf, name, passphrase, url: verifyUrl ?? setup.url }, setup.url)
      : null
    await record({ startedAt, finishedAt: new Date(), name, bytes, isVerified: isVerified && !fault, fault })
    if (fault !== null) throw new StartupError(fault)
    say(isVerified ? 'It was restored beside, and the doctor found nothing.' : 'It was not tried.')
    const removed = await removeOldBackups(shelf, args.keep ?? setup.config.backup?.keep ?? defaultKeep)
    if (removed.length > 0) say(`Removed, because newer ones are enough: ${removed.join(', ')}`)
    say('Keep ROOMLARK_SECRET (or secret.key of the data folder) elsewhere: it is not in the backup.')
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    // The reason for a failure that the record could not be written after is the failure itself.
    await record({ startedAt, finishedAt: new Date(), ...nothing, fault }).catch(() => {})
    throw error
  } finally {
    await database.close()
  }
}
