import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A place between two programs where the network can fail. */
export type TcpProxy = {
  port: number
  /** How many connections go through it now. */
  open(): number
  /** Ends every connection. */
  cut(): void
  /** Accepts connections only to close them at once, until `heal`. */
  refuse(): void
  /** Everything takes this much longer, in each direction, until `heal`. */
  delay(ms: number): void
  /** Nothing gets through any more, but nobody is told, until `heal`. */
  stall(): void
  /**
   * The connections that are open now never carry anything again, and nobody is told, as after a machine has lost its
   * power. New connections work.
   */
  strand(): void
  heal(): void
  close(): Promise<void>
}

type Chunk = { bytes: Buffer; to: Socket; dueAt: number }

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<{ near: Socket; far: Socket; isStranded: boolean }>()
  let isRefusing = false
  let isStalled = false
  let delayMs = 0
  let underWay: Chunk[] = []

  const server = createServer((near) => {
    near.on('error', () => {})
    if (isRefusing) {
      near.destroy()
      return
    }
    const far = connect(target.port, target.host)
    const pair = { near, far, isStranded: false }
    pairs.add(pair)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes: Buffer) => {
        if (!pair.isStranded) carry(bytes, to)
      })
      from.on('error', () => {})
      // Nobody hears of an end either, as long as nothing gets through.
      from.on('close', () => {
        if (!pair.isStranded) to.destroy()
        pairs.delete(pair)
      })
    }
  })

  function carry(bytes: Buffer, to: Socket): void {
    if (!isStalled && delayMs === 0 && underWay.length === 0) to.write(bytes)
    else {
      // Later bytes never arrive earlier, even while the delay changes.
      const dueAt = Math.max(performance.now() + delayMs, underWay.at(-1)?.dueAt ?? 0)
      underWay.push({ bytes, to, dueAt })
    }
  }

  const timer = setInterval(() => {
    if (isStalled || underWay.length === 0) return
    const now = performance.now()
    const due = underWay.filter(({ dueAt }) => dueAt <= now)
    underWay = underWay.slice(due.length)
    for (const { bytes, to } of due) if (!to.destroyed) to.write(bytes)
  }, 5)

  function cut(): void {
    for (const { near, far } of pairs) {
      near.destroy()
      far.destroy()
    }
    pairs.clear()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    open: () => pairs.size,
    cut,
    refuse() {
      isRefusing = true
      cut()
    },
    delay(ms) {
      delayMs = ms
    },
    stall() {
      isStalled = true
    },
    strand() {
      for (const pair of pairs) pair.isStranded = true
    },
    heal() {
      isRefusing = false
      isStalled = false
      delayMs = 0
    },
    async close() {
      clearInterval(timer)
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}

/** The address of a program as it is reached through the proxy. */
export function through(proxy: Pick<TcpProxy, 'port'>, address: string): string {
  const url = new URL(address)
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  return url.href
}
