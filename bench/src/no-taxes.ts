import { plainTaxRules } from '@roomlark/contract/inventory/tax-rules'

/** The rules of bookings without taxes and fees. */
export const noTaxes = { ...plainTaxRules(0, true) }
