import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { BillLines } from '../inventory/bill-lines.ts'
import { CancellationPolicy } from '../inventory/cancellation.ts'
import { PaymentPlan } from '../inventory/payment-terms.ts'
import { MealPlan } from '../inventory/rates.ts'
import { Obstacle } from '../obstacles.ts'
import { Id, wholeNumber } from '../primitives.ts'
import { say } from '../say.ts'
import { partyLimits, type Quote } from './booking-input.ts'

const ages = say('Give ages from 0 to {age}, like 4,11', { age: partyLimits.childAge })

/** Reads the ages of the children, such as `4,11`. */
const ChildAges = z.pipe(
  z.string().check(
    z.regex(/^((0|[1-9]\d?)(,(0|[1-9]\d?))*)?$/, ages),
    z.refine((text) => parseAges(text).every((age) => age <= partyLimits.childAge), ages),
    z.refine((text) => parseAges(text).length <= partyLimits.children, say('Too many guests')),
  ),
  z.transform(parseAges),
)

function parseAges(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number)
}

/** A guest can book this many rooms on the site at most; larger groups have to contact the hotel. */
export const guestRooms = 8

export const StayQuery = z.strictObject({
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  adults: z.prefault(
    wholeNumber(1, partyLimits.adults, say('Use 1 to {adults} adults', { adults: partyLimits.adults })),
    2,
  ),
  childAges: z._default(ChildAges, []),
  rooms: z.prefault(wholeNumber(1, guestRooms, say('Use 1 to {rooms} rooms', { rooms: guestRooms })), 1),
})
export type StayQuery = z.infer<typeof StayQuery>

/** The desk's question for offers; a chosen company may bring a discount. */
export const DeskStayQuery = z.extend(StayQuery, { companyId: z.optional(Id) })
export type DeskStayQuery = z.infer<typeof DeskStayQuery>

/** Rooms of one type on one rate plan that are free for the whole stay. */
export const Offer = z.object({
  roomTypeId: Id,
  roomTypeName: z.string(),
  ratePlanId: Id,
  ratePlanName: z.string(),
  mealPlan: MealPlan,
  /** The number of rooms of the type left on the fullest night. */
  left: z.int(),
  currency: z.string(),
  ...BillLines.shape,
  /** The part of `roomCents` that is VAT. */
  includedVatCents: z.int(),
  totalCents: z.int(),
  totalUsdCents: z.int(),
  cancellationPolicy: CancellationPolicy,
  /** Payment terms of the total. */
  payment: PaymentPlan,
})
export type Offer = z.infer<typeof Offer>

/** Rooms of one type on one rate plan, as the desk sees them: with their price also where a guest could not book them. */
export const DeskOffer = z.object({
  roomTypeId: Id,
  ratePlanId: Id,
  /** The number of rooms of the type left on the fullest night. */
  left: z.int(),
  currency: z.string(),
  totalCents: z.int(),
  /** Reasons why nobody can book it. */
  obstacles: z.array(Obstacle),
  /** Limits for guests, which the desk may exceed with a reason. */
  limits: z.array(Obstacle),
})
export type DeskOffer = z.infer<typeof DeskOffer>

/** The reason why a room is not available for a stay, as data that each language puts into its own words. */
export type WhyNot =
  | { kind: 'full' | 'closed' | 'no-arrival' | 'no-departure'; night: string }
  | { kind: 'few-left'; night: string; left: number }
  | { kind: 'min-stay' | 'max-stay'; nights: number }
  | { kind: 'too-many-guests' | 'adults-only' | 'children-over-12' | 'not-on-sale' | 'dates' }

/** Rooms of one type on one rate plan that are not available for the stay, and the reasons. */
export type RefusedOffer = {
  roomTypeId: string
  ratePlanId: string
  ratePlanName: string
  why: WhyNot[]
}

/** The rooms that a guest has chosen on one rate plan; in the address they are `<room type>.<number>`. */
export type RoomChoice = { ratePlanId: string; rooms: { roomTypeId: string; quantity: number }[] }

/** A choice that is available, with its price. */
export type ChosenStay = RoomChoice & { ratePlanName: string; quote: Quote }

/** Everything a hotel offers for one stay. */
export type StayOffers = {
  offers: Offer[]
  refused: RefusedOffer[]
  chosen: ChosenStay | null
  /** Rooms that take the party together, if no offer does. */
  mix: ChosenStay | null
  /** The choice has rooms that are free, but too few for the party. */
  isChoiceTooSmall: boolean
}
