import type { OpenDay } from '@roomlark/contract/bookings/day-close'
import { daysBetween } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { fullDay, longDay } from '../../../../lib/day-words.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CalendarCheck } from '../../../../ui/icons/calendar-check.ts'
import { CalendarClock } from '../../../../ui/icons/calendar-clock.ts'
import { Info } from '../../../../ui/icons/info.ts'
import { Settings2 } from '../../../../ui/icons/settings-2.ts'
import { Note } from '../../../../ui/note.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { withParts } from '../booking-address.ts'
import { DayColumns } from '../day/day-columns.tsx'
import { DayList } from '../day/day-list.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { ClosedDays } from './closed-days.tsx'
import { DeskRulesDialog } from './desk-rules-dialog.tsx'
import { FiguresView } from './figures-view.tsx'
import { OpenBalances } from './open-balances.tsx'

export function OpenDayView({ hotel, open }: { hotel: Hotel; open: OpenDay }) {
  const [asked, setAsked] = useState<'close' | 'rules' | null>(null)
  const { day, today } = open
  const canClose = day <= today
  const title = { day: fullDay(day), muted: (text: ReactNode) => <span className="text-muted">{text}</span> }
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2>
            {day === today
              ? sayRich('{day}<muted>, today</muted>', title)
              : sayRich('{day}<muted>, open</muted>', title)}
          </h2>
          <p className="mt-0.5 text-[14px] leading-5 text-muted">
            {todoWords(open)}{' '}
            {open.closeAt === null ? null : say('Closes by itself at {time}.', { time: open.closeAt })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2.5 max-md:w-full">
          {open.choices.length > 1 ? <FirstDay open={open} /> : null}
          <May do="change-offer" at={hotel.id}>
            <Button variant="quiet" onClick={() => setAsked('rules')}>
              <Settings2 aria-hidden="true" className="size-[18px]" />
              {say('Desk rules')}
            </Button>
          </May>
          {canClose ? (
            <May do="work-desk" at={hotel.id}>
              <Button className="max-md:w-full" onClick={() => setAsked('close')}>
                <CalendarCheck aria-hidden="true" className="size-[18px]" />
                {say('Close {day}', { day: longDay(day) })}
              </Button>
            </May>
          ) : null}
        </div>
      </div>
      <Standing open={open} />
      <DayColumns className="mb-5">
        <DayList
          title={say('Arrivals not checked in')}
          empty={say('Everybody has arrived.')}
          bookings={open.arrivals}
          day={day}
          today={today}
          offers={['checked-in', 'no-show']}
        />
        <DayList
          title={say('Departures not done')}
          empty={say('Everybody due to leave has left.')}
          bookings={open.departures}
          day={day}
          today={today}
          offers={['checked-out']}
        />
        <OpenBalances balances={open.figures.openBalances} />
      </DayColumns>
      <h2 className="mt-8 mb-1">{say('Figures of the day')}</h2>
      <p className="mb-4 text-[14px] leading-5 text-muted">
        {say('As they are now. They are frozen when the day is closed.')}
      </p>
      <FiguresView report={open} />
      <ClosedDays hotelId={hotel.id} />
      {asked === 'close' ? <CloseDialog open={open} onClose={() => setAsked(null)} /> : null}
      {asked === 'rules' ? <DeskRulesDialog hotelId={hotel.id} onClose={() => setAsked(null)} /> : null}
    </>
  )
}

function todoWords({ arrivals, departures, figures }: OpenDay): string {
  const parts = [
    arrivals.length > 0 &&
      say('{count, plural, one {# arrival} other {# arrivals}}', { count: arrivals.length }),
    departures.length > 0 &&
      say('{count, plural, one {# departure} other {# departures}}', { count: departures.length }),
    figures.openBalances.length > 0 &&
      say('{count, plural, one {# balance} other {# balances}}', { count: figures.openBalances.length }),
  ].filter((part) => part !== false)
  return parts.length === 0
    ? say('Nothing is left to do.')
    : say('Still open: {list}.', { list: parts.join(', ') })
}

/** A hotel that has never closed a day begins with yesterday or today. */
function FirstDay({ open: { choices, day, today } }: { open: OpenDay }) {
  const { search } = useLocation()
  return (
    <Segments
      label={say('The first day to close')}
      value={day}
      choices={choices.map((choice) => ({
        value: choice,
        label: choice === today ? say('Today') : say('Yesterday'),
        words: longDay(choice),
      }))}
      toChoice={(choice) => ({ search: withParts(search, { day: choice }) })}
    />
  )
}

/** Shows which days the hotel has closed and which it has not. */
function Standing({ open: { day, today, lastClosedOn } }: { open: OpenDay }) {
  if (lastClosedOn === null) {
    return (
      <Note tone="primary" icon={<Info />} className="mb-5" title={say('Your first day to close')}>
        {say(
          'From then on, days are closed one after another. A closed day never changes: later charges, payments and corrections count for the day that is open then.',
        )}
      </Note>
    )
  }
  if (day > today) {
    return (
      <Note
        tone="success"
        icon={<CalendarCheck />}
        className="mb-5"
        title={say('{day} is closed', { day: longDay(lastClosedOn) })}
      >
        {say('Charges and payments made now count for {day}, which can be closed from that day on.', {
          day: longDay(day),
        })}
      </Note>
    )
  }
  const behind = daysBetween(day, today)
  if (behind < 2) return null
  return (
    <Note
      tone="warning"
      icon={<CalendarClock />}
      className="mb-5"
      title={say(
        '{behind, plural, one {# day before today is still open} other {# days before today are still open}}',
        { behind },
      )}
    >
      {say(
        'Close them one after another. After each, the next one is shown here; cash can be counted with the last.',
      )}
    </Note>
  )
}
