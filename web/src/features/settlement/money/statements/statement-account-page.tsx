import { say } from '@roomlark/contract/say'
import type { StatementAccount } from '@roomlark/contract/settlement/hotel-statement-payments'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useStatement } from '../../../../data/hotel-statement-payments.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { dayText, monthWords } from '../../../../lib/day-words.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Banknote } from '../../../../ui/icons/banknote.ts'
import { CirclePause } from '../../../../ui/icons/circle-pause.ts'
import { FileText } from '../../../../ui/icons/file-text.ts'
import { Lock } from '../../../../ui/icons/lock.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { AdminMoneyTabs } from '../admin-money-tabs.tsx'
import { CoveredLines } from './covered-lines.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { PaymentList } from './payment-list.tsx'
import { StatementSum } from './statement-sum.tsx'
import { standingLook } from './statement-words.ts'
import { WriteOffDialog } from './write-off-dialog.tsx'

/** A closed statement of a hotel: what it paid, what is left, and which lines can be paid out. */
export function StatementAccountPage() {
  const { id = '' } = useParams()
  const query = useStatement(id)
  const statement = query.data
  useTitle(statement ? say('Statement {number}', { number: statement.number }) : say('Statement'))
  if (query.isPending) return <PageSkeleton />
  if (isNotThere(query.error)) return <NotThere />
  if (!statement) {
    return <NotLoaded title={say('This statement did not load')} query={query} />
  }
  return (
    <>
      <Head statement={statement} />
      <AdminMoneyTabs current="statements" />
      <Content statement={statement} />
    </>
  )
}

function Head({ statement }: { statement: StatementAccount }) {
  const { hotel, month, number, openCents } = statement
  const { platform } = usePlatform()
  const canRecord = platform?.switches.payouts === 'open'
  const [dialog, setDialog] = useState<'payment' | 'write-off' | null>(null)
  const { words, tone } = standingLook(statement)
  const close = () => setDialog(null)
  return (
    <>
      <Breadcrumbs above={[{ label: say('Statements'), to: '/bookings/statements' }]} here={number} />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5">
        <div className="min-w-0">
          <p className="mb-2 flex items-center gap-3">
            <span className="keytag">{number}</span>
            <Badge tone={tone}>{words}</Badge>
          </p>
          <h1 className="wrap-anywhere max-md:text-[26px] max-md:leading-8">
            <UserText>{hotel.name}</UserText>, {monthWords(month)}
          </h1>
          <p className="mt-1 text-muted">
            {say('What the hotel owes for the stays of this month, and what it paid')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5 max-md:w-full">
          <ButtonLink to={`/hotels/${hotel.id}/statements/${month.slice(0, 7)}`} variant="secondary">
            <FileText aria-hidden="true" className="size-[18px]" />
            {say('Statement')}
          </ButtonLink>
          {canRecord && openCents > 0 ? (
            <Button variant="secondary" onClick={() => setDialog('write-off')}>
              {say('Write off')}
            </Button>
          ) : null}
          {canRecord ? (
            <Button onClick={() => setDialog('payment')}>
              <Banknote aria-hidden="true" className="size-[18px]" />
              {say('Record payment')}
            </Button>
          ) : null}
        </div>
      </div>
      {canRecord ? null : (
        <Note tone="primary" icon={<Lock />} title={say('Payouts are closed')} className="mb-5">
          {say('Nothing is paid on the platform, so no payment can be recorded and no reminders are sent.')}
        </Note>
      )}
      {dialog === 'payment' ? <PaymentDialog statement={statement} onClose={close} /> : null}
      {dialog === 'write-off' ? <WriteOffDialog statement={statement} onClose={close} /> : null}
    </>
  )
}

function Content({ statement }: { statement: StatementAccount }) {
  return (
    <>
      <PauseNote statement={statement} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_356px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-desk:order-2">
          <PaymentList statement={statement} />
          <CoveredLines statement={statement} />
        </div>
        <StatementSum statement={statement} />
      </div>
    </>
  )
}

function PauseNote({ statement: { pausedAt, pausesOn } }: { statement: StatementAccount }) {
  if (pausedAt !== null) {
    return (
      <Note
        tone="error"
        icon={<CirclePause />}
        title={say('New bookings through partners are paused since {day}', {
          day: longDate(new Date(pausedAt)),
        })}
        className="mb-5"
      >
        {say(
          'They count for no partner until this statement is settled. The hotel and its partners were notified.',
        )}
      </Note>
    )
  }
  return pausesOn === null ? null : (
    <Note
      tone="warning"
      icon={<CirclePause />}
      title={say('New bookings through partners pause on {day}', { day: dayText(pausesOn) })}
      className="mb-5"
    >
      {say('Unless the hotel pays before. It was notified of the day.')}
    </Note>
  )
}

function NotThere() {
  return (
    <EmptyState
      spot={<KeyRackSpot />}
      title={say('There is no such statement')}
      text={say('Only closed statements are listed here.')}
      action={<ButtonLink to="/bookings/statements">{say('All statements')}</ButtonLink>}
    />
  )
}

function PageSkeleton() {
  return (
    <SkeletonArea className="grid gap-5">
      <Skeleton className="h-24 w-full max-w-md" />
      <div className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_356px]">
        <Skeleton className="h-96 rounded-lg!" />
        <Skeleton className="h-72 rounded-lg!" />
      </div>
    </SkeletonArea>
  )
}
