import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Photo } from '../platform/photos.ts'
import { Id, Instant, requiredName, requiredText, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { RoomBlock } from './room-blocks.ts'
import { CleaningState, RoomState } from './room-states.ts'

export const housekeepingLimits = {
  noteLength: 500,
  notesPerRoom: 20,
  roomsAtOnce: 500,
  floorLength: 12,
} as const

/** Cause of a room's state: somebody marked it, or something happened that leaves a room dirty. */
export const RoomStateCause = z.enum([
  'marked',
  'check-out',
  'check-out-undone',
  'night',
  'room-move',
  'block-end',
])
export type RoomStateCause = z.infer<typeof RoomStateCause>

/** Somebody who cleans rooms of the hotel. */
export const Cleaner = z.object({ userId: Id, name: z.string() })
export type Cleaner = z.infer<typeof Cleaner>

export const RoomNote = z.object({
  id: Id,
  text: z.string(),
  /** True of something that guests have left behind. */
  isFound: z.boolean(),
  photo: z.nullable(Photo),
  byName: z.string(),
  at: Instant,
})
export type RoomNote = z.infer<typeof RoomNote>

/** An arrival or departure of today, expected or done. */
export const TodaysMove = z.enum(['expected', 'done'])

/** A room as its cleaners see it: what happens in it today, but not to whom. */
export const HousekeepingRoom = z.object({
  id: Id,
  number: z.string(),
  roomTypeName: z.string(),
  /** As the hotel or the number of the room says. */
  floor: z.string(),
  state: RoomState,
  /** Null while nobody has touched the room. */
  since: z.nullable(Instant),
  /** Null if the state changed automatically. */
  byName: z.nullable(z.string()),
  version: z.int(),
  departure: z.nullable(TodaysMove),
  arrival: z.nullable(TodaysMove),
  isStayOver: z.boolean(),
  assignee: z.nullable(Cleaner),
  notes: z.array(RoomNote),
  /** Reason and end of the block that puts it out of order today. */
  block: z.nullable(RoomBlock),
})
export type HousekeepingRoom = z.infer<typeof HousekeepingRoom>

export const HousekeepingSettings = z.object({
  /** Guests are shown to inspected rooms only; the desk can go on regardless. */
  needsInspection: z.boolean(),
  version: z.int(),
})
export type HousekeepingSettings = z.infer<typeof HousekeepingSettings>

export const HousekeepingBoard = z.object({
  day: IsoDate,
  settings: HousekeepingSettings,
  rooms: z.array(HousekeepingRoom),
  /** Team members to whom rooms can be assigned. */
  cleaners: z.array(Cleaner),
})
export type HousekeepingBoard = z.infer<typeof HousekeepingBoard>

/** The states alone, for the desk and the calendar. */
export const RoomStates = z.object({
  needsInspection: z.boolean(),
  rooms: z.array(
    z.object({
      id: Id,
      number: z.string(),
      state: RoomState,
      /** True if a guest who leaves today, or should have left, has not checked out of it. */
      isStillIn: z.boolean(),
    }),
  ),
})
export type RoomStates = z.infer<typeof RoomStates>

export const RoomStateChange = z.object({
  state: CleaningState,
  cause: RoomStateCause,
  at: Instant,
  byName: z.nullable(z.string()),
})
export type RoomStateChange = z.infer<typeof RoomStateChange>

export const RoomNoteInput = z.strictObject({
  text: requiredText(housekeepingLimits.noteLength, say('Write a note about the room')),
  isFound: z.optional(z.boolean()),
})
export type RoomNoteInput = z.infer<typeof RoomNoteInput>

const RoomIds = z
  .array(Id)
  .check(
    z.minLength(1, say('Choose at least one room')),
    z.maxLength(
      housekeepingLimits.roomsAtOnce,
      say('Choose at most {rooms} rooms', { rooms: housekeepingLimits.roomsAtOnce }),
    ),
  )

const HotelParams = z.strictObject({ hotelId: Id })
const RoomParams = z.strictObject({ hotelId: Id, roomId: Id })
const NoteParams = z.strictObject({ hotelId: Id, noteId: Id })
const keepers = ['hotel', 'admin'] as const

export const housekeeping = {
  states: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/room-states',
    keys: 'availability',
    access: keepers,
    permission: 'see-rooms',
    launch: ['bookings'],
    summary: 'Which rooms are clean',
    params: HotelParams,
    response: RoomStates,
  }),
  board: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/housekeeping',
    access: keepers,
    permission: 'clean-rooms',
    launch: ['bookings'],
    summary: 'All rooms as those see them who clean them; without the names of guests',
    params: HotelParams,
    response: HousekeepingBoard,
  }),
  mark: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/housekeeping/rooms/:roomId/state',
    access: keepers,
    permission: 'clean-rooms',
    launch: ['bookings'],
    summary: 'Mark a room as clean, inspected or dirty',
    params: RoomParams,
    body: z.strictObject({ state: CleaningState, version: Version }),
    response: HousekeepingRoom,
  }),
  history: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/housekeeping/rooms/:roomId/history',
    access: keepers,
    permission: 'clean-rooms',
    launch: ['bookings'],
    summary: 'The latest states of a room, newest first',
    params: RoomParams,
    response: z.array(RoomStateChange),
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/housekeeping/assignments',
    access: keepers,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Assign rooms for today, or with null take them back',
    params: HotelParams,
    body: z.strictObject({ roomIds: RoomIds, userId: z.nullable(Id) }),
    response: z.null(),
  }),
  setFloor: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/housekeeping/floors',
    access: keepers,
    permission: 'change-offer',
    launch: ['bookings'],
    summary: 'Set the floor of rooms; with null it follows from their numbers',
    params: HotelParams,
    body: z.strictObject({
      roomIds: RoomIds,
      floor: z.nullable(requiredName(housekeepingLimits.floorLength, say('Enter a floor'))),
    }),
    response: z.null(),
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/housekeeping/settings',
    access: keepers,
    permission: 'change-offer',
    launch: ['bookings'],
    summary: 'Set whether rooms are inspected before check-in',
    params: HotelParams,
    body: z.strictObject({ needsInspection: z.boolean(), version: Version }),
    response: HousekeepingSettings,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/housekeeping/rooms/:roomId/notes',
    access: keepers,
    permission: 'clean-rooms',
    launch: ['bookings'],
    summary: 'Write a note about a room, or about something that was left behind in it',
    params: RoomParams,
    body: RoomNoteInput,
    response: RoomNote,
  }),
  addPhoto: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/housekeeping/notes/:noteId/photo',
    access: keepers,
    permission: 'clean-rooms',
    launch: ['bookings'],
    summary: 'Add the photo of a note (multipart, field `image`)',
    params: NoteParams,
    upload: 'image',
    response: RoomNote,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/hotels/:hotelId/housekeeping/notes/:noteId',
    access: keepers,
    permission: 'clean-rooms',
    launch: ['bookings'],
    summary: 'Remove a note with its photo',
    params: NoteParams,
    response: z.null(),
  }),
}
