import { fill } from '@roomlark/contract/say'
import type { Message } from '../adapters/mailer.ts'
import type { GuestMailContent, MailSection } from './guest-content.ts'
import { guestHtml } from './guest-html.ts'

/** Plain text and HTML say the same. */
export function composeGuestMail(content: GuestMailContent): Message {
  const { to, subject } = content
  return { to, subject, text: asText(content), html: guestHtml(content) }
}

function asText(content: GuestMailContent): string {
  const { card, button, links, footer } = content
  const line = (label: string, value: string) => fill(content.line, { label, value })
  const blocks = [
    content.heading,
    ...content.paragraphs,
    ...(card ? [cardText(card, line)] : []),
    ...content.sections.map((section) => sectionText(section, line)),
    ...[...(button ? [button] : []), ...links].map(({ label, link }) => `${line(label, '').trim()}\n${link}`),
    '--',
    footer.why,
    ...footer.links.map(({ label, link }) => line(label, link)),
    ...(footer.operator === '' ? [] : [footer.operator]),
    `© ${footer.year} Roomlark`,
  ]
  return blocks.join('\n\n')
}

type Line = (label: string, value: string) => string

function cardText(card: NonNullable<GuestMailContent['card']>, line: Line): string {
  return [
    `${card.title} ${card.hotelName}`,
    card.place,
    line(card.reference.label, card.reference.value),
    ...card.facts.map(({ label, value, notes }) => line(label, [value, ...notes].join(', '))),
  ].join('\n')
}

function sectionText(section: MailSection, line: Line): string {
  const {
    title,
    lead,
    rows = [],
    comparison,
    total,
    fees = [],
    paragraphs = [],
    highlight,
    notes = [],
  } = section
  return [
    title,
    ...(lead === undefined ? [] : [lead]),
    ...rows.map(({ label, value }) => line(label, value)),
    ...(comparison ? [`${comparison.before} → ${comparison.now}`] : []),
    ...(comparison?.rows ?? []).map(({ label, before, now }) => line(label, `${before} → ${now}`)),
    ...(total ? [line(total.label, total.value)] : []),
    ...fees.map(({ amount, when }) => line(amount, when)),
    ...paragraphs,
    ...(highlight === undefined ? [] : [highlight]),
    ...notes,
  ].join('\n')
}
