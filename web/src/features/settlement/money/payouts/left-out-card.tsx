import { utcDay } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { RunStatement } from '@roomlark/contract/settlement/payouts'
import { useLocation } from 'react-router'
import { useRemind, useRunStatements } from '../../../../data/payouts.ts'
import { cx } from '../../../../lib/cx.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { PartnerCell } from './partner-cell.tsx'
import { leftOutAddress } from './payouts-address.ts'
import { cell, number, RunCard, type RunProps, Statements } from './run-table.tsx'
import { decisionBadges, leftOutWords, usd } from './run-words.ts'

/** Partners whom a run does not pay, and why. The amounts are carried over. */
export function LeftOutCard({ run, isOpen }: RunProps & { isOpen: boolean }) {
  const { search } = useLocation()
  const list = useRunStatements(run.id, { list: 'left-out', ...leftOutAddress.read(search) })
  const { partners, cents } = run.leftOut
  return (
    <RunCard
      label={say('Left out')}
      title={say('Left out')}
      subtitle={
        run.state === 'draft'
          ? say(
              '{partners, plural, one {# partner} other {# partners}}, notified why once the run is approved',
              { partners },
            )
          : say('{partners, plural, one {# partner} other {# partners}}, notified why', { partners })
      }
      side={<b className="font-strong tabular-nums">{usd(cents)}</b>}
    >
      <Statements
        list={list}
        nothing={say('No partners are left out.')}
        toPage={(page) => ({ search: leftOutAddress.with(search, { page }) })}
      >
        {(statements) => (
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">{say('Partners who are left out')}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{say('Partner')}</th>
                <th scope="col">{say('Reason')}</th>
                <th scope="col">{say('Action')}</th>
                <th scope="col">{say('Amount')}</th>
              </tr>
            </thead>
            <tbody>
              {statements.map((statement) => (
                <LeftOutRow key={statement.id} run={run} statement={statement} isOpen={isOpen} />
              ))}
            </tbody>
          </table>
        )}
      </Statements>
    </RunCard>
  )
}

type LeftOutRowProps = RunProps & { statement: RunStatement; isOpen: boolean }

function LeftOutRow({ run, statement, isOpen }: LeftOutRowProps) {
  const { tone, word } = decisionBadges[statement.decision]
  const badge = <Badge tone={tone}>{word}</Badge>
  const action =
    statement.decision === 'no-details' && isOpen ? (
      <Remind run={run} statement={statement} />
    ) : statement.decision === 'suspended' ? (
      <ButtonLink to={`/users/${statement.affiliateId}`} variant="quiet" size="sm">
        {say('Open account')}
      </ButtonLink>
    ) : null
  return (
    <tr>
      <th scope="row" className={cx(cell, 'font-normal')}>
        <PartnerCell name={statement.name} note={leftOutWords(statement, run)} isMuted />
        <span className="mt-1.5 flex flex-wrap items-center gap-2 md:hidden">
          {badge}
          {action}
        </span>
      </th>
      <td className={cx(cell, 'max-md:hidden')}>{badge}</td>
      <td className={cx(cell, 'text-right max-md:hidden')}>{action}</td>
      <td className={number}>{usd(statement.totalCents)}</td>
    </tr>
  )
}

function Remind({ run, statement }: RunProps & { statement: RunStatement }) {
  const remind = useRemind(run.id)
  const isDone = statement.remindedOn[0] === utcDay(new Date())
  function send() {
    remind.mutate(statement.id, {
      onSuccess: () => toast.success(say('{partner} was reminded.', { partner: statement.name })),
      onError: (error) => showRefusal(error, say('The reminder was not sent. Please try again.')),
    })
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={remind.isPending && say('Sending...')}
      disabled={isDone}
      onClick={send}
    >
      {isDone ? say('Reminded') : say('Remind')}
    </Button>
  )
}
