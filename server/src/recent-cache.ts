/** Caches as many values as fit into a number of bytes. The least recently used values are dropped first. */
export type RecentCache<Value, Key = number> = {
  find(key: Key): Value | undefined
  keep(key: Key, value: Value, bytes: number): void
}

export function createRecentCache<Value, Key = number>(mostBytes: number): RecentCache<Value, Key> {
  // A Map keeps its keys in the order of insertion, so the first key is the least recently used one.
  const kept = new Map<Key, { value: Value; bytes: number }>()
  let total = 0

  function drop(key: Key): void {
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
