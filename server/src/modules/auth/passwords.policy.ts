import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'])

/** Why this password may not be chosen, or null. Length is the contract's business. */
export function passwordFault(password: string, email: string): string | null {
  const plain = password.toLowerCase()
  if (plain === email) return 'Your password must not be your email address'
  if (common.has(plain)) return 'That password is too common. Choose one that is harder to guess'
  return null
}
