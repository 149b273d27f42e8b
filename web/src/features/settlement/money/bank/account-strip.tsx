import { say } from '@roomlark/contract/say'
import type { PlatformBankAccount } from '@roomlark/contract/settlement/bank'
import { dayText } from '../../../../lib/day-words.ts'
import { countText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { UserText } from '../../../../ui/user-text.tsx'

type AccountStripProps = { account: PlatformBankAccount; onEdit: () => void }

/** An account and its two balances. */
export function AccountStrip({ account, onEdit }: AccountStripProps) {
  const { name, iban, currency, bankCents, ledgerCents, openLines, lastOn } = account
  const difference = bankCents - ledgerCents
  return (
    <section className="mb-5">
      <p className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong wrap-anywhere">
          <UserText>{name}</UserText>
        </span>
        <span className="text-muted tabular-nums">
          <UserText>{iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}</UserText>
        </span>
        <Button variant="quiet" size="sm" onClick={onEdit}>
          {say('Edit account')}
        </Button>
      </p>
      <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-border bg-border [gap:1px] desk:grid-cols-4">
        <Cell
          label={say('By the bank')}
          value={moneyText(bankCents, currency)}
          note={lastOn ? say('up to {day}', { day: dayText(lastOn) }) : say('the opening balance')}
        />
        <Cell
          label={say('By the ledger')}
          value={moneyText(ledgerCents, currency)}
          note={say('up to today')}
        />
        <Cell
          label={say('Difference')}
          value={moneyText(difference, currency)}
          note={difference === 0 ? say('they agree') : say('the days below say since when')}
        />
        <Cell
          label={say('Open lines')}
          value={countText(openLines)}
          note={openLines === 0 ? say('everything is matched') : say('to be matched by hand')}
        />
      </dl>
    </section>
  )
}

function Cell({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="min-w-0 bg-surface px-[18px] py-[15px] md:px-6 md:py-5">
      <dt className="text-[14px] font-[520] text-muted">{label}</dt>
      <dd className="text-sm text-muted">
        <b className="mt-1 block font-display text-[19px] leading-7 font-medium tracking-[-.02em] whitespace-nowrap text-text">
          {value}
        </b>
        {note}
      </dd>
    </div>
  )
}
