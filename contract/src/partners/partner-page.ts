import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { freeText, requiredName, Version } from '../primitives.ts'
import { say } from '../say.ts'

export const partnerPageLimits = { slug: 60, title: 80, intro: 600, hotels: 100 } as const

/** The end of the address of an affiliate's page. */
export const PartnerPageSlug = z
  .pipe(
    z.string(),
    z.transform((value) => value.trim().toLowerCase()),
  )
  .check(z.regex(/^[a-z0-9-]{3,60}$/, say('Use 3 to 60 letters, digits and hyphens')))

const fields = {
  title: requiredName(partnerPageLimits.title, say('Give your page a title')),
  intro: freeText(partnerPageLimits.intro),
  /** Anyone with the address can see it. */
  isPublic: z.boolean(),
  /** Search engines may list it. */
  isIndexed: z.boolean(),
} as const

export const PartnerPageInput = z.strictObject({ slug: PartnerPageSlug, ...fields, version: Version })
export type PartnerPageInput = z.infer<typeof PartnerPageInput>

export const PartnerPage = z.object({
  /** Empty before it is saved for the first time. */
  slug: z.string(),
  title: z.string(),
  intro: z.string(),
  isPublic: z.boolean(),
  isIndexed: z.boolean(),
  /** The whole address; null before it is saved for the first time. */
  url: z.nullable(z.string()),
  /** The hotels that stand on it: active partners with a link. */
  hotels: z.int(),
  /** 0 before it is saved for the first time. */
  version: z.int(),
})
export type PartnerPage = z.infer<typeof PartnerPage>

export const partnerPages = {
  get: endpoint({
    method: 'GET',
    path: '/partner-page',
    keys: 'partnerships',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'Read the public page with the hotels that you recommend',
    response: PartnerPage,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/partner-page',
    keys: 'partnerships',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'Save the public page with your hotels; carries the version that was read, 0 for the first time',
    body: PartnerPageInput,
    response: PartnerPage,
  }),
}
