import type { TeamRole } from '@roomlark/contract/team-roles'
import type { ServiceContext } from '../context.ts'
import { demoPassword } from './accounts.ts'
import { insertMark } from './seed.queries.ts'
import { insertDemoCompany, insertDemoInvitation, insertDemoMember } from './team.queries.ts'

type Roles = Record<string, TeamRole>
type DemoMember = {
  id: string
  email: string
  firstName: string
  lastName: string
  seenHoursAgo: number
  roles: Roles
}

/** They sign in with the demo's password, to see what their role shows. */
export const demoTeam: DemoMember[] = [
  {
    id: '0d000000-0000-4000-8000-000000000011',
    email: 'luca@villamarenne.example',
    firstName: 'Luca',
    lastName: 'Ferrante',
    seenHoursAgo: 1 / 3,
    roles: { 'Villa Marenne': 'manager', 'Lakehouse Bellano': 'read-only' },
  },
  {
    id: '0d000000-0000-4000-8000-000000000012',
    email: 'giulia@villamarenne.example',
    firstName: 'Giulia',
    lastName: 'Conti',
    seenHoursAgo: 5,
    roles: { 'Villa Marenne': 'front-desk' },
  },
  {
    id: '0d000000-0000-4000-8000-000000000013',
    email: 'samira@riadoranger.example',
    firstName: 'Samira',
    lastName: 'Alaoui',
    seenHoursAgo: 27,
    roles: { 'Riad Oranger': 'manager' },
  },
  {
    id: '0d000000-0000-4000-8000-000000000014',
    email: 'paolo@bellano.example',
    firstName: 'Paolo',
    lastName: 'Riva',
    seenHoursAgo: 80,
    roles: { 'Lakehouse Bellano': 'front-desk' },
  },
]

const invited = {
  email: 'elif@ledgerhouse.example',
  roles: { 'Villa Marenne': 'read-only', 'Lakehouse Bellano': 'read-only', 'Riad Oranger': 'read-only' },
} satisfies { email: string; roles: Roles }

const company = {
  name: 'Marenne Ospitalità S.r.l.',
  streetAddress: 'Via Cristoforo Colombo 14',
  postalCode: '84017',
  city: 'Positano',
  country: 'IT',
  vatId: 'IT01234567890',
  registerNumber: 'REA SA-412907',
}

export async function seedTeam(
  ctx: Pick<ServiceContext, 'sql' | 'clock' | 'passwords'>,
  ownerId: string,
): Promise<void> {
  const passwordHash = await ctx.passwords.hash(demoPassword)
  await ctx.sql.begin(async (tx) => {
    if (!(await insertMark(tx, 'demo.team'))) return
    const now = ctx.clock()
    for (const member of demoTeam) {
      const seenAt = new Date(now.getTime() - member.seenHoursAgo * 3_600_000)
      await insertDemoMember(tx, { ...member, ownerId, passwordHash, seenAt, now })
    }
    await insertDemoInvitation(tx, { ...invited, ownerId, now })
    await insertDemoCompany(tx, { ...company, ownerId, now })
  })
}
