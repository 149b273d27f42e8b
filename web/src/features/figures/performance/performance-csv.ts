import { csvText } from '@roomlark/contract/csv'
import type {
  Performance,
  PerformanceBreakdown,
  PerformanceFigures,
} from '@roomlark/contract/figures/performance'
import { say } from '@roomlark/contract/say'
import { breakdownWords, rowWords } from '../../../parts/performance/performance-words.ts'

const columns: readonly [name: string, read: (of: PerformanceFigures) => number | string][] = [
  [say('Clicks'), (of) => of.clicks ?? ''],
  [say('Suspected clicks'), (of) => of.suspectedClicks ?? ''],
  [say('Bookings'), (of) => of.bookings],
  [say('Conversion %'), (of) => of.conversionRate ?? ''],
  [say('Stays'), (of) => of.stays],
  [say('Upcoming##bookings'), (of) => of.toCome],
  [say('Cancelled##bookings'), (of) => of.cancelled],
  [say('No-shows'), (of) => of.noShows],
  [say('Cancelled %'), (of) => of.cancellationRate ?? ''],
  [say('Earned per click, USD'), (of) => amount(of.perClickUsdCents)],
  [say('Earnings so far, USD'), (of) => amount(of.soFarUsdCents)],
  [say('Expected earnings, USD'), (of) => amount(of.toComeUsdCents)],
  [say('Earnings, USD'), (of) => amount(of.earningsUsdCents)],
]

/** The breakdown that is shown, with the totals of the period and of the one before. */
export function performanceCsv(performance: Performance, by: PerformanceBreakdown): string {
  const { rows, totals, before, fromOn, untilOn } = performance
  const figures = (of: PerformanceFigures) => columns.map(([, read]) => read(of))
  return csvText([
    [
      breakdownWords[by],
      say('Hotel'),
      say('From##date'),
      say('Until##date'),
      ...columns.map(([name]) => name),
    ],
    ...rows.map((row) => [
      rowWords(row, by).name,
      row.hotel?.name ?? '',
      row.fromOn ?? fromOn,
      row.untilOn ?? untilOn,
      ...figures(row.figures),
    ]),
    [say('All##total'), '', fromOn, untilOn, ...figures(totals)],
    ...(before ? [[say('Period before'), '', before.fromOn, before.untilOn, ...figures(before.totals)]] : []),
  ])
}

/** Dollars as a number: spreadsheets write it in the reader's format. */
function amount(cents: number | null): number | string {
  return cents === null ? '' : cents / 100
}
