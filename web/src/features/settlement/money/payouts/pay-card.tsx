import { say } from '@roomlark/contract/say'
import type { RunStatement } from '@roomlark/contract/settlement/payouts'
import { useLocation } from 'react-router'
import { useRunStatements } from '../../../../data/payouts.ts'
import { cx } from '../../../../lib/cx.ts'
import { countText } from '../../../../lib/format-number.ts'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { PartnerCell } from './partner-cell.tsx'
import { paidAddress } from './payouts-address.ts'
import { cell, headClass, number, RunCard, type RunProps, Statements } from './run-table.tsx'
import { accountWords, adjustmentWords, signedUsd, usd } from './run-words.ts'

/** Partners whom a draft would pay, largest amount first. */
export function PayCard({ run }: RunProps) {
  const { search } = useLocation()
  const filter = { ...paidAddress.read(search), list: 'pay' as const }
  const list = useRunStatements(run.id, filter)
  const { partners, stays } = run.pays
  return (
    <RunCard
      label={say('To pay')}
      title={say('To pay')}
      subtitle={say(
        '{partners, plural, one {# partner} other {# partners}}, {stays, plural, one {# stay} other {# stays}}',
        { partners, stays },
      )}
      side={
        <SearchBox
          label={say('Find a partner')}
          placeholder={say('Find a partner')}
          isBusy={list.isPlaceholderData && list.isFetching}
          withText={paidAddress.withText}
          className="w-full md:w-[220px]"
        />
      }
    >
      <Statements
        list={list}
        nothing={
          filter.search ? say('This run pays no partner of this name.') : say('This run pays no partners.')
        }
        toPage={(page) => ({ search: paidAddress.with(search, { page }) })}
      >
        {(statements) => <PayTable run={run} statements={statements} />}
      </Statements>
    </RunCard>
  )
}

function PayTable({ run, statements }: RunProps & { statements: RunStatement[] }) {
  const { pays, earnedCents, adjustmentsCents } = run
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{say('Partners to pay')}</caption>
      <thead className={headClass}>
        <tr>
          <th scope="col">{say('Partner')}</th>
          <th scope="col" className="text-right max-md:hidden">
            {say('Stays')}
          </th>
          <th scope="col" className="text-right max-md:hidden">
            {say('Earned')}
          </th>
          <th scope="col" className="text-right max-md:hidden">
            {say('Adjustments')}
          </th>
          <th scope="col" className="text-right">
            {say('Pays out')}
          </th>
        </tr>
      </thead>
      <tbody>
        {statements.map((statement) => (
          <PayRow key={statement.id} statement={statement} />
        ))}
      </tbody>
      <tfoot className="font-strong [&_td]:border-t-2 [&_td]:border-text [&_th]:border-t-2 [&_th]:border-text">
        <tr>
          <th scope="row" className={cell}>
            {say('{partners, plural, one {# partner} other {# partners}}', { partners: pays.partners })}
          </th>
          <td className={cx(number, 'max-md:hidden')}>{countText(pays.stays)}</td>
          <td className={cx(number, 'max-md:hidden')}>{usd(earnedCents)}</td>
          <td className={cx(number, 'max-md:hidden')}>{signedUsd(adjustmentsCents)}</td>
          <td className={number}>{usd(pays.cents)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function PayRow({ statement }: { statement: RunStatement }) {
  const { name, stays, earnedCents, correctionsCents, carriedCents, totalCents, isDoubled } = statement
  const adjusted = correctionsCents + carriedCents
  const why = adjustmentWords(statement)
  return (
    <tr className="hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)]">
      <th scope="row" className={cx(cell, 'font-normal')}>
        <PartnerCell name={name} note={accountWords(statement)} />
      </th>
      <td className={cx(number, 'max-md:hidden')}>{countText(stays)}</td>
      <td className={cx(number, 'max-md:hidden')}>{usd(earnedCents)}</td>
      <td className={cx(number, 'max-md:hidden')}>
        <span className={cx(adjusted === 0 && 'text-muted')}>{signedUsd(adjusted)}</span>
        {why ? <small className="block text-sm text-muted">{why}</small> : null}
      </td>
      <td className={number}>
        <b className="font-strong">{usd(totalCents)}</b>
        {isDoubled ? (
          <small className="block text-sm text-warning-text">{say('Twice the run before')}</small>
        ) : null}
      </td>
    </tr>
  )
}
