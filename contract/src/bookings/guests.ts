import * as z from 'zod/mini'
import { IsoDate, utcDay } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { CountryCode } from '../places.ts'
import {
  Email,
  freeText,
  Id,
  Instant,
  PdfFile,
  Phone,
  requiredName,
  SearchText,
  Version,
} from '../primitives.ts'
import { say } from '../say.ts'

export const guestSorts = ['last-stay', 'nights', 'revenue', 'name'] as const

/** A profile is removed this many months after the guest's last stay. */
export const profileMonths = 36

export const GuestListQuery = z.strictObject({
  /** Searches the name, email address and phone number. */
  search: z.optional(SearchText),
  hotelId: z.optional(Id),
  sort: z._default(z.enum(guestSorts), 'last-stay'),
  page: PageNumber,
  limit: pageLimit(100, 20),
})
export type GuestListQuery = z.infer<typeof GuestListQuery>

/** Ways in which a guest agrees to receive news from the hotels. */
export const consentSources = ['in-person', 'phone', 'email', 'registration-card'] as const
export const ConsentSource = z.enum(consentSources)
export type ConsentSource = z.infer<typeof ConsentSource>

export const GuestSummary = z.object({
  id: Id,
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  country: z.nullable(z.string()),
  language: z.nullable(z.string()),
  preferences: z.string(),
  isVip: z.boolean(),
  /** Stays that took place, in hotels within the caller's reach, like the other figures. */
  stays: z.int(),
  nights: z.int(),
  /** Cost of these stays, in each currency. */
  revenue: z.array(z.object({ currency: z.string(), cents: z.int() })),
  /** The day on which the guest left last. */
  lastStayOn: z.nullable(IsoDate),
})
export type GuestSummary = z.infer<typeof GuestSummary>

export const GuestProfile = z.object({
  ...GuestSummary.shape,
  birthday: z.nullable(z.string()),
  notes: z.string(),
  consent: z.nullable(z.object({ at: Instant, source: ConsentSource })),
  /** True if the guest wants no letters after a stay. */
  noLetters: z.boolean(),
  /** Further email addresses and phone numbers by which the guest is recognised. */
  otherContacts: z.array(z.string()),
  nextStayOn: z.nullable(IsoDate),
  createdAt: Instant,
  /** Name of the person who changed the profile last, or null if only bookings have. */
  changedBy: z.nullable(z.string()),
  version: z.int(),
})
export type GuestProfile = z.infer<typeof GuestProfile>

const Birthday = z.iso
  .date(say('Enter a date of birth'))
  .check(z.refine((date) => '1900' <= date && date <= utcDay(new Date()), say('Enter a date of birth')))

/** Details that the desk writes about a guest. */
export const GuestValues = z.strictObject({
  name: requiredName(120, say("Enter the guest's name")),
  email: z.optional(Email),
  phone: Phone,
  country: z.optional(CountryCode),
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/, say('Choose a language')))),
  birthday: z.nullable(Birthday),
  preferences: freeText(500),
  notes: freeText(2000),
})
export type GuestValues = z.infer<typeof GuestValues>

export const GuestChange = z.extend(GuestValues, {
  /** Null if the guest has not agreed to news, or no longer does. */
  consent: z.nullable(ConsentSource),
  noLetters: z.boolean(),
  isVip: z.boolean(),
  version: Version,
})
export type GuestChange = z.infer<typeof GuestChange>

export const GuestMerge = z.strictObject({
  /** The profile that is given up. */
  otherId: Id,
  /** Values that stay, as they were chosen from both. */
  values: GuestValues,
  version: Version,
  otherVersion: Version,
})
export type GuestMerge = z.infer<typeof GuestMerge>

/** A guest as a booking shows them, or null if the guest is not known. */
export const RecognisedGuest = z.nullable(
  z.object({
    guest: GuestSummary,
    /** The number of this stay among all of the guest's that were not cancelled. */
    stayNumber: z.int(),
  }),
)
export type RecognisedGuest = z.infer<typeof RecognisedGuest>

const GuestParams = z.strictObject({ id: Id })
const GuestHotelParams = z.strictObject({ hotelId: Id })
const desk = ['hotel'] as const

export const guests = {
  list: endpoint({
    method: 'GET',
    path: '/guests',
    access: desk,
    permission: 'see-bookings',
    launch: ['bookings'],
    summary: 'List guests with search',
    query: GuestListQuery,
    response: z.array(GuestSummary),
    meta: PageMeta,
  }),
  get: endpoint({
    method: 'GET',
    path: '/guests/:id',
    access: desk,
    permission: 'see-bookings',
    launch: ['bookings'],
    summary: 'Read a guest; of a merged one, the profile it became part of',
    params: GuestParams,
    response: GuestProfile,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/guests/:id',
    access: desk,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Change a guest',
    params: GuestParams,
    body: GuestChange,
    response: GuestProfile,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/guests/:id/merge',
    access: desk,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Merge another guest into this one, for good',
    params: GuestParams,
    body: GuestMerge,
    response: GuestProfile,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/guests/:id/erase',
    access: desk,
    permission: 'change-offer',
    launch: ['bookings'],
    summary: 'Erase a guest here and in all bookings, for good',
    params: GuestParams,
    body: z.strictObject({ version: Version }),
    response: z.null(),
  }),
  export: endpoint({
    method: 'GET',
    path: '/guests/:id/export',
    access: desk,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Everything stored about a guest, as a file for the guest',
    params: GuestParams,
    query: z.strictObject({ format: z._default(z.enum(['json', 'csv']), 'json') }),
    response: z.object({ filename: z.string(), text: z.string() }),
  }),
  recognise: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/guests/recognise',
    access: desk,
    permission: 'see-bookings',
    launch: ['bookings'],
    summary: 'Find the guest with this email address or phone number',
    params: GuestHotelParams,
    body: z.strictObject({ email: z.optional(Email), phone: Phone }),
    response: z.nullable(GuestSummary),
  }),
  ofBooking: endpoint({
    method: 'GET',
    path: '/bookings/:id/guest',
    access: desk,
    permission: 'see-bookings',
    launch: ['bookings'],
    summary: 'The guest of a booking, with the number of the stay',
    params: GuestParams,
    response: RecognisedGuest,
  }),
  registrationCard: endpoint({
    method: 'GET',
    path: '/bookings/:id/registration-card',
    access: desk,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Registration card of a booking as PDF',
    params: GuestParams,
    response: PdfFile,
  }),
  registrationCards: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/registration-cards',
    access: desk,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Registration cards of all arrivals of a day as PDF',
    params: GuestHotelParams,
    query: z.strictObject({ day: IsoDate }),
    response: PdfFile,
  }),
}
