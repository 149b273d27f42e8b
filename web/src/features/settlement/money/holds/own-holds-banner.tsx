import type { OwnHold } from '@roomlark/contract/partners/commission-holds'
import { say } from '@roomlark/contract/say'
import { signalWords } from '@roomlark/contract/signal-words'
import { useOpenHolds } from '../../../../data/commission-holds.ts'
import { countText } from '../../../../lib/format-number.ts'
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
      title={
        meta.total === 1
          ? say('One commission is on hold')
          : say('{total, plural, one {# commission} other {# commissions}} are on hold', {
              total: meta.total,
            })
      }
    >
      <ul className="mt-1 grid gap-1">
        {data.map((hold) => (
          <Row key={hold.id} hold={hold} />
        ))}
      </ul>
      {meta.total > data.length ? (
        <p className="mt-1 text-muted">
          {say('And {countText} more.', { countText: countText(meta.total - data.length) })}
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
        '<link>{netUsdCents}, {reference}</link> at <usertext>{hotelName}</usertext>: {why}. Released automatically on {releasesAt}; {value}',
        {
          link: (text) => (
            <Link to={`/performance/earnings/holds/${hold.id}`} className="font-strong underline">
              {text}
            </Link>
          ),
          netUsdCents: moneyText(hold.netUsdCents, 'USD'),
          reference: hold.booking.reference,
          usertext: (text) => <UserText>{text}</UserText>,
          hotelName: hold.hotelName,
          why,
          releasesAt: dayWords(hold.releasesAt),
          value: hold.isAnswered ? 'you have answered.' : 'you can answer.',
        },
      )}
    </li>
  )
}
