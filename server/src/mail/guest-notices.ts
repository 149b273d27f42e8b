import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { isolate } from '@roomlark/contract/isolate'
import { fill } from '@roomlark/contract/say'
import type { Message } from '../adapters/mailer.ts'
import { closing } from './guest-closing.ts'
import type { MailLink } from './guest-content.ts'
import { composeGuestMail } from './guest-layout.ts'
import type { PaymentMailKind } from './guest-texts.ts'
import { guestMailTexts } from './guest-texts.ts'

export type To = { to: string; language: GuestLanguage; hotelName: string; publicUrl: string; at: Date }

/** The code that a guest enters where many bookings come from one address. */
export function checkoutCodeMail({ code, ...to }: To & { code: string }): Message {
  const texts = guestMailTexts(to.language).code
  const values = { hotel: isolate(to.hotelName), code }
  return notice(to, {
    subject: fill(texts.subject, values),
    heading: code,
    paragraphs: [fill(texts.body, values)],
    button: null,
    why: texts.why,
  })
}

/** Asks the owner of a new address whether they are the guest. */
export function newAddressMail({
  reference,
  link,
  ...to
}: To & { reference: string; link: string }): Message {
  const texts = guestMailTexts(to.language).address
  const values = { hotel: isolate(to.hotelName), reference }
  return notice(to, {
    subject: fill(texts.subject, values),
    heading: texts.heading,
    paragraphs: [fill(texts.body, values)],
    button: { label: texts.confirm, link },
    why: texts.why,
  })
}

/** Tells the address that a booking had before. */
export function oldAddressMail({ reference, ...to }: To & { reference: string }): Message {
  const texts = guestMailTexts(to.language).address
  const values = { hotel: isolate(to.hotelName), reference }
  return notice(to, {
    subject: fill(texts.changedSubject, values),
    heading: texts.changedHeading,
    paragraphs: [fill(texts.changedBody, values)],
    button: null,
    why: texts.changedWhy,
  })
}

/** Writes the email with a hotel's message; the link is null while there is no page to answer on. */
export function messageMail({
  reference,
  text,
  link,
  replyTo,
  ...to
}: To & {
  reference: string
  text: string
  link: string | null
  replyTo: string | undefined
}): Message {
  const texts = guestMailTexts(to.language).message
  const values = { hotel: isolate(to.hotelName), reference }
  const message = notice(to, {
    subject: fill(texts.subject, values),
    heading: fill(texts.heading, values),
    paragraphs: text.split(/\n+/).map(isolate),
    button: link === null ? null : { label: texts.answer, link },
    why: fill(findWhy(texts, { link, replyTo }), values),
  })
  return { ...message, ...(replyTo && { replyTo }) }
}

/** Says where an answer is read. */
function findWhy(
  texts: { why: string; whyWithoutLink: string; whyWithReply: string },
  { link, replyTo }: { link: string | null; replyTo: string | undefined },
): string {
  if (replyTo) return texts.whyWithReply
  return link === null ? texts.whyWithoutLink : texts.why
}

/**
 * A letter that a hotel sends by itself, in its own words. A guest who wants no more of them says so on a page of their
 * booking, which mail programs know too; while there is no such page, by writing to the hotel.
 */
export function letterMail({
  subject,
  paragraphs,
  reference,
  link,
  replyTo,
  stopLink,
  contactEmail,
  ...to
}: To & {
  subject: string
  paragraphs: string[]
  reference: string
  link: string | null
  replyTo: string | undefined
  stopLink: string | null
  contactEmail: string
}): Message {
  const texts = guestMailTexts(to.language)
  const values = { hotel: isolate(to.hotelName), reference }
  const why = fill(findWhy(texts.message, { link, replyTo }), values)
  const mailto = `mailto:${contactEmail}?subject=${encodeURIComponent(`${texts.letter.stopSubject} ${reference}`)}`
  const message = notice(to, {
    subject,
    heading: subject,
    paragraphs: paragraphs.map(isolate),
    why,
    button: link === null ? null : { label: texts.links.see, link },
    links: [{ label: texts.letter.stop, link: stopLink ?? mailto }],
  })
  const headers: Record<string, string> =
    stopLink === null
      ? { 'List-Unsubscribe': `<${mailto}>` }
      : { 'List-Unsubscribe': `<${stopLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { ...message, ...(replyTo && { replyTo }), headers: { ...message.headers, ...headers } }
}

/** Asks a guest for a deposit, or reminds them of one; the hotel says how to pay it, here or when it is asked. */
export function depositMail({
  reference,
  contactEmail,
  amount,
  day,
  howToPay,
  isReminder,
  ...to
}: To & {
  reference: string
  contactEmail: string
  amount: string
  day: string
  howToPay: string
  isReminder: boolean
}): Message {
  const { deposit, message } = guestMailTexts(to.language)
  const values = { hotel: isolate(to.hotelName), reference, amount, day, email: isolate(contactEmail) }
  const how = howToPay
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .map(isolate)
  return notice(to, {
    subject: fill(isReminder ? deposit.reminder : deposit.subject, values),
    heading: fill(deposit.heading, values),
    paragraphs: [
      fill(isReminder ? deposit.remind : deposit.ask, values),
      ...(how.length > 0 ? [deposit.howToPay, ...how] : [fill(deposit.askHow, values)]),
      fill(deposit.questions, values),
    ],
    button: null,
    why: fill(message.whyWithoutLink, values),
  })
}

export type PaymentNotice = {
  kind: PaymentMailKind
  reference: string
  contactEmail: string
  amount: string
  /** The day on which a card is charged or a link ends. */
  day: string
  cardDigits: string | null
  /** Why the hotel charges or returns it, in its own words. */
  reason: string
  /** The address at which the guest pays; null if there is nothing to pay. */
  payLink: string | null
  /** The page of the booking; null while there is none. */
  manageLink: string | null
  searchLink: string | null
}

/** Tells a guest about money that was paid online, is to be paid, or comes back. */
export function paymentMail({ kind, ...given }: To & PaymentNotice): Message {
  const { payment, message, links } = guestMailTexts(given.language)
  const { subject, heading, body } = payment[kind]
  const { reference, amount, day, cardDigits, payLink, manageLink, searchLink } = given
  const values = {
    hotel: isolate(given.hotelName),
    reference,
    amount,
    day,
    card: cardDigits === null ? payment.cardUnknown : fill(payment.card, { digits: cardDigits }),
  }
  const search = kind === 'roomsGone' ? toLink(links.findStay, searchLink) : null
  const see = toLink(links.see, manageLink)
  const pay = toLink(fill(payment.pay, values), payLink)
  return notice(given, {
    subject: fill(subject, values),
    heading: fill(heading, values),
    paragraphs: [
      fill(body, values),
      ...(given.reason === '' ? [] : [fill(payment.reason, { reason: isolate(given.reason) })]),
      fill(payment.questions, { email: isolate(given.contactEmail) }),
    ],
    button: pay ?? search ?? see,
    links: pay && see ? [see] : [],
    why: fill(message.whyWithoutLink, values),
  })
}

function toLink(label: string, link: string | null): MailLink | null {
  return link === null ? null : { label, link }
}

/** A paper of the hotel, which is attached. */
export function paperMail({ subject, text, reference, ...to }: To & Paper): Message {
  const texts = guestMailTexts(to.language).message
  const why = fill(texts.whyWithoutLink, { hotel: isolate(to.hotelName), reference })
  return notice(to, { subject, heading: subject, paragraphs: [text], button: null, why })
}

type Paper = { subject: string; text: string; reference: string }

type Notice = {
  subject: string
  heading: string
  paragraphs: string[]
  button: MailLink | null
  links?: MailLink[]
  why: string
}

/** A short email without a booking to show. */
export function notice(
  { to, language, publicUrl, at }: To,
  { subject, why, links = [], ...words }: Notice,
): Message {
  const [preview = ''] = words.paragraphs
  return composeGuestMail({
    to,
    language,
    subject,
    preview,
    publicUrl,
    ...words,
    picture: null,
    card: null,
    links,
    sections: [],
    ...closing(guestMailTexts(language), { why, publicUrl, subject, at }),
  })
}
