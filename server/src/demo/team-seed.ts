import { randomUUID } from 'node:crypto'
import type { Transaction } from '../db/database.ts'
import { demoTeam, keeperId as ownerId } from './accounts.ts'
import { type DemoContext, dayMs } from './demo-context.ts'
import { deriveHotelId } from './hotels.ts'
import { insertRows } from './seed.queries.ts'

const company = {
  name: 'Marenne Ospitalità S.r.l.',
  streetAddress: 'Via Cristoforo Colombo 14',
  postalCode: '84017',
  city: 'Positano',
  country: 'IT',
  vatId: 'IT01234567890',
  registerNumber: 'REA SA-412907',
}

export async function seedTeam(ctx: DemoContext, tx: Transaction): Promise<void> {
  const now = ctx.clock()
  const place = (hotel: string, role: string) => ({ ownerId, hotelId: deriveHotelId(hotel), role })
  const members = demoTeam.map(({ id }) => ({ userId: id, ownerId, joinedAt: now }))
  await insertRows(tx, 'team_members', members)
  const places = demoTeam.flatMap(({ id: userId, roles }) =>
    Object.entries(roles).map(([hotel, role]) => ({ userId, ...place(hotel, role) })),
  )
  await insertRows(tx, 'team_places', places)
  const invitationId = randomUUID()
  const invitation = { id: invitationId, ownerId, email: 'elif@ledgerhouse.example', invitedAt: now }
  const expiresAt = new Date(now.getTime() + 7 * dayMs)
  await insertRows(tx, 'team_invitations', [{ ...invitation, expiresAt }])
  const seen = ['Villa Marenne', 'Lakehouse Bellano', 'Riad Oranger']
  const invited = seen.map((hotel) => ({ invitationId, ...place(hotel, 'read-only') }))
  await insertRows(tx, 'team_invited_places', invited)
  await insertRows(tx, 'owner_companies', [{ ownerId, ...company, updatedAt: now }])
}
