import { IsoDate } from '@roomlark/contract/dates'
import { minorUnits } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import { AppError } from '../../../errors.ts'
import { readXml } from '../../../read-xml.ts'
import { type Element, findAttribute, findElement, findElements, getText } from '../../../xml-element.ts'
import type { FileLine, ReadStatement } from './bank-file.ts'

/** Longer texts are cut: a bank may name a thousand payments in one line. */
const textLength = 20_000

/**
 * Reads ISO 20022 camt.053, BankToCustomerStatement, of any version. What is booked counts; what the bank only expects
 * does not. An entry of many payments is one line, as it is one movement of the account.
 */
export function readCamt053(xml: string): ReadStatement {
  const statements = findElements(readXml(xml), 'Document', 'BkToCstmrStmt', 'Stmt')
  const [first] = statements
  if (!first) throw unreadable(say('This is not an account statement in the format camt.053.'))
  const ibans = new Set(statements.map((statement) => textAt(statement, 'Acct', 'Id', 'IBAN')))
  if (ibans.size > 1) throw unreadable(say('This file has statements of several accounts.'))
  return {
    iban: textAt(first, 'Acct', 'Id', 'IBAN') || null,
    currency: textAt(first, 'Acct', 'Ccy') || null,
    closing: findClosing(statements),
    lines: statements.flatMap((statement) => findElements(statement, 'Ntry').flatMap(readEntry)),
  }
}

/** Returns the latest balance that is booked at the end of a statement. */
function findClosing(statements: readonly Element[]): ReadStatement['closing'] {
  const balances = statements
    .flatMap((statement) => findElements(statement, 'Bal'))
    .filter((balance) => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === 'CLBD')
    .map((balance) => ({ onDay: readDay(findElement(balance, 'Dt')), cents: readCents(balance) }))
  return balances.toSorted((one, other) => one.onDay.localeCompare(other.onDay)).at(-1) ?? null
}

function readEntry(entry: Element): FileLine[] {
  const state = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  const amountCents = readCents(entry)
  if (state !== 'BOOK' || amountCents === 0) return []
  const payments = findElements(entry, 'NtryDtls', 'TxDtls')
  const side = amountCents > 0 ? 'Dbtr' : 'Cdtr'
  const all = (...path: string[]) =>
    payments.flatMap((payment) => findElements(payment, ...path).map(getText)).filter((text) => text !== '')
  const parties = [...all('RltdPties', side, 'Nm'), ...all('RltdPties', side, 'Pty', 'Nm')]
  return [
    {
      bankId: textAt(entry, 'AcctSvcrRef') || undefined,
      bookedOn: readDay(findElement(entry, 'BookgDt')),
      amountCents,
      party: parties.length === 1 ? (parties[0] ?? '').slice(0, 200) : '',
      reference: join([
        ...all('Refs', 'EndToEndId').filter((id) => id !== 'NOTPROVIDED'),
        ...all('RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
        textAt(entry, 'NtryDtls', 'Btch', 'PmtInfId'),
        textAt(entry, 'NtryDtls', 'Btch', 'MsgId'),
      ]),
      details: join([...all('RmtInf', 'Ustrd'), textAt(entry, 'AddtlNtryInf')]),
    },
  ]
}

function join(texts: readonly string[]): string {
  return [...new Set(texts.filter((text) => text !== ''))].join(' ').slice(0, textLength)
}

function readCents(of: Element): number {
  const amount = findElement(of, 'Amt')
  const text = getText(amount)
  const currency = findAttribute(amount, 'Ccy') ?? 'EUR'
  const side = textAt(of, 'CdtDbtInd')
  if (!/^\d{1,13}(\.\d{0,5})?$/.test(text) || (side !== 'CRDT' && side !== 'DBIT'))
    throw unreadable(say('This file has an unreadable amount: {amount}', { amount: text }))
  const cents = Math.round(Number(text) * minorUnits(currency))
  return side === 'CRDT' ? cents : -cents
}

function readDay(of: Element | undefined): string {
  const text = of ? textAt(of, 'Dt') || textAt(of, 'DtTm').slice(0, 10) : ''
  const day = IsoDate.safeParse(text)
  if (!day.success) throw unreadable(say('This file has an unreadable date: {day}', { day: text }))
  return day.data
}

function textAt(from: Element, ...path: string[]): string {
  return getText(findElement(from, ...path))
}

function unreadable(message: string): AppError {
  return new AppError('validation_failed', message, { fields: { content: message } })
}
