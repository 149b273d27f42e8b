import type { Hold, HoldDetail, HoldMeta, HoldQuery } from '@roomlark/contract/partners/commission-holds'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { notFound } from '../../../errors.ts'
import { selectHoldFacts } from './facts.queries.ts'
import { factsAgainst, factsFor } from './holds.policy.ts'
import {
  type HoldRow,
  type MessageRow,
  selectFindings,
  selectHold,
  selectHoldCounts,
  selectHoldPage,
  selectMessages,
} from './holds.queries.ts'

export async function listHolds(
  ctx: SignedInContext,
  query: HoldQuery,
): Promise<{ data: Hold[]; meta: HoldMeta }> {
  const [rows, { openUsdCents, ...counts }] = await Promise.all([
    selectHoldPage(ctx.sql, query),
    selectHoldCounts(ctx.sql),
  ])
  const { page, limit, state } = query
  const total = counts[state]
  return {
    data: rows.map(toHold),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit, counts, openUsdCents },
  }
}

export async function getHold(ctx: SignedInContext, id: string): Promise<HoldDetail> {
  return readHold(ctx.sql, id)
}

async function readHold(sql: Sql, id: string): Promise<HoldDetail> {
  const row = await selectHold(sql, id)
  const facts = row && (await selectHoldFacts(sql, id))
  if (!row || !facts) throw notFound('hold')
  const findings = await selectFindings(sql, [id])
  return {
    ...toHold(row),
    against: factsAgainst(findings, facts),
    for: factsFor(facts),
    messages: (await selectMessages(sql, [id])).map((message) => toHoldMessage(row, message)),
  }
}

/** Builds the part of a hold that everyone may read. */
export function toHoldCore(row: HoldRow) {
  const { id, netUsdCents, state, reason, isAnswered, version } = row
  const { bookingId, reference, checkInOn, checkOutOn } = row
  return {
    id,
    netUsdCents,
    state,
    reason,
    isAnswered,
    version,
    booking: { id: bookingId, reference, checkInOn, checkOutOn },
    heldAt: row.heldAt.toISOString(),
    releasesAt: row.releasesAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

function toHold(row: HoldRow): Hold {
  const { hotelId, hotelName, affiliateId, partnerName, decidedBy, kinds } = row
  return {
    ...toHoldCore(row),
    kinds,
    decidedBy,
    hotel: { id: hotelId, name: hotelName },
    partner: { affiliateId, name: partnerName },
  }
}

export function toHoldMessage({ partnerName }: HoldRow, { id, at, side, text }: MessageRow) {
  const author = side === 'affiliate' ? partnerName : 'Roomlark'
  return { id, side, text, author, at: at.toISOString() }
}
