import { teamRoles } from '@roomlark/contract/team-roles'
import type postgres from 'postgres'
import { createCipher } from '../../server/src/adapters/cipher.ts'
import { demoAccounts } from '../../server/src/demo/accounts.ts'
import { type AccountStore, createUser } from '../../server/test/factories.ts'
import type { Accounts } from './roles.ts'

/** The sessions and members of teams are written into the demo's database directly. */
export function demoStore(sql: postgres.Sql): AccountStore {
  return { sql, services: { clock: () => new Date(), cipher: createCipher(Buffer.alloc(32)) } }
}

/** The accounts of the demo, and a member of its owner's team in each role. */
export async function openDemoAccounts(store: AccountStore): Promise<Accounts> {
  const findId = (type: string) => demoAccounts.find(({ userType }) => userType === type)?.id ?? ''
  const members = await Promise.all(
    teamRoles.map(async (role) => [role, (await createUser(store, 'hotel')).id] as const),
  )
  return {
    ownerId: findId('hotel'),
    affiliateId: findId('affiliate'),
    adminId: findId('admin'),
    memberIds: Object.fromEntries(members) as Accounts['memberIds'],
  }
}
