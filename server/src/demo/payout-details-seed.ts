import type { BankAccount } from '@roomlark/contract/bank-account'
import type { Payee } from '@roomlark/contract/payout-details'
import type { ServiceContext } from '../context.ts'
import { writePayoutDetails } from '../modules/payout-details/payout-details.service.ts'
import { demoAccounts, demoPartners } from './accounts.ts'
import { insertMark } from './seed.queries.ts'

type Known = { account: BankAccount; payee: Omit<Payee, 'name' | 'company'>; days: number }

/** By the address of the account, with how many days ago they were entered. One partner has entered nothing. */
const known = new Map<string, Known>([
  [
    'affiliate@demo.roomlark.test',
    {
      account: {
        ...{ kind: 'iban', holder: 'Jonas Lindqvist', iban: 'SE4550000000058398257466' },
        ...{ bic: 'ESSESESS', bankName: 'SEB' },
      },
      payee: {
        ...{ street: 'Hornsgatan 48', postalCode: '118 21', city: 'Stockholm', region: '', country: 'SE' },
        taxNumber: '19850412-0142',
      },
      days: 340,
    },
  ],
  [
    'kofi@cabinweekly.example',
    {
      account: {
        ...{ kind: 'us', holder: 'Kofi Mensah', routingNumber: '021000021', accountNumber: '000123456789' },
        ...{ accountType: 'checking', bankName: '' },
      },
      payee: {
        ...{
          street: '41 Grove Street',
          postalCode: '05401',
          city: 'Burlington',
          region: 'VT',
          country: 'US',
        },
        taxNumber: '12-3456789',
      },
      days: 300,
    },
  ],
  [
    'ines@longweekend.example',
    {
      account: {
        ...{ kind: 'iban', holder: 'Inês Prado', iban: 'PT50000201231234567890154' },
        ...{ bic: 'BCOMPTPL', bankName: '' },
      },
      payee: {
        ...{ street: 'Rua das Flores 12', postalCode: '1200-195', city: 'Lisboa', region: '', country: 'PT' },
        taxNumber: 'PT 123 456 789',
      },
      days: 260,
    },
  ],
])

/** Where the affiliates of the demo are paid. */
export async function seedPayoutDetails(ctx: ServiceContext): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    if (!(await insertMark(tx, 'demo.payout-details'))) return
    for (const { id, email, firstName, lastName, companyName } of [...demoAccounts, ...demoPartners]) {
      const entered = known.get(email)
      if (!entered) continue
      const at = new Date(ctx.clock().getTime() - entered.days * 86_400_000)
      await writePayoutDetails({ ...ctx, clock: () => at }, tx, id, {
        subject: 'all',
        account: entered.account,
        payee: { name: `${firstName} ${lastName}`, company: companyName ?? '', ...entered.payee },
        device: 'Chrome on macOS',
      })
    }
  })
}
