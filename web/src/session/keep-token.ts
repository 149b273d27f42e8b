import { readToken, storeToken } from '../lib/token-cookie.ts'

/** A browser refuses a Secure cookie on plain http away from localhost; an error is better than a silent loop. */
export function keepToken(token: string): void {
  storeToken(token)
  if (readToken() !== token) {
    throw new Error(
      'Your browser did not store the sign-in. Allow cookies for this site and open it over HTTPS.',
    )
  }
}
