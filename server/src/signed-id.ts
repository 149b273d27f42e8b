import { timingSafeEqual } from 'node:crypto'
import type { Cipher } from './adapters/cipher.ts'

const idLength = 16
const signatureLength = 16

/** 32 bytes make 43 characters; the last of them has two unused bits, which must be zero. */
const tokenPattern = /^[\w-]{42}[AEIMQUYcgkosw048]$/

/**
 * Combines an id with a signature, so that a link needs no stored token and is valid as long as the server keeps its
 * key. Links of an earlier version are ended by raising it; the first version is signed without its number.
 */
export function signId(cipher: Cipher, purpose: string, id: string, version = 1): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  const signed = version === 1 ? bytes : Buffer.concat([bytes, Buffer.from(` ${version}`)])
  const signature = cipher.sign(purpose, signed).subarray(0, signatureLength)
  return Buffer.concat([bytes, signature]).toString('base64url')
}

/** Returns the id that a token names, or undefined for any other text. Anybody can name an id. */
export function readNamedId(token: string): string | undefined {
  if (!tokenPattern.test(token)) return undefined
  const id = Buffer.from(token, 'base64url').subarray(0, idLength)
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Returns the id in a token that this server signed, or undefined. */
export function readSignedId(cipher: Cipher, purpose: string, token: string): string | undefined {
  const id = readNamedId(token)
  return id !== undefined && matchesToken(cipher, purpose, id, token) ? id : undefined
}

export function matchesToken(
  cipher: Cipher,
  purpose: string,
  id: string,
  token: string,
  version = 1,
): boolean {
  const [given, made] = [Buffer.from(token), Buffer.from(signId(cipher, purpose, id, version))]
  return given.length === made.length && timingSafeEqual(given, made)
}
