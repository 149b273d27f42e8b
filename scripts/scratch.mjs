import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const bytesNeeded = 4e9
const prefix = 'roomlark-tests-'

/**
 * A folder for whatever tests put down, which goes with all that is in it. It is in memory where there is enough:
 * on a disk nine tenths of what a database for a test costs is the writing of its files.
 */
export function openScratch() {
  const base = hasRoomInMemory() ? memory : tmpdir()
  sweep(base)
  const folder = mkdtempSync(join(base, `${prefix}${process.pid}-`))
  chmodSync(folder, 0o755) // PostgreSQL may run as a user of its own
  process.env.TMPDIR = folder
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Tests also run programs they have put there, which a container may forbid. */
function hasRoomInMemory() {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === memory)
    const { bavail, bsize } = statfsSync(memory)
    return mount?.split(' ')[2] === 'tmpfs' && !mount.includes('noexec') && bavail * bsize > bytesNeeded
  } catch {
    return false
  }
}

/** What a run left behind that was killed. */
function sweep(base) {
  for (const name of readdirSync(base)) {
    const pid = Number(name.startsWith(prefix) && name.slice(prefix.length).split('-')[0])
    if (pid > 0 && !isAlive(pid)) rmSync(join(base, name), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
