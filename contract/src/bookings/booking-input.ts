import * as z from 'zod/mini'
import { bookingSources, type TakenWay, takenWays } from '../booking-states.ts'
import { IsoDate } from '../dates.ts'
import { BillLines } from '../inventory/bill-lines.ts'
import { CancellationPolicy } from '../inventory/cancellation.ts'
import { PaymentPlan } from '../inventory/payment-terms.ts'
import { mealPlans } from '../inventory/rates.ts'
import { Obstacle } from '../obstacles.ts'
import { CountryCode } from '../places.ts'
import {
  Email,
  freeText,
  Id,
  Instant,
  nameOrNothing,
  optionalText,
  Phone,
  reasonLength,
  requiredName,
  Version,
} from '../primitives.ts'
import { say } from '../say.ts'

/**
 * These limits apply to one booking. Guests who book on the site are limited to fewer rooms (`offers.ts`).
 */
export const partyLimits = {
  adults: 60,
  children: 30,
  childAge: 17,
  rooms: 50,
  roomTypes: 10,
  ratePlans: 5,
} as const

const age = say('Use an age from 0 to {age}', { age: partyLimits.childAge })
const tooManyRooms = say('Use at most {rooms} rooms', { rooms: partyLimits.rooms })

export const Guest = z.strictObject({
  name: requiredName(120, say("Enter the guest's name")),
  /** Left out if the guest has none; `isEmailNeeded` says when that is allowed. */
  email: z.optional(Email),
  phone: Phone,
  country: z.optional(CountryCode),
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/, say('Choose a language')))),
})

/** Fields of everything that says who stays. */
export const party = {
  adults: z
    .int(say('Enter the adults'))
    .check(z.gte(1, say('At least one adult')), z.lte(partyLimits.adults, say('Too many guests'))),
  /** The age of each child. */
  childAges: z
    .array(z.int().check(z.gte(0, age), z.lte(partyLimits.childAge, age)))
    .check(z.maxLength(partyLimits.children, say('Too many guests'))),
}

/** Guests of one room, as the desk has placed them. */
const RoomParty = z.strictObject({
  ...party,
  /** The guest in the room, if that is not the person who books. */
  name: z.optional(nameOrNothing(120)),
  /** The numbered room they get. */
  roomId: z.optional(Id),
})

const RoomChoice = z
  .strictObject({
    roomTypeId: Id,
    quantity: z
      .int(say('Enter a number'))
      .check(z.gte(1, say('At least one room')), z.lte(partyLimits.rooms, tooManyRooms)),
    /** The guests of each of these rooms. For a room without it, guests are placed at the lowest price. */
    guests: z.optional(z.array(RoomParty).check(z.maxLength(partyLimits.rooms, tooManyRooms))),
  })
  .check(
    z.refine(({ quantity, guests }) => guests === undefined || guests.length === quantity, {
      path: ['guests'],
      message: say('Say who sleeps in each room'),
    }),
  )

const PlanStay = z.strictObject({
  rooms: z
    .array(RoomChoice)
    .check(
      z.minLength(1, say('Choose a room')),
      z.maxLength(
        partyLimits.roomTypes,
        say('Use at most {count} room types', { count: partyLimits.roomTypes }),
      ),
    ),
  ratePlanId: Id,
  ...party,
})
type PlanStay = z.infer<typeof PlanStay>

const PlacingFacts = z.object({
  adults: z.number(),
  childAges: z.array(z.number()),
  rooms: z.array(z.object({ guests: z.optional(z.array(z.object(party))) })),
})

/** Guests who are placed in rooms are placed all, and are those of the stay. */
const areAllPlaced = z.refine<PlanStay>(
  ({ adults, childAges, rooms }) => {
    if (rooms.every(({ guests }) => guests === undefined)) return true
    const placed = rooms.flatMap(({ guests = [] }) => guests)
    const ages = placed.flatMap((room) => room.childAges)
    return (
      rooms.every(({ guests }) => guests !== undefined) &&
      placed.reduce((sum, room) => sum + room.adults, 0) === adults &&
      [...ages].sort().join() === [...childAges].sort().join()
    )
  },
  {
    path: ['rooms'],
    message: say('The guests of the rooms are not those of the stay'),
    when: ({ value }) => PlacingFacts.safeParse(value).success,
  },
)

const StayShape = z.extend(PlanStay, { checkInOn: IsoDate, checkOutOn: IsoDate })
export const StayInput = StayShape.check(areAllPlaced)
export type StayInput = z.infer<typeof StayInput>

/** A stay as the desk prices it: the company whose guests they are may have a discount. */
const DeskShape = z.extend(StayShape, { companyId: z.optional(Id) })
export const DeskStay = z
  .extend(DeskShape, {
    /** True for rooms on a further plan of one call: what a stay pays once is in the price of the first. */
    isFurtherPlan: z.optional(z.boolean()),
  })
  .check(areAllPlaced)
export type DeskStay = z.infer<typeof DeskStay>

const EmailFacts = z.object({
  guest: z.object({ email: z.optional(z.string()) }),
  takenBy: z.optional(z.enum(takenWays)),
})

const PartnerFacts = z.object({ source: z.enum(bookingSources), partnershipId: z.optional(Id) })

export const BookingInput = z
  .extend(DeskShape, {
    /** Rooms of the same stay on other rate plans. Each plan becomes a booking of its own, all of them or none. */
    otherPlans: z.optional(
      z
        .array(PlanStay.check(areAllPlaced))
        .check(
          z.maxLength(
            partyLimits.ratePlans - 1,
            say('Use at most {count} rate plans', { count: partyLimits.ratePlans }),
          ),
        ),
    ),
    /** `held` sets the rooms aside for ten minutes, or until `heldUntil`. */
    state: z.enum(['held', 'confirmed']),
    /** Makes an option of the hold: at most 60 days, and not beyond the arrival. */
    heldUntil: z.optional(Instant),
    source: z.enum(bookingSources),
    takenBy: z.optional(z.enum(takenWays)),
    /** The partner who sent the guest; exactly with the source `affiliate`. */
    partnershipId: z.optional(Id),
    guest: Guest,
    notes: freeText(2000),
    specialRequests: freeText(2000),
    /** The numbered room of a booking of one room whose guests are not placed. */
    roomId: z.optional(Id),
    /** Reason for exceeding a limit that applies to guests (`Quote.limits`). */
    overrideReason: optionalText(reasonLength),
  })
  .check(
    areAllPlaced,
    z.refine(({ guest, takenBy }) => guest.email !== undefined || !isEmailNeeded(takenBy), {
      path: ['guest', 'email'],
      message: say('Please enter a valid email address'),
      // This error is reported together with everything else that is missing.
      when: ({ value }) => EmailFacts.safeParse(value).success,
    }),
    z.refine(({ source, partnershipId }) => (source === 'affiliate') === (partnershipId !== undefined), {
      path: ['partnershipId'],
      message: say('Choose the partner who sent the guest'),
      when: ({ value }) => PartnerFacts.safeParse(value).success,
    }),
  )
export type BookingInput = z.infer<typeof BookingInput>

/** Guests who call or walk in may have no email address; everyone else wrote from one. */
export function isEmailNeeded(takenBy: TakenWay | null | undefined): boolean {
  return takenBy !== 'phone' && takenBy !== 'walk-in'
}

export const Quote = z.object({
  currency: z.string(),
  /** Price of the rooms of one type together, night by night. */
  nights: z.array(
    z.object({
      night: IsoDate,
      roomTypeId: Id,
      quantity: z.int(),
      priceCents: z.int(),
      /** The part of the price that is for meals, where the plan says what they are worth. */
      mealCents: z.optional(z.int()),
    }),
  ),
  ...BillLines.shape,
  /** The part of `roomCents` that is VAT. */
  includedVatCents: z.int(),
  totalCents: z.int(),
  totalUsdCents: z.int(),
  mealPlan: z.enum(mealPlans),
  cancellationPolicy: CancellationPolicy,
  /** Payment terms of the total; the desk's bookings are paid at the hotel. */
  payment: PaymentPlan,
  /** Reasons why the stay cannot be booked as requested; empty if it can. */
  obstacles: z.array(Obstacle),
  /** The limits the desk may exceed with a reason: a minimum stay, last night. */
  limits: z.array(Obstacle),
})
export type Quote = z.infer<typeof Quote>

export const BookingDetails = z.strictObject({
  guest: Guest,
  notes: freeText(2000),
  specialRequests: freeText(2000),
})
export type BookingDetails = z.infer<typeof BookingDetails>

/** True confirms that guests in house move to a room whose guests have not checked out (409 `unlikely_value`). */
export const isMoveMeant = z.optional(z.boolean())

const RoomGiven = z.strictObject({ stayId: Id, roomId: Id })

export const TransitionInput = z
  .strictObject({
    to: z.enum(['confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show']),
    cancelledBy: z.optional(z.enum(['guest', 'hotel'])),
    reason: optionalText(reasonLength),
    /** Waives the fee. */
    waiveFee: z.optional(z.boolean()),
    /** Fate of the first night of a no-show, as long as it is not over; it is kept by default. */
    firstNight: z.optional(z.enum(['kept', 'released'])),
    /** Assigns rooms to stays that have none yet, because nobody is checked in without a room. */
    rooms: z.optional(z.array(RoomGiven).check(z.maxLength(partyLimits.rooms, tooManyRooms))),
    /**
     * True confirms what may be a mistake (409 `unlikely_value`): a check-in to a room whose guests have not checked out,
     * or a no-show while guests may still arrive.
     */
    isMeant: z.optional(z.boolean()),
    /** True emails the guest of a no-show that they were expected, and what they owe. */
    mailGuest: z.optional(z.boolean()),
    /** Refuses the step if somebody else was faster. */
    version: z.optional(Version),
    /** True leaves what is open to the companies whose folios it is on, if guests themselves owe nothing. */
    companyPaysLater: z.optional(z.boolean()),
    /** Reason for checking a guest out with an unpaid balance (409 `open_balance`). */
    openBalance: optionalText(reasonLength),
  })
  .check(
    z.refine(({ to, cancelledBy }) => to !== 'cancelled' || cancelledBy !== undefined, {
      path: ['cancelledBy'],
      message: say('Say whether the guest or the hotel cancels'),
    }),
  )
export type TransitionInput = z.infer<typeof TransitionInput>
