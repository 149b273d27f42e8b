import type { OwnHold } from '@roomlark/contract/partners/commission-holds'
import { signalWords } from '@roomlark/contract/signal-words'
import { useOpenHolds } from '../../../../data/commission-holds.ts'
import { counted, countText } from '../../../../lib/format-number.ts'
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
        meta.total === 1 ? 'One commission is on hold' : `${counted(meta.total, 'commission')} are on hold`
      }
    >
      <ul className="mt-1 grid gap-1">
        {data.map((hold) => (
          <Row key={hold.id} hold={hold} />
        ))}
      </ul>
      {meta.total > data.length ? (
        <p className="mt-1 text-muted">And {countText(meta.total - data.length)} more.</p>
      ) : null}
    </Note>
  )
}

function Row({ hold }: { hold: OwnHold }) {
  const why = hold.findings.map(({ kind }) => signalWords[kind]).join(', ')
  return (
    <li>
      <Link to={`/performance/earnings/holds/${hold.id}`} className="font-strong underline">
        {moneyText(hold.netUsdCents, 'USD')}, {hold.booking.reference}
      </Link>{' '}
      at <UserText>{hold.hotelName}</UserText>: {why}. Released automatically on {dayWords(hold.releasesAt)};{' '}
      {hold.isAnswered ? 'you have answered.' : 'you can answer.'}
    </li>
  )
}
