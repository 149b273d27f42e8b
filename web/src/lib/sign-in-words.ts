import type { SignIn } from '@roomlark/contract/accounts/security'

export const signInWords: Record<SignIn['outcome'], string> = {
  'signed-in': 'Signed in',
  'wrong-password': 'Wrong password',
  'wrong-code': 'Wrong code',
  suspended: 'Refused: the account was suspended',
  unverified: 'Refused: the email was not verified',
}
