/** A number as people type it, with a point or a comma; NaN for anything else, so that the contract says why not. */
export function readNumber(text: unknown): number {
  const plain = String(text).trim().replace(',', '.').replace('−', '-')
  return plain === '' ? Number.NaN : Number(plain)
}
