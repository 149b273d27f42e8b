import { addDays, daysBetween, utcDay } from '@roomlark/contract/dates'
import type { PartnershipDetail } from '@roomlark/contract/guest-site/partner-links'
import type { AnnouncedTerm } from '@roomlark/contract/partners/partnerships'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { dayText, fullDay } from '../../../lib/day-words.ts'
import { longDate } from '../../../lib/format-date.ts'
import { percentText } from '../../../lib/format-number.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { CalendarClock } from '../../../ui/icons/calendar-clock.ts'
import { CirclePause } from '../../../ui/icons/circle-pause.ts'
import { CircleSlash } from '../../../ui/icons/circle-slash.ts'
import { Note } from '../../../ui/note.tsx'

/** Warnings before sharing a link: that it does not earn at the moment, or will earn less. */
export function StandingNotes({ partnership }: { partnership: PartnershipDetail }) {
  const { state, stateSince, referralsPausedAt, terms } = partnership
  return (
    <>
      {state === 'paused' ? (
        <Note
          tone="warning"
          icon={<CirclePause />}
          title={say('This partnership is paused since {day}', {
            day: longDate(new Date(stateSince)),
          })}
          className="mb-5"
        >
          {say(
            'Your links still lead to the hotel but earn nothing until it is resumed. Bookings made before keep their terms.',
          )}
        </Note>
      ) : null}
      {state === 'active' && referralsPausedAt !== null ? (
        <Note
          tone="warning"
          icon={<CirclePause />}
          title={say('New bookings earn nothing since {day}', {
            day: longDate(new Date(referralsPausedAt)),
          })}
          className="mb-5"
        >
          {say(
            'The hotel has not paid an overdue statement. Your links still lead to it, and bookings count again automatically once it has paid. Bookings made before still count.',
          )}
        </Note>
      ) : null}
      {state === 'ended' || state === 'declined' ? (
        <Note
          tone="error"
          icon={<CircleSlash />}
          title={say('This partnership ended on {day}', { day: longDate(new Date(stateSince)) })}
          className="mb-5"
        >
          {say(
            'Your links still lead to the hotel but earn nothing. Bookings made before keep their terms, and your figures stay here.',
          )}
        </Note>
      ) : null}
      {terms.announced.map((change) => (
        <AnnouncedNote key={change.id} change={change} />
      ))}
    </>
  )
}

function AnnouncedNote({ change }: { change: AnnouncedTerm }) {
  const { term, from, to, effectiveOn, announcedAt } = change
  const announcedOn = utcDay(announcedAt)
  const values = {
    b: (text: ReactNode) => <b>{text}</b>,
    day: fullDay(effectiveOn),
    announced: dayText(announcedOn),
    days: daysBetween(announcedOn, effectiveOn),
    lastDay: fullDay(addDays(effectiveOn, -1)),
  }
  return (
    <Note tone="warning" icon={<CalendarClock />} className="mb-5">
      {term === 'rate'
        ? sayRich(
            '<b>{to} instead of {from} from {day}.</b> You were notified on {announced}, {days} days before. Every booking made until {lastDay} keeps {from}.',
            { ...values, to: percentText(to), from: percentText(from) },
          )
        : sayRich(
            '<b>A click counts for {to} days instead of {from} days from {day}.</b> You were notified on {announced}, {days} days before. Every booking made until {lastDay} keeps the old terms.',
            { ...values, to, from },
          )}
    </Note>
  )
}
