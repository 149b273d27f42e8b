import type { User } from '@roomlark/contract/users'

type Named = Pick<User, 'email' | 'profile'>

/** spec §2: the first name, or the email if there is none. */
export function greetingName({ email, profile }: Named): string {
  return profile.firstName.trim() || email
}

export function fullName({ email, profile }: Named): string {
  return `${profile.firstName} ${profile.lastName}`.trim() || email
}

/** At most two letters; empty when there is no name to take them from. */
export function initialsOf({ profile }: Named): string {
  return [profile.firstName, profile.lastName].map(firstLetter).join('')
}

function firstLetter(name: string): string {
  const [letter = ''] = name.trim()
  return letter.toUpperCase()
}
