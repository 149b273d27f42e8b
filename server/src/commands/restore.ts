import { dropDatabase, isEmpty, requireUnused, swapWith } from '../adapters/backup/beside.ts'
import { StartupError } from '../db/startup-error.ts'
import { findBackup, formatFirstNames, openShelf, restoreBeside } from './backup-archives.ts'
import { parseRestoreArguments, type RestoreArguments } from './backup-arguments.ts'
import { exitWith, type Setup, say, withSetup } from './backup-setup.ts'

/**
 * `npm run restore` fills a new database beside, has the doctor look at it, and only then puts it in the place of the old one,
 * which is kept under another name. Whatever fails before, the old one is as it was.
 */
await exitWith(async () => {
  const args = parseRestoreArguments(process.argv.slice(2))
  await withSetup((setup) => run(setup, args))
})

async function run(setup: Setup, args: RestoreArguments): Promise<void> {
  const { url, config } = setup
  const from = args.from ?? config.backup?.to
  if (from === undefined) throw new StartupError('Say where the backup is: its path, BACKUP_TO or --from.')
  const shelf = openShelf(from)
  const name = await findBackup(shelf, args.name)
  const wasEmpty = await isEmpty(url)
  if (!args.isCheck) {
    if (!wasEmpty && !args.replaces) {
      throw new StartupError(
        'The database is not empty: use --replace to put the backup in its place; what is there now is kept under another name.',
      )
    }
    await requireUnused(url)
  }
  const restored = await restoreBeside({
    shelf,
    name,
    url,
    passphrase: config.backupPassphrase,
    images: args.isCheck ? null : setup.images,
    purpose: args.isCheck ? 'checking' : 'restoring',
  })
  const { manifest, summary, beside, broken, differences } = restored
  const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0)
  say(`${name} of ${manifest.madeAt}: ${rows} rows and ${summary.pictures} picture files`)
  if (differences.length > 0)
    say(`Not as it was where the backup was made: ${formatFirstNames(differences)}.`)
  try {
    if (broken.length > 0) say(`The doctor found broken invariants: ${formatFirstNames(broken)}.`)
    else say('The doctor found nothing.')
    if (args.isCheck) return await beside.drop()
    if (broken.length > 0 && !args.acceptsFaults) {
      throw new StartupError('Nothing was changed. Use --accept-faults to restore it as it is.')
    }
    await requireUnused(url)
    const before = await swapWith(url, beside)
    if (wasEmpty) await dropDatabase(url, before)
    else say(`What was there before is the database ${before}: drop it when you need it no more.`)
  } catch (error) {
    await beside.drop()
    throw error
  }
  if (manifest.secret !== setup.secret) {
    say(
      'ROOMLARK_SECRET is not the one this backup was made with: two-step sign-in and payout details cannot be read until it is.',
    )
  }
  say('Restored. The next start applies newer migrations, if there are any.')
}
