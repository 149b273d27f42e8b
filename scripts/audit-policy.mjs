/** From this severity on, an advisory needs an answer. */
const severities = ['moderate', 'high', 'critical']

/**
 * Compares what `npm audit --json` found with the advisories that somebody has looked at (scripts/audit-allowed.json).
 * An exception ends on its day, so that nobody forgets it.
 */
export function judgeAudit(report, allowed, today) {
  const found = new Map()
  for (const { name, via = [] } of Object.values(report.vulnerabilities ?? {})) {
    for (const advisory of via) {
      if (typeof advisory === 'string' || !severities.includes(advisory.severity)) continue
      const id = advisory.url.split('/').at(-1)
      found.set(id, { id, package: name, severity: advisory.severity, title: advisory.title })
    }
  }
  const isAllowed = (id) => allowed.some((entry) => entry.id === id && entry.until >= today)
  const faults = [...found.values()].filter(({ id }) => !isAllowed(id))
  const expired = allowed.filter(({ until }) => until < today)
  const unneeded = allowed.filter(({ id, until }) => until >= today && !found.has(id))
  return { faults, expired, unneeded, found: found.size }
}

/** Returns the report, or null and the reason if the registry did not answer with one. */
export function readReport(output) {
  try {
    const report = JSON.parse(output)
    if (report.vulnerabilities) return { report }
    return { report: null, reason: report.message ?? report.error?.summary ?? 'its answer was no report' }
  } catch {
    return { report: null, reason: 'its answer was no report' }
  }
}
