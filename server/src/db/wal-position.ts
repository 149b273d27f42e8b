/** How far the write-ahead log of PostgreSQL has come: a number that only grows, the same on a replica. */
export type WalPosition = bigint

/** Reads PostgreSQL's notation of two hexadecimal halves. */
export function parseWalPosition(text: string): WalPosition {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
