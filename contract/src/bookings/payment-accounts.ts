import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { Cents } from '../money.ts'
import { Id, Instant, Version } from '../primitives.ts'

/** A hotel's account at the payment service, in plain words for its owner. */
export const PaymentAccount = z.object({
  id: Id,
  state: z.enum(['incomplete', 'checking', 'active', 'restricted', 'closed']),
  country: z.string(),
  /** Names of what the payment service still wants. */
  missing: z.array(z.string()),
  methods: z.array(z.string()),
  isTest: z.boolean(),
  isSimulated: z.boolean(),
  hotels: z.array(z.object({ id: Id, name: z.string() })),
})
export type PaymentAccount = z.infer<typeof PaymentAccount>

export const HotelPaymentSettings = z.object({
  hotelId: Id,
  account: z.nullable(PaymentAccount),
  /** Other accounts of the owner that the hotel could use as well. */
  others: z.array(PaymentAccount),
  deskRefundCents: z.nullable(z.int()),
  currency: z.string(),
  version: Version,
})
export type HotelPaymentSettings = z.infer<typeof HotelPaymentSettings>

export const HotelPaymentSettingsInput = z.strictObject({
  accountId: z.nullable(Id),
  deskRefundCents: z.nullable(Cents),
  version: Version,
})
export type HotelPaymentSettingsInput = z.infer<typeof HotelPaymentSettingsInput>

export const PaymentTransfer = z.object({
  id: Id,
  amountCents: z.int(),
  currency: z.string(),
  state: z.enum(['pending', 'paid', 'failed']),
  arrivesOn: IsoDate,
  paymentsCents: z.int(),
  refundsCents: z.int(),
  disputesCents: z.int(),
  feesCents: z.int(),
  otherCents: z.int(),
})
export type PaymentTransfer = z.infer<typeof PaymentTransfer>
export const PaymentTransferLine = z.object({
  id: z.string(),
  kind: z.enum(['payment', 'refund', 'dispute', 'fee', 'other']),
  bookingId: z.nullable(Id),
  reference: z.nullable(z.string()),
  guestName: z.nullable(z.string()),
  amountCents: z.int(),
  feeCents: z.int(),
  at: Instant,
})
export type PaymentTransferLine = z.infer<typeof PaymentTransferLine>
