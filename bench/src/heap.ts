import { setTimeout as delay } from 'node:timers/promises'

export type HeapUse = { heapMb: number; externalMb: number; rssMb: number }

export type Heap = {
  /** Returns the memory in use after garbage collection. */
  useAfterCollection(): Promise<HeapUse>
  close(): void
}

type Reply = { id: number; result?: { result?: { value?: Record<string, number> } } }

/** Inspects one of our processes, which must have been started with `--inspect`. */
export async function inspectHeap(port: number): Promise<Heap> {
  const socket = new WebSocket(await debuggerUrl(port))
  const waiting = new Map<number, (reply: Reply) => void>()
  let last = 0
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  socket.onmessage = ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  }

  function send(method: string, params = {}): Promise<Reply> {
    last += 1
    const id = last
    socket.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve) => waiting.set(id, resolve))
  }

  return {
    async useAfterCollection() {
      // Finalizers run between collections and free what the first one could not.
      for (let turn = 0; turn < 3; turn += 1) {
        await send('HeapProfiler.collectGarbage')
        await delay(200)
      }
      const { result } = await send('Runtime.evaluate', {
        expression: 'process.memoryUsage()',
        returnByValue: true,
      })
      const { heapUsed = 0, external = 0, rss = 0 } = result?.result?.value ?? {}
      return { heapMb: megabytes(heapUsed), externalMb: megabytes(external), rssMb: megabytes(rss) }
    },
    close: () => socket.close(),
  }
}

async function debuggerUrl(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target]: { webSocketDebuggerUrl: string }[] = JSON.parse(await answer.text())
  if (!target) throw new Error('nothing to inspect')
  return target.webSocketDebuggerUrl
}

function megabytes(bytes: number): number {
  return Math.round((bytes / 1024 / 1024) * 10) / 10
}
