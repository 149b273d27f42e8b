import fc from 'fast-check'
import type { Json } from '../../server/test/input/samples.ts'
import type { Draw } from './draw.ts'

/** JSON that no value of JavaScript is written as, such as 1e999 or a key of `__proto__`. */
const rawSign = '@raw:'

function raw(json: string): Json {
  return rawSign + json
}

export function writeJson(value: Json): string {
  return JSON.stringify(value).replace(/"@raw:((?:[^"\\]|\\.)*)"/g, (_, text) => JSON.parse(`"${text}"`))
}

export const prototypeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
]

const plainTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD83D',
  'a\uDE00b',
  '\uFEFF',
  '\uFFFF',
  '\u202Eabc',
  '\u200B\u2060',
  'e\u0301\u0302\u0303'.repeat(30),
  '👩‍👩‍👧‍👦',
  'İıſß',
  '\n',
  'a\r\nBcc: b@example.test',
  '%',
  '_%\\',
  "'; --",
  '%00',
  '1e999',
  '-0',
  'NaN',
  'Infinity',
  '0x10',
  '1_000',
  'true',
  'null',
  'undefined',
  '[object Object]',
  '../../../etc/passwd',
  '9'.repeat(400),
  '-1',
  '1.5',
  '2147483648',
  '9007199254740993',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13',
  '2026-02-30',
  '2026-13',
  '0000-00',
  '2026-11-16T25:61:61Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '2026-11-16T00:00:00+99:99',
  '24:00',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '0d000000-0000-4000-8000-00000000ffff',
  '5_0d000000-0000-4000-8000-00000000ffff',
  'a@b',
  '"a b"@example.test',
  'https://[::1]:1/',
  'http://169.254.169.254/latest',
  'javascript:alert(1)',
  'data:text/html,x',
  'Europe/Nowhere',
  'XXX',
  '+999999999999999999',
  ',,,,',
  '4,,11',
  ...prototypeNames,
]

const longUnits = ['a', ' ', '@a.', 'https://a/', ',', '\u202E', '1', '**[', 'é', '😀', '"', '<b>']

export function oddText(draw: Draw): string {
  return draw.weighted<() => string>([
    [6, () => draw.one(plainTexts)],
    [1, () => draw.one(longUnits).repeat(draw.one([200, 2000, 20_000]))],
    [1, () => `${'a'.repeat(draw.one([255, 256, 1000, 4001]))}!`],
    [2, () => draw.of(fc.string({ unit: 'binary' }))],
    [1, () => draw.of(fc.string({ unit: 'grapheme', maxLength: 40 }))],
  ])()
}

export function oddNumber(draw: Draw): Json {
  return draw.weighted<() => Json>([
    [
      4,
      () =>
        draw.one([
          ...[
            0,
            -0,
            -1,
            1,
            1.5,
            0.1 + 0.2,
            0.005,
            1e-7,
            5e-324,
            2_147_483_647,
            2_147_483_648,
            -2_147_483_649,
          ],
          ...[Number.MAX_SAFE_INTEGER, 2 ** 53, 2 ** 63, 1e21, 1e308, -1e308],
        ]),
    ],
    [2, () => raw(draw.one(['1e999', '-1e999', '1E400', '-0.0', '1'.repeat(400), `0.${'1'.repeat(500)}`]))],
    [1, () => draw.of(fc.double({ noNaN: true, noDefaultInfinity: true }))],
    [1, () => draw.of(fc.maxSafeInteger())],
  ])()
}

function nested(depth: number, open: string, close: string): Json {
  return raw(`${open.repeat(depth)}1${close.repeat(depth)}`)
}

/** A value that no field is meant to have, whatever its type. */
export function oddJson(draw: Draw): Json {
  return draw.weighted<() => Json>([
    [3, () => oddText(draw)],
    [3, () => oddNumber(draw)],
    [2, () => draw.one<Json>([null, true, false, [], {}, [[]], [null], { a: 1 }, { length: 1e9 }, ['', '']])],
    [1, () => nested(draw.one([5, 31, 40, 5000]), '[', ']')],
    [1, () => nested(draw.one([5, 31, 40, 5000]), '{"a":', '}')],
    [1, () => raw(`{"${draw.one(prototypeNames)}":{"admin":true}}`)],
    [
      1,
      () =>
        raw(`[${Array(draw.one([500, 19_000, 30_000])).fill(draw.one(['1', '{}', '""', '[]', 'null']))}]`),
    ],
    [1, () => draw.of(fc.jsonValue({ maxDepth: 4 })) as Json],
  ])()
}
