import { hash, randomBytes } from 'node:crypto'

/** 256 random bits. What is stored is only the hash, so a leaked table opens nothing. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
