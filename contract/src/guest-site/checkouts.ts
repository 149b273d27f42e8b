import * as z from 'zod/mini'
import { StayInput } from '../bookings/booking-input.ts'
import { guestRooms } from '../bookings/offers.ts'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { guestLanguageCodes } from '../guest-languages.ts'
import { AppliedPromoCode, PromoCodeText } from '../inventory/promo-codes.ts'
import { Cents } from '../money.ts'
import { CountryCode } from '../places.ts'
import {
  Email,
  filterText,
  freeText,
  Id,
  Instant,
  nameOrNothing,
  OpaqueToken,
  Phone,
  requiredName,
} from '../primitives.ts'
import { say } from '../say.ts'

/**
 * Limits for guests of the site, so that nobody can block a hotel's rooms without booking them (docs/decisions/0048 and
 * 0132). A visitor is one browser of a network; a network is an IPv4 address or a /64 of IPv6, and may be that of a
 * whole mobile carrier.
 */
export const checkoutLimits = {
  /** Holds begun or renewed in an hour. */
  holdsAnHour: { visitor: 60, network: 1500 },
  /** Wrong promo codes in an hour; right ones are not counted. */
  wrongPromoCodesAnHour: { visitor: 30, network: 200 },
  /** Pages of the payment service opened in an hour. */
  paymentsAnHour: { visitor: 20, network: 500 },
  /** After so many minutes, beginning to pay once more holds the rooms no longer. */
  payingMinutes: 120,
  /** A network with so many holds in a day of which too small a share was booked counts as one visitor. */
  unbookedHolds: 60,
  leastBookedShare: 0.05,
  /** Holds of one visitor at the same moment. */
  holdsAtOnce: 6,
  /** Of the rooms of a type, one visitor holds at most this share, but always `freeRooms` of them. */
  shareOfType: 0.5,
  freeRooms: 2,
  /** Bookings that one email address makes in an hour. */
  bookingsOfEmail: 10,
  /** From so many bookings in a day on, the next ones need a code by email. */
  bookingsBeforeCode: { visitor: 5, network: 50 },
  /** Checkouts know their visitor for so long. */
  rememberedHours: 24,
} as const

/** Returns the number of rooms of a type that one visitor may hold at once. */
export function mostHeld(units: number): number {
  return Math.max(checkoutLimits.freeRooms, Math.floor(units * checkoutLimits.shareOfType))
}

const tooManyRooms = say('Choose at most {rooms} rooms', { rooms: guestRooms })

const GuestChoice = {
  ratePlanId: Id,
  rooms: z
    .array(
      z.strictObject({
        roomTypeId: Id,
        quantity: z.int().check(z.gte(1, say('At least one room')), z.lte(guestRooms, tooManyRooms)),
      }),
    )
    .check(
      z.minLength(1, say('Choose a room')),
      z.maxLength(guestRooms, tooManyRooms),
      z.refine((rooms) => rooms.reduce((sum, { quantity }) => sum + quantity, 0) <= guestRooms, tooManyRooms),
      z.refine(
        (rooms) => new Set(rooms.map(({ roomTypeId }) => roomTypeId)).size === rooms.length,
        say('Name each room type once'),
      ),
    ),
  /** Total that the guest was shown. Any other total is refused with `price_changed` and the new quote. */
  expectedTotalCents: Cents,
}

/** The name of a hotel in addresses. */
export const HotelSlug = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,80}$/, say('This is not the address of a hotel')))

/** A stay as guests ask for it: a stay of a desk with fewer rooms, since those are for sale to everybody. */
export const CheckoutInput = z.strictObject({
  slug: HotelSlug,
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  adults: StayInput.shape.adults,
  childAges: StayInput.shape.childAges,
  ...GuestChoice,
  /** Made by the page: sent again, it is the same checkout. */
  key: Id,
  language: z.enum(guestLanguageCodes, say('Choose a language')),
  /** Reference of the affiliate's link that started the visit. */
  reference: z.optional(filterText(1000, say('This reference is too long'))),
})
export type CheckoutInput = z.infer<typeof CheckoutInput>

/** Holding again what was held, or other rooms of the same hotel and dates. */
export const HoldAgainInput = z.strictObject(GuestChoice)
export type HoldAgainInput = z.infer<typeof HoldAgainInput>

export const ArrivalTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('Enter a time like 18:30')))

const forWhom = ['myself', 'someone-else'] as const

/** Details that the guest enters. `code` is asked for only where many bookings come from one visitor or network. */
export const GuestDetails = z
  .strictObject({
    name: requiredName(120, say('Enter your name')),
    email: Email,
    phone: Phone,
    country: z.optional(CountryCode),
    arrivalTime: z.optional(ArrivalTime),
    specialRequests: freeText(2000),
    forWhom: z.enum(forWhom, say('Say for whom you book')),
    /** Name of the person who stays, if it is not the guest who books. */
    stayingName: z._default(nameOrNothing(120), ''),
    termsAccepted: z.literal(true, say('Please agree to the terms to continue')),
    code: z.optional(z.string().check(z.trim(), z.regex(/^\d{6}$/, say('Enter the six digits of the code')))),
  })
  .check(
    z.refine((details) => details.forWhom === 'myself' || details.stayingName !== '', {
      path: ['stayingName'],
      message: say('Enter the name of the guest who stays'),
      // Reported together with everything else that is missing.
      when: ({ value }) => StayingFacts.safeParse(value).success,
    }),
  )
export type GuestDetails = z.infer<typeof GuestDetails>

const StayingFacts = z.object({ forWhom: z.enum(forWhom), stayingName: z.optional(z.string()) })

/** `paying`: the details are entered, and the rooms are held until the guest has paid. */
export const CheckoutState = z.enum(['held', 'paying', 'lapsed', 'confirmed'])

export const Checkout = z.object({
  state: CheckoutState,
  /** The end of the hold; null when there is none. */
  heldUntil: z.nullable(Instant),
  /** The same by the server's clock, so that the caller's own does not matter; 0 when there is none. */
  secondsLeft: z.int(),
  /** True if the hold can be extended, which is possible once, to ten minutes from then. */
  canExtend: z.boolean(),
  currency: z.string(),
  /** The price of the stay, without its extras. */
  totalCents: z.int(),
  /** Price of the extras that the guest has chosen. */
  extrasCents: z.int(),
  /** Promo code that the guest entered, and its discount on every night. */
  promoCode: AppliedPromoCode,
  /** Path of the booking's page on the site, once the booking is made. */
  bookingAddress: z.nullable(z.string()),
  /** Page of the payment service on which the guest pays; null if there is nothing to pay, or it cannot be reached. */
  paymentUrl: z.nullable(z.string()),
})
export type Checkout = z.infer<typeof Checkout>

const CheckoutParams = z.strictObject({ token: OpaqueToken })

export const checkouts = {
  begin: endpoint({
    method: 'POST',
    path: '/guest/checkouts',
    access: 'public',
    launch: ['guestSite'],
    limit: 'search',
    summary: 'Hold rooms for ten minutes at the price that was shown; the token opens the checkout',
    body: CheckoutInput,
    response: z.extend(Checkout, { token: z.string() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/guest/checkouts/:token',
    access: 'public',
    launch: ['guestSite'],
    limit: 'search',
    summary: 'Whether the rooms are still held, and until when',
    params: CheckoutParams,
    response: Checkout,
  }),
  extend: endpoint({
    method: 'POST',
    path: '/guest/checkouts/:token/extend',
    access: 'public',
    launch: ['guestSite'],
    limit: 'search',
    summary: 'Hold the rooms for ten more minutes from now, once',
    params: CheckoutParams,
    response: Checkout,
  }),
  setPromoCode: endpoint({
    method: 'PUT',
    path: '/guest/checkouts/:token/promo-code',
    access: 'public',
    launch: ['guestSite'],
    limit: 'search',
    summary: 'Enter a promo code for the held rooms; null removes it',
    params: CheckoutParams,
    body: z.strictObject({ promoCode: z.nullable(PromoCodeText) }),
    example: { promoCode: 'WELCOME-10' },
    response: Checkout,
  }),
  hold: endpoint({
    method: 'POST',
    path: '/guest/checkouts/:token/hold',
    access: 'public',
    launch: ['guestSite'],
    limit: 'search',
    summary: 'Hold rooms again after a hold has ended, the same or others',
    params: CheckoutParams,
    body: HoldAgainInput,
    response: Checkout,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/guest/checkouts/:token/confirm',
    access: 'public',
    launch: ['guestSite'],
    limit: 'search',
    summary:
      'Book the held rooms, or begin the payment that the booking needs; a repeated call returns the same booking',
    params: CheckoutParams,
    body: z.strictObject({
      details: GuestDetails,
      expectedTotalCents: Cents,
      expectedExtrasCents: z._default(Cents, 0),
    }),
    example: {
      details: {
        name: 'Elena Marchetti',
        email: 'elena@post.example',
        specialRequests: 'We arrive on the evening ferry.',
        forWhom: 'myself',
        termsAccepted: true,
      },
      expectedTotalCents: 98_000,
    },
    response: Checkout,
  }),
}
