import * as z from 'zod/mini'
import { Id, nameOrNothing } from '../primitives.ts'

/** A picture of a hotel or of a room type. */
export const Photo = z.object({
  id: Id,
  /** The picture in its medium width. */
  url: z.string(),
  smallUrl: z.string(),
  largeUrl: z.string(),
  width: z.int(),
  height: z.int(),
  /** A tiny blurred picture as a data URL. */
  placeholder: z.string(),
  caption: z.string(),
})
export type Photo = z.infer<typeof Photo>

/** The widths a picture is kept in; never more than it had. */
export const photoWidths = { small: 480, medium: 1024, large: 1920 } as const

/** The `srcset` of a picture by the address of its middle width: each width also lies beside it as AVIF. */
export function photoSrcSet(url: string, format: 'webp' | 'avif'): string {
  return Object.entries(photoWidths)
    .map(([size, width]) => `${url.replace(/-medium\.webp$/, `-${size}.${format}`)} ${width}w`)
    .join(', ')
}

/** The size of pictures that other sites show with a link, which they take as JPEG only. */
export const shareSize = { width: 1200, height: 630 } as const
export const shareEnding = '-share.jpg'

/** The address of a picture for other sites, by that of its medium width. */
export function shareUrl(url: string): string {
  return url.replace(/-medium\.webp$/, shareEnding)
}

export const PhotoCaption = z.strictObject({ caption: nameOrNothing(160) })

/** Limits of an uploaded picture, and how many a hotel or room type can have. */
export const imageLimits = {
  bytes: 5 * 1024 * 1024,
  megapixels: 40,
  perRequest: 10,
  perHotel: 20,
  perRoomType: 10,
} as const
