import { Socket } from 'node:net'

/** postgres.js passes this to its `socket` option, which is missing from its type definitions. */
type Address = { host: string[]; port: number[]; path?: string | false }

/**
 * Uses `turn` to pick one of several hosts. The socket may still be connecting when this returns; writes are
 * queued.
 */
export function dial({ host, port, path }: Address, turn: number): Socket {
  const socket = new Socket()
  const index = turn % host.length
  // TLS checks the certificate against this host name.
  Object.assign(socket, { host: host[index], port: port[index] })
  if (path) return socket.connect(path)
  return socket.connect({ port: port[index] ?? 5432, host: host[index] ?? 'localhost' })
}

/**
 * When the server accepts a connection and closes it before it is ready, postgres.js redials immediately and
 * forever. With this option each host is dialled once, and then the waiting query fails.
 */
export function dialOnce(onFailed: () => void = () => {}) {
  let dials = 0
  return {
    socket(address: Address): Socket {
      if (dials >= address.host.length) {
        onFailed()
        throw Object.assign(new Error('the database closed the connection'), { code: 'CONNECTION_CLOSED' })
      }
      dials += 1
      return dial(address, dials - 1)
    },
  }
}
