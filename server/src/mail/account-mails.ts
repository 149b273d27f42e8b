import { say } from '@roomlark/contract/say'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

const notYou = () => say('If this was not you, you can ignore this email: nothing has changed.')

export function resetPasswordMail(input: { to: string; link: string }): Message {
  return composeMail({
    to: input.to,
    subject: say('Reset your Roomlark password'),
    heading: say('Choose a new password'),
    paragraphs: [
      say('Someone, hopefully you, asked to reset the password of your Roomlark account.'),
      say('The link works once, for one hour. A newer link replaces this one.'),
    ],
    button: { label: say('Reset password'), link: input.link },
    footnote: notYou(),
  })
}

export function verifyEmailMail(input: { to: string; link: string }): Message {
  return composeMail({
    to: input.to,
    subject: say('Verify your email address for Roomlark'),
    heading: say('One step to the front desk'),
    paragraphs: [
      say('Welcome to Roomlark. Please confirm that this address is yours, then you can sign in.'),
      say('The link works once, for 24 hours.'),
    ],
    button: { label: say('Verify email address'), link: input.link },
    footnote: say('If you did not open an account with Roomlark, you can ignore this email.'),
  })
}

export function alreadyRegisteredMail(input: { to: string; publicUrl: string }): Message {
  return composeMail({
    to: input.to,
    subject: say('You already have a Roomlark account'),
    heading: say('You are already checked in'),
    paragraphs: [
      say('Someone tried to open a Roomlark account with this address, but it already has one.'),
      say('Sign in as usual. If you do not remember the password, you can reset it there.'),
    ],
    button: { label: say('Sign in'), link: `${input.publicUrl}/login` },
    footnote: notYou(),
  })
}

export function passwordChangedMail(input: { to: string; publicUrl: string }): Message {
  return composeMail({
    to: input.to,
    subject: say('Your Roomlark password was changed'),
    heading: say('Your password was changed'),
    paragraphs: [
      say('The password of your Roomlark account has just been changed, and other sessions were signed out.'),
    ],
    footnote: say('If this was not you, reset your password immediately: {link}', {
      link: `${input.publicUrl}/forgot-password`,
    }),
  })
}
