import { isolate } from '@roomlark/contract/isolate'
import { fill } from '@roomlark/contract/say'
import type { Message } from '../adapters/mailer.ts'
import { notice, type To } from './guest-notices.ts'
import { guestMailTexts } from './guest-texts.ts'

type Waiting = To & {
  /** The dates that the guest waits for. */
  dates: string
  /** The page on which the guest confirms and leaves. */
  link: string
}

/** Asks whether the address is that of the guest who wants to wait. */
export function waitingConfirmMail({ dates, link, ...to }: Waiting): Message {
  const { waiting } = guestMailTexts(to.language)
  const values = { hotel: isolate(to.hotelName), dates }
  return withLeaving(
    link,
    notice(to, {
      subject: fill(waiting.confirmSubject, values),
      heading: waiting.confirmHeading,
      paragraphs: [fill(waiting.confirm, values), waiting.rule],
      button: { label: waiting.confirmButton, link },
      why: fill(waiting.why, values),
    }),
  )
}

type Held = { rooms: string; total: string; until: string; checkoutLink: string }

/** Tells that a room is held, and until when. */
export function waitingFreeMail({
  dates,
  link,
  rooms,
  total,
  until,
  checkoutLink,
  ...to
}: Waiting & Held): Message {
  const { waiting } = guestMailTexts(to.language)
  const values = { hotel: isolate(to.hotelName), dates, rooms, total, until }
  return withLeaving(
    link,
    notice(to, {
      subject: fill(waiting.freeSubject, values),
      heading: waiting.freeHeading,
      paragraphs: [fill(waiting.free, values), fill(waiting.costs, values)],
      button: { label: waiting.book, link: checkoutLink },
      links: [{ label: waiting.leave, link }],
      why: fill(waiting.why, values),
    }),
  )
}

/** Tells that the hotel has taken the guest off the list. There is nothing to leave any more. */
export function waitingStruckMail({ dates, link, ...to }: Waiting): Message {
  const { waiting } = guestMailTexts(to.language)
  const values = { hotel: isolate(to.hotelName), dates }
  return notice(to, {
    subject: fill(waiting.struckSubject, values),
    heading: waiting.struckHeading,
    paragraphs: [fill(waiting.struck, values)],
    button: { label: waiting.seeHotel, link },
    why: fill(waiting.struckWhy, values),
  })
}

/** Mail programs offer to leave by one press too. */
function withLeaving(link: string, message: Message): Message {
  const headers = { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { ...message, headers: { ...message.headers, ...headers } }
}
