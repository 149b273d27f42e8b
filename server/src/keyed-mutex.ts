const lastByKey = new Map<string, Promise<unknown>>()

/**
 * Within this process, runs work with the same key one at a time and in order, whether it succeeds or fails.
 */
export async function withMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lastByKey.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  lastByKey.set(key, mine)
  try {
    return await mine
  } finally {
    if (lastByKey.get(key) === mine) lastByKey.delete(key)
  }
}
