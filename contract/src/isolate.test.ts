import { expect, test } from 'vitest'
import { isolate } from './isolate.ts'

test.each(['Villa Marenne', 'Zoë 🌊', '王小明', ''])('%j stays as it is', (text) => {
  expect(isolate(text)).toBe(text)
})

test.each(['מלון הים', 'فندق البحر 5', 'Hotel \u200F!'])('%j is isolated', (text) => {
  expect(isolate(text)).toBe(`\u2068${text}\u2069`)
})

test('characters that change the direction are left out, so that nothing ends an isolate early', () => {
  expect(isolate('Ada\u202E\u2069 noryB')).toBe('Ada noryB')
  expect(isolate('\u2069שלום\u202C')).toBe('\u2068שלום\u2069')
})
