import { exchange } from '@roomlark/contract/platform/exchange'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCallPage } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { exchangeKeys } from './keys.ts'

export function useExchangeRates() {
  return useCallPage(exchangeKeys.all, exchange.list)
}

type RateToSet = { currency: string; usdRate: number; validFrom: string; isMeant: boolean }

export function useSetRate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ currency, ...body }: RateToSet) => call(exchange.set, { params: { currency }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: exchangeKeys.all }),
  })
}
