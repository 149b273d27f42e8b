import type { LineRow } from './statements.queries.ts'

const monthFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const dayFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' })

/** `June 2026` */
export function monthText(month: string): string {
  return monthFormat.format(new Date(`${month}T00:00:00Z`))
}

/** `6 June` */
export function dayIn(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`))
}

/** `29 May to 2 June 2026`; without the year if it is the one named. */
export function rangeText(fromOn: string, untilOn: string, named = ''): string {
  const year = untilOn.slice(0, 4)
  const isSameYear = fromOn.slice(0, 4) === year
  const from = fromOn.slice(0, 7) === untilOn.slice(0, 7) ? String(Number(fromOn.slice(8))) : dayIn(fromOn)
  const start = isSameYear ? from : `${from} ${fromOn.slice(0, 4)}`
  return `${start} to ${dayIn(untilOn)}${isSameYear && named.slice(0, 4) === year ? '' : ` ${year}`}`
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
