import { say } from '@roomlark/contract/say'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Looking through all of these for one password costs less than keeping an index of them. */
const common = dictionary['passwords-common']
const product = 'roomlark'

/** The person whose password it will be. */
export type PasswordOwner = {
  email: string
  firstName: string
  lastName: string
  companyName?: string | null | undefined
}

/** Returns why this password may not be chosen, or null if it may. The contract checks the length. */
export function passwordFault(password: string, owner: PasswordOwner): string | null {
  const plain = password.toLowerCase()
  if (plain === owner.email) return say('Your password must not be your email address')
  if (common.includes(plain)) return say('That password is too common. Choose one that is harder to guess')
  if (isBuiltFromNames(password, [product])) return say('Your password must not be the name of Roomlark')
  const { firstName, lastName, companyName, email } = owner
  const names = [firstName, lastName, companyName ?? '', email.split('@')[0] ?? '']
  if (isBuiltFromNames(password, [product, ...names]))
    return say('Your password must not be your name, company or email')
  return null
}

/**
 * Up to this many digits and symbols around a name, such as a year, a date or an exclamation mark, do not
 * make it hard to guess.
 */
const maxDecoration = 8

/**
 * Tells whether the password consists of nothing but these names, in any order, with a few digits and
 * symbols.
 */
function isBuiltFromNames(password: string, names: string[]): boolean {
  const letters = toPlainLetters(password)
  const signs = [...password.normalize('NFD').replace(/[\p{L}\p{M}]/gu, '')].length
  if (letters === '' || signs > maxDecoration) return false
  const words = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)]).map(toPlainLetters)
  return isConcatenation(letters, new Set(words.filter((word) => word.length > 1)))
}

function isConcatenation(letters: string, words: Set<string>): boolean {
  // Contains each length at which the beginning of `letters` can be split into words.
  const ends = new Set([0])
  for (const end of ends) {
    for (const word of words) if (letters.startsWith(word, end)) ends.add(end + word.length)
  }
  return ends.has(letters.length)
}

function toPlainLetters(text: string): string {
  return text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase()
}
