import { hash, randomBytes } from 'node:crypto'

/** A token has 256 random bits. Only its hash is stored, so a leaked table opens nothing. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
