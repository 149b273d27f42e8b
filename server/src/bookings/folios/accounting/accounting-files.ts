import { type AccountKey, accountNames } from '@roomlark/contract/bookings/accounting'
import { csvText } from '@roomlark/contract/csv'
import { minorUnits } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { Posting } from './postings.ts'

type Accounts = Record<AccountKey, string>

/** One line for each side of a posting, with VAT on its own account. */
export function journalCsv(postings: readonly Posting[], accounts: Accounts): string {
  const head = [
    ...[say('Day'), say('Document##of a posting'), say('Account##of books'), say('Name')],
    ...[say('Debit'), say('Credit'), say('VAT rate'), say('Currency')],
  ]
  return csvText([head, ...postings.flatMap((posting) => toSides(posting, accounts))])
}

function toSides(posting: Posting, accounts: Accounts): (string | number)[][] {
  const { day, document, debit, credit, about, currency, cents, vatCents, vatBps } = posting
  const amount = (minor: number) => minor / minorUnits(currency)
  const side = (key: AccountKey, isDebit: boolean, minor: number) => [
    ...[day, document, accounts[key], say(accountNames[key])],
    ...[isDebit ? amount(minor) : '', isDebit ? '' : amount(minor), vatBps ? vatBps / 100 : '', currency],
  ]
  const net = (key: AccountKey) => (key === about ? cents - vatCents : cents)
  return [
    side(debit, true, net(debit)),
    side(credit, false, net(credit)),
    ...(vatCents === 0 ? [] : [side('vat', debit === about, vatCents)]),
  ]
}

/** One line for each posting, with both accounts, as most programs import it. */
export function postingsCsv(postings: readonly Posting[], accounts: Accounts): string {
  const head = [
    ...[say('Day'), say('Document##of a posting'), say('Text##of a posting'), say('Debit account')],
    ...[say('Credit account'), say('Amount'), say('VAT rate'), say('VAT in it'), say('Currency')],
  ]
  const rows = postings.map(({ day, document, debit, credit, about, currency, cents, vatBps, vatCents }) => [
    ...[day, document, say(accountNames[about]), accounts[debit], accounts[credit]],
    ...[cents / minorUnits(currency), vatBps ? vatBps / 100 : '', vatCents / minorUnits(currency), currency],
  ])
  return csvText([head, ...rows])
}
