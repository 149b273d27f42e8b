import {
  type OwnPartnershipQuery,
  ownPartnerships,
  type PartnershipRequest,
} from '@roomlark/contract/partners/own-partnerships'
import { type PartnershipStep, partnerships } from '@roomlark/contract/partners/partnerships'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callInBackground, callPage } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

export type OwnPartnershipFilter = Omit<OwnPartnershipQuery, 'limit'>

export function useOwnPartnerships(filter: OwnPartnershipFilter) {
  return useQuery({
    queryKey: partnershipKeys.own(filter),
    queryFn: ({ signal }) => callPage(ownPartnerships.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Beside other things on the page, which report an outage themselves. */
export function usePartnershipCounts() {
  return useQuery({
    queryKey: partnershipKeys.counts,
    queryFn: () => callInBackground(ownPartnerships.counts),
    retry: false,
  })
}

export function useRequestPartnership() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PartnershipRequest) => call(ownPartnerships.request, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: partnershipKeys.all }),
  })
}

type Step = { id: string; step: PartnershipStep; version: number; note?: string }

/** A step of the affiliate: accept or decline an invitation, withdraw a request, end a partnership. */
export function useOwnStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Step) => call(partnerships.step, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: partnershipKeys.all }),
  })
}

/** Fetches a new affiliate's next steps; null for those who have taken them. */
export function useFirstDay() {
  return useQuery({
    queryKey: partnershipKeys.firstDay,
    queryFn: ({ signal }) => call(ownPartnerships.firstDay, { signal }),
  })
}

/** Copying and testing a link leave no trace on the server; if this fails, the step only stays open. */
export function useNoteFirstStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (step: 'link' | 'test') =>
      callInBackground(ownPartnerships.noteFirstStep, { body: { step } }),
    onSettled: () => client.invalidateQueries({ queryKey: partnershipKeys.firstDay }),
  })
}
