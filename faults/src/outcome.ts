export type Outcome = {
  name: string
  about: string
  requests: number
  bookings: number
  cancellations: number
  clicks: number
  /** Approvals of payout runs, and transfers recorded as paid. */
  payouts: number
  /** Confirmed bookings that are gone, or are there twice. */
  lost: string[]
  /** Anything else that must not be. */
  faults: string[]
  /** How long after the end of the fault every server confirmed a booking; null if none did. */
  healthyMs: number | null
  healthyWithinMs: number
  doctor: string
  isDoctorWell: boolean
  notes: string[]
}

/** A scenario that could not be run, and why. */
export type NotRun = { name: string; about: string; reason: string }
/** A scenario that did not come to its end, which is a failure. */
export type Broken = { name: string; about: string; broken: string }
export type Result = Outcome | NotRun | Broken

/** Servers have to recover by themselves within this time, besides that which this machine takes to start them. */
export const recoveryMs = 15_000

export function isGood(outcome: Outcome | Broken): boolean {
  if ('broken' in outcome) return false
  const { lost, faults, healthyMs, healthyWithinMs, isDoctorWell } = outcome
  return (
    lost.length === 0 &&
    faults.length === 0 &&
    isDoctorWell &&
    healthyMs !== null &&
    healthyMs <= healthyWithinMs
  )
}

const head = ['fault', 'requests', 'acknowledged', 'lost', 'healthy after', 'doctor', 'verdict']

export function writeTable(results: Result[]): string {
  const rows = results.map(writeRow)
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const details = results.flatMap(writeDetails)
  return [line(head), rule, ...rows.map(line), ...(details.length > 0 ? ['', ...details] : [])].join('\n')
}

function writeRow(outcome: Result): string[] {
  if ('reason' in outcome) return [outcome.name, '', '', '', '', '', 'not run']
  if ('broken' in outcome) return [outcome.name, '', '', '', '', '', 'FAILED']
  const { name, requests, bookings, cancellations, clicks, payouts, lost, healthyMs, doctor } = outcome
  return [
    name,
    String(requests),
    `${bookings} bookings, ${cancellations} cancelled, ${clicks} clicks, ${payouts} payouts`,
    lost.length === 0 ? 'nothing' : String(lost.length),
    healthyMs === null ? 'never' : `${(healthyMs / 1000).toFixed(1)} s`,
    doctor,
    isGood(outcome) ? 'passed' : 'FAILED',
  ]
}

const mostDetails = 8

function writeDetails(result: Result): string[] {
  const { name } = result
  if ('reason' in result) return [`${name}: ${result.reason}`]
  if ('broken' in result) return [`${name}: did not come to its end: ${result.broken}`]
  const said = [...result.lost, ...result.faults]
  const rest = said.length > mostDetails ? [`and ${said.length - mostDetails} more`] : []
  return [...said.slice(0, mostDetails), ...rest, ...result.notes].map((words) => `${name}: ${words}`)
}
