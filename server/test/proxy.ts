import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Sits between an application and its PostgreSQL. `slam` makes it accept connections and close them
 * immediately; `strand` makes the open ones carry nothing any more, without telling anybody.
 */
export async function startProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const stranded = new WeakSet<Socket>()
  let isSlamming = false
  let dials = 0
  const server = createServer((socket) => {
    dials += 1
    if (isSlamming) return socket.end()
    const upstream = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {}).on('close', () => stranded.has(from) || to.destroy())
      from.on('data', (bytes) => stranded.has(from) || to.write(bytes))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    dials: () => dials,
    /** Leaves open connections alone. */
    slamNewOnes() {
      isSlamming = true
    },
    slam() {
      isSlamming = true
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    strand() {
      for (const socket of sockets) stranded.add(socket)
    },
    pass() {
      isSlamming = false
    },
  }
}
