import type { OwnHold } from '@roomlark/contract/partners/commission-holds'
import { say } from '@roomlark/contract/say'
import { signalWords } from '@roomlark/contract/signal-words'
import { useOpenHolds } from '../../../../data/commission-holds.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Hand } from '../../../../ui/icons/hand.ts'
import { Link } from '../../../../ui/link.tsx'
import { Note } from '../../../../ui/note.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { dayWords } from './hold-texts.ts'

/** Commissions of an affiliate that are on hold, with the way to answer; nothing where there are none. */
export function OwnHoldsBanner() {
  const holds = useOpenHolds()
  if (!holds.data || holds.data.data.length === 0) return null
  const { data, meta } = holds.data
  return (
    <Note
      tone="warning"
      icon={<Hand />}
      title={say('{total, plural, one {One commission is on hold} other {# commissions are on hold}}', {
        total: meta.total,
      })}
    >
      <ul className="mt-1 grid gap-1">
        {data.map((hold) => (
          <Row key={hold.id} hold={hold} />
        ))}
      </ul>
      {meta.total > data.length ? (
        <p className="mt-1 text-muted">
          {say('{count, plural, other {And # more.}}', { count: meta.total - data.length })}
        </p>
      ) : null}
    </Note>
  )
}

function Row({ hold }: { hold: OwnHold }) {
  const why = hold.findings.map(({ kind }) => signalWords[kind]).join(', ')
  return (
    <li>
      {sayRich(
        '<link>{amount}, {booking}</link> at <user>{hotel}</user>: {reason}. Released automatically on {day}; {answered, select, true {you have answered.} other {you can answer.}}',
        {
          link: (text) => (
            <Link to={`/performance/earnings/holds/${hold.id}`} className="font-strong underline">
              {text}
            </Link>
          ),
          amount: moneyText(hold.netUsdCents, 'USD'),
          booking: hold.booking.reference,
          user: (text) => <UserText>{text}</UserText>,
          hotel: hold.hotelName,
          reason: why,
          day: dayWords(hold.releasesAt),
          answered: String(hold.isAnswered),
        },
      )}
    </li>
  )
}
