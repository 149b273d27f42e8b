import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { createActor } from '../../test/factories.ts'

const listed = { de: 'de-1a2b', it: 'it-3c4d' }
let webFolder: string
let app: TestApp

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'roomlark-web-'))
  const script = '<script type="module" crossorigin src="/assets/base-1.js"></script>'
  const style = '<link rel="stylesheet" href="/assets/base-1.css">'
  const page = `<!doctype html><html lang="en"><head>${script}${style}</head></html>`
  await writeFile(join(webFolder, 'index.html'), page)
  await mkdir(join(webFolder, 'assets'))
  await writeFile(join(webFolder, 'languages.json'), JSON.stringify(listed))
  app = await startTestApp({ webFolder })
})
afterAll(async () => {
  await app.close()
  await rm(webFolder, { recursive: true })
})

async function open(headers: Record<string, string>) {
  const { body } = await app.ask('GET', '/login', { headers })
  const page = String(body)
  return [
    /<html lang="(\w+)">/.exec(page)?.[1],
    /src="([^"]+)"/.exec(page)?.[1],
    page.includes('"/assets/base-1.css"'),
  ]
}

const english = ['en', '/assets/base-1.js', true]
const german = ['de', '/assets/de-1a2b/base-1.js', true]
const italian = ['it', '/assets/it-3c4d/base-1.js', true]

describe('the language of a page', () => {
  test.each([
    ['', english],
    ['de-AT,de;q=0.9,en;q=0.8', german],
    ['pl, it;q=0.5, de;q=0.3', italian],
    // The build has no French here.
    ['fr', english],
    ['tlh', english],
  ])('for a visitor whose browser prefers "%s" is one of ours', async (accepted, page) => {
    expect(await open({ 'accept-language': accepted })).toEqual(page)
  })

  test('is the one that the account has chosen, at once, and otherwise that of the browser', async () => {
    const actor = await createActor(app)
    const headers = { 'accept-language': 'de', cookie: `theme=dark; token=${actor.token}` }
    expect(await open(headers)).toEqual(german)
    const body = { firstName: 'Ada', lastName: 'Byron', language: 'it' }
    await app.ask('PUT', '/api/v1/users/profile', { body, token: actor.token })
    expect(await open(headers)).toEqual(italian)
    expect(await open({ ...headers, cookie: 'token=not-a-session' })).toEqual(german)
    expect(await open({ ...headers, cookie: 'token=%' })).toEqual(german)
  })

  test('is English until the scripts of its own are written, and then that one', async () => {
    const path = '/assets/es-5e6f/base-1.js'
    expect(await open({ 'accept-language': 'es' })).toEqual(english)
    expect((await app.ask('GET', path)).status).toBe(404)

    await mkdir(join(webFolder, 'assets/es-5e6f'), { recursive: true })
    await writeFile(join(webFolder, path), 'say("Hola")')
    await writeFile(join(webFolder, 'languages.json'), JSON.stringify({ ...listed, es: 'es-5e6f' }))

    expect(await open({ 'accept-language': 'es' })).toEqual(['es', path, true])
    const script = await app.ask('GET', path)
    expect([script.status, script.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  })

  test.each(['br', 'gzip', 'identity'])(
    'has scripts that are kept as Brotli, for readers of %s',
    async (encoding) => {
      const path = '/assets/it-3c4d5e6f/base-1.js'
      const script = `say("${'Ciao'.repeat(500)}")`
      await mkdir(join(webFolder, 'assets/it-3c4d5e6f'), { recursive: true })
      await writeFile(join(webFolder, `${path}.br`), brotliCompressSync(script))
      const { status, headers, body } = await app.ask('GET', path, {
        headers: { 'accept-encoding': encoding },
      })
      expect([status, body, headers.get('content-encoding') ?? 'identity']).toEqual([200, script, encoding])
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('vary')).toContain('accept-encoding')
    },
  )
})
