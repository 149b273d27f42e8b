import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import type { Binaries } from './binaries.ts'
import { faultIn } from './fault.ts'
import { superuser } from './owner.ts'
import { type Runner, run } from './runner.ts'

/**
 * The trigram index relies on this locale to know what a letter is. The first two know all scripts; the last
 * is a fallback that knows only Latin letters.
 */
const ctypes = ['C.UTF-8', 'en_US.UTF-8', 'C']

/**
 * Creates a new cluster at `folder`. It is built in a folder next to it and renamed last, so that a crash
 * half-way leaves nothing that looks like a database; the next attempt removes such leftovers.
 */
export async function initialise(runner: Runner, binaries: Binaries, folder: string, sync: boolean) {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartupError(
      `The folder ${folder} contains something other than a Roomlark database: move it elsewhere.`,
    )
  }
  const beside = dirname(folder)
  const prefix = `${basename(folder)}.new-`
  for (const name of readdirSync(beside)) {
    if (name.startsWith(prefix)) rmSync(join(beside, name), { recursive: true, force: true })
  }
  const draft = join(beside, `${prefix}${process.pid}`)
  try {
    mkdirSync(draft, { mode: 0o700 })
    const password = join(draft, 'password')
    writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 })
    if (runner.owner) {
      chownSync(draft, runner.owner.uid, runner.owner.gid)
      chownSync(password, runner.owner.uid, runner.owner.gid)
    }
    const args = [
      ...['--pgdata', join(draft, 'cluster'), '--username', superuser, '--pwfile', password],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--no-instructions'],
      // The builtin provider sorts and folds identically on every machine.
      ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...(sync ? [] : ['--no-sync']),
    ]
    for (const ctype of ctypes) {
      const { code, output } = await run(runner, binaries.initdb, [...args, '--lc-ctype', ctype], draft)
      if (code === 0) break
      if (ctype === ctypes.at(-1) || !output.includes('locale')) throw new Error(faultIn(output))
    }
    renameSync(draft, folder)
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(`The database could not be prepared in ${folder}: ${reason}`, { cause })
  }
}
