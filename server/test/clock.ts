import { onTestFinished, vi } from 'vitest'

/** Stops the clock until the end of the test, so that nothing that is kept for a time grows old meanwhile. */
export function stopClock(): void {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  onTestFinished(() => now.mockRestore())
}
