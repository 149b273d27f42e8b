import { Agent, request } from 'node:http'
import { endpoint } from '@roomlark/contract/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp } from '../../test/app.ts'
import { waitUntil } from '../../test/wait.ts'
import { registerRoutes, route } from './route.ts'

const slow = endpoint({
  method: 'GET',
  path: '/probe/slow',
  access: 'public',
  summary: 'Answers on demand',
  response: z.null(),
})

type Answer = { status: number | undefined; connection: string | undefined; port: number | undefined }

/** Uses the test's own agent, so that the test knows which connection a request takes. */
function ask(agent: Agent, url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent }, (response) => {
      const { statusCode: status, headers, socket } = response
      const answer = { status, connection: headers.connection, port: socket.localPort }
      response.resume().once('end', () => resolve(answer))
    })
    asked.once('error', reject).end()
  })
}

test('while a server drains, a request on a kept connection is refused and the connection closed', async () => {
  const { promise, resolve: answerSlow } = Promise.withResolvers<null>()
  let begun = 0
  const app = await startTestApp({
    extend: (server, deps) =>
      registerRoutes(
        server,
        [
          route(slow, () => {
            begun += 1
            return promise
          }),
        ],
        deps,
      ),
  })
  const [kept, other] = [new Agent({ keepAlive: true, maxSockets: 1 }), new Agent({ keepAlive: true })]
  const first = await ask(kept, `${app.url}/api/v1/platform`)
  expect(first).toMatchObject({ status: 200, connection: 'keep-alive' })
  const inHand = ask(other, `${app.url}/api/v1/probe/slow`)
  await waitUntil('the slow one to begin', () => begun === 1)

  const closing = app.close()
  await waitUntil('the drain', () => app.health.draining)
  expect(await ask(kept, `${app.url}/api/v1/platform`)).toEqual({
    status: 503,
    connection: 'close',
    port: first.port,
  })
  expect(await ask(kept, `${app.url}/health/ready`)).toMatchObject({ status: 503, connection: 'close' })
  expect(await ask(kept, `${app.url}/health/live`)).toMatchObject({ status: 200, connection: 'close' })
  answerSlow(null)
  expect(await inHand).toMatchObject({ status: 200, connection: 'close' })
  await closing
  expect(app.logs.filter((line) => line.includes('request failed'))).toEqual([])
})
