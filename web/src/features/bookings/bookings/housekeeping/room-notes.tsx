import type { Hotel } from '@roomlark/contract/inventory/hotels'
import {
  type HousekeepingRoom,
  housekeepingLimits,
  type RoomNote,
} from '@roomlark/contract/inventory/housekeeping'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useRemoveNote } from '../../../../data/housekeeping.ts'
import { midSentence, relativeTime } from '../../../../lib/format-date.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { BlurredImage } from '../../../../ui/blurred-image.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { MessageSquarePlus } from '../../../../ui/icons/message-square-plus.ts'
import { Trash2 } from '../../../../ui/icons/trash-2.ts'
import { NoImage } from '../../../../ui/no-image.tsx'
import { NoteForm } from './note-form.tsx'

type RoomNotesProps = { hotel: Hotel; room: HousekeepingRoom }

/** Notes about the room; a note that is dealt with is removed. */
export function RoomNotes({ hotel, room }: RoomNotesProps) {
  const [isWriting, setWriting] = useState(false)
  const { notes } = room
  return (
    <section aria-label={say('Notes')} className="grid gap-3">
      {notes.length > 0 ? (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <NoteItem key={note.id} hotel={hotel} number={room.number} note={note} />
          ))}
        </ul>
      ) : null}
      {isWriting ? (
        <NoteForm hotelId={hotel.id} roomId={room.id} onDone={() => setWriting(false)} />
      ) : notes.length < housekeepingLimits.notesPerRoom ? (
        <Button variant="secondary" block className="h-12!" onClick={() => setWriting(true)}>
          <MessageSquarePlus aria-hidden="true" className="size-[18px]" />
          {say('Add a note')}
        </Button>
      ) : null}
    </section>
  )
}

function NoteItem({ hotel, number, note }: { hotel: Hotel; number: string; note: RoomNote }) {
  const remove = useRemoveNote(hotel.id)
  const { id, text, isFound, photo, byName, at } = note
  async function run() {
    try {
      await remove.mutateAsync(id)
    } catch (error) {
      showRefusal(error, say('The note was not removed. Please try again.'))
    }
  }
  return (
    <li className="overflow-hidden rounded-[12px] bg-sunken">
      {photo ? (
        <a
          href={photo.largeUrl}
          target="_blank"
          rel="noreferrer"
          className="block aspect-4/3 max-h-60 w-full"
        >
          <BlurredImage
            src={photo.url}
            alt={say('Photo of room {number}: {note}', { number, note: text })}
            blur={photo.placeholder}
            fallback={<NoImage />}
          />
        </a>
      ) : null}
      <div className="flex items-start gap-2 py-2.5 pr-1.5 pl-3.5">
        <div className="min-w-0 grow">
          {isFound ? <Badge tone="primary">{say('Lost property')}</Badge> : null}
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
          <p className="text-sm text-muted">
            {byName}, {midSentence(relativeTime(new Date(at), new Date(), hotel.timeZone))}
          </p>
        </div>
        <IconButton
          label={say('Remove the note: {note}', { note: text })}
          className="size-11!"
          aria-disabled={remove.isPending || undefined}
          onClick={() => !remove.isPending && void run()}
        >
          <Trash2 aria-hidden="true" className="size-[18px]" />
        </IconButton>
      </div>
    </li>
  )
}
