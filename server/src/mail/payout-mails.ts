import { supportEmail } from '@roomlark/contract/contact'
import { say } from '@roomlark/contract/say'
import { coolingOffDays, type PayoutDetailsSubject } from '@roomlark/contract/settlement/payout-details'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'
import { whenWords } from './security-mails.ts'

type PayoutDetailsNews = {
  to: string
  news: 'saved' | 'withdrawn'
  subject: PayoutDetailsSubject
  lastFour: string
  currency: string
  device: string | null
  savedAt: Date
  usableFrom: Date
  timeZone: string | null
  publicUrl: string
}

/** Names no more of an account than its last four digits. */
export function payoutDetailsMail({ news, ...input }: PayoutDetailsNews): Message {
  return news === 'saved' ? savedMail(input) : withdrawnMail(input)
}

function savedMail(input: Omit<PayoutDetailsNews, 'news'>): Message {
  const when = (at: Date) => whenWords(at.toISOString(), input.timeZone)
  const isPayee = input.subject === 'payee'
  return composeMail({
    to: input.to,
    subject: isPayee
      ? say('Your payee details were changed')
      : say('A new account for your payouts was saved'),
    heading: say('Was this you?'),
    paragraphs: [
      isPayee
        ? say('Somebody who knows your password changed the name, address or tax number for your payouts.')
        : say('Somebody who knows your password saved the account ending {digits} for your payouts.', {
            digits: input.lastFour,
          }),
      say('Nothing changes for {days} days. Until then payouts go where they went before.', {
        days: coolingOffDays,
      }),
    ],
    tables: [
      {
        title: say('The change'),
        rows: [
          [say('Account ending'), input.lastFour],
          [say('Currency'), input.currency],
          [say('Saved'), when(input.savedAt)],
          [say('Used from'), when(input.usableFrom)],
          ...(input.device ? [[say('Device'), input.device] as [string, string]] : []),
        ],
      },
    ],
    button: {
      label: say('See your payout details'),
      link: `${input.publicUrl}/performance/earnings/details`,
    },
    footnote: say(
      'If it was you, there is nothing to do. If not, open your payout details and choose "It was not me": the change is withdrawn and every other device is signed out. If you cannot sign in, reset your password first: {link}',
      { link: `${input.publicUrl}/forgot-password` },
    ),
  })
}

function withdrawnMail(input: Omit<PayoutDetailsNews, 'news'>): Message {
  return composeMail({
    to: input.to,
    subject: say('A change of your payout details was withdrawn'),
    heading: say('The change was withdrawn'),
    paragraphs: [
      say('The details ending {digits} will not be used, and every other device was signed out.', {
        digits: input.lastFour,
      }),
      say('If somebody else made that change, they know your password. Choose a new one now.'),
    ],
    button: { label: say('Change your password'), link: `${input.publicUrl}/profile?tab=security` },
    footnote: say('If you did not withdraw it yourself, write to {supportEmail}.', { supportEmail }),
  })
}
