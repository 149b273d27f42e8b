import { maskPayoutAccount, PayoutAccount } from '@roomlark/contract/settlement/payout-accounts'
import { type MaskedAccount, type MaskedPayee, Payee } from '@roomlark/contract/settlement/payout-details'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../../context.ts'

/** The encrypted part of a row. */
const Sealed = z.object({ account: PayoutAccount, payee: Payee })
export type OpenDetails = z.infer<typeof Sealed>

export function sealDetails({ cipher }: Pick<ServiceContext, 'cipher'>, details: OpenDetails): Buffer {
  return cipher.encrypt(JSON.stringify(details))
}

export function unsealDetails({ cipher }: Pick<ServiceContext, 'cipher'>, sealed: Buffer): OpenDetails {
  return Sealed.parse(JSON.parse(cipher.decrypt(sealed)))
}

export function maskAccount(account: PayoutAccount): MaskedAccount {
  const { holder, kind } = account
  return {
    kind,
    holder,
    bankName: 'bankName' in account ? account.bankName : '',
    ...maskPayoutAccount(account),
    bic: account.kind === 'iban' ? account.bic || null : null,
    routingNumber: account.kind === 'us' ? account.routingNumber : null,
    accountType: account.kind === 'us' ? account.accountType : null,
  }
}

/** A short tax number would be given away by its last four characters, so fewer of them are shown. */
export function maskPayee({ taxNumber, ...payee }: Payee): MaskedPayee {
  const shown = Math.min(4, Math.floor(taxNumber.length / 2))
  return { ...payee, taxNumber: `•••• ${taxNumber.slice(taxNumber.length - shown)}` }
}
