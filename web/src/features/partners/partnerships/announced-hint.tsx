import { say } from '@roomlark/contract/say'
import { shortDay } from '../../../lib/day-words.ts'
import { CalendarClock } from '../../../ui/icons/calendar-clock.ts'

type AnnouncedHintProps = { announced: { words: string; effectiveOn: string } | null }

/** A change to come is said in lists as well, since it may make somebody choose another hotel. */
export function AnnouncedHint({ announced }: AnnouncedHintProps) {
  if (!announced) return null
  return (
    <span className="mt-1 inline-flex items-center gap-1.5 rounded-sm bg-warning-soft px-2 py-0.5 text-[12.5px] font-[560] text-warning-text">
      <CalendarClock aria-hidden="true" className="size-3.5 shrink-0" />
      {say('{terms} from {day}', {
        terms: announced.words,
        day: shortDay(announced.effectiveOn),
      })}
    </span>
  )
}
