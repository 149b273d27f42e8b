import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nameOrNothing, requiredName } from '../primitives.ts'
import { say } from '../say.ts'
import { Bic, bicFault, ibanFault } from './bank-account.ts'

const days = (from: number, to: number) =>
  z
    .int(say('Enter whole days'))
    .check(
      z.gte(from, say('Use {from} to {to}', { from, to })),
      z.lte(to, say('Use {from} to {to}', { from, to })),
    )

/** Roomlark's settings for paying and being paid. */
export const MoneySettings = z.strictObject({
  /** In cents of the payout currency; less is carried over. */
  payoutMinimumCents: z
    .int(say('Enter an amount'))
    .check(z.gte(0, say('Enter an amount of 0 or more')), z.lte(1_000_000, say('That amount is too large'))),
  /** True to pay affiliates before the hotel has paid. */
  advances: z.boolean(say('Choose on or off')),
  /** New bookings through affiliates pause this many days after a statement was due. */
  pauseAfterDays: days(1, 365),
  /** No payout run is approved on exchange rates that are older. */
  oldestRateDays: days(1, 365),
  /** True to take the rates that the European Central Bank publishes, every working day. */
  takesPublishedRates: z.boolean(say('Choose on or off')),
  /** Printed on statements, and the account that payouts are made from. */
  payer: z.strictObject({
    name: requiredName(70, say('Enter the name of the payer')),
    address: nameOrNothing(200),
    /** Empty until payouts are made. */
    iban: nameOrNothing(42).check(
      z.refine((typed) => typed === '' || ibanFault(typed) === null, say('This is not a valid IBAN')),
    ),
    bic: nameOrNothing(11).check(
      z.refine((typed) => typed === '' || Bic.safeParse(typed).success, say('This is not a valid BIC')),
    ),
  }),
})
export type MoneySettings = z.infer<typeof MoneySettings>

/** Input that is saved; settings saved by earlier versions are read without the last check. */
export const MoneySettingsInput = MoneySettings.check(({ value: { payer }, issues }) => {
  const isChecked = issues.length === 0 && payer.iban !== '' && payer.bic !== ''
  const message = isChecked ? bicFault(payer.iban, payer.bic) : null
  if (message) issues.push({ code: 'custom', message, path: ['payer', 'bic'], input: payer.bic })
})

export const shippedMoneySettings: MoneySettings = {
  payoutMinimumCents: 5000,
  advances: false,
  pauseAfterDays: 30,
  oldestRateDays: 3,
  takesPublishedRates: false,
  payer: { name: 'Roomlark', address: '', iban: '', bic: '' },
}

export const moneySettings = {
  get: endpoint({
    method: 'GET',
    path: '/platform/money',
    access: ['admin'],
    summary: 'Read how Roomlark pays and is paid',
    response: MoneySettings,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/platform/money',
    access: ['admin'],
    summary: 'Change how Roomlark pays and is paid; runs that are approved keep what they were approved with',
    body: MoneySettingsInput,
    example: {
      ...shippedMoneySettings,
      payer: {
        name: 'Roomlark Ltd.',
        address: '1 Lark Lane, Dublin',
        iban: 'IE29 AIBK 9311 5212 3456 78',
        bic: 'AIBKIE2D',
      },
    },
    response: MoneySettings,
  }),
}
