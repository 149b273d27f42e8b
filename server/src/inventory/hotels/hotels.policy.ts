/** Expects a name that is already folded: `hotel d'ete` becomes `hotel-d-ete`. */
export function toSlug(folded: string): string {
  const plain = folded
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, 60).replace(/-+$/, '') || 'hotel'
}
