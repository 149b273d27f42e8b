import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { type HotelStatement, StatementMonth } from '@roomlark/contract/settlement/hotel-statements'
import { useLocation, useParams } from 'react-router'
import { useHotelStatement, useStayQuestions } from '../../../../data/hotel-statements.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { monthWords } from '../../../../lib/day-words.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { HotelTabs } from '../hotel-tabs.tsx'
import { PauseNote } from './pause-note.tsx'
import { readStatementAddress, statementAddress } from './statement-address.ts'
import { StatementFiles } from './statement-files.tsx'
import { StatementLines } from './statement-lines.tsx'
import { StatementSide } from './statement-side.tsx'
import { statementLead } from './statement-words.ts'
import { StayQuestions } from './stay-questions.tsx'

/** Statement of the commissions for the stays of a month, while it grows and after it was closed. */
export function HotelStatementPage() {
  const { id = '', month = '' } = useParams()
  return StatementMonth.safeParse(month).success ? (
    <Statement hotelId={id} month={month} />
  ) : (
    <NoStatement hotelId={id} />
  )
}

function Statement({ hotelId, month }: { hotelId: string; month: string }) {
  const { currency, view, page } = readStatementAddress(useLocation().search)
  const ids = { hotelId, month, currency }
  const query = useHotelStatement(ids)
  const questions = useStayQuestions(hotelId)
  const statement = query.data
  useTitle(
    statement ? say('Statement of {hotel}', { hotel: isolate(statement.hotel.name) }) : say('Statement'),
  )
  // The questions come first, and would push the statement down.
  if (query.isPending || (statement?.state === 'open' && questions.isLoading)) return <StatementSkeleton />
  if (!statement) {
    return isNotThere(query.error) ? (
      <NoStatement hotelId={hotelId} />
    ) : (
      <>
        <h1 className="sr-only">{say('Statement')}</h1>
        <NotLoaded title={say('This statement did not load')} query={query} />
      </>
    )
  }
  const { hotel, state, currencies } = statement
  const title = monthWords(`${statement.month}-01`)
  return (
    <>
      <Breadcrumbs
        above={[
          { label: say('Hotels'), to: '/hotels' },
          { label: hotel.name, to: `/hotels/${hotel.id}` },
          { label: say('Statements'), to: `/hotels/${hotel.id}/statements` },
        ]}
        here={title}
      />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1>{title}</h1>
          <p className="mt-1 text-muted wrap-anywhere">{statementLead(statement)}</p>
        </div>
        {state === 'nothing' ? null : <StatementFiles ids={{ ...ids, currency: statement.currency }} />}
      </div>
      <HotelTabs hotel={hotel} current="statements" />
      <PauseNote paid={statement.paid} />
      {state === 'open' ? <StayQuestions hotelId={hotel.id} /> : null}
      {currencies.length > 1 ? <Currencies statement={statement} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 md:gap-5 desk:grid-cols-[minmax(0,1fr)_356px]">
        <StatementLines statement={statement} ids={ids} view={view} page={page} />
        <StatementSide statement={statement} />
      </div>
    </>
  )
}

/** A hotel that changed its currency owes in each of them. */
function Currencies({ statement: { hotel, month, currency, currencies } }: { statement: HotelStatement }) {
  return (
    <div className="mb-5">
      <Segments
        label={say('Currency')}
        value={currency}
        choices={currencies.map((value) => ({ value, label: value }))}
        toChoice={(next) => statementAddress(hotel.id, month, { currency: next })}
      />
    </div>
  )
}

function NoStatement({ hotelId }: { hotelId: string }) {
  return (
    <Card>
      <h1 className="sr-only">{say('Statement')}</h1>
      <EmptyState
        spot={<KeyRackSpot />}
        title={say('We could not find this statement')}
        text={say('The month may not have begun, or the hotel belongs to somebody else.')}
        action={<ButtonLink to={`/hotels/${hotelId}/statements`}>{say('All statements')}</ButtonLink>}
      />
    </Card>
  )
}

function StatementSkeleton() {
  return (
    <SkeletonArea>
      <h1 className="sr-only">{say('Statement')}</h1>
      <Skeleton className="mb-2.5 h-[22px] w-64" />
      <Skeleton className="mb-5 h-14 w-80" />
      <Skeleton className="mb-6 h-11" />
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_356px]">
        <Skeleton className="h-[520px] rounded-lg!" />
        <Skeleton className="h-72 rounded-lg!" />
      </div>
    </SkeletonArea>
  )
}
