type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

/**
 * Gathers what comes in while a batch is under way into the next one, so that a busy moment needs few statements and a
 * quiet one waits for nothing. Each item is answered once its own batch is done; a batch that fails fails for all of it.
 */
export function createBatcher<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  { mostItems, mostBatches }: { mostItems: number; mostBatches: number },
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let underWay = 0

  async function runNext(): Promise<void> {
    const batch = waiting.splice(0, mostItems)
    underWay += 1
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      underWay -= 1
      begin()
    }
  }

  function begin(): void {
    if (waiting.length > 0 && underWay < mostBatches) void runNext()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      // Items that arrive in the same turn of the event loop go together.
      if (waiting.length === 1) setImmediate(begin)
    })
}
