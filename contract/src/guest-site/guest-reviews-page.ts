import type { HotelScores, RemovalReason, ReviewInput, TripKind } from '../bookings/reviews.ts'
import type { GuestLanguage } from '../guest-languages.ts'
import type { Photo } from '../platform/photos.ts'

/**
 * The stage of the review of a stay. `final` is a published review that can no longer be changed, and
 * `excluded` a stay that cannot be reviewed, because the guest works with the hotel.
 */
export type Reviewing = 'open' | 'editable' | 'final' | 'not-yet' | 'over' | 'excluded'

/** A review as everybody reads it. */
export type PublicReview = {
  id: string
  language: GuestLanguage
  /** Null if the review was found to be fraud. */
  score: number | null
  trip: TripKind | null
  /** Empty if the guest gave no name. */
  author: string
  stayedOn: string
  publishedOn: string
  isEdited: boolean
  roomType: string
  good: string
  better: string
  photos: Photo[]
  /** Why the text was removed; it is empty then. */
  removedFor: RemovalReason | null
  answer: { text: string; on: string } | null
}

/** The first reviews of a hotel, as its page shows them. */
export type HotelReviews = { scores: HotelScores; reviews: PublicReview[]; hasMore: boolean }

/** Filters of the reviews of a hotel, as far as the address makes sense. */
export type ReviewFilters = {
  trip: TripKind | null
  language: GuestLanguage | null
  score: number | null
}

/** The form as the guest typed it; empty where nothing was. */
export type ReviewDraft = Record<Exclude<keyof ReviewInput, 'language'>, string> & { language: GuestLanguage }

/** Faults of photos that were sent; photos without a fault are kept. */
export type ReviewPhotoFault = 'photo-large' | 'photo-unreadable' | 'photo-many'

/** The fields of a review that cannot be published like this. */
export type ReviewFault = 'score' | 'good' | 'better' | 'author' | 'many' | 'photos-again' | ReviewPhotoFault

export type GuestReviewPage =
  | {
      kind: 'review'
      hotel: { name: string; slug: string; city: string }
      checkInOn: string
      checkOutOn: string
      guestName: string
      state: Reviewing
      /** Until then a review can be written, or a published one changed. */
      untilOn: string
      draft: ReviewDraft
      photos: Photo[]
      faults: ReviewFault[]
      /** The result of the last action. */
      news: 'published' | 'changed' | 'mailed' | null
      /** Set on the page that the desk shows: what is written there is confirmed by an email to this address. */
      desk: { address: string } | null
      /** True if the guest wrote the review at the desk and has not confirmed it yet. */
      isUnconfirmed: boolean
    }
  | {
      kind: 'hotel-reviews'
      hotel: { name: string; slug: string; city: string }
      found: HotelReviews
      filters: ReviewFilters
      page: number
    }
  | { kind: 'review-rules' }
