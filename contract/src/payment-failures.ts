import * as z from 'zod/mini'

/** Why a payment failed, in Roomlark's own words for what payment services say. */
export const PaymentFailure = z.enum([
  'declined',
  'insufficient-funds',
  'expired-card',
  'authentication-failed',
  'authentication-needed',
  'fraud-suspected',
  'abandoned',
  'other',
])
export type PaymentFailure = z.infer<typeof PaymentFailure>
