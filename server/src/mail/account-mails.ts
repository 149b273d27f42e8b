import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

const notYou = 'If this was not you, you can ignore this email: nothing has changed.'

export function resetPasswordMail(input: { to: string; link: string }): Message {
  return composeMail({
    to: input.to,
    subject: 'Reset your Roomlark password',
    heading: 'Choose a new password',
    paragraphs: [
      'Someone, hopefully you, asked to reset the password of your Roomlark account.',
      'The link works once, for one hour. A newer link replaces this one.',
    ],
    button: { label: 'Reset password', link: input.link },
    footnote: notYou,
  })
}

export function verifyEmailMail(input: { to: string; link: string }): Message {
  return composeMail({
    to: input.to,
    subject: 'Verify your email address for Roomlark',
    heading: 'One step to the front desk',
    paragraphs: [
      'Welcome to Roomlark. Please confirm that this address is yours, then you can sign in.',
      'The link works once, for 24 hours.',
    ],
    button: { label: 'Verify email address', link: input.link },
    footnote: 'If you did not open an account with Roomlark, you can ignore this email.',
  })
}

export function alreadyRegisteredMail(input: { to: string; publicUrl: string }): Message {
  return composeMail({
    to: input.to,
    subject: 'You already have a Roomlark account',
    heading: 'You are already checked in',
    paragraphs: [
      'Someone tried to open a Roomlark account with this address, but it already has one.',
      'Sign in as usual. If you do not remember the password, you can reset it there.',
    ],
    button: { label: 'Sign in', link: `${input.publicUrl}/login` },
    footnote: notYou,
  })
}

export function passwordChangedMail(input: { to: string; publicUrl: string }): Message {
  return composeMail({
    to: input.to,
    subject: 'Your Roomlark password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your Roomlark account has just been changed, and other sessions were signed out.',
    ],
    footnote: `If this was not you, reset your password immediately: ${input.publicUrl}/forgot-password`,
  })
}
