import { daysBetween } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { EarningsPart, EarningsStay } from '@roomlark/contract/settlement/earnings'
import { useLocation } from 'react-router'
import { useEarningsStays } from '../../../data/earnings.ts'
import { cx } from '../../../lib/cx.ts'
import { nightsWords, rangeWords } from '../../../lib/day-words.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { usd } from '../../../parts/performance/performance-words.ts'
import { MiniClock } from '../../../parts/stay-clock/mini-clock.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Card } from '../../../ui/card.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { stayWords } from './earnings-words.ts'
import { ReceiptTag } from './receipt-tag.tsx'
import { staysAddress, staysPath } from './stays-address.ts'

const above = [
  { label: say('Performance'), to: '/performance' },
  { label: say('Earnings'), to: '/performance/earnings' },
]

const parts: readonly { value: EarningsPart; label: string; text: string }[] = [
  { value: 'next', label: say('Next payout'), text: say('What the next payout is made of') },
  { value: 'waiting', label: say('Waiting'), text: say('Earned, and not in the next payout') },
  {
    value: 'expected',
    label: say('Expected'),
    text: say('Upcoming stays, and those that ended so recently that it can be undone'),
  },
  { value: 'earned', label: say('Earned'), text: say('Over, and not payable yet') },
  { value: 'held', label: say('On hold'), text: say('Roomlark looks at something; you may answer') },
  { value: 'payable', label: say('Payable'), text: say('Payable, and in no statement yet') },
]

/** The stays behind an amount of the earnings page. */
export function EarningsStaysPage() {
  const { search } = useLocation()
  const { part = 'next', page } = staysAddress.read(search)
  const stays = useEarningsStays(part, page)
  const { data } = stays
  useTitle(say('Stays'))
  return (
    <>
      <Breadcrumbs above={above} here={say('Stays')} />
      <div className="mb-6">
        <h1>{say('Stays')}</h1>
        <p className="mt-1 text-muted">{parts.find(({ value }) => value === part)?.text}</p>
      </div>
      <div className="mb-5 max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter)">
        <Segments label={say('Part')} value={part} choices={parts} toChoice={(next) => staysPath(next)} />
      </div>
      {stays.isPending ? (
        <SkeletonArea>
          <Card>
            {['first', 'second', 'third', 'fourth'].map((row) => (
              <Skeleton key={row} className="mt-4 h-10 first:mt-0" />
            ))}
          </Card>
        </SkeletonArea>
      ) : !data ? (
        <NotLoaded title={say('The stays did not load')} query={stays} />
      ) : (
        <>
          <Card className={cx('overflow-hidden p-0!', stays.isPlaceholderData && 'opacity-55')}>
            {data.data.length === 0 ? (
              <p className="px-6 py-10 text-center text-muted">
                {say('There is no stay here at the moment.')}
              </p>
            ) : (
              <Stays stays={data.data} />
            )}
          </Card>
          <Pagination
            {...data.meta}
            page={page}
            shownPage={data.meta.page}
            toPage={(to) => staysPath(part, to)}
            onMove={() => window.scrollTo({ top: 0 })}
          />
        </>
      )}
    </>
  )
}

function Stays({ stays }: { stays: readonly EarningsStay[] }) {
  return (
    <ul className="tabular-nums">
      {stays.map((stay) => (
        <li
          key={stay.bookingId}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-border px-[18px] py-3 first:border-t-0 md:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,0.9fr)_minmax(0,1.9fr)_6.5rem] md:px-6"
        >
          <span className="max-md:order-1">
            <ReceiptTag line={stay} />
          </span>
          <span className="wrap-anywhere max-md:order-3 max-md:col-span-2">{stay.hotel.name}</span>
          <span className="max-md:order-4 max-md:col-span-2 max-md:text-sm max-md:text-muted">
            {rangeWords(stay.clock.checkInOn, stay.clock.checkOutOn)}
            <span className="text-sm text-muted md:block">
              <span className="md:hidden">, </span>
              {nightsWords(daysBetween(stay.clock.checkInOn, stay.clock.checkOutOn))}
            </span>
          </span>
          <span className="max-md:order-5 max-md:col-span-2">
            <MiniClock facts={stay.clock} />
            <span className={cx('block text-sm', stay.isOverdue ? 'text-error-text' : 'text-muted')}>
              {stayWords(stay)}
            </span>
          </span>
          <span className="text-right font-strong max-md:order-2">{usd(stay.usdCents)}</span>
        </li>
      ))}
    </ul>
  )
}
