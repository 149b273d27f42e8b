import { supportEmail } from '@roomlark/contract/contact'

/** Says why someone cannot sign in, and where to write to. */
export function suspendedWords(reason: string | null): string {
  const why = reason ? `Your account is suspended: ${sentence(reason)}` : 'Your account is suspended.'
  return `${why} If you think this is wrong, write to ${supportEmail}.`
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
