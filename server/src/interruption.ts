/** Thrown when a start is cut short because the server was asked to stop. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

/** Lets work be waited for until the signal comes; what is then still under way is for the caller to undo. */
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
