import type { PageMeta } from '@roomlark/contract/paging'
import type { OwnHold, OwnHoldQuery } from '@roomlark/contract/partners/commission-holds'
import type { SignedInContext } from '../../../context.ts'
import type { Pool } from '../../../db/database.ts'
import { notFound } from '../../../errors.ts'
import { ownFinding } from './holds.policy.ts'
import {
  type HoldRow,
  selectFindings,
  selectHold,
  selectMessages,
  selectOwnHoldCount,
  selectOwnHolds,
} from './holds.queries.ts'
import { toHoldCore, toHoldMessage } from './holds.service.ts'

export async function listOwnHolds(
  ctx: SignedInContext,
  query: OwnHoldQuery,
): Promise<{ data: OwnHold[]; meta: PageMeta }> {
  const { userId } = ctx.actor
  const rows = await selectOwnHolds(ctx.sql, userId, query)
  const total = await selectOwnHoldCount(ctx.sql, userId, query.state)
  const { page, limit } = query
  return {
    data: await toOwnHolds(ctx.sql, rows),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

export async function getOwnHold(ctx: SignedInContext, id: string): Promise<OwnHold> {
  const row = await selectHold(ctx.sql, id, ctx.actor.userId)
  const [hold] = row ? await toOwnHolds(ctx.sql, [row]) : []
  if (!hold) throw notFound('hold')
  return hold
}

async function toOwnHolds(sql: Pool, rows: HoldRow[]): Promise<OwnHold[]> {
  const ids = rows.map(({ id }) => id)
  const [findings, messages] = await Promise.all([selectFindings(sql, ids), selectMessages(sql, ids)])
  return rows.map((row) => ({
    ...toHoldCore(row),
    hotelName: row.hotelName,
    findings: findings.filter(({ holdId }) => holdId === row.id).map(({ found }) => ownFinding(found)),
    messages: messages
      .filter(({ holdId }) => holdId === row.id)
      .map((message) => toHoldMessage(row, message)),
  }))
}
