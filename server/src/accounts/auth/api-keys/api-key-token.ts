import { hash, randomInt } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export const keyBeginning = 'rl_live_'

/** The random part has 190 bits, so that a fast hash protects it. */
export function newApiKey(): { secret: string; prefix: string; keyHash: Buffer } {
  const random = Array.from({ length: 32 }, () => letters.charAt(randomInt(letters.length))).join('')
  const secret = keyBeginning + random
  return { secret, prefix: secret.slice(0, 12), keyHash: hashApiKey(secret) }
}

export function hashApiKey(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
