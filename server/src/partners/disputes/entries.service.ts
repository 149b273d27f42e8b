import { dateIn } from '@roomlark/contract/dates'
import type { DisputeMessageKind, DisputeSide } from '@roomlark/contract/partners/disputes'
import type { MoneyNews } from '@roomlark/contract/platform/money-news'
import type { Actor, Origin, ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { recordAudit, recordOwnAudit } from '../../platform/audit/audit.service.ts'
import { listActiveAdmins, notify } from '../../platform/notifications/notify.service.ts'
import { insertMessage } from './dispute-messages.queries.ts'
import { type DisputeRow, everyDispute, selectDispute } from './disputes.queries.ts'

/** The person who takes a step, or null for a step that happens by itself. */
export type EntryContext = Pick<ServiceContext, 'clock' | 'jobs'> & {
  by: (ServiceContext & { actor: Actor; origin: Origin }) | null
}

type Entry = { kind: DisputeMessageKind; text?: string; baseCents?: number | null }

/**
 * Writes what happened into the thread, after the dispute itself was changed; notifies the sides that did not do it
 * and refreshes open pages. What was written is read in the thread only, because it may name somebody.
 */
export async function recordEntry(
  ctx: EntryContext,
  tx: Transaction,
  id: string,
  entry: Entry,
): Promise<void> {
  const row = await selectDispute(tx, id, everyDispute)
  if (!row) throw new Error('there is no such dispute')
  const side = ctx.by?.actor.userType ?? 'system'
  const messageId = await insertMessage(tx, id, {
    ...entry,
    side,
    authorId: ctx.by?.actor.userId ?? null,
    at: ctx.clock(),
  })
  await notifySides(ctx, tx, row, { kind: entry.kind, side, messageId })
  await audit(ctx, tx, row, entry)
  await tell(tx, { type: 'money' }, { userIds: [row.ownerId, row.affiliateId], admins: true })
}

async function audit(
  ctx: EntryContext,
  tx: Transaction,
  row: DisputeRow,
  { kind, baseCents }: Entry,
): Promise<void> {
  const entry = {
    action: `dispute.${kind}`,
    target: `booking:${row.bookingId}`,
    after: { state: row.state, ...(baseCents != null && { baseCents, currency: row.currency }) },
  }
  if (ctx.by) await recordAudit(ctx.by, tx, entry)
  else await recordOwnAudit(ctx, tx, entry)
}

type Told = { kind: DisputeMessageKind; side: DisputeSide | 'system'; messageId: number }

async function notifySides(ctx: EntryContext, tx: Transaction, row: DisputeRow, told: Told): Promise<void> {
  const recipients: Record<DisputeSide, string[]> = {
    hotel: [row.ownerId],
    affiliate: [row.affiliateId],
    admin: await listActiveAdmins(tx),
  }
  for (const side of ['hotel', 'affiliate', 'admin'] as const) {
    const params = newsFor(row, told, side)
    if (side === told.side || params === null) continue
    await notify(ctx, tx, recipients[side], {
      event: 'money',
      params,
      hotelId: row.hotelId,
      link: side === 'admin' ? `/bookings/disputes?dispute=${row.id}` : `/commissions/${row.bookingId}`,
      occasion: `dispute:${row.id}:${told.messageId}`,
    })
  }
}

/** The partner reads what the partner earns, the others what the hotel pays. */
function newsFor(row: DisputeRow, { kind, side }: Told, reader: DisputeSide): MoneyNews | null {
  const { reference, currency, timeZone, standsAt, proposed, now, answerBy } = row
  const pickAmount = ({ grossCents, netCents }: { grossCents: number; netCents: number }) => ({
    currency,
    cents: reader === 'affiliate' ? netCents : grossCents,
  })
  const by = side === 'system' ? 'admin' : side
  switch (kind) {
    case 'opened':
      return { news: 'dispute-opened', reference, by, answerBy: dateIn(timeZone, answerBy) }
    case 'answered':
      return { news: 'dispute-answered', reference, by }
    case 'proposed':
      if (!proposed || !standsAt) return null
      return {
        news: 'dispute-proposed',
        reference,
        standsOn: dateIn(timeZone, standsAt),
        ...pickAmount(proposed),
      }
    case 'accepted':
      return { news: 'dispute-accepted', reference, by }
    default:
      return { news: 'dispute-ended', reference, outcome: kind, ...pickAmount(now) }
  }
}
