import { setTimeout as sleep } from 'node:timers/promises'
import { dayText } from '@roomlark/contract/dates'
import { endpoint } from '@roomlark/contract/endpoint'
import { moneyText } from '@roomlark/contract/money'
import { prepareLanguage, say, sayAgain, speak } from '@roomlark/contract/say'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../test/app.ts'
import { createActor } from '../test/factories.ts'
import { AppError } from './errors.ts'
import { divideSpan } from './figures/analytics/periods.policy.ts'
import { registerRoutes, route } from './http/route.ts'
import { inLanguage } from './language.ts'

const probe = { method: 'POST', summary: 'Refuses', body: z.strictObject({ text: z.string() }) } as const
const open = endpoint({ ...probe, path: '/open-probe', access: 'public', response: z.null() })
const own = endpoint({ ...probe, path: '/own-probe', access: 'signed-in', response: z.null() })

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({
    extend: (server, deps) => {
      const refuse = () => Promise.reject(new AppError('conflict', dayText('2026-06-16')))
      registerRoutes(server, [route(open, refuse), route(own, refuse)], deps)
    },
  })
})
afterAll(() => app.close())

describe('a refusal', () => {
  /** Sends a body in two parts, of which the second arrives once the first was read. */
  const refusal = async (path: string, headers: Record<string, string>) => {
    async function* write() {
      yield Buffer.from('{"text":')
      await sleep(100)
      yield Buffer.from('"late"}')
    }
    const answer = await fetch(`${app.url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: ReadableStream.from(write()),
      duplex: 'half',
    })
    return answer.json()
  }

  test('is in the language of the account, however slowly the body arrives', async () => {
    const { token, id } = await createActor(app)
    await app.sql`UPDATE users SET language = 'de' WHERE id = ${id}`
    const french = { 'accept-language': 'fr' }
    expect(await refusal('own-probe', { authorization: `Bearer ${token}`, ...french })).toMatchObject({
      message: '16. Juni 2026',
    })
  })

  test('is in the language of the browser before signing in, else in English', async () => {
    const italian = { 'accept-language': 'it' }
    expect(await refusal('open-probe', italian)).toMatchObject({ message: '16 giugno 2026' })
    expect(await refusal('open-probe', {})).toMatchObject({ message: '16 June 2026' })
  })
})

describe('a text', () => {
  const texts = {
    'Enter a date': 'Geben Sie ein Datum ein',
    'Use {least} to {most} characters': 'Höchstens {most}, mindestens {least} Zeichen',
    'letters##sent by email': 'Briefe',
  }

  test('that was said before there was a reader is said again, with its numbers', () => {
    speak(prepareLanguage('de', 'de-DE', texts))
    onTestFinished(() => speak(prepareLanguage('en', 'en-US')))
    expect(sayAgain('Enter a date')).toBe('Geben Sie ein Datum ein')
    expect(sayAgain('Use 8 to 1,024 characters')).toBe('Höchstens 1,024, mindestens 8 Zeichen')
    expect(sayAgain('letters')).toBe('Briefe')
    expect(sayAgain('This is not known')).toBe('This is not known')
  })

  test('has numbers, dates and amounts of the reader', () => {
    const written = () => [say('{count, plural, other {#}}', { count: 1840 }), moneyText(184_000, 'EUR')]
    expect(written()).toEqual(['1,840', '€1,840.00'])
    expect(inLanguage('de', written)).toEqual(['1.840', '1.840,00\u00a0€'])
    expect(inLanguage('de', () => inLanguage('en', () => dayText('2026-06-16')))).toBe('16 June 2026')
    const labels = () =>
      divideSpan({ fromOn: '2026-10-01', untilOn: '2026-11-18' }, 'month').map(({ label }) => label)
    expect([labels(), inLanguage('it', labels), labels()]).toEqual([
      ['Oct', 'Nov'],
      ['ott', 'nov'],
      ['Oct', 'Nov'],
    ])
  })
})
