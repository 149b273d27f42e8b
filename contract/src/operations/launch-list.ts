import * as z from 'zod/mini'
import { Language } from '../accounts/users.ts'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Email, Id, Instant, OpaqueToken } from '../primitives.ts'
import { say } from '../say.ts'
import { invitationListLimits, invitedTypes } from './invitations.ts'

/** An address that is not confirmed by then is forgotten. */
export const launchListConfirmHours = 48

const AccountType = z.enum(invitedTypes, say('Choose hotel or affiliate'))

export const LaunchWish = z.strictObject({ email: Email, userType: AccountType, language: Language })
export type LaunchWish = z.infer<typeof LaunchWish>

/** Somebody who waits for registration to open and has confirmed the address. */
export const LaunchWaiter = z.object({
  id: Id,
  email: z.string(),
  userType: AccountType,
  language: Language,
  since: Instant,
})
export type LaunchWaiter = z.infer<typeof LaunchWaiter>

const filter = { userType: z.optional(AccountType) }
export const LaunchListQuery = z.strictObject({ ...filter, page: PageNumber, limit: pageLimit(50, 10) })
export type LaunchListQuery = z.infer<typeof LaunchListQuery>

const countWords = say('Invite 1 to {most} people', { most: invitationListLimits.addresses })
export const LaunchInvitation = z.strictObject({
  userType: AccountType,
  /** Those who have waited longest are invited first. */
  count: z.int(countWords).check(z.gte(1, countWords), z.lte(invitationListLimits.addresses, countWords)),
})
export type LaunchInvitation = z.infer<typeof LaunchInvitation>

const admin = ['admin'] as const
const link = z.strictObject({ token: OpaqueToken })

export const launchList = {
  join: endpoint({
    method: 'POST',
    path: '/launch-list',
    access: 'public',
    summary: 'Wait for registration to open; a link to confirm the address is emailed',
    message: 'Please confirm your address with the link that we have sent you.',
    body: LaunchWish,
    response: z.null(),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/launch-list/confirm',
    access: 'public',
    summary: 'Confirm an address by the emailed link; a second time changes nothing',
    body: link,
    response: z.object({ userType: AccountType }),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/launch-list/leave',
    access: 'public',
    summary: 'Leave the list by the emailed link',
    body: link,
    response: z.null(),
  }),
  list: endpoint({
    method: 'GET',
    path: '/launch-list',
    access: admin,
    summary: 'List who waits for registration to open, those who have waited longest first',
    query: LaunchListQuery,
    response: z.array(LaunchWaiter),
    meta: z.extend(PageMeta, { countsByType: z.record(AccountType, z.int()) }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/launch-list/export',
    access: admin,
    summary: 'The list as CSV',
    query: z.strictObject(filter),
    response: z.object({ filename: z.string(), csv: z.string() }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/launch-list/invitations',
    access: admin,
    confirmed: true,
    slow: true,
    summary: 'Invite those who have waited longest; they leave the list',
    body: LaunchInvitation,
    response: z.object({ invited: z.int(), left: z.int() }),
  }),
}
