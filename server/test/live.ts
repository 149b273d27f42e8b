import { LiveEvent, live } from '@roomlark/contract/platform/live'
import { onTestFinished } from 'vitest'
import type { TestApp } from './app.ts'
import { waitFor, waitUntil } from './wait.ts'

/** Opens a live stream as a page would, and closes it at the end of the test. */
export async function listenLive(app: TestApp, token: string, lastEventId?: string) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await fetch(`${app.url}/api/v1${live.stream.path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: leaving.signal,
  })
  const heard: LiveEvent[] = []
  let isOver = false
  let signs = 0
  let lastId = ''
  const reading = read(response, {
    onId: (id) => {
      lastId = id
    },
    onEvent: (event) => heard.push(event),
    onSign: () => {
      signs += 1
    },
  })
  reading
    .catch(() => {})
    .then(() => {
      isOver = true
    })
  await waitUntil('the first word', () => heard.length > 0 || isOver)
  return {
    response,
    heard,
    /** The id a page would send when it reconnects. */
    lastId: () => lastId,
    leave: () => leaving.abort(),
    /** Counts the keep-alive comments received. */
    signs: () => signs,
    isOver: () => isOver,
    over: () => waitUntil('the end of the stream', () => isOver),
    hear: <T extends LiveEvent['type']>(type: T, count = 1) =>
      waitFor(`${count} × ${type}`, () => heard.filter((event) => event.type === type)[count - 1]),
  }
}

type Ears = { onEvent: (event: LiveEvent) => void; onSign: () => void; onId: (id: string) => void }

async function read(response: Response, { onEvent, onSign, onId }: Ears): Promise<void> {
  if (!response.body) return
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      for (const line of part.split('\n')) {
        if (line.startsWith(': ')) onSign()
        if (line.startsWith('data: ')) onEvent(LiveEvent.parse(JSON.parse(line.slice('data: '.length))))
        if (line.startsWith('id: ')) onId(line.slice('id: '.length))
      }
    }
  }
}
