import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  Bic,
  bicFault,
  Iban,
  IbanAccount,
  ibanFault,
  isRoutingNumber,
  maskBankAccount,
  UsAccount,
} from './bank-account.ts'

describe('IBAN', () => {
  test.each([
    ['SE45 5000 0000 0583 9825 7466', null],
    ['de89370400440532013000', null],
    ['GB29 NWBK 6016 1331 9268 19', null],
    ['NO93 8601 1117 947', null],
    ['MT84MALT011000012345MTLCAST001S', null],
    ['', 'Enter the IBAN of your account'],
    ['US12 3456 7890', 'An IBAN begins with the two letters of a country that uses it'],
    ['2031-03-10', 'An IBAN begins with the two letters of a country that uses it'],
    ['SE45 5000 0000 0583 9825 746', 'This is not as long as an IBAN of Sweden'],
    ['SE46 5000 0000 0583 9825 7466', 'The check digits do not fit. Compare it with your bank statement.'],
  ])('%s: %s', (typed, fault) => {
    expect(ibanFault(typed)).toBe(fault)
  })

  test('is kept without blanks and in capitals, and no single wrong digit passes', () => {
    expect(Iban.parse(' de89 3704 0044 0532 0130 00 ')).toBe('DE89370400440532013000')
    const iban = 'DE89370400440532013000'
    fc.assert(
      fc.property(fc.integer({ min: 2, max: iban.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(iban[at]) + by) % 10
        return ibanFault(iban.slice(0, at) + digit + iban.slice(at + 1)) !== null
      }),
    )
  })
})

test('a BIC has a bank, a country and a place, and perhaps a branch', () => {
  expect(Bic.parse('hand sess')).toBe('HANDSESS')
  expect(Bic.safeParse('DEUTDEFF500').success).toBe(true)
  for (const wrong of ['', 'HANDSES', 'HANDSESS1', '1ANDSESS', 'HANDXXSS']) {
    expect(Bic.safeParse(wrong).success, wrong).toBe(false)
  }
})

test.each([
  ['SE4550000000058398257466', 'HANDSESS', null],
  ['FR1420041010050500013M02606', 'BNPAGFGX', null],
  ['IE29AIBK93115212345678', 'BOFIGB2B', null],
  ['IE29AIBK93115212345678', 'AIBKIE2D', null],
  [
    'IE29AIBK93115212345678',
    'BOFIIE2D',
    'This BIC is of the bank BOFI, and the IBAN of an account with the bank AIBK',
  ],
  ['GB29NWBK60161331926819', 'RBOSJESH', null],
  ['DK5000400440116243', 'FIFBFOTX', null],
  [
    'SE4550000000058398257466',
    'DEUTDEFF500',
    'This BIC is of a bank in Germany, and the IBAN of an account in Sweden',
  ],
  // The exceptions hold in one direction only.
  [
    'GB29NWBK60161331926819',
    'AIBKIE2D',
    'This BIC is of a bank in Ireland, and the IBAN of an account in United Kingdom',
  ],
])('IBAN %s with BIC %s: %s', (iban, bic, fault) => {
  expect(bicFault(iban, bic)).toBe(fault)
})

test('a routing number ends in its check digit', () => {
  for (const right of ['021000021', '011401533', '091000019']) expect(isRoutingNumber(right)).toBe(true)
  for (const wrong of ['021000022', '000000000', '02100002', '0210000210', 'abcdefghi']) {
    expect(isRoutingNumber(wrong), wrong).toBe(false)
  }
})

test('an account is marked by its country and last four digits', () => {
  const swedish = {
    kind: 'iban',
    holder: 'Jonas Lindqvist',
    iban: 'SE4550000000058398257466',
    bic: 'ESSESESS',
    bankName: '',
  }
  expect(maskBankAccount(IbanAccount.parse(swedish))).toEqual({
    country: 'SE',
    lastFour: '7466',
    masked: 'SE45 •••• 7466',
  })
  const american = {
    kind: 'us',
    holder: 'Jo Miles',
    routingNumber: '0210-00021',
    accountNumber: '12 345 6789',
    accountType: 'checking',
    bankName: 'First Bank',
  }
  expect(maskBankAccount(UsAccount.parse(american))).toEqual({
    country: 'US',
    lastFour: '6789',
    masked: '•••• 6789',
  })
})
