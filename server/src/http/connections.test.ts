import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { waitUntil } from '../../test/wait.ts'
import { limitConnections } from './connections.ts'

test('idle connections neither use up the server nor keep others out', async () => {
  const server = createServer((_request, response) => response.end('well'))
  limitConnections(server, 5)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const idle: Socket[] = []
  for (let count = 0; count < 20; count += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    idle.push(socket)
    await once(socket, 'connect')
  }
  await waitUntil('an answer', async () => {
    const open = await new Promise<number>((resolve) =>
      server.getConnections((_error, many) => resolve(many)),
    )
    expect(open).toBeLessThanOrEqual(5)
    return fetch(`http://127.0.0.1:${port}`).then(
      async (answer) => (await answer.text()) === 'well',
      () => false,
    )
  })
  for (const socket of idle) socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
