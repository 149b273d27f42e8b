type Turn<T> = { result: Promise<T>; next?: Promise<T> }

/**
 * Shares work among those who ask for the same at the same time. Whoever asks while it is under way gets what is done
 * next, so that no answer is older than its question.
 */
export function createSharedWork<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, Turn<T>>()

  function begin(key: string, work: () => Promise<T>): Promise<T> {
    const turn: Turn<T> = { result: work() }
    turns.set(key, turn)
    const end = () => {
      if (!turn.next) turns.delete(key)
    }
    turn.result.then(end, end)
    return turn.result
  }

  return (key, work) => {
    const turn = turns.get(key)
    if (!turn) return begin(key, work)
    const beginNext = () => begin(key, work)
    turn.next ??= turn.result.then(beginNext, beginNext)
    return turn.next
  }
}
