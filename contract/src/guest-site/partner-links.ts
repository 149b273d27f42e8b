import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { guestLanguageCodes } from '../guest-languages.ts'
import { PartnershipTerms } from '../partners/partnerships.ts'
import { PartnershipState } from '../partnership-events.ts'
import { Id, Instant, requiredName, Version, wholeNumber } from '../primitives.ts'
import { say } from '../say.ts'

export const linkLimits = {
  /** So many new visitors of one address count on a link in an hour; more are suspected. */
  visitorsOfAddress: 60,
  /** Links of one partnership that are not archived. */
  active: 200,
  /** Links of an affiliate to places, searches and lists that are not archived. */
  wide: 500,
  label: 60,
  /** The longest word for the place a link stands at (`?tag=`). */
  tag: 64,
  /** Longest period that figures are shown for. */
  days: 366,
} as const

/** Words that would pass for a page of Roomlark itself. */
const reservedCodes = new Set(
  'about account admin api app contact embed help hotel hotels legal login offer offers official partner partners privacy promo register search security sign-in signin stay stays support terms test www'.split(
    ' ',
  ),
)

/** Code after `/r/` in the address: unique among all links, regardless of case. */
export const LinkCode = z
  .pipe(
    z.string(),
    z.transform((value) => value.trim().toLowerCase()),
  )
  .check(
    z.regex(/^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/, say('Use 3 to 40 letters, digits and hyphens')),
    z.refine(
      (code) => !reservedCodes.has(code) && !code.includes('roomlark'),
      say('This code is reserved. Choose another one.'),
    ),
  )

/** The site that a link belongs to; left out, a new link has none and another one keeps its own. */
export const LinkSite = z.optional(z.nullable(Id))

/** Settings of the hotel's page that a link opens. */
const target = {
  /** The room whose description is opened; null for the whole page. */
  roomTypeId: z.nullable(Id),
  /** The dates that are filled in; both or neither. */
  checkInOn: z.nullable(IsoDate),
  checkOutOn: z.nullable(IsoDate),
  /** Null for the language of the guest's browser. */
  language: z.nullable(z.enum(guestLanguageCodes, say('This language does not exist'))),
}

export const PartnerLinkInput = z.strictObject({
  /** Label by which the affiliate tells links apart; nobody else sees it. */
  label: requiredName(linkLimits.label, say('Give the link a label')),
  /** Left out, one is made. */
  code: z.optional(LinkCode),
  siteId: LinkSite,
  ...target,
})
export type PartnerLinkInput = z.infer<typeof PartnerLinkInput>

export const PartnerLinkChange = z.strictObject({
  label: requiredName(linkLimits.label, say('Give the link a label')),
  siteId: LinkSite,
  ...target,
  isArchived: z.boolean(),
  version: Version,
})
export type PartnerLinkChange = z.infer<typeof PartnerLinkChange>

/** A number without bounds of its own, under a name that keeps the description of the API short. */
export const LinkNumber = z.number()

/** Results of clicks in a period; amounts are the affiliate's earnings, in dollar cents. */
export const LinkFigures = z.object({
  clicks: LinkNumber,
  /** With those that were cancelled later, as on the performance page. */
  bookings: LinkNumber,
  /** Of these bookings, those whose guests have checked out. */
  stays: LinkNumber,
  earningsUsdCents: LinkNumber,
})
export type LinkFigures = z.infer<typeof LinkFigures>

export const PartnerLink = z.object({
  id: Id,
  code: z.string(),
  /** The whole address. */
  url: z.string(),
  label: z.string(),
  siteId: z.nullable(Id),
  ...target,
  roomTypeName: z.nullable(z.string()),
  createdAt: Instant,
  isArchived: z.boolean(),
  version: LinkNumber,
  figures: LinkFigures,
  /** Clicks beyond what one address brings in an hour, which are in no figure. */
  suspectedClicks: LinkNumber,
})
export type PartnerLink = z.infer<typeof PartnerLink>

/** Results of one placement of a link; the tag is null where none was given. */
export const TagFigures = z.object({
  tag: z.nullable(z.string()),
  figures: LinkFigures,
  suspectedClicks: LinkNumber,
})
export type TagFigures = z.infer<typeof TagFigures>

/** A partnership as its affiliate sees it. */
export const PartnershipDetail = z.object({
  id: Id,
  state: PartnershipState,
  stateSince: Instant,
  approvedAt: z.nullable(Instant),
  /** Since when new bookings earn nothing because the hotel owes an overdue statement; null if they do. */
  referralsPausedAt: z.nullable(Instant),
  version: LinkNumber,
  hotel: z.object({
    id: Id,
    name: z.string(),
    slug: z.string(),
    city: z.string(),
    country: z.string(),
    currency: z.string(),
    pictureUrl: z.nullable(z.string()),
    /** True if guests see the hotel at the moment. */
    isPublic: z.boolean(),
    roomTypes: z.array(z.object({ id: Id, name: z.string() })),
  }),
  terms: PartnershipTerms,
  /** A commission is payable so many days after check-out. */
  holdDays: LinkNumber,
  /** The percentage of each commission that Roomlark keeps. */
  platformSharePercent: LinkNumber,
})
export type PartnershipDetail = z.infer<typeof PartnershipDetail>

/** Offer to a guest who follows a link, and the commission it would bring. */
export const LinkPreview = z.object({
  /** Number of rooms left; 0 where the dates cannot be booked. */
  left: LinkNumber,
  nights: LinkNumber,
  currency: z.string(),
  roomCents: LinkNumber,
  netCents: LinkNumber,
})
export type LinkPreview = z.infer<typeof LinkPreview>

const PartnershipParams = z.strictObject({ id: Id })
const LinkParams = z.strictObject({ id: Id, linkId: Id })
export const LinkPeriod = z.strictObject({
  /** The last days in UTC, today included. */
  days: z.prefault(
    wholeNumber(1, linkLimits.days, say('Use 1 to {days} days', { days: linkLimits.days })),
    30,
  ),
})

const common = { access: ['affiliate'], launch: ['partnerships'] } as const

export const partnerLinks = {
  partnership: endpoint({
    ...common,
    method: 'GET',
    path: '/partnerships/:id',
    keys: 'partnerships',
    summary: 'One of your partnerships, with what is agreed and what has been announced',
    params: PartnershipParams,
    response: PartnershipDetail,
  }),
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/partnerships/:id/links',
    keys: 'partnerships',
    summary: 'The links of a partnership with what each brought in a period, newest first',
    params: PartnershipParams,
    query: LinkPeriod,
    response: z.array(PartnerLink),
    meta: z.object({ fromOn: IsoDate, untilOn: IsoDate }),
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/partnerships/:id/links',
    keys: 'partnerships',
    summary: 'Add a link; a code is unique among all links, and one is made where none is given',
    params: PartnershipParams,
    body: PartnerLinkInput,
    response: PartnerLink,
  }),
  change: endpoint({
    ...common,
    method: 'PUT',
    path: '/partnerships/:id/links/:linkId',
    keys: 'partnerships',
    summary: 'Change a link, archive or restore it; carries the version that was read',
    params: LinkParams,
    body: PartnerLinkChange,
    response: PartnerLink,
  }),
  tags: endpoint({
    ...common,
    method: 'GET',
    path: '/partnerships/:id/links/:linkId/tags',
    keys: 'partnerships',
    summary: 'Results of a link in a period by tag, at most 100 of them',
    params: LinkParams,
    query: LinkPeriod,
    response: z.array(TagFigures),
  }),
  preview: endpoint({
    ...common,
    method: 'GET',
    path: '/partnerships/:id/preview',
    keys: 'partnerships',
    summary: 'The present price of a room on given dates, and your commission',
    params: PartnershipParams,
    query: z.strictObject({ checkInOn: IsoDate, checkOutOn: IsoDate, roomTypeId: z.optional(Id) }),
    response: LinkPreview,
  }),
}
