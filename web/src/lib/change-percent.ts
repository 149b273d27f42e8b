/** The increase in percent; there is none of what was nothing before. */
export function changePercent(now: number | null, before: number | null): number | undefined {
  if (now === null || before === null) return undefined
  if (before === 0) return now === 0 ? 0 : undefined
  return ((now - before) / Math.abs(before)) * 100
}

/** Returns the change of a percentage, in points. */
export function changePoints(now: number | null, before: number | null): number | undefined {
  return now === null || before === null ? undefined : now - before
}
