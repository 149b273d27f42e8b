const lastOf = new Map<string, Promise<unknown>>()

/** Runs work of the same key one piece after the other within this process, whether each succeeds or fails. */
export async function withMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lastOf.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  lastOf.set(key, mine)
  try {
    return await mine
  } finally {
    if (lastOf.get(key) === mine) lastOf.delete(key)
  }
}
