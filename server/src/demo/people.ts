import type { UserType } from '@roomlark/contract/endpoint'

export type DemoPerson = {
  userType: UserType
  firstName: string
  lastName: string
  email: string
  companyName: string | null
  state: 'active' | 'unverified' | 'invited' | 'suspended'
  /** The number of days since they registered. */
  daysHere: number
  seenHoursAgo: number | null
  reason?: string
}

/** These accounts cannot be signed in to, and cover every state an administrator deals with. */
export const demoPeople: DemoPerson[] = [
  person('hotel', 'Beatriz Fonseca', 'bea@larkspurhouse.example', 'Larkspur House', 'active', 210, 26),
  person('hotel', 'Lukas Brunner', 'lukas@alpenrose.example', 'Alpenrose', 'active', 160, 74),
  person('affiliate', 'Mads Holm', 'mads@nomadtable.example', 'Nomad Table', 'unverified', 1, null),
  person('affiliate', 'Noor Haddad', 'noor@slowmiles.example', 'Slow Miles', 'unverified', 2, null),
  person('hotel', 'Henrik Dahl', 'henrik@fjordview.example', null, 'unverified', 4, null),
  person('hotel', 'Idris Haddou', 'idris@darsahira.example', 'Dar Sahira', 'invited', 3, null),
  {
    ...person(
      'affiliate',
      'Marisol Vega',
      'marisol@dealhopper.example',
      'Deal Hopper',
      'suspended',
      300,
      400,
    ),
    reason: 'Self-referred bookings',
  },
]

function person(
  userType: UserType,
  name: string,
  email: string,
  companyName: string | null,
  state: DemoPerson['state'],
  daysHere: number,
  seenHoursAgo: number | null,
): DemoPerson {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { userType, firstName, lastName, email, companyName, state, daysHere, seenHoursAgo }
}
