import * as z from 'zod/mini'
import { BookingState } from '../booking-states.ts'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { toInstant } from '../hotel-clock.ts'
import { DataImport, ImportReport } from '../inventory/imports.ts'
import { Cents } from '../money.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
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
  SearchText,
  Version,
} from '../primitives.ts'
import { say } from '../say.ts'
import { Guest, party } from './booking-input.ts'
import { Payer } from './folio.ts'
import { FolioPayer } from './folio-input.ts'

export const groupLimits = {
  nights: 60,
  rooms: 500,
  roomTypes: 20,
  listRows: 200,
  listBytes: 512 * 1024,
} as const

/** Open: rooms are set aside until the cut-off. Released: what nobody took is on sale again. */
export const groupStates = ['open', 'released', 'cancelled'] as const
export const GroupState = z.enum(groupStates)
export type GroupState = (typeof groupStates)[number]

/** Parts that the company of the group pays: nothing, room with taxes and fees, or extras as well. */
export const groupBillings = ['guests', 'room', 'all'] as const
export const GroupBilling = z.enum(groupBillings, say('Choose who pays'))
export type GroupBilling = (typeof groupBillings)[number]

const count = z
  .int(say('Enter a number'))
  .check(
    z.gte(0, say('Use 0 or more')),
    z.lte(groupLimits.rooms, say('Use at most {count}', { count: groupLimits.rooms })),
  )

/** The rooms of one type that are set aside, night by night from the arrival on. */
export const GroupBlockInput = z.strictObject({
  roomTypeId: Id,
  /** The price of a room and night that was agreed on; null for what the rate plan costs. */
  priceCents: z.nullable(Cents),
  rooms: z.array(count).check(z.minLength(1), z.maxLength(groupLimits.nights)),
})
export type GroupBlockInput = z.infer<typeof GroupBlockInput>

export const GroupInput = z.strictObject({
  name: requiredName(80, say('Enter the name of the group')),
  contactName: nameOrNothing(120),
  contactEmail: z.union([z.literal(''), Email]),
  contactPhone: Phone,
  billing: GroupBilling,
  /** Exactly where the company pays something. */
  payer: z.nullable(FolioPayer),
  /** The profile that the payer was taken from. */
  companyId: z.optional(z.nullable(Id)),
  ratePlanId: Id,
  arriveOn: IsoDate,
  departOn: IsoDate,
  /** Time at which rooms that nobody has taken go back on sale; it is before the group arrives. */
  cutOffAt: Instant,
  notes: freeText(2000),
  blocks: z
    .array(GroupBlockInput)
    .check(
      z.minLength(1, say('Choose a room type')),
      z.maxLength(
        groupLimits.roomTypes,
        say('Use at most {count} room types', { count: groupLimits.roomTypes }),
      ),
    ),
})
export type GroupInput = z.infer<typeof GroupInput>

/** One room of the list of guests, booked with the price and terms of the group. */
export const GroupPick = z.strictObject({
  roomTypeId: Id,
  /** Nights before and after those of the block are taken from rooms that are free. */
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  ...party,
  guest: Guest,
  notes: freeText(1900),
  specialRequests: freeText(2000),
  /** Emails the guest a confirmation. */
  mailGuest: z.boolean(),
})
export type GroupPick = z.infer<typeof GroupPick>

export const GroupCancellation = z.strictObject({
  version: Version,
  /** Fate of the bookings of guests who have not arrived. */
  bookings: z.enum(['keep', 'cancel'], say('Choose what happens to the bookings')),
  waiveFee: z.boolean(),
  reason: optionalText(reasonLength),
})
export type GroupCancellation = z.infer<typeof GroupCancellation>

export const GroupSummary = z.object({
  id: Id,
  hotelId: Id,
  hotelName: z.string(),
  name: z.string(),
  state: GroupState,
  arriveOn: IsoDate,
  departOn: IsoDate,
  cutOffAt: Instant,
  timeZone: z.string(),
  /** Nights of rooms: agreed on, taken by bookings, and still set aside. */
  agreed: z.int(),
  picked: z.int(),
  held: z.int(),
  bookings: z.int(),
})
export type GroupSummary = z.infer<typeof GroupSummary>

export const GroupNight = z.object({ night: IsoDate, rooms: z.int(), picked: z.int(), held: z.int() })

export const GroupBlock = z.object({
  roomTypeId: Id,
  roomTypeName: z.string(),
  priceCents: z.nullable(z.int()),
  nights: z.array(GroupNight),
})
export type GroupBlock = z.infer<typeof GroupBlock>

/** A booking that was made from the block, as a row of the list of guests. */
export const GroupBooking = z.object({
  id: Id,
  reference: z.string(),
  state: BookingState,
  guestName: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  country: z.nullable(z.string()),
  language: z.nullable(z.string()),
  roomTypeName: z.string(),
  roomNumber: z.nullable(z.string()),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  adults: z.int(),
  childAges: z.array(z.int()),
  totalCents: z.int(),
  notes: z.string(),
})
export type GroupBooking = z.infer<typeof GroupBooking>

export const GroupEventKind = z.enum(['created', 'changed', 'picked-up', 'released', 'reminded', 'cancelled'])
export type GroupEventKind = z.infer<typeof GroupEventKind>

export const GroupEvent = z.object({
  kind: GroupEventKind,
  /** Nights of rooms that it is about. */
  nights: z.nullable(z.int()),
  bookings: z.nullable(z.int()),
  /** The cut-off, on the hotel's clock. */
  until: z.nullable(z.string()),
  at: Instant,
  /** Null if it happened automatically. */
  by: z.nullable(z.string()),
})
export type GroupEvent = z.infer<typeof GroupEvent>

export const Group = z.object({
  ...GroupSummary.shape,
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  billing: GroupBilling,
  payer: z.nullable(Payer),
  companyId: z.nullable(Id),
  ratePlanId: Id,
  /** Null once the hotel has removed it. */
  ratePlanName: z.nullable(z.string()),
  notes: z.string(),
  currency: z.string(),
  checkInTime: z.string(),
  blocks: z.array(GroupBlock),
  /** In the order of the guests' names. */
  rooms: z.array(GroupBooking),
  /** Charges and payments of the company over all bookings; null if every guest pays. */
  account: z.nullable(z.object({ chargesCents: z.int(), paidCents: z.int(), balanceCents: z.int() })),
  /** The newest first. */
  events: z.array(GroupEvent),
  version: z.int(),
})
export type Group = z.infer<typeof Group>

/** Says why rooms cannot be held until then, or nothing if they can. */
export function cutOffFault(
  cutOffAt: Date,
  { arriveOn, checkInTime, timeZone }: { arriveOn: string; checkInTime: string; timeZone: string },
  now: Date,
): string | undefined {
  if (Number.isNaN(cutOffAt.getTime())) return say('Enter a date and a time')
  if (cutOffAt <= now) return say('Choose a time in the future')
  return cutOffAt > toInstant(arriveOn, checkInTime, timeZone)
    ? say('The cut-off must be before the group arrives')
    : undefined
}

const remindedDays = 3

/** Three days before the cut-off, or when a third of a shorter time is left. */
export function cutOffReminderAt(cutOffAt: Date, now: Date): Date {
  const length = cutOffAt.getTime() - now.getTime()
  return new Date(cutOffAt.getTime() - Math.min(remindedDays * 86_400_000, Math.round(length / 3)))
}

const shared = { access: ['hotel', 'admin'], launch: ['bookings'], response: Group } as const
const params = z.strictObject({ id: Id })

export const groups = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/groups',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'List groups, upcoming ones first',
    query: z.strictObject({
      search: z.optional(SearchText),
      hotelId: z.optional(Id),
      state: z.optional(GroupState),
      page: PageNumber,
      limit: pageLimit(100, 20),
    }),
    response: z.array(GroupSummary),
    meta: PageMeta,
  }),
  get: endpoint({
    ...shared,
    method: 'GET',
    path: '/groups/:id',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'Read a group',
    params,
  }),
  create: endpoint({
    ...shared,
    method: 'POST',
    path: '/hotels/:hotelId/groups',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Set rooms aside for a group, all or none',
    params: z.strictObject({ hotelId: Id }),
    body: GroupInput,
  }),
  update: endpoint({
    ...shared,
    method: 'PUT',
    path: '/groups/:id',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Change a group, its rooms or its cut-off',
    params,
    body: z.extend(GroupInput, { version: Version }),
  }),
  pickUp: endpoint({
    ...shared,
    method: 'POST',
    path: '/groups/:id/rooms',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Book a room for a guest of the group',
    idempotent: true,
    params,
    body: GroupPick,
  }),
  importList: endpoint({
    ...shared,
    method: 'POST',
    path: '/groups/:id/rooming-list',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Book rooms from a rooming list (CSV), all or none',
    params,
    body: DataImport,
    bodyLimit: groupLimits.listBytes,
    slow: true,
    response: ImportReport,
  }),
  release: endpoint({
    ...shared,
    method: 'POST',
    path: '/groups/:id/release',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Put rooms that nobody has taken back on sale',
    params,
    body: z.strictObject({ version: Version }),
  }),
  cancel: endpoint({
    ...shared,
    method: 'POST',
    path: '/groups/:id/cancel',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Cancel a group, with or without its bookings',
    slow: true,
    params,
    body: GroupCancellation,
  }),
}
