import * as z from 'zod/mini'
import { reinstatableStates, takenWays, undoableStates } from './booking-states.ts'
import { IsoDate } from './dates.ts'
import { Obstacle } from './obstacles.ts'
import { Id, Instant } from './primitives.ts'

const Dates = z.strictObject({ checkInOn: IsoDate, checkOutOn: IsoDate })
const Totals = z.strictObject({ from: z.int(), to: z.int() })
const Nothing = z.strictObject({})
const Nights = z.int().check(z.gte(0))
const Fee = { feeCents: z.int().check(z.gte(0)), currency: z.string() }

const LocalTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))

export const bookingMailKinds = [
  'confirmation',
  'change',
  'cancellation',
  'reminder',
  'option',
  'check-in',
  'no-show',
] as const
export type BookingMailKind = (typeof bookingMailKinds)[number]
export const bookingDetailNames = [
  'name',
  'email',
  'phone',
  'country',
  'language',
  'notes',
  'specialRequests',
  'arrivalTime',
  'guests',
  'rooms',
  'departure',
  'plan',
  'roomType',
  'price',
  'extras',
  'link',
  'registration',
] as const
export type BookingDetailName = (typeof bookingDetailNames)[number]

/** Kinds of change that the desk makes to a booking besides its dates and details (`booking-changes.ts`). */
const alterationKinds = [
  'guests',
  'plan',
  'room-type',
  'price',
  'add-room',
  'drop-room',
  'leave-early',
  'split',
  'swap',
] as const
export const AlterationKind = z.enum(alterationKinds)
export type AlterationKind = (typeof alterationKinds)[number]

const Names = z.strictObject({ from: z.nullable(z.string()), to: z.nullable(z.string()) })

/** A change that the desk made to a booking; each kind sets the fields it needs. */
export const BookingAlteration = z.strictObject({
  kind: AlterationKind,
  /** The rate plan or the room type before and now. */
  names: z.optional(Names),
  /** The number of the room before and now. */
  rooms: z.optional(Names),
  adults: z.optional(Totals),
  children: z.optional(Totals),
  /** The first night it is about, and how many there are. */
  fromOn: z.optional(IsoDate),
  nights: z.optional(Nights),
  /** Price of these nights, before and after. */
  nightsCents: z.optional(Totals),
  currency: z.optional(z.string()),
  /** Fee charged for a dropped room or for nights given up, and the part of it that was waived. */
  feeCents: z.optional(z.int()),
  waivedCents: z.optional(z.int()),
  /** The booking with which rooms were swapped. */
  reference: z.optional(z.string()),
  /** The limits that the desk exceeded; its reason is in the particulars. */
  limits: z.optional(z.array(Obstacle)),
})
export type BookingAlteration = z.infer<typeof BookingAlteration>

/**
 * Parameters stored with each kind of event. None of them names a person: personal data is in `particulars`, which
 * erasing clears. `booking-event-words.ts` puts an event into words.
 */
export const bookingEventParams = {
  created: z.strictObject({
    /** Null if it was a booking from the start. */
    heldMinutes: z.nullable(z.int()),
    /** The end of an option, on the hotel's clock: `2026-12-03T18:00`. */
    heldUntil: z.optional(LocalTime),
    takenBy: z.nullable(z.enum(takenWays)),
    rooms: z.array(z.strictObject({ name: z.string(), quantity: z.int() })),
    ...Dates.shape,
    /** The numbered rooms that were booked, if any were. */
    roomNumber: z.nullable(z.string()),
    /** The limits that the desk exceeded; its reason is in the particulars. */
    limits: z.array(Obstacle),
    /** True if it was brought from another system. */
    imported: z.optional(z.boolean()),
    /** The name of the group that the room was set aside for. */
    group: z.optional(z.string()),
    /** The name of the channel that sold it. */
    channel: z.optional(z.string()),
    /** Bookings of the same stay on other rate plans, made in the same step. */
    together: z.optional(z.array(z.strictObject({ id: Id, reference: z.string() }))),
  }),
  confirmed: Nothing,
  changed: z.strictObject({
    details: z.array(z.enum(bookingDetailNames)).check(z.minLength(1)),
    /** Price of the stay before and after, if rooms or guests changed. */
    totalCents: z.optional(Totals),
    /** If the desk changed rooms, guests or prices: what exactly. Its reason is in the particulars. */
    change: z.optional(BookingAlteration),
    /** False if the guest was concerned and is informed in another way. */
    guestMailed: z.optional(z.boolean()),
  }),
  moved: z.strictObject({
    from: Dates,
    to: Dates,
    guestMailed: z.boolean(),
    /** Price of the stay before and after, in the booking's currency; older events do not have it. */
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
  'checked-out': z.strictObject({
    nights: Nights,
    bookedUntilOn: IsoDate,
    /** Unpaid balance at check-out, negative if the guest paid too much; the reason is in the particulars. */
    open: z.optional(z.strictObject({ cents: z.int(), currency: z.string() })),
    /** True if companies pay what is open. */
    companyPays: z.optional(z.boolean()),
  }),
  /** The reason is in the particulars. */
  cancelled: z.strictObject({ by: z.enum(['guest', 'hotel']), ...Fee }),
  /** The reason is in the particulars. */
  'no-show': z.strictObject({
    ...Fee,
    /** Missing in older events, and where the night was over. */
    firstNight: z.optional(z.enum(['kept', 'released'])),
  }),
  expired: Nothing,
  /** An option ends later than before, or its end was announced; the end is on the hotel's clock. */
  option: z.strictObject({ step: z.enum(['extended', 'reminded']), until: LocalTime }),
  undone: z.strictObject({
    step: z.enum(undoableStates),
    /** This many nights were taken again, and the stay is booked until this date. */
    nights: Nights,
    bookedUntilOn: IsoDate,
    feeDropped: z.boolean(),
  }),
  /** A cancelled booking, or one whose guest had not arrived, is expected again. */
  reinstated: z.strictObject({
    after: z.enum(reinstatableStates),
    nights: Nights,
    feeDropped: z.boolean(),
    /** Rooms that someone else has by now, with those that the stays got instead. */
    otherRooms: z.array(Names),
    guestMailed: z.boolean(),
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

/** Events whose kind says everything. */
const plainKinds = ['confirmed', 'checked-in', 'expired', 'note'] as const

/** Builds the union of all events with additional fields. */
function eventsWith<Beside extends z.core.$ZodShape>(beside: Beside) {
  const shape = {
    ...beside,
    /** Personal data, such as an address or a message. Null if there is none or it was erased. */
    particulars: z.nullable(z.string()),
  }
  const event = <const Kind extends BookingEventKind>(kind: Kind) =>
    z.object({
      ...shape,
      kind: z.literal(kind),
      /** Null if the reader may not see them, or if an older sentence could not be turned into data. */
      params: z.nullable(bookingEventParams[kind]),
    })
  return z.discriminatedUnion('kind', [
    event('created'),
    event('changed'),
    event('moved'),
    event('room-assigned'),
    event('checked-out'),
    event('cancelled'),
    event('no-show'),
    event('option'),
    event('undone'),
    event('reinstated'),
    event('mail'),
    z.object({ ...shape, kind: z.enum(plainKinds), params: z.nullable(Nothing) }),
  ])
}

export const Happened = eventsWith({})
export type Happened = z.infer<typeof Happened>

export const BookingEvent = eventsWith({ at: Instant, actor: z.string() })
export type BookingEvent = z.infer<typeof BookingEvent>
