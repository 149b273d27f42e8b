import { csvText } from '@roomlark/contract/csv'
import type {
  Performance,
  PerformanceBreakdown,
  PerformanceFigures,
} from '@roomlark/contract/figures/performance'
import { breakdownWords, rowWords } from '../../../parts/performance/performance-words.ts'

const columns: readonly [name: string, read: (of: PerformanceFigures) => number | string][] = [
  ['Clicks', (of) => of.clicks ?? ''],
  ['Suspected clicks', (of) => of.suspectedClicks ?? ''],
  ['Bookings', (of) => of.bookings],
  ['Conversion %', (of) => of.conversionRate ?? ''],
  ['Stays', (of) => of.stays],
  ['Upcoming', (of) => of.toCome],
  ['Cancelled', (of) => of.cancelled],
  ['No-shows', (of) => of.noShows],
  ['Cancelled %', (of) => of.cancellationRate ?? ''],
  ['Earned per click, USD', (of) => amount(of.perClickUsdCents)],
  ['Earnings so far, USD', (of) => amount(of.soFarUsdCents)],
  ['Expected earnings, USD', (of) => amount(of.toComeUsdCents)],
  ['Earnings, USD', (of) => amount(of.earningsUsdCents)],
]

/** The breakdown that is shown, with the totals of the period and of the one before. */
export function performanceCsv(performance: Performance, by: PerformanceBreakdown): string {
  const { rows, totals, before, fromOn, untilOn } = performance
  const figures = (of: PerformanceFigures) => columns.map(([, read]) => read(of))
  return csvText([
    [breakdownWords[by], 'Hotel', 'From', 'Until', ...columns.map(([name]) => name)],
    ...rows.map((row) => [
      rowWords(row).name,
      row.hotel?.name ?? '',
      row.fromOn ?? fromOn,
      row.untilOn ?? untilOn,
      ...figures(row.figures),
    ]),
    ['All', '', fromOn, untilOn, ...figures(totals)],
    ...(before ? [['Period before', '', before.fromOn, before.untilOn, ...figures(before.totals)]] : []),
  ])
}

/** Dollars as a number: spreadsheets write it in the reader's format. */
function amount(cents: number | null): number | string {
  return cents === null ? '' : cents / 100
}
