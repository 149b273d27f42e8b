import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts processor time in hundredths of a second. */
const tickMs = 10

/**
 * Processor time in milliseconds that a process has used, with all its children, also those that have ended. It hardly
 * depends on what else the machine does, unlike calls a second. Undefined where there is no /proc.
 */
export function processorTime(pid: number): number | undefined {
  const own = readTicks(pid)
  if (!own) return undefined
  let ticks = own.ended
  const members = [pid]
  const parents = readParents()
  for (let index = 0; index < members.length; index += 1) {
    ticks += readTicks(members[index] ?? pid)?.used ?? 0
    for (const [child, parent] of parents) if (parent === members[index]) members.push(child)
  }
  return ticks * tickMs
}

function readParents(): [number, number][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): [number, number][] => {
      const parent = readStat(Number(name))?.[1]
      return parent === undefined ? [] : [[Number(name), Number(parent)]]
    })
}

function readTicks(pid: number): { used: number; ended: number } | undefined {
  const stat = readStat(pid)
  if (!stat) return undefined
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = stat.slice(11, 15).map(Number)
  return { used: user + system, ended: endedUser + endedSystem }
}

/** The fields behind the name of the program, which may contain spaces itself. */
function readStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
