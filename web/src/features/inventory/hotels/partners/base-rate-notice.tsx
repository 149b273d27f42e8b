import type { AnnouncedTerm } from '@roomlark/contract/partners/partnerships'
import { fullDay, longDay } from '../../../../lib/day-words.ts'
import { isoDate } from '../../../../lib/format-date.ts'
import { counted, percentText } from '../../../../lib/format-number.ts'
import { CalendarClock } from '../../../../ui/icons/calendar-clock.ts'
import { Note } from '../../../../ui/note.tsx'
import { CancelTermChange } from './cancel-term-change.tsx'

type BaseRateNoticeProps = { hotelId: string; announced: AnnouncedTerm; partners: number }

/** A lower base rate that takes effect later: from when, who was notified, and how to cancel it. */
export function BaseRateNotice({ hotelId, announced, partners }: BaseRateNoticeProps) {
  const { id, from, to, effectiveOn, announcedAt } = announced
  const notifiedOn = longDay(isoDate(new Date(announcedAt)))
  return (
    <Note tone="warning" icon={<CalendarClock />}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
        <p className="min-w-[220px] grow basis-0">
          <strong>
            Your base rate goes from {percentText(from)} to {percentText(to)} on {fullDay(effectiveOn)}.
          </strong>{' '}
          {counted(partners, 'partner was', 'partners were')} notified on {notifiedOn}. Bookings made before
          that day keep {percentText(from)}.
        </p>
        <CancelTermChange
          hotelId={hotelId}
          changeId={id}
          what={`The base rate stays at ${percentText(from)}.`}
        />
      </div>
    </Note>
  )
}
