import { randomPasswordHash } from '../accounts/auth/password-change.service.ts'
import type { ServiceContext } from '../context.ts'
import { demoPeople } from './people.ts'
import { insertDemoPerson, insertMark } from './seed.queries.ts'

/** Creates the accounts with passwords that nobody knows. */
export async function seedPeople(ctx: ServiceContext): Promise<void> {
  const passwordHash = await randomPasswordHash(ctx)
  await ctx.sql.begin(async (tx) => {
    if (!(await insertMark(tx, 'demo.people'))) return
    for (const person of demoPeople) await insertDemoPerson(tx, { ...person, passwordHash, now: ctx.clock() })
  })
}
