import type { PartnershipDetail } from '@roomlark/contract/guest-site/partner-links'
import { imageUrls } from '../../adapters/image-store.ts'
import type { SignedInContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { readPartnershipTerms } from '../../partners/partnerships/terms/terms.service.ts'
import { getDefaults } from '../../platform/platform/defaults.service.ts'
import { type PartnershipDetailRow, selectPartnershipDetail } from './partner-links.queries.ts'

/** Gets a partnership as its own affiliate sees it; to anybody else it does not exist. */
export async function getPartnershipDetail(ctx: SignedInContext, id: string): Promise<PartnershipDetail> {
  const [row, terms, defaults] = await Promise.all([
    readPartnershipDetail(ctx, id),
    readPartnershipTerms(ctx, [id]),
    getDefaults(ctx),
  ])
  const own = terms.get(id)
  if (!own) throw notFound('partnership')
  const { imageFile, timeZone: _, ...hotel } = row.hotel
  return {
    id,
    state: row.state,
    version: row.version,
    stateSince: row.stateSince.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    referralsPausedAt: row.referralsPausedAt?.toISOString() ?? null,
    hotel: { ...hotel, pictureUrl: imageFile === null ? null : imageUrls(imageFile).smallUrl },
    terms: own,
    holdDays: defaults.holdDays,
    platformSharePercent: defaults.platformShare,
  }
}

export async function readPartnershipDetail(
  ctx: Pick<SignedInContext, 'actor'> & { sql: Parameters<typeof selectPartnershipDetail>[0] },
  id: string,
): Promise<PartnershipDetailRow> {
  const row = await selectPartnershipDetail(ctx.sql, id, ctx.actor.userId)
  if (!row) throw notFound('partnership')
  return row
}
