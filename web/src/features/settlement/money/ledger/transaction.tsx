import type { LedgerEntry, LedgerTransaction } from '@roomlark/contract/partners/ledger'
import { ledgerAccountWords, ledgerNumber, ledgerWords } from '@roomlark/contract/partners/ledger-words'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { longDateTime } from '../../../../lib/format-date.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'
import { Check } from '../../../../ui/icons/check.ts'
import { TriangleAlert } from '../../../../ui/icons/triangle-alert.ts'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { ledgerAddress } from './ledger-address.ts'

const writeUser = (name: ReactNode) => <UserText>{name}</UserText>

/** Number, what, why and when; then one row for each account, and that both sides are equal. */
export function Transaction({ transaction }: { transaction: LedgerTransaction }) {
  const { id, at, booking, by, entries } = transaction
  const { what, why } = ledgerWords(transaction, accountFormats)
  return (
    <tbody className="border-t border-border">
      <tr>
        <td colSpan={3} className="px-[18px] pt-3.5 pb-1.5 md:px-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
            <span className="min-w-0 wrap-anywhere">
              <span className="mr-3 text-sm whitespace-nowrap text-muted">{ledgerNumber(id)}</span>
              <b className="mr-2.5">{what}</b>
              {booking ? (
                <Link to={`/commissions/${booking.id}`} className="link mr-2.5 text-sm">
                  {booking.reference}
                </Link>
              ) : null}
              <span className="text-sm text-muted">
                {by && why
                  ? sayRich('{reason}, by <user>{name}</user>', { reason: why, user: writeUser, name: by })
                  : by
                    ? sayRich('by <user>{name}</user>', { user: writeUser, name: by })
                    : why}
              </span>
            </span>
            <time dateTime={at} className="text-sm whitespace-nowrap text-muted">
              {longDateTime(new Date(at))}
            </time>
          </div>
        </td>
      </tr>
      {[...new Set(entries.map(({ currency }) => currency))].map((currency) => (
        <InCurrency
          key={currency}
          currency={currency}
          entries={entries.filter((entry) => entry.currency === currency)}
        />
      ))}
    </tbody>
  )
}

function Entry({ entry: { account, holder, currency, amountCents } }: { entry: LedgerEntry }) {
  const { search } = useLocation()
  const amount = moneyText(Math.abs(amountCents), currency)
  return (
    <tr className="text-[14px] leading-5">
      <td className="py-[5px] pr-3 pl-[18px] text-muted wrap-anywhere md:pl-[52px]">
        <b className="font-[520] text-text">{ledgerAccountWords[account]}</b>
        {holder ? (
          <>
            ,{' '}
            <Link
              to={{ search: ledgerAddress.with(search, { holderId: holder.id }) }}
              className="hover:underline"
            >
              <UserText>{holder.name}</UserText>
            </Link>
          </>
        ) : null}
      </td>
      <td className="py-[5px] pl-2 text-right whitespace-nowrap md:px-3">{amountCents > 0 ? amount : ''}</td>
      <td className="py-[5px] pr-[18px] pl-2 text-right whitespace-nowrap md:pr-6 md:pl-3">
        {amountCents < 0 ? amount : ''}
      </td>
    </tr>
  )
}

type InCurrencyProps = { currency: string; entries: readonly LedgerEntry[] }

/** The entries of a transaction in one of its currencies, and what each side comes to. */
function InCurrency({ currency, entries }: InCurrencyProps) {
  const amounts = entries.map(({ amountCents }) => amountCents)
  const sum = (side: readonly number[]) => Math.abs(side.reduce((total, cents) => total + cents, 0))
  return (
    <>
      {entries.map((entry) => (
        <Entry key={`${entry.account} ${entry.holder?.id}`} entry={entry} />
      ))}
      <Total
        currency={currency}
        debitCents={sum(amounts.filter((cents) => cents > 0))}
        creditCents={sum(amounts.filter((cents) => cents < 0))}
      />
    </>
  )
}

type TotalProps = { currency: string; debitCents: number; creditCents: number }

function Total({ currency, debitCents, creditCents }: TotalProps) {
  const off = debitCents - creditCents
  return (
    <tr className="text-sm text-muted [&:last-child>td]:pb-3.5">
      <td colSpan={2} className="py-[3px] pr-3 pl-[18px] md:pl-[52px]">
        {off === 0
          ? say('{amount} on each side', { amount: moneyText(debitCents, currency) })
          : say('The sides are not equal')}
      </td>
      <td className="py-[3px] pr-[18px] pl-3 text-right font-[560] whitespace-nowrap md:pr-6">
        <span
          className={
            off === 0
              ? 'inline-flex items-center gap-1.5 text-success-text'
              : 'inline-flex items-center gap-1.5 text-error-text'
          }
        >
          {off === 0 ? (
            <Check aria-hidden="true" className="size-3.5" />
          ) : (
            <TriangleAlert aria-hidden="true" className="size-3.5" />
          )}
          {moneyText(off, currency)}
        </span>
      </td>
    </tr>
  )
}
