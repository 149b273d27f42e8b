import { runStatementLists } from '@roomlark/contract/settlement/payouts'
import { choiceOr, listAddress, paged, pageIn } from '../../../../parts/list/list-address.ts'

/** The page of a run, by the first day of its month. */
export function runPath(month: string): string {
  return `/bookings/payouts/${month.slice(0, 7)}`
}

/** The statements that a run pays. */
export const paidAddress = listAddress({ ...paged, list: choiceOr('pay', runStatementLists) })

/** Those that it leaves out, on the same page. */
export const leftOutAddress = listAddress({ page: pageIn('left') })
