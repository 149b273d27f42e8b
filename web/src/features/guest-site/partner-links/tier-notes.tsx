import type { TierStanding } from '@roomlark/contract/partners/tiers'
import { say } from '@roomlark/contract/say'
import { sayBrought, sayTierAmount, sayTierTerms } from '@roomlark/contract/tier-words'
import { useTierStanding } from '../../../data/tiers.ts'
import { dayText } from '../../../lib/day-words.ts'
import { accountFormats } from '../../../parts/word-formats.ts'
import { CalendarClock } from '../../../ui/icons/calendar-clock.ts'
import { Percent } from '../../../ui/icons/percent.ts'
import { Note } from '../../../ui/note.tsx'

/** The tiers of the hotel and where the partner stands; nothing where it has none. */
export function TierNotes({ partnershipId }: { partnershipId: string }) {
  const { data } = useTierStanding(partnershipId)
  if (!data || (data.terms === null && data.announced === null && data.reachedPercent === null)) return null
  const { terms, announced, endsOn, reachedPercent } = data
  return (
    <div className="mb-5 grid gap-2.5">
      {terms === null && reachedPercent === null ? null : (
        <Note
          tone="primary"
          icon={<Percent />}
          {...(terms && { title: sayTierTerms(terms, accountFormats) })}
        >
          {listStanding(data).join(' ')}
        </Note>
      )}
      {announced ? (
        <Note
          tone="warning"
          icon={<CalendarClock />}
          title={say('From {day}: {terms}', {
            day: dayText(announced.effectiveOn),
            terms: sayTierTerms(announced.terms, accountFormats),
          })}
        />
      ) : null}
      {endsOn === null ? null : (
        <Note
          tone="warning"
          icon={<CalendarClock />}
          title={say('Your tier of {percent}% ends on {day}', {
            percent: reachedPercent ?? 0,
            day: dayText(endsOn),
          })}
        >
          {say('Bookings made before that day keep their terms.')}
        </Note>
      )}
    </div>
  )
}

function listStanding({ terms, figure, untilOn, reachedPercent, isBonusOpen }: TierStanding): string[] {
  const next = terms?.tiers.find(({ threshold }) => threshold > figure)
  return [
    ...(reachedPercent === null ? [] : [say('You reached {percent}%.', { percent: reachedPercent })]),
    ...(terms && next
      ? [
          say('So far {brought} of {needed} for {percent}%, until {day}.', {
            brought: sayBrought(terms, figure, accountFormats),
            needed: sayTierAmount({ ...terms, threshold: next.threshold }, accountFormats),
            percent: next.ratePercent,
            day: dayText(untilOn),
          }),
        ]
      : []),
    ...(isBonusOpen ? [say('The bonus is for your first stay here.')] : []),
  ]
}
