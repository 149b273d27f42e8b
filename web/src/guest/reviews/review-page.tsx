import { datedRange, longDay } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import { CircleCheck } from '../../ui/icons/circle-check.ts'
import { DialogCard, Notice } from '../bookings/dialog-card.tsx'
import { makeAddress } from '../page-address.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { ReviewForm } from './review-form.tsx'

type PageProps = { page: GuestPageOf<'review'> }

/** A guest reviews a stay. Everything is one plain form, which the server answers with this page. */
export function ReviewPage({ page }: PageProps) {
  const { visit, hotel, state, untilOn, faults, news, desk, isUnconfirmed } = page
  const { language } = visit
  const texts = textsIn(language).reviews
  const words = texts.form
  const isForm = (state === 'open' || state === 'editable') && news !== 'mailed'
  const values = { hotel: hotel.name, day: longDay(language, untilOn), address: desk?.address ?? '' }
  return (
    <SiteLayout visit={visit}>
      <DialogCard>
        {news ? (
          <p
            role="status"
            className="mb-4 flex gap-2.5 rounded-[12px] bg-success-soft px-4 py-3 font-medium text-success-text"
          >
            <CircleCheck aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
            <span className="wrap-anywhere">{fill(texts.news[news], values)}</span>
          </p>
        ) : null}
        {isForm ? (
          <>
            <h1 className="text-xl text-balance wrap-anywhere">
              {fill(state === 'editable' ? words.editHeading : words.heading, values)}
            </h1>
            <p className="mt-1 text-muted">{datedRange(language, page.checkInOn, page.checkOutOn)}</p>
            {isUnconfirmed ? <p className="mt-3 font-medium">{words.unconfirmed}</p> : null}
            {faults.length > 0 ? (
              <Notice>
                <b className="block">{news ? texts.faults.photosHeading : texts.faults.heading}</b>
                {faults.map((fault) => texts.faults[fault]).join(' ')}
              </Notice>
            ) : null}
            {desk ? <p className="mt-3 text-[14px] text-muted">{fill(words.desk, values)}</p> : null}
            <ReviewForm page={page} />
            <p className="mt-3 text-sm text-muted">
              {words.legal} {fill(state === 'editable' ? words.untilEdit : words.untilOpen, values)}{' '}
              <a href={makeAddress(visit, '/stays/reviews')} className="link">
                {words.rules}
              </a>
            </p>
          </>
        ) : news === 'mailed' ? null : (
          <Closed page={page} />
        )}
        {desk ? null : (
          <a
            href={makeAddress(visit, `/stays/${hotel.slug}/reviews`)}
            className="link mt-4 inline-block font-medium wrap-anywhere"
          >
            {fill(texts.news.read, values)}
          </a>
        )}
      </DialogCard>
    </SiteLayout>
  )
}

function Closed({ page: { visit, state, hotel } }: PageProps) {
  const { closed } = textsIn(visit.language).reviews
  const { title, text } = closed[state === 'open' || state === 'editable' ? 'final' : state]
  return (
    <>
      <h1 className="text-xl">{title}</h1>
      <p className="mt-2">{fill(text, { hotel: hotel.name })}</p>
    </>
  )
}
