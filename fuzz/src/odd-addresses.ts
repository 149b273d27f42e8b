import { encoded } from '../../server/test/input/endpoints.ts'
import type { Draw } from './draw.ts'
import { oddText, prototypeNames } from './odd-values.ts'

const segments = [
  ...[
    '%',
    '%zz',
    '%00',
    '%C0%AF',
    '%ED%A0%BD',
    '%FF',
    '%u0041',
    '%2e%2e%2f',
    '..',
    '.',
    '%2F',
    '%5c',
    ';a=b',
    '*',
  ],
  ...['%25', '%2500', '%0d%0aX:%20y', '~', '-', ':id', '{id}', '%7Bid%7D', '%F0%9F%98%80', '%E2%80%AE'],
]

/** Returns a part of a path as no library would write it. */
export function oddSegment(draw: Draw): string {
  return draw.chance(0.7) ? draw.one(segments) : encoded(oddText(draw)).slice(0, 6000)
}

/** Changes the text of a query: repeated, bracketed, empty and badly encoded parameters. */
export function spoiledQuery(query: string, draw: Draw): string {
  const [name = 'a'] = query.split(/[=&]/)
  const more = draw.one([
    ...[
      `${name}=1&${name}=2`,
      `${name}[]=1`,
      `${name}[a]=1`,
      `${name}.a=1`,
      name,
      `=${name}`,
      '&&&',
      '=',
      '?',
      ';a=1',
    ],
    ...[
      `${name}=%`,
      `${name}=%zz`,
      `${name}=%00`,
      `${name}=%C0%AF`,
      `${name}=%ED%A0%BD`,
      `${name}=+`,
      `${name}=`,
    ],
    ...prototypeNames.flatMap((key) => [`${key}=1`, `${key}[a]=1`]),
    Array.from({ length: 1500 }, (_, index) => `k${index}=`).join('&'),
    `${name}=${'a'.repeat(8000)}`,
    `${'a'.repeat(8000)}=1`,
    `${encoded(oddText(draw)).slice(0, 4000)}=${encoded(oddText(draw)).slice(0, 4000)}`,
  ])
  return query === '' || draw.chance(0.3) ? more : `${query}&${more}`
}

/** HTTP carries bytes, and Node.js writes each sign of a header as one. */
function headerText(draw: Draw): string {
  const text = draw.one([
    ...['', ' ', '"', ',', ';', '*', '""', 'W/"1"', '0', '-1', 'é', 'ÿ', '\t', '=', '%00', '{}'],
    'a'.repeat(3000),
  ])
  return draw.chance(0.8)
    ? text
    : [...oddText(draw)]
        .filter((sign) => /[\x20-\x7e\xa0-\xff]/.test(sign))
        .join('')
        .slice(0, 3000)
}

const contentTypes = [
  ...[
    '',
    'text/plain',
    'application/json; charset=utf-16',
    'application/json;',
    'application/JSON',
    'json',
    '/',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'text/xml',
  ],
  ...[
    'multipart/form-data; boundary=a',
    'application/json, text/plain',
    'application/json; charset="',
    ';',
    '*/*',
  ],
]

/** Returns one to three headers with odd values. */
export function oddHeaders(draw: Draw): Record<string, string | string[]> {
  const odd: Record<string, () => string | string[]> = {
    accept: () => draw.one(['', '*', 'text/html', 'application/xml', headerText(draw)]),
    'accept-encoding': () => draw.one(['', 'br;q=0', 'gzip, br', '*', 'deflate', headerText(draw)]),
    'accept-language': () => draw.one(['', '*', 'de-DE,de;q=x', 'xx-', headerText(draw)]),
    authorization: () =>
      draw.one(['Bearer', 'Bearer ', 'bearer x', 'Basic Og==', 'Bearer a b', `Bearer ${headerText(draw)}`]),
    'content-encoding': () => draw.one(['gzip', 'br', 'identity', headerText(draw)]),
    'content-type': () => draw.one(contentTypes),
    cookie: () =>
      draw.one([
        'token=',
        'token=%',
        'referral=%00',
        '=;=;',
        'preferences=%7B',
        '__proto__=1',
        `a=${headerText(draw)}`,
      ]),
    'idempotency-key': () => draw.one(['', ' ', 'a'.repeat(101), 'a b', headerText(draw)]),
    'if-match': () => draw.one(['*', '"1"', headerText(draw)]),
    'if-none-match': () => draw.one(['*', 'W/"1"', headerText(draw)]),
    'if-modified-since': () => draw.one(['0', 'Thu, 01 Jan 1970 00:00:00 GMT', headerText(draw)]),
    'last-event-id': () => headerText(draw),
    origin: () => draw.one(['null', 'https://evil.example', headerText(draw)]),
    range: () => draw.one(['bytes=0-', 'bytes=-1', 'bytes=9-1', headerText(draw)]),
    referer: () => headerText(draw),
    'user-agent': () => headerText(draw),
    'x-forwarded-for': () => draw.one(['', '::1', '1.2.3.4, 5.6.7.8', headerText(draw)]),
    'x-forwarded-host': () => headerText(draw),
    'x-http-method-override': () => 'DELETE',
    'x-request-id': () => headerText(draw),
  }
  const names = Object.keys(odd)
  const chosen = Array.from({ length: draw.one([1, 1, 2, 3]) }, () => draw.one(names))
  return Object.fromEntries(chosen.map((name) => [name, odd[name]?.() ?? '']))
}
