import type { ServiceContext } from '../../context.ts'

type Context = Pick<ServiceContext, 'cipher'>

/** A click that brought a guest here. */
export type Touch = { code: string; clickId: number; at: Date; by: 'link' | 'embed' }

/** A touch as a visit carries it. */
export type SealedTouch = Touch & { text: string }

/** What is sealed begins with this, so that nothing else that was sealed with the same key reads as a touch. */
const kind = 'touch'

/** Opaque, and useless once anybody changes it. */
export function sealTouch({ cipher }: Context, { code, clickId, at, by }: Touch): string {
  const words = [kind, code, clickId.toString(36), at.getTime().toString(36), by]
  return cipher.encrypt(words.join(':')).toString('base64url')
}

/** Touches joined by `~`, as an address or a cookie holds them; whatever is not ours is left out. */
export function readTouches(ctx: Context, text: string): SealedTouch[] {
  return text
    .slice(0, mostCharacters)
    .split('~')
    .flatMap((sealed) => readTouch(ctx, sealed) ?? [])
}

const mostCharacters = 2000

function readTouch({ cipher }: Context, text: string): SealedTouch | null {
  // The shortest are an iv and a tag without words.
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
    // Tampered with, cut off, or sealed with another key: it says nothing.
    return ''
  }
}
