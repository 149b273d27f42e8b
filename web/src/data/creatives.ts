import { type CreativesInput, creatives } from '@roomlark/contract/partners/creatives'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

export function useHotelCreatives(hotelId: string) {
  return useCall(partnershipKeys.creatives(hotelId), creatives.ofHotel, { params: { hotelId } })
}

export function useSaveCreatives(hotelId: string) {
  return useChange(
    (body: CreativesInput) => call(creatives.save, { params: { hotelId }, body }),
    partnershipKeys.creatives(hotelId),
  )
}

export function usePartnerCreatives(id: string) {
  return useCall(partnershipKeys.ownCreatives(id), creatives.ofPartnership, { params: { id } })
}
