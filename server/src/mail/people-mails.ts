import { available } from '@roomlark/contract/available'
import { supportEmail } from '@roomlark/contract/contact'
import type { UserType } from '@roomlark/contract/endpoint'
import { isolate } from '@roomlark/contract/isolate'
import type { JobPayloads } from '../adapters/jobs.ts'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

const accountWords: Record<UserType, string> = {
  hotel: 'list your property and run its bookings',
  affiliate: available.partnerships
    ? 'promote hotels and earn a commission on every stay'
    : 'be ready to promote hotels when partnerships open',
  admin: 'look after the platform',
}

export function invitationMail(input: {
  to: string
  firstName: string
  userType: UserType
  byName: string
  link: string
}): Message {
  return composeMail({
    to: input.to,
    subject: 'You are invited to Roomlark',
    heading: `Your key is ready, ${isolate(input.firstName)}`,
    paragraphs: [
      `${isolate(input.byName) || 'An administrator'} has opened a Roomlark account for you, to ${accountWords[input.userType]}.`,
      'Choose a password and come on in. The link works once, for seven days.',
    ],
    button: { label: 'Accept the invitation', link: input.link },
    footnote: 'If you did not expect this, you can ignore this email.',
  })
}

type AccountDecision = JobPayloads['mail.account-decision']['decision']

const decisions: Record<AccountDecision, { subject: string; heading: string; text: string }> = {
  suspended: {
    subject: 'Your Roomlark account was suspended',
    heading: 'Your account was suspended',
    text: `An administrator has suspended your Roomlark account. You cannot sign in until it is restored. If you think this is wrong, or want to know what to do, write to ${supportEmail}.`,
  },
  restored: {
    subject: 'Your Roomlark account is open again',
    heading: 'Welcome back',
    text: 'Your Roomlark account was restored. You can sign in as before.',
  },
  password: {
    subject: 'Please choose a new Roomlark password',
    heading: 'Please choose a new password',
    text: 'An administrator has asked you to choose a new password. The old one no longer works. A link to choose a new one follows in a separate email.',
  },
  'mfa-off': {
    subject: 'Two-step sign-in was turned off',
    heading: 'Two-step sign-in was turned off',
    text: 'An administrator has turned off two-step sign-in for your Roomlark account. You can set it up again in your profile.',
  },
  deletion: {
    subject: 'Your Roomlark account will be deleted',
    heading: 'Your account closes in 14 days',
    text: `An administrator has closed your Roomlark account, and its personal data will be erased in 14 days. Bookings and financial records are kept without your name, as the law requires. To keep the account, sign in before then, or write to ${supportEmail}.`,
  },
}

export function accountDecisionMail(input: {
  to: string
  decision: AccountDecision
  reason: string
  publicUrl: string
}): Message {
  const { subject, heading, text } = decisions[input.decision]
  return composeMail({
    to: input.to,
    subject,
    heading,
    paragraphs: [text, ...(input.reason ? [`The reason given: ${isolate(input.reason)}`] : [])],
    footnote: `Is something wrong? Write to ${supportEmail}. ${input.publicUrl}`,
  })
}
