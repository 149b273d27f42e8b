import { say } from '@roomlark/contract/say'
import type { RunStatement } from '@roomlark/contract/settlement/payouts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { readInvoice, useRunStatements } from '../../../../data/payouts.ts'
import { cx } from '../../../../lib/cx.ts'
import { savePdf } from '../../../../lib/save-file.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Check } from '../../../../ui/icons/check.ts'
import { Segments } from '../../../../ui/segments.tsx'
import { PaidDialog } from './paid-dialog.tsx'
import { PartnerCell } from './partner-cell.tsx'
import { paidAddress } from './payouts-address.ts'
import { ReturnedDialog } from './returned-dialog.tsx'
import { cell, headClass, number, RunCard, type RunProps, Statements } from './run-table.tsx'
import { accountWords, paperWords, transferWords, usd } from './run-words.ts'

const stateBadges = {
  draft: { tone: 'neutral', word: say('Preview') },
  carried: { tone: 'neutral', word: say('Carried over') },
  approved: { tone: 'primary', word: say('On the way') },
  paid: { tone: 'success', word: say('Paid') },
  returned: { tone: 'error', word: say('Returned') },
} as const

async function downloadInvoice(runId: string, statementId: string): Promise<void> {
  try {
    savePdf(await readInvoice(runId, statementId))
  } catch (error) {
    showRefusal(error, say('The file was not downloaded. Please try again.'))
  }
}

/** The transfers of an approved run, and what became of each. */
export function TransfersCard({ run }: RunProps) {
  const { search } = useLocation()
  const filter = paidAddress.read(search)
  const list = useRunStatements(run.id, filter)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [asks, setAsks] = useState<'paid' | RunStatement | null>(null)
  const { pays, paid, returned } = run
  const left = pays.partners - paid.partners - returned.partners
  const onTheWay = (list.data?.data ?? []).filter(({ state }) => state === 'approved')
  const marked = onTheWay.filter(({ id }) => chosen.includes(id))
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  const isSent = run.state === 'exported' || run.state === 'done'
  const isChoosable = isSent && onTheWay.length > 0
  const choices = [
    { value: 'pay', label: say('All {count}', { count: pays.partners }) },
    { value: 'paid', label: say('Paid {count}', { count: paid.partners }) },
    { value: 'returned', label: say('Returned {count}', { count: returned.partners }) },
    { value: 'on-its-way', label: say('On the way {count}', { count: left }) },
  ] as const
  return (
    <RunCard
      label={say('Transfers')}
      title={say('Transfers')}
      subtitle={
        isSent
          ? say('{count, plural, one {# transfer} other {# transfers}}', {
              count: run.files.find(({ kind }) => kind === 'csv')?.transfers ?? 0,
            })
          : say('Not with the bank yet')
      }
      side={
        <Segments
          label={say('Transfers by outcome')}
          size="sm"
          value={filter.list === 'left-out' ? 'pay' : filter.list}
          choices={choices}
          toChoice={(shown) => ({ search: paidAddress.narrow(search, { list: shown }) })}
        />
      }
    >
      <Statements
        list={list}
        nothing={say('No transfers match.')}
        toPage={(page) => ({ search: paidAddress.with(search, { page }) })}
      >
        {(statements) => (
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">{say('Transfers')}</caption>
            <thead className={headClass}>
              <tr>
                {isChoosable ? (
                  <th scope="col" className="w-0">
                    <span className="sr-only">{say('Choose')}</span>
                  </th>
                ) : null}
                <th scope="col">{say('Partner')}</th>
                <th scope="col">{say('Status')}</th>
                <th scope="col" className="text-right">
                  {say('Amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {statements.map((statement) => (
                <TransferRow
                  key={statement.id}
                  run={run}
                  statement={statement}
                  isSent={isSent}
                  isChoosable={isChoosable}
                  isChosen={chosen.includes(statement.id)}
                  onToggle={() => toggle(statement.id)}
                  onReturned={() => setAsks(statement)}
                />
              ))}
            </tbody>
          </table>
        )}
      </Statements>
      {isChoosable ? (
        <div className="flex flex-wrap items-center justify-end gap-2.5 border-t border-border px-[18px] py-3.5 md:px-6">
          <Button
            variant="quiet"
            size="sm"
            onClick={() => setChosen(marked.length === onTheWay.length ? [] : onTheWay.map(({ id }) => id))}
          >
            {marked.length === onTheWay.length ? say('Choose none') : say('Choose all on this page')}
          </Button>
          <Button disabled={marked.length === 0} onClick={() => setAsks('paid')}>
            <Check aria-hidden="true" className="size-[18px]" />
            {marked.length === 0
              ? say('Mark as paid')
              : say('Mark {count} as paid', { count: marked.length })}
          </Button>
        </div>
      ) : null}
      {asks === 'paid' ? <PaidDialog run={run} transfers={marked} onClose={() => setAsks(null)} /> : null}
      {asks !== null && asks !== 'paid' ? (
        <ReturnedDialog run={run} transfer={asks} onClose={() => setAsks(null)} />
      ) : null}
    </RunCard>
  )
}

type TransferRowProps = RunProps & {
  statement: RunStatement
  isSent: boolean
  /** Some transfer of the page can be marked. */
  isChoosable: boolean
  isChosen: boolean
  onToggle: () => void
  onReturned: () => void
}

function TransferRow(props: TransferRowProps) {
  const { run, statement, isSent, isChoosable, isChosen, onToggle, onReturned } = props
  const { name, state, totalCents, conversion, paper } = statement
  const isOnTheWay = state === 'approved'
  const { tone, word } = stateBadges[state]
  return (
    <tr
      className={cx(
        isChosen && isOnTheWay && 'bg-primary-soft [box-shadow:inset_3px_0_var(--color-primary)]',
      )}
    >
      {isChoosable ? (
        <td className={cell}>
          {isOnTheWay ? (
            <input
              type="checkbox"
              aria-label={say('Choose {partner}', { partner: name })}
              checked={isChosen}
              onChange={onToggle}
              className="block size-5 cursor-pointer accent-primary"
            />
          ) : null}
        </td>
      ) : null}
      <th scope="row" className={cx(cell, 'font-normal')}>
        <PartnerCell name={name} note={accountWords({ ...statement, newSince: null })} />
      </th>
      <td className={cell}>
        <Badge tone={tone}>{word}</Badge>
        <small className="mt-[3px] block max-w-[300px] text-sm text-muted">
          {transferWords(statement, run)}
        </small>
        {paper === null ? null : (
          <small
            className={cx(
              'block text-sm',
              paper === 'missing' || paper === 'no-tax-details' ? 'text-warning-text' : 'text-muted',
            )}
          >
            {paperWords[paper]}
          </small>
        )}
        {paper === 'received' ? (
          <Button
            variant="quiet"
            size="sm"
            className="mt-1 -ml-2.5"
            onClick={() => void downloadInvoice(run.id, statement.id)}
          >
            {say('Download invoice')}
          </Button>
        ) : null}
        {isSent && state !== 'returned' ? (
          <Button variant="quiet" size="sm" className="mt-1 -ml-2.5" onClick={onReturned}>
            {say('Record a return')}
          </Button>
        ) : null}
      </td>
      <td className={number}>
        {state === 'returned' ? (
          <s className="text-muted">{usd(totalCents)}</s>
        ) : (
          <b className="font-strong">{usd(totalCents)}</b>
        )}
        {conversion ? (
          <small className="block text-sm text-muted">
            {moneyText(conversion.cents, conversion.currency)}
          </small>
        ) : null}
      </td>
    </tr>
  )
}
