/** Letters and marks of right-to-left scripts, next to which the punctuation of a sentence changes places. */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** Characters that change the text direction, which are useless within an isolate and could end it early. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g

export const isolateStart = '\u2068'
export const isolateEnd = '\u2069'

/**
 * User text within a sentence of ours: if it runs the other way, the sentence around it stays in order. Text that
 * runs our way gets no invisible characters, so that subjects can be searched and compared.
 */
export function isolate(text: string): string {
  const plain = text.replace(turning, '')
  return rightToLeft.test(plain) ? `${isolateStart}${plain}${isolateEnd}` : plain
}
