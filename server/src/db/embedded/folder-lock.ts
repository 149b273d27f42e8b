import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { isAlive, readProcessStart } from './process-identity.ts'

const Owner = z.object({ pid: z.number(), started: z.string() })
type Owner = z.infer<typeof Owner>

export class FolderInUse extends Error {
  readonly pid: number

  constructor(pid: number) {
    super(`in use by process ${pid}`)
    this.pid = pid
  }
}

/** Takes the lock file at `path` for this process, or throws FolderInUse while a live process has it. */
export function takeLock(path: string): { release(): void } {
  while (!tryLink(path)) {
    const owner = readOwner(path)
    if (owner && holds(owner)) throw new FolderInUse(owner.pid)
    removeStale(path)
  }
  return { release: () => rmSync(path, { force: true }) }
}

/** Linking makes the file appear together with its content, so nobody ever reads a half-written lock. */
function tryLink(path: string): boolean {
  const draft = `${path}.${process.pid}`
  const owner: Owner = { pid: process.pid, started: readProcessStart(process.pid) }
  writeFileSync(draft, JSON.stringify(owner))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Works under another lock, so that of two starting servers neither removes the lock the other has just
 * taken.
 */
function removeStale(path: string): void {
  const turn = takeLock(`${path}.turn`)
  try {
    const owner = readOwner(path)
    if (!owner || !holds(owner)) rmSync(path, { force: true })
  } finally {
    turn.release()
  }
}

function readOwner(path: string): Owner | null {
  try {
    return Owner.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

function holds({ pid, started }: Owner): boolean {
  if (!isAlive(pid)) return false
  const now = readProcessStart(pid)
  return now === '' || started === '' || now === started
}
