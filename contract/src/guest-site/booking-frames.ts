import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Version } from '../primitives.ts'
import { say } from '../say.ts'

export const frameLimits = { websites: 10 } as const

/** The origin of a website as browsers write it, because it stands in a header. Without TLS only one's own machine. */
const origin = /^(https:\/\/(?!-)[a-z0-9.-]{1,253}|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/

export const Website = z.string().check(z.regex(origin, say('Enter an address like https://www.example.com')))

export const frameLooks = ['light', 'dark'] as const

/** Settings of the booking frame on a hotel's own website. */
export const BookingFrameInput = z.strictObject({
  websites: z
    .array(Website)
    .check(
      z.minLength(1, say('Enter the address of your website')),
      z.maxLength(frameLimits.websites, say('Use at most {count} websites', { count: frameLimits.websites })),
    ),
  look: z.enum(frameLooks),
  /** The colour of buttons; null for Roomlark's own. */
  accent: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/, say('Enter a colour like #1f5f4a')))),
})
export type BookingFrameInput = z.infer<typeof BookingFrameInput>

export const BookingFrame = z.object({
  ...BookingFrameInput.shape,
  /** Stands in the snippet for everybody to read: it opens this hotel's pages in frames on these websites. */
  key: Id,
  version: z.int(),
})
export type BookingFrame = z.infer<typeof BookingFrame>

/** A frame as the page inside it knows it. */
export type GuestFrame = Pick<BookingFrame, 'websites' | 'look' | 'accent'> & { slug: string }

const HotelParams = z.strictObject({ hotelId: Id })
const common = { path: '/hotels/:hotelId/booking-frame', keys: 'hotels', access: ['hotel', 'admin'] } as const

export const bookingFrames = {
  get: endpoint({
    ...common,
    method: 'GET',
    permission: 'see-rooms',
    launch: ['hotelPages'],
    summary: 'Where guests book in a frame on the hotel’s own website; null if nowhere',
    params: HotelParams,
    response: z.nullable(BookingFrame),
  }),
  save: endpoint({
    ...common,
    method: 'PUT',
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Let guests book in a frame on these websites',
    params: HotelParams,
    /** The version that was read; null if there was none. */
    body: z.extend(BookingFrameInput, { version: z.nullable(Version) }),
    response: BookingFrame,
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Stop booking in frames; the key is void from then on',
    params: HotelParams,
    response: z.null(),
  }),
}
