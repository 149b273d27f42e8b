import { say } from '../say.ts'
import type { InvoiceNeed } from './invoice-needs.ts'

/** Names of the fields in which the missing facts of an invoice are entered. */
export const invoiceNeedNames: Record<InvoiceNeed, string> = {
  company: say('Company'),
  streetAddress: say('Street and number'),
  postalCode: say('Postal code'),
  city: say('City'),
  registerNumber: say('Register number'),
  registerCourt: say('Register court'),
  vatId: say('VAT id'),
  taxNumber: say('VAT id or tax number'),
  taxNote: say('Why no VAT is charged'),
  iban: say('IBAN'),
  terms: say('Payment terms'),
  payerName: say('Name of who pays'),
  payerAddress: say('Address of who pays'),
}
