import type { SignIn } from '@roomlark/contract/accounts/security'
import { say } from '@roomlark/contract/say'

export const signInWords: Record<SignIn['outcome'], string> = {
  'signed-in': say('Signed in'),
  'wrong-password': say('Wrong password'),
  'wrong-code': say('Wrong code'),
  suspended: say('Refused: the account was suspended'),
  unverified: say('Refused: the email was not verified'),
}
