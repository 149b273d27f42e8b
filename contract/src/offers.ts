import * as z from 'zod/mini'
import { partyLimits, type Quote } from './booking-input.ts'
import { CancellationPolicy } from './cancellation.ts'
import { IsoDate } from './dates.ts'
import { Id, wholeNumber } from './primitives.ts'
import { MealPlan } from './rates.ts'

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

/** Rooms of one guest on the site at most; more are a matter for the hotel's desk. */
export const guestRooms = 8

export const StayQuery = z.strictObject({
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  adults: z.prefault(wholeNumber(1, partyLimits.adults, `Use 1 to ${partyLimits.adults} adults`), 2),
  childAges: z._default(ChildAges, []),
  rooms: z.prefault(wholeNumber(1, guestRooms, `Use 1 to ${guestRooms} rooms`), 1),
})
export type StayQuery = z.infer<typeof StayQuery>

/** Rooms of one type on one rate plan, free for the whole stay. */
export const Offer = z.object({
  roomTypeId: Id,
  roomTypeName: z.string(),
  ratePlanId: Id,
  ratePlanName: z.string(),
  mealPlan: MealPlan,
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

/** Why a room cannot be had for a stay, in parts that each language puts into words of its own. */
export type WhyNot =
  | { kind: 'full' | 'closed' | 'no-arrival' | 'no-departure'; night: string }
  | { kind: 'few-left'; night: string; left: number }
  | { kind: 'min-stay' | 'max-stay'; nights: number }
  | { kind: 'too-many-guests' | 'adults-only' | 'children-over-12' | 'not-on-sale' | 'dates' }

/** Rooms of one type on one rate plan that do not fit the stay, and why. */
export type RefusedOffer = {
  roomTypeId: string
  ratePlanId: string
  ratePlanName: string
  why: WhyNot[]
}

/** Rooms of one plan that a guest has chosen, as in the address: `<room type>.<number>`. */
export type RoomChoice = { ratePlanId: string; rooms: { roomTypeId: string; quantity: number }[] }

/** What a choice costs; only where it can be had. */
export type ChosenStay = RoomChoice & { ratePlanName: string; quote: Quote }

/** What a hotel has for one stay. */
export type StayOffers = { offers: Offer[]; refused: RefusedOffer[]; chosen: ChosenStay | null }
