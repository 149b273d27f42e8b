const consonants = 'bdfghjklmnprstvz'
const vowels = 'aeiou'
/** Without 0 and 1, which are read as letters. */
const digits = '23456789'

/**
 * Makes a code that can be read aloud and typed, such as `lumira427`. There are 262 million of them, so that hardly
 * anybody comes across another's by trying. `random` gives a whole number below its argument.
 */
export function makeLinkCode(random: (below: number) => number): string {
  const one = (letters: string) => letters.charAt(random(letters.length))
  const syllable = () => one(consonants) + one(vowels)
  const number = () => one(digits)
  return [syllable, syllable, syllable, number, number, number].map((part) => part()).join('')
}
