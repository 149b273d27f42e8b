import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { imageLimits, Photo, PhotoCaption } from '../platform/photos.ts'
import { Id, Instant, SearchText } from '../primitives.ts'
import { amenityNames } from './amenities.ts'
import { CancellationPolicy } from './cancellation.ts'
import { HotelImport, HotelImportResult, importLimits } from './hotel-import.ts'
import { HotelInput, HotelUpdate } from './hotel-input.ts'
import { NearbyPlaces } from './nearby.ts'

const Owner = z.object({ id: Id, name: z.string(), email: z.string() })

export const HotelAmenity = z.enum(amenityNames)

export const HotelSummary = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  images: z.array(z.string()),
  city: z.string(),
  country: z.string(),
  starRating: z.int(),
  isActive: z.boolean(),
  /** Null for who may see no money of the hotel. */
  baseCommissionRate: z.nullable(z.number()),
  coverPlaceholder: z.nullable(z.string()),
  archivedAt: z.nullable(Instant),
  /** Null for everyone but administrators. */
  owner: z.nullable(Owner),
})
export type HotelSummary = z.infer<typeof HotelSummary>

export const Hotel = z.object({
  ...HotelSummary.shape,
  description: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  nearby: NearbyPlaces,
  timeZone: z.string(),
  currency: z.string(),
  amenities: z.array(HotelAmenity),
  contactEmail: z.string(),
  contactPhone: z.nullable(z.string()),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  houseRules: z.string(),
  childrenPolicy: HotelInput.shape.childrenPolicy,
  petsPolicy: HotelInput.shape.petsPolicy,
  cancellationPolicy: CancellationPolicy,
  photos: z.array(Photo),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Hotel = z.infer<typeof Hotel>

const hotelPageSize = 10

export const hotelStatuses = ['active', 'inactive', 'archived'] as const

export const HotelListQuery = z.strictObject({
  page: PageNumber,
  limit: pageLimit(100, hotelPageSize),
  search: z.optional(SearchText),
  /** Only administrators can filter by it. */
  owner: z.optional(Id),
  /** Without a status, archived hotels are left out. */
  status: z.optional(z.enum(hotelStatuses)),
})
export type HotelListQuery = z.infer<typeof HotelListQuery>

const hotelActions = [
  'created',
  'updated',
  'activated',
  'deactivated',
  'images',
  'archived',
  'restored',
  'imported',
] as const

export const HotelActivity = z.object({
  at: Instant,
  /** The name of the person who did it. */
  actor: z.string(),
  action: z.enum(hotelActions),
  /** The fields that changed. */
  fields: z.array(z.string()),
})
export type HotelActivity = z.infer<typeof HotelActivity>

const HotelParams = z.strictObject({ id: Id })
const ImageParams = z.strictObject({ id: Id, imageId: Id })
const keepers = ['hotel', 'admin'] as const

export const hotels = {
  list: endpoint({
    method: 'GET',
    path: '/hotels',
    keys: 'hotels',
    access: keepers,
    permission: 'see-rooms',
    summary: 'List your hotels, or all of them as an administrator',
    query: HotelListQuery,
    response: z.array(HotelSummary),
    meta: PageMeta,
  }),
  get: endpoint({
    method: 'GET',
    path: '/hotels/:id',
    keys: 'hotels',
    access: keepers,
    permission: 'see-rooms',
    launch: ['hotelPages', 'bookings'],
    summary: 'Read a hotel',
    params: HotelParams,
    response: Hotel,
  }),
  create: endpoint({
    method: 'POST',
    path: '/hotels',
    access: keepers,
    launch: ['hotelPages'],
    summary: 'Add a hotel',
    body: HotelInput,
    response: Hotel,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/hotels/:id',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Change a hotel; send the version that was read',
    params: HotelParams,
    body: HotelUpdate,
    response: Hotel,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/hotels/:id/active',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Open or close a hotel',
    params: HotelParams,
    body: z.strictObject({ isActive: z.boolean() }),
    response: Hotel,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/hotels/:id',
    access: keepers,
    launch: ['hotelPages'],
    summary: 'Remove a hotel; one with bookings is archived, and one with upcoming stays is refused',
    params: HotelParams,
    response: z.object({ outcome: z.enum(['removed', 'archived']) }),
  }),
  activity: endpoint({
    method: 'GET',
    path: '/hotels/:id/activity',
    access: keepers,
    permission: 'see-books',
    launch: ['hotelPages'],
    summary: 'List what was done to a hotel, newest first',
    params: HotelParams,
    response: z.array(HotelActivity),
  }),
  import: endpoint({
    method: 'POST',
    path: '/hotels/import',
    access: keepers,
    launch: ['hotelPages'],
    summary: 'Add hotels from CSV, all rows or none; a dry run only reports',
    body: HotelImport,
    bodyLimit: importLimits.bytes,
    response: HotelImportResult,
  }),
  addImages: endpoint({
    method: 'POST',
    path: '/hotels/:id/images',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Add pictures (multipart, repeated field `images`)',
    params: HotelParams,
    upload: 'images',
    response: z.array(Photo),
  }),
  orderImages: endpoint({
    method: 'PUT',
    path: '/hotels/:id/images',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Put the pictures in order; the first is the cover',
    params: HotelParams,
    body: z.strictObject({ imageIds: z.array(Id).check(z.maxLength(imageLimits.perHotel)) }),
    response: z.array(Photo),
  }),
  captionImage: endpoint({
    method: 'PUT',
    path: '/hotels/:id/images/:imageId',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Caption a picture',
    params: ImageParams,
    body: PhotoCaption,
    response: Photo,
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: '/hotels/:id/images/:imageId',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Remove a picture',
    params: ImageParams,
    response: z.null(),
  }),
}
