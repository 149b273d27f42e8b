import type { Actor } from '../../context.ts'

/**
 * Accounts may see and change their own hotels; administrators may see and change all, or those of one owner.
 */
export function hotelScope(actor: Actor, owner?: string): { ownerId: string | undefined } {
  return { ownerId: actor.userType === 'admin' ? owner : actor.userId }
}

/** Expects a name that is already folded: `hotel d'ete` becomes `hotel-d-ete`. */
export function slugOf(folded: string): string {
  const plain = folded
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, 60).replace(/-+$/, '') || 'hotel'
}
