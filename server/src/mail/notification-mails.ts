import type { Digest } from '@roomlark/contract/platform/notifications'
import { say } from '@roomlark/contract/say'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

/** The page is for people; the one-click address is for their email program (RFC 8058). */
type Unsubscribe = { page: string; oneClick: string }
type News = { title: string; detail: string; hotelName: string | null; link: string }

export function notificationMail(
  input: News & { to: string; publicUrl: string; unsubscribe: Unsubscribe },
): Message {
  const unnamed = unnamedHotel(input)
  const letter = composeMail({
    to: input.to,
    subject: unnamed ? `${unnamed}: ${input.title}` : input.title,
    heading: input.title,
    paragraphs: [...(unnamed ? [unnamed] : []), ...input.detail.split(/\n\s*\n/)],
    button: { label: say('Open Roomlark'), link: input.publicUrl + input.link },
    footnote: say(
      'You get this email because you chose to be notified immediately. Stop these emails: {link}',
      { link: input.unsubscribe.page },
    ),
  })
  return { ...letter, headers: makeHeaders(input.unsubscribe) }
}

export function digestMail(input: {
  to: string
  digest: Digest
  rows: News[]
  publicUrl: string
  unsubscribe: Unsubscribe
}): Message {
  const count = input.rows.length
  const isWeekly = input.digest === 'weekly'
  const link = input.unsubscribe.page
  const letter = composeMail({
    to: input.to,
    subject: isWeekly
      ? say('Your week at Roomlark: {count, plural, one {one thing} other {# things}} happened', { count })
      : say('Your day at Roomlark: {count, plural, one {one thing} other {# things}} happened', { count }),
    heading: say('{count, plural, one {One thing} other {# things}} happened', { count }),
    paragraphs: [isWeekly ? say('Your weekly summary.') : say('Your daily summary.')],
    tables: [
      {
        title: say('Since the last digest'),
        rows: input.rows.map((row) => {
          const unnamed = unnamedHotel(row)
          return [row.title, unnamed ? `${unnamed}: ${row.detail}` : row.detail]
        }),
      },
    ],
    button: { label: say('See all notifications'), link: `${input.publicUrl}/notifications` },
    footnote: isWeekly
      ? say('You get this email because you chose a weekly digest. Stop it: {link}', { link })
      : say('You get this email because you chose a daily digest. Stop it: {link}', { link }),
  })
  return { ...letter, headers: makeHeaders(input.unsubscribe) }
}

/** The hotel it is about, unless its title says so already. */
function unnamedHotel({ hotelName, title }: News): string | null {
  return hotelName !== null && title.includes(hotelName) ? null : hotelName
}

function makeHeaders({ oneClick }: Unsubscribe): Record<string, string> {
  return { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
