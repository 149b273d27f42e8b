import type { LedgerOverview, LedgerProof } from '@roomlark/contract/partners/ledger'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { midSentence, relativeTime } from '../../../../lib/format-date.ts'
import { countText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { CircleCheck } from '../../../../ui/icons/circle-check.ts'
import { splitSides } from './ledger-sides.ts'

type BalanceStripProps = { ledger: LedgerOverview; proof: LedgerProof | undefined }

/** Both sides of the ledger, that they are equal, and when everything was last counted again. */
export function BalanceStrip({ ledger, proof }: BalanceStripProps) {
  const { currency, transactions } = ledger
  const { debits, credits, debitCents, creditCents } = splitSides(ledger)
  const difference = debitCents - creditCents
  const isBalanced = difference === 0
  const Mark = isBalanced ? CircleCheck : CircleAlert
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-border bg-border [gap:1px] desk:grid-cols-4">
      <Cell label={say('Debits')} value={moneyText(debitCents, currency)}>
        {say('{count, plural, one {# account} other {# accounts}}', { count: debits.length })}
      </Cell>
      <Cell label={say('Credits')} value={moneyText(creditCents, currency)}>
        {say('{count, plural, one {# account} other {# accounts}}', { count: credits.length })}
      </Cell>
      <Cell
        label={say('Difference')}
        value={moneyText(difference, currency)}
        className={isBalanced ? 'text-success-text' : 'text-error-text'}
      >
        <span className="inline-flex items-center gap-1.5">
          <Mark aria-hidden="true" className="size-[15px]" />
          {isBalanced ? say('in balance') : say('not in balance')}
        </span>
      </Cell>
      <Cell label={say('Transactions')} value={countText(transactions)}>
        {proof?.at
          ? say('all counted again {ago}', {
              ago: midSentence(relativeTime(new Date(proof.at), new Date())),
            })
          : say('not counted again yet')}
      </Cell>
    </dl>
  )
}

type CellProps = { label: string; value: string; children: ReactNode; className?: string }

function Cell({ label, value, children, className }: CellProps) {
  return (
    <div className="min-w-0 bg-surface px-[18px] py-[15px] md:px-6 md:py-5">
      <dt className="text-[14px] font-[520] text-muted">{label}</dt>
      <dd className={cx('text-sm text-muted', className)}>
        <b
          className={cx(
            'mt-1 block font-display text-[22px] leading-7 font-medium tracking-[-.02em] wrap-anywhere md:text-[28px] md:leading-9',
            className ?? 'text-text',
          )}
        >
          {value}
        </b>
        {children}
      </dd>
    </div>
  )
}
