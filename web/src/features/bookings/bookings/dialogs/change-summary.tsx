import type { GuestNotice, StayChangeQuote } from '@roomlark/contract/bookings/stay-move'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { say } from '@roomlark/contract/say'
import type { useChangeQuote } from '../../../../data/bookings.ts'

import { moneyText } from '../../../../parts/money/money-text.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'
import { CalendarX2 } from '../../../../ui/icons/calendar-x-2.ts'
import { CircleCheck } from '../../../../ui/icons/circle-check.ts'
import { DoorOpen } from '../../../../ui/icons/door-open.ts'
import { Mail } from '../../../../ui/icons/mail.ts'
import { Note } from '../../../../ui/note.tsx'
import { Line, TotalLine } from '../money-lines.tsx'
import { QuoteFrame } from '../quote-frame.tsx'

type ChangeSummaryProps = {
  quote: ReturnType<typeof useChangeQuote>
  mailGuest: boolean
  onMailGuest: (mailGuest: boolean) => void
}

/** A preview of a change: whether it is possible, its price, and the email to the guest. */
export function ChangeSummary({ quote, mailGuest, onMailGuest }: ChangeSummaryProps) {
  return (
    <QuoteFrame quote={quote} isBusy={quote.isPlaceholderData} notLoaded={say('The new price did not load.')}>
      {(change) => (
        <>
          <Availability quote={change} />
          {change.obstacles.length === 0 ? (
            <>
              <Price quote={change} />
              <GuestMail mail={change.mail} mailGuest={mailGuest} onMailGuest={onMailGuest} />
            </>
          ) : null}
        </>
      )}
    </QuoteFrame>
  )
}

const mostShown = 4

export function listObstacles(obstacles: readonly Obstacle[]): string {
  const more = obstacles.length - mostShown
  const sentences = obstacles
    .slice(0, mostShown)
    .map((obstacle) => `${obstacleWords(obstacle, accountFormats)}.`)
  if (more > 0) sentences.push(say('{more, plural, one {And # more.} other {And # more.}}', { more }))
  return sentences.join(' ')
}

function Availability({ quote: { obstacles, added, lostRooms } }: { quote: StayChangeQuote }) {
  if (obstacles.length > 0) {
    return (
      <Note tone="warning" icon={<CalendarX2 />} title={say('Not available on these dates')}>
        {listObstacles(obstacles)}
      </Note>
    )
  }
  return (
    <>
      {added.length > 0 ? (
        <Note tone="success" icon={<CircleCheck />}>
          {say('These nights are available.')}
        </Note>
      ) : null}
      {lostRooms.length > 0 ? (
        <Note
          tone="warning"
          icon={<DoorOpen />}
          title={say(
            '{count, plural, one {Room {rooms} is taken on these dates} other {Rooms {rooms} are taken on these dates}}',
            { count: lostRooms.length, rooms: lostRooms.join(', ') },
          )}
        >
          {say('The stay keeps its dates but will need another room.')}
        </Note>
      ) : null}
    </>
  )
}

function Price({ quote }: { quote: StayChangeQuote }) {
  const { currency, added, removed, totalCents, differenceCents, extrasCents } = quote
  const sum = (nights: StayChangeQuote['added']) => nights.reduce((cents, one) => cents + one.priceCents, 0)
  return (
    <dl className="rounded-[12px] bg-sunken px-[18px] py-[13px]">
      <Line term={say('Total now')} cents={totalCents - differenceCents} currency={currency} />
      {removed.length > 0 ? (
        <Change
          term={say('{nights, plural, one {# night less} other {# nights less}}', { nights: removed.length })}
          cents={-sum(removed)}
          currency={currency}
        />
      ) : null}
      {added.length > 0 ? (
        <Change
          term={say('{nights, plural, one {# night more} other {# nights more}}', { nights: added.length })}
          cents={sum(added)}
          currency={currency}
        />
      ) : null}
      <TotalLine term={say('New total')} cents={totalCents} currency={currency} />
      <Change term={say('Difference, with taxes')} cents={differenceCents} currency={currency} />
      {extrasCents.before === extrasCents.after ? null : (
        <Change
          term={say('Ordered extras, by the new nights')}
          cents={extrasCents.after - extrasCents.before}
          currency={currency}
        />
      )}
    </dl>
  )
}

export function Change({ term, cents, currency }: { term: string; cents: number; currency: string }) {
  const sign = cents > 0 ? '+' : cents < 0 ? '−' : ''
  return (
    <div className="flex justify-between gap-4 py-[3px]">
      <dt className="text-muted">{term}</dt>
      <dd className="whitespace-nowrap tabular-nums">
        {sign}
        {moneyText(Math.abs(cents), currency)}
      </dd>
    </div>
  )
}

type GuestMailProps = {
  mail: GuestNotice | null
  mailGuest: boolean
  onMailGuest: (mailGuest: boolean) => void
}

export function GuestMail({ mail, mailGuest, onMailGuest }: GuestMailProps) {
  if (!mail) return <p className="text-sm text-muted">{say('The guest is not emailed about this.')}</p>
  return (
    <div>
      <label className="flex min-h-8 w-fit max-w-full cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={mailGuest}
          onChange={(event) => onMailGuest(event.target.checked)}
          className="size-[18px] shrink-0 accent-primary"
        />
        <span className="min-w-0 wrap-anywhere">
          {say('Email the guest at {address}', { address: mail.to })}
        </span>
      </label>
      {mailGuest ? (
        <div className="mt-2 rounded-[12px] border border-border px-4 py-3 text-sm">
          <p className="flex items-baseline gap-2 font-[560]">
            <Mail aria-hidden="true" className="size-4 shrink-0 translate-y-0.5 text-muted" />
            {mail.subject}
          </p>
          <p className="mt-1.5 whitespace-pre-line text-muted">{mail.text}</p>
          <p className="mt-1.5 text-muted">
            {say('Then the stay, its new price and the cancellation terms.')}
          </p>
        </div>
      ) : (
        <p className="mt-1 text-sm text-muted">
          {say('The history will say that the guest was not emailed.')}
        </p>
      )}
    </div>
  )
}
