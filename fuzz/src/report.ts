import type { Outcome } from './fuzz.ts'
import { asCurl, type Fault } from './judge.ts'
import { mostHeldMs } from './limits.ts'
import { type Operation, roleMayCall } from './operations.ts'
import { type Role, roles } from './roles.ts'

/** Says what the program did and found. */
export function writeReport(
  outcome: Outcome,
  operations: Operation[],
  called: readonly Role[],
  url: string,
): string {
  const { calls, rounds, statuses, faults } = outcome
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  return [
    `${calls} calls to ${operations.length} operations in ${called.length} roles, ${rounds} rounds (${counts.join(', ')})`,
    '',
    ...coverage(outcome, operations, called),
    '',
    ...held(outcome),
    '',
    ...(outcome.refused > 0
      ? [
          `${outcome.refused} calls were refused with 503 while the machine was overloaded, and are not judged.`,
          '',
        ]
      : []),
    ...faults.toSorted(byName).flatMap((fault) => describe(fault, url)),
    faults.length === 0 ? 'No faults.' : `${faults.length} faults.`,
  ].join('\n')
}

function byName(a: Fault, b: Fault): number {
  return a.call.operation.name < b.call.operation.name ? -1 : 1
}

/** A call that is always refused tells nothing about what is behind the refusal. */
function coverage({ reached }: Outcome, operations: Operation[], called: readonly Role[]): string[] {
  const lines = roles
    .filter((role) => called.includes(role))
    .map((role) => {
      const permitted = operations.filter((operation) => roleMayCall(operation, role))
      const got = permitted.filter(({ name }) => reached.get(name)?.has(role))
      const share = permitted.length === 0 ? 100 : Math.round((100 * got.length) / permitted.length)
      return `  ${role.padEnd(14)}${String(got.length).padStart(4)} of ${permitted.length} operations (${share} %)`
    })
  const never = operations.filter(
    (operation) => !reached.has(operation.name) && called.some((role) => roleMayCall(operation, role)),
  )
  return [
    'Successful at least once, of what the role may call:',
    ...lines,
    ...(never.length === 0
      ? []
      : [`Never successful for anybody: ${never.map(({ name }) => name).join(', ')}`]),
  ]
}

function held({ heldMs }: Outcome): string[] {
  const longest = [...heldMs].sort(([, a], [, b]) => b - a).slice(0, 10)
  return [
    `Longest turns of the event loop (limit ${mostHeldMs} ms):`,
    ...(longest.length === 0 ? ['  none over 50 ms'] : longest.map(([name, ms]) => `  ${name} ${ms} ms`)),
  ]
}

function describe({ call, words, count, detail }: Fault, url: string): string[] {
  return [
    `FAULT ${call.operation.name} as ${call.caller.role} ${words} (${count} times; odd: ${call.oddity})`,
    `      ${asCurl(url, call)}`,
    ...(detail ?? '')
      .split('\n')
      .slice(0, 12)
      .map((line) => `      ${line}`),
  ]
}
