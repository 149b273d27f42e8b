import {
  hotelPartners,
  type PartnerExportQuery,
  type PartnerInvitation,
  type PartnerSettings,
} from '@roomlark/contract/partners/hotel-partners'
import {
  type PartnershipStepInput,
  type PartnershipTermsInput,
  partnerships,
} from '@roomlark/contract/partners/partnerships'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { hotelKeys, partnershipKeys } from './keys.ts'

export function useHotelPartners(hotelId: string) {
  return useCall(partnershipKeys.ofHotel(hotelId), hotelPartners.overview, { params: { hotelId } })
}

export function useHotelPartner(hotelId: string, partnershipId: string) {
  return useCall(partnershipKeys.partner(hotelId, partnershipId), hotelPartners.get, {
    params: { hotelId, partnershipId },
  })
}

export type PartnerFilter = PartnerExportQuery & { page: number }

/** The partners of all hotels of the account. */
export function usePartnerPage(filter: PartnerFilter) {
  return usePages(partnershipKeys.partners(filter), hotelPartners.list, { query: filter })
}

export function readPartnersCsv(query: PartnerExportQuery) {
  return call(hotelPartners.export, { query })
}

export function usePartnerStep() {
  return usePartnerChange(({ id, ...body }: PartnershipStepInput & { id: string }) =>
    call(partnerships.step, { params: { id }, body }),
  )
}

export function useChangePartnerTerms(id: string) {
  return usePartnerChange((body: PartnershipTermsInput) =>
    call(partnerships.changeTerms, { params: { id }, body }),
  )
}

/** A base rate that was announced stands on the hotel's own pages too. */
export function useCancelTermChange(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changeId: number) => call(partnerships.cancelTermChange, { params: { hotelId, changeId } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: partnershipKeys.all }),
        client.invalidateQueries({ queryKey: hotelKeys.detail(hotelId) }),
      ]),
  })
}

export function useInvitePartner(hotelId: string) {
  return usePartnerChange((body: PartnerInvitation) =>
    call(hotelPartners.invite, { params: { hotelId }, body }),
  )
}

/** The affiliates see that their requests were opened. */
export function useMarkRead(hotelId: string) {
  return usePartnerChange(() => call(hotelPartners.markRead, { params: { hotelId } }))
}

export function useChangePartnerSettings(hotelId: string) {
  return usePartnerChange((body: PartnerSettings) =>
    call(hotelPartners.changeSettings, { params: { hotelId }, body }),
  )
}

function usePartnerChange<Data, Input = void>(mutationFn: (input: Input) => Promise<Data>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: partnershipKeys.all }),
  })
}
