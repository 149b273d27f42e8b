import { randomUUID } from 'node:crypto'
import { addDays } from '@roomlark/contract/dates'
import { minorUnits } from '@roomlark/contract/money'
import { payoutCurrency } from '@roomlark/contract/money-calendar'
import { say } from '@roomlark/contract/say'
import type {
  BankAccountChange,
  BankAccountInput,
  BankDay,
  BookedAccount,
  CurrencyPurchase,
  PlatformBankAccount,
} from '@roomlark/contract/settlement/bank'
import type { SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { postTransaction } from '../../partners/commissions/ledger/ledger.service.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { usdRateOn } from '../../platform/platform/exchange.service.ts'
import {
  insertAccount,
  insertBankPosting,
  type LockedAccount,
  lockAccount,
  selectAccounts,
  selectDays,
  selectFirstDay,
  sumPostingsBefore,
  updateAccount,
} from './bank-accounts.queries.ts'

export async function listBankAccounts(ctx: SignedInContext): Promise<PlatformBankAccount[]> {
  return selectAccounts(ctx.sql)
}

export async function createBankAccount(
  ctx: SignedInContext,
  input: BankAccountInput,
): Promise<PlatformBankAccount> {
  return ctx.sql.begin(async (tx) => {
    const id = await insertAccount(tx, input, ctx.clock())
    if (!id) {
      const message = say('There is an account in this currency')
      throw new AppError('conflict', message, { fields: { currency: message } })
    }
    await postOpening(ctx, tx, { ...input, id })
    await record(ctx, tx, id, 'bank-account.added', input)
    return getAccount(tx, id)
  })
}

export async function changeBankAccount(
  ctx: SignedInContext,
  id: string,
  { version, ...input }: BankAccountChange,
): Promise<PlatformBankAccount> {
  return ctx.sql.begin(async (tx) => {
    const account = await requireAccount(tx, id)
    if (account.version !== version) throw changedByOthers('this account')
    await refuseLaterOpening(tx, id, input.openedOn)
    await updateAccount(tx, id, input)
    await postOpening(ctx, tx, { ...input, id, currency: account.currency })
    await record(ctx, tx, id, 'bank-account.changed', input)
    return getAccount(tx, id)
  })
}

/** What the statements have of the days before would be counted twice. */
async function refuseLaterOpening(tx: Transaction, id: string, openedOn: string): Promise<void> {
  const firstOn = await selectFirstDay(tx, id)
  if (firstOn === null || openedOn <= firstOn) return
  const message = say('There are lines before this day')
  throw new AppError('conflict', message, { fields: { openedOn: message } })
}

/**
 * Brings the ledger to the balance with which the bank begins: what was on the account before the ledger knew of it, or
 * moved without it.
 */
async function postOpening(
  ctx: SignedInContext,
  tx: Transaction,
  { currency, openedOn, openingCents }: BankAccountInput & { id: string },
): Promise<void> {
  const amountCents = openingCents - (await sumPostingsBefore(tx, currency, openedOn))
  if (amountCents === 0) return
  const onDay = addDays(openedOn, -1)
  await postMovement(ctx, tx, 'bank-booked', 'clearing', { currency, amountCents, onDay, note: '' })
}

/** Writes a movement that only the bank knows, with the account that it is about on the other side. */
export async function postMovement(
  ctx: SignedInContext,
  tx: Transaction,
  cause: 'bank-booked' | 'bank-undone',
  kind: BookedAccount,
  posting: { currency: string; amountCents: number; onDay: string; note: string },
): Promise<number> {
  const { currency, amountCents } = posting
  const transactionId = await postTransaction(tx, {
    cause,
    causeKey: randomUUID(),
    at: ctx.clock(),
    actorId: ctx.actor.userId,
    entries: [
      { kind: 'cash', holderId: null, currency, amount: amountCents },
      { kind, holderId: null, currency, amount: -amountCents },
    ],
  })
  if (transactionId === null) throw new Error('a new movement of the bank is in the ledger already')
  await insertBankPosting(tx, { ...posting, transactionId })
  return transactionId
}

/** Locks the account. */
export async function requireAccount(tx: Transaction, id: string): Promise<LockedAccount> {
  const account = await lockAccount(tx, id)
  if (!account) throw notFound('account')
  return account
}

async function getAccount(sql: Sql, id: string): Promise<PlatformBankAccount> {
  const account = (await selectAccounts(sql)).find((one) => one.id === id)
  if (!account) throw notFound('account')
  return account
}

/** About a year of working days. */
const mostDays = 250

export async function listBankDays(ctx: SignedInContext, id: string): Promise<BankDay[]> {
  await getAccount(ctx.sql, id)
  return selectDays(ctx.sql, id, mostDays)
}

/**
 * Records a purchase as both accounts see it. Between the two stands the exchange account, at our rate of the day; what
 * the bank gave more or less than that is gained or lost.
 */
export async function buyCurrency(
  ctx: SignedInContext,
  { fromId, fromCents, toId, toCents, onDay, note }: CurrencyPurchase,
): Promise<{ transactionId: number; gainUsdCents: number }> {
  return ctx.sql.begin(async (tx) => {
    const [low, high] = [fromId, toId].toSorted()
    const locked = [await requireAccount(tx, low ?? fromId), await requireAccount(tx, high ?? toId)]
    const from = locked.find(({ id }) => id === fromId)
    const to = locked.find(({ id }) => id === toId)
    if (!from || !to || from.id === to.id) {
      const message = say('Choose two accounts')
      throw new AppError('validation_failed', message, { fields: { toId: message } })
    }
    const gave = toUsdCents(fromCents, from.currency, await usdRateOn(tx, from.currency, onDay))
    const got = toUsdCents(toCents, to.currency, await usdRateOn(tx, to.currency, onDay))
    const gainUsdCents = got - gave
    const own = { holderId: null } as const
    const transactionId = await postTransaction(tx, {
      cause: 'bank-exchange',
      causeKey: randomUUID(),
      at: ctx.clock(),
      actorId: ctx.actor.userId,
      entries: [
        { kind: 'cash', ...own, currency: from.currency, amount: -fromCents },
        { kind: 'exchange', ...own, currency: from.currency, amount: fromCents },
        { kind: 'cash', ...own, currency: to.currency, amount: toCents },
        { kind: 'exchange', ...own, currency: to.currency, amount: -toCents },
        { kind: 'exchange', ...own, currency: payoutCurrency, amount: gainUsdCents },
        { kind: 'exchange-result', ...own, currency: payoutCurrency, amount: -gainUsdCents },
      ],
    })
    if (transactionId === null) throw new Error('a new purchase is in the ledger already')
    const posting = { transactionId, onDay, note }
    await insertBankPosting(tx, { ...posting, currency: from.currency, amountCents: -fromCents })
    await insertBankPosting(tx, { ...posting, currency: to.currency, amountCents: toCents })
    await recordAudit(ctx, tx, {
      action: 'bank-account.exchanged',
      target: `bank-account:${toId}`,
      after: { from: from.currency, fromCents, to: to.currency, toCents, on: onDay, gainUsdCents, note },
    })
    await tell(tx, { type: 'money' }, { admins: true })
    return { transactionId, gainUsdCents }
  })
}

function toUsdCents(cents: number, currency: string, usdRate: number): number {
  return Math.round((cents * usdRate * 100) / minorUnits(currency))
}

async function record(
  ctx: SignedInContext,
  tx: Transaction,
  id: string,
  action: string,
  after: Omit<BankAccountChange, 'version'>,
): Promise<void> {
  await recordAudit(ctx, tx, { action, target: `bank-account:${id}`, after })
  await tell(tx, { type: 'money' }, { admins: true })
}
