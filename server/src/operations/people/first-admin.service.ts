import { requireGoodPassword } from '../../accounts/auth/passwords/password-choice.service.ts'
import type { ServiceContext } from '../../context.ts'
import { StartupError } from '../../db/startup-error.ts'
import { recordOwnAudit } from '../../platform/audit/audit.service.ts'
import { insertAdmin } from './people-changes.queries.ts'

/** Used from the command line, where access to the database is the proof of authority. */
export async function createAdmin(
  ctx: Pick<ServiceContext, 'sql' | 'passwords' | 'clock'>,
  input: { email: string; password: string; firstName: string; lastName: string },
): Promise<void> {
  requireGoodPassword(input.password, input, 'password')
  const passwordHash = await ctx.passwords.hash(input.password)
  await ctx.sql.begin(async (tx) => {
    const id = await insertAdmin(tx, { ...input, passwordHash })
    if (!id) throw new StartupError(`There is already an account with the address ${input.email}.`)
    await recordOwnAudit(ctx, tx, { action: 'user.admin-created', target: `user:${id}` })
  })
}
