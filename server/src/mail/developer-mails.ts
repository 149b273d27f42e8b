import { type KeyScope, keyScopesWords } from '@roomlark/contract/key-scopes'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'
import { whenWords } from './security-mails.ts'

export function apiKeyMail(input: {
  to: string
  name: string
  prefix: string
  scopes: KeyScope[]
  madeAt: Date
  timeZone: string | null
  publicUrl: string
}): Message {
  return composeMail({
    to: input.to,
    subject: 'A new API key of your Roomlark account',
    heading: 'A key was made',
    paragraphs: ['Software that has this key can call our API as your account, within what the key may do.'],
    tables: [
      {
        title: 'The key',
        rows: [
          ['Name', input.name],
          ['Begins with', input.prefix],
          ['May', keyScopesWords(input.scopes)],
          ['When', whenWords(input.madeAt.toISOString(), input.timeZone)],
        ],
      },
    ],
    button: { label: 'See your keys', link: `${input.publicUrl}/settings?section=developers` },
    footnote: `If this was not you, revoke the key and change your password: ${input.publicUrl}/profile?tab=security`,
  })
}

export function webhookPausedMail(input: {
  to: string
  name: string
  url: string
  failingSince: Date | null
  timeZone: string | null
  publicUrl: string
}): Message {
  const since = input.failingSince && whenWords(input.failingSince.toISOString(), input.timeZone)
  return composeMail({
    to: input.to,
    subject: `We paused the webhook ${input.name}`,
    heading: 'An address does not accept our calls',
    paragraphs: [
      `${input.url} has accepted nothing${since ? ` since ${since}` : ''}, so we do not call it any more.`,
      'Events that happen meanwhile are not kept for it. Resume it once it works again; what was tried before can be sent again from the list of deliveries.',
    ],
    button: { label: 'Open your webhooks', link: `${input.publicUrl}/settings?section=developers` },
    footnote: 'You receive this because the address belongs to your account.',
  })
}
