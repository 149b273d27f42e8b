import * as z from 'zod/mini'
import { amenityNames } from './amenities.ts'
import { CancellationPolicy } from './cancellation.ts'
import { endpoint } from './endpoint.ts'
import { CountryCode, CurrencyCode, TimeZone } from './places.ts'
import { Email, Id, Instant, optionalText, requiredText } from './primitives.ts'

/** Percent with two decimals. */
export const CommissionRate = z.number('Enter a rate from 0 to 50 percent').check(
  z.gte(0, 'Enter a rate from 0 to 50 percent'),
  z.lte(50, 'Enter a rate from 0 to 50 percent'),
  z.refine((rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-9, 'Use at most two decimals'),
)

const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 15:00'))

function coordinate(limit: number, message: string) {
  return z.nullable(z.number(message).check(z.gte(-limit, message), z.lte(limit, message)))
}

export const HotelInput = z.strictObject({
  name: requiredText(120, 'Hotel name is required'),
  description: z.string().check(z.trim(), z.maxLength(1200, 'Use at most 1,200 characters')),
  streetAddress: requiredText(160, 'Street address is required'),
  city: requiredText(80, 'City is required'),
  country: CountryCode,
  latitude: coordinate(90, 'Enter a latitude from -90 to 90'),
  longitude: coordinate(180, 'Enter a longitude from -180 to 180'),
  timeZone: TimeZone,
  currency: CurrencyCode,
  starRating: z
    .int('Choose 1 to 5 stars')
    .check(z.gte(1, 'Choose 1 to 5 stars'), z.lte(5, 'Choose 1 to 5 stars')),
  amenities: z
    .array(z.enum(amenityNames, 'This is not in the catalogue'))
    .check(z.maxLength(amenityNames.length)),
  contactEmail: Email,
  contactPhone: optionalText(40),
  checkInTime: ClockTime,
  checkOutTime: ClockTime,
  houseRules: z.string().check(z.trim(), z.maxLength(2000, 'Use at most 2,000 characters')),
  childrenPolicy: z.enum(['welcome', 'over-12', 'adults-only'], 'Choose who is welcome'),
  petsPolicy: z.enum(['welcome', 'on-request', 'not-allowed'], 'Choose whether pets are welcome'),
  cancellationPolicy: CancellationPolicy,
  baseCommissionRate: CommissionRate,
  isActive: z.boolean(),
})
export type HotelInput = z.infer<typeof HotelInput>

/** The version that was read: a change based on an older one is refused. */
const Version = z.int('The version is missing')
export const HotelUpdate = z.extend(HotelInput, { version: Version })
export type HotelUpdate = z.infer<typeof HotelUpdate>

export const HotelImage = z.object({
  id: Id,
  /** The middle width. */
  url: z.string(),
  smallUrl: z.string(),
  largeUrl: z.string(),
  width: z.int(),
  height: z.int(),
  /** A tiny blurred picture as a data address. */
  placeholder: z.string(),
  caption: z.string(),
})
export type HotelImage = z.infer<typeof HotelImage>

const Owner = z.object({ id: Id, name: z.string(), email: z.string() })

export const HotelSummary = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  images: z.array(z.string()),
  city: z.string(),
  country: z.string(),
  starRating: z.int(),
  isActive: z.boolean(),
  baseCommissionRate: z.number(),
  coverPlaceholder: z.nullable(z.string()),
  /** Told to administrators only. */
  owner: z.nullable(Owner),
})
export type HotelSummary = z.infer<typeof HotelSummary>

export const Hotel = z.object({
  ...HotelSummary.shape,
  description: z.string(),
  streetAddress: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  timeZone: z.string(),
  currency: z.string(),
  amenities: z.array(z.enum(amenityNames)),
  contactEmail: z.string(),
  contactPhone: z.nullable(z.string()),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  houseRules: z.string(),
  childrenPolicy: HotelInput.shape.childrenPolicy,
  petsPolicy: HotelInput.shape.petsPolicy,
  cancellationPolicy: CancellationPolicy,
  photos: z.array(HotelImage),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Hotel = z.infer<typeof Hotel>

export const hotelPageSize = 10

export const HotelListQuery = z.strictObject({
  page: z._default(
    z.coerce.number('Enter a page number').check(z.int(), z.gte(1, 'Pages begin at 1'), z.lte(1_000_000)),
    1,
  ),
  limit: z._default(
    z.coerce.number('Enter a number').check(z.int(), z.gte(1, 'Use 1 to 100'), z.lte(100, 'Use 1 to 100')),
    hotelPageSize,
  ),
  search: z.optional(z.string().check(z.maxLength(200, 'Use at most 200 characters'))),
  /** For administrators. */
  owner: z.optional(Id),
  status: z.optional(z.enum(['active', 'inactive'])),
})
export type HotelListQuery = z.infer<typeof HotelListQuery>

export const PageMeta = z.object({ total: z.int(), totalPages: z.int(), page: z.int(), limit: z.int() })
export type PageMeta = z.infer<typeof PageMeta>

export const HotelActivity = z.object({
  at: Instant,
  /** The name of who did it. */
  actor: z.string(),
  action: z.enum(['created', 'updated', 'activated', 'deactivated', 'images', 'archived', 'imported']),
  /** The fields that changed. */
  fields: z.array(z.string()),
})
export type HotelActivity = z.infer<typeof HotelActivity>

/** The columns of a CSV of hotels; `amenities` are separated by semicolons, `cancellationPolicy` is a preset. */
export const importColumns = [
  'name',
  'description',
  'streetAddress',
  'city',
  'country',
  'latitude',
  'longitude',
  'timeZone',
  'currency',
  'starRating',
  'amenities',
  'contactEmail',
  'contactPhone',
  'checkInTime',
  'checkOutTime',
  'houseRules',
  'childrenPolicy',
  'petsPolicy',
  'cancellationPolicy',
  'baseCommissionRate',
  'isActive',
] as const satisfies readonly (keyof HotelInput)[]

export const importLimits = { rows: 500, bytes: 1024 * 1024 } as const

export const HotelImport = z.strictObject({
  csv: z.string().check(z.minLength(1, 'The file is empty')),
  /** Only look: say what is wrong in which row, and create nothing. */
  dryRun: z.boolean(),
})

export const HotelImportResult = z.object({
  /** Hotels made: all rows or none. */
  created: z.int(),
  rows: z.array(
    z.object({
      /** The line in the file, the heading being line 1. */
      line: z.int(),
      name: z.string(),
      /** By column; empty where the row is good. */
      errors: z.record(z.string(), z.string()),
    }),
  ),
})
export type HotelImportResult = z.infer<typeof HotelImportResult>

export const imageLimits = { bytes: 5 * 1024 * 1024, megapixels: 40, perRequest: 10, perHotel: 20 } as const

const HotelParams = z.strictObject({ id: Id })
const ImageParams = z.strictObject({ id: Id, imageId: Id })
const keepers = ['hotel', 'admin'] as const

export const hotels = {
  list: endpoint({
    method: 'GET',
    path: '/hotels',
    access: keepers,
    summary: 'List your hotels, or all of them as an administrator',
    query: HotelListQuery,
    response: z.array(HotelSummary),
    meta: PageMeta,
  }),
  get: endpoint({
    method: 'GET',
    path: '/hotels/:id',
    access: keepers,
    summary: 'Read a hotel',
    params: HotelParams,
    response: Hotel,
  }),
  create: endpoint({
    method: 'POST',
    path: '/hotels',
    access: keepers,
    summary: 'Add a hotel',
    body: HotelInput,
    response: Hotel,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/hotels/:id',
    access: keepers,
    summary: 'Change a hotel; carries the version that was read',
    params: HotelParams,
    body: HotelUpdate,
    response: Hotel,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/hotels/:id/active',
    access: keepers,
    summary: 'Open or close a hotel',
    params: HotelParams,
    body: z.strictObject({ isActive: z.boolean() }),
    response: Hotel,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/hotels/:id',
    access: keepers,
    summary: 'Remove a hotel; one with bookings is archived',
    params: HotelParams,
    response: z.object({ outcome: z.enum(['removed', 'archived']) }),
  }),
  activity: endpoint({
    method: 'GET',
    path: '/hotels/:id/activity',
    access: keepers,
    summary: 'Read what was done to a hotel, newest first',
    params: HotelParams,
    response: z.array(HotelActivity),
  }),
  import: endpoint({
    method: 'POST',
    path: '/hotels/import',
    access: keepers,
    summary: 'Add hotels from CSV, all rows or none; a dry run only reports',
    body: HotelImport,
    bodyLimit: importLimits.bytes,
    response: HotelImportResult,
  }),
  addImages: endpoint({
    method: 'POST',
    path: '/hotels/:id/images',
    access: keepers,
    summary: 'Add pictures (multipart, repeated field `images`)',
    params: HotelParams,
    upload: 'images',
    response: z.array(HotelImage),
  }),
  orderImages: endpoint({
    method: 'PUT',
    path: '/hotels/:id/images',
    access: keepers,
    summary: 'Put the pictures in order; the first is the cover',
    params: HotelParams,
    body: z.strictObject({ imageIds: z.array(Id).check(z.maxLength(imageLimits.perHotel)) }),
    response: z.array(HotelImage),
  }),
  captionImage: endpoint({
    method: 'PUT',
    path: '/hotels/:id/images/:imageId',
    access: keepers,
    summary: 'Caption a picture',
    params: ImageParams,
    body: z.strictObject({
      caption: z.string().check(z.trim(), z.maxLength(160, 'Use at most 160 characters')),
    }),
    response: HotelImage,
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: '/hotels/:id/images/:imageId',
    access: keepers,
    summary: 'Remove a picture',
    params: ImageParams,
    response: z.null(),
  }),
}
