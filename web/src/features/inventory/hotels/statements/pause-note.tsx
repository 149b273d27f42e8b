import { say } from '@roomlark/contract/say'
import type { StatementPaid } from '@roomlark/contract/settlement/hotel-statements'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { CirclePause } from '../../../../ui/icons/circle-pause.ts'
import { Note } from '../../../../ui/note.tsx'

/** New bookings through partners are paused, or will be, because a statement is overdue. */
export function PauseNote({ paid }: { paid: StatementPaid | null | undefined }) {
  if (!paid) return null
  const { pausesOn, pausedAt } = paid
  if (pausedAt !== null) {
    return (
      <Note
        tone="error"
        icon={<CirclePause />}
        title={say('Bookings through partners are paused since {day}', {
          day: longDate(new Date(pausedAt)),
        })}
        className="mb-5"
      >
        {say(
          'New bookings count for no partner. They count again automatically once the overdue amount is paid.',
        )}
      </Note>
    )
  }
  return pausesOn === null ? null : (
    <Note
      tone="warning"
      icon={<CirclePause />}
      title={say('Bookings through partners pause on {day}', { day: weekdayLongDay(pausesOn) })}
      className="mb-5"
    >
      {say(
        'Unless the overdue amount is paid before. Your rooms are sold as before, but new bookings would count for no partner.',
      )}
    </Note>
  )
}
