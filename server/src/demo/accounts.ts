import type { UserType } from '@roomlark/contract/endpoint'
import type { TeamRole } from '@roomlark/contract/team-roles'

export const demoPassword = 'roomlark-demo'

/** Defaults of an account: created today, and never seen. */
const usual = {
  state: 'active' as 'active' | 'unverified' | 'invited' | 'suspended',
  suspendedReason: null as string | null,
  daysHere: 0,
  seenHoursAgo: null as number | null,
}

function user(
  number: number,
  userType: UserType,
  name: string,
  email: string,
  companyName: string | null,
  more: Partial<typeof usual> = {},
) {
  const id = `0d000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`
  const [firstName = '', lastName = ''] = name.split(' ')
  return { id, userType, email, firstName, lastName, companyName, ...usual, ...more }
}

const amara = user(1, 'hotel', 'Amara Okafor', 'hotel@demo.roomlark.test', 'Villa Marenne')
export const jonas = user(
  2,
  'affiliate',
  'Jonas Lindqvist',
  'affiliate@demo.roomlark.test',
  'Northbound Letters',
)
const petra = user(3, 'admin', 'Petra Novak', 'admin@demo.roomlark.test', null)
export const kofi = user(5, 'affiliate', 'Kofi Mensah', 'kofi@cabinweekly.example', 'Cabin Weekly')
export const ines = user(6, 'affiliate', 'Inês Prado', 'ines@longweekend.example', 'The Long Weekend')
export const mira = user(7, 'affiliate', 'Mira Novak', 'mira@twosuitcases.example', 'Two Suitcases')

export const demoAccounts = [amara, jonas, petra]
export const keeperId = amara.id
export const adminId = petra.id
/** Affiliates who bring guests. */
export const demoAffiliateIds = [jonas.id, kofi.id, ines.id]

function member(number: number, name: string, email: string, hours: number, roles: Record<string, TeamRole>) {
  return { ...user(number, 'hotel', name, email, null, { seenHoursAgo: hours }), roles }
}

/** They sign in with the demo's password, to see what their role shows. */
export const demoTeam = [
  member(11, 'Luca Ferrante', 'luca@villamarenne.example', 1 / 3, {
    'Villa Marenne': 'manager',
    'Lakehouse Bellano': 'read-only',
  }),
  member(12, 'Giulia Conti', 'giulia@villamarenne.example', 5, { 'Villa Marenne': 'front-desk' }),
  member(13, 'Samira Alaoui', 'samira@riadoranger.example', 27, { 'Riad Oranger': 'manager' }),
  member(14, 'Paolo Riva', 'paolo@bellano.example', 80, { 'Lakehouse Bellano': 'front-desk' }),
]

/** Nobody knows their passwords. They cover every state that an administrator deals with. */
const others = [
  kofi,
  ines,
  mira,
  user(21, 'hotel', 'Beatriz Fonseca', 'bea@larkspurhouse.example', 'Larkspur House', here(210, 26)),
  user(22, 'hotel', 'Lukas Brunner', 'lukas@alpenrose.example', 'Alpenrose', here(160, 74)),
  user(23, 'affiliate', 'Mads Holm', 'mads@nomadtable.example', 'Nomad Table', waiting(1)),
  user(24, 'affiliate', 'Noor Haddad', 'noor@slowmiles.example', 'Slow Miles', waiting(2)),
  user(25, 'hotel', 'Henrik Dahl', 'henrik@fjordview.example', null, waiting(4)),
  user(26, 'hotel', 'Idris Haddou', 'idris@darsahira.example', 'Dar Sahira', {
    state: 'invited',
    daysHere: 3,
  }),
  user(27, 'affiliate', 'Marisol Vega', 'marisol@dealhopper.example', 'Deal Hopper', {
    ...here(300, 400),
    state: 'suspended',
    suspendedReason: 'Self-referred bookings',
  }),
]

function here(daysHere: number, seenHoursAgo: number) {
  return { daysHere, seenHoursAgo }
}

function waiting(daysHere: number) {
  return { state: 'unverified' as const, daysHere }
}

/** Makes rows of everybody, some of whom have the demo's password. */
export function makeUserRows(now: Date, hashes: { known: string; unknown: string }) {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const team = demoTeam.map(({ roles: _roles, ...account }) => account)
  return [...demoAccounts, ...team, ...others].map((one) => {
    const { state, daysHere, seenHoursAgo, ...account } = one
    const createdAt = ago(daysHere * 24)
    return {
      ...account,
      passwordHash: others.includes(one) ? hashes.unknown : hashes.known,
      createdAt,
      emailVerifiedAt: state === 'active' || state === 'suspended' ? createdAt : null,
      invitedAt: state === 'invited' ? createdAt : null,
      suspendedAt: state === 'suspended' ? ago(48) : null,
      lastSeenAt: seenHoursAgo === null ? null : ago(seenHoursAgo),
    }
  })
}
