import { addDays, getWeekday } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'

export type DatePreset = 'any' | 'today' | 'week' | 'month' | 'next' | 'chosen'
type Dates = { fromOn?: string | undefined; untilOn?: string | undefined }

export const presetWords: Record<DatePreset, string> = {
  any: say('Any dates'),
  today: say('Today'),
  week: say('This week'),
  month: say('This month'),
  next: say('The next 30 days'),
  chosen: say('Choose dates…'),
}

/** Both ends included; the week begins on Monday. */
export function presetDates(preset: Exclude<DatePreset, 'chosen'>, today: string): Dates {
  const monday = addDays(today, -((getWeekday(today) + 6) % 7))
  const first = `${today.slice(0, 7)}-01`
  switch (preset) {
    case 'any':
      return {}
    case 'today':
      return { fromOn: today, untilOn: today }
    case 'week':
      return { fromOn: monday, untilOn: addDays(monday, 6) }
    case 'month':
      return { fromOn: first, untilOn: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) }
    case 'next':
      return { fromOn: today, untilOn: addDays(today, 29) }
  }
}

const presets = ['any', 'today', 'week', 'month', 'next'] as const

export function presetOfDates({ fromOn, untilOn }: Dates, today: string): DatePreset {
  return (
    presets.find((preset) => {
      const dates = presetDates(preset, today)
      return dates.fromOn === fromOn && dates.untilOn === untilOn
    }) ?? 'chosen'
  )
}
