import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { platform } from 'node:os'

const reported = (file: string, args: string[]): string => {
  try {
    return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

const fromProc = (path: string): string => {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}

const fromWindows = (pid: number, property: string): string =>
  reported('powershell', [
    '-NoProfile',
    '-Command',
    `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").${property}`,
  ])

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s+[ZX]/m.test(fromProc(`${pid}/status`))
  } catch (error) {
    // EPERM means that the process is alive but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Returns when a process started, in a form that is only good for comparison. It tells a process from a later
 * one with the same ID.
 */
export function readProcessStart(pid: number): string {
  if (platform() === 'win32') return fromWindows(pid, 'CreationDate')
  if (platform() !== 'linux') return reported('ps', ['-o', 'lstart=', '-p', String(pid)])
  // The process name, in brackets, may itself contain spaces, so the fields are counted after it.
  const ticks = fromProc(`${pid}/stat`).split(') ').at(-1)?.split(' ')[19]
  return ticks ? `${fromProc('sys/kernel/random/boot_id').trim()} ${ticks}` : ''
}

export function readProcessCommand(pid: number): string {
  if (platform() === 'win32') return fromWindows(pid, 'CommandLine')
  if (platform() !== 'linux') return reported('ps', ['-o', 'command=', '-p', String(pid)])
  return fromProc(`${pid}/cmdline`).replaceAll('\0', ' ')
}
