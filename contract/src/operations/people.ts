import * as z from 'zod/mini'
import { OwnSession, SignIn } from '../accounts/security.ts'
import { CompanyName, FirstName, LastName } from '../accounts/users.ts'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Email, Id, Instant, reasonLength, requiredText, SearchText, UserType } from '../primitives.ts'
import { say } from '../say.ts'

/**
 * The state of an account. A leaving account can be kept within 14 days; only an empty row remains of a
 * deleted one.
 */
export const personStates = ['active', 'unverified', 'invited', 'suspended', 'leaving', 'deleted'] as const
export type PersonState = (typeof personStates)[number]

export const personSorts = ['newest', 'name', 'email', 'seen'] as const

export const Person = z.object({
  id: Id,
  userType: UserType,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  state: z.enum(personStates),
  suspendedReason: z.nullable(z.string()),
  mfaEnabled: z.boolean(),
  hotelCount: z.int(),
  /** Active ones, as an affiliate. */
  partnershipCount: z.int(),
  createdAt: Instant,
  invitedAt: z.nullable(Instant),
  lastSeenAt: z.nullable(Instant),
})
export type Person = z.infer<typeof Person>

export const PersonDetail = z.object({
  ...Person.shape,
  phone: z.nullable(z.string()),
  suspendedAt: z.nullable(Instant),
  /** Time from which the account is erased, unless its holder signs in before. */
  erasedFrom: z.nullable(Instant),
  /** True for the last administrator, who can neither be suspended nor get another type. */
  isLastAdmin: z.boolean(),
  hotels: z.array(
    z.object({ id: Id, name: z.string(), city: z.string(), country: z.string(), isActive: z.boolean() }),
  ),
  sessions: z.array(OwnSession),
  signIns: z.array(SignIn),
})
export type PersonDetail = z.infer<typeof PersonDetail>

export const peopleExportLimit = 20_000

export const PeopleExportQuery = z.strictObject({
  /** Searches the name, email or company. */
  search: z.optional(SearchText),
  userType: z.optional(UserType),
  /** Without a state, all accounts except deleted ones are listed. */
  state: z.optional(z.enum(personStates)),
  mfa: z.optional(z.enum(['on', 'off'])),
  sort: z._default(z.enum(personSorts), 'newest'),
})
export type PeopleExportQuery = z.infer<typeof PeopleExportQuery>

export const PeopleQuery = z.extend(PeopleExportQuery, {
  page: PageNumber,
  limit: pageLimit(100, 20),
})
export type PeopleQuery = z.infer<typeof PeopleQuery>

export const PeopleMeta = z.object({
  ...PageMeta.shape,
  /** Applies every filter except the type. */
  countsByType: z.record(UserType, z.int()),
  /** Counts all accounts whose address is not verified yet, without any filter. */
  waiting: z.int(),
})
export type PeopleMeta = z.infer<typeof PeopleMeta>

export const Invitation = z.strictObject({
  email: Email,
  userType: UserType,
  firstName: FirstName,
  lastName: LastName,
  companyName: CompanyName,
})
export type Invitation = z.infer<typeof Invitation>

export const Reason = z.strictObject({ reason: requiredText(reasonLength, say('Say why')) })
export type Reason = z.infer<typeof Reason>

const TypeChange = z.strictObject({ userType: UserType, reason: Reason.shape.reason })

const admin = ['admin'] as const
const params = z.strictObject({ id: Id })

export const people = {
  list: endpoint({
    method: 'GET',
    path: '/users',
    access: admin,
    summary: 'List accounts with search, filters and counts',
    query: PeopleQuery,
    response: z.array(Person),
    meta: PeopleMeta,
  }),
  export: endpoint({
    method: 'GET',
    path: '/users/export',
    access: admin,
    summary: 'All accounts a list would show, as CSV; at most 20,000',
    query: PeopleExportQuery,
    response: z.object({ filename: z.string(), csv: z.string() }),
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/users/waiting',
    access: admin,
    summary: 'Number of accounts that await an administrator: their address is not verified',
    response: z.object({ waiting: z.int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/:id',
    access: admin,
    summary: 'Read an account with its hotels, sessions and sign-ins',
    params,
    response: PersonDetail,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/users/invite',
    access: admin,
    confirmed: true,
    summary: 'Invite somebody by email, even while registration is closed',
    body: Invitation,
    response: PersonDetail,
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/users/:id/invite',
    access: admin,
    summary: 'Send an invitation again; the earlier link stops working',
    params,
    response: PersonDetail,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/users/:id/verify',
    access: admin,
    confirmed: true,
    summary: 'Mark an email address as verified',
    params,
    response: PersonDetail,
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/users/:id/send-verification',
    access: admin,
    summary: 'Send the verification link again',
    params,
    response: PersonDetail,
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/users/:id/suspend',
    access: admin,
    confirmed: true,
    summary: 'Suspend an account; its sessions end immediately',
    params,
    body: Reason,
    response: PersonDetail,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/users/:id/restore',
    access: admin,
    confirmed: true,
    summary: 'Restore an account that is suspended or about to be deleted',
    params,
    response: PersonDetail,
  }),
  forceReset: endpoint({
    method: 'POST',
    path: '/users/:id/reset-password',
    access: admin,
    confirmed: true,
    summary: 'Void the password, end the sessions, and email a link to choose a new one',
    params,
    body: Reason,
    response: PersonDetail,
  }),
  turnOffMfa: endpoint({
    method: 'POST',
    path: '/users/:id/turn-off-mfa',
    access: admin,
    confirmed: true,
    summary: 'Turn off two-step sign-in for somebody who has lost their device',
    params,
    body: Reason,
    response: PersonDetail,
  }),
  changeType: endpoint({
    method: 'PUT',
    path: '/users/:id/type',
    access: admin,
    confirmed: true,
    summary: 'Change the type of an account to hotel, affiliate or admin; its sessions end',
    params,
    body: TypeChange,
    response: PersonDetail,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/users/:id/erase',
    access: admin,
    confirmed: true,
    summary: 'Close an account now and erase it in 14 days, unless its owner signs in or it is restored',
    params,
    body: Reason,
    response: PersonDetail,
  }),
}
