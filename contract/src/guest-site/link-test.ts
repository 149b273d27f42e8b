import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { PartnershipState } from '../partnership-events.ts'
import { Id, Instant } from '../primitives.ts'
import { LinkNumber } from './partner-links.ts'

/** Steps from a click to a commission, in order. */
const linkTestSteps = [
  'answers',
  'counts',
  'partnership',
  'page',
  'dates',
  'reference',
  'booking',
  'commission',
] as const
export const LinkTestStepName = z.enum(linkTestSteps)
export type LinkTestStepName = z.infer<typeof LinkTestStepName>

export const StayDates = z.object({ checkInOn: IsoDate, checkOutOn: IsoDate })
export type StayDates = z.infer<typeof StayDates>

/** Findings of the steps: first those that pass, then those that fail. */
const findings = [
  'leads-on',
  'would-count',
  'active',
  'page-opens',
  'dates-free',
  'no-dates',
  'reference-stays',
  'yours',
  'commission-right',
  'site-closed',
  'hotel-hidden',
  'link-archived',
  'no-person',
  'partnership-off',
  'referrals-paused',
  'room-gone',
  'dates-over',
  'room-full',
  'dates-refused',
  'nothing-free',
  'no-click',
  'not-attributed',
  'nothing-to-book',
  'no-rate',
  'not-earned',
] as const

/**
 * Finding of a step, with its details; `link-test-words.ts` puts it into words. It is one shape rather than one for
 * each kind, which would make up a large part of the description of the API.
 */
export const LinkFinding = z.object({
  kind: z.enum(findings),
  hotel: z.optional(z.string()),
  url: z.optional(z.string()),
  /** Null where the link opens the whole page. */
  room: z.optional(z.nullable(z.string())),
  state: z.optional(PartnershipState),
  approvedOn: z.optional(z.nullable(IsoDate)),
  ratePercent: z.optional(LinkNumber),
  /** The last day with this rate, where a lower one has been announced. */
  untilOn: z.optional(z.nullable(IsoDate)),
  adults: z.optional(LinkNumber),
  stay: z.optional(StayDates),
  /** Number of rooms left. */
  left: z.optional(LinkNumber),
  /** The night that is full. */
  on: z.optional(IsoDate),
  windowDays: z.optional(LinkNumber),
  netCents: z.optional(LinkNumber),
  currency: z.optional(z.string()),
})
export type LinkFinding = z.infer<typeof LinkFinding>

export const LinkTestStep = z.object({
  step: LinkTestStepName,
  isPassed: z.boolean(),
  found: LinkFinding,
  tookMs: LinkNumber,
})
export type LinkTestStep = z.infer<typeof LinkTestStep>

/** Estimated commission of a booking through the link, in minor units of the hotel's currency. */
export const WouldEarn = z.object({
  stay: StayDates,
  currency: z.string(),
  /** Nights in a row that cost the same are one line. */
  nights: z.array(z.object({ fromOn: IsoDate, nights: LinkNumber, cents: LinkNumber })),
  includedVatCents: LinkNumber,
  baseCents: LinkNumber,
  ratePercent: LinkNumber,
  /** The most that a boost adds on one of the nights; 0 without one. */
  boostPercent: LinkNumber,
  grossCents: LinkNumber,
  shareCents: LinkNumber,
  netCents: LinkNumber,
})
export type WouldEarn = z.infer<typeof WouldEarn>

/** A dry run: nothing of it was counted, held or billed. */
export const LinkTest = z.object({
  at: Instant,
  tookMs: LinkNumber,
  steps: z.array(LinkTestStep),
  /** Dates near those of the link that can be booked, where those cannot. */
  nearest: z.nullable(StayDates),
  wouldEarn: z.nullable(WouldEarn),
})
export type LinkTest = z.infer<typeof LinkTest>

export const linkTests = {
  run: endpoint({
    method: 'POST',
    path: '/partnerships/:id/links/:linkId/test',
    keys: 'partnerships',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'Follow a link from the click to the commission without counting, holding or billing anything',
    params: z.strictObject({ id: Id, linkId: Id }),
    response: LinkTest,
  }),
}
