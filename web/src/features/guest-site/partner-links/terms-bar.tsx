import type { PartnershipDetail } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import { dayText } from '../../../lib/day-words.ts'
import { isoDate } from '../../../lib/format-date.ts'
import { percentText } from '../../../lib/format-number.ts'
import { Card } from '../../../ui/card.tsx'

/** The agreed terms, in one line. */
export function TermsBar({ partnership }: { partnership: PartnershipDetail }) {
  const { terms, holdDays, approvedAt, hotel } = partnership
  const facts = [
    [
      say('Commission'),
      say('{rate}, yours {share}', {
        rate: percentText(terms.ratePercent),
        share: percentText(terms.yoursPercent),
      }),
    ],
    [
      say('A click counts for'),
      say('{count, plural, one {# day} other {# days}}', { count: terms.windowDays }),
    ],
    [say('Payable'), say('{days, plural, one {# day} other {# days}} after check-out', { days: holdDays })],
    [say('Paid search ads'), terms.allowsPaidAds ? say('Allowed') : say('Not allowed')],
  ] as const
  return (
    <Card className="mb-5 flex flex-wrap items-center gap-x-9 gap-y-4 md:py-4!">
      {hotel.pictureUrl ? (
        <img
          src={hotel.pictureUrl}
          alt=""
          className="h-[52px] w-[76px] rounded-md object-cover max-md:hidden"
        />
      ) : null}
      <dl className="grid grow grid-cols-2 gap-x-9 gap-y-3.5 text-[14px] md:flex md:flex-wrap">
        {facts.map(([term, words]) => (
          <Fact key={term} term={term} words={words} />
        ))}
        {approvedAt ? (
          <Fact
            term={say('Approved')}
            words={dayText(isoDate(new Date(approvedAt)))}
            className="md:ml-auto md:text-right"
          />
        ) : null}
      </dl>
    </Card>
  )
}

function Fact({ term, words, className }: { term: string; words: string; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-[580]">{words}</dd>
    </div>
  )
}
