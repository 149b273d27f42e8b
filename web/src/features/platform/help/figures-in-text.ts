import { figureWords } from '@roomlark/contract/platform/default-words'
import type { CurrentDefaults, DefaultName } from '@roomlark/contract/platform/platform'
import { dayText } from '../../../lib/day-words.ts'

/** Shown if the figures could not be fetched. */
const unknown: Record<DefaultName, string> = {
  commissionRate: 'a rate the platform sets',
  platformShare: 'a share the platform sets',
  attributionDays: 'a number of days the platform sets',
  holdDays: 'a number of days the platform sets',
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
    return next ? `${today} (from ${dayText(next.effectiveOn)}: ${figureWords(name, next.value)})` : today
  })
}

/** Removes the placeholders, for the search. */
export function withoutFigures(text: string): string {
  return text.replace(mark, '')
}
