import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { PublicContext } from '../../../context.ts'

/** As long as a page may wait for somebody to choose a passkey. */
const validMs = 15 * 60_000

const randomLength = 16
const timeLength = 8

type ChallengeContext = Pick<PublicContext, 'cipher' | 'clock'>

/**
 * What a challenge is for, so that one is worth nothing for another: signing in, or adding a passkey to one account or
 * confirming who uses it.
 */
export type Purpose = 'sign-in' | `add:${string}` | `confirm:${string}`

/** Makes a challenge that says by itself when it was issued, so that asking for one writes nothing. */
export function newChallenge(ctx: ChallengeContext, purpose: Purpose): string {
  const time = Buffer.alloc(timeLength)
  time.writeBigUInt64BE(BigInt(ctx.clock().getTime()))
  const said = Buffer.concat([randomBytes(randomLength), time])
  return Buffer.concat([said, signChallenge(ctx, purpose, said)]).toString('base64url')
}

/** Returns when a challenge of ours was issued; null if it is not ours, for something else, or too old. */
export function findIssue(ctx: ChallengeContext, purpose: Purpose, challenge: string): Date | null {
  const bytes = Buffer.from(challenge, 'base64url')
  const said = bytes.subarray(0, randomLength + timeLength)
  const sign = bytes.subarray(randomLength + timeLength)
  const right = signChallenge(ctx, purpose, said)
  if (sign.length !== right.length || !timingSafeEqual(sign, right)) return null
  const issuedMs = Number(said.readBigUInt64BE(randomLength))
  const age = ctx.clock().getTime() - issuedMs
  return age <= validMs ? new Date(issuedMs) : null
}

function signChallenge(ctx: ChallengeContext, purpose: Purpose, said: Buffer): Buffer {
  return ctx.cipher.sign(`passkey ${purpose}`, said)
}
