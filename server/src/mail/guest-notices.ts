import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import type { Message } from '../adapters/mailer.ts'
import { closing } from './guest-closing.ts'
import type { MailLink } from './guest-content.ts'
import { composeGuestMail } from './guest-layout.ts'
import { guestMailTexts } from './guest-texts/languages.ts'

type To = { to: string; language: GuestLanguage; hotelName: string; publicUrl: string; at: Date }

/** The code that a guest enters where many bookings come from one address. */
export function checkoutCodeMail({ code, ...to }: To & { code: string }): Message {
  const texts = guestMailTexts[to.language].code
  const values = { hotel: isolate(to.hotelName), code }
  return notice(to, {
    subject: say(texts.subject, values),
    heading: code,
    paragraphs: [say(texts.body, values)],
    button: null,
    why: texts.why,
  })
}

/** What a hotel writes to a guest; the link is null while there is no page to answer on. */
export function messageMail({
  reference,
  text,
  link,
  ...to
}: To & { reference: string; text: string; link: string | null }): Message {
  const texts = guestMailTexts[to.language].message
  const values = { hotel: isolate(to.hotelName), reference }
  return notice(to, {
    subject: say(texts.subject, values),
    heading: say(texts.heading, values),
    paragraphs: text.split(/\n+/).map(isolate),
    button: link === null ? null : { label: texts.answer, link },
    why: say(link === null ? texts.whyWithoutLink : texts.why, values),
  })
}

type Notice = { subject: string; heading: string; paragraphs: string[]; button: MailLink | null; why: string }

/** A short email without a booking to show. */
function notice({ to, language, publicUrl, at }: To, { subject, why, ...words }: Notice): Message {
  const [preview = ''] = words.paragraphs
  return composeGuestMail({
    ...{ to, language, subject, preview, publicUrl, ...words },
    ...{ picture: null, card: null, links: [], sections: [] },
    ...closing(guestMailTexts[language], { why, publicUrl, subject, at }),
  })
}
