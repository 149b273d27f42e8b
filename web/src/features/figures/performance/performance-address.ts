import { addDays, IsoDate } from '@roomlark/contract/dates'
import {
  type PerformanceQuery,
  performanceBreakdowns,
  performanceDays,
  performancePeriods,
  referralMethods,
} from '@roomlark/contract/figures/performance'
import { Id } from '@roomlark/contract/primitives'
import { changeParts, findChoice } from '../../../lib/address-parts.ts'

/** Query of the page, which sets the number of rows itself. */
export type Asked = Omit<PerformanceQuery, 'limit'>

/** Reads the query from the address, ignoring invalid values. */
export function readPerformance(search: string): Asked {
  const asked = new URLSearchParams(search)
  const linkId = Id.safeParse(asked.get('link'))
  const hotelId = Id.safeParse(asked.get('hotel'))
  const method = findChoice(referralMethods, asked.get('tracking'))
  return {
    ...readPeriod(asked),
    compare: asked.get('compare') === 'none' ? 'none' : 'before',
    by: findChoice(performanceBreakdowns, asked.get('by')) ?? 'link',
    ...(linkId.success && { linkId: linkId.data }),
    ...(hotelId.success && { hotelId: hotelId.data }),
    ...(method && { method }),
  }
}

/** Dates that are no period mean the usual one. */
function readPeriod(asked: URLSearchParams): Pick<Asked, 'period' | 'fromOn' | 'untilOn'> {
  const period = findChoice(performancePeriods, asked.get('period')) ?? '30d'
  if (period !== 'custom') return { period }
  const [fromOn, untilOn] = [IsoDate.safeParse(asked.get('from')), IsoDate.safeParse(asked.get('until'))]
  if (!fromOn.success || !untilOn.success || !isPeriod(fromOn.data, untilOn.data)) return { period: '30d' }
  return { period, fromOn: fromOn.data, untilOn: untilOn.data }
}

export function isPeriod(fromOn: string, untilOn: string): boolean {
  return fromOn <= untilOn && untilOn < addDays(fromOn, performanceDays)
}

const usual = { period: '30d', compare: 'before', by: 'link' }

type Parts = Partial<
  Record<'period' | 'from' | 'until' | 'compare' | 'link' | 'hotel' | 'tracking' | 'by', string | null>
>

/** The same address with parts changed; empty parts and defaults are left out. */
export function withParts(search: string, parts: Parts): string {
  return changeParts(search, parts, usual)
}
