import type { SignalKind } from '@roomlark/contract/signal-kinds'
import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { holdCommission } from '../../disputes/commission-holds/opening.service.ts'
import { insertSignals, selectFacts } from './findings.queries.ts'
import { guestKinds, listFindings, signalLimits } from './signals.policy.ts'

type Context = Pick<ServiceContext, 'clock' | 'jobs'>

/**
 * Records what is suspicious about a booking that counts for an affiliate, and holds its commission. Nothing about the
 * booking changes. To be called in the transaction that makes the booking, once it is known who brought it.
 */
export async function recordSignals(ctx: Context, tx: Transaction, bookingId: string): Promise<void> {
  await record(ctx, tx, bookingId, () => true)
}

/** The same for what depends on who the guest is, when the desk corrects that. */
export async function recordGuestSignals(ctx: Context, tx: Transaction, bookingId: string): Promise<void> {
  await record(ctx, tx, bookingId, (kind) => guestKinds.includes(kind))
}

/**
 * Records on a cancelled booking that it was one cancellation too many. Two at once do not see each other; the next
 * cancellation or booking of the affiliate then shows it.
 */
export async function recordCancellation(ctx: Context, tx: Transaction, bookingId: string): Promise<void> {
  await record(ctx, tx, bookingId, (kind) => kind === 'cancellations')
}

async function record(
  ctx: Context,
  tx: Transaction,
  bookingId: string,
  isWanted: (kind: SignalKind) => boolean,
): Promise<void> {
  const now = ctx.clock()
  const facts = await selectFacts(tx, bookingId, { ...signalLimits, now })
  const findings = facts ? listFindings(facts).filter(({ kind }) => isWanted(kind)) : []
  if (findings.length === 0) return
  const fresh = await insertSignals(tx, bookingId, findings, now)
  if (fresh.length === 0) return
  await holdCommission(ctx, tx, bookingId, fresh)
  await tell(tx, { type: 'partnerships' }, { admins: true })
}
