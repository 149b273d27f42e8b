import {
  type BookingFrame,
  type BookingFrameInput,
  bookingFrames,
} from '@roomlark/contract/guest-site/booking-frames'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { inventoryKeys } from './keys.ts'

export function useBookingFrame(hotelId: string) {
  return useCall(inventoryKeys.frame(hotelId), bookingFrames.get, { params: { hotelId } })
}

/** A change carries the version that was read. */
export function useSaveBookingFrame(hotelId: string) {
  return useChange(
    ({ frame, input }: { frame: BookingFrame | null; input: BookingFrameInput }) =>
      call(bookingFrames.save, { params: { hotelId }, body: { ...input, version: frame?.version ?? null } }),
    inventoryKeys.frame(hotelId),
  )
}

export function useRemoveBookingFrame(hotelId: string) {
  return useChange(() => call(bookingFrames.remove, { params: { hotelId } }), inventoryKeys.frame(hotelId))
}
