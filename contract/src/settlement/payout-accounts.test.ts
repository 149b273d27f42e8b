import { describe, expect, test } from 'vitest'
import { isInSepa, maskPayoutAccount, type PayoutAccount, payoutAccountFault } from './payout-accounts.ts'

const iban = (number: string, bic: string): PayoutAccount => ({
  kind: 'iban',
  holder: 'Jo Miles',
  iban: number,
  bic,
  bankName: '',
})
const us: PayoutAccount = {
  kind: 'us',
  holder: 'Jo Miles',
  routingNumber: '021000021',
  accountNumber: '123456789',
  accountType: 'checking',
  bankName: '',
}
const payPal: PayoutAccount = { kind: 'paypal', holder: 'Jo Miles', email: 'jo@miles.example' }
const noBic = 'Enter the BIC. Only euros within SEPA are sent without one.'

describe('an account and its currency', () => {
  test.each([
    ['euros within SEPA need no BIC', iban('SE4550000000058398257466', ''), 'EUR', null],
    ['other money does', iban('SE4550000000058398257466', ''), 'SEK', { field: 'bic', message: noBic }],
    [
      'so do euros elsewhere',
      iban('TR330006100519786457841326', ''),
      'EUR',
      { field: 'bic', message: noBic },
    ],
    ['dollars go to an IBAN by its BIC', iban('SE4550000000058398257466', 'ESSESESS'), 'USD', null],
    [
      'a BIC of another country is refused',
      iban('SE4550000000058398257466', 'DEUTDEFF'),
      'EUR',
      { field: 'bic', message: 'This BIC is of a bank in Germany, and the IBAN of an account in Sweden' },
    ],
    ['an American account takes dollars', us, 'USD', null],
    [
      'and nothing else',
      us,
      'EUR',
      { field: 'currency', message: 'An account in the United States is paid in US dollars' },
    ],
    ['PayPal takes every currency', payPal, 'CHF', null],
  ])('%s', (_, account, currency, fault) => {
    expect(payoutAccountFault(account, currency)).toEqual(fault)
  })

  test('SEPA is more than the European Union', () => {
    expect(['DE', 'CH', 'GB', 'SM', 'RS'].map(isInSepa)).toEqual([true, true, true, true, true])
    expect(['TR', 'SA', 'US'].map(isInSepa)).toEqual([false, false, false])
  })

  test('an address is masked up to its domain', () => {
    expect(maskPayoutAccount(payPal)).toEqual({
      country: '',
      lastFour: '@miles.example',
      masked: 'j•••@miles.example',
    })
  })
})
