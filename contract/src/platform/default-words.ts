import { say } from '../say.ts'
import type { DefaultName } from './platform.ts'

export const defaultTitles: Record<DefaultName, string> = {
  commissionRate: say('Commission rate of new hotels'),
  platformShare: say('Roomlark’s share of each commission'),
  attributionDays: say('Attribution window'),
  holdDays: say('Hold after check-out'),
}

const inDays: readonly DefaultName[] = ['attributionDays', 'holdDays']

/** Writes, for example, `30 days` or `17.25 percent`. */
export function figureWords(name: DefaultName, value: number): string {
  return inDays.includes(name)
    ? say('{days, plural, one {# day} other {# days}}', { days: value })
    : say('{figure} percent', { figure: value.toLocaleString('en-US', { maximumFractionDigits: 2 }) })
}
