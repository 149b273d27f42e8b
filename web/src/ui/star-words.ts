import { say } from '@roomlark/contract/say'
/** `1 star`, `5 stars` */
export function starWords(count: number): string {
  return say('{count, plural, one {# star} other {# stars}}', { count })
}
