import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import {
  DeclineReason,
  PartnershipHappening,
  PartnershipSide,
  PartnershipState,
} from '../partnership-events.ts'
import {
  CommissionRate,
  freeText,
  Id,
  Instant,
  RowNumber,
  requiredText,
  Version,
  wholeNumber,
} from '../primitives.ts'
import { say } from '../say.ts'

/** Steps that a party to a partnership, or an administrator, can take. */
const partnershipSteps = [
  'approve',
  'decline',
  'withdraw',
  'accept',
  'decline-invitation',
  'pause',
  'resume',
  'end',
] as const
export const PartnershipStep = z.enum(partnershipSteps, say('This step does not exist'))
export type PartnershipStep = z.infer<typeof PartnershipStep>

export const partnershipLimits = {
  /** The length of a request, an invitation or a note. */
  message: 1000,
  /** After a refusal, the hotel chooses from when the affiliate may ask again: within so many days. */
  askAgainDays: 365,
} as const

/** The reason that an administrator has to give for a step. */
export const AdministratorNote = requiredText(partnershipLimits.message, say('Say why'))

export const PartnershipStepInput = z.strictObject({
  step: PartnershipStep,
  version: Version,
  /** Note to the other side; of an administrator, an `AdministratorNote`. */
  note: z._default(freeText(partnershipLimits.message), ''),
  /** Reason for declining a request. */
  reason: z.optional(DeclineReason),
  /** The first day on which the affiliate may ask again after being declined. */
  askAgainOn: z.optional(IsoDate),
})
export type PartnershipStepInput = z.infer<typeof PartnershipStepInput>

/** A change of terms that has been announced and not yet taken effect. */
export const AnnouncedTerm = z.object({
  id: RowNumber,
  term: z.enum(['rate', 'window']),
  /** Percent for a rate, days for a window. */
  from: z.number(),
  to: z.number(),
  /** True if the base rate of the hotel changes, which affects all partners without a rate of their own. */
  isBase: z.boolean(),
  announcedAt: Instant,
  /** The term takes effect at the beginning of this day in UTC. */
  effectiveOn: IsoDate,
})
export type AnnouncedTerm = z.infer<typeof AnnouncedTerm>

/** The terms that apply at this moment. */
export const PartnershipTerms = z.object({
  /** The percentage of each stay that the hotel pays. */
  ratePercent: z.number(),
  /** The affiliate's percentage, after Roomlark's share. */
  yoursPercent: z.number(),
  /** Null where the hotel's base rate counts. */
  ownRatePercent: z.nullable(z.number()),
  windowDays: z.int(),
  /** Null where the platform's window counts. */
  ownWindowDays: z.nullable(z.int()),
  allowsPaidAds: z.boolean(),
  announced: z.array(AnnouncedTerm),
})
export type PartnershipTerms = z.infer<typeof PartnershipTerms>

/** One line of the history of a partnership. */
export const PartnershipEvent = z.object({
  at: Instant,
  by: PartnershipSide,
  happened: PartnershipHappening,
  /** Note sent with it; null if there was none, or if it was erased. */
  note: z.nullable(z.string()),
})
export type PartnershipEvent = z.infer<typeof PartnershipEvent>

/** A partnership and its state. */
export const PartnershipStanding = z.object({
  id: Id,
  state: PartnershipState,
  stateSince: Instant,
  version: z.int(),
})
export type PartnershipStanding = z.infer<typeof PartnershipStanding>

export const PartnershipTermsInput = z.strictObject({
  /** Null for the hotel's base rate. */
  ratePercent: z.nullable(CommissionRate),
  /** Null for the platform's window. */
  windowDays: z.nullable(
    z
      .int(say('Enter whole days'))
      .check(z.gte(1, say('Enter 1 to 365 days')), z.lte(365, say('Enter 1 to 365 days'))),
  ),
  /** Note to the partner. */
  note: z._default(freeText(partnershipLimits.message), ''),
  version: Version,
})
export type PartnershipTermsInput = z.infer<typeof PartnershipTermsInput>

const PartnershipParams = z.strictObject({ id: Id })

export const partnerships = {
  step: endpoint({
    method: 'POST',
    path: '/partnerships/:id/steps',
    keys: 'partnerships',
    access: 'signed-in',
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Approve, decline, pause or end a partnership; carries the version that was read',
    params: PartnershipParams,
    body: PartnershipStepInput,
    response: PartnershipStanding,
  }),
  history: endpoint({
    method: 'GET',
    path: '/partnerships/:id/history',
    keys: 'partnerships',
    access: 'signed-in',
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'Events of a partnership, newest first',
    params: PartnershipParams,
    response: z.array(PartnershipEvent),
  }),
  changeTerms: endpoint({
    method: 'PUT',
    path: '/partnerships/:id/terms',
    keys: 'partnerships',
    access: ['hotel', 'admin'],
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Agree on terms with a partner; lower ones take effect after 30 days of notice',
    params: PartnershipParams,
    body: PartnershipTermsInput,
    response: PartnershipTerms,
  }),
  cancelTermChange: endpoint({
    method: 'DELETE',
    path: '/hotels/:hotelId/term-changes/:changeId',
    keys: 'partnerships',
    access: ['hotel', 'admin'],
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Cancel an announced change of terms',
    params: z.strictObject({
      hotelId: Id,
      changeId: wholeNumber(1, Number.MAX_SAFE_INTEGER, say('This is not a valid id')),
    }),
    response: z.null(),
  }),
}
