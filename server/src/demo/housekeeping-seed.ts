import { addDays } from '@roomlark/contract/dates'
import { AppError } from '../errors.ts'
import { assignRooms } from '../inventory/housekeeping/assignments.service.ts'
import { getBoard } from '../inventory/housekeeping/board.service.ts'
import { markRoom } from '../inventory/housekeeping/marking.service.ts'
import { endNights } from '../inventory/housekeeping/night.service.ts'
import { addNote, addNotePhoto } from '../inventory/housekeeping/notes.service.ts'
import { blockRoom } from '../inventory/rooms/blocks/room-blocks.service.ts'
import type { DemoContext } from './demo-context.ts'
import { villa } from './hotels.ts'
import { sceneFile } from './pictures.ts'

const hotelId = villa.id

/** A morning at the demo's first hotel: some rooms are done, one has a note with a photo, one is out of order. */
export async function seedHousekeeping(ctx: DemoContext): Promise<void> {
  await endNights(ctx)
  const { rooms, cleaners, day } = await getBoard(ctx, hotelId)
  const [first, , third] = rooms
  const [cleaner] = cleaners
  if (!first || !third || !cleaner) throw new Error('the first hotel of the demo has rooms and a team')
  // One is dirty whatever the hour is.
  for (const [index, state] of (['dirty', 'clean', 'dirty', 'inspected'] as const).entries()) {
    const room = rooms[index]
    if (room) await markRoom(ctx, { hotelId, roomId: room.id }, { state, version: room.version })
  }
  const roomIds = rooms.slice(0, 4).map(({ id }) => id)
  await assignRooms(ctx, hotelId, { roomIds, userId: cleaner.userId })
  const lamp = await addNote(
    ctx,
    { hotelId, roomId: first.id },
    { text: 'The lamp beside the bed flickers.' },
  )
  const photo = { name: 'lamp.webp', bytes: await sceneFile('room-sea') }
  const files = (async function* () {
    yield photo
  })()
  await addNotePhoto(ctx, { hotelId, noteId: lamp.id }, files)
  await addNote(ctx, { hotelId, roomId: third.id }, { text: 'A cot is wanted for tonight.' })
  const found = { text: 'A phone charger beside the bed.', isFound: true }
  await addNote(ctx, { hotelId, roomId: third.id }, found)
  // The first empty room whose nights nobody has bought is painted.
  const empty = rooms.filter(({ departure, arrival, isStayOver }) => !departure && !arrival && !isStayOver)
  for (const { id: roomId } of empty.toReversed()) {
    try {
      const nights = { fromOn: day, untilOn: addDays(day, 2) }
      await blockRoom(ctx, hotelId, { roomId, ...nights, reason: 'The bathroom is being painted' })
      return
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error
    }
  }
}
