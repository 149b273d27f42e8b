import type { User } from '@roomlark/contract/accounts/users'

type Named = Pick<User, 'email' | 'profile'>

/** spec §2: the first name, or the email if there is none. */
export function greetingName({ email, profile }: Named): string {
  return profile.firstName.trim() || email
}

export function fullName({ email, profile }: Named): string {
  return `${profile.firstName} ${profile.lastName}`.trim() || email
}

/** At most two letters; empty when there is no name to take them from. */
export function formatUserInitials({ profile }: Named): string {
  return [profile.firstName, profile.lastName].map(firstLetter).join('')
}

function firstLetter(name: string): string {
  const [letter = ''] = name.trim()
  return letter.toUpperCase()
}

/** At most two letters of the name of a hotel or a partner: `Slow Miles` is SM. */
export function initialsOfName(name: string): string {
  const words = name.split(/[\s@.]+/u).filter((word) => /^\p{L}/u.test(word) && !/^(the|and|of)$/i.test(word))
  return words
    .slice(0, 2)
    .map((word) => ([...word][0] ?? '').toUpperCase())
    .join('')
}
