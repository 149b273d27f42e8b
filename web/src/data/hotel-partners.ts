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
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { isNotThere } from '../lib/api-error.ts'
import { call, callPage } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { hotelKeys, partnershipKeys } from './keys.ts'

export function useHotelPartners(hotelId: string) {
  return useQuery({
    queryKey: partnershipKeys.ofHotel(hotelId),
    queryFn: ({ signal }) => call(hotelPartners.overview, { params: { hotelId }, signal }),
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  })
}

export function useHotelPartner(hotelId: string, partnershipId: string) {
  return useQuery({
    queryKey: partnershipKeys.partner(hotelId, partnershipId),
    queryFn: ({ signal }) => call(hotelPartners.get, { params: { hotelId, partnershipId }, signal }),
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  })
}

export type PartnerFilter = PartnerExportQuery & { page: number }

/** The partners of all hotels of the account. */
export function usePartnerPage(filter: PartnerFilter) {
  return useQuery({
    queryKey: partnershipKeys.partners(filter),
    queryFn: ({ signal }) => callPage(hotelPartners.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })
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
