import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Received = { url: string | undefined; headers: IncomingHttpHeaders; body: string }
export type Receiver = {
  url: string
  received: Received[]
  /** Answers further calls with this status, or not at all. */
  answer(status: number | null, headers?: Record<string, string>): void
  close(): void
}

/** Starts a server on this machine that accepts webhooks. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let reply: { status: number | null; headers: Record<string, string> } = { status: 204, headers: {} }
  const server = createServer(async (request, response) => {
    received.push({ url: request.url, headers: request.headers, body: await text(request) })
    if (reply.status !== null) response.writeHead(reply.status, reply.headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/roomlark`,
    received,
    answer(status, headers = {}) {
      reply = { status, headers }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
