import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import type { FolioLineKind, PaymentMethod } from '../folio-kinds.ts'
import { Id, Version } from '../primitives.ts'
import { say } from '../say.ts'

/** Posting purposes: each has an account of its own in the hotel's books. */
export const accountKeys = [
  'receivables',
  'room',
  'meal',
  'extra',
  'fee',
  'cancellation',
  'cityTax',
  'vat',
  'cash',
  'card',
  'transfer',
  'voucher',
  'ota',
  'online',
  'rounding',
] as const
export type AccountKey = (typeof accountKeys)[number]

export const accountNames: Record<AccountKey, string> = {
  receivables: say('Owed by guests'),
  room: say('Rooms'),
  meal: say('Meals##charged'),
  extra: say('Extras'),
  fee: say('Fees##of stays'),
  cancellation: say('Cancellations and no-shows'),
  cityTax: say('City tax'),
  vat: say('VAT'),
  cash: say('Cash'),
  card: say('Card'),
  transfer: say('Bank transfer'),
  voucher: say('Voucher'),
  ota: say('Paid to the OTA'),
  online: say('Paid online'),
  rounding: say('Cash rounding'),
}

/** The account against which a line is posted to what guests owe. */
export const accountOfLine: Record<Exclude<FolioLineKind, 'payment' | 'refund'> | PaymentMethod, AccountKey> =
  {
    room: 'room',
    meal: 'meal',
    extra: 'extra',
    fee: 'fee',
    'city-tax': 'cityTax',
    vat: 'vat',
    cancellation: 'cancellation',
    'no-show': 'cancellation',
    waiver: 'cancellation',
    cash: 'cash',
    card: 'card',
    transfer: 'transfer',
    voucher: 'voucher',
    ota: 'ota',
    online: 'online',
    rounding: 'rounding',
  }

/** SKR 03 and 04 are the charts that German bookkeepers use with DATEV. */
const charts = ['skr03', 'skr04', 'generic'] as const
export const Chart = z.enum(charts, say('Choose a chart of accounts'))
export type Chart = z.infer<typeof Chart>

const shippedAccounts: Record<Chart, Record<AccountKey, string>> = {
  skr03: {
    receivables: '1410',
    room: '8200',
    meal: '8205',
    extra: '8210',
    fee: '8220',
    cancellation: '8600',
    cityTax: '1590',
    vat: '1770',
    cash: '1000',
    card: '1360',
    transfer: '1200',
    voucher: '1700',
    ota: '1500',
    online: '1365',
    rounding: '4900',
  },
  skr04: {
    receivables: '1210',
    room: '4200',
    meal: '4205',
    extra: '4210',
    fee: '4220',
    cancellation: '4830',
    cityTax: '1370',
    vat: '3800',
    cash: '1600',
    card: '1460',
    transfer: '1800',
    voucher: '3500',
    ota: '1300',
    online: '1465',
    rounding: '6300',
  },
  generic: {
    receivables: '1200',
    room: '4000',
    meal: '4050',
    extra: '4100',
    fee: '4200',
    cancellation: '4300',
    cityTax: '2300',
    vat: '2200',
    cash: '1000',
    card: '1010',
    transfer: '1020',
    voucher: '2400',
    ota: '1210',
    online: '1030',
    rounding: '6900',
  },
}

export function shipAccounts(chart: Chart): Record<AccountKey, string> {
  return shippedAccounts[chart]
}

const Account = z.string().check(z.trim(), z.regex(/^\d{3,8}$/, say('Use 3 to 8 digits')))
const forEach = <Schema>(schema: Schema) => ({
  receivables: schema,
  room: schema,
  meal: schema,
  extra: schema,
  fee: schema,
  cancellation: schema,
  cityTax: schema,
  vat: schema,
  cash: schema,
  card: schema,
  transfer: schema,
  voucher: schema,
  ota: schema,
  online: schema,
  rounding: schema,
})

const digitsOrNothing = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(new RegExp(`^\\d{0,${most}}$`), say('Use at most {count} digits', { count: most })),
    )

export const AccountingInput = z.strictObject({
  chart: Chart,
  accounts: z.strictObject(forEach(Account)),
  /** Numbers by which DATEV knows the tax adviser and the hotel. */
  consultantNumber: digitsOrNothing(7),
  clientNumber: digitsOrNothing(5),
  /** The month in which the year of the books begins. */
  yearBeginsIn: z
    .int(say('Choose a month'))
    .check(z.gte(1, say('Choose a month')), z.lte(12, say('Choose a month'))),
})
export type AccountingInput = z.infer<typeof AccountingInput>

/** Version 0 is what applies before anybody has saved it. */
export const Accounting = z.object({
  ...AccountingInput.shape,
  chart: z.enum(charts),
  accounts: z.object(forEach(z.string())),
  consultantNumber: z.string(),
  clientNumber: z.string(),
  version: z.int(),
  /** Days that can be exported, because nothing about them changes any more. */
  ended: z.nullable(z.object({ fromOn: IsoDate, untilOn: IsoDate })),
})
export type Accounting = z.infer<typeof Accounting>

/** By accounts, as postings with both sides, or for DATEV. */
export const accountingFormats = ['journal', 'postings', 'datev'] as const
export const AccountingFormat = z.enum(accountingFormats, say('Choose a kind of file'))
export type AccountingFormat = z.infer<typeof AccountingFormat>

export const mostAccountingDays = 92

export const AccountingQuery = z
  .strictObject({ fromOn: IsoDate, untilOn: IsoDate, format: AccountingFormat })
  .check(
    z.refine(
      ({ fromOn, untilOn }) => {
        const days = (Date.parse(untilOn) - Date.parse(fromOn)) / 86_400_000
        return days >= 0 && days < mostAccountingDays
      },
      { path: ['untilOn'], message: say('Use 1 to {days} days', { days: mostAccountingDays }) },
    ),
  )
export type AccountingQuery = z.infer<typeof AccountingQuery>

export const AccountingFile = z.object({
  filename: z.string(),
  contentType: z.literal('text/csv'),
  base64: z.string(),
})
export type AccountingFile = z.infer<typeof AccountingFile>

const ofHotel = { access: ['hotel', 'admin'], launch: ['bookings'] } as const
const params = z.strictObject({ hotelId: Id })

export const accounting = {
  settings: endpoint({
    ...ofHotel,
    method: 'GET',
    path: '/hotels/:hotelId/accounting',
    permission: 'see-books',
    summary: 'The accounts to which a hotel’s charges and payments are posted',
    params,
    response: Accounting,
  }),
  updateSettings: endpoint({
    ...ofHotel,
    method: 'PUT',
    path: '/hotels/:hotelId/accounting',
    permission: 'change-offer',
    summary: 'Change the accounts of a hotel',
    params,
    body: z.extend(AccountingInput, { version: Version }),
    example: {
      chart: 'skr04',
      accounts: shippedAccounts.skr04,
      consultantNumber: '29098',
      clientNumber: '55003',
      yearBeginsIn: 1,
      version: 0,
    },
    response: Accounting,
  }),
  export: endpoint({
    ...ofHotel,
    method: 'GET',
    path: '/hotels/:hotelId/accounting/export',
    permission: 'see-books',
    summary: 'Charges and payments of days that have ended, as a file for bookkeeping',
    params,
    query: AccountingQuery,
    response: AccountingFile,
  }),
}
