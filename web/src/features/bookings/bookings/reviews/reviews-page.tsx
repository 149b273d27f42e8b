import { type ReviewMeta, reviewStates } from '@roomlark/contract/bookings/reviews'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useHotelChoices } from '../../../../data/hotels.ts'
import { type ReviewFilter, useReviewPage, useReviewTrends } from '../../../../data/reviews.ts'
import { countText } from '../../../../lib/format-number.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { HotelFilter } from '../../../../parts/hotel-choice/hotel-filter.tsx'
import { choice, idIn, listAddress, numberIn, pageIn } from '../../../../parts/list/list-address.ts'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { ListResults } from '../../../../ui/list-results.tsx'
import { BookingsHead } from '../bookings-head.tsx'
import { ListSkeleton } from '../list/booking-list-states.tsx'
import { ReviewEntry } from './review-entry.tsx'
import { TemplatesDialog } from './templates-dialog.tsx'
import { TrendsCard } from './trends-card.tsx'

const reviewAddress = listAddress({
  page: pageIn('page'),
  hotelId: idIn('hotel'),
  state: choice(reviewStates),
  score: numberIn('score'),
})

/** Reviews of stays: to answer for hotels, to decide on for administrators. */
export function ReviewsPage() {
  useTitle(say('Reviews'))
  const filter = reviewAddress.read(useLocation().search)
  const list = useReviewPage(filter)
  const meta = list.data?.meta
  const hotels = useHotelChoices('')
  const { userType } = useUser()
  // The hotel that was chosen, or the only one there is.
  const only = hotels.data?.meta.total === 1 && userType === 'hotel' ? hotels.data.data[0]?.id : undefined
  const hotelId = filter.hotelId ?? only
  const trends = useReviewTrends(hotelId)
  // Trends and list come together, so that neither moves the other.
  const isWaiting = hotels.isPending || (hotelId !== undefined && trends.isPending)
  return (
    <>
      <BookingsHead subtitle={meta && !list.isPlaceholderData ? countWords(meta) : ''} hasNew={false} />
      <Filters filter={filter} hotelId={hotelId} />
      {trends.data && !isWaiting ? <TrendsCard trends={trends.data} /> : null}
      <ListResults
        list={{
          ...list,
          data: isWaiting ? undefined : list.data,
          refetch: () => Promise.all([list.refetch(), hotels.refetch()]),
        }}
        address={reviewAddress}
        label={say('Reviews')}
        failed={say('The reviews did not load')}
        loading={<ListSkeleton />}
        nothing={{
          title: say('No reviews yet'),
          text: say('Guests are asked for one three days after they have left, once the guest site is open.'),
        }}
        notFound={{
          title: say('No reviews found'),
          text: say('No review fits these filters.'),
          all: say('Show all reviews'),
        }}
      >
        {(reviews) => (
          <ul>
            {reviews.map((review) => (
              <li key={review.id} className="border-t border-border px-6 py-5 first:border-t-0 max-md:px-4">
                <ReviewEntry review={review} />
              </li>
            ))}
          </ul>
        )}
      </ListResults>
    </>
  )
}

const states = [
  { value: '', label: say('Any') },
  { value: 'unanswered', label: say('Not answered') },
  { value: 'reported', label: say('Reported') },
  { value: 'removed', label: say('Removed##of a text') },
] as const

const scores = ['', '5', '4', '3', '2', '1'] as const

function Filters({ filter, hotelId }: { filter: ReviewFilter; hotelId: string | undefined }) {
  const change = useAddressParts(reviewAddress.narrow)
  const { userType } = useUser()
  const [isEditing, setEditing] = useState(false)
  const mayAnswer = useMay('work-desk', hotelId) && userType === 'hotel'
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <HotelFilter value={filter.hotelId} onChoose={(chosen) => change({ hotelId: chosen })} />
      <ChipSelect
        label={say('Status')}
        value={filter.state ?? ''}
        choices={states}
        isOn={filter.state !== undefined}
        onChoose={(state) => change({ state: state || null })}
      />
      <ChipSelect
        label={say('Score')}
        value={findScore(filter.score)}
        choices={scores.map((value) => ({ value, label: value === '' ? say('Any') : value }))}
        isOn={filter.score !== undefined}
        onChoose={(score) => change({ score: score === '' ? null : Number(score) })}
      />
      {hotelId && mayAnswer ? (
        <Button variant="quiet" size="sm" className="ml-auto" onClick={() => setEditing(true)}>
          {say('Answer templates')}
        </Button>
      ) : null}
      {hotelId && isEditing ? <TemplatesDialog hotelId={hotelId} onClose={() => setEditing(false)} /> : null}
    </div>
  )
}

function findScore(score: number | undefined): (typeof scores)[number] {
  return scores.find((one) => one === String(score)) ?? ''
}

function countWords({ total, unanswered, reported }: ReviewMeta): string {
  if (reported > 0) {
    return say('{total, plural, one {# review} other {# reviews}}, {count} reported', {
      total,
      count: countText(reported),
    })
  }
  return unanswered === 0
    ? say('{total, plural, one {# review} other {# reviews}}', { total })
    : say('{total, plural, one {# review} other {# reviews}}, {count} not answered', {
        total,
        count: countText(unanswered),
      })
}
