import type { DefaultName } from './platform.ts'

export const defaultTitles: Record<DefaultName, string> = {
  commissionRate: 'Commission rate of new hotels',
  platformShare: 'Roomlark’s share of each commission',
  attributionDays: 'Attribution window',
  holdDays: 'Hold after check-out',
}

const inDays: readonly DefaultName[] = ['attributionDays', 'holdDays']

/** Writes, for example, `30 days` or `17.25 percent`. */
export function figureWords(name: DefaultName, value: number): string {
  const figure = value.toLocaleString('en-US', { maximumFractionDigits: 2 })
  if (!inDays.includes(name)) return `${figure} percent`
  return value === 1 ? '1 day' : `${figure} days`
}
