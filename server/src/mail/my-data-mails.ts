import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

export function exportReadyMail(input: { to: string; publicUrl: string }): Message {
  return composeMail({
    to: input.to,
    subject: 'Your Roomlark data is ready',
    heading: 'Your data is ready',
    paragraphs: [
      'Everything we keep about you is packed in one file, as JSON and CSV.',
      'It is there for seven days, for you alone: sign in to download it.',
    ],
    button: { label: 'Download your data', link: `${input.publicUrl}/profile?tab=data` },
    footnote: 'If you did not ask for it, change your password: somebody else may be signed in as you.',
  })
}

export type DeletionNews = 'asked' | 'undone'

export function deletionMail(input: { to: string; news: DeletionNews; publicUrl: string }): Message {
  if (input.news === 'undone') {
    return composeMail({
      to: input.to,
      subject: 'Your Roomlark account stays',
      heading: 'Good to have you back',
      paragraphs: ['You signed in again, so your account is not deleted. Everything is as it was.'],
      footnote: `If this was not you, reset your password at once: ${input.publicUrl}/forgot-password`,
    })
  }
  return composeMail({
    to: input.to,
    subject: 'Your Roomlark account will be deleted',
    heading: 'Your account closes in 14 days',
    paragraphs: [
      'As you asked, we delete your Roomlark account in 14 days. You are signed out everywhere.',
      'Changed your mind, or was it not you? Sign in before then, and everything stays as it is.',
    ],
    button: { label: 'Sign in to keep it', link: `${input.publicUrl}/login` },
    footnote: 'Bookings and money records stay, as the law asks of us, without your name.',
  })
}

export function erasedMail(input: { to: string }): Message {
  return composeMail({
    to: input.to,
    subject: 'Your Roomlark account is deleted',
    heading: 'Your account is deleted',
    paragraphs: ['What we kept about you is gone. Thank you for the time you spent with us.'],
    footnote: 'This is the last mail you get from us.',
  })
}
