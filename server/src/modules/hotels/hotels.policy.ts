import type { Actor } from '../../context.ts'

/** Whose hotels somebody may see and change: their own; an administrator all, or those of one owner. */
export function hotelScope(actor: Actor, owner?: string): { ownerId: string | undefined } {
  return { ownerId: actor.userType === 'admin' ? owner : actor.userId }
}

/** Of a name folded already: `hotel d'ete` → `hotel-d-ete`. */
export function slugOf(folded: string): string {
  const plain = folded
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, 60).replace(/-+$/, '') || 'hotel'
}
