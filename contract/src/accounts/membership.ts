import * as z from 'zod/mini'
import { Id } from '../primitives.ts'
import { say } from '../say.ts'
import { teamRoles } from '../team-roles.ts'

export const TeamRole = z.enum(teamRoles, say('Choose one of the roles'))

/** A role at one hotel, or, if `hotelId` is null, at all present and future hotels of the owner. */
export const TeamPlace = z.object({ hotelId: z.nullable(Id), role: TeamRole })

/** The team that an account works in. */
export const OwnMembership = z.object({
  /** The company of the owner or, without one, the owner's name. */
  ownerName: z.string(),
  places: z.array(TeamPlace),
})
export type OwnMembership = z.infer<typeof OwnMembership>
