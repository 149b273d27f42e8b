import { join } from 'node:path'
import type { GuestPage } from '@roomlark/contract/guest-site/guest-page'
import { beforeAll, expect, test } from 'vitest'
import { startTestAppForTest } from '../../../test/app.ts'
import { loadGuestRenderer } from '../../adapters/guest-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../../web/dist')

let guestRenderer: (page: GuestPage) => string
beforeAll(async () => {
  guestRenderer = await loadGuestRenderer(webFolder)
})

type Options = Parameters<typeof startTestAppForTest>[0]

async function startSite(options: Options = {}) {
  const app = await startTestAppForTest({ webFolder, guestRenderer, ...options })
  const get = (path: string, language = 'en') =>
    app.ask('GET', path, { headers: { 'accept-language': language } })
  return { app, get }
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof startSite>>['get']>>

/** Expects a page of the site that neither browsers nor search engines store. */
function expectPage({ status, headers, body }: Answer, expected: number, words: string) {
  expect(status).toBe(expected)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  expect(body).toContain(words)
}

test('too many calls are answered with a page in the language of the guest, and when to come back', async () => {
  const { get } = await startSite({ rateLimits: { search: 2, anonymous: 20, signedIn: 20 } })
  expect((await get('/stays')).status).toBe(200)
  await get('/stays')
  const refused = await get('/stays/search?place=%3Cscript%3E', 'de-AT')
  expectPage(refused, 429, 'Das war viel auf einmal')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.body).not.toContain('script&gt;')
  expectPage(await get('/stays?lang=fr'), 429, 'href="/stays?lang=fr"')
})

test('a page that takes too long is given up with a page, and when to come back', async () => {
  const { app, get } = await startSite({ deadlineMs: 300 })
  await get('/stays')
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>()
  const lock = app.sql.begin(async (tx) => {
    await tx`LOCK TABLE exchange_rates IN ACCESS EXCLUSIVE MODE`
    locked()
    await isOver
  })
  await isLocked
  try {
    const late = await get('/stays', 'es')
    expectPage(late, 503, 'La recepción está muy ocupada')
    expect(late.headers.get('retry-after')).toBe('2')
  } finally {
    end()
    await lock
  }
})

test('a server that stops says so with a page', async () => {
  const { app, get } = await startSite()
  app.health.draining = true
  expectPage(await get('/stays', 'fr'), 503, 'La réception est très occupée')
  app.health.draining = false
})

test('a fault of ours is a page that tells nothing of it', async () => {
  const { get } = await startSite({
    guestRenderer: (page) => {
      if (page.kind === 'landing') throw new Error('secret words')
      return guestRenderer(page)
    },
  })
  const failed = await get('/stays')
  expectPage(failed, 500, 'Something went wrong on our side')
  expect(failed.body).not.toContain('secret words')
})

test('an address that cannot be read is a page, and JSON everywhere else', async () => {
  const { get } = await startSite()
  expectPage(await get('/stays/%zz'), 400, 'We cannot read this')
  expectPage(await get('/stays/%E0%A4%A?lang=de'), 400, 'Das können wir nicht lesen')
  expect((await get('/api/v1/%zz')).body).toMatchObject({ success: false, code: 'bad_request' })
})
