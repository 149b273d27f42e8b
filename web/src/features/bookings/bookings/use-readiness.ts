import type { RoomStates } from '@roomlark/contract/inventory/housekeeping'
import { notReadyWords, type RoomState } from '@roomlark/contract/inventory/room-states'
import { useMemo } from 'react'
import { useRoomStates, useRoomStatesOnce } from '../../../data/housekeeping.ts'

type Rooms = readonly { number: string | null }[]

/** Reads the states of a hotel's rooms; nothing is said about rooms while they are not known. */
export function useReadiness(hotelId: string) {
  const { data } = useRoomStates(hotelId)
  return useMemo(() => {
    const byId = new Map(data?.rooms.map((room) => [room.id, room]))
    const byNumber = new Map(data?.rooms.map((room) => [room.number, room]))
    return {
      states: data,
      stateOf: (roomId: string | null): RoomState | undefined => byId.get(roomId ?? '')?.state,
      isStillIn: (roomId: string): boolean => byId.get(roomId)?.isStillIn ?? false,
      stateOfNumber: (number: string): RoomState | undefined => byNumber.get(number)?.state,
      warnings: (rooms: Rooms): string[] => listWarnings(data, rooms),
    }
  }, [data])
}

/** Waits until it is known, because a page that has just been opened would send guests to a dirty room. */
export function useWarnings(hotelId: string) {
  const getStates = useRoomStatesOnce(hotelId)
  return async (rooms: Rooms): Promise<string[]> => listWarnings(await getStates(), rooms)
}

/** `Room 302 is not clean yet`, for each of these rooms that is not ready for guests, or not left by the last ones. */
function listWarnings(states: RoomStates | undefined, rooms: Rooms): string[] {
  return rooms.flatMap(({ number }) => {
    const room = states?.rooms.find((one) => one.number === number)
    return (room && notReadyWords(room, states?.needsInspection ?? false)) ?? []
  })
}
