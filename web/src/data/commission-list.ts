import { type CommissionListQuery, commissionList } from '@roomlark/contract/partners/commission-list'
import { usePages } from '../lib/use-call.ts'
import { moneyKeys } from './keys.ts'

export type CommissionFilter = Omit<CommissionListQuery, 'limit'>

export function useCommissions(filter: CommissionFilter) {
  return usePages(moneyKeys.commissions(filter), commissionList.list, { query: filter })
}
