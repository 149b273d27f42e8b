import { addDays, getWeekday, listNights } from '@roomlark/contract/dates'
import { isQuiet, type NightSum } from '@roomlark/contract/partners/boost-sums'
import { say } from '@roomlark/contract/say'

/** The Monday of the week that a day is in. */
export function getMonday(date: string): string {
  return addDays(date, -((getWeekday(date) + 6) % 7))
}

/** Only nights to come that have empty rooms and no boost yet. */
export function canChoose({ night, empty, boostPoints }: NightSum, today: string): boolean {
  return night >= today && empty > 0 && boostPoints === null
}

/** The nights that are chosen, in order, and the one that a range begins with. */
export type NightChoice = { nights: readonly string[]; anchor: string | null }

export const noNights: NightChoice = { nights: [], anchor: null }

/** Chooses a night, or gives it up. */
export function toggled({ nights }: NightChoice, night: string): NightChoice {
  const isChosen = nights.includes(night)
  return {
    nights: isChosen ? nights.filter((one) => one !== night) : [...nights, night].toSorted(),
    anchor: night,
  }
}

/** Chooses everything between the night chosen last and this one that can be chosen. */
export function extended(
  { nights, anchor }: NightChoice,
  to: string,
  choosable: ReadonlySet<string>,
): NightChoice {
  const from = anchor ?? to
  const [first, last] = from <= to ? [from, to] : [to, from]
  const between = listNights(first, addDays(last, 1)).filter((night) => choosable.has(night))
  return { nights: [...new Set([...nights, ...between])].toSorted(), anchor: from }
}

/** Returns the night that a key moves to in a calendar of weeks; undefined for any other key. */
export function movedByKey(night: string, key: string): string | undefined {
  const weekday = (getWeekday(night) + 6) % 7
  const days: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  }
  return Object.hasOwn(days, key) ? addDays(night, days[key] ?? 0) : undefined
}

/** `6 of 12 rooms empty` and what else a night is. */
export function nightWords(sum: NightSum, today: string, isChosen: boolean): string {
  if (sum.night < today) return say('past##night')
  if (sum.rooms === 0) return say('closed##night')
  const words = [
    sum.empty === 0
      ? say('full##night')
      : say('{empty} of {rooms, plural, one {# room} other {# rooms}} empty', sum),
  ]
  if (isQuiet(sum)) words.push(say('half empty or more'))
  if (sum.boostPoints !== null) {
    words.push(
      say('boosted by {points, plural, one {# point} other {# points}}', { points: sum.boostPoints }),
    )
  }
  if (isChosen) words.push(say('chosen##night'))
  return words.join(', ')
}
