import { minorUnits } from '@roomlark/contract/money'

/** `€120.00` */
export function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / minorUnits(currency))
}
