import { addDays } from '@roomlark/contract/dates'
import type { HousekeepingRoom } from '@roomlark/contract/inventory/housekeeping'
import type { SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { assignRooms } from '../inventory/housekeeping/assignments.service.ts'
import { getBoard } from '../inventory/housekeeping/board.service.ts'
import { markRoom } from '../inventory/housekeeping/marking.service.ts'
import { endNights } from '../inventory/housekeeping/night.service.ts'
import { addNote, addNotePhoto } from '../inventory/housekeeping/notes.service.ts'
import { blockRoom } from '../inventory/rooms/blocks/room-blocks.service.ts'
import { sceneFile } from './pictures.ts'
import { selectHotelsByName } from './referrals.queries.ts'
import { insertMark } from './seed.queries.ts'

/** A morning at the demo's first hotel: some rooms are done, one has a note with a photo, one is out of order. */
export async function seedHousekeeping(ctx: SignedInContext): Promise<void> {
  // Marked first: whatever is missing after a crash is not missed.
  if (!(await insertMark(ctx.sql, 'demo.housekeeping'))) return
  await endNights(ctx)
  const [hotel] = await selectHotelsByName(ctx.sql, ctx.actor.userId, ['Villa Marenne'])
  if (!hotel) return
  const { rooms, cleaners, day } = await getBoard(ctx, hotel.id)
  await cleanSome(ctx, hotel.id, rooms)
  const [cleaner] = cleaners
  const roomIds = rooms.slice(0, 4).map(({ id }) => id)
  if (cleaner) await assignRooms(ctx, hotel.id, { roomIds, userId: cleaner.userId })
  await writeNotes(ctx, hotel.id, rooms)
  await takeOneOut(ctx, hotel.id, rooms, day)
}

/** Of the first rooms some are done, one is dirty whatever the hour is, and one has been inspected. */
async function cleanSome(ctx: SignedInContext, hotelId: string, rooms: HousekeepingRoom[]): Promise<void> {
  for (const [index, state] of (['dirty', 'clean', 'dirty', 'inspected'] as const).entries()) {
    const room = rooms[index]
    if (room) await markRoom(ctx, { hotelId, roomId: room.id }, { state, version: room.version })
  }
}

async function writeNotes(ctx: SignedInContext, hotelId: string, rooms: HousekeepingRoom[]): Promise<void> {
  const [first, , third] = rooms
  if (!first || !third) return
  const { id: noteId } = await addNote(
    ctx,
    { hotelId, roomId: first.id },
    'The lamp beside the bed flickers.',
  )
  const bytes = await sceneFile('room-sea')
  await addNotePhoto(
    ctx,
    { hotelId, noteId },
    (async function* () {
      yield { name: 'lamp.webp', bytes }
    })(),
  )
  await addNote(ctx, { hotelId, roomId: third.id }, 'A cot is wanted for tonight.')
}

/** The first empty room whose nights nobody has bought is painted. */
async function takeOneOut(
  ctx: SignedInContext,
  hotelId: string,
  rooms: HousekeepingRoom[],
  day: string,
): Promise<void> {
  const empty = rooms.filter(({ departure, arrival, isStayOver }) => !departure && !arrival && !isStayOver)
  for (const { id: roomId } of empty.toReversed()) {
    try {
      const until = { fromOn: day, untilOn: addDays(day, 2) }
      await blockRoom(ctx, hotelId, { roomId, ...until, reason: 'The bathroom is being painted' })
      return
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error
    }
  }
}
