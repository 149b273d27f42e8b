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
