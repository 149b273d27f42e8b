import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { platform } from 'node:os'

/** PostgreSQL's programs run as the current user or, if that is root, as an unprivileged one. */
export type Runner = {
  owner: Owner | null
  capability: string | null
}
export type Owner = { name: string; uid: number; gid: number }

export const asOurselves: Runner = { owner: null, capability: null }

export type Outcome = { code: number; output: string }

// We do not pass on our own environment: the user's PGDATA or LANG must not affect PostgreSQL, and on macOS
// it only starts with an explicit locale.
const environment =
  platform() === 'win32'
    ? undefined
    : { LC_ALL: 'C', PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' }

export function launch(runner: Runner, file: string, args: string[], options: SpawnOptions): ChildProcess {
  const { owner, capability } = runner
  const settled = { ...options, env: environment, windowsHide: true }
  if (!owner) return spawn(file, args, settled)
  if (!capability) return spawn(file, args, { ...settled, uid: owner.uid, gid: owner.gid })
  const privileges = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    `--inh-caps=-all,+${capability}`,
    `--ambient-caps=-all,+${capability}`,
    // initdb looks for postgres with access(2), which would otherwise ignore the capability.
    '--securebits=+no_setuid_fixup',
  ]
  return spawn('setpriv', [...privileges, '--', file, ...args], settled)
}

export function run(runner: Runner, file: string, args: string[], cwd = '/'): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = launch(runner, file, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
