import * as z from 'zod/mini'
import { BookingEvent } from '../booking-events.ts'
import { BookingSource, BookingState, takenWays } from '../booking-states.ts'
import { IsoDate } from '../dates.ts'
import { BillLines } from '../inventory/bill-lines.ts'
import { CancellationPolicy } from '../inventory/cancellation.ts'
import { OrderedExtra } from '../inventory/ordered-extras.ts'
import { PaymentPlan, PaymentTerms } from '../inventory/payment-terms.ts'
import { AppliedPromoCode } from '../inventory/promo-codes.ts'
import { MealPlan } from '../inventory/rates.ts'
import { BookingPartner } from '../partners/booking-partner.ts'
import { Id, Instant } from '../primitives.ts'
import { OnlineCheckIn } from './registration.ts'

export const BookingSummary = z.object({
  id: Id,
  reference: z.string(),
  hotelId: Id,
  hotelName: z.string(),
  state: BookingState,
  source: BookingSource,
  /** Name of the partner who sent the guest, if the booking counts for one. */
  partnerName: z.nullable(z.string()),
  guestName: z.string(),
  /** Null if the guest gave no address. */
  guestEmail: z.nullable(z.string()),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  nights: z.int(),
  /** The hotel's, by whose clock everything about the booking is told. */
  timeZone: z.string(),
  rooms: z.array(z.object({ roomTypeId: Id, name: z.string(), number: z.nullable(z.string()) })),
  adults: z.int(),
  children: z.int(),
  currency: z.string(),
  totalCents: z.int(),
  totalUsdCents: z.int(),
  /** Fee for a cancellation or a no-show, or null for any other booking. */
  feeCents: z.nullable(z.int()),
  /** End of a hold or an option; null for any other booking. */
  heldUntil: z.nullable(Instant),
  /** Progress of the guest's online check-in. */
  onlineCheckIn: OnlineCheckIn,
  createdAt: Instant,
})
export type BookingSummary = z.infer<typeof BookingSummary>

export const Booking = z.object({
  ...BookingSummary.shape,
  guest: z.object({
    name: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    country: z.nullable(z.string()),
    language: z.nullable(z.string()),
  }),
  takenBy: z.nullable(z.enum(takenWays)),
  /** The partner it counts for and what that costs, if any. */
  partner: z.nullable(BookingPartner),
  childAges: z.array(z.int()),
  stays: z.array(
    z.object({
      id: Id,
      roomTypeId: Id,
      roomTypeName: z.string(),
      roomId: z.nullable(Id),
      roomNumber: z.nullable(z.string()),
      /** The guest in the room, if that is not the person who books. */
      guestName: z.nullable(z.string()),
      adults: z.int(),
      childAges: z.array(z.int()),
      checkInOn: IsoDate,
      checkOutOn: IsoDate,
      nightlyCents: z.array(
        z.object({
          night: IsoDate,
          priceCents: z.int(),
          /** The part of the price that is for the meals of the plan; 0 where they have no value of their own. */
          mealCents: z.optional(z.int()),
          /** True if others can book the night again: cancelled, expired, left early or never arrived. */
          released: z.boolean(),
        }),
      ),
    }),
  ),
  ratePlanName: z.string(),
  mealPlan: MealPlan,
  /** Promo code that the guest entered when booking, and what it takes off every night. */
  promoCode: AppliedPromoCode,
  ...BillLines.shape,
  /** Fee for rooms that were given up late; it is part of the total. */
  droppedFeeCents: z.int(),
  /** The value of one unit of the hotel's currency in dollars on the day of booking. */
  usdRate: z.number(),
  cancellationPolicy: CancellationPolicy,
  /** Terms that the guest agreed to when booking on the site; whatever the desk books is paid at the hotel. */
  paymentTerms: PaymentTerms,
  /** Payment terms of the total. */
  payment: PaymentPlan,
  checkInTime: z.string(),
  checkOutTime: z.string(),
  cancelledBy: z.nullable(z.enum(['guest', 'hotel'])),
  cancelReason: z.nullable(z.string()),
  /** Expected time of arrival, on the hotel's clock; null if unknown. */
  arrivalTime: z.nullable(z.string()),
  /** Name of the person who stays, where the guest booked for somebody else. */
  stayingName: z.nullable(z.string()),
  notes: z.string(),
  specialRequests: z.string(),
  createdBy: z.string(),
  /** The reference in the system that the booking was imported from. */
  externalReference: z.nullable(z.string()),
  /** The channel that sold it, and what the channel calls it. */
  channel: z.nullable(z.object({ name: z.string(), reservationId: z.string() })),
  /** The group that it belongs to. */
  group: z.nullable(z.object({ id: Id, name: z.string() })),
  /** The companies that pay for it, or for whose guests it is held, by name. */
  companies: z.array(z.object({ id: Id, name: z.string() })),
  /** Extras that were ordered and are still wanted, by name. */
  extras: z.array(OrderedExtra),
  events: z.array(BookingEvent),
  /** The states this booking can change to now. */
  allowed: z.array(BookingState),
  /** True if its last step at the desk can still be undone. */
  canUndo: z.boolean(),
  version: z.int(),
})
export type Booking = z.infer<typeof Booking>
