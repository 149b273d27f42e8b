import type { UserType } from '@roomlark/contract/endpoint'
import type { Person, PersonState } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { longDate } from '../../../lib/format-date.ts'

export const typeWords: Record<UserType, string> = {
  hotel: say('Hotel'),
  affiliate: say('Affiliate'),
  admin: say('Admin'),
}
export const typeTones = { hotel: 'primary', affiliate: 'secondary', admin: 'accent' } as const

export const stateWords: Record<PersonState, string> = {
  active: say('Active'),
  unverified: say('Unverified'),
  invited: say('Invited'),
  suspended: say('Suspended'),
  leaving: say('Leaving'),
  deleted: say('Deleted'),
}
export const stateTones = {
  active: 'success',
  unverified: 'warning',
  invited: 'neutral',
  suspended: 'error',
  leaving: 'warning',
  deleted: 'neutral',
} as const

export function personName({ firstName, lastName, email, state }: Person): string {
  if (state === 'deleted') return say('Deleted account')
  return `${firstName} ${lastName}`.trim() || email
}

function partnershipWords(count: number): string {
  return count === 0
    ? say('No partnerships yet')
    : say('{count, plural, one {# partnership} other {# partnerships}}', { count })
}

/** A few words about the state of this account. */
export function stateNote(person: Person): string {
  switch (person.state) {
    case 'suspended':
      return person.suspendedReason ?? ''
    case 'unverified':
      return say('Email not confirmed')
    case 'invited':
      return person.invitedAt
        ? say('Invitation sent {day}', { day: longDate(new Date(person.invitedAt)) })
        : ''
    case 'leaving':
      return say('Deletion requested')
    case 'deleted':
      return ''
    case 'active':
      if (person.userType === 'admin') return say('Full access')
      if (person.userType === 'affiliate') return partnershipWords(person.partnershipCount)
      if (person.hotelCount === 0) return say('No hotels yet')
      return say('{hotelCount, plural, one {# hotel} other {# hotels}}', { hotelCount: person.hotelCount })
  }
}
