import { exchange } from '@roomlark/contract/platform/exchange'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { exchangeKeys } from './keys.ts'

export function useExchangeRates() {
  return useQuery({
    queryKey: exchangeKeys.all,
    queryFn: ({ signal }) => callPage(exchange.list, { signal }),
  })
}

type RateToSet = { currency: string; usdRate: number; validFrom: string; isMeant: boolean }

export function useSetRate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ currency, ...body }: RateToSet) => call(exchange.set, { params: { currency }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: exchangeKeys.all }),
  })
}
