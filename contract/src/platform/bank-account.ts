import { electronicFormatIBAN, isValidBIC, ValidationErrorsIBAN, validateIBAN } from 'ibantools'
import * as z from 'zod/mini'
import { sayCountry } from '../places.ts'
import { nameOrNothing, requiredName } from '../primitives.ts'
import { say } from '../say.ts'

/** Returns the reason why a bank would refuse this IBAN, in words, or null. */
export function ibanFault(typed: string): string | null {
  const iban = electronicFormatIBAN(typed) ?? ''
  if (iban === '') return say('Enter the IBAN of your account')
  const { valid, errorCodes } = validateIBAN(iban)
  if (valid) return null
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry)) {
    return say('An IBAN begins with the two letters of a country that uses it')
  }
  const country = sayCountry(iban.slice(0, 2))
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength)) {
    return say('This is not as long as an IBAN of {country}', { country })
  }
  if (errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum)) {
    return say('The check digits do not fit. Compare it with your bank statement.')
  }
  return say('This is not built like an IBAN of {country}', { country })
}

const IbanText = z.pipe(
  z.string().check(z.maxLength(60, say('An IBAN has at most 34 characters'))),
  z.transform((value) => electronicFormatIBAN(value) ?? ''),
)

/** Without blanks, in capitals. */
export const Iban = IbanText.check((payload) => {
  const fault = ibanFault(payload.value)
  if (fault) payload.issues.push({ code: 'custom', message: fault, input: payload.value })
})

/** Accepts the same as `Iban`, but may be empty. */
export const IbanOrNothing = IbanText.check((payload) => {
  const fault = payload.value === '' ? null : ibanFault(payload.value)
  if (fault) payload.issues.push({ code: 'custom', message: fault, input: payload.value })
})

const notABic = say('A BIC has 8 or 11 characters, such as HANDSESS')

export const Bic = z
  .pipe(
    z.string().check(z.maxLength(40, notABic)),
    z.transform((value) => value.replace(/\s/g, '').toUpperCase()),
  )
  .check(z.refine(isValidBIC, notABic))

export const BicOrNothing = z.union([z.literal(''), Bic])

/**
 * Countries whose banks keep accounts with an IBAN of another one: the exceptions of the European Payments Council to
 * its rule that the two are the same.
 */
const bankCountries: Record<string, string> = {
  FR: 'GF GP MQ YT RE BL MF PM GG JE NC PF TF WF',
  MC: 'FR',
  IE: 'GB',
  GB: 'GG JE IM VG',
  DK: 'FO GL',
}

/** Countries whose IBANs name the bank by the first four letters of its BIC, according to the registry of IBANs. */
const namedByBic = new Set(['BG', 'GB', 'GI', 'IE', 'LV', 'MT', 'NL', 'RO'])

/** Returns the reason why IBAN and BIC do not match, in words, or null. Both are expected to be valid on their own. */
export function bicFault(iban: string, bic: string): string | null {
  const account = iban.slice(0, 2).toUpperCase()
  const compactBic = bic.replace(/\s/g, '').toUpperCase()
  const bank = compactBic.slice(4, 6)
  if (bank === account && namedByBic.has(account)) {
    const named = iban.replace(/\s/g, '').slice(4, 8).toUpperCase()
    const given = compactBic.slice(0, 4)
    if (named === given) return null
    return say('This BIC is of the bank {given}, and the IBAN of an account with the bank {named}', {
      given,
      named,
    })
  }
  if (bank === account || bankCountries[account]?.split(' ').includes(bank)) return null
  return say('This BIC is of a bank in {bank}, and the IBAN of an account in {account}', {
    bank: sayCountry(bank),
    account: sayCountry(account),
  })
}

/** The ninth digit of an ABA routing number checks the others, weighted 3, 7 and 1. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false
  const weights = [3, 7, 1]
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0)
  return sum % 10 === 0
}

function withoutBlanks(max: number, message: string) {
  return z.pipe(
    z.string().check(z.maxLength(max, message)),
    z.transform((value) => value.replace(/[\s-]/g, '')),
  )
}

const notRouting = say('This is not a routing number. It is the nine digits at the bottom left of a check.')
export const RoutingNumber = withoutBlanks(30, notRouting).check(z.refine(isRoutingNumber, notRouting))

const notAccount = say('Enter 4 to 17 digits')
export const UsAccountNumber = withoutBlanks(40, notAccount).check(z.regex(/^\d{4,17}$/, notAccount))

const usAccountTypes = ['checking', 'savings'] as const
export const UsAccountType = z.enum(usAccountTypes, say('Choose checking or savings'))

const holder = requiredName(70, say('Enter the name the account is in'))
const bankName = nameOrNothing(70)

export const IbanAccount = z.strictObject({
  kind: z.literal('iban'),
  holder,
  iban: Iban,
  /** Not needed where euros are sent by SEPA. */
  bic: BicOrNothing,
  bankName,
})

export const UsAccount = z.strictObject({
  kind: z.literal('us'),
  holder,
  routingNumber: RoutingNumber,
  accountNumber: UsAccountNumber,
  accountType: UsAccountType,
  bankName,
})

/** An account with a bank, where it has an IBAN or in the United States. */
export type BankAccount = z.infer<typeof IbanAccount> | z.infer<typeof UsAccount>

/** Masks an account so that its holder recognises it and nobody else learns its number. */
export function maskBankAccount(account: BankAccount): { country: string; lastFour: string; masked: string } {
  const country = account.kind === 'iban' ? account.iban.slice(0, 2) : 'US'
  const lastFour = (account.kind === 'iban' ? account.iban : account.accountNumber).slice(-4)
  const start = account.kind === 'iban' ? `${account.iban.slice(0, 4)} ` : ''
  return { country, lastFour, masked: `${start}•••• ${lastFour}` }
}
