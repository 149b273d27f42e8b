import { addDays } from '@roomlark/contract/dates'
import {
  type PerformanceQuery,
  performanceBreakdowns,
  performanceDays,
  performancePeriods,
  referralMethods,
} from '@roomlark/contract/figures/performance'
import { choice, choiceOr, dayIn, idIn, listAddress } from '../../../parts/list/list-address.ts'

/** Query of the page, which sets the number of rows itself. */
export type Asked = Omit<PerformanceQuery, 'limit'>

const address = listAddress({
  period: choiceOr('30d', performancePeriods),
  fromOn: dayIn('from'),
  untilOn: dayIn('until'),
  compare: choiceOr('before', ['before', 'none']),
  by: choiceOr('link', performanceBreakdowns),
  linkId: idIn('link'),
  hotelId: idIn('hotel'),
  siteId: idIn('site'),
  method: choice(referralMethods, 'tracking'),
})

/** Dates belong to a period of one's own; dates that are no period mean the usual one. */
export const performanceAddress = {
  ...address,
  read(search: string): Asked {
    const { fromOn, untilOn, ...asked } = address.read(search)
    if (asked.period !== 'custom') return asked
    return fromOn && untilOn && isPeriod(fromOn, untilOn)
      ? { ...asked, fromOn, untilOn }
      : { ...asked, period: '30d' }
  },
}

export function isPeriod(fromOn: string, untilOn: string): boolean {
  return fromOn <= untilOn && untilOn < addDays(fromOn, performanceDays)
}
