import {
  type HoldDecision,
  type HoldDetail,
  type HoldState,
  holds,
  type OwnHold,
} from '@roomlark/contract/partners/commission-holds'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall, useCallPage, usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { analyticsKeys, bookingKeys, moneyKeys } from './keys.ts'

export function useHolds(query: { state: HoldState; page: number }) {
  return usePages(moneyKeys.holds(query), holds.list, { query })
}

/** Counts the open holds for pages that show other data too, which report a failure themselves. */
export function useOpenHoldCount(isWanted: boolean): number {
  const query = { state: 'open', page: 1, limit: 1 } as const
  const { data } = useCallPage(
    moneyKeys.holds(query),
    holds.list,
    { query },
    { enabled: isWanted, retry: false },
  )
  return data?.meta.counts.open ?? 0
}

/** Waits until it is known which one to read. */
export function useHold(id: string | undefined) {
  return useCall(moneyKeys.hold(id), holds.get, { params: { id: id ?? '' } }, { enabled: id !== undefined })
}

export function useAskAboutHold(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => call(holds.ask, { params: { id }, body: { text } }),
    onSuccess: (hold: HoldDetail) => keepAnswer(client, moneyKeys.hold(id), hold),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKeys.all }),
  })
}

export function useDecideHold(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ outcome, ...body }: HoldDecision & { outcome: 'release' | 'void' }) =>
      call(outcome === 'release' ? holds.release : holds.void, { params: { id }, body }),
    onSuccess: (hold) => keepAnswer(client, moneyKeys.hold(id), hold),
    onSettled: () => {
      for (const queryKey of [moneyKeys.all, bookingKeys.all, analyticsKeys.all]) {
        void client.invalidateQueries({ queryKey })
      }
    },
  })
}

/** As many open holds as the banner shows. A page may ask for them before it shows it. */
export function useOpenHolds() {
  const query = { state: 'open', limit: 5 } as const
  return useCallPage(moneyKeys.ownHolds(query), holds.own, { query })
}

export function useOwnHold(id: string) {
  return useCall(moneyKeys.ownHold(id), holds.ofOwn, { params: { id } })
}

export function useAnswerHold(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => call(holds.answer, { params: { id }, body: { text } }),
    onSuccess: (hold: OwnHold) => keepAnswer(client, moneyKeys.ownHold(id), hold),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKeys.all }),
  })
}
