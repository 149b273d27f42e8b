import * as z from 'zod/mini'
import { takenWays, undoableStates } from './booking-states.ts'
import { IsoDate } from './dates.ts'
import { Obstacle } from './obstacles.ts'
import { Instant } from './primitives.ts'

const Dates = z.strictObject({ checkInOn: IsoDate, checkOutOn: IsoDate })
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
] as const

/**
 * What each kind of event keeps. Nothing here names a person: that lies in `particulars`, which erasing clears.
 * `booking-event-words.ts` puts an event into words.
 */
export const bookingEventParams = {
  created: z.strictObject({
    /** Null where it was a booking from the start. */
    heldMinutes: z.nullable(z.int()),
    takenBy: z.nullable(z.enum(takenWays)),
    rooms: z.array(z.strictObject({ name: z.string(), quantity: z.int() })),
    ...Dates.shape,
    /** The numbered room that was booked, if one was. */
    roomNumber: z.nullable(z.string()),
    /** What the desk passed; its reason is the particulars. */
    limits: z.array(Obstacle),
  }),
  confirmed: Nothing,
  changed: z.strictObject({ details: z.array(z.enum(bookingDetailNames)).check(z.minLength(1)) }),
  moved: z.strictObject({
    from: Dates,
    to: Dates,
    guestMailed: z.boolean(),
    /** What the stay cost before and costs now, in the booking's currency; earlier events do not have it. */
    totalCents: z.optional(z.strictObject({ from: z.int(), to: z.int() })),
  }),
  'room-assigned': z.strictObject({
    fromRoom: z.nullable(z.string()),
    toRoom: z.nullable(z.string()),
    /** The stay lost its room because somebody else has it on the new dates. */
    lost: z.boolean(),
  }),
  'checked-in': Nothing,
  /** So many nights were given back of a stay that was booked until then. */
  'checked-out': z.strictObject({ nights: Nights, bookedUntilOn: IsoDate }),
  /** The particulars are the reason. */
  cancelled: z.strictObject({ by: z.enum(['guest', 'hotel']), ...Fee }),
  /** The particulars are the reason. */
  'no-show': z.strictObject(Fee),
  expired: Nothing,
  undone: z.strictObject({
    step: z.enum(undoableStates),
    /** So many nights were taken again, and the stay is booked until then. */
    nights: Nights,
    bookedUntilOn: IsoDate,
    feeDropped: z.boolean(),
  }),
  /** The particulars are the note. */
  note: Nothing,
  /** The particulars are the address it was sent to. */
  mail: z.strictObject({ mail: z.enum(bookingMailKinds) }),
}

export type BookingEventKind = keyof typeof bookingEventParams
export const BookingEventKind = z.enum(
  Object.keys(bookingEventParams) as [BookingEventKind, ...BookingEventKind[]],
)

type ParamsOf<Kind extends BookingEventKind> = z.infer<(typeof bookingEventParams)[Kind]>

/** What happened to a booking, as it is written into its history. */
export type Happening<Kind extends BookingEventKind = BookingEventKind> = {
  [K in Kind]: { kind: K; params: ParamsOf<K>; particulars?: string | null | undefined }
}[Kind]

/** Events with something beside them. */
function eventsWith<Beside extends z.core.$ZodShape>(beside: Beside) {
  const event = <const Kind extends BookingEventKind>(kind: Kind) =>
    z.object({
      ...beside,
      kind: z.literal(kind),
      /** Null where it is not for the reader, or is of a time of sentences and could not be read. */
      params: z.nullable(bookingEventParams[kind]),
      /** What may name a person: an address, or somebody's own words. Null where there is none, or it was erased. */
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
