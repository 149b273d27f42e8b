import * as z from 'zod/mini'
import { partyLimits } from './booking-input.ts'
import { CancellationPolicy } from './cancellation.ts'
import { IsoDate } from './dates.ts'
import { HotelSummary } from './hotels.ts'
import { pageLimit } from './paging.ts'
import { cursorOf, Id, SearchText, wholeNumber } from './primitives.ts'
import { mealPlans } from './rates.ts'

const ages = `Give ages from 0 to ${partyLimits.childAge}, like 4,11`

/** `4,11`: the age of each child. */
const ChildAges = z.pipe(
  z.string().check(
    z.regex(/^((0|[1-9]\d?)(,(0|[1-9]\d?))*)?$/, ages),
    z.refine((text) => agesOf(text).every((age) => age <= partyLimits.childAge), ages),
    z.refine((text) => agesOf(text).length <= partyLimits.children, 'Too many guests'),
  ),
  z.transform(agesOf),
)

function agesOf(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number)
}

export const StayQuery = z.strictObject({
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  adults: z.prefault(wholeNumber(1, partyLimits.adults, `Use 1 to ${partyLimits.adults} adults`), 2),
  childAges: z._default(ChildAges, []),
  rooms: z.prefault(wholeNumber(1, 8, 'Use 1 to 8 rooms'), 1),
})
export type StayQuery = z.infer<typeof StayQuery>

export const OfferSearchQuery = z.extend(StayQuery, {
  /** Words of a name, a city or a country. */
  place: z.optional(SearchText),
  limit: pageLimit(50, 20),
  /** Where the page before ended: its `next`. */
  after: z.optional(cursorOf('1-5')),
})
export type OfferSearchQuery = z.infer<typeof OfferSearchQuery>

/** Rooms of one type on one rate plan, free for the whole stay. */
export const Offer = z.object({
  roomTypeId: Id,
  roomTypeName: z.string(),
  ratePlanId: Id,
  ratePlanName: z.string(),
  mealPlan: z.enum(mealPlans),
  /** How many rooms of the type are left on the fullest night. */
  left: z.int(),
  currency: z.string(),
  roomCents: z.int(),
  cityTaxCents: z.int(),
  vatCents: z.int(),
  vatIncluded: z.boolean(),
  totalCents: z.int(),
  totalUsdCents: z.int(),
  cancellationPolicy: CancellationPolicy,
})
export type Offer = z.infer<typeof Offer>

const misfitKinds = [
  'full',
  'closed',
  'no-arrival',
  'no-departure',
  'min-stay',
  'max-stay',
  'too-many-guests',
  'adults-only',
  'too-young',
  'not-on-sale',
  'not-yet-sold',
  'no-longer-sold',
] as const

/** One reason why an offer does not fit a stay, to be put into words in the guest's language. */
export const MisfitReason = z.object({
  kind: z.enum(misfitKinds),
  /** The night or day it is about. */
  on: z.optional(IsoDate),
  /** The shortest or the longest stay, in nights. */
  nights: z.optional(z.int()),
  /** How many rooms are left on a night that has too few. */
  left: z.optional(z.int()),
})
export type MisfitReason = z.infer<typeof MisfitReason>

/** Rooms of one type on one rate plan that cannot be booked for the stay as asked, and why. */
export const Misfit = z.extend(
  z.pick(Offer, { roomTypeId: true, roomTypeName: true, ratePlanId: true, ratePlanName: true }),
  { reasons: z.array(MisfitReason) },
)
export type Misfit = z.infer<typeof Misfit>

export const OfferedHotel = z.extend(
  z.pick(HotelSummary, {
    name: true,
    slug: true,
    images: true,
    city: true,
    country: true,
    starRating: true,
    coverPlaceholder: true,
  }),
  { cheapest: Offer },
)
export type OfferedHotel = z.infer<typeof OfferedHotel>
