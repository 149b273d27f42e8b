import { type KeyScope, keyScopesWords } from '@roomlark/contract/key-scopes'
import { say } from '@roomlark/contract/say'
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
    subject: say('A new API key of your Roomlark account'),
    heading: say('A key was made'),
    paragraphs: [
      say('Software that has this key can call our API as your account, within what the key may do.'),
    ],
    tables: [
      {
        title: say('The key'),
        rows: [
          [say('Name'), input.name],
          [say('Begins with'), input.prefix],
          [say('May##what a key may do'), keyScopesWords(input.scopes)],
          [say('When'), whenWords(input.madeAt.toISOString(), input.timeZone)],
        ],
      },
    ],
    button: { label: say('See your keys'), link: `${input.publicUrl}/settings?section=developers` },
    footnote: say('If this was not you, revoke the key and change your password: {link}', {
      link: `${input.publicUrl}/profile?tab=security`,
    }),
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
    subject: say('We paused the webhook {name}', { name: input.name }),
    heading: say('An address does not accept our calls'),
    paragraphs: [
      since
        ? say('{url} has accepted nothing since {moment}, so we do not call it any more.', {
            url: input.url,
            moment: since,
          })
        : say('{url} has accepted nothing, so we do not call it any more.', { url: input.url }),
      say(
        'Events that happen meanwhile are not kept for it. Resume it once it works again; what was tried before can be sent again from the list of deliveries.',
      ),
    ],
    button: { label: say('Open your webhooks'), link: `${input.publicUrl}/settings?section=developers` },
    footnote: say('You receive this because the address belongs to your account.'),
  })
}
