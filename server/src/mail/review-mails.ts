import { longDay } from '@roomlark/contract/guest-formats'
import { isolate } from '@roomlark/contract/isolate'
import { fill } from '@roomlark/contract/say'
import type { Message } from '../adapters/mailer.ts'
import { notice, type To } from './guest-notices.ts'
import { guestMailTexts } from './guest-texts.ts'

export type ReviewRequest = {
  guestName: string
  /** The guest wrote the review at the desk, and has to confirm it. */
  isConfirming: boolean
  /** The last day on which it can be written. */
  untilOn: string
  link: string
  stopLink: string
  rulesLink: string
}

/** Asks a guest for a review. A guest who wants no more of these says so as with letters. */
export function reviewMail({ guestName, isConfirming, untilOn, ...given }: To & ReviewRequest): Message {
  const { review, letter } = guestMailTexts(given.language)
  const values = { hotel: isolate(given.hotelName), guest: isolate(guestName) }
  const until = fill(review.until, { day: longDay(given.language, untilOn) })
  const message = notice(given, {
    subject: fill(isConfirming ? review.confirmSubject : review.subject, values),
    heading: fill(isConfirming ? review.confirmHeading : review.heading, values),
    paragraphs: [fill(isConfirming ? review.confirmBody : review.body, values), until],
    button: { label: isConfirming ? review.confirm : review.write, link: given.link },
    links: [
      { label: review.rules, link: given.rulesLink },
      { label: letter.stop, link: given.stopLink },
    ],
    why: fill(review.why, values),
  })
  return withStopping(given.stopLink, message)
}

export type ReviewAnswer = {
  answer: string
  /** The review with its answer, where everybody reads it. */
  link: string
  stopLink: string
}

/** Tells a guest what the hotel has answered, once. */
export function reviewAnswerMail({ answer, link, stopLink, ...to }: To & ReviewAnswer): Message {
  const { reviewAnswer, letter } = guestMailTexts(to.language)
  const values = { hotel: isolate(to.hotelName) }
  const message = notice(to, {
    subject: fill(reviewAnswer.subject, values),
    heading: fill(reviewAnswer.heading, values),
    paragraphs: [fill(reviewAnswer.body, values), ...answer.split(/\n+/).map(isolate)],
    button: { label: reviewAnswer.read, link },
    links: [{ label: letter.stop, link: stopLink }],
    why: fill(reviewAnswer.why, values),
  })
  return withStopping(stopLink, message)
}

/** Mail programs offer to stop by one press too. */
function withStopping(stopLink: string, message: Message): Message {
  const headers = {
    'List-Unsubscribe': `<${stopLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...message, headers: { ...message.headers, ...headers } }
}
