import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Id, Instant } from '../primitives.ts'
import { EmailChange } from './auth.ts'

const deviceKinds = ['desktop', 'phone', 'tablet', 'unknown'] as const

/** Describes the browser and system as far as they are known, for example 'Firefox on Windows'. */
export const Device = z.object({ name: z.string(), kind: z.enum(deviceKinds) })
export type Device = z.infer<typeof Device>

export const OwnSession = z.object({
  id: Id,
  device: Device,
  address: z.nullable(z.string()),
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  /** The session of this request. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

const signInOutcomes = ['signed-in', 'wrong-password', 'wrong-code', 'suspended', 'unverified'] as const

export const SignIn = z.object({
  id: z.int(),
  at: Instant,
  outcome: z.enum(signInOutcomes),
  device: Device,
  address: z.string(),
})
export type SignIn = z.infer<typeof SignIn>

export const SecuritySummary = z.object({
  passwordChangedAt: Instant,
  /** A new address that was requested, but not yet confirmed by the link sent there. */
  pendingEmail: z.nullable(z.string()),
  recoveryCodesLeft: z.int(),
})
export type SecuritySummary = z.infer<typeof SecuritySummary>

export const SignInQuery = z.strictObject({
  page: PageNumber,
  limit: pageLimit(100, 10),
})
export type SignInQuery = z.infer<typeof SignInQuery>

export const security = {
  get: endpoint({
    method: 'GET',
    path: '/users/security',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'When your password was changed, and changes that await confirmation',
    response: SecuritySummary,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/users/sessions',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Where you are signed in',
    response: z.array(OwnSession),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/users/sessions',
    access: 'signed-in',
    summary: 'Sign out everywhere else',
    beforeMfa: true,
    response: z.null(),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/users/sessions/:id',
    access: 'signed-in',
    summary: 'Sign out one of your sessions',
    beforeMfa: true,
    params: z.strictObject({ id: Id }),
    response: z.null(),
  }),
  signIns: endpoint({
    method: 'GET',
    path: '/users/sign-ins',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Your sign-ins and failed attempts, newest first',
    query: SignInQuery,
    response: z.array(SignIn),
    meta: PageMeta,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/users/email',
    access: 'signed-in',
    launch: ['profile'],
    summary:
      'Request a change of email address; a link is emailed to the new one, and the old one is notified',
    body: EmailChange,
    response: SecuritySummary,
  }),
  cancelEmailChange: endpoint({
    method: 'DELETE',
    path: '/users/email',
    access: 'signed-in',
    launch: ['profile'],
    summary: 'Keep the current email address',
    response: SecuritySummary,
  }),
}
