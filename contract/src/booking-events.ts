import * as z from 'zod/mini'
import { takenWays, undoableStates } from './booking-states.ts'
import { IsoDate } from './dates.ts'
import { Obstacle } from './obstacles.ts'
import { Instant } from './primitives.ts'

const Dates = z.strictObject({ checkInOn: IsoDate, checkOutOn: IsoDate })
const Totals = z.strictObject({ from: z.int(), to: z.int() })
const Nothing = z.strictObject({})
const Nights = z.int().check(z.gte(0))
const Fee = { feeCents: z.int().check(z.gte(0)), currency: z.string() }

export const bookingMailKinds = ['confirmation', 'change', 'cancellation', 'reminder'] as const
export type BookingMailKind = (typeof bookingMailKinds)[number]
export const bookingDetailNames = [
  'name',
  'email',
  'phone',
  'country',
  'language',
  'notes',
  'specialRequests',
  'guests',
  'rooms',
] as const

/**
 * What each kind of event stores. Nothing here names a person: personal data is in `particulars`, which
 * erasing clears. `booking-event-words.ts` puts an event into words.
 */
export const bookingEventParams = {
  created: z.strictObject({
    /** Null if it was a booking from the start. */
    heldMinutes: z.nullable(z.int()),
    takenBy: z.nullable(z.enum(takenWays)),
    rooms: z.array(z.strictObject({ name: z.string(), quantity: z.int() })),
    ...Dates.shape,
    /** The numbered room that was booked, if one was. */
    roomNumber: z.nullable(z.string()),
    /** The limits that the desk exceeded; its reason is in the particulars. */
    limits: z.array(Obstacle),
  }),
  confirmed: Nothing,
  changed: z.strictObject({
    details: z.array(z.enum(bookingDetailNames)).check(z.minLength(1)),
    /** Where rooms or guests changed, what the stay cost before and costs now. */
    totalCents: z.optional(Totals),
  }),
  moved: z.strictObject({
    from: Dates,
    to: Dates,
    guestMailed: z.boolean(),
    /** What the stay cost before and costs now, in the booking's currency; earlier events do not have it. */
    totalCents: z.optional(Totals),
  }),
  'room-assigned': z.strictObject({
    fromRoom: z.nullable(z.string()),
    toRoom: z.nullable(z.string()),
    /** True if the stay lost its room because someone else has it on the new dates. */
    lost: z.boolean(),
  }),
  'checked-in': Nothing,
  /** The stay was booked until this date, and this many nights were freed. */
  'checked-out': z.strictObject({ nights: Nights, bookedUntilOn: IsoDate }),
  /** The reason is in the particulars. */
  cancelled: z.strictObject({ by: z.enum(['guest', 'hotel']), ...Fee }),
  /** The reason is in the particulars. */
  'no-show': z.strictObject(Fee),
  expired: Nothing,
  undone: z.strictObject({
    step: z.enum(undoableStates),
    /** This many nights were taken again, and the stay is booked until this date. */
    nights: Nights,
    bookedUntilOn: IsoDate,
    feeDropped: z.boolean(),
  }),
  /** The note is in the particulars. */
  note: Nothing,
  /** The address it was sent to is in the particulars. */
  mail: z.strictObject({ mail: z.enum(bookingMailKinds) }),
}

export type BookingEventKind = keyof typeof bookingEventParams
export const BookingEventKind = z.enum(
  Object.keys(bookingEventParams) as [BookingEventKind, ...BookingEventKind[]],
)

type ParamsOf<Kind extends BookingEventKind> = z.infer<(typeof bookingEventParams)[Kind]>

/** An event as it is written into a booking's history. */
export type Happening<Kind extends BookingEventKind = BookingEventKind> = {
  [K in Kind]: { kind: K; params: ParamsOf<K>; particulars?: string | null | undefined }
}[Kind]

/** Builds the union of all events with additional fields. */
function eventsWith<Beside extends z.core.$ZodShape>(beside: Beside) {
  const event = <const Kind extends BookingEventKind>(kind: Kind) =>
    z.object({
      ...beside,
      kind: z.literal(kind),
      /** Null if the reader may not see them, or if an older sentence could not be turned into data. */
      params: z.nullable(bookingEventParams[kind]),
      /**
       * What may name a person, such as an address or someone's own words. Null if there is nothing or it was
       * erased.
       */
      particulars: z.nullable(z.string()),
    })
  return z.discriminatedUnion('kind', [
    event('created'),
    event('confirmed'),
    event('changed'),
    event('moved'),
    event('room-assigned'),
    event('checked-in'),
    event('checked-out'),
    event('cancelled'),
    event('no-show'),
    event('expired'),
    event('undone'),
    event('note'),
    event('mail'),
  ])
}

export const Happened = eventsWith({})
export type Happened = z.infer<typeof Happened>

export const BookingEvent = eventsWith({ at: Instant, actor: z.string() })
export type BookingEvent = z.infer<typeof BookingEvent>
