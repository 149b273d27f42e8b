import * as z from 'zod/mini'
import { MfaCode } from '../accounts/auth.ts'
import { endpoint } from '../endpoint.ts'
import { CountryCode } from '../places.ts'
import { UsAccountType } from '../platform/bank-account.ts'
import { CurrentPassword, Id, Instant, nameOrNothing, requiredName } from '../primitives.ts'
import { say } from '../say.ts'
import { AccountCurrency, PayoutAccount, PayoutAccountKind, payoutAccountFault } from './payout-accounts.ts'

/** New details are used once this many days have passed, so that the holder of the account can object. */
export const coolingOffDays = 3

/** Recipient of the payouts, as printed on statements and required by tax law. */
export const Payee = z.strictObject({
  name: requiredName(70, say('Enter your name')),
  company: nameOrNothing(70),
  street: requiredName(70, say('Enter street and number')),
  postalCode: nameOrNothing(16),
  city: requiredName(35, say('Enter the city')),
  region: nameOrNothing(35),
  country: CountryCode,
  taxNumber: requiredName(30, say('Enter your tax number')).check(
    z.regex(/^[\p{L}\d ./-]*$/u, say('Use letters, digits, blanks and . / -')),
    z.refine((value) => /\d/.test(value), say('A tax number has digits')),
  ),
})
export type Payee = z.infer<typeof Payee>

/** An account as its owner sees it: nobody sees more than the last four digits. */
export const MaskedAccount = z.object({
  kind: PayoutAccountKind,
  /** Empty of PayPal and Wise. */
  country: z.string(),
  /** The end of the number; of PayPal and Wise, of the address. */
  lastFour: z.string(),
  /** `SE45 •••• 2207`, `j•••@example.com` */
  masked: z.string(),
  holder: z.string(),
  bic: z.nullable(z.string()),
  routingNumber: z.nullable(z.string()),
  accountType: z.nullable(UsAccountType),
  bankName: z.string(),
})
export type MaskedAccount = z.infer<typeof MaskedAccount>

export const MaskedPayee = z.object({
  name: z.string(),
  company: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  /** `•••• 0142` */
  taxNumber: z.string(),
})
export type MaskedPayee = z.infer<typeof MaskedPayee>

/** Subject of a change: both the first time, then the account or the payee. */
const payoutDetailsSubjects = ['all', 'account', 'payee'] as const
export const PayoutDetailsSubject = z.enum(payoutDetailsSubjects)
export type PayoutDetailsSubject = z.infer<typeof PayoutDetailsSubject>

export const PayoutDetailsSet = z.object({
  id: Id,
  subject: PayoutDetailsSubject,
  account: MaskedAccount,
  /** The currency it is paid in. */
  currency: z.string(),
  payee: MaskedPayee,
  savedAt: Instant,
  /** Payouts use it from then on. */
  usableFrom: Instant,
})
export type PayoutDetailsSet = z.infer<typeof PayoutDetailsSet>

export const PayoutDetailsChange = z.object({
  id: Id,
  subject: PayoutDetailsSubject,
  lastFour: z.string(),
  savedAt: Instant,
  /** The browser it was saved with, for example 'Firefox on Windows'. */
  device: z.nullable(z.string()),
  withdrawnAt: z.nullable(Instant),
})
export type PayoutDetailsChange = z.infer<typeof PayoutDetailsChange>

export const PayoutDetails = z.object({
  /** Details that a payout made now would use; null if there are none yet. */
  inUse: z.nullable(PayoutDetailsSet),
  /** Details that are still in their cooling-off time, newest first. */
  waiting: z.array(PayoutDetailsSet),
  /** Total paid to the account in use, in US cents. */
  paidCents: z.int(),
  /** The newest that was not withdrawn; a change names it, so that nobody replaces what they have not seen. */
  newestId: z.nullable(Id),
  changes: z.array(PayoutDetailsChange),
})
export type PayoutDetails = z.infer<typeof PayoutDetails>

/** Every change asks for the password and, where two-step sign-in is on, for a code. */
export const PayoutDetailsProof = z.strictObject({
  password: CurrentPassword,
  code: z.optional(MfaCode),
  newestId: z.nullable(Id),
})
export type PayoutDetailsProof = z.infer<typeof PayoutDetailsProof>

export const PayoutAccountFields = z.extend(PayoutDetailsProof, {
  account: PayoutAccount,
  currency: z._default(AccountCurrency, 'USD'),
  /** Needed the first time; later it stays as it is if it is left out. */
  payee: z.optional(Payee),
})

/** Input that is saved; accounts saved by earlier versions are read without this check. */
export const PayoutAccountInput = PayoutAccountFields.check(checkAccount)

/** Checks that an account can be paid in the chosen currency. */
export function checkAccount({
  value: { account, currency },
  issues,
}: z.core.ParsePayload<Pick<z.infer<typeof PayoutAccountFields>, 'account' | 'currency'>>): void {
  const fault = issues.length > 0 ? null : payoutAccountFault(account, currency)
  if (!fault) return
  const path = fault.field === 'currency' ? ['currency'] : ['account', fault.field]
  issues.push({ code: 'custom', message: fault.message, path, input: account })
}
export type PayoutAccountInput = z.infer<typeof PayoutAccountInput>
export type PayoutAccountIn = z.input<typeof PayoutAccountInput>

export const PayoutPayeeInput = z.extend(PayoutDetailsProof, { payee: Payee })
export type PayoutPayeeInput = z.infer<typeof PayoutPayeeInput>

const examplePayee = {
  name: 'Jonas Lindqvist',
  company: 'Slow Miles',
  street: 'Hornsgatan 48',
  postalCode: '118 21',
  city: 'Stockholm',
  region: '',
  country: 'SE',
  taxNumber: '19850412-0142',
}

export const payoutDetails = {
  get: endpoint({
    method: 'GET',
    path: '/payout-details',
    access: ['affiliate'],
    launch: ['payouts'],
    summary: 'Your payout account, masked, and changes that are not in use yet',
    response: PayoutDetails,
  }),
  saveAccount: endpoint({
    method: 'PUT',
    path: '/payout-details/account',
    access: ['affiliate'],
    launch: ['payouts'],
    summary: 'Be paid to another account, from three days after; asks for password and code',
    body: PayoutAccountInput,
    example: {
      account: {
        kind: 'iban',
        holder: 'Jonas Lindqvist',
        iban: 'SE45 5000 0000 0583 9825 7466',
        bic: 'ESSESESS',
        bankName: 'SEB',
      },
      payee: examplePayee,
      password: 'correct horse battery staple',
      code: '419073',
      newestId: null,
    },
    response: PayoutDetails,
  }),
  savePayee: endpoint({
    method: 'PUT',
    path: '/payout-details/payee',
    access: ['affiliate'],
    launch: ['payouts'],
    summary: 'Change name, address or tax number, from three days after; asks for password and code',
    body: PayoutPayeeInput,
    example: {
      payee: examplePayee,
      password: 'correct horse battery staple',
      code: '419073',
      newestId: '0d000000-0000-4000-8000-000000000001',
    },
    response: PayoutDetails,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/payout-details/waiting',
    access: ['affiliate'],
    launch: ['payouts'],
    summary: 'Withdraw pending changes that you did not make, and sign out every other device',
    response: PayoutDetails,
  }),
}
