import { ReviewInput, reviewParts, TripKind } from '@roomlark/contract/bookings/reviews'
import { type GuestLanguage, guestLanguageCodes, isGuestLanguage } from '@roomlark/contract/guest-languages'
import type {
  ReviewDraft,
  ReviewFault,
  ReviewFilters,
} from '@roomlark/contract/guest-site/guest-reviews-page'
import type { GuestAddress } from '../address.policy.ts'

const mostTyped = 10_000

export function emptyDraft(language: GuestLanguage): ReviewDraft {
  return {
    language,
    score: '',
    room: '',
    cleanliness: '',
    staff: '',
    place: '',
    value: '',
    good: '',
    better: '',
    trip: '',
    author: '',
  }
}

export function toDraft(review: ReviewInput): ReviewDraft {
  const typed = Object.entries(review).map(([name, value]) => [name, value === null ? '' : String(value)])
  return { ...emptyDraft(review.language), ...Object.fromEntries(typed) }
}

/** Reads what a guest has sent. Choices that no form offers count as none. */
export function readDraft(form: URLSearchParams, language: GuestLanguage): ReviewDraft {
  const text = (name: string) => form.get(name)?.replaceAll('\r\n', '\n').trim().slice(0, mostTyped) ?? ''
  const score = (name: string) => (/^[1-5]$/.test(text(name)) ? text(name) : '')
  const written = text('language')
  const trip = TripKind.safeParse(text('trip'))
  const draft = emptyDraft(isGuestLanguage(written) ? written : language)
  for (const name of ['score', ...reviewParts] as const) draft[name] = score(name)
  for (const name of ['good', 'better', 'author'] as const) draft[name] = text(name)
  return { ...draft, trip: trip.success ? trip.data : '' }
}

type Read = { input: ReviewInput } | { input: null; faults: ReviewFault[] }

export function readReview(draft: ReviewDraft): Read {
  const number = (text: string) => (text === '' ? null : Number(text))
  const parts = Object.fromEntries(reviewParts.map((part) => [part, number(draft[part])]))
  const read = ReviewInput.safeParse({
    ...draft,
    ...parts,
    score: number(draft.score),
    trip: draft.trip === '' ? null : draft.trip,
  })
  if (read.success) return { input: read.data }
  const wrong = new Set(read.error.issues.map(({ path: [name] }) => name))
  return {
    input: null,
    faults: (['score', 'good', 'better', 'author'] as const).filter((name) => wrong.has(name)),
  }
}

/** Reads the filters of an address. Values that make no sense are ignored, because no form produces them. */
export function readReviewFilters(address: GuestAddress): ReviewFilters {
  const trip = TripKind.safeParse(address.word('trip'))
  const language = address.word('written')
  const score = address.word('score')
  return {
    trip: trip.success ? trip.data : null,
    language: guestLanguageCodes.find((code) => code === language) ?? null,
    score: /^[1-5]$/.test(score) ? Number(score) : null,
  }
}

/** Shows enough of an address for its owner to know it. */
export function maskAddress(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1•••')
}
