import { supportEmail } from '@roomlark/contract/contact'
import { say } from '@roomlark/contract/say'

/** Says why someone cannot sign in, and where to write to. */
export function suspendedWords(reason: string | null): string {
  return reason
    ? say('Your account is suspended: {reason} If you think this is wrong, write to {address}.', {
        reason: sentence(reason),
        address: supportEmail,
      })
    : say('Your account is suspended. If you think this is wrong, write to {address}.', {
        address: supportEmail,
      })
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
