import {
  type OwnPartnershipQuery,
  ownPartnerships,
  type PartnershipRequest,
} from '@roomlark/contract/partners/own-partnerships'
import { type PartnershipStep, partnerships } from '@roomlark/contract/partners/partnerships'
import { useQuery } from '@tanstack/react-query'
import { call, callInBackground } from '../lib/call.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

export type OwnPartnershipFilter = Omit<OwnPartnershipQuery, 'limit'>

export function useOwnPartnerships(filter: OwnPartnershipFilter) {
  return usePages(partnershipKeys.own(filter), ownPartnerships.list, { query: filter })
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
  return useChange((body: PartnershipRequest) => call(ownPartnerships.request, { body }), partnershipKeys.all)
}

type Step = { id: string; step: PartnershipStep; version: number; note?: string }

/** A step of the affiliate: accept or decline an invitation, withdraw a request, end a partnership. */
export function useOwnStep() {
  return useChange(
    ({ id, ...body }: Step) => call(partnerships.step, { params: { id }, body }),
    partnershipKeys.all,
  )
}

/** Fetches a new affiliate's next steps; null for those who have taken them. */
export function useFirstDay() {
  return useCall(partnershipKeys.firstDay, ownPartnerships.firstDay)
}

/** Copying and testing a link leave no trace on the server; if this fails, the step only stays open. */
export function useNoteFirstStep() {
  return useChange(
    (step: 'link' | 'test') => callInBackground(ownPartnerships.noteFirstStep, { body: { step } }),
    partnershipKeys.firstDay,
  )
}
