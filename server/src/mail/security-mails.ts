import { supportEmail } from '@roomlark/contract/contact'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

export function newDeviceMail(input: {
  to: string
  device: string
  address: string
  at: string
  timeZone: string | null
  publicUrl: string
}): Message {
  return composeMail({
    to: input.to,
    subject: 'A new sign-in to your Roomlark account',
    heading: 'Was this you?',
    paragraphs: [
      'Someone signed in to your Roomlark account from a device or network we had not seen before.',
    ],
    tables: [
      {
        title: 'The sign-in',
        rows: [
          ['Device', input.device],
          ['When', whenWords(input.at, input.timeZone)],
          ['Network address', input.address],
        ],
      },
    ],
    button: { label: 'See where you are signed in', link: `${input.publicUrl}/profile?tab=security` },
    footnote: `If it was you, there is nothing to do. If not, reset your password immediately: ${input.publicUrl}/forgot-password`,
  })
}

export function changeEmailMail(input: { to: string; link: string }): Message {
  return composeMail({
    to: input.to,
    subject: 'Confirm your new email address for Roomlark',
    heading: 'Is this your new address?',
    paragraphs: [
      'Someone, hopefully you, asked to use this address for their Roomlark account.',
      'The link works once, for 24 hours. Until you open it, the old address remains in use.',
    ],
    button: { label: 'Confirm new address', link: input.link },
    footnote: 'If this was not you, you can ignore this email: nothing has changed.',
  })
}

export function emailChangeAskedMail(input: { to: string; newEmail: string; publicUrl: string }): Message {
  return composeMail({
    to: input.to,
    subject: 'Your Roomlark email address is about to change',
    heading: 'A new address was requested',
    paragraphs: [
      `Someone signed in to your Roomlark account asked to change its address to ${input.newEmail}. We sent a link there to confirm it.`,
      'Until that link is opened, nothing changes.',
    ],
    footnote: `If this was not you, change your password immediately: ${input.publicUrl}/profile?tab=security`,
  })
}

export function emailChangedMail(input: { to: string; newEmail: string; publicUrl: string }): Message {
  return composeMail({
    to: input.to,
    subject: 'Your Roomlark email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `The address of your Roomlark account is now ${input.newEmail}. We send emails there, and you sign in with it.`,
    ],
    footnote: `If this was not you, write to ${supportEmail} immediately, or reset your password: ${input.publicUrl}/forgot-password`,
  })
}

/** An instant in the reader's time zone. */
export function whenWords(at: string, timeZone: string | null): string {
  const zone = timeZone ?? 'UTC'
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  return `${words.format(new Date(at))} (${zone})`
}
