import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { guestLanguageCodes } from '../guest-languages.ts'
import { HotelScore } from '../hotel-score.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Photo } from '../platform/photos.ts'
import {
  freeText,
  Id,
  Instant,
  nameOrNothing,
  reasonLength,
  requiredName,
  requiredText,
  Version,
  wholeNumber,
} from '../primitives.ts'
import { say } from '../say.ts'

export const reviewRules = {
  /** A guest is asked this many days after the departure. */
  inviteAfterDays: 3,
  /** Until then a review can be written. */
  writeWithinDays: 90,
  /** A published review can be changed this long. */
  editWithinDays: 7,
  bestScore: 5,
  textLength: 2000,
  photos: 4,
  photoBytes: 10 * 1024 * 1024,
} as const

/** Parts of a stay that have a score of their own. */
export const reviewParts = ['room', 'cleanliness', 'staff', 'place', 'value'] as const
export type ReviewPart = (typeof reviewParts)[number]

/** Kinds of trip. */
export const tripKinds = ['couple', 'family', 'friends', 'alone', 'business'] as const
export const TripKind = z.enum(tripKinds)
export type TripKind = z.infer<typeof TripKind>

const scoreMessage = say('Choose a score from 1 to 5')
const Score = z.int(scoreMessage).check(z.gte(1, scoreMessage), z.lte(reviewRules.bestScore, scoreMessage))
const PartScore = z.nullable(Score)

/** A review as its guest writes it. Only the score of the whole stay is necessary. */
export const ReviewInput = z.strictObject({
  language: z.enum(guestLanguageCodes),
  score: Score,
  room: PartScore,
  cleanliness: PartScore,
  staff: PartScore,
  place: PartScore,
  value: PartScore,
  good: freeText(reviewRules.textLength),
  better: freeText(reviewRules.textLength),
  trip: z.nullable(TripKind),
  /** Empty: the review is shown without a name. */
  author: nameOrNothing(60),
})
export type ReviewInput = z.infer<typeof ReviewInput>

/** Reasons why a text may not stay; a hotel reports with one of them, and an administrator decides by one. */
export const removalReasons = ['insulting', 'personal-data', 'not-the-stay', 'advertising', 'fraud'] as const
export const RemovalReason = z.enum(removalReasons)
export type RemovalReason = z.infer<typeof RemovalReason>

const Average = z.nullable(z.number())

/** The scores of a hotel. Averages have one decimal, and are null while there are too few reviews. */
export const HotelScores = z.object({
  reviews: z.int(),
  score: Average,
  room: Average,
  cleanliness: Average,
  staff: Average,
  place: Average,
  value: Average,
  /** The number of reviews with each score, from 1 to 5. */
  distribution: z.array(z.int()),
})
export type HotelScores = z.infer<typeof HotelScores>

/** Decisions of administrators about a review. Fraud takes its score out of the average as well. */
export const reviewDecisions = ['kept', 'removed'] as const

export const ReviewReport = z.object({
  at: Instant,
  reason: RemovalReason,
  note: z.string(),
  decision: z.nullable(
    z.object({
      at: Instant,
      kind: z.enum(reviewDecisions),
      /** The reason that guests read in place of the text; null if it was kept. */
      reason: z.nullable(RemovalReason),
      /** Written by the administrator for the hotel. */
      note: z.string(),
    }),
  ),
})
export type ReviewReport = z.infer<typeof ReviewReport>

/** A published review, as hotels and administrators read it. */
export const Review = z.object({
  ...ReviewInput.shape,
  id: Id,
  hotel: z.object({ id: Id, name: z.string(), slug: z.string() }),
  booking: z.object({ id: Id, reference: z.string() }),
  roomType: z.string(),
  stayedOn: IsoDate,
  publishedAt: Instant,
  editedAt: z.nullable(Instant),
  photos: z.array(Photo),
  answer: z.nullable(z.object({ text: z.string(), at: Instant, by: z.string() })),
  report: z.nullable(ReviewReport),
  version: z.int(),
})
export type Review = z.infer<typeof Review>

export const reviewStates = ['unanswered', 'reported', 'removed'] as const

export const ReviewQuery = z.strictObject({
  hotelId: z.optional(Id),
  state: z.optional(z.enum(reviewStates)),
  score: z.optional(wholeNumber(1, reviewRules.bestScore, scoreMessage)),
  page: PageNumber,
  limit: pageLimit(50, 20),
})
export type ReviewQuery = z.infer<typeof ReviewQuery>

export const ReviewMeta = z.extend(PageMeta, {
  /** Of all hotels within reach, whatever the filters say. */
  unanswered: z.int(),
  /** Reports that nobody has decided yet. */
  reported: z.int(),
  /** The average over all these hotels; null while there are too few reviews. */
  score: z.nullable(HotelScore),
})
export type ReviewMeta = z.infer<typeof ReviewMeta>

/** Topics of reviews, found by words in five languages. */
export const reviewTopics = [
  'breakfast',
  'bed',
  'bathroom',
  'quiet',
  'view',
  'location',
  'staff',
  'cleanliness',
  'wifi',
  'parking',
  'pool',
  'price',
] as const
export type ReviewTopic = (typeof reviewTopics)[number]

/** Trends of a hotel's scores, and the topics of its reviews. */
export const ReviewTrends = z.object({
  scores: HotelScores,
  /** The twelve months until now in which reviews were published, also those without any; averages as they are. */
  months: z.array(
    z.object({
      month: IsoDate,
      reviews: z.int(),
      score: Average,
      room: Average,
      cleanliness: Average,
      staff: Average,
      place: Average,
      value: Average,
    }),
  ),
  /** The reviews of the last twelve months whose texts were searched, no more than 500. */
  searched: z.int(),
  /** The reviews that mention a topic as good, or as what could be better; the most mentioned first. */
  topics: z.array(z.object({ topic: z.enum(reviewTopics), good: z.int(), better: z.int() })),
})
export type ReviewTrends = z.infer<typeof ReviewTrends>

export const answerLimits = { templates: 20, textLength: 2000 } as const

export const AnswerTemplate = z.strictObject({
  name: requiredName(60, say('Give the template a name')),
  text: requiredText(answerLimits.textLength, say('Write the answer')),
})
export type AnswerTemplate = z.infer<typeof AnswerTemplate>

export const AnswerTemplatesInput = z.strictObject({
  templates: z
    .array(AnswerTemplate)
    .check(z.maxLength(answerLimits.templates, say('Keep at most 20 templates'))),
  version: Version,
})

export const AnswerTemplates = z.object({
  templates: z.array(AnswerTemplate),
  /** 0 if nobody has written any yet. */
  version: z.int(),
})
export type AnswerTemplates = z.infer<typeof AnswerTemplates>

export const ReviewAnswerInput = z.strictObject({
  /** Empty takes the answer back. */
  text: freeText(answerLimits.textLength),
  version: Version,
})

export const ReviewReportInput = z.strictObject({
  reason: RemovalReason,
  note: requiredText(reasonLength, say('Say what is wrong with it')),
  version: Version,
})

export const ReviewDecisionInput = z.strictObject({
  /** Null keeps the review. */
  removeFor: z.nullable(RemovalReason),
  /** The text stays and its photos go; with a text that is removed they go anyway. */
  removesPhotos: z._default(z.boolean(), false),
  note: requiredText(reasonLength, say('Say why')),
  version: Version,
})

export const reviewLinkStates = ['open', 'written', 'not-yet', 'over', 'no-address', 'excluded'] as const

export const ReviewLink = z.object({
  state: z.enum(reviewLinkStates),
  /** The address for the guest's own telephone; null unless a review can be written. */
  url: z.nullable(z.string()),
  untilOn: IsoDate,
})
export type ReviewLink = z.infer<typeof ReviewLink>

const readers = ['hotel', 'admin'] as const
const ReviewParams = z.strictObject({ id: Id })
const HotelParams = z.strictObject({ hotelId: Id })

export const reviews = {
  list: endpoint({
    method: 'GET',
    path: '/reviews',
    access: readers,
    permission: 'see-bookings',
    launch: ['guestSite'],
    summary: 'Reviews of stays, newest first',
    query: ReviewQuery,
    response: z.array(Review),
    meta: ReviewMeta,
  }),
  trends: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/review-trends',
    access: readers,
    permission: 'see-bookings',
    launch: ['guestSite'],
    summary: 'How the scores of a hotel develop, and what guests mention',
    params: HotelParams,
    response: ReviewTrends,
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/reviews/:id/answer',
    access: ['hotel'],
    permission: 'work-desk',
    launch: ['guestSite'],
    summary: 'Answer a review in public; an empty text takes the answer back',
    params: ReviewParams,
    body: ReviewAnswerInput,
    response: Review,
  }),
  report: endpoint({
    method: 'POST',
    path: '/reviews/:id/report',
    access: ['hotel'],
    permission: 'work-desk',
    launch: ['guestSite'],
    summary: 'Report a review to the administrators',
    params: ReviewParams,
    body: ReviewReportInput,
    response: Review,
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/reviews/:id/decision',
    access: ['admin'],
    summary:
      'Keep a reported review, or remove its text and photos for a reason that is shown in their place',
    params: ReviewParams,
    body: ReviewDecisionInput,
    response: Review,
  }),
  templates: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/answer-templates',
    access: ['hotel'],
    permission: 'see-bookings',
    launch: ['guestSite'],
    summary: 'Templates of answers to reviews',
    params: HotelParams,
    response: AnswerTemplates,
  }),
  saveTemplates: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/answer-templates',
    access: ['hotel'],
    permission: 'work-desk',
    launch: ['guestSite'],
    summary: 'Save all templates of answers to reviews',
    params: HotelParams,
    body: AnswerTemplatesInput,
    response: AnswerTemplates,
  }),
  link: endpoint({
    method: 'GET',
    path: '/bookings/:id/review-link',
    access: ['hotel'],
    permission: 'work-desk',
    launch: ['guestSite'],
    summary: 'The link at which the guest of a booking can review the stay now',
    params: ReviewParams,
    response: ReviewLink,
  }),
}
