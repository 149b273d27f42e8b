const lastOf = new Map<string, Promise<unknown>>()

/** Does work of the same key one after the other, in this process, whether it succeeds or not. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lastOf.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  lastOf.set(key, mine)
  try {
    return await mine
  } finally {
    if (lastOf.get(key) === mine) lastOf.delete(key)
  }
}
