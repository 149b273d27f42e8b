import type { TeamPlace } from '@roomlark/contract/team-roles'
import { type AccountStore, createActor } from './factories.ts'

/** Creates an account that works for an owner, with a session. */
export async function createMember(app: AccountStore, ownerId: string, places: TeamPlace[]) {
  const member = await createActor(app, 'hotel')
  await app.sql`INSERT INTO team_members (user_id, owner_id, joined_at) VALUES (${member.id}, ${ownerId}, now())`
  for (const { hotelId, role } of places) {
    await app.sql`
      INSERT INTO team_places (user_id, owner_id, hotel_id, role) VALUES (${member.id}, ${ownerId}, ${hotelId}, ${role})`
  }
  return member
}
