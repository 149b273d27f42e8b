/** Letters and marks of scripts that run from right to left: beside them, the signs of a sentence change places. */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** What turns text around; of no use within an isolate, and able to end it early. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g

export const isolateStart = '\u2068'
export const isolateEnd = '\u2069'

/**
 * Somebody's words within a sentence of ours: where they run the other way, the sentence around them stays in order.
 * Text that runs our way needs no invisible characters and gets none, so that subjects can be searched and compared.
 */
export function isolate(text: string): string {
  const plain = text.replace(turning, '')
  return rightToLeft.test(plain) ? `${isolateStart}${plain}${isolateEnd}` : plain
}
