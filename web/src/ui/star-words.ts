import { counted } from '../lib/format-number.ts'
/** `1 star`, `5 stars` */
export function starWords(count: number): string {
  return counted(count, 'star')
}
