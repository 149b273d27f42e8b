import { utcDay } from '@roomlark/contract/dates'
import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod/mini'

/** What one euro is worth in other currencies, and the day for which that was published. */
export type PublishedRates = { day: string; perEuro: ReadonlyMap<string, number> }

/** The reference rates of the European Central Bank, which it publishes on its working days about 16:00 in Frankfurt. */
export type RateFeed = { read(): Promise<PublishedRates> }

const timeoutMs = 10_000

/** The file has about 30 currencies and 2 kB. */
const mostBytes = 100_000

/** Opens the feed that the settings name; null if there is none. */
export function openRateFeed(url: string | 'simulated' | null): RateFeed | null {
  if (url === null) return null
  return url === 'simulated' ? simulateRateFeed(() => new Date()) : createRateFeed(url)
}

function createRateFeed(url: string): RateFeed {
  return {
    async read() {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new Error(`the feed of exchange rates answered ${response.status}`)
      const text = await response.text()
      if (text.length > mostBytes) throw new Error('the feed of exchange rates is too long')
      return readRateFeed(text)
    },
  }
}

// Entities of a document would be how a small text becomes a large one or reads a file, so there are none.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
  processEntities: false,
})

const Rate = z.object({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  rate: z.string().check(z.regex(/^\d{1,9}(\.\d{1,8})?$/)),
})
const Feed = z.object({
  Envelope: z.object({
    Cube: z.object({
      Cube: z.object({
        time: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
        Cube: z.array(Rate),
      }),
    }),
  }),
})

/** Reads the documented form of eurofxref-daily.xml: a cube of one day with a cube for each currency. */
export function readRateFeed(xml: string): PublishedRates {
  const { data } = Feed.safeParse(parser.parse(xml))
  if (!data) throw new Error('the feed of exchange rates is not in its documented form')
  const { time: day, Cube } = data.Envelope.Cube.Cube
  const perEuro = new Map(Cube.map(({ currency, rate }) => [currency, Number(rate)]))
  if ([...perEuro.values()].some((rate) => rate === 0)) {
    throw new Error('the feed of exchange rates has a rate of zero')
  }
  return { day, perEuro }
}

/** The feed of the demo and of tests, of the present day. */
export function simulateRateFeed(clock: () => Date): RateFeed {
  const rates = {
    ...{
      USD: '1.1600',
      JPY: '178.42',
      CZK: '24.206',
      DKK: '7.4687',
      GBP: '0.8801',
      HUF: '382.53',
      PLN: '4.2275',
    },
    ...{ SEK: '10.9845', CHF: '0.9302', NOK: '11.7360', AUD: '1.7845', CAD: '1.6291', TRY: '49.1270' },
  }
  const cubes = Object.entries(rates).map(
    ([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`,
  )
  return {
    read: async () =>
      readRateFeed(`<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${utcDay(clock())}'>${cubes.join('')}</Cube></Cube>
</gesmes:Envelope>`),
  }
}
