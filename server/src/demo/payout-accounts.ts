import type { BankAccount } from '@roomlark/contract/platform/bank-account'
import type { Payee } from '@roomlark/contract/settlement/payout-details'
import { demoAffiliateIds } from './accounts.ts'

const [jonas = '', kofi = '', ines = ''] = demoAffiliateIds

export type DemoPayoutDetails = {
  affiliateId: string
  /** Null for the details that were there from the start. */
  savedDaysAgo: number | null
  account: BankAccount
  payee: Payee
}

const payees = {
  jonas: {
    name: 'Jonas Lindqvist',
    company: 'Northbound Letters',
    street: 'Vasagatan 14',
    postalCode: '111 20',
    city: 'Stockholm',
    region: '',
    country: 'SE',
    taxNumber: '850214-0142',
  },
  kofi: {
    name: 'Kofi Mensah',
    company: 'Cabin Weekly',
    street: '218 Bergen Street',
    postalCode: '11217',
    city: 'Brooklyn',
    region: 'NY',
    country: 'US',
    taxNumber: '47-1934410',
  },
  ines: {
    name: 'Inês Prado',
    company: 'The Long Weekend',
    street: 'Rua da Boavista 61',
    postalCode: '1200-066',
    city: 'Lisboa',
    region: '',
    country: 'PT',
    taxNumber: '245 118 093',
  },
}

/** The numbers are made up; only their check digits are right. */
export const demoPayoutDetails: DemoPayoutDetails[] = [
  {
    affiliateId: jonas,
    savedDaysAgo: null,
    account: {
      kind: 'iban',
      holder: 'Jonas Lindqvist',
      iban: 'SE4550000000058398257466',
      bic: 'NDEASESS',
      bankName: 'Nordea',
    },
    payee: payees.jonas,
  },
  {
    affiliateId: jonas,
    savedDaysAgo: 1,
    account: {
      kind: 'iban',
      holder: 'Jonas Lindqvist',
      iban: 'SE7280000810340009783242',
      bic: 'HANDSESS',
      bankName: 'Handelsbanken',
    },
    payee: payees.jonas,
  },
  {
    affiliateId: kofi,
    savedDaysAgo: null,
    account: {
      kind: 'us',
      holder: 'Cabin Weekly LLC',
      routingNumber: '021000021',
      accountNumber: '000123454410',
      accountType: 'checking',
      bankName: 'First Harbor Bank',
    },
    payee: payees.kofi,
  },
  {
    affiliateId: ines,
    savedDaysAgo: null,
    account: {
      kind: 'iban',
      holder: 'Inês Prado',
      iban: 'PT50000201231234567890154',
      bic: 'CGDIPTPL',
      bankName: 'Caixa do Tejo',
    },
    payee: payees.ines,
  },
  // Her bank blocked the first account, and a payout came back.
  {
    affiliateId: ines,
    savedDaysAgo: 110,
    account: {
      kind: 'iban',
      holder: 'Inês Prado',
      iban: 'PT50002700000001234567833',
      bic: 'CGDIPTPL',
      bankName: 'Banco da Ribeira',
    },
    payee: payees.ines,
  },
]

/** The account that Roomlark pays from, and the sender that its papers print. */
export const demoPayer = {
  name: 'Roomlark AB',
  address: 'Kungsgatan 12, 111 43 Stockholm, Sweden',
  iban: 'SE3550000000054910000003',
  bic: 'ESSESESS',
}

export const demoOperator = {
  name: 'Roomlark AB',
  address: 'Kungsgatan 12\n111 43 Stockholm\nSweden',
  representedBy: 'Mara Lind',
  registerNumber: 'Bolagsverket 559123-4567',
  vatId: 'SE559123456701',
  email: 'hello@demo.roomlark.test',
  phone: '+46 8 555 010 20',
}
