import type { OwnPartnership } from '@roomlark/contract/partners/own-partnerships'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { dayText } from '../../../../lib/day-words.ts'
import { isoDate } from '../../../../lib/format-date.ts'
import { countText, percentText } from '../../../../lib/format-number.ts'
import { useMedia } from '../../../../lib/use-media.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { CalendarClock } from '../../../../ui/icons/calendar-clock.ts'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { CirclePause } from '../../../../ui/icons/circle-pause.ts'
import { DoorClosed } from '../../../../ui/icons/door-closed.ts'
import { Note } from '../../../../ui/note.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { HotelThumb, placeWords } from '../hotel-line.tsx'
import { announcedWords, stoppedWords } from '../partnership-words.ts'
import { StateBadge } from '../state-badge.tsx'
import { EndDialog } from './end-dialog.tsx'
import { FirstLink } from './first-link.tsx'

type OwnHotelCardProps = {
  partnership: OwnPartnership
  /** It was chosen, and not only shown because something has to be. */
  isAskedFor: boolean
}

/** One partnership: its link, its terms and what is going to change. */
export function OwnHotelCard({ partnership, isAskedFor }: OwnHotelCardProps) {
  const { hotel, state, approvedAt, terms, bookings, isOnSale } = partnership
  const card = useRef<HTMLElement>(null)
  const isBeside = useMedia('(min-width: 75rem)')
  const [isEnding, setEnding] = useState(false)
  useEffect(() => {
    // Below the list it would open out of sight.
    if (isAskedFor && !isBeside) card.current?.focus()
  }, [isAskedFor, isBeside])
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={hotel.name}
      className="scroll-mt-4 overflow-hidden rounded-lg border border-border bg-surface outline-none"
    >
      <HotelThumb hotel={hotel} className="h-32 w-full rounded-none" />
      <div className="grid gap-4 px-[18px] py-5 md:px-6">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="wrap-anywhere">{hotel.name}</h2>
            <p className="text-[14px] text-muted">{placeWords(hotel)}</p>
            {approvedAt === null ? null : (
              <p className="text-[14px] text-muted">
                {say('Partner since {day}', { day: dayText(isoDate(new Date(approvedAt))) })}
              </p>
            )}
          </div>
          <StateBadge state={state} />
        </div>
        <StateNote partnership={partnership} />
        {isOnSale || state === 'ended' ? null : (
          <Note tone="warning" icon={<DoorClosed />}>
            {say('Guests cannot book this hotel at the moment. Your links lead to other hotels nearby.')}
          </Note>
        )}
        {state === 'active' && partnership.referralsPausedAt !== null ? (
          <Note tone="warning" icon={<CirclePause />}>
            {say(
              'New bookings earn nothing since {day}: the hotel has not paid an overdue statement. They count again automatically once it has.',
              { day: dayText(isoDate(new Date(partnership.referralsPausedAt))) },
            )}
          </Note>
        ) : null}
        {terms.announced.map((change) => (
          <Note key={change.id} tone="warning" icon={<CalendarClock />}>
            <b className="font-strong">{announcedWords(change)}</b>{' '}
            {say('Bookings made before that day keep their terms.')}
          </Note>
        ))}
        {state === 'ended' ? null : (
          <>
            <FirstLink partnership={partnership} />
            <ButtonLink to={`/partnerships/${partnership.id}`} variant="secondary" block>
              {partnership.links === 0 ? say('Make your first link') : say('Links, codes and results')}
            </ButtonLink>
          </>
        )}
        <dl className="grid gap-2.5 border-t border-border pt-4 text-[14px]">
          <Term name={say('Commission')}>
            {say('{percent} of each stay', { percent: percentText(terms.ratePercent) })}
          </Term>
          <Term name={say('Yours after Roomlark’s share')}>{percentText(terms.yoursPercent)}</Term>
          <Term name={say('Counts for')}>
            {say('{days, plural, one {# day} other {# days}} after a click', {
              days: terms.windowDays,
            })}
          </Term>
          <Term name={say('Paid search ads for its name')}>
            {terms.allowsPaidAds ? say('Allowed') : say('Not allowed')}
          </Term>
          <Term name={say('Bookings')}>{countText(bookings)}</Term>
        </dl>
        {state === 'ended' ? (
          <ButtonLink to={`/partnerships/find?hotel=${hotel.id}`} variant="secondary" block>
            {say('Ask again')}
          </ButtonLink>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            className="-ml-2.5 justify-self-start"
            onClick={() => setEnding(true)}
          >
            {say('End partnership')}
          </Button>
        )}
      </div>
      {isEnding ? <EndDialog partnership={partnership} onClose={() => setEnding(false)} /> : null}
    </section>
  )
}

function StateNote({ partnership }: { partnership: OwnPartnership }) {
  const { state, stopped } = partnership
  if (state !== 'paused' && state !== 'ended') return null
  return (
    <Note tone="warning" icon={state === 'paused' ? <CirclePause /> : <CircleAlert />}>
      {stoppedWords(partnership)}
      {stopped?.note ? (
        <span className="mt-1 block">
          “<UserText>{stopped.note}</UserText>”
        </span>
      ) : null}
    </Note>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right font-[560]">{children}</dd>
    </div>
  )
}
