import { dayText } from '@roomlark/contract/dates'
import { defaultTitles, figureWords } from '@roomlark/contract/default-words'
import { type UserType, userTypes } from '@roomlark/contract/endpoint'
import type { LegalDocument } from '@roomlark/contract/legal'
import type { DefaultName } from '@roomlark/contract/platform'

type FigureChange = {
  name: DefaultName
  from: number
  to: number
  /** Null when it is already in effect. */
  effectiveOn: string | null
}

/** What is announced to account holders, as kind and parameters; it is put into words when it is sent. */
export type Announced =
  | { kind: 'legal'; document: LegalDocument; version: number; summary: string; effectiveOn: string }
  | { kind: 'defaults'; changes: FigureChange[] }
  | { kind: 'default-cancelled'; name: DefaultName; stays: number; announced: number; effectiveOn: string }

const documents: Record<LegalDocument, { title: string; path: string }> = {
  terms: { title: 'Terms of Service', path: '/terms-of-service' },
  privacy: { title: 'Privacy Policy', path: '/privacy-policy' },
  cookies: { title: 'Cookie Policy', path: '/cookie-policy' },
}

/** Where today's and announced figures are explained. */
const figuresPath = '/help/commissions'

type Words = {
  title: string
  /** One line, for a notification. */
  detail: string
  /** For a mail, which has room. */
  paragraphs: string[]
  facts: [label: string, value: string][]
  link: string
  linkLabel: string
}

export function announcementWords(announced: Announced): Words {
  if (announced.kind === 'legal') return legalWords(announced)
  return announced.kind === 'defaults' ? figuresWords(announced.changes) : cancelledWords(announced)
}

function legalWords(announced: Extract<Announced, { kind: 'legal' }>): Words {
  const { title, path } = documents[announced.document]
  const day = dayText(announced.effectiveOn)
  return {
    title: `New ${title} from ${day}`,
    detail: announced.summary,
    paragraphs: [
      `From ${day} a new version of our ${title} takes effect. What is new: ${announced.summary}`,
      'You can read the new version beside the one in force. If you do not agree, you may close your account before that day. Bookings keep the terms under which they were made.',
    ],
    facts: [],
    link: `${path}?version=announced`,
    linkLabel: 'Read the new version',
  }
}

function figuresWords(changes: FigureChange[]): Words {
  const [first] = changes
  const name = first && changes.length === 1 ? defaultTitles[first.name] : 'Commission figures'
  return {
    title: `${name}: ${changes.some(({ effectiveOn }) => effectiveOn) ? 'a change is announced' : 'changed'}`,
    detail: changes.map(changeWords).join('; '),
    paragraphs: ['Existing bookings keep their terms.'],
    facts: changes.map((change) => [defaultTitles[change.name], valueWords(change)]),
    link: figuresPath,
    linkLabel: 'How commissions are calculated',
  }
}

function changeWords(change: FigureChange): string {
  return `${defaultTitles[change.name]}: ${valueWords(change)}`
}

function valueWords({ name, from, to, effectiveOn }: FigureChange): string {
  if (effectiveOn === null)
    return `${figureWords(name, to)} from now on, instead of ${figureWords(name, from)}`
  return `${figureWords(name, to)} from ${dayText(effectiveOn)}, until then ${figureWords(name, from)}`
}

function cancelledWords(announced: Extract<Announced, { kind: 'default-cancelled' }>): Words {
  const { name, stays } = announced
  const day = dayText(announced.effectiveOn)
  const change = `the change to ${figureWords(name, announced.announced)}, announced for ${day}`
  return {
    title: `${defaultTitles[name]}: the announced change is cancelled`,
    detail: `It stays at ${figureWords(name, stays)}`,
    paragraphs: [`It stays at ${figureWords(name, stays)}: ${change}, has been cancelled.`],
    facts: [],
    link: figuresPath,
    linkLabel: 'How commissions are calculated',
  }
}

/**
 * A legal text concerns everybody. The share is between Roomlark and affiliates; a window or a hold also concerns the
 * hotels that pay; the rate that new hotels begin with concerns nobody yet.
 */
export function audienceOf(announced: Announced): UserType[] {
  if (announced.kind === 'legal') return [...userTypes]
  const names = announced.kind === 'defaults' ? announced.changes.map(({ name }) => name) : [announced.name]
  if (names.some((name) => name === 'attributionDays' || name === 'holdDays')) return ['hotel', 'affiliate']
  return names.includes('platformShare') ? ['affiliate'] : []
}
