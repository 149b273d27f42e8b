import { notReadyWords, type RoomState } from '@roomlark/contract/room-states'
import { useMemo } from 'react'
import { useRoomStates } from '../../data/housekeeping.ts'

/** What the rooms of a hotel are like; nothing is said about rooms while that is not known. */
export function useReadiness(hotelId: string) {
  const { data } = useRoomStates(hotelId)
  return useMemo(() => {
    const byId = new Map(data?.rooms.map((room) => [room.id, room]))
    const byNumber = new Map(data?.rooms.map((room) => [room.number, room]))
    const wordsOf = (number: string) => {
      const room = byNumber.get(number)
      return room && notReadyWords(room, data?.needsInspection ?? false)
    }
    return {
      states: data,
      stateOf: (roomId: string | null): RoomState | undefined => byId.get(roomId ?? '')?.state,
      stateOfNumber: (number: string): RoomState | undefined => byNumber.get(number)?.state,
      /** `Room 302 is not clean yet`, for each of these rooms that is not ready for guests. */
      warnings: (rooms: readonly { number: string | null }[]): string[] =>
        rooms.flatMap(({ number }) => (number === null ? [] : (wordsOf(number) ?? []))),
    }
  }, [data])
}
