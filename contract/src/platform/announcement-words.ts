import type { WordFormats } from '../word-formats.ts'
import type { Announced, FigureChange } from './announcements.ts'
import { defaultTitles, figureWords } from './default-words.ts'
import type { LegalDocument } from './legal.ts'

export const legalTitles: Record<LegalDocument, string> = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  cookies: 'Cookie Policy',
}

/** Writes a title and one line for a notification. */
export function announcementWords(
  announced: Announced,
  formats: WordFormats,
): { title: string; detail: string } {
  switch (announced.kind) {
    case 'legal':
      return {
        title: `New ${legalTitles[announced.document]} from ${formats.day(announced.effectiveOn)}`,
        detail: announced.summary,
      }
    case 'defaults':
      return figuresWords(announced.changes, formats)
    case 'default-cancelled':
      return {
        title: `${defaultTitles[announced.name]}: the announced change is cancelled`,
        detail: `It stays at ${figureWords(announced.name, announced.stays)}`,
      }
  }
}

function figuresWords(changes: FigureChange[], formats: WordFormats) {
  const [first] = changes
  const name = first && changes.length === 1 ? defaultTitles[first.name] : 'Commission figures'
  return {
    title: `${name}: ${changes.some(({ effectiveOn }) => effectiveOn) ? 'a change is announced' : 'changed'}`,
    detail: changes
      .map((change) => `${defaultTitles[change.name]}: ${figureChangeWords(change, formats)}`)
      .join('; '),
  }
}

/** Writes, for example, `45 days from 16 July 2026, until then 30 days`. */
export function figureChangeWords(
  { name, from, to, effectiveOn }: FigureChange,
  { day }: WordFormats,
): string {
  return effectiveOn === null
    ? `${figureWords(name, to)} from now on, instead of ${figureWords(name, from)}`
    : `${figureWords(name, to)} from ${day(effectiveOn)}, until then ${figureWords(name, from)}`
}
