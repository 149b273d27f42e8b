import { type RoomAssignment, roomAssignments } from '@roomlark/contract/bookings/room-assignments'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { bookingKeys } from './keys.ts'

/** Reads which rooms stays without one could have; nothing is read without dates. */
export function useRoomProposal(hotelId: string, dates: { fromOn: string; untilOn: string } | null) {
  return useCall(
    bookingKeys.roomProposal(hotelId, dates),
    roomAssignments.propose,
    { params: { hotelId }, query: dates ?? { fromOn: '', untilOn: '' } },
    { enabled: dates !== null },
  )
}

export function useAssignRooms(hotelId: string) {
  return useChange(
    (assignments: RoomAssignment[]) =>
      call(roomAssignments.assign, { params: { hotelId }, body: { assignments } }),
    bookingKeys.all,
  )
}
