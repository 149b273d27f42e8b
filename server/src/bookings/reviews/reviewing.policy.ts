import type { BookingState } from '@roomlark/contract/booking-states'
import { reviewRules } from '@roomlark/contract/bookings/reviews'
import { addDays } from '@roomlark/contract/dates'
import type { Reviewing } from '@roomlark/contract/guest-site/guest-reviews-page'

export type ReviewFacts = {
  state: BookingState
  checkOutOn: string
  /** The guest's data was erased, or the hotel is closed for good. */
  isGone: boolean
  /** The guest works for the hotel or one of its partners, or the booking is held because of a signal. */
  isExcluded: boolean
  review: { publishedAt: Date | null; decision: string | null } | null
}

/** Says what the guest of a booking can do about a review now; `today` is that of the hotel. */
export function judgeReviewing(facts: ReviewFacts, { today, now }: { today: string; now: Date }): Reviewing {
  const { state, checkOutOn, isGone, isExcluded, review } = facts
  if (isGone) return 'over'
  if (review?.publishedAt) {
    return review.decision !== 'removed' && now < editableUntil(review.publishedAt) ? 'editable' : 'final'
  }
  if (state === 'confirmed' || state === 'checked-in') return 'not-yet'
  if (state !== 'checked-out') return 'over'
  if (isExcluded) return 'excluded'
  return today > writableUntilOn(checkOutOn) ? 'over' : 'open'
}

export function writableUntilOn(checkOutOn: string): string {
  return addDays(checkOutOn, reviewRules.writeWithinDays)
}

export function editableUntil(publishedAt: Date): Date {
  return new Date(publishedAt.getTime() + reviewRules.editWithinDays * 86_400_000)
}
