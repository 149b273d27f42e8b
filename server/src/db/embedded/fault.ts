/** The reason in what PostgreSQL's programs say before they give up: the last word of theirs that names one. */
export function faultIn(output: string): string {
  const lines = output.trim().split('\n')
  const fault = lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? ''
  return fault.replace(/^.*?(FATAL|PANIC|error):\s*/, '')
}
