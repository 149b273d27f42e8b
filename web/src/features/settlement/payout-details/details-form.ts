import { MfaProof } from '@roomlark/contract/accounts/mfa'
import type { UsAccountType } from '@roomlark/contract/platform/bank-account'
import type { AccountCurrency, PayoutAccountKind } from '@roomlark/contract/settlement/payout-accounts'
import { coolingOffDays, type Payee } from '@roomlark/contract/settlement/payout-details'
import { useState } from 'react'
import * as z from 'zod/mini'

/** The fields of all kinds of account stay filled while somebody switches between them. */
type AccountValues = {
  kind: PayoutAccountKind
  holder: string
  email: string
  iban: string
  bic: string
  routingNumber: string
  accountNumber: string
  accountType: z.infer<typeof UsAccountType>
  bankName: string
}

type ProofValues = { password: string; code: string }
export type DetailsValues = ProofValues & {
  account: AccountValues
  currency: AccountCurrency
  payee: Payee
}

export const noPayee: Payee = {
  name: '',
  company: '',
  street: '',
  postalCode: '',
  city: '',
  region: '',
  country: '',
  taxNumber: '',
}

export const noAccount: AccountValues = {
  kind: 'iban',
  holder: '',
  email: '',
  iban: '',
  bic: '',
  bankName: '',
  routingNumber: '',
  accountNumber: '',
  accountType: 'checking',
}

/** Asks for a code too, of those who sign in with one. */
export function withCode<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodMiniObject<Shape>,
  hasCode: boolean,
) {
  return hasCode ? z.extend(schema, { code: MfaProof.shape.code }) : schema
}

export function toProof({ password, code }: ProofValues, asksCode: boolean) {
  return asksCode ? { password, code } : { password }
}

export function toAccount(values: AccountValues) {
  const { kind, holder, email, bankName, iban, bic, routingNumber, accountNumber, accountType } = values
  if (kind === 'iban') return { kind, holder, bankName, iban, bic }
  if (kind === 'us') return { kind, holder, bankName, routingNumber, accountNumber, accountType }
  return { kind, holder, email }
}

/** Returns the time from which a change saved now would be used; it stays the same while a dialog is open. */
export function useUsedFrom(): string {
  const [from] = useState(() => new Date(Date.now() + coolingOffDays * 24 * 60 * 60 * 1000).toISOString())
  return from
}
