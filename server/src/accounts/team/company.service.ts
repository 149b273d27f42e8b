import type { Company, CompanyInput } from '@roomlark/contract/accounts/company'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { changedByOthers } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { selectCompany, upsertCompany } from './company.queries.ts'

export async function getCompany(ctx: SignedInContext): Promise<Company | null> {
  return findOwnerCompany(ctx.sql, getHotelScope(ctx.actor).ownerId ?? ctx.actor.userId)
}

/** In whose name the hotels of an owner sell; null until the owner has entered it. */
export async function findOwnerCompany(sql: Sql, ownerId: string): Promise<Company | null> {
  return (await selectCompany(sql, ownerId)) ?? null
}

export async function saveCompany(ctx: SignedInContext, input: CompanyInput): Promise<Company> {
  const { userId } = ctx.actor
  return ctx.sql.begin(async (tx) => {
    const before = await findOwnerCompany(tx, userId)
    if (!(await upsertCompany(tx, userId, input, ctx.clock()))) throw changedByOthers('the company')
    const after = await findOwnerCompany(tx, userId)
    if (!after) throw new Error('the company was not stored')
    await recordAudit(ctx, tx, {
      action: 'company.saved',
      target: `user:${userId}`,
      ...(before && { before: withoutVersion(before) }),
      after: withoutVersion(after),
    })
    return after
  })
}

function withoutVersion({ version: _, ...company }: Company) {
  return company
}
