import type { AffiliateProfile, AffiliateProfileInput } from '@roomlark/contract/partners/affiliate-profile'
import { say } from '@roomlark/contract/say'
import { imageUrls } from '../../../adapters/image-store.ts'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { selectProfile, upsertProfile } from './profile.queries.ts'

export async function getAffiliateProfile(ctx: SignedInContext): Promise<AffiliateProfile> {
  return readProfile(ctx, ctx.sql)
}

export async function saveAffiliateProfile(
  ctx: SignedInContext,
  { version, ...input }: AffiliateProfileInput & { version: number },
): Promise<AffiliateProfile> {
  const { userId } = ctx.actor
  return ctx.sql.begin(async (tx) => {
    const before = await readProfile(ctx, tx)
    if (!(await upsertProfile(tx, { ...input, userId, version, at: ctx.clock() }))) {
      throw new AppError(
        'conflict',
        say('Your profile was changed somewhere else in the meantime. Reload the page to see it.'),
      )
    }
    const after = await readProfile(ctx, tx)
    await recordAudit(ctx, tx, {
      action: 'affiliate-profile.saved',
      target: `user:${userId}`,
      before: before.version === 0 ? {} : pickAuditedFacts(before),
      after: pickAuditedFacts(after),
    })
    return after
  })
}

function pickAuditedFacts({ pictureUrl, updatedAt, version, ...facts }: AffiliateProfile) {
  return facts
}

async function readProfile(ctx: SignedInContext, sql: Sql): Promise<AffiliateProfile> {
  const row = await selectProfile(sql, ctx.actor.userId)
  if (!row) throw notFound('account')
  const { imageFile, updatedAt, ...profile } = row
  return {
    ...profile,
    pictureUrl: imageFile && imageUrls(imageFile).smallUrl,
    updatedAt: updatedAt?.toISOString() ?? null,
  }
}
