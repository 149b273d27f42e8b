import { dayWords } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import { MessageCircle } from '../../ui/icons/message-circle.ts'
import { textsIn } from '../texts/texts.ts'

/** Directions, and from the first day of the stay the way to get in. */
export function ArrivalSection({ page }: { page: GuestPageOf<'booking'> }) {
  const { visit, booking, arrival } = page
  if (!arrival) return null
  const { directions, entry, isEntryToCome } = arrival
  const words = textsIn(visit.language).arrival
  const keys = entry
    ? [
        { term: words.doorCode, value: entry.doorCode },
        ...entry.rooms.map(({ number, code }) => ({ term: fill(words.roomCode, { number }), value: code })),
        { term: words.wifi, value: entry.wifiName },
        { term: words.wifiPassword, value: entry.wifiPassword },
      ].filter(({ value }) => value !== '')
    : []
  return (
    <section
      aria-labelledby="arrival"
      className="grid gap-4 rounded-lg border border-border bg-surface p-[18px] md:p-6"
    >
      <h2 id="arrival" className="text-lg">
        {booking.state === 'checked-in' ? words.staying : words.coming}
      </h2>
      {keys.length > 0 ? (
        <dl className="grid gap-3 rounded-[12px] bg-sunken p-4 sm:grid-cols-2 print:hidden">
          {keys.map(({ term, value }) => (
            <div key={term} className="min-w-0">
              <dt className="text-[14px] text-muted">{term}</dt>
              <dd className="font-mono text-[19px] leading-7 font-strong select-all wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {entry?.wayIn ? <Lines heading={words.wayIn} text={entry.wayIn} /> : null}
      {directions ? <Lines heading={words.directions} text={directions} /> : null}
      {isEntryToCome ? (
        <p className="text-[14px] text-muted">
          {fill(words.toCome, {
            day: dayWords(visit.language, booking.checkInOn),
            time: booking.checkInTime,
          })}
        </p>
      ) : null}
      {booking.mayWrite ? (
        <p className="print:hidden">
          <a href="#messages" className="link inline-flex items-center gap-2 font-medium">
            <MessageCircle aria-hidden="true" className="size-[18px]" />
            {words.ask}
          </a>
        </p>
      ) : null}
    </section>
  )
}

function Lines({ heading, text }: { heading: string; text: string }) {
  return (
    <div>
      <h3 className="text-[15px]">{heading}</h3>
      <p dir="auto" className="mt-1 max-w-[64ch] whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  )
}
