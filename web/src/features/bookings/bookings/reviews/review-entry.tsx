import { type Review, reviewParts } from '@roomlark/contract/bookings/reviews'
import { guestLanguages } from '@roomlark/contract/guest-languages'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { longDateTime } from '../../../../lib/format-date.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { partNames, reasonNames, tripNames } from './review-words.ts'

/** A review with what was done about it, and what can be done. */
export function ReviewEntry({ review }: { review: Review }) {
  const { good, better, answer, report } = review
  return (
    <article className="grid gap-3">
      <Head review={review} />
      <div lang={review.language} className="grid max-w-[72ch] gap-2">
        {good ? <Said label={say('Good##in a review')} text={good} /> : null}
        {better ? <Said label={say('Could be better')} text={better} /> : null}
        {good || better ? null : <p className="text-muted italic">{say('Without words.')}</p>}
      </div>
      <ReviewPhotos photos={review.photos} />
      <PartScores review={review} />
      {answer ? (
        <div className="max-w-[72ch] rounded-md bg-sunken px-4 py-3">
          <p className="text-sm text-muted">
            {say('Answered by {name}, {moment}', {
              name: answer.by,
              moment: longDateTime(new Date(answer.at)),
            })}
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
            {answer.text}
          </p>
        </div>
      ) : null}
      {report ? <Report report={report} /> : null}
      <Actions review={review} />
    </article>
  )
}

function Head({ review }: { review: Review }) {
  const { score, author, hotel, booking, report, trip } = review
  const decision = report?.decision
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="inline-grid h-8 min-w-8 place-items-center rounded-[9px] bg-primary font-strong text-on-primary tabular-nums">
        <span aria-hidden="true">{score}</span>
        <span className="sr-only">{say('{score} of 5', { score })}</span>
      </span>
      <div className="min-w-0 grow">
        <h2 className="flex flex-wrap items-center gap-x-2.5 font-sans text-[15px] leading-6 font-strong">
          <UserText>{author || say('A guest##as the author of a review')}</UserText>
          {decision?.kind === 'removed' ? <Badge tone="error">{say('Text removed')}</Badge> : null}
          {decision?.kind === 'kept' ? <Badge tone="neutral">{say('Kept##of a review')}</Badge> : null}
          {report && !decision ? <Badge tone="warning">{say('Reported')}</Badge> : null}
        </h2>
        <p className="text-sm wrap-anywhere text-muted">
          {sayRich('<link>{reference}</link> at {hotel}, {rooms}, published {moment}', {
            link: (text) => (
              <Link to={`/bookings?booking=${booking.id}`} className="link">
                {text}
              </Link>
            ),
            reference: booking.reference,
            hotel: <UserText>{hotel.name}</UserText>,
            rooms: <UserText>{review.roomType}</UserText>,
            moment: longDateTime(new Date(review.publishedAt)),
          })}
          {trip ? ` · ${tripNames[trip]}` : ''} · {guestLanguages[review.language]}
          {review.editedAt ? ` · ${say('edited')}` : ''}
        </p>
      </div>
    </header>
  )
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
      <b className="font-strong">{label}: </b>
      {text}
    </p>
  )
}

function ReviewPhotos({ photos }: { photos: Review['photos'] }) {
  if (photos.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, smallUrl, largeUrl, placeholder }, index) => (
        <li key={id}>
          <a href={largeUrl} target="_blank" rel="noreferrer" className="block rounded-md">
            <img
              src={smallUrl}
              alt={say('Photo {number} of {total}', { number: index + 1, total: photos.length })}
              loading="lazy"
              decoding="async"
              width={96}
              height={96}
              style={{ backgroundImage: `url("${placeholder}")` }}
              className="size-24 rounded-md bg-cover bg-center object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function PartScores({ review }: { review: Review }) {
  const given = reviewParts.flatMap((part) => {
    const score = review[part]
    return score === null ? [] : [{ part, score }]
  })
  if (given.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {given.map(({ part, score }) => (
        <div key={part} className="flex gap-1.5">
          <dt className="text-muted">{partNames[part]}</dt>
          <dd className="font-strong tabular-nums">{score}</dd>
        </div>
      ))}
    </dl>
  )
}

function Report({ report }: { report: NonNullable<Review['report']> }) {
  const { decision } = report
  const when = (at: string) => longDateTime(new Date(at))
  return (
    <div className="max-w-[72ch] text-sm wrap-anywhere text-muted">
      {report.note ? (
        <p>
          {say('Reported {moment}: {reason}', {
            moment: when(report.at),
            reason: reasonNames[report.reason],
          })}
          . <UserText>{report.note}</UserText>
        </p>
      ) : null}
      {decision ? (
        <p>
          {decision.reason === null
            ? say('Kept {moment}.', { moment: when(decision.at) })
            : say('Text removed {moment}: {reason}.', {
                moment: when(decision.at),
                reason: reasonNames[decision.reason],
              })}{' '}
          <UserText>{decision.note}</UserText>
        </p>
      ) : null}
    </div>
  )
}

function Actions({ review }: { review: Review }) {
  const [open, setOpen] = useState<'answer' | 'report' | 'decide' | null>(null)
  const { userType } = useUser()
  const mayAnswer = useMay('work-desk', review.hotel.id)
  const close = () => setOpen(null)
  const isRemoved = review.report?.decision?.kind === 'removed'
  if (userType === 'admin') {
    return (
      <div>
        <Button variant="secondary" size="sm" onClick={() => setOpen('decide')}>
          {review.report?.decision ? say('Decide again') : say('Decide')}
        </Button>
        {open === 'decide' ? <DecideDialog review={review} onClose={close} /> : null}
      </div>
    )
  }
  if (!mayAnswer) return null
  return (
    <div className="flex flex-wrap gap-2.5">
      {isRemoved ? null : (
        <Button variant={review.answer ? 'quiet' : 'secondary'} size="sm" onClick={() => setOpen('answer')}>
          {review.answer ? say('Change the answer') : say('Answer##a review')}
        </Button>
      )}
      {review.report ? null : (
        <Button variant="quiet" size="sm" onClick={() => setOpen('report')}>
          {say('Report##a review')}
        </Button>
      )}
      {open === 'answer' ? <AnswerDialog review={review} onClose={close} /> : null}
      {open === 'report' ? <ReportDialog review={review} onClose={close} /> : null}
    </div>
  )
}
