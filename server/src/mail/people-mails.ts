import { available } from '@roomlark/contract/available'
import { supportEmail } from '@roomlark/contract/contact'
import type { UserType } from '@roomlark/contract/endpoint'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import type { JobPayloads } from '../adapters/job-kinds.ts'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

export function invitationMail(input: {
  to: string
  firstName: string
  userType: UserType
  byName: string
  link: string
}): Message {
  return composeMail({
    to: input.to,
    subject: say('You are invited to Roomlark'),
    heading: input.firstName
      ? say('Your key is ready, {name}', { name: isolate(input.firstName) })
      : say('Your key is ready'),
    paragraphs: [
      say(
        '{userType, select, hotel {{person} has opened a Roomlark account for you, to list your property and run its bookings.} affiliate {{person} has opened a Roomlark account for you, to promote hotels and earn a commission on every stay.} early {{person} has opened a Roomlark account for you, to be ready to promote hotels when partnerships open.} other {{person} has opened a Roomlark account for you, to look after the platform.}}',
        {
          person: isolate(input.byName) || say('An administrator'),
          userType: input.userType === 'affiliate' && !available.partnerships ? 'early' : input.userType,
        },
      ),
      say('Choose a password and come on in. The link works once, for seven days.'),
    ],
    button: { label: say('Accept the invitation'), link: input.link },
    footnote: say('If you did not expect this, you can ignore this email.'),
  })
}

export function launchListMail(input: {
  to: string
  userType: 'hotel' | 'affiliate'
  isConfirmed: boolean
  link: string
}): Message {
  const { to, userType, isConfirmed, link } = input
  return composeMail({
    to,
    subject: isConfirmed
      ? say('You are on the waiting list of Roomlark')
      : say('Please confirm that you want to wait for Roomlark'),
    heading: isConfirmed ? say('You are on the list') : say('We keep a key for you'),
    paragraphs: [
      say(
        '{userType, select, hotel {We write to you when hotels can open an account.} other {We write to you when affiliates can open an account.}} Whoever has waited longest is invited first.',
        { userType },
      ),
      ...(isConfirmed
        ? []
        : [say('Confirm that this is your address. Otherwise it is deleted in two days.')]),
    ],
    button: {
      label: isConfirmed ? say('See or leave the list') : say('Confirm my address'),
      link,
    },
    footnote: say(
      'The same link takes you off the list at any time. If you did not ask for this, you can ignore this email.',
    ),
  })
}

type AccountDecision = JobPayloads['mail.account-decision']['decision']

const decisions: Record<AccountDecision, () => { subject: string; heading: string; text: string }> = {
  suspended: () => ({
    subject: say('Your Roomlark account was suspended'),
    heading: say('Your account was suspended'),
    text: say(
      'An administrator has suspended your Roomlark account. You cannot sign in until it is restored. If you think this is wrong, or want to know what to do, write to {supportEmail}.',
      { supportEmail },
    ),
  }),
  restored: () => ({
    subject: say('Your Roomlark account is open again'),
    heading: say('Welcome back'),
    text: say('Your Roomlark account was restored. You can sign in as before.'),
  }),
  password: () => ({
    subject: say('Please choose a new Roomlark password'),
    heading: say('Please choose a new password'),
    text: say(
      'An administrator has asked you to choose a new password. The old one no longer works. A link to choose a new one follows in a separate email.',
    ),
  }),
  'mfa-off': () => ({
    subject: say('Two-step sign-in was turned off'),
    heading: say('Two-step sign-in was turned off'),
    text: say(
      'An administrator has turned off two-step sign-in for your Roomlark account. You can set it up again in your profile.',
    ),
  }),
  deletion: () => ({
    subject: say('Your Roomlark account will be deleted'),
    heading: say('Your account closes in 14 days'),
    text: say(
      'An administrator has closed your Roomlark account, and its personal data will be erased in 14 days. Bookings and financial records are kept without your name, as the law requires. To keep the account, sign in before then, or write to {supportEmail}.',
      { supportEmail },
    ),
  }),
}

export function accountDecisionMail(input: {
  to: string
  decision: AccountDecision
  reason: string
  publicUrl: string
}): Message {
  const { subject, heading, text } = decisions[input.decision]()
  return composeMail({
    to: input.to,
    subject,
    heading,
    paragraphs: [
      text,
      ...(input.reason ? [say('The reason given: {reason}', { reason: isolate(input.reason) })] : []),
    ],
    footnote: say('Is something wrong? Write to {supportEmail}. {link}', {
      supportEmail,
      link: input.publicUrl,
    }),
  })
}
