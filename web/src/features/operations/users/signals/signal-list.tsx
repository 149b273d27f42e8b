import type { Signal } from '@roomlark/contract/partners/signals'
import { say } from '@roomlark/contract/say'
import { evidenceWords, signalWords } from '@roomlark/contract/signal-words'
import { useState } from 'react'
import { longDateTime } from '../../../../lib/format-date.ts'
import { countText } from '../../../../lib/format-number.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { ReviewDialog } from './review-dialog.tsx'

export function SignalList({ signals }: { signals: readonly Signal[] }) {
  return (
    <ul>
      {signals.map((signal) => (
        <li key={signal.id} className="border-t border-border px-6 py-4 first:border-t-0 max-md:px-4">
          <Entry signal={signal} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ signal }: { signal: Signal }) {
  const [isReviewing, setReviewing] = useState(false)
  const { found, at, booking, hotel, partner, review } = signal
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2.5">
      <div className="min-w-0 grow basis-80">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-strong">{signalWords[found.kind]}</span>
          <Badge tone={review ? 'neutral' : 'warning'}>{review ? say('Reviewed') : say('To review')}</Badge>
        </p>
        <p className="mt-0.5 wrap-anywhere">{evidenceWords(found, countText)}.</p>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {sayRich('<link>{reference}</link> at {hotel}, partner {partner}, <time>{moment}</time>', {
            link: (text) => (
              <Link to={`/bookings?booking=${booking.id}`} className="link">
                {text}
              </Link>
            ),
            reference: booking.reference,
            hotel: (
              <Link to={`/hotels/${hotel.id}`} className="link">
                <UserText>{hotel.name}</UserText>
              </Link>
            ),
            partner: (
              <Link to={`/users/${partner.affiliateId}`} className="link">
                <UserText>{partner.name}</UserText>
              </Link>
            ),
            time: (text) => <time dateTime={at}>{text}</time>,
            moment: longDateTime(new Date(at)),
          })}
        </p>
        {review ? (
          <p className="mt-1 text-sm wrap-anywhere text-muted">
            <UserText>{review.by}</UserText>, {longDateTime(new Date(review.at))}
            {review.note ? (
              <>
                : <UserText>{review.note}</UserText>
              </>
            ) : null}
          </p>
        ) : null}
      </div>
      <Button variant={review ? 'quiet' : 'secondary'} size="sm" onClick={() => setReviewing(true)}>
        {review ? say('Change note') : say('Mark as reviewed')}
        <span className="sr-only">
          , {signalWords[found.kind]}, {booking.reference}
        </span>
      </Button>
      {isReviewing ? <ReviewDialog signal={signal} onClose={() => setReviewing(false)} /> : null}
    </div>
  )
}
