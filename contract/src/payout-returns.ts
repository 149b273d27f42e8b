import * as z from 'zod/mini'
import { say } from './say.ts'

/** Reasons why a bank returns a transfer: codes of ISO 20022. */
export const bankReturnCodes = ['AC01', 'AC04', 'AC06', 'AG01', 'BE01', 'MD07', 'MS03'] as const
/**
 * Reasons that administrators choose, and those for which Roomlark itself stops a transfer that is not with the bank
 * yet.
 */
const payoutReturnCodes = [...bankReturnCodes, 'suspended', 'erased', 'wrong-bank'] as const
export const BankReturnCode = z.enum(bankReturnCodes, say('Choose what the bank says'))
export type BankReturnCode = z.infer<typeof BankReturnCode>
export const PayoutReturnCode = z.enum(payoutReturnCodes)
export type PayoutReturnCode = z.infer<typeof PayoutReturnCode>

/** After these the account itself is to blame, so nothing is paid to it again. */
export const accountFaults = ['AC01', 'AC04', 'AC06', 'AG01', 'BE01', 'MD07', 'wrong-bank'] as const

export const returnCodeWords: Record<PayoutReturnCode, string> = {
  AC01: say('the account number is wrong'),
  AC04: say('the account is closed'),
  AC06: say('the account is blocked'),
  AG01: say('the account does not take transfers'),
  BE01: say('the name does not match the account'),
  MD07: say('the account holder has died'),
  MS03: say('the bank gave no reason'),
  suspended: say('the partner was suspended before the file was made'),
  erased: say('the account was deleted before the file was made'),
  'wrong-bank': say('the BIC and the IBAN are of different countries'),
}

/** `The account is closed.` */
export function returnCodeSentence(code: PayoutReturnCode): string {
  const words = say(returnCodeWords[code])
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
