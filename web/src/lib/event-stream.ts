/** Without data it only says that the connection is open, and perhaps where in the stream this is. */
type StreamEvent = { event: string; data: string | null; id: string | null }

/** The events of a `text/event-stream` body as they arrive; `onSign` is called for everything, comments too. */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onSign: () => void = () => undefined,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onSign()
      const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parse(block)
        if (event.data !== null || event.id !== null) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parse(block: string): StreamEvent {
  let event = 'message'
  let id: string | null = null
  const data: string[] = []
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
    if (field === 'id') id = value
  }
  return { event, data: data.length > 0 ? data.join('\n') : null, id }
}
