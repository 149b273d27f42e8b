import { type BankAccount, maskBankAccount } from '@roomlark/contract/platform/bank-account'
import { coolingOffDays } from '@roomlark/contract/settlement/payout-details'
import { insertDetails } from '../settlement/payouts/details/payout-details.queries.ts'
import { sealDetails } from '../settlement/payouts/details/sealed-details.ts'
import { ines, jonas, kofi } from './accounts.ts'
import { type DemoContext, dayMs, getDaysAgo } from './demo-context.ts'
import { partnerDays } from './referrals.ts'

const ofJonas = payee(jonas, 'Vasagatan 14', '111 20', 'Stockholm', '', 'SE', '850214-0142')
const ofKofi = payee(kofi, '218 Bergen Street', '11217', 'Brooklyn', 'NY', 'US', '47-1934410')
const ofInes = payee(ines, 'Rua da Boavista 61', '1200-066', 'Lisboa', '', 'PT', '245 118 093')

function payee(
  { id: affiliateId, firstName, lastName, companyName }: typeof jonas,
  street: string,
  postalCode: string,
  city: string,
  region: string,
  country: string,
  taxNumber: string,
) {
  const name = `${firstName} ${lastName}`
  const address = { street, postalCode, city, region, country, taxNumber }
  return { affiliateId, payee: { name, company: companyName ?? '', ...address } }
}

const american: BankAccount = {
  kind: 'us',
  holder: 'Cabin Weekly LLC',
  routingNumber: '021000021',
  accountNumber: '000123454410',
  accountType: 'checking',
  bankName: 'First Harbor Bank',
}

/** The numbers are made up; only their check digits are right. The first account of each was there from the start. */
const details: [of: typeof ofJonas, savedDaysAgo: number | null, account: BankAccount][] = [
  [ofJonas, null, iban(ofJonas, 'SE4550000000058398257466', 'NDEASESS', 'Nordea')],
  [ofJonas, 1, iban(ofJonas, 'SE7280000810340009783242', 'HANDSESS', 'Handelsbanken')],
  [ofKofi, null, american],
  [ofInes, null, iban(ofInes, 'PT50000201231234567890154', 'CGDIPTPL', 'Caixa do Tejo')],
  // Her bank blocked the first account, and a payout came back.
  [ofInes, 110, iban(ofInes, 'PT50002700000001234567833', 'CGDIPTPL', 'Banco da Ribeira')],
]

function iban({ payee }: typeof ofJonas, number: string, bic: string, bankName: string): BankAccount {
  return { kind: 'iban', holder: payee.name, iban: number, bic, bankName }
}

export async function seedPayoutDetails(ctx: DemoContext): Promise<void> {
  for (const [{ affiliateId, payee }, savedDaysAgo, account] of details) {
    const savedAt = getDaysAgo(ctx, savedDaysAgo ?? partnerDays)
    await insertDetails(ctx.sql, {
      affiliateId,
      subject: savedDaysAgo === null ? 'all' : 'account',
      kind: account.kind,
      currency: 'USD',
      savedAt,
      ...maskBankAccount(account),
      sealed: sealDetails(ctx, { account, payee }),
      bankName: account.bankName,
      device: 'Firefox on macOS',
      usableFrom: new Date(savedAt.getTime() + coolingOffDays * dayMs),
    })
  }
}
