/** The increase in percent; 100 if there was nothing before and there is something now. */
export function changePercent(now: number | null, before: number | null): number | undefined {
  if (now === null || before === null) return undefined
  if (before === 0) return now === 0 ? 0 : 100
  return ((now - before) / Math.abs(before)) * 100
}
