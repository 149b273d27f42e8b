/**
 * PostgreSQL and its programs report a full disk or quota in these words; any other errors are consequences
 * of it.
 */
export const fullDisk = /No space left on device|Disk quota exceeded/i

/** Workers of a PostgreSQL that was killed write this into the log that the next one has already begun. */
const farewell = /unexpected postmaster exit/

/** Finds the reason in the output of PostgreSQL's programs: the last line that names one. */
export function faultIn(output: string): string {
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !farewell.test(line))
  const fault =
    lines.findLast((line) => fullDisk.test(line)) ??
    lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ??
    lines.at(-1) ??
    ''
  return fault.replace(/^.*?(FATAL|PANIC|error):\s*/, '')
}
