import { MfaProof } from '@roomlark/contract/accounts/mfa'
import type { UsAccountType } from '@roomlark/contract/platform/bank-account'
import {
  type Payee,
  PayoutAccountInput,
  PayoutPayeeInput,
} from '@roomlark/contract/settlement/payout-details'
import * as z from 'zod/mini'
import { contractResolver } from '../../../lib/contract-form.ts'

/** The fields of both kinds of account stay filled while somebody switches between them. */
type AccountValues = {
  kind: 'iban' | 'us'
  holder: string
  iban: string
  bic: string
  routingNumber: string
  accountNumber: string
  accountType: z.infer<typeof UsAccountType>
  bankName: string
}

type ProofValues = { password: string; code: string }
export type DetailsValues = ProofValues & { account: AccountValues; payee: Payee }

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
  iban: '',
  bic: '',
  bankName: '',
  routingNumber: '',
  accountNumber: '',
  accountType: 'checking',
}

type Asks = { payee: boolean; code: boolean; newestId: string | null }

const withCode = { code: MfaProof.shape.code }

export function accountResolver({ payee, code, newestId }: Asks) {
  const schema = code ? z.extend(PayoutAccountInput, withCode) : PayoutAccountInput
  return contractResolver(schema, (values: DetailsValues) => ({
    ...toProof(values, code),
    newestId,
    account: toAccount(values.account),
    ...(payee && { payee: values.payee }),
  }))
}

export function payeeResolver({ code, newestId }: Omit<Asks, 'payee'>) {
  const schema = code ? z.extend(PayoutPayeeInput, withCode) : PayoutPayeeInput
  return contractResolver(schema, (values: DetailsValues) => ({
    ...toProof(values, code),
    newestId,
    payee: values.payee,
  }))
}

function toProof({ password, code }: ProofValues, asksCode: boolean) {
  return asksCode ? { password, code } : { password }
}

function toAccount(values: AccountValues) {
  const { kind, holder, bankName, iban, bic, routingNumber, accountNumber, accountType } = values
  return kind === 'iban'
    ? { kind, holder, bankName, iban, bic }
    : { kind, holder, bankName, routingNumber, accountNumber, accountType }
}
