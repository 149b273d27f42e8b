import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Id, Instant, MessageText, reasonLength, requiredText, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { SignalFinding, SignalKind } from '../signal-kinds.ts'

/** Number of days after which a hold ends automatically. */
export const holdDays = 30

/** Number of messages that a hold can have. */
export const holdMessages = 100

export const holdStates = ['open', 'released', 'voided'] as const
export const HoldState = z.enum(holdStates, say('This state does not exist'))
export type HoldState = z.infer<typeof HoldState>

/** A fact about the booking or its partner; `commission-hold-words.ts` puts it into words. None names the guest. */
export const HoldFact = z.discriminatedUnion('fact', [
  z.strictObject({ fact: z.literal('signal'), found: SignalFinding, at: Instant }),
  /** The guest booked very soon after the click; with what is usual, if enough is known. */
  z.strictObject({ fact: z.literal('quick'), seconds: z.int(), usualSeconds: z.nullable(z.int()) }),
  z.strictObject({ fact: z.literal('voided-before'), holds: z.int() }),
  z.strictObject({ fact: z.literal('checked-in'), at: Instant }),
  z.strictObject({ fact: z.literal('kept'), cents: z.int(), currency: z.string(), endedOn: IsoDate }),
  z.strictObject({ fact: z.literal('stays'), stays: z.int(), releasedHolds: z.int() }),
])
export type HoldFact = z.infer<typeof HoldFact>

export const HoldMessage = z.object({
  id: z.int(),
  at: Instant,
  side: z.enum(['affiliate', 'admin']),
  /** The partner or Roomlark. */
  author: z.string(),
  /** Null once it was erased. */
  text: z.nullable(z.string()),
})
export type HoldMessage = z.infer<typeof HoldMessage>

export const HoldBooking = z.object({
  id: Id,
  reference: z.string(),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
})

const HoldCore = {
  id: Id,
  booking: HoldBooking,
  /** The affiliate's credit, in US cents. */
  netUsdCents: z.int(),
  state: HoldState,
  heldAt: Instant,
  releasesAt: Instant,
  decidedAt: z.nullable(Instant),
  /** The administrator's reason; null if the hold was released automatically, or the reason erased. */
  reason: z.nullable(z.string()),
  isAnswered: z.boolean(),
  version: z.int(),
}

export const Hold = z.object({
  ...HoldCore,
  kinds: z.array(SignalKind),
  hotel: z.object({ id: Id, name: z.string() }),
  partner: z.object({ affiliateId: Id, name: z.string() }),
  /** The name of the administrator; null if nobody has decided. */
  decidedBy: z.nullable(z.string()),
})
export type Hold = z.infer<typeof Hold>

export const HoldDetail = z.object({
  ...Hold.shape,
  against: z.array(HoldFact),
  for: z.array(HoldFact),
  messages: z.array(HoldMessage),
})
export type HoldDetail = z.infer<typeof HoldDetail>

/** The affiliate's view gives the reason for the hold, but nothing that belongs to the guest. */
export const OwnHold = z.object({
  ...HoldCore,
  hotelName: z.string(),
  findings: z.array(SignalFinding),
  messages: z.array(HoldMessage),
})
export type OwnHold = z.infer<typeof OwnHold>

export const HoldQuery = z.strictObject({
  state: z._default(HoldState, 'open'),
  page: PageNumber,
  limit: pageLimit(100, 20),
})
export type HoldQuery = z.infer<typeof HoldQuery>

export const HoldMeta = z.object({
  ...PageMeta.shape,
  counts: z.record(HoldState, z.int()),
  /** Total of all open holds, in US cents. */
  openUsdCents: z.int(),
})
export type HoldMeta = z.infer<typeof HoldMeta>

export const OwnHoldQuery = z.strictObject({
  state: z.optional(HoldState),
  page: PageNumber,
  limit: pageLimit(100, 20),
})
export type OwnHoldQuery = z.infer<typeof OwnHoldQuery>

/** The partner and the hotel read the reason. */
export const HoldDecision = z.strictObject({
  reason: requiredText(reasonLength, say('Say why')),
  version: Version,
})
export type HoldDecision = z.infer<typeof HoldDecision>

export const HoldAnswer = z.strictObject({ text: MessageText })
export type HoldAnswer = z.infer<typeof HoldAnswer>

const params = z.strictObject({ id: Id })

export const holds = {
  list: endpoint({
    method: 'GET',
    path: '/holds',
    access: ['admin'],
    summary: 'Commissions that signs of abuse hold, those that are released first on top',
    query: HoldQuery,
    response: z.array(Hold),
    meta: HoldMeta,
  }),
  get: endpoint({
    method: 'GET',
    path: '/holds/:id',
    access: ['admin'],
    summary: 'One hold, with what speaks against and for the booking, and the answers',
    params,
    response: HoldDetail,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/holds/:id/messages',
    access: ['admin'],
    launch: ['partnerships'],
    summary: 'Ask the partner about a hold',
    params,
    body: HoldAnswer,
    response: HoldDetail,
  }),
  release: endpoint({
    method: 'POST',
    path: '/holds/:id/release',
    access: ['admin'],
    launch: ['partnerships'],
    summary: 'Release a held commission, with a reason that partner and hotel read',
    params,
    body: HoldDecision,
    response: HoldDetail,
  }),
  void: endpoint({
    method: 'POST',
    path: '/holds/:id/void',
    access: ['admin'],
    launch: ['partnerships'],
    summary: 'Make a held commission void, with a reason that partner and hotel read',
    params,
    body: HoldDecision,
    response: HoldDetail,
  }),
  own: endpoint({
    method: 'GET',
    path: '/holds/own',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'Your commissions that are held, or were, newest first',
    query: OwnHoldQuery,
    response: z.array(OwnHold),
    meta: PageMeta,
  }),
  ofOwn: endpoint({
    method: 'GET',
    path: '/holds/own/:id',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'One of your holds, with its reason and the answers',
    params,
    response: OwnHold,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/holds/own/:id/messages',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'Answer a hold of one of your commissions',
    params,
    body: HoldAnswer,
    response: OwnHold,
  }),
}
