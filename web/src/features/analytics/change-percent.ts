/** How much more than before, in percent; 100 where there was nothing before and something now. */
export function changePercent(now: number | null, before: number | null): number | undefined {
  if (now === null || before === null) return undefined
  if (before === 0) return now === 0 ? 0 : 100
  return ((now - before) / Math.abs(before)) * 100
}
