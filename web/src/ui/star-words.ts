/** `1 star`, `5 stars` */
export function starWords(count: number): string {
  return count === 1 ? '1 star' : `${count} stars`
}
