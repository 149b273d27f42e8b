import { isolate } from '@roomlark/contract/isolate'
import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import type { HotelStatementSummary } from '@roomlark/contract/settlement/hotel-statements'
import { useLocation, useParams } from 'react-router'
import { useHotelStatements, useStayQuestions } from '../../../../data/hotel-statements.ts'
import { cx } from '../../../../lib/cx.ts'
import { monthWords, weekdayLongDay } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { ChevronRight } from '../../../../ui/icons/chevron-right.ts'
import { Link } from '../../../../ui/link.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { HotelSubpage } from '../hotel-subpage.tsx'
import { AutomaticPaymentCard } from './automatic-payment.tsx'
import { PauseNote } from './pause-note.tsx'
import { readPage, statementAddress } from './statement-address.ts'
import { describeStanding, dueWords, leftWords } from './statement-words.ts'
import { StayQuestions } from './stay-questions.tsx'

/** Statements of a hotel for stays through partners, month by month. */
export function HotelStatementsPage() {
  const { id = '' } = useParams()
  const page = readPage(useLocation().search)
  const statements = useHotelStatements(id, page)
  const questions = useStayQuestions(id)
  return (
    <HotelSubpage
      title={say('Statements')}
      tabTitle={(hotel) => say('Statements of {hotel}', { hotel: isolate(hotel) })}
      text={say('What you owe for stays through partners, month by month')}
      tab="statements"
    >
      {(hotel) =>
        // The questions come first, and would push the statements down.
        statements.data && !questions.isLoading ? (
          <>
            <PauseNote paid={pausing(statements.data.data.closed)} />
            <StayQuestions hotelId={hotel.id} />
            <div className="grid gap-3.5 md:gap-5">
              <div className="grid gap-3.5 md:grid-cols-2 md:gap-5">
                {statements.data.data.open.map((statement) => (
                  <OpenCard
                    key={`${statement.month} ${statement.currency}`}
                    hotelId={hotel.id}
                    statement={statement}
                  />
                ))}
              </div>
              <ClosedCard
                hotelId={hotel.id}
                statements={statements.data.data.closed}
                meta={statements.data.meta}
                isOld={statements.isPlaceholderData}
              />
              <AutomaticPaymentCard hotelId={hotel.id} />
            </div>
          </>
        ) : statements.isPending || questions.isLoading ? (
          <SkeletonArea className="grid gap-5">
            <Skeleton className="h-36 rounded-lg!" />
            <Skeleton className="h-72 rounded-lg!" />
          </SkeletonArea>
        ) : (
          <NotLoaded title={say('The statements did not load')} query={statements} />
        )
      }
    </HotelSubpage>
  )
}

type StatementProps = { hotelId: string; statement: HotelStatementSummary }

function getAddress({ hotelId, statement: { month, currency } }: StatementProps): string {
  return statementAddress(hotelId, month, { currency })
}

function OpenCard(props: StatementProps) {
  const { month, currency, totalCents, lines, closesOn } = props.statement
  return (
    <Card className="relative transition-colors hover:bg-[color-mix(in_srgb,var(--color-sunken)_45%,var(--color-surface))]">
      <div className="flex items-start justify-between gap-3">
        <h2>
          <Link to={getAddress(props)} className="rounded-sm after:absolute after:inset-0">
            {monthWords(`${month}-01`)}
          </Link>
        </h2>
        <Badge tone="accent">{say('Open##state')}</Badge>
      </div>
      <p className="mt-2 flex items-center justify-between gap-3 font-display text-[28px] leading-9 tracking-[-0.02em] tabular-nums">
        {moneyText(totalCents, currency)}
        <ChevronRight aria-hidden="true" className="size-5 text-muted" />
      </p>
      <p className="text-sm text-muted">
        {say('{lines, plural, one {# line} other {# lines}} so far, closes {day} at 23:59', {
          lines,
          day: weekdayLongDay(closesOn),
        })}
      </p>
    </Card>
  )
}

type ClosedCardProps = {
  hotelId: string
  statements: HotelStatementSummary[]
  meta: PageMeta
  isOld: boolean
}

function ClosedCard({ hotelId, statements, meta, isOld }: ClosedCardProps) {
  return (
    <Card aria-labelledby="closed" className={cx('overflow-hidden px-0! pb-0!', isOld && 'opacity-55')}>
      <div className="px-[18px] md:px-6">
        <CardHead
          title={<span id="closed">{say('Closed##statements')}</span>}
          subtitle={say('Closed statements do not change; what changes later is a line of the next')}
        />
      </div>
      {statements.length === 0 ? (
        <p className="border-t border-border px-6 py-9 text-center text-balance text-muted">
          {say(
            'No statement is closed yet. Each month is closed on the 5th of the next, if there is something to bill.',
          )}
        </p>
      ) : (
        <ul>
          {statements.map((statement) => (
            <ClosedRow key={statement.number} hotelId={hotelId} statement={statement} />
          ))}
        </ul>
      )}
      {meta.totalPages > 1 ? (
        <div className="border-t border-border px-[18px] pb-5 md:px-6">
          <Pagination {...meta} toPage={(page) => ({ search: `?page=${page}` })} onMove={() => {}} />
        </div>
      ) : null}
    </Card>
  )
}

function ClosedRow(props: StatementProps) {
  const { month, number, lines, totalCents, currency, dueOn, paid } = props.statement
  const { tone, name } = describeStanding(props.statement)
  const note = leftWords(paid, currency) || dueWords(dueOn)
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-border px-[18px] py-3.5 transition-colors hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)] md:grid-cols-[minmax(0,1fr)_160px_110px_minmax(0,1fr)_120px] md:px-6">
      <Link to={getAddress(props)} className="rounded-sm font-strong after:absolute after:inset-0">
        {monthWords(`${month}-01`)}
      </Link>
      <span className="max-md:row-start-2">
        <span className="keytag">{number}</span>
      </span>
      <span className="text-muted tabular-nums max-md:hidden">
        {say('{lines, plural, one {# line} other {# lines}}', { lines })}
      </span>
      <span className="text-right tabular-nums max-md:col-start-2 max-md:row-start-1">
        <b className="font-strong">{moneyText(totalCents, currency)}</b>
        <span className="block text-sm text-muted">{note}</span>
      </span>
      <span className="text-right">
        <Badge tone={tone}>{name}</Badge>
      </span>
    </li>
  )
}

/** A statement because of which bookings are paused, or else one because of which they will be. */
function pausing(closed: readonly HotelStatementSummary[]) {
  const announced = closed.map(({ paid }) => paid).filter((paid) => paid?.pausesOn)
  return announced.find((paid) => paid?.pausedAt) ?? announced.at(-1)
}
