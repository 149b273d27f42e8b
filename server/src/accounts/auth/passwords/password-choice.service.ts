import { AppError } from '../../../errors.ts'
import { type PasswordOwner, passwordFault } from './passwords.policy.ts'

/** Refuses a password that is too easy to guess, naming the field it was entered in. */
export function requireGoodPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'newPassword',
): void {
  const fault = passwordFault(password, owner)
  if (fault) throw new AppError('validation_failed', fault, { fields: { [field]: fault } })
}
