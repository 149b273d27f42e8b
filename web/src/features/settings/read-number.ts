/** As people write it, with a point or a comma; NaN where it is no number. */
export function readNumber(text: string): number {
  const plain = text.trim().replace(',', '.')
  return /^-?\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN
}
