/**
 * Lets a job work on many things of which one that fails keeps no other waiting: the job fails once all have had their
 * turn.
 */
export function createAttempts() {
  const failures: unknown[] = []
  return {
    async attempt(work: Promise<unknown>): Promise<void> {
      await work.catch((error: unknown) => failures.push(error))
    },
    throwFailures(message: string): void {
      if (failures.length > 0) throw new AggregateError(failures, message)
    },
  }
}
