import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Cents } from '../money.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Id, Instant, MessageText, SearchText, Version } from '../primitives.ts'
import { say } from '../say.ts'

export const disputeLimits = {
  /** The other side is asked to answer within this many days. */
  answerDays: 10,
  /** A proposal stands this many days after it was made, but not before the day by which to answer. */
  proposalDays: 7,
  /** Number of entries that a thread can have. */
  messages: 200,
} as const

const disputeStates = ['open', 'proposed', 'settled', 'rejected', 'withdrawn'] as const
export const DisputeState = z.enum(disputeStates, say('This state does not exist'))
export type DisputeState = z.infer<typeof DisputeState>

/** Parties that can open a dispute. */
const disputeParties = ['hotel', 'affiliate'] as const
export const DisputeParty = z.enum(disputeParties)
export type DisputeParty = z.infer<typeof DisputeParty>

/** Sides that can write in a dispute. */
export const DisputeSide = z.enum([...disputeParties, 'admin'])
export type DisputeSide = z.infer<typeof DisputeSide>

/** Reasons for a dispute, by the side that opens it; `dispute-words.ts` has the words. */
export const disputeReasons = {
  hotel: ['shorter-stay', 'not-stayed', 'refunded', 'not-theirs', 'other'],
  affiliate: ['too-little', 'stayed', 'wrong-rate', 'other'],
} as const
export const DisputeReason = z.enum(
  ['shorter-stay', 'not-stayed', 'refunded', 'not-theirs', 'too-little', 'stayed', 'wrong-rate', 'other'],
  say('Choose a reason'),
)
export type DisputeReason = z.infer<typeof DisputeReason>

/** Amounts of a commission, present or proposed, in minor units of the booking's currency. */
export const DisputeAmounts = z.object({
  /** Amount that the hotel kept of the stay. */
  baseCents: z.int(),
  /** The commission that the hotel pays. */
  grossCents: z.int(),
  /** The partner's part of the commission. */
  netCents: z.int(),
})
export type DisputeAmounts = z.infer<typeof DisputeAmounts>

const disputeMessageKinds = [
  'opened',
  'answered',
  'proposed',
  'accepted',
  'settled',
  'rejected',
  'withdrawn',
] as const
export const DisputeMessageKind = z.enum(disputeMessageKinds)
export type DisputeMessageKind = z.infer<typeof DisputeMessageKind>

export const DisputeMessage = z.object({
  id: z.int(),
  at: Instant,
  kind: DisputeMessageKind,
  /** Null for automatic entries. */
  side: z.nullable(DisputeSide),
  /** The hotel, the partner or Roomlark; no person is named. */
  author: z.string(),
  /** Null where nothing is written, or once it was erased. */
  text: z.nullable(z.string()),
  /** Proposed amount that the hotel kept. */
  baseCents: z.nullable(z.int()),
})
export type DisputeMessage = z.infer<typeof DisputeMessage>

export const DisputeProposal = z.object({
  ...DisputeAmounts.shape,
  /** It stands from the end of this day on the hotel's calendar. */
  standsOn: IsoDate,
  acceptedBy: z.array(DisputeParty),
})
export type DisputeProposal = z.infer<typeof DisputeProposal>

/** Steps that the caller can take in a dispute now. */
export const DisputeStep = z.enum(['answer', 'accept', 'withdraw', 'propose', 'reject'])
export type DisputeStep = z.infer<typeof DisputeStep>

export const DisputeSummary = z.object({
  id: Id,
  booking: z.object({ id: Id, reference: z.string(), checkInOn: IsoDate, checkOutOn: IsoDate }),
  hotel: z.object({ id: Id, name: z.string() }),
  /** The public name of the affiliate. */
  partnerName: z.string(),
  state: DisputeState,
  openedBy: DisputeParty,
  openedAt: Instant,
  reason: DisputeReason,
  /** The day on the hotel's calendar by which the other side is asked to answer. */
  answerOn: IsoDate,
  /** True if that day has passed. */
  isAnswerDue: z.boolean(),
  currency: z.string(),
  ratePercent: z.number(),
  /** Points that boosts added for some of the nights. */
  boostPercent: z.number(),
  /** Amount that the hotel kept, according to the party that opened the dispute. */
  claimedBaseCents: z.nullable(z.int()),
  /** The commission when the dispute was opened. */
  before: DisputeAmounts,
  now: DisputeAmounts,
  /** Of a settled dispute, what was agreed. */
  proposal: z.nullable(DisputeProposal),
  endedAt: z.nullable(Instant),
  /** Counts states and proposals, not what is written. */
  version: z.int(),
})
export type DisputeSummary = z.infer<typeof DisputeSummary>

export const Dispute = z.object({
  ...DisputeSummary.shape,
  /** Amount that the hotel kept, according to the booking: no proposal can exceed it. */
  mostBaseCents: z.int(),
  steps: z.array(DisputeStep),
  /** The oldest first. */
  messages: z.array(DisputeMessage),
})
export type Dispute = z.infer<typeof Dispute>

/** Reason why a commission cannot be disputed now: `dispute-words.ts` has the words. */
export const DisputeObstacle = z.enum(['upcoming', 'nothing', 'open', 'decided', 'too-late'])
export type DisputeObstacle = z.infer<typeof DisputeObstacle>

/** The disputes about one commission, and whether the caller can open one. */
export const CommissionDisputes = z.object({
  /** The newest first. */
  disputes: z.array(Dispute),
  /** The side on which the caller would object; null for administrators, who do not. */
  side: z.nullable(DisputeParty),
  obstacle: z.nullable(DisputeObstacle),
  /** The last day on the hotel's calendar on which somebody can object; null while there is none. */
  untilOn: z.nullable(IsoDate),
  reference: z.string(),
  currency: z.string(),
  now: DisputeAmounts,
  /** The price of the rooms without taxes, which nobody can claim more than. */
  roomCents: z.int(),
})
export type CommissionDisputes = z.infer<typeof CommissionDisputes>

export const DisputeInput = z.strictObject({
  reason: DisputeReason,
  text: MessageText,
  claimedBaseCents: z.optional(Cents),
})
export type DisputeInput = z.infer<typeof DisputeInput>

export const DisputeAnswer = z.strictObject({ text: MessageText, version: Version })
export type DisputeAnswer = z.infer<typeof DisputeAnswer>

export const DisputeProposalInput = z.strictObject({ baseCents: Cents, text: MessageText, version: Version })
export type DisputeProposalInput = z.infer<typeof DisputeProposalInput>

export const DisputeVersion = z.strictObject({ version: Version })
export type DisputeVersion = z.infer<typeof DisputeVersion>

/**
 * Filters of the list: disputes in progress, those with a proposal that takes effect on its day, or those that ended.
 */
export const disputeFilters = ['open', 'proposed', 'ended'] as const
export const DisputeFilter = z.enum(disputeFilters, say('This filter does not exist'))
export type DisputeFilter = z.infer<typeof DisputeFilter>

export const DisputeQuery = z.strictObject({
  /** Searches the reference of the booking, the hotel and the partner. */
  search: z.optional(SearchText),
  show: z.optional(DisputeFilter),
  page: PageNumber,
  limit: pageLimit(100, 20),
})
export type DisputeQuery = z.infer<typeof DisputeQuery>

export const DisputeMeta = z.object({
  ...PageMeta.shape,
  /** Applies the search, but not the filter. */
  counts: z.record(DisputeFilter, z.int()),
})
export type DisputeMeta = z.infer<typeof DisputeMeta>

const BookingParams = z.strictObject({ bookingId: Id })
const DisputeParams = z.strictObject({ id: Id })
const launch = ['partnerships'] as const

export const disputes = {
  ofCommission: endpoint({
    method: 'GET',
    path: '/commissions/:bookingId/disputes',
    access: 'signed-in',
    permission: 'see-books',
    launch,
    summary: 'The disputes about the commission of a booking, for its hotel, its partner and administrators',
    params: BookingParams,
    response: CommissionDisputes,
  }),
  open: endpoint({
    method: 'POST',
    path: '/commissions/:bookingId/disputes',
    access: disputeParties,
    permission: 'decide-partners',
    launch,
    summary: 'Object to a commission; it is neither billed nor paid until the dispute has ended',
    params: BookingParams,
    body: DisputeInput,
    response: Dispute,
  }),
  list: endpoint({
    method: 'GET',
    path: '/disputes',
    access: ['admin'],
    summary: 'Disputes about commissions, those with the earliest day to answer first',
    query: DisputeQuery,
    response: z.array(DisputeSummary),
    meta: DisputeMeta,
  }),
  get: endpoint({
    method: 'GET',
    path: '/disputes/:id',
    access: 'signed-in',
    permission: 'see-books',
    launch,
    summary: 'A dispute with its thread',
    params: DisputeParams,
    response: Dispute,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/disputes/:id/messages',
    access: 'signed-in',
    permission: 'decide-partners',
    launch,
    summary: 'Write into the thread; from the hotel or the partner it also takes a proposal off the table',
    params: DisputeParams,
    body: DisputeAnswer,
    response: Dispute,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/disputes/:id/proposal',
    access: ['admin'],
    summary: 'Propose the amount that the hotel kept of the stay; it takes effect automatically on its day',
    params: DisputeParams,
    body: DisputeProposalInput,
    response: Dispute,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/disputes/:id/acceptance',
    access: disputeParties,
    permission: 'decide-partners',
    launch,
    summary: 'Accept the proposal; once both sides have, the dispute is settled',
    params: DisputeParams,
    body: DisputeVersion,
    response: Dispute,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/disputes/:id/withdrawal',
    access: disputeParties,
    permission: 'decide-partners',
    launch,
    summary: 'Withdraw an objection; the commission stays as it is',
    params: DisputeParams,
    body: DisputeVersion,
    response: Dispute,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/disputes/:id/rejection',
    access: ['admin'],
    summary: 'Reject an objection with a reason; the commission stays as it is',
    params: DisputeParams,
    body: DisputeAnswer,
    response: Dispute,
  }),
}
