/** Values in memory, as many as fit into so many bytes; what has not been asked for longest goes first. */
export type RecentCache<Value> = {
  find(key: number): Value | undefined
  keep(key: number, value: Value, bytes: number): void
}

export function createRecentCache<Value>(mostBytes: number): RecentCache<Value> {
  // A Map remembers the order in which keys came, so the first is the one to give up.
  const kept = new Map<number, { value: Value; bytes: number }>()
  let total = 0

  function drop(key: number): void {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    find(key) {
      const entry = kept.get(key)
      if (!entry) return undefined
      kept.delete(key)
      kept.set(key, entry)
      return entry.value
    },
    keep(key, value, bytes) {
      drop(key)
      kept.set(key, { value, bytes })
      total += bytes
      for (const oldest of kept.keys()) {
        if (total <= mostBytes) return
        drop(oldest)
      }
    },
  }
}
