import { supportEmail } from '@roomlark/contract/contact'
import { coolingOffDays, type PayoutDetailsSubject } from '@roomlark/contract/settlement/payout-details'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'
import { whenWords } from './security-mails.ts'

type PayoutDetailsNews = {
  to: string
  news: 'saved' | 'withdrawn'
  subject: PayoutDetailsSubject
  lastFour: string
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
    subject: isPayee ? 'Your payee details were changed' : 'A new account for your payouts was saved',
    heading: 'Was this you?',
    paragraphs: [
      isPayee
        ? 'Somebody who knows your password changed the name, address or tax number for your payouts.'
        : `Somebody who knows your password saved the account ending ${input.lastFour} for your payouts.`,
      `Nothing changes for ${coolingOffDays} days. Until then payouts go where they went before.`,
    ],
    tables: [
      {
        title: 'The change',
        rows: [
          ['Account ending', input.lastFour],
          ['Saved', when(input.savedAt)],
          ['Used from', when(input.usableFrom)],
          ...(input.device ? [['Device', input.device] as [string, string]] : []),
        ],
      },
    ],
    button: { label: 'See your payout details', link: `${input.publicUrl}/performance/earnings/details` },
    footnote: `If it was you, there is nothing to do. If not, open your payout details and choose "It was not me": the change is withdrawn and every other device is signed out. If you cannot sign in, reset your password first: ${input.publicUrl}/forgot-password`,
  })
}

function withdrawnMail(input: Omit<PayoutDetailsNews, 'news'>): Message {
  return composeMail({
    to: input.to,
    subject: 'A change of your payout details was withdrawn',
    heading: 'The change was withdrawn',
    paragraphs: [
      `The details ending ${input.lastFour} will not be used, and every other device was signed out.`,
      'If somebody else made that change, they know your password. Choose a new one now.',
    ],
    button: { label: 'Change your password', link: `${input.publicUrl}/profile?tab=security` },
    footnote: `If you did not withdraw it yourself, write to ${supportEmail}.`,
  })
}
