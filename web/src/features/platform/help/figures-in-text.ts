import { figureWords } from '@roomlark/contract/platform/default-words'
import type { CurrentDefaults, DefaultName } from '@roomlark/contract/platform/platform'
import { say } from '@roomlark/contract/say'
import { dayText } from '../../../lib/day-words.ts'

/** Shown if the figures could not be fetched. */
const unknown: Record<DefaultName, string> = {
  commissionRate: say('a rate the platform sets'),
  platformShare: say('a share the platform sets'),
  attributionDays: say('a number of days the platform sets'),
  holdDays: say('a number of days the platform sets'),
}

const mark = /\{(commissionRate|platformShare|attributionDays|holdDays)\}/g

export function hasFigures(text: string): boolean {
  return text.search(mark) !== -1
}

/** Replaces placeholders by the current figures, each with the change announced for it. */
export function withFigures(text: string, defaults: CurrentDefaults | null): string {
  return text.replace(mark, (_, name: DefaultName) => {
    if (!defaults) return unknown[name]
    const next = defaults.announced.find((change) => change.name === name)
    const today = figureWords(name, defaults[name])
    if (!next) return today
    return say('{today} (from {day}: {later})', {
      today,
      day: dayText(next.effectiveOn),
      later: figureWords(name, next.value),
    })
  })
}

/** Removes the placeholders, for the search. */
export function withoutFigures(text: string): string {
  return text.replace(mark, '')
}
