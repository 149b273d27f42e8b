import { type CommissionListQuery, commissionList } from '@roomlark/contract/partners/commission-list'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callPage } from '../lib/call.ts'
import { moneyKeys } from './keys.ts'

export type CommissionFilter = Omit<CommissionListQuery, 'limit'>

export function useCommissions(filter: CommissionFilter) {
  return useQuery({
    queryKey: moneyKeys.commissions(filter),
    queryFn: ({ signal }) => callPage(commissionList.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })
}
