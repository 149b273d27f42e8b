import { randomUUID } from 'node:crypto'
import type { LedgerCause } from '@roomlark/contract/partners/ledger'
import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { postTransaction } from '../../../partners/commissions/ledger/ledger.service.ts'
import { notify } from '../../../platform/notifications/notify.service.ts'
import type { NewPayment, PayableStatement } from './payments.queries.ts'

type Context = Pick<ServiceContext, 'clock' | 'jobs'>
type Row = Pick<NewPayment, 'kind' | 'amountCents' | 'paidOn' | 'note' | 'byId' | 'returnedId'>

/** Posts both sides: a lower debt of the hotel raises the other account, and the other way round. */
export async function postPayment(
  ctx: Context,
  tx: Transaction,
  { id: statementId, hotelId, currency }: PayableStatement,
  row: Row,
  { cause, against }: { cause: LedgerCause; against: 'cash' | 'written-off' },
): Promise<NewPayment> {
  const id = randomUUID()
  const at = ctx.clock()
  const transactionId = await postTransaction(tx, {
    cause,
    causeKey: id,
    at,
    actorId: row.byId,
    entries: [
      { kind: against, holderId: null, currency, amount: row.amountCents },
      { kind: 'hotel-receivable', holderId: hotelId, currency, amount: -row.amountCents },
    ],
  })
  if (transactionId === null) throw new Error('a new payment is in the ledger already')
  return { ...row, id, statementId, at, transactionId }
}

/** Notifies the owner of the hotel of a payment, or that one came back. */
export async function notifyPayer(
  ctx: Context,
  tx: Transaction,
  { ownerId, hotelId, number, currency, month }: PayableStatement,
  news: 'payment-recorded' | 'payment-returned',
  { id, amountCents, note }: Pick<NewPayment, 'id' | 'amountCents' | 'note'>,
): Promise<void> {
  await notify(ctx, tx, [ownerId], {
    event: 'money',
    params: { news, number, cents: Math.abs(amountCents), currency },
    // Why a payment came back concerns the hotel; what was noted with one does not.
    particulars: news === 'payment-returned' && note !== '' ? note : null,
    hotelId,
    link: `/hotels/${hotelId}/statements/${month.slice(0, 7)}`,
    occasion: `hotel-payment:${id}`,
  })
}
