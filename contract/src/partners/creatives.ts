import * as z from 'zod/mini'
import { Language } from '../accounts/users.ts'
import { endpoint } from '../endpoint.ts'
import { imageLimits } from '../platform/photos.ts'
import { freeText, Id, nameOrNothing, Version } from '../primitives.ts'

export const creativeLimits = { short: 160, long: 2000, credit: 80, alt: 160, rules: 4000 } as const

/** Words in the languages of the guest site; a language without any is left out. */
const altText = z.optional(nameOrNothing(creativeLimits.alt))
const AltTexts = z.strictObject({ en: altText, es: altText, de: altText, fr: altText, it: altText })
const CreativeText = z.strictObject({
  short: freeText(creativeLimits.short),
  long: freeText(creativeLimits.long),
})
const text = z.optional(CreativeText)
const CreativeTexts = z.strictObject({ en: text, es: text, de: text, fr: text, it: text })
export type CreativeTexts = z.infer<typeof CreativeTexts>

const imageTerms = {
  /** Whose picture it is, as it has to stand beside it; empty if it need not. */
  credit: nameOrNothing(creativeLimits.credit),
  altTexts: AltTexts,
} as const

export const CreativesInput = z.strictObject({
  /** The pictures that partners may use; the others are not released. */
  images: z.array(z.strictObject({ id: Id, ...imageTerms })).check(z.maxLength(imageLimits.perHotel)),
  texts: CreativeTexts,
  brandRules: freeText(creativeLimits.rules),
  version: Version,
})
export type CreativesInput = z.infer<typeof CreativesInput>

const picture = {
  id: Id,
  smallUrl: z.string(),
  /** The picture in its medium width. */
  url: z.string(),
  largeUrl: z.string(),
  width: z.int(),
  height: z.int(),
  ...imageTerms,
} as const

export const HotelCreatives = z.object({
  images: z.array(z.object({ ...picture, caption: z.string(), isReleased: z.boolean() })),
  texts: CreativeTexts,
  brandRules: z.string(),
  /** 0 before anything was saved. */
  version: z.int(),
})
export type HotelCreatives = z.infer<typeof HotelCreatives>

/** What a partner may use. */
export const PartnerCreatives = z.object({
  images: z.array(z.object(picture)),
  texts: CreativeTexts,
  brandRules: z.string(),
  /** Words of a banner's link, in each language. */
  seeRooms: z.record(Language, z.string()),
})
export type PartnerCreatives = z.infer<typeof PartnerCreatives>
export type CreativeImage = PartnerCreatives['images'][number]

const HotelParams = z.strictObject({ hotelId: Id })
const keepers = ['hotel', 'admin'] as const

export const creatives = {
  ofHotel: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/creatives',
    keys: 'partnerships',
    access: keepers,
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Read the pictures, texts and rules that a hotel has for its partners',
    params: HotelParams,
    response: HotelCreatives,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/creatives',
    keys: 'partnerships',
    access: keepers,
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Release pictures and write texts and rules for partners; carries the version that was read',
    params: HotelParams,
    body: CreativesInput,
    response: HotelCreatives,
  }),
  ofPartnership: endpoint({
    method: 'GET',
    path: '/partnerships/:id/creatives',
    keys: 'partnerships',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'Read the pictures, texts and rules of a hotel that you are a partner of',
    params: z.strictObject({ id: Id }),
    response: PartnerCreatives,
  }),
}
