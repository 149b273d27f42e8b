import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import type { Payee } from '@roomlark/contract/settlement/payout-details'

/** Name, address and tax number, as papers print them. */
export function printPayee({
  name,
  company,
  street,
  postalCode,
  city,
  region,
  country,
  taxNumber,
}: Payee): string[] {
  return [
    name,
    company,
    street,
    `${postalCode} ${city}`.trim(),
    [region, sayCountry(country)].filter((part) => part !== '').join(', '),
    say('Tax number {number}', { number: taxNumber }),
  ].filter((line) => line !== '')
}
