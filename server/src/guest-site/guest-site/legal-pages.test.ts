import { join } from 'node:path'
import { utcDay } from '@roomlark/contract/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { loadGuestRenderer } from '../../adapters/guest-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../../web/dist')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
})
afterAll(() => app.close())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { status, body } = await app.ask('GET', path, { headers })
  return {
    status,
    html: String(body),
    words: String(body)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  }
}

test.each([
  ['/privacy-policy', 'Privacy Policy', ['under 13']],
  ['/cookie-policy', 'Cookie Policy', ['2 years', 'up to 1 year']],
  [
    '/terms-of-service',
    'Terms of Service',
    ['5–10 business days', 'Hotel', 'Affiliate', 'Customer', 'Admin', 'at least 30 days', 'under 13'],
  ],
])(
  '%s is there in full, titled and dated today, without script and while the site is closed',
  async (path, title, facts) => {
    const admin = await createActor(app, 'admin')
    const set = (guestSite: string) =>
      app.ask('PUT', '/api/v1/platform/switches', { token: admin.token, body: { guestSite } })
    await set('closed')
    const { status, html, words } = await get(path)
    await set('open')
    expect(status).toBe(200)
    expect(html).toContain(`<html lang="en"`)
    expect(html).toContain(`<title>${title} · Roomlark</title>`)
    const today = utcDay(app.services.clock())
    expect(html).toMatch(new RegExp(`Last updated <time dateTime="${today}"`))
    for (const fact of facts) expect(words).toContain(fact)
    expect(words.length).toBeGreaterThan(3000)
    expect(html).toContain('href="/login"')
    expect(html).toContain('href="/register"')
  },
)

test('says in the language of the reader that a text is in English', async () => {
  const sentence = 'Dieser Text liegt nur auf Englisch vor'
  expect((await get('/terms-of-service?lang=de')).html).toMatch(new RegExp(`<p lang="de"[^>]*>${sentence}`))
  expect((await get('/terms-of-service', { 'accept-language': 'de-AT' })).words).toContain(sentence)
  expect((await get('/terms-of-service')).words).not.toContain('This text is in English')
})

test('leads a guest from another language there, and whoever is signed in to the dashboard', async () => {
  expect((await get('/stays?lang=fr')).html).toContain('href="/terms-of-service?lang=fr"')
  const { html } = await get('/privacy-policy', { cookie: 'token=abc' })
  expect(html).toContain('href="/dashboard"')
  expect(html).not.toContain('href="/register"')
})
