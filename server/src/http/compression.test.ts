import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { createActor } from '../../test/factories.ts'
import { chooseEncoding } from './compression.ts'

let app: TestApp
let webFolder: string
const page = `<!doctype html><title>Roomlark</title>${'<p>A lark at the desk.</p>'.repeat(100)}`

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'roomlark-web-'))
  await writeFile(join(webFolder, 'index.html'), page)
  app = await startTestApp({
    webFolder,
    extend: (fastify) => {
      fastify.get('/api/v1/long', async () => ({ text: 'lark '.repeat(2000) }))
      fastify.get('/api/v1/short', async () => ({ text: 'lark '.repeat(100) }))
    },
  })
})
afterAll(async () => {
  await app.close()
  await rm(webFolder, { recursive: true })
})

/** Reads the bytes as sent over the wire, which fetch would decompress. */
function read(path: string, encodings?: string, method = 'GET', token?: string) {
  const headers = {
    ...(encodings === undefined ? {} : { 'accept-encoding': encodings }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const asking = request(app.url + path, { method, headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ headers: response.headers, bytes: Buffer.concat(chunks) })
    })
    asking.on('error', reject).end()
  })
}

describe('a long answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=1.0, br;q=0.5', 'gzip', gunzipSync],
  ] as const)('is compressed for a caller who accepts %s', async (accepted, encoding, unpack) => {
    const { headers, bytes } = await read('/api/v1/long', accepted)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('accept-encoding')
    expect(Number(headers['content-length'])).toBe(bytes.length)
    expect(bytes.length).toBeLessThan(1000)
    expect(JSON.parse(unpack(bytes).toString())).toEqual({ text: 'lark '.repeat(2000) })
  })

  test.each([undefined, 'identity', 'deflate', 'br;q=0, gzip;q=0', 'zstd'])(
    'is sent uncompressed if %s is accepted, and with a Vary header',
    async (accepted) => {
      const { headers, bytes } = await read('/api/v1/long', accepted)
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers.vary).toBe('accept-encoding')
      expect(JSON.parse(bytes.toString())).toEqual({ text: 'lark '.repeat(2000) })
    },
  )

  test('is not sent for HEAD, which answers with headers alone', async () => {
    const { headers, bytes } = await read('/api/v1/long', 'gzip', 'HEAD')
    expect(headers['content-type']).toContain('json')
    expect(bytes).toHaveLength(0)
  })
})

test('the page and the description of the API are compressed too', async () => {
  const home = await read('/login', 'gzip, br')
  expect(home.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(home.bytes).toString()).toBe(page)
  const again = await read('/hotels', 'gzip, br')
  expect(again.bytes.equals(home.bytes)).toBe(true)
  const described = await read('/api/openapi.json', 'br')
  expect(described.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(described.bytes).toString()).openapi).toBe('3.1.0')
})

test('a short answer and a refusal are not compressed', async () => {
  expect((await read('/api/v1/short', 'br, gzip')).headers['content-encoding']).toBeUndefined()
  expect((await read('/api/v1/nothing', 'br, gzip')).headers['content-encoding']).toBeUndefined()
})

test('live events are passed on immediately instead of being collected for compression', async () => {
  const { token } = await createActor(app)
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' }
  const stop = new AbortController()
  const stream = await fetch(`${app.url}/api/v1/live`, { headers, signal: stop.signal })
  expect(stream.headers.get('content-encoding')).toBeNull()
  const first = await stream.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toMatch(/^(event|data|retry|:)/)
  stop.abort()
})

test.each([
  ['br', 'br'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=0', undefined],
  ['', undefined],
  ['nonsense;;;q=q,,', undefined],
])('Accept-Encoding: %s chooses %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
