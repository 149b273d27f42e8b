import { dayText } from '@roomlark/contract/dates'
import { currencyDecimals, minorUnits } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'

/** The rows of a CSV file. */
export type Rows = readonly (readonly (string | number)[])[]

/** A number in major units, which spreadsheets can add up. */
export function csvAmount(cents: number, currency: string): number {
  return Number((cents / minorUnits(currency)).toFixed(currencyDecimals(currency)))
}

export function spanText({ fromOn, untilOn }: { fromOn: string; untilOn: string }): string {
  return fromOn === untilOn
    ? dayText(fromOn)
    : say('{from} to {until}', { from: dayText(fromOn), until: dayText(untilOn) })
}

/** `14:05` by the clock of the hotel. */
export function timeText(timeZone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return format.format(at)
}
