import { StartupError } from '../../db/startup-error.ts'
import type { ServiceContext } from '../../http/context.ts'
import { requireGoodPassword } from '../auth/password-choice.service.ts'
import { insertAdmin } from './users.queries.ts'

/** From the command line, where the database itself is the proof of authority. */
export async function createAdmin(
  ctx: Pick<ServiceContext, 'sql' | 'passwords'>,
  input: { email: string; password: string; firstName: string; lastName: string },
): Promise<void> {
  requireGoodPassword(input.password, input.email, 'password')
  const passwordHash = await ctx.passwords.hash(input.password)
  const created = await insertAdmin(ctx.sql, { ...input, passwordHash })
  if (!created) throw new StartupError(`There is already an account with the address ${input.email}.`)
}
