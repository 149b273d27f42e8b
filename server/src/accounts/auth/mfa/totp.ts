import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30

export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function enrolmentUri(secret: string, email: string): string {
  return totp(secret, email).toString()
}

/** Returns the time step this code belongs to, allowing one step either way, or null. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta
}

/** Makes ten codes of 80 bits, in groups of four characters that can be read aloud. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const letters = new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer }).base32.toLowerCase()
    return letters.match(/.{4}/g)?.join('-') ?? letters
  })
}

export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
    .digest()
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Roomlark',
    label,
    secret: Secret.fromBase32(secret),
    period: periodSeconds,
    digits: 6,
  })
}
