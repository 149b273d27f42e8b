import * as z from 'zod/mini'
import { say } from './say.ts'

/** Meals are those of the rate plan, as far as they have a value of their own. Charges are positive and payments negative; a waiver takes a fee back. */
export const folioLineKinds = [
  'room',
  'meal',
  'fee',
  'city-tax',
  'vat',
  'cancellation',
  'no-show',
  'waiver',
  'extra',
  'payment',
  'refund',
] as const
export const FolioLineKind = z.enum(folioLineKinds)
export type FolioLineKind = (typeof folioLineKinds)[number]

/** Methods that the desk records; Roomlark only keeps the record. */
export const deskMethods = ['card', 'cash', 'transfer', 'voucher', 'ota'] as const
export const DeskMethod = z.enum(deskMethods, say('Choose how it was paid'))

/**
 * Methods of payment. What is paid online is written by Roomlark once the payment service has it, and so is what was
 * rounded because there are no coins for it.
 */
export const paymentMethods = [...deskMethods, 'online', 'rounding'] as const
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = (typeof paymentMethods)[number]

/** The parts of a bill, which a booking can send to a folio of their own. */
export const folioGroups = ['room', 'taxes', 'fees', 'extras'] as const
export const FolioGroup = z.enum(folioGroups)
export type FolioGroup = (typeof folioGroups)[number]

/** Returns the part of a bill that a charge belongs to; payments belong to none. */
export function findFolioGroup(kind: FolioLineKind): FolioGroup | undefined {
  switch (kind) {
    case 'room':
    case 'meal':
      return 'room'
    case 'city-tax':
    case 'vat':
      return 'taxes'
    case 'extra':
      return 'extras'
    case 'payment':
    case 'refund':
      return undefined
    default:
      return 'fees'
  }
}

export const paymentMethodNames: Record<PaymentMethod, string> = {
  cash: say('Cash'),
  card: say('Card'),
  transfer: say('Bank transfer'),
  voucher: say('Voucher'),
  ota: say('Paid to the OTA'),
  online: say('Paid online'),
  rounding: say('Cash rounding'),
}

/** The same within a line: `Refund, cash`. */
export const paymentMethodWords: Record<PaymentMethod, string> = {
  cash: say('cash'),
  card: say('card'),
  transfer: say('bank transfer'),
  voucher: say('voucher'),
  ota: say('paid to the OTA'),
  online: say('paid online'),
  rounding: say('rounding of cash'),
}
