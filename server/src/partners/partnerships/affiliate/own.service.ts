import type { PageMeta } from '@roomlark/contract/paging'
import type {
  OwnPartnership,
  OwnPartnershipQuery,
  PartnershipCounts,
} from '@roomlark/contract/partners/own-partnerships'
import type { PartnershipTerms } from '@roomlark/contract/partners/partnerships'
import type { SignedInContext } from '../../../context.ts'
import { readPartnershipTerms } from '../terms/terms.service.ts'
import { toPartnerHotel, toRefusal } from './find.service.ts'
import { type OwnRow, selectCounts, selectOwnPage } from './own.queries.ts'

/** The hotels an affiliate recommends, or what was asked and is not agreed. */
export async function listOwnPartnerships(
  ctx: SignedInContext,
  query: OwnPartnershipQuery,
): Promise<{ data: OwnPartnership[]; meta: PageMeta }> {
  const asker = { affiliateId: ctx.actor.userId, at: ctx.clock() }
  const { rows, total } = await selectOwnPage(ctx.sql, { ...query, ...asker })
  const terms = await readPartnershipTerms(
    ctx,
    rows.map(({ id }) => id),
  )
  const { page, limit } = query
  return {
    data: rows.flatMap((row) => toOwn(ctx, row, terms.get(row.id)) ?? []),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

export async function countOwnPartnerships(ctx: SignedInContext): Promise<PartnershipCounts> {
  return selectCounts(ctx.sql, ctx.actor.userId)
}

function toOwn(
  ctx: SignedInContext,
  row: OwnRow,
  terms: PartnershipTerms | undefined,
): OwnPartnership | undefined {
  if (!terms) return undefined
  const { id, state, version, isOnSale, bookings, links, linkCode, message, isRead } = row
  return {
    id,
    state,
    version,
    isOnSale,
    bookings,
    links,
    linkCode,
    message,
    isRead,
    terms,
    stateSince: row.stateSince.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    referralsPausedAt: row.referralsPausedAt?.toISOString() ?? null,
    hotel: toPartnerHotel(ctx, row),
    refusal: toRefusal(row),
    stopped: row.stoppedBy && { by: row.stoppedBy, note: row.stoppedNote },
  }
}
