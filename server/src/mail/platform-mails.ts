import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

export function mailTestMail(input: { to: string; at: Date }): Message {
  return composeMail({
    to: input.to,
    subject: 'Roomlark can send mail',
    heading: 'The post is running',
    paragraphs: [
      'You asked Roomlark to send you a mail, and here it is.',
      `It was handed over at ${input.at.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    ],
    footnote: 'You get this mail because you pressed the button in Settings, Emails.',
  })
}
