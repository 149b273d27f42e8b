import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** For anything shorter, the additional headers outweigh the saving. */
const leastBytes = 1024
const compressible =
  /^(application\/json|application\/xml|image\/svg\+xml|text\/(html|calendar|plain|csv|javascript))\b/

/**
 * At these levels a list of hotels costs less than half a millisecond; Brotli's best level costs fifty times
 * as much.
 */
const compressors = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 3,
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
 * Compresses answers with what the caller accepts; streams, and therefore live events and pictures, are sent
 * as they are. No answer contains a secret next to text chosen by a stranger, and cookies grant access to
 * none, so compression leaks nothing (decision 0022).
 */
export function addCompression(app: FastifyInstance): void {
  // Answers that are the same buffer every time (the page, the API description) are compressed only once.
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

/** Picks the preferred encoding among those accepted; a quality of zero rules one out. */
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
