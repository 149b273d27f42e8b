import { supportEmail } from '@roomlark/contract/contact'
import { getReaderLocale, say } from '@roomlark/contract/say'
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
    subject: say('A new sign-in to your Roomlark account'),
    heading: say('Was this you?'),
    paragraphs: [
      say('Someone signed in to your Roomlark account from a device or network we had not seen before.'),
    ],
    tables: [
      {
        title: say('The sign-in'),
        rows: [
          [say('Device'), input.device],
          [say('When'), whenWords(input.at, input.timeZone)],
          [say('Network address'), input.address],
        ],
      },
    ],
    button: { label: say('See where you are signed in'), link: `${input.publicUrl}/profile?tab=security` },
    footnote: say('If it was you, there is nothing to do. If not, reset your password immediately: {link}', {
      link: `${input.publicUrl}/forgot-password`,
    }),
  })
}

export function changeEmailMail(input: { to: string; link: string }): Message {
  return composeMail({
    to: input.to,
    subject: say('Confirm your new email address for Roomlark'),
    heading: say('Is this your new address?'),
    paragraphs: [
      say('Someone, hopefully you, asked to use this address for their Roomlark account.'),
      say('The link works once, for 24 hours. Until you open it, the old address remains in use.'),
    ],
    button: { label: say('Confirm new address'), link: input.link },
    footnote: say('If this was not you, you can ignore this email: nothing has changed.'),
  })
}

export function emailChangeAskedMail(input: { to: string; newEmail: string; publicUrl: string }): Message {
  return composeMail({
    to: input.to,
    subject: say('Your Roomlark email address is about to change'),
    heading: say('A new address was requested'),
    paragraphs: [
      say(
        'Someone signed in to your Roomlark account asked to change its address to {email}. We sent a link there to confirm it.',
        { email: input.newEmail },
      ),
      say('Until that link is opened, nothing changes.'),
    ],
    footnote: say('If this was not you, change your password immediately: {link}', {
      link: `${input.publicUrl}/profile?tab=security`,
    }),
  })
}

export function emailChangedMail(input: { to: string; newEmail: string; publicUrl: string }): Message {
  return composeMail({
    to: input.to,
    subject: say('Your Roomlark email address was changed'),
    heading: say('Your email address was changed'),
    paragraphs: [
      say(
        'The address of your Roomlark account is now {email}. We send emails there, and you sign in with it.',
        { email: input.newEmail },
      ),
    ],
    footnote: say(
      'If this was not you, write to {supportEmail} immediately, or reset your password: {link}',
      { supportEmail, link: `${input.publicUrl}/forgot-password` },
    ),
  })
}

export function passkeyMail(input: {
  to: string
  news: 'added' | 'removed'
  name: string
  at: string
  timeZone: string | null
  publicUrl: string
}): Message {
  const isAdded = input.news === 'added'
  const profile = `${input.publicUrl}/profile?tab=security`
  return composeMail({
    to: input.to,
    subject: isAdded
      ? say('A passkey was added to your Roomlark account')
      : say('A passkey of your Roomlark account was removed'),
    heading: isAdded ? say('A new way to sign in') : say('One way less to sign in'),
    paragraphs: [
      isAdded
        ? say('Whoever has the device with this passkey can sign in to your account without your password.')
        : say('Nobody can sign in with this passkey any more. Your password works as before.'),
    ],
    tables: [
      {
        title: say('The passkey'),
        rows: [
          [say('Name'), input.name],
          [say('When'), whenWords(input.at, input.timeZone)],
        ],
      },
    ],
    button: { label: say('See your passkeys'), link: profile },
    footnote: say('If this was not you, remove what you do not know and change your password: {link}', {
      link: profile,
    }),
  })
}

/** An instant in the reader's time zone. */
export function whenWords(at: string, timeZone: string | null): string {
  const zone = timeZone ?? 'UTC'
  const words = new Intl.DateTimeFormat(getReaderLocale('en-GB'), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  })
  return `${words.format(new Date(at))} (${zone})`
}
