import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, keepable, nameOrNothing, requiredName, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { LinkFigures, LinkNumber, LinkPeriod, LinkSite, linkLimits } from './partner-links.ts'

/** What a link opens; only the first belongs to one hotel. */
export const linkTargets = ['hotel', 'place', 'search', 'list', 'home'] as const
export type LinkTarget = (typeof linkTargets)[number]

/** Says what a link without a hotel opens, from the page it leads to. */
export function findLinkTarget(path: string): LinkTarget {
  if (path.startsWith('/stays/in/')) return 'place'
  if (path.startsWith('/stays/search?')) return 'search'
  return path.startsWith('/stays?saved=') ? 'list' : 'home'
}

export const MakeLinkInput = z.strictObject({
  /** Any address of a page that guests see, or of one of your own links. */
  address: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, say('Paste the address of a Roomlark page')),
      z.maxLength(2000, say('That address is too long')),
      keepable,
    ),
  /** Left out or empty, the link is called what it opens. */
  label: z._default(nameOrNothing(linkLimits.label), ''),
  /** Your word for the place that the link stands at. */
  tag: z._default(nameOrNothing(linkLimits.tag), ''),
  siteId: LinkSite,
})
export type MakeLinkInput = z.infer<typeof MakeLinkInput>

export const MadeLink = z.object({
  id: Id,
  code: z.string(),
  /** The whole address, with the tag. */
  url: z.string(),
  label: z.string(),
  target: z.enum(linkTargets),
  /** The partnership of a link to a hotel, whose page has its figures. */
  partnershipId: z.nullable(Id),
  /** False if you had such a link already. */
  isNew: z.boolean(),
  /** How many of the hotels that it shows are your partners. With none, bookings earn you nothing yet. */
  partnerHotels: LinkNumber,
})
export type MadeLink = z.infer<typeof MadeLink>

/** A link to a place, a search, a list of hotels or the first page. */
export const OwnLink = z.object({
  id: Id,
  code: z.string(),
  url: z.string(),
  label: z.string(),
  target: z.enum(linkTargets),
  /** The address of the page that it opens. */
  opens: z.string(),
  siteId: z.nullable(Id),
  createdAt: Instant,
  isArchived: z.boolean(),
  version: LinkNumber,
  figures: LinkFigures,
  suspectedClicks: LinkNumber,
})
export type OwnLink = z.infer<typeof OwnLink>

export const OwnLinkChange = z.strictObject({
  label: requiredName(linkLimits.label, say('Give the link a label')),
  siteId: LinkSite,
  isArchived: z.boolean(),
  version: Version,
})
export type OwnLinkChange = z.infer<typeof OwnLinkChange>

const common = { access: ['affiliate'], launch: ['partnerships'], keys: 'partnerships' } as const

export const ownLinks = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/links',
    summary: 'Your links to places, searches and lists with what each brought in a period, newest first',
    query: LinkPeriod,
    response: z.array(OwnLink),
    meta: z.object({ fromOn: IsoDate, untilOn: IsoDate }),
  }),
  make: endpoint({
    ...common,
    method: 'POST',
    path: '/links',
    summary: 'Make a tracked link of any address that guests see; asked again, the answer is the same link',
    body: MakeLinkInput,
    example: { address: 'https://roomlark.example/stays/in/italy/positano', tag: 'newsletter' },
    response: MadeLink,
  }),
  change: endpoint({
    ...common,
    method: 'PUT',
    path: '/links/:id',
    summary: 'Rename, archive or restore a link that has no hotel; carries the version that was read',
    params: z.strictObject({ id: Id }),
    body: OwnLinkChange,
    response: OwnLink,
  }),
}
