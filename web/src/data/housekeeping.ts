import {
  type HousekeepingBoard,
  type HousekeepingRoom,
  housekeeping,
  type RoomNote,
} from '@roomlark/contract/inventory/housekeeping'
import type { CleaningState } from '@roomlark/contract/inventory/room-states'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { upload } from '../lib/call-upload.ts'
import { isConnected } from '../lib/connection.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { bookingKeys } from './keys.ts'

/** All rooms as those see them who clean them. */
export function useBoard(hotelId: string) {
  return useCall(bookingKeys.housekeeping(hotelId), housekeeping.board, { params: { hotelId } })
}

/** Fetches which rooms are clean, for the desk and the calendar. */
export function useRoomStates(hotelId: string) {
  return useQuery(roomStatesQuery(hotelId))
}

/** Gives them now if they are known, otherwise as soon as they are, and undefined if they cannot be fetched. */
export function useRoomStatesOnce(hotelId: string) {
  const client = useQueryClient()
  return async () => {
    const query = roomStatesQuery(hotelId)
    if (!isConnected()) return client.getQueryData(query.queryKey)
    return client.ensureQueryData(query).catch(() => undefined)
  }
}

function roomStatesQuery(hotelId: string) {
  return queryOptions({
    queryKey: bookingKeys.roomStates(hotelId),
    queryFn: ({ signal }) => call(housekeeping.states, { params: { hotelId }, signal }),
  })
}

export function useRoomHistory(hotelId: string, roomId: string) {
  return useCall(bookingKeys.roomHistory(hotelId, roomId), housekeeping.history, {
    params: { hotelId, roomId },
  })
}

/** Refetches the rooms of a hotel wherever they are shown. */
function outdateRooms(client: QueryClient, hotelId: string): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: bookingKeys.housekeeping(hotelId) }),
    client.invalidateQueries({ queryKey: bookingKeys.roomStates(hotelId) }),
  ])
}

function changeRoom(client: QueryClient, hotelId: string, room: Pick<HousekeepingRoom, 'id'>): void {
  client.setQueryData<HousekeepingBoard>(
    bookingKeys.housekeeping(hotelId),
    (board) =>
      board && {
        ...board,
        rooms: board.rooms.map((one) => (one.id === room.id ? { ...one, ...room } : one)),
      },
  )
}

type Mark = { room: Pick<HousekeepingRoom, 'id' | 'version' | 'state'>; to: CleaningState }

/** Marks a room, which is shown at once unless offline. */
export function useMarkRoom(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['bookings', 'mark-room', hotelId],
    mutationFn: ({ room, to }: Mark) =>
      call(housekeeping.mark, {
        params: { hotelId, roomId: room.id },
        body: { state: to, version: room.version },
      }),
    async onMutate({ room, to }) {
      if (!isConnected()) return
      await client.cancelQueries({ queryKey: bookingKeys.housekeeping(hotelId) })
      const shown: Pick<HousekeepingRoom, 'id' | 'state'> = { id: room.id, state: to }
      changeRoom(client, hotelId, shown)
    },
    onSuccess(room) {
      changeRoom(client, hotelId, room)
      void client.invalidateQueries({ queryKey: bookingKeys.roomStates(hotelId) })
    },
    onError: () => outdateRooms(client, hotelId),
  })
}

export function useAssignRooms(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { roomIds: string[]; userId: string | null }) =>
      call(housekeeping.assign, { params: { hotelId }, body }),
    onSettled: () => outdateRooms(client, hotelId),
  })
}

export function useSetFloor(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { roomIds: string[]; floor: string | null }) =>
      call(housekeeping.setFloor, { params: { hotelId }, body }),
    onSettled: () => outdateRooms(client, hotelId),
  })
}

export function useChangeHousekeeping(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { needsInspection: boolean; version: number }) =>
      call(housekeeping.changeSettings, { params: { hotelId }, body }),
    onSettled: () => outdateRooms(client, hotelId),
  })
}

export type NewNote = { text: string; isFound: boolean; photo: File | null }

/** Writes a note, then adds its photo: a photo that is refused leaves the note, and `photoError` says why. */
export function useAddNote(hotelId: string, roomId: string) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ photo, ...body }: NewNote): Promise<{ note: RoomNote; photoError: unknown }> {
      const note = await call(housekeeping.addNote, { params: { hotelId, roomId }, body })
      if (!photo) return { note, photoError: null }
      try {
        const sending = { file: photo, onProgress: () => {}, signal: new AbortController().signal }
        const params = { hotelId, noteId: note.id }
        return { note: await upload(housekeeping.addPhoto, { params, ...sending }), photoError: null }
      } catch (photoError) {
        return { note, photoError }
      }
    },
    onSettled: () => outdateRooms(client, hotelId),
  })
}

export function useRemoveNote(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (noteId: string) => call(housekeeping.removeNote, { params: { hotelId, noteId } }),
    onSettled: () => outdateRooms(client, hotelId),
  })
}
