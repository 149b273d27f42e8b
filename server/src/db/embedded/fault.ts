/**
 * PostgreSQL and its programs report a full disk or quota in these words; any other errors are consequences
 * of it.
 */
export const fullDisk = /No space left on device|Disk quota exceeded/i

/** Finds the reason in the output of PostgreSQL's programs: the last line that names one. */
export function faultIn(output: string): string {
  const lines = output.trim().split('\n')
  const fault =
    lines.findLast((line) => fullDisk.test(line)) ??
    lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ??
    lines.at(-1) ??
    ''
  return fault.replace(/^.*?(FATAL|PANIC|error):\s*/, '')
}
