import type { Performance, PerformanceFigures, PerformanceRow } from '@roomlark/contract/figures/performance'
import { describe, expect, it } from 'vitest'
import { performanceCsv } from '../../features/figures/performance/performance-csv.ts'
import {
  figureNotes,
  outcomeWords,
  periodWords,
  rowsWords,
  rowWords,
  summaryWords,
} from './performance-words.ts'

const figures: PerformanceFigures = {
  clicks: 4438,
  suspectedClicks: 0,
  bookings: 53,
  stays: 34,
  toCome: 19,
  cancelled: 5,
  noShows: 0,
  soFarUsdCents: 291_840,
  toComeUsdCents: 180_848,
  earningsUsdCents: 472_688,
  conversionRate: 1.2,
  perClickUsdCents: 107,
  cancellationRate: 8.6,
}
const hotel = { id: 'h', name: 'Villa Marenne', imageUrl: null }
const nothing = {
  ...{ link: null, promoCode: null, method: null, hotel: null, tag: null, site: null },
  ...{ fromOn: null, untilOn: null },
}
const row = (of: Partial<PerformanceRow>): PerformanceRow => ({
  ...nothing,
  figures,
  clicksOverTime: null,
  ...of,
})
const link = row({ link: { id: 'l', code: 'positano-guide', label: '' }, hotel })
const code = row({
  promoCode: 'LARKSLOW',
  method: 'promo-code',
  hotel,
  figures: { ...figures, clicks: null, suspectedClicks: null },
})
const page: Performance = {
  fromOn: '2026-05-17',
  untilOn: '2026-06-15',
  step: 'day',
  totals: figures,
  before: {
    fromOn: '2026-04-17',
    untilOn: '2026-05-16',
    totals: { ...figures, earningsUsdCents: 411_033 },
  },
  series: [],
  rows: [link, code],
  moreRows: 0,
  methods: [],
}

describe('the words of the performance page', () => {
  it('sum it up in one sentence', () => {
    expect(summaryWords(page)).toBe(
      '4,438 clicks led to 53 bookings: 34 stayed, 19 upcoming; 5 more cancelled. $2,918.40 earned so far and $1,808.48 expected, 15% more than in the period before.',
    )
    const none = { ...figures, clicks: 3, bookings: 0, cancelled: 0 }
    expect(summaryWords({ ...page, totals: none })).toBe('3 clicks led to 0 bookings.')
    expect(
      summaryWords({ ...page, totals: { ...figures, clicks: null, suspectedClicks: null }, before: null }),
    ).toMatch(/^53 bookings in this period: .* expected\.$/)
  })

  it('say what each figure means', () => {
    expect(figureNotes(figures)).toEqual({
      clicks: '$1.07 earned per click',
      bookings: '1.2% of clicks book',
      stays: '64% of bookings so far',
      earnings: '$89.19 a booking, after Roomlark’s share',
    })
    expect(figureNotes({ ...figures, suspectedClicks: 1290 }).clicks).toBe(
      '$1.07 earned per click, 1,290 suspected',
    )
    const untold = {
      ...figures,
      clicks: null,
      suspectedClicks: null,
      conversionRate: null,
      perClickUsdCents: null,
    }
    expect(figureNotes(untold).clicks).toBe('Not told apart by tracking')
    expect(outcomeWords({ ...figures, cancelled: 0, noShows: 2 })).toBe('34 stayed, 19 upcoming, 2 no-shows')
  })

  it('name rows, days and what they are compared with', () => {
    expect(rowWords(link, 'link')).toEqual({ name: 'positano-guide', below: 'Villa Marenne' })
    expect(rowWords(code, 'link')).toEqual({ name: 'LARKSLOW', below: 'Villa Marenne, promo code' })
    expect(rowWords(row({ method: 'desk', hotel }), 'link')).toEqual({
      name: 'Villa Marenne',
      below: 'Entered by the hotel',
    })
    expect(rowWords(row({ fromOn: '2026-05-17', untilOn: '2026-05-17' }), 'day').name).toBe('17 May 2026')
    expect(rowWords(row({ fromOn: '2026-05-01', untilOn: '2026-05-31' }), 'day').name).toBe('May 2026')
    expect(rowWords(row({ tag: 'letter' }), 'tag').name).toBe('letter')
    expect(rowWords(row({ tag: '' }), 'tag').name).toBe('No tag')
    expect(rowWords(row({}), 'site').name).toBe('No site')
    expect(rowsWords('link', page)).toBe('1 link and 1 promo code, best earners first')
    expect(rowsWords('hotel', { ...page, moreRows: 7 })).toBe('9 hotels, the best 2 earners')
    const tagged = [row({ tag: 'letter' }), row({ tag: '' })]
    expect(rowsWords('tag', { ...page, rows: tagged })).toBe('1 tag, best earners first')
    expect(rowsWords('site', page)).toBe('best earners first')
    expect(periodWords(page)).toBe('17 May to 15 June, compared with 17 April to 16 May')
  })

  it('stand in the file too, with everything that is shown and the totals', () => {
    const [head, first, second, all, before] = performanceCsv(page, 'link')
      .replaceAll('"', '')
      .trim()
      .split('\r\n')
    expect(head).toMatch(/^Link,Hotel,From,Until,Clicks,Suspected clicks,Bookings,/)
    expect(first).toBe(
      'positano-guide,Villa Marenne,2026-05-17,2026-06-15,4438,0,53,1.2,34,19,5,0,8.6,1.07,2918.4,1808.48,4726.88',
    )
    expect(second).toMatch(/^LARKSLOW,Villa Marenne,2026-05-17,2026-06-15,,,53,/)
    expect(all).toMatch(/^All,,2026-05-17,2026-06-15,4438,/)
    expect(before).toMatch(/^Period before,,2026-04-17,2026-05-16,.*,4110\.33$/)
  })
})
