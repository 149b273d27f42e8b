import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Email, Id, Instant, NewPassword, OpaqueToken, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { Session } from './auth.ts'
import { TeamPlace } from './membership.ts'
import { FirstName, LastName } from './users.ts'

export const teamLimits = { people: 100, invitationDays: 7 } as const

/** Either one role for all hotels, or one for each of some. */
export const TeamPlaces = z.array(z.strictObject(TeamPlace.shape)).check(
  z.maxLength(1000, say('These are too many hotels')),
  z.refine((places) => new Set(places.map(({ hotelId }) => hotelId)).size === places.length, {
    error: say('Give one role for each hotel'),
  }),
  z.refine((places) => places.length < 2 || places.every(({ hotelId }) => hotelId !== null), {
    error: say('Give a role for all hotels, or roles for some'),
  }),
)
export type TeamPlaces = z.infer<typeof TeamPlaces>

const RolesInput = z.strictObject({ places: TeamPlaces, version: Version })
export type RolesInput = z.infer<typeof RolesInput>

export const TeamInvitationInput = z.strictObject({
  email: Email,
  places: TeamPlaces.check(z.minLength(1, say('Choose a role in at least one hotel'))),
})
export type TeamInvitationInput = z.infer<typeof TeamInvitationInput>

export const TeamMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  imageUrl: z.nullable(z.string()),
  places: z.array(TeamPlace),
  /** Rounded to minutes; null for somebody who has not signed in yet. */
  lastSeenAt: z.nullable(Instant),
  version: z.int(),
})
export type TeamMember = z.infer<typeof TeamMember>

export const TeamInvitation = z.object({
  id: Id,
  email: z.string(),
  places: z.array(TeamPlace),
  invitedAt: Instant,
  /** The link works until then. */
  expiresAt: Instant,
  version: z.int(),
})
export type TeamInvitation = z.infer<typeof TeamInvitation>

export const Team = z.object({
  /** The hotels in which roles can be given. */
  hotels: z.array(z.object({ id: Id, name: z.string(), imageUrl: z.nullable(z.string()) })),
  members: z.array(TeamMember),
  invitations: z.array(TeamInvitation),
})
export type Team = z.infer<typeof Team>

/** An invitation to a team, as its link shows it before it is accepted. */
export const TeamOffer = z.object({
  email: z.string(),
  ownerName: z.string(),
  /** A name of null means all hotels. */
  places: z.array(z.object({ hotelName: z.nullable(z.string()), role: TeamPlace.shape.role })),
  /** True if the address already has an account, which then joins the team. */
  hasAccount: z.boolean(),
  expiresAt: Instant,
})
export type TeamOffer = z.infer<typeof TeamOffer>

export const NewTeamAccount = z.strictObject({
  firstName: FirstName,
  lastName: LastName,
  password: NewPassword,
  acceptsTerms: z.literal(true, say('Accept the terms to join')),
})

export const TeamAcceptance = z.strictObject({
  token: OpaqueToken,
  /** For an address without an account. */
  account: z.optional(NewTeamAccount),
})
export type TeamAcceptance = z.infer<typeof TeamAcceptance>

const owner = ['hotel'] as const
const ById = z.strictObject({ id: Id })

/** All of it is the owner's alone, except for leaving. */
export const team = {
  get: endpoint({
    method: 'GET',
    path: '/team',
    access: owner,
    launch: ['hotelPages'],
    summary: 'The people who work for you, and open invitations',
    response: Team,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/team/invitations',
    access: owner,
    launch: ['hotelPages'],
    summary: `Invite somebody by email; the link works for ${teamLimits.invitationDays} days`,
    body: TeamInvitationInput,
    response: Team,
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/team/invitations/:id/send',
    access: owner,
    launch: ['hotelPages'],
    summary: 'Send an invitation again, with a new link',
    params: ById,
    response: Team,
  }),
  changeInvitation: endpoint({
    method: 'PUT',
    path: '/team/invitations/:id',
    access: owner,
    launch: ['hotelPages'],
    summary: 'Change the roles of an invitation',
    params: ById,
    body: RolesInput,
    response: Team,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/team/invitations/:id',
    access: owner,
    launch: ['hotelPages'],
    summary: 'Withdraw an invitation',
    params: ById,
    response: Team,
  }),
  changeMember: endpoint({
    method: 'PUT',
    path: '/team/members/:id',
    access: owner,
    launch: ['hotelPages'],
    summary: 'Change the roles of somebody; it takes effect immediately',
    params: ById,
    body: RolesInput,
    response: Team,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/team/members/:id',
    access: owner,
    launch: ['hotelPages'],
    summary: 'Remove somebody from the team; it takes effect immediately',
    params: ById,
    response: Team,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/team/leave',
    access: 'signed-in',
    summary: 'Leave the team that you work in',
    response: z.null(),
  }),
  invitation: endpoint({
    method: 'POST',
    path: '/team/invitation',
    access: 'public',
    summary: 'Read an invitation to a team, by the token of the emailed link',
    body: z.strictObject({ token: OpaqueToken }),
    response: TeamOffer,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/team/invitation/accept',
    access: 'public',
    summary: 'Join a team, with a new account, which is signed in, or the one that the address has',
    message: 'Welcome to the team.',
    body: TeamAcceptance,
    /** Null for an address that has an account: the link alone does not sign anybody in to it. */
    response: z.nullable(Session),
  }),
}
