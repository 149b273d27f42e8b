import { describe, expect, it } from 'vitest'
import { readEvents } from './event-stream.ts'

async function read(...chunks: string[]) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
  const events = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

describe('readEvents', () => {
  it('reads events, names and several lines of data', async () => {
    expect(await read('event: booking\ndata: {"a":1}\n\ndata: one\ndata: two\n\n')).toEqual([
      { event: 'booking', data: '{"a":1}', id: null },
      { event: 'message', data: 'one\ntwo', id: null },
    ])
  })

  it('puts together what arrives in pieces', async () => {
    expect(await read('event: boo', 'king\nda', 'ta: 1\n', '\n')).toEqual([
      { event: 'booking', data: '1', id: null },
    ])
  })

  it('skips comments and an incomplete event at the end', async () => {
    expect(await read(': here\n\ndata: 1\n\ndata: half')).toEqual([{ event: 'message', data: '1', id: null }])
  })

  it('says where in the stream it is, even without data', async () => {
    expect(await read('data: 1\nid: a.1\n\n: here\nid: a.2\n\n')).toEqual([
      { event: 'message', data: '1', id: 'a.1' },
      { event: 'message', data: null, id: 'a.2' },
    ])
  })

  it('reads carriage returns too, also between pieces', async () => {
    expect(await read('data: 1\r', '\n\r\ndata: 2\r\n\r\n')).toEqual([
      { event: 'message', data: '1', id: null },
      { event: 'message', data: '2', id: null },
    ])
  })
})
