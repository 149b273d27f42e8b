import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { type GuestLanguage, guestLanguageCodes } from '../guest-languages.ts'
import { Id, Instant, nameOrNothing, requiredText, Version } from '../primitives.ts'
import { say } from '../say.ts'

/**
 * A confirmation has the hotel's words in the email that every guest gets; the others are emails of their own, sent by
 * schedule.
 */
export const letterKinds = ['confirmation', 'before-arrival', 'after-departure'] as const
export const LetterKind = z.enum(letterKinds)
export type LetterKind = z.infer<typeof LetterKind>

/** Variables that can stand in braces in a letter. */
export const letterVariables = [
  'guest',
  'hotel',
  'reference',
  'checkIn',
  'checkOut',
  'checkInTime',
  'checkOutTime',
  'nights',
  'rooms',
  'total',
] as const
export type LetterVariable = (typeof letterVariables)[number]

/** Returns what stands in braces and means nothing, each once. */
function unknownVariables(text: string): string[] {
  const named = [...text.matchAll(/\{([^{}\s]*)\}/g)].map(([, name = '']) => name)
  return [...new Set(named)].filter((name) => !letterVariables.some((known) => known === name))
}

const knownVariables = z.refine<string>((text) => unknownVariables(text).length === 0, {
  error: ({ input }) =>
    say('There is no {names}', {
      names: unknownVariables(String(input))
        .map((name) => `{${name}}`)
        .join(', '),
    }),
})

export const LetterText = z.strictObject({
  subject: nameOrNothing(150).check(knownVariables),
  body: requiredText(4000, say('Write the letter')).check(knownVariables),
})
export type LetterText = z.infer<typeof LetterText>

const Texts = z.strictObject({
  en: z.optional(LetterText),
  es: z.optional(LetterText),
  de: z.optional(LetterText),
  fr: z.optional(LetterText),
  it: z.optional(LetterText),
})
export type LetterTexts = z.infer<typeof Texts>

export const letterLimits = { days: 30 } as const

export const LetterTemplate = z.object({
  kind: LetterKind,
  isOn: z.boolean(),
  days: z.int(),
  hour: z.int(),
  texts: Texts,
  /** 0 if nobody has written it yet. */
  version: z.int(),
})
export type LetterTemplate = z.infer<typeof LetterTemplate>

const days = say('Use 0 to {days} days', { days: letterLimits.days })
const hour = say('Choose an hour from 0 to 23')

export const LetterTemplateInput = z
  .strictObject({
    isOn: z.boolean(),
    days: z.int(days).check(z.gte(0, days), z.lte(letterLimits.days, days)),
    hour: z.int(hour).check(z.gte(0, hour), z.lte(23, hour)),
    texts: Texts,
    version: Version,
  })
  .check(
    z.refine(({ isOn, texts }) => !isOn || Object.keys(texts).length > 0, {
      path: ['texts'],
      message: say('Write the letter in one language or more before you switch it on'),
    }),
  )
export type LetterTemplateInput = z.infer<typeof LetterTemplateInput>

/** Returns the text in the guest's language, or else in English, or else in the first there is. */
export function letterTextFor(
  texts: LetterTexts,
  language: GuestLanguage,
): { language: GuestLanguage; text: LetterText } | undefined {
  const order: GuestLanguage[] = [language, ...guestLanguageCodes]
  for (const code of order) {
    const text = texts[code]
    if (text) return { language: code, text }
  }
  return undefined
}

export const LetterPreview = z.object({
  subject: z.string(),
  /** Text for the guest, paragraph by paragraph. */
  paragraphs: z.array(z.string()),
  /** The booking it was filled in from, or null if the hotel has none and values were invented. */
  reference: z.nullable(z.string()),
})
export type LetterPreview = z.infer<typeof LetterPreview>

/** A kind of letter as a booking has it. */
export const BookingLetter = z.object({
  kind: LetterKind,
  /** The times it was sent, the oldest first. */
  sentAt: z.array(Instant),
  /** True if it can be sent now: the guest has an address, and the hotel has written it. */
  canSend: z.boolean(),
})
export type BookingLetter = z.infer<typeof BookingLetter>

const HotelParams = z.strictObject({ hotelId: Id })
const BookingParams = z.strictObject({ id: Id })
const keepers = ['hotel', 'admin'] as const

export const letters = {
  list: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/letters',
    access: keepers,
    permission: 'see-bookings',
    launch: ['bookings'],
    summary: 'The letters of a hotel to its guests',
    params: HotelParams,
    response: z.array(LetterTemplate),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/letters/:kind',
    access: keepers,
    permission: 'change-offer',
    launch: ['bookings'],
    summary: 'Write a letter in all its languages',
    params: z.strictObject({ hotelId: Id, kind: LetterKind }),
    body: LetterTemplateInput,
    response: LetterTemplate,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/letters/preview',
    access: keepers,
    permission: 'change-offer',
    launch: ['bookings'],
    summary: 'Fill in a letter from the latest booking',
    params: HotelParams,
    body: z.strictObject({ language: z.enum(guestLanguageCodes), text: LetterText }),
    response: LetterPreview,
  }),
  ofBooking: endpoint({
    method: 'GET',
    path: '/bookings/:id/letters',
    access: keepers,
    permission: 'see-bookings',
    launch: ['bookings'],
    summary: 'The letters a booking got',
    params: BookingParams,
    response: z.array(BookingLetter),
  }),
  send: endpoint({
    method: 'POST',
    path: '/bookings/:id/letters',
    access: keepers,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Send a letter now, also again',
    params: BookingParams,
    body: z.strictObject({ kind: LetterKind }),
    response: z.array(BookingLetter),
  }),
  renewLink: endpoint({
    method: 'POST',
    path: '/bookings/:id/guest-link',
    access: keepers,
    permission: 'work-desk',
    launch: ['bookings', 'guestSite'],
    summary: 'Send the confirmation with a new link to the booking; every earlier link ends',
    params: BookingParams,
    response: z.array(BookingLetter),
  }),
}
