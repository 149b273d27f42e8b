import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { highestCents } from '../money.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { LedgerCause } from '../partners/ledger.ts'
import { CurrencyCode } from '../places.ts'
import { IbanOrNothing } from '../platform/bank-account.ts'
import {
  freeText,
  Id,
  Instant,
  nameOrNothing,
  RowNumber,
  requiredName,
  SearchText,
  Version,
  wholeNumber,
} from '../primitives.ts'
import { say } from '../say.ts'

export const bankLimits = { fileCharacters: 1_000_000, lines: 3000, name: 80, matches: 1000 } as const

const amountWords = say('Enter an amount')
/** Money that came in is positive, money that left is negative. */
const SignedCents = z
  .int(amountWords)
  .check(z.gte(-highestCents, amountWords), z.lte(highestCents, say('That amount is too large')))
const PositiveCents = z
  .int(amountWords)
  .check(z.gte(1, say('Enter an amount above 0')), z.lte(highestCents, say('That amount is too large')))

const column = nameOrNothing(120)
/** Which column of a CSV file has what; what a bank does not say is empty. */
export const StatementColumns = z.strictObject({
  bookedOn: requiredName(120, say('Choose the column with the day')),
  amount: requiredName(120, say('Choose the column with the amount')),
  party: column,
  reference: column,
  details: column,
  dateOrder: z.enum(['ymd', 'dmy', 'mdy']),
  decimal: z.enum([',', '.']),
})
export type StatementColumns = z.infer<typeof StatementColumns>

const accountFields = {
  name: requiredName(bankLimits.name, say('Enter a name')),
  iban: IbanOrNothing,
  /** The balance with which this day began. */
  openedOn: IsoDate,
  openingCents: SignedCents,
}
/** There is one account for each currency: it is what the ledger calls the bank in that currency. */
export const BankAccountInput = z.strictObject({ ...accountFields, currency: CurrencyCode })
export type BankAccountInput = z.infer<typeof BankAccountInput>
export const BankAccountChange = z.strictObject({ ...accountFields, version: Version })
export type BankAccountChange = z.infer<typeof BankAccountChange>

export const PlatformBankAccount = z.object({
  id: Id,
  name: z.string(),
  iban: z.string(),
  currency: z.string(),
  openedOn: IsoDate,
  openingCents: z.int(),
  version: z.int(),
  /** By the statements, and by the ledger. */
  bankCents: z.int(),
  ledgerCents: z.int(),
  /** Lines that are not matched yet, or not whole. */
  openLines: z.int(),
  /** The day of the last line; null while there is none. */
  lastOn: z.nullable(IsoDate),
  /** The columns of the last CSV file. */
  columns: z.nullable(StatementColumns),
})
export type PlatformBankAccount = z.infer<typeof PlatformBankAccount>

export const StatementFile = z.strictObject({
  name: requiredName(200, say('Enter a name')),
  content: z
    .string()
    .check(
      z.minLength(1, say('This file is empty')),
      z.maxLength(
        bankLimits.fileCharacters,
        say('Use at most {count} characters', { count: bankLimits.fileCharacters }),
      ),
    ),
  /** Only CSV needs them. */
  columns: z.nullable(StatementColumns),
})
export type StatementFile = z.infer<typeof StatementFile>

export const StatementReport = z.object({
  /** The same file was imported before, and nothing was changed. */
  isKnown: z.boolean(),
  added: z.int(),
  /** Lines that another file had already. */
  repeated: z.int(),
  /** Of the added ones, those that were matched as a whole. */
  matched: z.int(),
  /** By how much the balance that the bank states differs from ours; null where it states none. */
  offCents: z.nullable(z.int()),
})
export type StatementReport = z.infer<typeof StatementReport>

export const bankLineStates = ['open', 'matched'] as const

export const BankLine = z.object({
  id: RowNumber,
  bookedOn: IsoDate,
  amountCents: z.int(),
  /** What is not matched yet. */
  openCents: z.int(),
  party: z.string(),
  reference: z.string(),
  details: z.string(),
})
export type BankLine = z.infer<typeof BankLine>

/** A movement of the bank account in the ledger. */
export const CashPosting = z.object({
  transactionId: z.int(),
  cause: LedgerCause,
  onDay: IsoDate,
  amountCents: z.int(),
  openCents: z.int(),
  /** Of the statement that was paid. */
  number: z.nullable(z.string()),
  party: z.nullable(z.string()),
  note: z.string(),
})
export type CashPosting = z.infer<typeof CashPosting>

/** Accounts of the ledger that a line can be booked to where nothing else explains it. */
export const bookedAccounts = ['bank-fees', 'bank-interest', 'clearing'] as const
export type BookedAccount = (typeof bookedAccounts)[number]

const Match = z.object({
  id: Id,
  transactionId: z.int(),
  cause: LedgerCause,
  amountCents: z.int(),
  number: z.nullable(z.string()),
  party: z.nullable(z.string()),
  note: z.string(),
  /** The account it was booked to, if it was not in the ledger before. */
  account: z.nullable(z.enum(bookedAccounts)),
  isAutomatic: z.boolean(),
  at: Instant,
})
export const BankLineDetail = z.object({
  ...BankLine.shape,
  currency: z.string(),
  matches: z.array(Match),
  /** Movements that are not matched yet and go the same way, the likeliest first. */
  candidates: z.array(CashPosting),
})
export type BankLineDetail = z.infer<typeof BankLineDetail>

export const BankLineQuery = z.strictObject({
  state: z.optional(z.enum(bankLineStates)),
  search: z.optional(SearchText),
  page: PageNumber,
  limit: pageLimit(100, 20),
})
export type BankLineQuery = z.infer<typeof BankLineQuery>

export const MatchInput = z.strictObject({
  transactionIds: z
    .array(RowNumber)
    .check(
      z.minLength(1, say('Choose what it is')),
      z.maxLength(bankLimits.matches, say('Choose at most {count}', { count: bankLimits.matches })),
    ),
})
export type MatchInput = z.infer<typeof MatchInput>

export const LineBooking = z.strictObject({
  account: z.enum(bookedAccounts, say('Choose an account')),
  /** Part of the line, so that it can be split. */
  amountCents: PositiveCents,
  note: freeText(200),
})
export type LineBooking = z.infer<typeof LineBooking>

export const CurrencyPurchase = z.strictObject({
  fromId: Id,
  fromCents: PositiveCents,
  toId: Id,
  toCents: PositiveCents,
  onDay: IsoDate,
  note: freeText(200),
})
export type CurrencyPurchase = z.infer<typeof CurrencyPurchase>

export const BankDay = z.object({
  day: IsoDate,
  bankCents: z.int(),
  ledgerCents: z.int(),
  /** What the bank states at the end of the day; null where no statement ends. */
  statedCents: z.nullable(z.int()),
})
export type BankDay = z.infer<typeof BankDay>

const admin = ['admin'] as const
const params = z.strictObject({ id: Id })
const lineParams = z.strictObject({
  lineId: wholeNumber(1, Number.MAX_SAFE_INTEGER, say('This is not a valid id')),
})

export const bank = {
  list: endpoint({
    method: 'GET',
    path: '/bank-accounts',
    access: admin,
    summary: 'List the bank accounts of the platform, with their balances by bank and by ledger',
    response: z.array(PlatformBankAccount),
  }),
  create: endpoint({
    method: 'POST',
    path: '/bank-accounts',
    access: admin,
    summary: 'Add the bank account in a currency',
    body: BankAccountInput,
    response: PlatformBankAccount,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/bank-accounts/:id',
    access: admin,
    summary: 'Change the name, IBAN or opening balance of a bank account',
    params,
    body: BankAccountChange,
    response: PlatformBankAccount,
  }),
  importStatement: endpoint({
    method: 'POST',
    path: '/bank-accounts/:id/statements',
    access: admin,
    summary:
      'Import a statement (camt.053 or CSV) and match its lines; lines that are known stay as they are',
    params,
    body: StatementFile,
    example: {
      name: 'June.csv',
      content: 'Date,Amount,Text\n2026-06-30,120.00,ST-2026-0042\n',
      columns: {
        bookedOn: 'Date',
        amount: 'Amount',
        party: '',
        reference: 'Text',
        details: '',
        dateOrder: 'ymd',
        decimal: '.',
      },
    },
    bodyLimit: 2_500_000,
    response: StatementReport,
  }),
  lines: endpoint({
    method: 'GET',
    path: '/bank-accounts/:id/lines',
    access: admin,
    summary: 'List the lines of a bank account, newest first',
    params,
    query: BankLineQuery,
    response: z.array(BankLine),
    meta: z.extend(PageMeta, { countsByState: z.record(z.enum(bankLineStates), z.int()) }),
  }),
  days: endpoint({
    method: 'GET',
    path: '/bank-accounts/:id/days',
    access: admin,
    summary: 'Balances by bank and by ledger at the end of each day on which one of them moved, newest first',
    params,
    response: z.array(BankDay),
  }),
  line: endpoint({
    method: 'GET',
    path: '/bank-lines/:lineId',
    access: admin,
    summary: 'Read a line with what it is matched with, and what it may be',
    params: lineParams,
    response: BankLineDetail,
  }),
  match: endpoint({
    method: 'POST',
    path: '/bank-lines/:lineId/matches',
    access: admin,
    summary: 'Match a line with movements of the ledger, as far as each of them is open',
    params: lineParams,
    body: MatchInput,
    response: BankLineDetail,
  }),
  book: endpoint({
    method: 'POST',
    path: '/bank-lines/:lineId/bookings',
    access: admin,
    summary: 'Book a line, or part of it, to an account of the ledger',
    params: lineParams,
    body: LineBooking,
    response: BankLineDetail,
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/bank-lines/:lineId/matches/:id',
    access: admin,
    summary: 'Undo a match; what was booked for it is reversed in the ledger',
    params: z.extend(lineParams, { id: Id }),
    response: BankLineDetail,
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/bank-accounts/exchanges',
    access: admin,
    summary: 'Record that one currency was bought with another, with what was gained or lost on it',
    body: CurrencyPurchase,
    response: z.object({ transactionId: z.int(), gainUsdCents: z.int() }),
  }),
}
