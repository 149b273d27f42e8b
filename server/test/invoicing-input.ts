import type { InvoicingInput } from '@roomlark/contract/bookings/invoicing'

/** A company whose invoices are whole in any country. */
export const invoicingInput = (changes: Partial<InvoicingInput> = {}): InvoicingInput => ({
  company: 'Okafor Hotels srl',
  streetAddress: 'Via Roma 1',
  postalCode: '84017',
  city: 'Positano',
  country: 'IT',
  vatId: 'IT07412880635',
  taxNumber: '',
  registerCourt: '',
  registerNumber: 'REA SA-412907',
  email: 'ciao@hotel.test',
  iban: 'IT60X0542811101000000123456',
  bic: '',
  bankName: '',
  dueDays: 14,
  terms: '',
  prefix: 'VM',
  taxNote: 'Small business scheme.',
  closing: 'Come back soon.',
  eInvoice: 'none',
  reminderDays: [7, 21, 35],
  remindsAutomatically: false,
  ...changes,
})
