const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** `Fri, Sat and Sun`: a sentence of the interface, so in its language. */
export function listWords(names: readonly string[]): string {
  return list.format(names)
}
