import { dayWords, monthWords } from '@roomlark/contract/guest-formats'
import { type GuestLanguage, guestLanguages } from '@roomlark/contract/guest-languages'
import type { PublicReview } from '@roomlark/contract/guest-site/guest-reviews-page'
import { fill } from '@roomlark/contract/say'
import { UserText } from '../../ui/user-text.tsx'
import { Gallery } from '../hotel/gallery.tsx'
import { Island } from '../island.tsx'
import { textsIn } from '../texts/texts.ts'
import { ScoreBadge } from './score-badge.tsx'

/** Reviews as everybody reads them, each with the hotel's answer. */
export function ReviewList({ language, reviews }: { language: GuestLanguage; reviews: PublicReview[] }) {
  return (
    <ol className="grid gap-3.5">
      {reviews.map((review) => (
        <li key={review.id} id={`review-${review.id}`} className="scroll-mt-6">
          <ReviewCard language={language} review={review} />
        </li>
      ))}
    </ol>
  )
}

function ReviewCard({ language, review }: { language: GuestLanguage; review: PublicReview }) {
  const texts = textsIn(language).reviews
  const words = texts.list
  const { trip, score, good, better, removedFor, answer } = review
  const facts = [
    fill(words.stayed, { month: monthWords(language, review.stayedOn) }),
    ...(trip ? [texts.trips[trip]] : []),
  ]
  return (
    <article className="rounded-lg border border-border bg-surface p-[18px] md:p-5">
      <header className="flex items-start gap-3">
        {score === null ? null : <ScoreBadge language={language} score={score} />}
        <div className="min-w-0">
          <h3 className="font-sans text-[15px] leading-6 font-strong">
            <UserText>{review.author || words.guest}</UserText>
          </h3>
          <p className="text-sm text-muted wrap-anywhere">
            {facts.join(' · ')}
            {review.roomType ? (
              <>
                {' · '}
                <UserText>{review.roomType}</UserText>
              </>
            ) : null}
          </p>
        </div>
      </header>
      <div className="mt-3 grid gap-2.5" lang={removedFor ? undefined : review.language}>
        {removedFor ? <p className="text-muted italic">{words.removed[removedFor]}</p> : null}
        {good ? <Said language={language} label={words.good} text={good} sign="+" /> : null}
        {better ? <Said language={language} label={words.better} text={better} sign="−" /> : null}
        {!removedFor && !good && !better ? (
          <p lang={language} className="text-muted italic">
            {words.noText}
          </p>
        ) : null}
      </div>
      {review.photos.length > 0 ? (
        <Island
          name="gallery"
          of={Gallery}
          className="mt-3.5"
          props={{
            photos: review.photos,
            look: 'strip',
            words: textsIn(language).gallery,
            count: String(review.photos.length),
          }}
        />
      ) : null}
      {answer ? (
        <div className="mt-3.5 rounded-md bg-sunken px-4 py-3">
          <p className="text-sm font-strong">
            {words.answer} <span className="font-normal text-muted">{dayWords(language, answer.on)}</span>
          </p>
          <p dir="auto" className="mt-1 text-[14.5px] leading-6 whitespace-pre-line wrap-anywhere">
            {answer.text}
          </p>
        </div>
      ) : null}
      <p className="mt-3 text-xs text-muted">
        {[
          dayWords(language, review.publishedOn),
          ...(review.isEdited ? [words.edited] : []),
          fill(words.writtenIn, { language: guestLanguages[review.language] }),
        ].join(' · ')}
      </p>
    </article>
  )
}

type SaidProps = { language: GuestLanguage; label: string; text: string; sign: '+' | '−' }

function Said({ language, label, text, sign }: SaidProps) {
  const look = sign === '+' ? 'bg-success-soft text-success-text' : 'bg-warning-soft text-warning-text'
  return (
    <div className="grid grid-cols-[24px_minmax(0,1fr)] gap-2.5">
      <span aria-hidden="true" className={`grid size-6 place-items-center rounded-full font-strong ${look}`}>
        {sign}
      </span>
      <p dir="auto" className="leading-6 whitespace-pre-line wrap-anywhere">
        <span lang={language} className="sr-only">
          {label}:{' '}
        </span>
        {text}
      </p>
    </div>
  )
}
