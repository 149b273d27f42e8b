import { renderDispute, renderPayout, renderRefund } from './balance-objects.ts'
import { debitFailed, findTestCard, findTestIban } from './cards.ts'
import { renderCharge, renderIntent, sumRefunds } from './payment-objects.ts'
import {
  type ChargeRow,
  type Decline,
  type DisputeRow,
  type IntentRow,
  type MethodRow,
  makeId,
  type PayoutRow,
  type RefundRow,
  type TransactionRow,
} from './rows.ts'
import { renderSession } from './session-objects.ts'
import { getLinked, refuse, type World } from './world.ts'

/** After so many seconds, a debit is settled, a payment is disputed and a slow refund arrives by itself. */
const laterSeconds = 30
/** In the demo, money is at the bank after so many. */
const transferSeconds = 300
const answerSeconds = 7 * 24 * 3600

/** Tries to charge a method, and says why it was declined. */
export function charge(
  world: World,
  intent: IntentRow,
  method: MethodRow,
  decline: Decline | null,
): ChargeRow {
  const isDebit = method.type === 'sepa_debit'
  const isLate = isDebit || findTestCard(method.number)?.isDisputed
  const row: ChargeRow = {
    id: makeId(isDebit ? 'py' : 'ch'),
    account: intent.account,
    created: world.now(),
    intent: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    status: decline ? 'failed' : isDebit ? 'pending' : 'succeeded',
    method: method.id,
    customer: intent.customer,
    description: intent.description,
    metadata: intent.metadata,
    decline,
    isDisputed: false,
    dueAt: !decline && isLate ? world.now() + laterSeconds : null,
  }
  world.tables.charges.set(row.id, row)
  Object.assign(intent, {
    charge: row.id,
    method: method.id,
    decline,
    status: decline ? 'requires_payment_method' : isDebit ? 'processing' : 'succeeded',
  } satisfies Partial<IntentRow>)
  tellCharge(world, row, intent)
  return row
}

function tellCharge(world: World, row: ChargeRow, intent: IntentRow): void {
  const { tables, emit } = world
  if (row.status === 'succeeded') {
    const fee = Math.round(row.amount * 0.015) + 25
    const type = row.id.startsWith('py') ? 'payment' : 'charge'
    addTransaction(world, row, { type, amount: row.amount, fee, source: { table: 'charges', id: row.id } })
    emit('charge.succeeded', row.account, renderCharge(tables, row))
    emit('payment_intent.succeeded', row.account, renderIntent(tables, intent))
  } else if (row.status === 'pending') {
    emit('charge.pending', row.account, renderCharge(tables, row))
    emit('payment_intent.processing', row.account, renderIntent(tables, intent))
  } else {
    emit('charge.failed', row.account, renderCharge(tables, row))
    emit('payment_intent.payment_failed', row.account, renderIntent(tables, intent))
  }
}

type Money = { account: string | null; currency: string }

function addTransaction(
  world: World,
  { account, currency }: Money,
  values: Pick<TransactionRow, 'type' | 'amount' | 'fee' | 'source'>,
): TransactionRow {
  const row = { id: makeId('txn'), account, created: world.now(), currency, payout: null, ...values }
  world.tables.transactions.set(row.id, row)
  return row
}

/** Ends the wait for a debit. */
export function settleDebit(world: World, row: ChargeRow, isPaid: boolean): void {
  if (row.status !== 'pending') return
  const { tables, emit } = world
  const intent = getLinked(tables.intents, row.intent)
  const decline = isPaid ? null : debitFailed
  Object.assign(row, {
    status: isPaid ? 'succeeded' : 'failed',
    decline,
    dueAt: null,
  } satisfies Partial<ChargeRow>)
  intent.status = isPaid ? 'succeeded' : 'requires_payment_method'
  intent.decline = decline
  tellCharge(world, row, intent)
  const session = intent.session === null ? undefined : tables.sessions.get(intent.session)
  if (!session) return
  const kind = isPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed'
  emit(kind, row.account, renderSession(tables, session, world.getPageUrl('pay', session.id)))
}

/** Returns how a refund to this card ends: most arrive at once. */
export function refundCharge(
  world: World,
  row: ChargeRow,
  amount: number,
  metadata: Record<string, string>,
): RefundRow {
  const { tables, emit } = world
  const left = row.amount - sumRefunds(tables, row.id)
  if (row.status === 'failed') refuse(`Charge ${row.id} has not been captured.`, { param: 'charge' })
  if (row.isDisputed) refuse(`Charge ${row.id} has been charged back.`, { code: 'charge_disputed' })
  if (left === 0) refuse(`Charge ${row.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount > left) refuse(`Refund amount is greater than unrefunded amount on charge.`, { param: 'amount' })
  const method = getLinked(tables.methods, row.method)
  const refunds = findTestCard(method.number)?.refunds
  const isSlow = refunds === 'later' || method.type === 'sepa_debit'
  const refund: RefundRow = {
    id: makeId('re'),
    account: row.account,
    created: world.now(),
    charge: row.id,
    amount,
    currency: row.currency,
    status: isSlow ? 'pending' : 'succeeded',
    metadata,
    dueAt: isSlow || refunds === 'fail' ? world.now() + laterSeconds : null,
  }
  tables.refunds.set(refund.id, refund)
  const type = method.type === 'sepa_debit' ? 'payment_refund' : 'refund'
  addTransaction(world, row, { type, amount: -amount, fee: 0, source: { table: 'refunds', id: refund.id } })
  emit('refund.created', row.account, renderRefund(tables, refund))
  emit('charge.refunded', row.account, renderCharge(tables, row))
  return refund
}

/** Ends the wait for a refund, or takes back one that the bank has sent back. */
export function settleRefund(world: World, row: RefundRow, arrives: boolean): void {
  const { tables, emit } = world
  if (row.status === 'failed') return
  row.dueAt = null
  row.status = arrives ? 'succeeded' : 'failed'
  const source = { table: 'refunds', id: row.id } as const
  if (!arrives) addTransaction(world, row, { type: 'refund_failure', amount: row.amount, fee: 0, source })
  emit(arrives ? 'refund.updated' : 'refund.failed', row.account, renderRefund(tables, row))
}

export function openDispute(world: World, row: ChargeRow, reason: string): DisputeRow {
  const { tables, emit } = world
  if (row.status !== 'succeeded') throw new Error('Only a payment that succeeded can be disputed')
  row.isDisputed = true
  row.dueAt = null
  const dispute: DisputeRow = {
    id: makeId('dp'),
    account: row.account,
    created: world.now(),
    charge: row.id,
    amount: row.amount,
    currency: row.currency,
    reason,
    status: 'needs_response',
    dueBy: world.now() + answerSeconds,
    evidence: {},
    submissions: 0,
  }
  tables.disputes.set(dispute.id, dispute)
  const source = { table: 'disputes', id: dispute.id } as const
  addTransaction(world, row, { type: 'adjustment', amount: -row.amount, fee: 2000, source })
  emit('charge.dispute.created', row.account, renderDispute(tables, dispute))
  emit('charge.dispute.funds_withdrawn', row.account, renderDispute(tables, dispute))
  return dispute
}

export function decideDispute(world: World, row: DisputeRow, isWon: boolean): void {
  const { tables, emit } = world
  row.status = isWon ? 'won' : 'lost'
  const source = { table: 'disputes', id: row.id } as const
  if (isWon) {
    addTransaction(world, row, { type: 'adjustment', amount: row.amount, fee: 0, source })
    emit('charge.dispute.funds_reinstated', row.account, renderDispute(tables, row))
  }
  emit('charge.dispute.closed', row.account, renderDispute(tables, row))
}

/** Transfers all that an account has in a currency to its bank. Returns null if there is nothing. */
export function payOut(world: World, account: string, currency: string): PayoutRow | null {
  const { tables, emit } = world
  const open = [...tables.transactions.values()].filter(
    (row) => row.account === account && row.currency === currency && row.payout === null,
  )
  const amount = open.reduce((sum, row) => sum + row.amount - row.fee, 0)
  if (amount <= 0) return null
  const payout: PayoutRow = {
    id: makeId('po'),
    account,
    created: world.now(),
    amount,
    currency,
    status: 'paid',
    arrivesAt: world.now(),
  }
  tables.payouts.set(payout.id, payout)
  const source = { table: 'payouts', id: payout.id } as const
  open.push(addTransaction(world, payout, { type: 'payout', amount: -amount, fee: 0, source }))
  for (const row of open) row.payout = payout.id
  emit('payout.created', account, renderPayout(payout))
  emit('payout.paid', account, renderPayout(payout))
  return payout
}

/** Transfers to their banks what accounts have had for a while. */
export function payOutWhatIsDue(world: World, now: number): void {
  for (const { account, currency, payout, created } of [...world.tables.transactions.values()]) {
    if (account !== null && payout === null && created <= now - transferSeconds)
      payOut(world, account, currency)
  }
}

/** Does what happens by itself after a while: debits are settled, payments disputed, slow refunds arrive. */
export function settleWhatIsDue(world: World, now: number): void {
  for (const row of world.tables.charges.values()) {
    if (row.dueAt === null || row.dueAt > now) continue
    const { type, number } = getLinked(world.tables.methods, row.method)
    if (type === 'card') openDispute(world, row, 'fraudulent')
    else settleDebit(world, row, !findTestIban(number)?.fails)
  }
  for (const row of world.tables.refunds.values()) {
    if (row.dueAt === null || row.dueAt > now) continue
    settleRefund(world, row, row.status === 'pending')
  }
}
