import { supportEmail } from '@roomlark/contract/contact'
import { say } from '@roomlark/contract/say'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

export function mailTestMail(input: { to: string; at: Date }): Message {
  return composeMail({
    to: input.to,
    subject: say('Test email from Roomlark'),
    heading: say('Email delivery works'),
    paragraphs: [
      say('You asked Roomlark to send you a test email, and here it is.'),
      say('It was sent at {moment} UTC.', {
        moment: input.at.toISOString().slice(0, 16).replace('T', ' '),
      }),
    ],
    footnote: say('You get this email because you requested it in Settings, Emails.'),
  })
}

export function announcementMail(input: {
  to: string
  title: string
  paragraphs: string[]
  facts: [label: string, value: string][]
  link: string
  linkLabel: string
  publicUrl: string
}): Message {
  return composeMail({
    to: input.to,
    subject: input.title,
    heading: input.title,
    paragraphs: input.paragraphs,
    ...(input.facts.length > 0 && { tables: [{ title: say('What changes'), rows: input.facts }] }),
    button: { label: input.linkLabel, link: input.publicUrl + input.link },
    footnote: say(
      'You get this email because you have a Roomlark account and our terms promise notice of such changes. Questions? Write to {supportEmail}.',
      { supportEmail },
    ),
  })
}
