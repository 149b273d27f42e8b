import type { CompanyProfileInput } from '@roomlark/contract/bookings/company-profiles'

/** A company that pays rooms and taxes of its guests. */
export const companyInput = (changes: Partial<CompanyProfileInput> = {}): CompanyProfileInput => ({
  company: 'Meier Maschinenbau GmbH',
  name: 'Ute Meier',
  vatId: 'DE136695976',
  address: 'Hafenstr. 3',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  buyerReference: '',
  email: 'rechnung@meier.test',
  language: 'de',
  taxNumber: '',
  registerNumber: '',
  dueDays: 30,
  takes: ['room', 'taxes'],
  discountPercent: 0,
  ratePlanIds: [],
  notes: '',
  isArchived: false,
  ...changes,
})
