import type { AnnouncedTerm } from '@roomlark/contract/partners/partnerships'
import { say } from '@roomlark/contract/say'
import { fullDay, longDay } from '../../../../lib/day-words.ts'
import { isoDate } from '../../../../lib/format-date.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { CalendarClock } from '../../../../ui/icons/calendar-clock.ts'
import { Note } from '../../../../ui/note.tsx'
import { CancelTermChange } from './cancel-term-change.tsx'

type BaseRateNoticeProps = { hotelId: string; announced: AnnouncedTerm; partners: number }

/** A lower base rate that takes effect later: from when, who was notified, and how to cancel it. */
export function BaseRateNotice({ hotelId, announced, partners }: BaseRateNoticeProps) {
  const { id, from, to, effectiveOn, announcedAt } = announced
  return (
    <Note tone="warning" icon={<CalendarClock />}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
        <p className="min-w-[220px] grow basis-0">
          {sayRich(
            '<strong>Your base rate goes from {from} to {to} on {day}.</strong> {partners, plural, one {# partner was} other {# partners were}} notified on {notificationDay}. Bookings made before that day keep {from}.',
            {
              strong: (text) => <strong>{text}</strong>,
              from: percentText(from),
              to: percentText(to),
              day: fullDay(effectiveOn),
              partners,
              notificationDay: longDay(isoDate(new Date(announcedAt))),
            },
          )}
        </p>
        <CancelTermChange
          hotelId={hotelId}
          changeId={id}
          what={say('The base rate stays at {rate}.', { rate: percentText(from) })}
        />
      </div>
    </Note>
  )
}
