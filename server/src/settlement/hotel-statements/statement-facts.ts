import { datedRange, dayRange, monthWords } from '@roomlark/contract/guest-formats'
import { getReaderLanguage } from '../../language.ts'
import type { LineRow } from './statements.queries.ts'

/** `June 2026` */
export function monthText(month: string): string {
  return monthWords(getReaderLanguage(), month)
}

/** `6 June` */
export function dayIn(date: string): string {
  return dayRange(getReaderLanguage(), date, date)
}

/** `29 May to 2 June 2026`; without the year if it is the one named. */
export function rangeText(fromOn: string, untilOn: string, named = ''): string {
  const year = untilOn.slice(0, 4)
  const isSameYear = fromOn.slice(0, 4) === year
  const isNamed = isSameYear && named.slice(0, 4) === year
  const language = getReaderLanguage()
  if (language !== 'en') return (isNamed ? dayRange : datedRange)(language, fromOn, untilOn)
  const from = fromOn.slice(0, 7) === untilOn.slice(0, 7) ? String(Number(fromOn.slice(8))) : dayIn(fromOn)
  const start = isSameYear ? from : `${from} ${fromOn.slice(0, 4)}`
  return `${start} to ${dayIn(untilOn)}${isNamed ? '' : ` ${year}`}`
}

type PartnerSum = { name: string; count: number; baseCents: number; grossCents: number }

/** Sums the counted lines by partner, largest first. */
export function byPartner(lines: readonly LineRow[]): PartnerSum[] {
  const counted = lines.filter(({ state }) => state === 'counted')
  return [...Map.groupBy(counted, ({ partnerName }) => partnerName)]
    .map(([name, of]) => ({
      name,
      count: of.length,
      baseCents: of.reduce((sum, { baseCents }) => sum + baseCents, 0),
      grossCents: of.reduce((sum, { grossCents }) => sum + grossCents, 0),
    }))
    .sort((a, b) => b.grossCents - a.grossCents)
}
