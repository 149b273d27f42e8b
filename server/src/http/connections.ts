import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** So many silent connections are closed for each one that finds no place. */
const closedAtOnce = 100

/**
 * Accepts so many connections at once. Beyond that a new one is dropped, and those on which nothing happens are closed,
 * so that whoever holds many without using them keeps nobody else out.
 */
export function limitConnections(server: Server, most: number): void {
  server.maxConnections = most
  /** Connections on which nothing has arrived yet, the oldest first. */
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('drop', () => {
    for (const socket of [...silent.values().take(closedAtOnce)]) {
      silent.delete(socket)
      if (socket.bytesRead === 0) socket.destroy()
    }
    server.closeIdleConnections()
  })
}
