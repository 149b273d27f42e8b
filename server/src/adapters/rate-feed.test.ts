import { expect, test } from 'vitest'
import { readRateFeed, simulateRateFeed } from './rate-feed.ts'

const document = (cubes: string, time = '2026-11-17') => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender>
    <gesmes:name>European Central Bank</gesmes:name>
  </gesmes:Sender>
  <Cube>
    <Cube time='${time}'>
      ${cubes}
    </Cube>
  </Cube>
</gesmes:Envelope>`
const usd = "<Cube currency='USD' rate='1.1603'/>"
const yen = "<Cube currency='JPY' rate='179.98'/>"

test('reads the documented form', () => {
  const { day, perEuro } = readRateFeed(document(usd + yen))
  expect(day).toBe('2026-11-17')
  expect([...perEuro]).toEqual([
    ['USD', 1.1603],
    ['JPY', 179.98],
  ])
})

test.each([
  ['is no XML', 'Service unavailable'],
  ['has no rates', '<html><body>Moved</body></html>'],
  ['has no day', document(usd + yen, 'today')],
  ['has a currency that is none', document(`${usd}<Cube currency='&x;' rate='1'/>`)],
  ['has a rate that is none', document(`${usd}<Cube currency='JPY' rate='1,799'/>`)],
  ['has a rate of zero', document(`${usd}<Cube currency='JPY' rate='0'/>`)],
])('refuses what %s', (_, text) => {
  expect(() => readRateFeed(text)).toThrow('the feed of exchange rates')
})

test('is simulated in the same form', async () => {
  const feed = simulateRateFeed(() => new Date('2026-11-17T16:00:00Z'))
  const { day, perEuro } = await feed.read()
  expect([day, perEuro.get('USD')]).toEqual(['2026-11-17', 1.16])
})
