/** The logs of the applications that this process runs, which a failed test shows. */
export const appLogs = new Set<readonly string[]>()

const lastLines = 15

/** The last lines of each log, warnings and faults first of all. */
export function showAppLogs(): void {
  for (const lines of appLogs) {
    const faults = lines.filter((line) => /"level":[4-6]0/.test(line))
    const shown = [...faults.slice(-lastLines), ...lines.slice(-lastLines)]
    if (shown.length > 0) process.stderr.write(`── the log of the application\n${shown.join('')}`)
  }
}
