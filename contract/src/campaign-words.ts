import type { CampaignTold } from './partnership-events.ts'
import { say } from './say.ts'
import type { WordFormats } from './word-formats.ts'

/** `3 points more for bookings from 1 to 30 June` */
export function campaignPayWords(
  { kind, percent, dayOf, fromOn, untilOn }: Omit<CampaignTold, 'name'>,
  { day }: Pick<WordFormats, 'day'>,
): string {
  const points = say('{points, plural, one {# point} other {# points}}', { points: percent })
  const values = { percent, points, dayOf, from: day(fromOn), until: day(untilOn) }
  return kind === 'points'
    ? say(
        '{dayOf, select, arrival {{points} more for stays that begin from {from} to {until}} other {{points} more for bookings made from {from} to {until}}}',
        values,
      )
    : say(
        '{dayOf, select, arrival {At least {percent}% for stays that begin from {from} to {until}} other {At least {percent}% for bookings made from {from} to {until}}}',
        values,
      )
}
