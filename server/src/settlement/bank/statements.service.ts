import { createHash } from 'node:crypto'
import { say } from '@roomlark/contract/say'
import {
  bankLimits,
  type StatementColumns,
  type StatementFile,
  type StatementReport,
} from '@roomlark/contract/settlement/bank'
import type { SignedInContext } from '../../context.ts'
import { tell } from '../../db/outbox.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { type LockedAccount, updateColumns } from './bank-accounts.queries.ts'
import { requireAccount } from './bank-accounts.service.ts'
import type { FileLine, ReadStatement } from './files/bank-file.ts'
import { readCamt053 } from './files/camt053.ts'
import { readStatementCsv } from './files/statement-csv.ts'
import {
  insertLines,
  insertMatches,
  insertStatement,
  type NewLine,
  selectOffCents,
  selectOpenPostings,
} from './lines.queries.ts'
import { findMatches } from './matching.policy.ts'

const nothingNew = { isKnown: true, added: 0, repeated: 0, matched: 0, offCents: null }

/** Imports the lines that no file had before, and matches those that name what they are. */
export async function importStatement(
  ctx: SignedInContext,
  id: string,
  { name, content, columns }: StatementFile,
): Promise<StatementReport> {
  return ctx.sql.begin(async (tx) => {
    const account = await requireAccount(tx, id)
    const statement = readStatement(content, columns, account)
    const now = ctx.clock()
    const hash = createHash('sha256').update(content).digest()
    const { closing } = statement
    const statementId = await insertStatement(tx, { accountId: id, name, hash, closing, now })
    if (!statementId) return nothingNew
    // What was before the first day is in the opening balance.
    const read = statement.lines.filter(({ bookedOn }) => bookedOn >= account.openedOn)
    const lines = await insertLines(tx, id, statementId, withKeys(read))
    const matches = findMatches(lines, await selectOpenPostings(tx, account))
    await insertMatches(
      tx,
      [...matches].flatMap(([lineId, postings]) =>
        postings.map(({ transactionId, openCents }) => ({
          lineId,
          transactionId,
          amountCents: openCents,
          account: null,
          isAutomatic: true,
        })),
      ),
      now,
    )
    if (columns) await updateColumns(tx, id, columns)
    const report = {
      isKnown: false,
      added: lines.length,
      repeated: read.length - lines.length,
      matched: matches.size,
      offCents: closing && (await selectOffCents(tx, id, closing)),
    }
    const { added, matched } = report
    await recordAudit(ctx, tx, {
      action: 'bank-account.imported',
      target: `bank-account:${id}`,
      after: { name, added, matched },
    })
    await tell(tx, { type: 'money' }, { admins: true })
    return report
  })
}

function readStatement(
  content: string,
  columns: StatementColumns | null,
  account: LockedAccount,
): ReadStatement {
  const isXml = /^\uFEFF?\s*</.test(content)
  if (!isXml && !columns) throw unreadable(say('Say which column has what.'))
  const statement =
    isXml || !columns ? readCamt053(content) : readStatementCsv(content, columns, account.currency)
  const { iban, currency, lines } = statement
  if (iban !== null && account.iban !== '' && iban !== account.iban)
    throw unreadable(say('This is a statement of another account: {iban}', { iban }))
  if (currency !== null && currency !== account.currency)
    throw unreadable(say('This is a statement in another currency: {currency}', { currency }))
  if (lines.length > bankLimits.lines)
    throw unreadable(say('Import at most {most} lines at a time.', { most: bankLimits.lines }))
  return statement
}

/**
 * Names each line, so that it is known again in a file that overlaps. Where the bank has no name for it, what it says is
 * its name, with a number for lines of a day that say the same.
 */
function withKeys(lines: readonly FileLine[]): NewLine[] {
  const seen = new Map<string, number>()
  return lines.map(({ bankId, ...line }) => {
    const said = createHash('sha256').update(JSON.stringify(line)).digest('base64url')
    const name = bankId === undefined ? said : `${line.bookedOn} ${bankId} ${line.amountCents}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { ...line, key: `${name} ${count}` }
  })
}

function unreadable(message: string): AppError {
  return new AppError('validation_failed', message, { fields: { content: message } })
}
