import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import { asOurselves, type Owner, type Runner, run } from './runner.ts'

const systemUser = 'roomlark'

/**
 * PostgreSQL refuses to run as root. When we are root, it runs as the owner of its folder or as its own
 * system user. That user may be unable to enter a directory above the folder or the programs (/root, or one
 * made by `mktemp -d`). We must not change the permissions of those, so the user gets the one capability
 * needed to pass them.
 */
export async function chooseRunner(folder: string, program: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return asOurselves
  const owner = findFolderOwner(folder) ?? (await findUser()) ?? (await createUser())
  for (const capability of [null, 'dac_read_search', 'dac_override']) {
    const runner = { owner, capability }
    if (await reaches(runner, dirname(folder), program)) {
      await handOver(folder, owner)
      return runner
    }
  }
  throw new StartupError(
    `PostgreSQL cannot run as root, and the user "${owner.name}" it runs as instead cannot reach ${dirname(folder)} or ${program}: start Roomlark as an ordinary user, or move it to a folder that everyone may enter.`,
  )
}

function findFolderOwner(folder: string): Owner | null {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { name: `#${stats.uid}`, uid: stats.uid, gid: stats.gid } : null
}

/** A folder copied here by root belongs to root, but PostgreSQL insists on owning it. */
async function handOver(folder: string, owner: Owner) {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats?.uid === 0) await run(asOurselves, 'chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
}

async function reaches(runner: Runner, folder: string, program: string): Promise<boolean> {
  try {
    const { code } = await run(runner, '/bin/sh', ['-c', 'cd "$1" && "$2" --version', 'sh', folder, program])
    return code === 0
  } catch {
    return false
  }
}

async function findUser(): Promise<Owner | null> {
  const [uid, gid] = await Promise.all([
    run(asOurselves, 'id', ['-u', systemUser]),
    run(asOurselves, 'id', ['-g', systemUser]),
  ])
  if (uid.code !== 0 || gid.code !== 0) return null
  return { name: systemUser, uid: Number(uid.output), gid: Number(gid.output) }
}

async function createUser(): Promise<Owner> {
  const useradd = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  // Two servers may get here together. The slower one first finds the user database locked and then finds the
  // user created.
  for (let attempt = 0; attempt < 5; attempt++) {
    await run(asOurselves, 'useradd', [...useradd, '--shell', '/usr/sbin/nologin', systemUser]).catch(
      () => null,
    )
    const made = await findUser()
    if (made) return made
    await delay(200)
  }
  throw new StartupError(
    `PostgreSQL cannot run as root, and a system user "${systemUser}" for it could not be created: start Roomlark as an ordinary user.`,
  )
}
