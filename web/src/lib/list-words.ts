import { say } from '@roomlark/contract/say'
/**
 * `Fri, Sat and Sun`: a sentence of the interface, so in its language. Joined by hand, since the browser's own format of
 * lists takes milliseconds to prepare, on every page that draws a chart.
 */
export function listWords(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed()
  return others.length === 0
    ? last
    : say('{others} and {last}', { others: others.toReversed().join(', '), last })
}
