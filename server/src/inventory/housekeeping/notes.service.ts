import {
  housekeepingLimits,
  type RoomNote,
  type RoomNoteInput,
} from '@roomlark/contract/inventory/housekeeping'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import { tellHotel } from '../../db/outbox.ts'
import { AppError, notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { toPhoto, type Uploads } from '../../platform/images/albums.service.ts'
import { discardFiles, storePicture } from '../../platform/images/image-files.service.ts'
import { getBookableHotel, lockBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import { lockRoom } from '../rooms/numbers/numbers.service.ts'
import {
  deleteNote,
  insertNote,
  type NoteRow,
  selectNote,
  selectNotes,
  updateNotePhoto,
} from './notes.queries.ts'

type NoteIds = { hotelId: string; noteId: string }

/** The audit log gets no text, because that may name someone and the log is never rewritten. */
export async function addNote(
  ctx: SignedInContext,
  { hotelId, roomId }: { hotelId: string; roomId: string },
  { text, isFound = false }: RoomNoteInput,
): Promise<RoomNote> {
  const id = await ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const { number } = await lockRoom(tx, hotelId, roomId)
    const { length } = await selectNotes(tx, hotelId, roomId)
    if (length >= housekeepingLimits.notesPerRoom) {
      throw new AppError(
        'conflict',
        say('Room {number} has {count} notes: remove some first.', { number, count: length }),
      )
    }
    await tellHotel(tx, 'housekeeping', hotelId)
    return insertNote(tx, { hotelId, roomId, text, isFound, byId: ctx.actor.userId, at: ctx.clock() })
  })
  return getNote(ctx, { hotelId, noteId: id })
}

/** The file is stored before the row refers to it. A note has one photo, which goes with it. */
export async function addNotePhoto(ctx: SignedInContext, ids: NoteIds, uploads: Uploads): Promise<RoomNote> {
  await getBookableHotel(ctx, ctx.sql, ids.hotelId)
  await getNote(ctx, ids)
  const photo = await receivePhoto(ctx, uploads)
  let written = false
  try {
    await ctx.sql.begin(async (tx) => {
      await lockBookableHotel(ctx, tx, ids.hotelId)
      const isNew = await updateNotePhoto(tx, ids.hotelId, ids.noteId, photo)
      if (!isNew) throw new AppError('conflict', say('This note has a photo already, or is gone.'))
      await tellHotel(tx, 'housekeeping', ids.hotelId)
      written = true
    })
  } catch (error) {
    // Once everything is written, only the commit can fail, and a lost connection may hide that it succeeded.
    if (!written) await discardFiles(ctx, [photo.file])
    throw error
  }
  return getNote(ctx, ids)
}

async function receivePhoto(ctx: SignedInContext, uploads: Uploads) {
  let photo: Awaited<ReturnType<typeof storePicture>> | undefined
  try {
    for await (const upload of uploads) {
      if (photo) throw new AppError('bad_request', say('Send one photo at a time.'))
      photo = await storePicture(ctx, await ctx.pictures.prepare(upload))
    }
    if (!photo) throw new AppError('bad_request', say('Choose a photo.'))
    return photo
  } catch (error) {
    if (photo) await discardFiles(ctx, [photo.file])
    throw error
  }
}

export async function removeNote(ctx: SignedInContext, { hotelId, noteId }: NoteIds): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const note = await deleteNote(tx, hotelId, noteId)
    if (!note) throw notFound('note')
    await tellHotel(tx, 'housekeeping', hotelId)
    if (note.file) await ctx.jobs.enqueue(tx, 'images.remove', { files: [note.file] })
    await recordAudit(ctx, tx, { action: 'room.note-removed', target: `room:${note.roomId}` })
    return null
  })
}

async function getNote(ctx: SignedInContext, { hotelId, noteId }: NoteIds): Promise<RoomNote> {
  const row = await selectNote(ctx.sql, hotelId, noteId)
  if (!row) throw notFound('note')
  return toNote(ctx, row)
}

export function toNote(ctx: Pick<ServiceContext, 'images'>, row: NoteRow): RoomNote {
  const { id, text, isFound, byName, at, file, width, height, placeholder } = row
  const hasPhoto = file !== null && width !== null && height !== null && placeholder !== null
  const photo = hasPhoto ? toPhoto(ctx, { id, file, width, height, placeholder, caption: '' }) : null
  return { id, text, isFound, byName, at: at.toISOString(), photo }
}
