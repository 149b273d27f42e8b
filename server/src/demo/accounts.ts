import type { UserType } from '@roomlark/contract/endpoint'

export const demoPassword = 'roomlark-demo'

type DemoAccount = {
  id: string
  userType: UserType
  email: string
  firstName: string
  lastName: string
  companyName: string | null
}

export const demoAccounts: DemoAccount[] = [
  {
    id: '0d000000-0000-4000-8000-000000000001',
    userType: 'hotel',
    email: 'hotel@demo.roomlark.test',
    firstName: 'Amara',
    lastName: 'Okafor',
    companyName: 'Villa Marenne',
  },
  {
    id: '0d000000-0000-4000-8000-000000000002',
    userType: 'affiliate',
    email: 'affiliate@demo.roomlark.test',
    firstName: 'Jonas',
    lastName: 'Lindqvist',
    companyName: 'Northbound Letters',
  },
  {
    id: '0d000000-0000-4000-8000-000000000003',
    userType: 'admin',
    email: 'admin@demo.roomlark.test',
    firstName: 'Petra',
    lastName: 'Novak',
    companyName: null,
  },
]

/** Affiliates besides the one that can be signed in to; nobody knows their passwords. */
export const demoPartners: DemoAccount[] = [
  {
    id: '0d000000-0000-4000-8000-000000000005',
    userType: 'affiliate',
    email: 'kofi@cabinweekly.example',
    firstName: 'Kofi',
    lastName: 'Mensah',
    companyName: 'Cabin Weekly',
  },
  {
    id: '0d000000-0000-4000-8000-000000000006',
    userType: 'affiliate',
    email: 'ines@longweekend.example',
    firstName: 'Inês',
    lastName: 'Prado',
    companyName: 'The Long Weekend',
  },
  {
    id: '0d000000-0000-4000-8000-000000000007',
    userType: 'affiliate',
    email: 'mira@twosuitcases.example',
    firstName: 'Mira',
    lastName: 'Novak',
    companyName: 'Two Suitcases',
  },
]
