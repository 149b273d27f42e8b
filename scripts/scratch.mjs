import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const bytesNeeded = 4e9
const prefix = 'roomlark-tests-'

/**
 * Creates a folder for everything tests write, which is removed with its contents. It is in memory if there
 * is enough, because on a disk nine tenths of the cost of a test database is writing its files.
 */
export function openScratch() {
  const base = hasRoomInMemory() ? memory : tmpdir()
  sweep(base)
  const folder = mkdtempSync(join(base, `${prefix}${process.pid}-`))
  chmodSync(folder, 0o755) // PostgreSQL may run as another user.
  process.env.TMPDIR = folder
  // Tests start some fifty servers, each of which would otherwise strip and compile the same thousand files.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compile-cache')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Tests also run programs from this folder, which a container may forbid. */
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

/** Removes what killed runs left behind. */
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
