import { say } from '@roomlark/contract/say'
import type { PayoutRun } from '@roomlark/contract/settlement/payouts'
import { useParams } from 'react-router'
import { usePayoutRun, usePayoutRuns } from '../../../../data/payouts.ts'
import { monthWords } from '../../../../lib/day-words.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ClockLine } from '../../../../parts/stay-clock/clock-line.tsx'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CardSkeleton } from '../../../../ui/card-states.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Info } from '../../../../ui/icons/info.ts'
import { Link } from '../../../../ui/link.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Note } from '../../../../ui/note.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { AdminMoneyTabs } from '../admin-money-tabs.tsx'
import { ChecksCard, DraftSum, RestartCard } from './draft-side.tsx'
import { LeftOutCard } from './left-out-card.tsx'
import { PayCard } from './pay-card.tsx'
import { DrawButton, RunActions } from './run-actions.tsx'
import type { RunProps } from './run-table.tsx'
import { formatSubtitle, hasStaleRates, runClock, staleRateWords, stateBadges } from './run-words.ts'
import { RunsCard } from './runs-card.tsx'
import { FilesCard, ResultCard } from './sent-side.tsx'
import { TransfersCard } from './transfers-card.tsx'

/** The payout run of a month, the latest unless the address names another; for administrators. */
export function PayoutsPage() {
  const { month } = useParams()
  const list = usePayoutRuns()
  const runs = list.data?.data
  const found = month === undefined ? runs?.[0] : runs?.find((run) => run.month.startsWith(month))
  const read = usePayoutRun(found?.id)
  const title = found ? say('Payout run of {month}', { month: monthWords(found.month) }) : say('Payouts')
  useTitle(title)
  const { platform } = usePlatform()
  const isOpen = platform?.switches.payouts === 'open'
  const run = read.data
  const hasFailed = (list.isError && !runs) || (read.isError && !run)
  return (
    <>
      <div className="mb-[18px] flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5 md:mb-6">
        <div className="min-w-0">
          {found ? <Marks run={found} /> : null}
          <h1 className="max-md:text-[26px] max-md:leading-8">{title}</h1>
          <p className="mt-1 text-muted">
            {found ? formatSubtitle(found) : say('Once a month, what hotels have paid for goes to partners')}
          </p>
        </div>
        {run ? <RunActions run={run} isOpen={isOpen} /> : null}
      </div>
      <AdminMoneyTabs current="payouts" />
      {isOpen ? null : (
        <Note tone="warning" icon={<Info />} className="mb-5">
          {say(
            'Payouts are closed: nothing can be drawn up, approved or exported until they are opened in Launch control.',
          )}
        </Note>
      )}
      {hasFailed ? (
        <NotLoaded
          title={say('The payout run did not load')}
          isBusy={list.isFetching || read.isFetching}
          retry={() => {
            void list.refetch()
            if (found) void read.refetch()
          }}
        />
      ) : runs && !found ? (
        <NoRun isOpen={isOpen} hasOthers={runs.length > 0} />
      ) : run && runs ? (
        <RunView run={run} runs={runs} isOpen={isOpen} />
      ) : (
        <Card>
          <CardSkeleton />
        </Card>
      )}
    </>
  )
}

function Marks({ run }: { run: PayoutRun }) {
  const { tone, word } = stateBadges[run.state]
  return (
    <p className="mb-2 flex items-center gap-3">
      <span className="keytag">{run.number}</span>
      <Badge tone={tone}>{word}</Badge>
    </p>
  )
}

function NoRun({ isOpen, hasOthers }: { isOpen: boolean; hasOthers: boolean }) {
  return (
    <Card>
      <EmptyState
        spot={<KeyRackSpot />}
        title={hasOthers ? say('There is no run of this month') : say('No payout run yet')}
        text={say('A run is drawn up automatically on the 1st of each month.')}
        action={
          hasOthers ? (
            <ButtonLink to="/bookings/payouts" variant="secondary">
              {say('Open the latest run')}
            </ButtonLink>
          ) : isOpen ? (
            <DrawButton label={say("Draw up this month's run")} />
          ) : null
        }
      />
    </Card>
  )
}

function RunView({ run, runs, isOpen }: RunProps & { runs: readonly PayoutRun[]; isOpen: boolean }) {
  const isDraft = run.state === 'draft'
  return (
    <div className="grid gap-5">
      <Card aria-label={say('Steps of the run')}>
        <ClockLine moments={runClock(run)} columns={4} />
      </Card>
      {run.working ? (
        <Note tone="primary" icon={<Info />}>
          {run.working === 'approving'
            ? say(
                'This run is large, so it is approved in the background, which takes some minutes. This page shows when it is done.',
              )
            : say(
                'This run is large, so it is drawn up in the background, which takes some minutes. This page shows when it is done.',
              )}
        </Note>
      ) : null}
      {run.needsAnother ? (
        <Note tone="primary" icon={<Info />}>
          {say('You have prepared this run, so another administrator has to approve it.')}
        </Note>
      ) : null}
      {run.checks && hasStaleRates(run) ? (
        <Note tone="warning" icon={<CircleAlert />}>
          {sayRich(
            'This run cannot be approved yet: exchange rates older than {days, plural, one {# day} other {# days}} ({rates}). <link>Set new rates</link>',
            {
              days: run.checks.oldestRateDays,
              rates: staleRateWords(run.checks),
              link: (text) => <Link to="/settings?section=rates">{text}</Link>,
            },
          )}
        </Note>
      ) : null}
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_356px]">
        <div className="grid min-w-0 gap-5">
          {isDraft ? <PayCard run={run} /> : <TransfersCard run={run} />}
          {run.leftOut.partners > 0 ? <LeftOutCard run={run} isOpen={isOpen} /> : null}
        </div>
        <div className="grid min-w-0 gap-5">
          {isDraft ? (
            <>
              <DraftSum run={run} />
              <ChecksCard run={run} />
              <RestartCard />
            </>
          ) : (
            <>
              <FilesCard run={run} isOpen={isOpen} />
              <ResultCard run={run} />
            </>
          )}
          <RunsCard runs={runs} shown={run} />
        </div>
      </div>
    </div>
  )
}
