import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import type {
  BankLine,
  BankLineDetail,
  BankLineQuery,
  LineBooking,
  MatchInput,
} from '@roomlark/contract/settlement/bank'
import type { SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { AppError, notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import type { LockedAccount } from './bank-accounts.queries.ts'
import { postMovement, requireAccount } from './bank-accounts.service.ts'
import {
  countLines,
  deleteMatch,
  insertMatches,
  type NewMatch,
  selectAccountOfLine,
  selectCandidates,
  selectLine,
  selectLines,
  selectMatches,
  selectOpenPostings,
} from './lines.queries.ts'

export async function listBankLines(
  ctx: SignedInContext,
  id: string,
  query: BankLineQuery,
): Promise<{ data: BankLine[]; meta: PageMeta & { countsByState: { open: number; matched: number } } }> {
  const [data, countsByState] = await Promise.all([
    selectLines(ctx.sql, id, query),
    countLines(ctx.sql, id, query),
  ])
  const { page, limit, state } = query
  const total = state ? countsByState[state] : countsByState.open + countsByState.matched
  return { data, meta: { total, totalPages: Math.ceil(total / limit), page, limit, countsByState } }
}

const mostCandidates = 50

export async function getBankLine(sql: Sql, lineId: number): Promise<BankLineDetail> {
  const line = await selectLine(sql, lineId)
  if (!line) throw notFound('line')
  const matches = await selectMatches(sql, lineId)
  const candidates = line.openCents === 0 ? [] : await selectCandidates(sql, line, mostCandidates)
  const { accountId: _, ...shown } = line
  return { ...shown, matches: matches.map((match) => ({ ...match, at: match.at.toISOString() })), candidates }
}

/** Takes as much of each movement as the line has left, in the order in which they were chosen. */
export async function matchLine(
  ctx: SignedInContext,
  lineId: number,
  { transactionIds }: MatchInput,
): Promise<BankLineDetail> {
  return change(ctx, lineId, async (tx, account, line) => {
    const postings = await selectOpenPostings(tx, account)
    const matches: NewMatch[] = []
    let left = line.openCents
    for (const transactionId of new Set(transactionIds)) {
      const posting = postings.find((one) => one.transactionId === transactionId)
      if (!posting)
        throw new AppError('conflict', say('One of these is matched already. Reload to continue.'))
      if (posting.openCents > 0 !== line.openCents > 0)
        throw new AppError('conflict', say('One of these is for the opposite direction.'))
      const amountCents = Math.sign(left) * Math.min(Math.abs(left), Math.abs(posting.openCents))
      if (amountCents === 0) break
      left -= amountCents
      matches.push({ lineId, transactionId, amountCents, account: null, isAutomatic: false })
    }
    await insertMatches(tx, matches, ctx.clock())
    await record(ctx, tx, account, 'bank-account.matched', line, {
      amountCents: line.openCents - left,
      transactions: matches.map(({ transactionId }) => `L-${transactionId}`),
    })
  })
}

/** Writes into the ledger what only the bank knows, such as its fees. */
export async function bookLine(
  ctx: SignedInContext,
  lineId: number,
  { account: kind, amountCents: part, note }: LineBooking,
): Promise<BankLineDetail> {
  return change(ctx, lineId, async (tx, account, line) => {
    if (part > Math.abs(line.openCents)) {
      const message = say('That is more than is left of this line')
      throw new AppError('validation_failed', message, { fields: { amountCents: message } })
    }
    const amountCents = Math.sign(line.openCents) * part
    const posted = { currency: account.currency, amountCents, onDay: line.bookedOn, note }
    const transactionId = await postMovement(ctx, tx, 'bank-booked', kind, posted)
    const match = { lineId, transactionId, amountCents, account: kind, isAutomatic: false }
    await insertMatches(tx, [match], ctx.clock())
    await record(ctx, tx, account, 'bank-account.booked', line, { amountCents, account: kind, note })
  })
}

/** What was booked for the line alone is reversed; what was in the ledger before stays there and is open again. */
export async function undoMatch(ctx: SignedInContext, lineId: number, id: string): Promise<BankLineDetail> {
  return change(
    ctx,
    lineId,
    async (tx, account, line) => {
      const match = await deleteMatch(tx, lineId, id)
      if (!match) throw notFound('match')
      const { account: kind, amountCents } = match
      if (kind !== null) {
        const posted = { currency: account.currency, amountCents: -amountCents, onDay: line.bookedOn }
        await postMovement(ctx, tx, 'bank-undone', kind, { ...posted, note: `L-${match.transactionId}` })
      }
      await record(ctx, tx, account, 'bank-account.match-undone', line, { amountCents })
    },
    { isOpen: false },
  )
}

async function change(
  ctx: SignedInContext,
  lineId: number,
  work: (tx: Transaction, account: LockedAccount, line: BankLine) => Promise<void>,
  { isOpen } = { isOpen: true },
): Promise<BankLineDetail> {
  return ctx.sql.begin(async (tx) => {
    const accountId = await selectAccountOfLine(tx, lineId)
    if (accountId === undefined) throw notFound('line')
    const account = await requireAccount(tx, accountId)
    const line = await selectLine(tx, lineId)
    if (!line) throw notFound('line')
    if (isOpen && line.openCents === 0) {
      throw new AppError('conflict', say('This line is matched already. Reload to continue.'))
    }
    await work(tx, account, line)
    await tell(tx, { type: 'money' }, { admins: true })
    return getBankLine(tx, lineId)
  })
}

async function record(
  ctx: SignedInContext,
  tx: Transaction,
  { id }: LockedAccount,
  action: string,
  { bookedOn }: BankLine,
  after: object,
): Promise<void> {
  await recordAudit(ctx, tx, { action, target: `bank-account:${id}`, after: { on: bookedOn, ...after } })
}
