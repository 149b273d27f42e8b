import { join } from 'node:path'
import { addDays, utcDay } from '@roomlark/contract/dates'
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

const binding = 'Verbindlich ist Version 1 auf Englisch'

test('is a translation without script for whoever reads another language, and names the binding version', async () => {
  const { html, words } = await get('/terms-of-service?lang=de')
  expect(html).toContain('<html lang="de"')
  expect(html).toContain('<title>Nutzungsbedingungen · Roomlark</title>')
  expect(html).toContain('<meta name="description" content="Was Sie von Roomlark erwarten')
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/terms-of-service\?lang=de"/)
  for (const code of ['en', 'de', 'fr', 'es', 'it', 'x-default']) {
    expect(html).toContain(`<link rel="alternate" hrefLang="${code}"`)
  }
  expect(words).toContain(binding)
  expect(html).toContain('<a href="/terms-of-service?lang=en"')
  expect(words).toContain('Erstattungen dauern 5–10 Werktage')
  expect(html).toContain('<a href="/privacy-policy?lang=de">Datenschutzerklärung</a>')
  expect(html).toContain('>Registrieren</a>')
  expect((await get('/privacy-policy?lang=de')).html).toContain('<a href="/cookie-policy?lang=de#change">')

  const german = { 'accept-language': 'de-AT' }
  expect((await get('/cookie-policy', german)).words).toMatch(
    /Cookies nach Namen.*Cookie-Einstellungen ändern/,
  )
  const english = await get('/terms-of-service?lang=en', german)
  expect(english.html).toContain('<html lang="en"')
  expect(english.words).toContain('Refunds take 5–10 business days')
  expect(english.words).not.toContain(binding)
})

test('leads a guest from another language there, and whoever is signed in to the dashboard', async () => {
  expect((await get('/stays?lang=fr')).html).toContain('href="/terms-of-service?lang=fr"')
  const { html } = await get('/privacy-policy', { cookie: 'token=abc' })
  expect(html).toContain('href="/dashboard"')
  expect(html).not.toContain('href="/register"')
})

test('shows a version that was published in English, and says so in the language of the reader', async () => {
  const admin = await createActor(app, 'admin')
  const effectiveOn = addDays(utcDay(app.services.clock()), 31)
  const body = { summary: 'Plainer words', body: '## One\n\nWe keep none.', effectiveOn }
  expect((await app.ask('POST', '/api/v1/legal/cookies', { token: admin.token, body })).status).toBe(200)
  const expectEnglish = ({ html, words }: Awaited<ReturnType<typeof get>>) => {
    expect(html).toContain('<html lang="en"')
    expect(words).toContain('We keep none.')
    expect(html).toMatch(/<p lang="de"[^>]*>Dieser Text liegt nur auf Englisch vor/)
    expect(words).not.toContain('Übersetzung')
  }
  const announced = await get('/cookie-policy?lang=de')
  expect(announced.words).toContain(binding)
  expect(announced.html).toMatch(/Ab [^<]+ gilt eine neue Fassung/)
  expect(announced.html).toContain('href="/cookie-policy?lang=de&amp;version=announced"')
  expectEnglish(await get('/cookie-policy?lang=de&version=announced'))

  app.advance(32 * 86_400_000)
  const inForce = await get('/cookie-policy?lang=de')
  expectEnglish(inForce)
  expect(inForce.html).not.toContain('hrefLang="de"')
  expect((await get('/cookie-policy')).words).not.toContain('This text is in English')
})
