import { Socket } from 'node:net'

/** What postgres.js hands to its `socket` option, which its types do not mention. */
type Address = { host: string[]; port: number[]; path?: string | false }

/** `turn` picks one of several hosts. The connection is still being made when this returns; writes are queued. */
export function dial({ host, port, path }: Address, turn: number): Socket {
  const socket = new Socket()
  const index = turn % host.length
  // TLS needs the name to check the certificate against.
  Object.assign(socket, { host: host[index], port: port[index] })
  if (path) return socket.connect(path)
  return socket.connect({ port: port[index] ?? 5432, host: host[index] ?? 'localhost' })
}

/**
 * postgres.js dials again, at once and for ever, where the server accepts a connection and closes it before it
 * is ready. With this option each host is dialled once; after that the waiting query fails.
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
