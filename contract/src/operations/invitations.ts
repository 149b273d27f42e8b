import * as z from 'zod/mini'
import { Language } from '../accounts/users.ts'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Id, Instant, keepable, SearchText, UserType } from '../primitives.ts'
import { say } from '../say.ts'

/** A list may have this many addresses, and be as long as its text is in characters. */
export const invitationListLimits = { addresses: 500, characters: 60_000 } as const

/** Administrators are invited one by one. */
export const invitedTypes = ['hotel', 'affiliate'] as const
export type InvitedType = (typeof invitedTypes)[number]

export const InvitationList = z.strictObject({
  /** Addresses, or CSV with the columns email, first name, last name, type and language. */
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, say('Enter addresses')),
      z.maxLength(
        invitationListLimits.characters,
        say('Use at most {count} characters', { count: invitationListLimits.characters }),
      ),
      keepable,
    ),
  /** For those whose line does not say it. */
  userType: z.enum(invitedTypes, say('Choose hotel or affiliate')),
  language: Language,
  /** True to learn what would happen without inviting anybody. */
  dryRun: z.boolean(),
})
export type InvitationList = z.infer<typeof InvitationList>

/** What is known of somebody who is invited; names may be empty. */
export type Invitee = {
  email: string
  firstName: string
  lastName: string
  userType: InvitedType
  language: InvitationList['language']
}

/** `repeated` stands further up in the list; `invited` and `registered` have an account. */
export const lineOutcomes = ['new', 'repeated', 'invited', 'registered', 'refused'] as const
export type LineOutcome = (typeof lineOutcomes)[number]

export const InvitedLine = z.object({
  line: z.int(),
  email: z.string(),
  outcome: z.enum(lineOutcomes),
  /** Why it is refused. */
  reason: z.nullable(z.string()),
})
export type InvitedLine = z.infer<typeof InvitedLine>

export const InvitationReport = z.object({
  lines: z.array(InvitedLine),
  counts: z.record(z.enum(lineOutcomes), z.int()),
})
export type InvitationReport = z.infer<typeof InvitationReport>

/** `waiting` has an email that is still to leave; `opened` has looked at the invitation and not accepted it. */
export const invitationStates = ['waiting', 'sent', 'opened', 'registered', 'expired'] as const
export type InvitationState = (typeof invitationStates)[number]

export const SentInvitation = z.object({
  /** Of the account. */
  id: Id,
  email: z.string(),
  name: z.string(),
  userType: UserType,
  state: z.enum(invitationStates),
  invitedAt: Instant,
  openedAt: z.nullable(Instant),
  registeredAt: z.nullable(Instant),
  invitedBy: z.nullable(z.string()),
})
export type SentInvitation = z.infer<typeof SentInvitation>

export const InvitationQuery = z.strictObject({
  search: z.optional(SearchText),
  userType: z.optional(UserType),
  state: z.optional(z.enum(invitationStates)),
  page: PageNumber,
  limit: pageLimit(50, 20),
})
export type InvitationQuery = z.infer<typeof InvitationQuery>

const admin = ['admin'] as const

export const invitations = {
  list: endpoint({
    method: 'GET',
    path: '/users/invitations',
    access: admin,
    summary: 'List invited people, the last invited first, with how far they have come',
    query: InvitationQuery,
    response: z.array(SentInvitation),
    meta: z.extend(PageMeta, { countsByState: z.record(z.enum(invitationStates), z.int()) }),
  }),
  sendList: endpoint({
    method: 'POST',
    path: '/users/invitations',
    access: admin,
    confirmed: true,
    slow: true,
    summary: 'Invite everybody on a list, and say of each line what became of it',
    body: InvitationList,
    response: InvitationReport,
  }),
  repeat: endpoint({
    method: 'POST',
    path: '/users/invitations/repeat',
    access: admin,
    confirmed: true,
    slow: true,
    summary: `Send expired invitations again, up to ${invitationListLimits.addresses} at a time, the oldest first`,
    response: z.object({ sent: z.int(), left: z.int() }),
  }),
}
