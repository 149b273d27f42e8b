import { deletionGraceDays } from '@roomlark/contract/operations/my-data'
import { say } from '@roomlark/contract/say'
import type { JobPayloads } from '../adapters/job-kinds.ts'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

export function exportReadyMail(input: { to: string; publicUrl: string }): Message {
  return composeMail({
    to: input.to,
    subject: say('Your Roomlark data is ready'),
    heading: say('Your data is ready'),
    paragraphs: [
      say('Everything we store about you is in one file, as JSON and CSV.'),
      say('Only you can download it, for seven days. Sign in to download it.'),
    ],
    button: { label: say('Download your data'), link: `${input.publicUrl}/profile?tab=data` },
    footnote: say('If you did not request it, change your password: someone else may be signed in as you.'),
  })
}

type DeletionNews = JobPayloads['mail.deletion']['news']

export function deletionMail(input: { to: string; news: DeletionNews; publicUrl: string }): Message {
  if (input.news === 'undone') {
    return composeMail({
      to: input.to,
      subject: say('Your Roomlark account will not be deleted'),
      heading: say('Good to have you back'),
      paragraphs: [say('You signed in again, so your account will not be deleted. Nothing has changed.')],
      footnote: say('If this was not you, reset your password immediately: {link}', {
        link: `${input.publicUrl}/forgot-password`,
      }),
    })
  }
  return composeMail({
    to: input.to,
    subject: say('Your Roomlark account will be deleted'),
    heading: say('Your account closes in {days} days', { days: deletionGraceDays }),
    paragraphs: [
      say(
        'As you requested, we will delete your Roomlark account in {days} days. You have been signed out everywhere.',
        { days: deletionGraceDays },
      ),
      say('Changed your mind, or was it not you? Sign in before then to keep your account.'),
    ],
    button: { label: say('Sign in to keep it'), link: `${input.publicUrl}/login` },
    footnote: say('Bookings and financial records are kept without your name, as the law requires.'),
  })
}

export function erasedMail(input: { to: string }): Message {
  return composeMail({
    to: input.to,
    subject: say('Your Roomlark account is deleted'),
    heading: say('Your account is deleted'),
    paragraphs: [say('Your personal data has been erased. Thank you for the time you spent with us.')],
    footnote: say('This is the last email you will receive from us.'),
  })
}
