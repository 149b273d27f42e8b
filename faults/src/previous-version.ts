import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRoot, root } from '../../scripts/paths.mjs'

const run = promisify(execFile)
const git = async (...args: string[]) => (await run('git', ['-C', root, ...args])).stdout.trim()

/** The commit before the one that brought the newest migration: the last version with another database. */
async function previousCommit(): Promise<string> {
  const names = (await readdir(inRoot('server/migrations'))).filter((name) => name.endsWith('.sql')).sort()
  const newest = `server/migrations/${names.at(-1)}`
  const added = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', newest)
  if (added === '') throw new Error(`${newest} is in no commit yet`)
  return git('rev-parse', `${added}^`)
}

/** Says what is missing to start servers of the version before. */
export async function missingForPrevious(): Promise<string | null> {
  try {
    const manifest = JSON.parse(await git('show', `${await previousCommit()}:server/package.json`))
    const gone = Object.keys(manifest.dependencies).filter(
      (name) => !existsSync(inRoot('node_modules', name)),
    )
    if (gone.length === 0) return null
    return `the version before needs packages that this one does not have (${gone.join(', ')}): it can be run again after the next migration.`
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return `the version before is taken from the history of the repository, which cannot be read (${reason}): install git (apt-get install git) and clone the repository with its history.`
  }
}

/**
 * Writes the version before into a folder, to be run with the packages that are installed. Its contract is its own, so
 * packages are linked one by one.
 */
export async function extractPrevious(folder: string): Promise<string> {
  const old = join(folder, 'previous')
  const archive = join(folder, 'previous.tar')
  await mkdir(join(old, 'node_modules/@roomlark'), { recursive: true })
  await git(
    'archive',
    '--format=tar',
    `--output=${archive}`,
    await previousCommit(),
    'server',
    'contract',
    'package.json',
  )
  await run('tar', ['-xf', archive, '-C', old])
  const packages = await readdir(inRoot('node_modules'))
  for (const name of packages.filter((name) => name !== '@roomlark')) {
    await symlink(inRoot('node_modules', name), join(old, 'node_modules', name))
  }
  // The pages are this version's: servers only hand them out.
  await mkdir(join(old, 'web'))
  await symlink(inRoot('web/dist'), join(old, 'web/dist'))
  await symlink(join(old, 'contract'), join(old, 'node_modules/@roomlark/contract'))
  return old
}
