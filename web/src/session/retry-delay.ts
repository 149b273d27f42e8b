const firstMs = 1000
const mostMs = 30_000

/** Twice as long after each failure, with jitter so that not everybody comes back at once. */
export function retryDelay(failures: number, random: number): number {
  const most = Math.min(mostMs, firstMs * 2 ** Math.min(failures, 10))
  return Math.round(most * (0.5 + random / 2))
}
