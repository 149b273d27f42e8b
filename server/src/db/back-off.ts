/** The wait doubles with every consecutive failure, up to a limit. */
export function createBackOff({ firstMs, mostMs }: { firstMs: number; mostMs: number }) {
  let failures = 0
  let until = 0

  return {
    /** Several failures during one wait belong to the same outage, so they count as one. */
    failed(): void {
      if (performance.now() < until) return
      until = performance.now() + Math.min(firstMs * 2 ** failures, mostMs)
      failures += 1
    },
    succeeded(): void {
      failures = 0
      until = 0
    },
    waitMs: () => Math.max(0, until - performance.now()),
  }
}
export type BackOff = ReturnType<typeof createBackOff>
