import { say } from '../say.ts'
import type { WordFormats } from '../word-formats.ts'
import type { Announced, FigureChange } from './announcements.ts'
import { defaultTitles, figureWords } from './default-words.ts'

/** Writes a title and one line for a notification. */
export function announcementWords(
  announced: Announced,
  formats: WordFormats,
): { title: string; detail: string } {
  switch (announced.kind) {
    case 'legal':
      return {
        title: say(
          '{document, select, terms {New Terms of Service from {day}} privacy {New Privacy Policy from {day}} other {New Cookie Policy from {day}}}',
          { document: announced.document, day: formats.day(announced.effectiveOn) },
        ),
        detail: announced.summary,
      }
    case 'defaults':
      return figuresWords(announced.changes, formats)
    case 'default-cancelled':
      return {
        title: say('{figure}: the announced change is cancelled', {
          figure: say(defaultTitles[announced.name]),
        }),
        detail: say('It stays at {figure}', { figure: figureWords(announced.name, announced.stays) }),
      }
  }
}

function figuresWords(changes: FigureChange[], formats: WordFormats) {
  const [first] = changes
  const figure = first && changes.length === 1 ? say(defaultTitles[first.name]) : say('Commission figures')
  return {
    title: changes.some(({ effectiveOn }) => effectiveOn)
      ? say('{figure}: a change is announced', { figure })
      : say('{figure}: changed', { figure }),
    detail: changes
      .map((change) => `${say(defaultTitles[change.name])}: ${figureChangeWords(change, formats)}`)
      .join('; '),
  }
}

/** Writes, for example, `45 days from 16 July 2026, until then 30 days`. */
export function figureChangeWords(
  { name, from, to, effectiveOn }: FigureChange,
  { day }: WordFormats,
): string {
  return effectiveOn === null
    ? say('{figure} from now on, instead of {before}', {
        figure: figureWords(name, to),
        before: figureWords(name, from),
      })
    : say('{figure} from {day}, until then {before}', {
        figure: figureWords(name, to),
        day: day(effectiveOn),
        before: figureWords(name, from),
      })
}
