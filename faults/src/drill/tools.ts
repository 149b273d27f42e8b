import { execFileSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The programs of Debian's packages that the drill is made of. */
export type Tools = { patroni: string; etcd: string; haproxy: string; postgresBin: string }

const packages = 'postgresql patroni etcd-server haproxy'

/** The programs, or a sentence that says what is missing and how it is installed. */
export function findTools(): Tools | string {
  const found = {
    patroni: findProgram('patroni'),
    etcd: findProgram('etcd'),
    haproxy: findProgram('haproxy'),
    postgresBin: findPostgres(),
  }
  const { patroni, etcd, haproxy, postgresBin } = found
  if (patroni && etcd && haproxy && postgresBin) return { patroni, etcd, haproxy, postgresBin }
  const names = { patroni: 'Patroni', etcd: 'etcd', haproxy: 'HAProxy', postgresBin: 'PostgreSQL' }
  const missing = Object.entries(names).filter(([name]) => !found[name as keyof Tools])
  return `The drill needs ${missing.map(([, words]) => words).join(', ')}. Install with: apt-get install ${packages}`
}

function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

/** Debian keeps each version in a folder of its own; the newest that Roomlark runs on. */
function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql'
  try {
    const versions = readdirSync(root).filter((name) => Number(name) >= 15)
    const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
    return newestFirst
      .map((version) => join(root, version, 'bin'))
      .find((bin) => isExecutable(join(bin, 'postgres')))
  } catch {
    return undefined
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** PostgreSQL refuses to run as root, so root has Debian's user `postgres` run it. */
export function runner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const readId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: readId('-u'), gid: readId('-g') }
}
