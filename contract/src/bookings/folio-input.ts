import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { DeskMethod, FolioGroup, folioGroups } from '../folio-kinds.ts'
import { ExtraKind, VatPercent } from '../inventory/hotel-extras.ts'
import { Cents } from '../money.ts'
import { CountryCode } from '../places.ts'
import {
  Email,
  freeText,
  Id,
  nameOrNothing,
  optionalText,
  reasonLength,
  requiredName,
  requiredText,
} from '../primitives.ts'
import { say } from '../say.ts'

export const folioLimits = {
  folios: 9,
  quantity: 999,
  lines: 2000,
  deposits: 20,
  cardDigits: 4,
  howToPay: 1000,
} as const

const Position = z
  .int(say('This folio does not exist'))
  .check(
    z.gte(1, say('This folio does not exist')),
    z.lte(folioLimits.folios, say('This folio does not exist')),
  )
const Amount = Cents.check(z.gte(1, say('Enter an amount above 0')))
const Reason = requiredText(reasonLength, say('Say why'))

/** Payer of a folio, as an invoice names them; empty fields are not printed. */
export const FolioPayer = z.strictObject({
  name: nameOrNothing(120),
  company: nameOrNothing(120),
  vatId: nameOrNothing(40),
  /** The street; addresses entered before they had parts have the town here too. */
  address: freeText(400),
  postalCode: z._default(nameOrNothing(20), ''),
  city: z._default(nameOrNothing(80), ''),
  country: z._default(z.union([z.literal(''), CountryCode]), ''),
  /** The payer's order reference, such as the Leitweg-ID of a German authority. */
  buyerReference: z._default(nameOrNothing(100), ''),
  email: z.union([z.literal(''), Email]),
  language: z.union([z.literal(''), z.string().check(z.regex(/^[a-z]{2}$/, say('Choose a language')))]),
})
export type FolioPayer = z.infer<typeof FolioPayer>

export const unnamedPayer: FolioPayer = {
  name: '',
  company: '',
  vatId: '',
  address: '',
  postalCode: '',
  city: '',
  country: '',
  buyerReference: '',
  email: '',
  language: '',
}

/** An extra of the catalogue, at its own price or another, or anything else with a name of its own. */
export const ChargeInput = z
  .strictObject({
    position: Position,
    extraId: z.nullable(Id),
    name: requiredName(80, say('Enter what it is for')),
    quantity: z
      .int(say('Enter a number'))
      .check(
        z.gte(1, say('At least 1')),
        z.lte(folioLimits.quantity, say('At most {count}', { count: folioLimits.quantity })),
      ),
    unitCents: Amount,
    /** The kind of charge, if it is not in the catalogue. */
    kind: z.optional(ExtraKind),
    /** Left out, the rate is that of the extra, or the hotel's for the kind of thing. */
    vatPercent: z.optional(VatPercent),
    note: optionalText(reasonLength),
  })
  .check(
    z.refine(({ quantity, unitCents }) => quantity * unitCents <= 10_000_000_000, {
      path: ['unitCents'],
      message: say('That amount is too large'),
    }),
  )
export type ChargeInput = z.infer<typeof ChargeInput>

/** Money that the hotel took or gave back. A refund is at most what is left of the payments on its folio. */
export const PaymentRecord = z
  .strictObject({
    position: Position,
    kind: z.enum(['payment', 'refund']),
    method: DeskMethod,
    amountCents: Amount,
    /** The last digits of the card at the terminal. */
    cardDigits: z.optional(z.string().check(z.regex(/^\d{4}$/, say('Enter the last four digits')))),
    note: optionalText(reasonLength),
    /** True confirms what may be a mistake (409 `unlikely_value`): the same amount again, or more than is left to pay. */
    isMeant: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ method, cardDigits }) => method === 'card' || cardDigits === undefined, {
      path: ['cardDigits'],
      message: say('Only cards have digits'),
    }),
    z.refine(({ kind, note }) => kind === 'payment' || Boolean(note), {
      path: ['note'],
      message: say('Say why'),
    }),
  )
export type PaymentRecord = z.infer<typeof PaymentRecord>

export const CorrectionInput = z.strictObject({
  lineId: Id,
  /** Amount to reverse; a payment is always reversed in full. */
  amountCents: z.optional(Amount),
  reason: Reason,
})
export type CorrectionInput = z.infer<typeof CorrectionInput>

export const FolioMove = z.strictObject({
  lineIds: z
    .array(Id)
    .check(z.minLength(1, say('Choose a line')), z.maxLength(100, say('Choose at most 100 lines'))),
  position: Position,
})
export type FolioMove = z.infer<typeof FolioMove>

export const FolioInput = z.strictObject({
  payer: FolioPayer,
  /** Existing lines of these parts move here, and later charges are added here automatically. */
  takes: z.array(FolioGroup).check(z.maxLength(folioGroups.length)),
  /** The profile of the company that pays; null if the payer was entered by hand, left out to keep what there is. */
  companyId: z.optional(z.nullable(Id)),
})
export type FolioInput = z.infer<typeof FolioInput>

export const DepositInput = z.strictObject({
  amountCents: Amount,
  dueOn: IsoDate,
  /** Text of the hotel to the guest about paying: an account, a link, a telephone number. */
  howToPay: z._default(freeText(folioLimits.howToPay), ''),
  /** False if the guest is asked in another way. */
  mailGuest: z._default(z.boolean(), true),
})
export type DepositInput = z.infer<typeof DepositInput>
