/** How PostgreSQL and its programs say that a disk or a quota is full; whatever they say besides follows from it. */
export const fullDisk = /No space left on device|Disk quota exceeded/i

/** The reason in what PostgreSQL's programs say before they give up: the last word of theirs that names one. */
export function faultIn(output: string): string {
  const lines = output.trim().split('\n')
  const fault =
    lines.findLast((line) => fullDisk.test(line)) ??
    lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ??
    lines.at(-1) ??
    ''
  return fault.replace(/^.*?(FATAL|PANIC|error):\s*/, '')
}
