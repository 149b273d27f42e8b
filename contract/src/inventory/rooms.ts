import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AcceptLow, Cents } from '../money.ts'
import { imageLimits, Photo, PhotoCaption } from '../platform/photos.ts'
import { freeText, Id, requiredName, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { roomFeatureNames } from './room-features.ts'

export const bedKinds = ['single', 'double', 'queen', 'king', 'sofa', 'bunk', 'cot'] as const

/** These limits apply to one room type. */
export const roomTypeLimits = { bedKinds: 6, childBands: 5, rooms: 500, numberLength: 12 } as const

function count(min: number, max: number, message: string) {
  return z.int(message).check(z.gte(min, message), z.lte(max, message))
}

/** The price of a child per night by age: the first band whose limit is not exceeded applies. */
export const ChildBand = z.strictObject({
  maxAge: count(0, 17, say('Use an age from 0 to 17')),
  cents: Cents,
})

const RoomFeatures = z
  .array(z.enum(roomFeatureNames, say('This is not in the catalogue')))
  .check(z.overwrite((list) => roomFeatureNames.filter((name) => list.includes(name))))

export const RoomTypeInput = z.strictObject({
  name: requiredName(80, say('Name is required')),
  description: freeText(800),
  beds: z
    .array(z.strictObject({ kind: z.enum(bedKinds), count: count(1, 8, say('Use 1 to 8 beds')) }))
    .check(
      z.minLength(1, say('Add at least one bed')),
      z.maxLength(
        roomTypeLimits.bedKinds,
        say('Use at most {count} kinds of bed', { count: roomTypeLimits.bedKinds }),
      ),
    ),
  maxAdults: count(1, 20, say('Use 1 to 20 adults')),
  maxChildren: count(0, 10, say('Use 0 to 10 children')),
  /** Left out, what a room type has stays as it is. */
  features: z.optional(RoomFeatures),
  sizeSqm: z.nullable(count(4, 1000, say('Use 4 to 1,000 m²'))),
  basePriceCents: Cents,
  /** A price below this must be confirmed; if it is null, only a price of 0 must be. */
  floorCents: z.nullable(Cents),
  /**
   * Rules by occupancy and lead time raise prices up to this, and not at all while it is null. Left out, what a room type
   * has stays as it is.
   */
  ceilingCents: z.optional(z.nullable(Cents)),
  /** Adults the base price covers. */
  includedAdults: count(1, 20, say('Use 1 to 20 adults')),
  extraAdultCents: Cents,
  childBands: z.array(ChildBand).check(
    z.maxLength(
      roomTypeLimits.childBands,
      say('Use at most {count} age bands', { count: roomTypeLimits.childBands }),
    ),
    z.refine(
      (bands) => bands.every((band, index) => index === 0 || band.maxAge > (bands[index - 1]?.maxAge ?? 0)),
      say('Each band must reach a higher age than the one before'),
    ),
  ),
})
export type RoomTypeInput = z.infer<typeof RoomTypeInput>

export const Room = z.object({ id: Id, number: z.string() })
export type Room = z.infer<typeof Room>

export const RoomType = z.object({
  id: Id,
  ...RoomTypeInput.shape,
  ceilingCents: z.nullable(Cents),
  features: RoomFeatures,
  /** The numbered rooms of this type; this many can be sold each night. */
  rooms: z.array(Room),
  photos: z.array(Photo),
  /** Part of the unguessable address of the calendar that other sites can subscribe to. */
  icalToken: z.string(),
  /** The same for the calendar of each room, by the id of the room. */
  roomTokens: z.record(Id, z.string()),
  version: z.int(),
})
export type RoomType = z.infer<typeof RoomType>

const RoomNumber = requiredName(roomTypeLimits.numberLength, say('Enter a room number'))
const RoomNumbers = z
  .array(RoomNumber)
  .check(z.maxLength(roomTypeLimits.rooms, say('Add at most {rooms} rooms', { rooms: roomTypeLimits.rooms })))

const HotelParams = z.strictObject({ hotelId: Id })
const TypeParams = z.strictObject({ hotelId: Id, roomTypeId: Id })
const ImageParams = z.strictObject({ hotelId: Id, roomTypeId: Id, imageId: Id })
const keepers = ['hotel', 'admin'] as const

export const rooms = {
  list: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/rooms',
    keys: 'hotels',
    access: keepers,
    permission: 'see-rooms',
    launch: ['hotelPages', 'bookings'],
    summary: 'List the room types of a hotel with their numbered rooms',
    params: HotelParams,
    response: z.array(RoomType),
  }),
  create: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/rooms',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Add a room type with its numbered rooms',
    params: HotelParams,
    body: z.extend(RoomTypeInput, {
      numbers: RoomNumbers,
      acceptLow: AcceptLow,
    }),
    response: RoomType,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/rooms/:roomTypeId',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Change a room type; carries the version that was read',
    params: TypeParams,
    body: z.extend(RoomTypeInput, { version: Version, acceptLow: AcceptLow }),
    response: RoomType,
  }),
  setNumbers: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/rooms/:roomTypeId/numbers',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Set the numbered rooms of a type; refused if a night is already sold beyond that',
    params: TypeParams,
    body: z.strictObject({ numbers: RoomNumbers }),
    response: RoomType,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/hotels/:hotelId/rooms/:roomTypeId',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Remove a room type without upcoming stays',
    params: TypeParams,
    response: z.null(),
  }),
  addImages: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/rooms/:roomTypeId/images',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Add pictures to a room type (multipart, repeated field `images`)',
    params: TypeParams,
    upload: 'images',
    response: z.array(Photo),
  }),
  orderImages: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/rooms/:roomTypeId/images',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Put the pictures of a room type in order; the first is the cover',
    params: TypeParams,
    body: z.strictObject({ imageIds: z.array(Id).check(z.maxLength(imageLimits.perRoomType)) }),
    response: z.array(Photo),
  }),
  captionImage: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/rooms/:roomTypeId/images/:imageId',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Caption a picture of a room type',
    params: ImageParams,
    body: PhotoCaption,
    response: Photo,
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: '/hotels/:hotelId/rooms/:roomTypeId/images/:imageId',
    keys: 'hotels',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Remove a picture of a room type',
    params: ImageParams,
    response: z.null(),
  }),
}
