/**
 * Matches letters and marks of right-to-left scripts, next to which the punctuation of a sentence would
 * change places.
 */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * Matches characters that change the text direction, which are useless within an isolate and could end it
 * early.
 */
const turning = /[\u202A-\u202E\u2066-\u2069]/g

export const isolateStart = '\u2068'
export const isolateEnd = '\u2069'

/**
 * Isolates user text within one of our sentences, so that right-to-left text does not reorder the sentence
 * around it. Other text gets no invisible characters, so that subjects can be searched and compared.
 */
export function isolate(text: string): string {
  const plain = text.replace(turning, '')
  return rightToLeft.test(plain) ? `${isolateStart}${plain}${isolateEnd}` : plain
}
