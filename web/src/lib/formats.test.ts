import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { fullDay, longRangeWords, monthWords, nightsWords, rangeWords, weekdayLetters } from './day-words.ts'
import { longDate } from './format-date.ts'
import { figures } from './format-figure.ts'
import { countText, percentText, signedPercent } from './format-number.ts'
import { inFormats, writeAs } from './formats.ts'

afterEach(() => writeAs(null))

const german = { locale: 'de-DE', timeZone: 'Europe/Berlin' }

it('everything is written in the formats of one account', () => {
  writeAs(german)
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(fullDay('2026-06-16')).toBe('Di., 16. Juni 2026')
  expect(longDate(new Date('2026-06-16T10:00:00Z'))).toBe('Di., 16. Juni 2026')
  expect(monthWords('2026-06-01')).toBe('Juni 2026')
  expect(weekdayLetters('2026-06-16')).toBe('Di')
  expect(rangeWords('2026-06-16', '2026-06-21', '2026')).toBe('16.–21. Juni')
  expect(plain(longRangeWords('2025-12-30', '2026-01-02', '2026'))).toBe('30. Dezember 2025 – 2. Januar 2026')
  expect(nightsWords(1284)).toBe('1.284 nights')
  expect(countText(12_500)).toBe('12.500')
  expect(plain(percentText(12.5))).toBe('12,5 %')
  expect(plain(signedPercent(-10))).toBe('−10 %')
  expect(plain(figures.dollars.full(28_450))).toBe('28.450 $')
})

it('and in the usual ones again once that account is gone', () => {
  expect(inFormats(german, () => fullDay('2026-06-16'))).toBe('Di., 16. Juni 2026')
  expect(fullDay('2026-06-16')).toBe('Tue 16 June 2026')
  writeAs(german)
  writeAs(null)
  expect(signedPercent(12.5)).toBe('+12.5%')
})

/** Code that formats without `lib/format-…`, `lib/day-words` or `parts/money` does not follow the account. */
const formatsByItself =
  /\bIntl\.(NumberFormat|DateTimeFormat|ListFormat|RelativeTimeFormat|PluralRules)|\.toLocale(Date|Time)?String\(|\.toFixed\(|\b(moneyText|dayText|feeWords|cancellationTerms)\b[^}]*} from '@roomlark\/contract/

it('no screen formats values itself', () => {
  const source = join(import.meta.dirname, '..')
  const screens = ['app', 'features', 'parts', 'session', 'ui'].flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  const found = screens
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .filter((file) => formatsByItself.test(readFileSync(join(source, file), 'utf8')))
  expect(screens.length).toBeGreaterThan(400)
  expect(found.sort()).toEqual(['parts/cancellation/policy-text.ts', 'parts/money/money-text.ts'])
})

it('whoever has chosen nothing has the formats of the browser’s language', async () => {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  const { chosenLocale } = await import('./formats.ts')
  expect(chosenLocale({ language: null, locale: 'en-US' })).toBe('de-DE')
  expect(chosenLocale({ language: null, locale: 'fr-FR' })).toBe('fr-FR')
  expect(chosenLocale({ language: 'de', locale: 'en-US' })).toBe('en-US')
  vi.unstubAllGlobals()
  vi.resetModules()
})
