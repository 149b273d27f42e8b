import { deletionGraceDays } from '@roomlark/contract/operations/my-data'
import type { JobPayloads } from '../adapters/jobs.ts'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

export function exportReadyMail(input: { to: string; publicUrl: string }): Message {
  return composeMail({
    to: input.to,
    subject: 'Your Roomlark data is ready',
    heading: 'Your data is ready',
    paragraphs: [
      'Everything we store about you is in one file, as JSON and CSV.',
      'Only you can download it, for seven days. Sign in to download it.',
    ],
    button: { label: 'Download your data', link: `${input.publicUrl}/profile?tab=data` },
    footnote: 'If you did not request it, change your password: someone else may be signed in as you.',
  })
}

type DeletionNews = JobPayloads['mail.deletion']['news']

export function deletionMail(input: { to: string; news: DeletionNews; publicUrl: string }): Message {
  if (input.news === 'undone') {
    return composeMail({
      to: input.to,
      subject: 'Your Roomlark account will not be deleted',
      heading: 'Good to have you back',
      paragraphs: ['You signed in again, so your account will not be deleted. Nothing has changed.'],
      footnote: `If this was not you, reset your password immediately: ${input.publicUrl}/forgot-password`,
    })
  }
  return composeMail({
    to: input.to,
    subject: 'Your Roomlark account will be deleted',
    heading: `Your account closes in ${deletionGraceDays} days`,
    paragraphs: [
      `As you requested, we will delete your Roomlark account in ${deletionGraceDays} days. You have been signed out everywhere.`,
      'Changed your mind, or was it not you? Sign in before then to keep your account.',
    ],
    button: { label: 'Sign in to keep it', link: `${input.publicUrl}/login` },
    footnote: 'Bookings and financial records are kept without your name, as the law requires.',
  })
}

export function erasedMail(input: { to: string }): Message {
  return composeMail({
    to: input.to,
    subject: 'Your Roomlark account is deleted',
    heading: 'Your account is deleted',
    paragraphs: ['Your personal data has been erased. Thank you for the time you spent with us.'],
    footnote: 'This is the last email you will receive from us.',
  })
}
