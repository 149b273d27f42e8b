import type { ServiceContext } from '../../context.ts'

type Context = Pick<ServiceContext, 'cipher'>

/** A click that brought a guest here. */
export type Touch = { code: string; clickId: number; at: Date; by: 'link' | 'embed' }

/** A touch in the encrypted form that a visit carries. */
export type SealedTouch = Touch & { text: string }

/**
 * Encrypted touches begin with this, so that nothing else encrypted with the same key is mistaken for a
 * touch.
 */
const kind = 'touch'

/** Encrypts a touch, so that it is opaque and cannot be changed by anybody. */
export function sealTouch({ cipher }: Context, { code, clickId, at, by }: Touch): string {
  const words = [kind, code, clickId.toString(36), at.getTime().toString(36), by]
  return cipher.encrypt(words.join(':')).toString('base64url')
}

/**
 * Reads touches joined by `~`, as in an address or a cookie. Anything that we did not encrypt is left out.
 */
export function readTouches(ctx: Context, text: string): SealedTouch[] {
  return text
    .slice(0, mostCharacters)
    .split('~')
    .flatMap((sealed) => readTouch(ctx, sealed) ?? [])
}

const mostCharacters = 2000

function readTouch({ cipher }: Context, text: string): SealedTouch | null {
  // Even an empty text has an initialization vector and a tag.
  if (!/^[\w-]{40,300}$/.test(text)) return null
  const [prefix, code = '', clickId = '', at = '', by] = openOrEmpty(cipher, text).split(':')
  if (prefix !== kind || (by !== 'link' && by !== 'embed')) return null
  const moment = new Date(Number.parseInt(at, 36))
  return { text, code, clickId: Number.parseInt(clickId, 36), at: moment, by }
}

function openOrEmpty(cipher: Context['cipher'], text: string): string {
  try {
    return cipher.decrypt(Buffer.from(text, 'base64url'))
  } catch {
    // The text was tampered with, cut off or encrypted with another key.
    return ''
  }
}
