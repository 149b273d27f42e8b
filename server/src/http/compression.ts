import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Below this the headers weigh as much as what is saved. */
const leastBytes = 1024
const compressible = /^(application\/json|application\/xml|text\/(html|calendar|plain|csv))\b/

/** A list of hotels costs less than half a millisecond at these levels; Brotli's best costs fifty times as much. */
const compressors = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => zip(bytes, { level: 5 }),
}
const brotli = promisify(brotliCompress)
const zip = promisify<Buffer, { level: number }, Buffer>(gzip)

type Encoding = keyof typeof compressors

/**
 * Compresses answers by what the caller accepts; streams, and so live events and pictures, pass as they are. Answers
 * hold no secret beside text of a stranger's choice, and none is given for a cookie (decision 0022).
 */
export function addCompression(app: FastifyInstance): void {
  // Answers that are the same buffer each time (the page, the description of the API) are compressed once.
  const done = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>()

  function compressed(payload: string | Buffer, encoding: Encoding): Promise<Buffer> {
    if (typeof payload === 'string') return compressors[encoding](Buffer.from(payload))
    const known = done.get(payload) ?? {}
    done.set(payload, known)
    known[encoding] ??= compressors[encoding](payload)
    return known[encoding]
  }

  app.addHook('onSend', (request, reply, payload, next) => {
    if (!isCompressible(reply, payload)) return next(null, payload)
    const vary = reply.getHeader('vary')
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (!encoding) return next(null, payload)
    compressed(payload, encoding).then((bytes) => {
      reply.removeHeader('content-length').header('content-encoding', encoding)
      next(null, bytes)
    }, next)
  })
}

function isCompressible(reply: FastifyReply, payload: unknown): payload is string | Buffer {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false
  if (payload.length < leastBytes || reply.hasHeader('content-encoding')) return false
  return compressible.test(String(reply.getHeader('content-type') ?? ''))
}

/** The better of those accepted; a quality of zero means never. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const qualities = new Map<string, number>()
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    qualities.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0)
  }
  const wanted = (name: Encoding) => qualities.get(name) ?? qualities.get('*') ?? 0
  const [br, gzip] = [wanted('br'), wanted('gzip')]
  if (br > 0 && br >= gzip) return 'br'
  return gzip > 0 ? 'gzip' : undefined
}
