/** Thrown when the server is asked to stop while it is starting. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

/**
 * Returns a function that waits for work until the signal arrives. The caller has to undo whatever is then
 * still in progress.
 */
export function interruptibleBy(signal: AbortSignal) {
  const { promise: interrupted, reject } = Promise.withResolvers<never>()
  interrupted.catch(() => {})
  const interrupt = () => reject(new Interrupted())
  if (signal.aborted) interrupt()
  else signal.addEventListener('abort', interrupt, { once: true })

  return <T>(work: Promise<T>): Promise<T> => {
    work.catch(() => {})
    return Promise.race([interrupted, work])
  }
}
