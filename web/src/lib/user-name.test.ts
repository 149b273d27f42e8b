import { describe, expect, it } from 'vitest'
import { formatUserInitials, fullName, greetingName } from './user-name.ts'

function named(firstName: string, lastName: string) {
  const profile = {
    firstName,
    lastName,
    companyName: null,
    phone: null,
    profileImageUrl: null,
    language: null,
    locale: 'en-US' as const,
    timeZone: null,
  }
  return { email: 'amara@villamarenne.example', profile }
}

describe('the names of a user in the shell', () => {
  it.each([
    ['both names', named('Amara', 'Okafor'), 'Amara', 'Amara Okafor', 'AO'],
    ['only a first name', named('Amara', ''), 'Amara', 'Amara', 'A'],
    ['only a last name', named(' ', 'Okafor'), 'amara@villamarenne.example', 'Okafor', 'O'],
    ['no name', named('', '  '), 'amara@villamarenne.example', 'amara@villamarenne.example', ''],
    ['letters beyond the basic plane', named('𝒜mara', 'école'), '𝒜mara', '𝒜mara école', '𝒜É'],
  ])('%s', (_, user, greeting, full, initials) => {
    expect(greetingName(user)).toBe(greeting)
    expect(fullName(user)).toBe(full)
    expect(formatUserInitials(user)).toBe(initials)
  })
})
