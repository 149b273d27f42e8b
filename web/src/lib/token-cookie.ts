import { readCookie } from './cookie-jar.ts'

const name = 'token'
const sevenDays = 7 * 24 * 60 * 60

// spec §9: 7 days, secure, SameSite strict, path /
const attributes = 'Path=/; Secure; SameSite=Strict'

export function tokenCookie(token: string): string {
  return `${name}=${encodeURIComponent(token)}; Max-Age=${sevenDays}; ${attributes}`
}

export function expiredTokenCookie(): string {
  return `${name}=; Max-Age=0; ${attributes}`
}

export function tokenFrom(cookies: string): string | null {
  return readCookie(cookies, name) || null
}

export function readToken(): string | null {
  return tokenFrom(document.cookie)
}

export function storeToken(token: string): void {
  // The Cookie Store API is not in every browser we support.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = tokenCookie(token)
}

export function removeToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = expiredTokenCookie()
}
