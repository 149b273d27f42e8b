import { hotelTime } from '@roomlark/contract/hotel-clock'
import type { ReceiptFormats } from '@roomlark/contract/partners/receipt-words'
import { say } from '@roomlark/contract/say'
import { dayText, fullDay } from '../../../lib/day-words.ts'
import { percentText } from '../../../lib/format-number.ts'
import { moneyText } from '../../../parts/money/money-text.ts'

/** Days, times and amounts of a receipt: times are those of the hotel, for everyone. */
export function receiptFormats(timeZone: string): ReceiptFormats {
  return {
    day: dayText,
    money: moneyText,
    percent: percentText,
    moment: (at) => {
      const local = hotelTime(new Date(at), timeZone)
      return say('{day} at {time}', { day: fullDay(local.slice(0, 10)), time: local.slice(11) })
    },
  }
}

/** `2 May 2026, 08:41` by the clock of the hotel. */
export function changeMoment(at: string, timeZone: string): string {
  const local = hotelTime(new Date(at), timeZone)
  return `${dayText(local.slice(0, 10))}, ${local.slice(11)}`
}
