import { setImmediate as nextTurn } from 'node:timers/promises'
import { csvText } from '@roomlark/contract/csv'
import { currencyDecimals, minorUnits } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'

type Cell = string | number

/** After this many rows the thread can answer other requests. */
const rowsPerTurn = 500

/** Writes a file of any number of rows, a part at a time. */
export async function writeCsv<T>(
  heading: readonly Cell[],
  rows: readonly T[],
  toCells: (row: T) => readonly Cell[],
): Promise<string> {
  const parts = [csvText([heading])]
  for (let at = 0; at < rows.length; at += rowsPerTurn) {
    // Only the file as a whole begins with a byte order mark.
    parts.push(csvText(rows.slice(at, at + rowsPerTurn).map(toCells)).slice(1))
    await nextTurn()
  }
  return parts.join('')
}

/** Writes an amount as programs read it: `1240.50`. */
export function amountCell(cents: number, currency: string): string {
  return (cents / minorUnits(currency)).toFixed(currencyDecimals(currency))
}

/** Codes in the words of the reader; programs that read English files find the codes themselves. */
const codes = {
  held: say('held##in a file'),
  confirmed: say('confirmed##in a file'),
  'checked-in': say('checked-in##in a file'),
  'checked-out': say('checked-out##in a file'),
  cancelled: say('cancelled##in a file'),
  'no-show': say('no-show##in a file'),
  expired: say('expired##in a file'),
  direct: say('direct##in a file'),
  affiliate: say('affiliate##in a file'),
  ota: say('ota##in a file'),
  other: say('other##in a file'),
  commission: say('commission##in a file'),
  correction: say('correction##in a file'),
  counted: say('counted##in a file'),
  asked: say('asked##in a file'),
  disputed: say('disputed##in a file'),
  'to-come': say('to-come##in a file'),
  stayed: say('stayed##in a file'),
  carried: say('carried##in a file'),
  approved: say('approved##in a file'),
  paid: say('paid##in a file'),
  returned: say('returned##in a file'),
  'under-minimum': say('under-minimum##in a file'),
  'no-details': say('no-details##in a file'),
  'cooling-off': say('cooling-off##in a file'),
  suspended: say('suspended##in a file'),
  payment: say('payment##in a file'),
  refund: say('refund##in a file'),
  dispute: say('dispute##in a file'),
  fee: say('fee##in a file'),
}

/** Says a code of ours in a cell. */
export function sayCode(code: keyof typeof codes): string {
  return say<string>(`${code}##in a file`)
}
