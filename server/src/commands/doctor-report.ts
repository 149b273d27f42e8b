import { invariantWords } from '@roomlark/contract/invariants'
import type { Examined, Looked } from '../operations/doctor/doctor.service.ts'

/** An examination, and how long it took. */
export type Timed = Examined & { ms: number }

/** Formats the doctor's findings for the terminal. */
export function asText({ findings, failures, looked, bookings, ms }: Timed): string {
  const lines = findings.flatMap(({ name, faults, rows, ms: took }) => [
    `${faults === 0 ? 'ok   ' : 'FAULT'} ${name}: ${invariantWords[name]} (${seconds(took)})`,
    ...rows.map((row) => `      ${JSON.stringify(row)}`),
    ...(faults > rows.length ? [`      and ${faults - rows.length} more`] : []),
  ])
  const unknown = failures.map(
    ({ name, reason, ms: took }) => `?     ${name}: ${invariantWords[name]} (${seconds(took)}): ${reason}`,
  )
  const all = findings.length + failures.length
  const broken = findings.filter(({ faults }) => faults > 0).length
  const verdict =
    broken > 0
      ? `${broken} of ${all} invariants are broken.`
      : failures.length > 0
        ? `${findings.length} of ${all} invariants hold; the others could not be looked at.`
        : `All ${all} invariants hold.`
  const what = looked
    ? `${partWords(looked, bookings)}; --full looks at everything`
    : `everything: ${counted(bookings)} bookings`
  return `${[...lines, ...unknown, `${verdict} Looked at ${what}; it took ${seconds(ms)}.`].join('\n')}\n`
}

/** An operator has to know what the verdict is about. */
function partWords({ bookings, transactions, hotels, affiliates }: Looked, all: number): string {
  return [
    `${counted(bookings)} of about ${counted(all)} bookings and ${counted(transactions)} transactions (what changed last, and as much again at random)`,
    `sums of ${hotels} hotels and ${affiliates} partners`,
    'all nights to come',
    'payments and numbers of all statements',
  ].join(', ')
}

export function asJson({ findings, failures, isPart, looked, bookings, ms }: Timed) {
  return { isPart, looked, bookings, ms, findings, failures }
}

function counted(count: number): string {
  return Math.round(count).toLocaleString('en')
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
