import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { type GuestLanguage, guestLanguageCodes } from '../guest-languages.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Id, Instant, requiredName, requiredText, Version } from '../primitives.ts'
import { say } from '../say.ts'

export const bulletinLimits = { title: 90, body: 1000, daysAhead: 90 } as const

export const bulletinAudiences = ['hotel', 'affiliate', 'both'] as const
export type BulletinAudience = (typeof bulletinAudiences)[number]

const BulletinText = z.strictObject({
  title: requiredName(bulletinLimits.title, say('Enter a title')),
  body: requiredText(bulletinLimits.body, say('Enter a text')),
})
export type BulletinText = z.infer<typeof BulletinText>

const translated = z.optional(BulletinText)

/** Who reads a language that is left out reads English. */
const BulletinTexts = z.strictObject({
  en: BulletinText,
  es: translated,
  de: translated,
  fr: translated,
  it: translated,
})
export type BulletinTexts = z.infer<typeof BulletinTexts>

/** Returns the text as somebody with this language reads it. */
export function chooseBulletinText(texts: BulletinTexts, language: GuestLanguage): BulletinText {
  return texts[language] ?? texts.en
}

/** Lists the languages that have a text of their own. */
export function listBulletinLanguages(texts: BulletinTexts): GuestLanguage[] {
  return guestLanguageCodes.filter((language) => texts[language])
}

export const BulletinInput = z.strictObject({
  audience: z.enum(bulletinAudiences, say('Choose who reads it')),
  texts: BulletinTexts,
})
export type BulletinInput = z.infer<typeof BulletinInput>

/** It is a draft until it has a time to be published at. */
export const bulletinStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type BulletinState = (typeof bulletinStates)[number]

export const Bulletin = z.object({
  id: Id,
  version: z.int(),
  audience: z.enum(bulletinAudiences),
  texts: BulletinTexts,
  state: z.enum(bulletinStates),
  /** Null for a draft. */
  publishAt: z.nullable(Instant),
  updatedAt: Instant,
  /**
   * Who has got it so far and who has opened it or marked it as read, by account type. Null before it is published, and
   * once notifications of that age are deleted.
   */
  reach: z.nullable(
    z.array(z.object({ userType: z.enum(['hotel', 'affiliate']), told: z.int(), read: z.int() })),
  ),
})
export type Bulletin = z.infer<typeof Bulletin>

export const BulletinQuery = z.strictObject({ page: PageNumber, limit: pageLimit(50, 20) })
export type BulletinQuery = z.infer<typeof BulletinQuery>

export const BulletinChange = z.extend(BulletinInput, { version: Version })
export type BulletinChange = z.infer<typeof BulletinChange>

const Publication = z.strictObject({
  version: Version,
  /** Null publishes it now. */
  publishAt: z.nullable(Instant),
})
export type Publication = z.infer<typeof Publication>

const admin = ['admin'] as const
const params = z.strictObject({ id: Id })

export const bulletins = {
  list: endpoint({
    method: 'GET',
    path: '/bulletins',
    access: admin,
    summary: 'List announcements that administrators wrote, newest first',
    query: BulletinQuery,
    response: z.array(Bulletin),
    meta: PageMeta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/bulletins',
    access: admin,
    summary: 'Draft an announcement to hotels, affiliates or both',
    body: BulletinInput,
    response: Bulletin,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/bulletins/:id',
    access: admin,
    summary: 'Change an announcement that is not published yet',
    params,
    body: BulletinChange,
    response: Bulletin,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/bulletins/:id/publish',
    access: admin,
    confirmed: true,
    summary: 'Publish an announcement now or later; it becomes a notification, emailed to who wants that',
    params,
    body: Publication,
    response: Bulletin,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/bulletins/:id/withdraw',
    access: admin,
    summary: 'Make a scheduled announcement a draft again, or take a published one from whoever has got it',
    params,
    body: z.strictObject({ version: Version }),
    response: Bulletin,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/bulletins/:id',
    access: admin,
    summary: 'Delete a draft',
    params,
    response: z.null(),
  }),
}
