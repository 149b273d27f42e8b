import * as z from 'zod/mini'
import { addDays, IsoDate, utcDay } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Instant, requiredText } from '../primitives.ts'
import { say } from '../say.ts'

export const legalDocuments = ['terms', 'privacy', 'cookies'] as const
export const LegalDocument = z.enum(legalDocuments, say('This text does not exist'))
export type LegalDocument = z.infer<typeof LegalDocument>

/** spec §9: changes get at least 30 days notice. */
export const noticeDays = 30

/** Returns the first whole day that begins at least 30 days from now. */
export function firstDayAfterNotice(now: Date): string {
  return addDays(utcDay(now), noticeDays + 1)
}

export const LegalVersion = z.object({
  version: z.int(),
  /** Summary of the changes, in a sentence or two. */
  summary: z.string(),
  /** Null for the first version, which is part of the product. */
  publishedAt: z.nullable(Instant),
  effectiveAt: z.nullable(Instant),
})
export type LegalVersion = z.infer<typeof LegalVersion>

export const LegalText = z.object({
  ...LegalVersion.shape,
  /** Markdown; null for the first version. */
  body: z.nullable(z.string()),
})
export type LegalText = z.infer<typeof LegalText>

export const LegalNotice = z.object({
  document: LegalDocument,
  version: z.int(),
  summary: z.string(),
  effectiveAt: Instant,
})
export type LegalNotice = z.infer<typeof LegalNotice>

export const LegalInput = z.strictObject({
  summary: requiredText(500, say('Say what is new')),
  body: requiredText(60_000, say('Enter the text')),
  /** The version takes effect at the beginning of this day in UTC. */
  effectiveOn: IsoDate,
})
export type LegalInput = z.infer<typeof LegalInput>

const params = z.strictObject({ document: LegalDocument })

export const legal = {
  notices: endpoint({
    method: 'GET',
    path: '/legal',
    access: 'public',
    summary: 'New versions that are announced but not in force yet, the next first',
    response: z.array(LegalNotice),
  }),
  get: endpoint({
    method: 'GET',
    path: '/legal/:document',
    access: 'public',
    summary: 'The version in force, the announced one if there is one, and all versions, newest first',
    params,
    response: z.object({
      inForce: LegalText,
      announced: z.nullable(LegalText),
      versions: z.array(LegalVersion),
    }),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/legal/:document',
    access: ['admin'],
    summary:
      'Publish a new version with at least 30 days’ notice; it cannot be withdrawn, only followed by another',
    params,
    body: LegalInput,
    response: LegalNotice,
  }),
}
