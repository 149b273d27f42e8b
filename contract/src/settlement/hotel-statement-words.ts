import { chargedNightsWords } from '../partners/receipt-words.ts'
import { say } from '../say.ts'
import type { HotelStatementLine } from './hotel-statements.ts'

/** Formats of days and ranges of days; screens follow the formats of the account. */
export type StatementFormats = {
  /** `6 June` */
  day: (date: string) => string
  /** `29 May to 2 June` */
  range: (fromOn: string, untilOn: string) => string
  /** `15%` */
  percent: (percent: number) => string
}

type LineOf<Field extends keyof HotelStatementLine> = Pick<HotelStatementLine, Field>

/** Describes a line: the stay or its outcome, and a detail about it. */
export function stayWords(
  line: LineOf<'kind' | 'outcome' | 'checkInOn' | 'checkOutOn' | 'endedOn' | 'chargedNights'>,
  formats: StatementFormats,
): { stay: string; note: string } {
  const range = formats.range(line.checkInOn, line.checkOutOn)
  if (line.kind === 'correction') return { stay: range, note: say('changed after it was billed') }
  if (line.outcome === 'cancelled')
    return {
      stay: say('Cancelled {day}', { day: formats.day(line.endedOn) }),
      note: say('fee for {dates}', { dates: range }),
    }
  if (line.outcome === 'no-show')
    return {
      stay: say('No-show {day}', { day: formats.day(line.checkInOn) }),
      note: say('fee for {dates}', { dates: range }),
    }
  return { stay: range, note: chargedNightsWords(line, line.chargedNights) }
}

/** `18%, 3 of it boost` where all nights were boosted, `15%, 3 more for boosted nights` where some were. */
export function rateWords(
  {
    ratePercent,
    boostPercent,
    baseCents,
    grossCents,
  }: LineOf<'ratePercent' | 'boostPercent' | 'baseCents' | 'grossCents'>,
  { percent }: Pick<StatementFormats, 'percent'>,
): string {
  if (boostPercent === 0) return percent(ratePercent)
  const whole = ratePercent + boostPercent
  const isWhole = Math.abs(baseCents * whole - grossCents * 100) <= 100
  return isWhole
    ? say('{rate}, {points} of it boost', { rate: percent(whole), points: boostPercent })
    : say('{rate}, {points} more for boosted nights', {
        rate: percent(ratePercent),
        points: boostPercent,
      })
}
