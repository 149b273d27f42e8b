import { say } from '@roomlark/contract/say'
import type { PayoutChecks } from '@roomlark/contract/settlement/payouts'
import { cx } from '../../../../lib/cx.ts'
import { countText } from '../../../../lib/format-number.ts'
import { Card } from '../../../../ui/card.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { CircleCheck } from '../../../../ui/icons/circle-check.ts'
import type { RunProps } from './run-table.tsx'
import { findPayDay, staleRateWords, usd } from './run-words.ts'
import { type SumRow, SumRows } from './sum-rows.tsx'

/** Sum that leads from the ledger's balance to the amount paid. */
export function DraftSum({ run }: RunProps) {
  const { checks, pays, leftOut } = run
  if (!checks) return null
  const payDay = findPayDay(run)
  const rows: SumRow[] = [
    { name: say('Partners payable, in the ledger'), cents: checks.ledgerCents },
    ...(checks.waitingCents === 0
      ? []
      : [{ name: say('Pending payment by hotels'), cents: -checks.waitingCents }]),
    ...(checks.laterCents === 0 ? [] : [{ name: say('Payable later'), cents: -checks.laterCents }]),
    {
      name: say('Left out, {partners, plural, one {# partner} other {# partners}}', {
        partners: leftOut.partners,
      }),
      cents: -leftOut.cents,
    },
    { name: say('Pays out'), cents: pays.cents, isResult: true },
  ]
  return (
    <Card aria-label={say('What is paid')}>
      <p className="text-[14px] text-muted">
        {payDay === null ? say('To pay as soon as the bank can') : say('To pay on {day}', { day: payDay })}
      </p>
      <p className="mb-2.5 font-display text-[38px] leading-[46px] font-[500] tracking-[-0.02em] tabular-nums">
        {usd(pays.cents)}
      </p>
      <SumRows rows={rows} />
    </Card>
  )
}

type Check = { words: string; found: string; isFine: boolean }

function listChecks(checks: PayoutChecks, isAdvance: boolean): Check[] {
  const share = (words: string, { ok, of }: { ok: number; of: number }) => ({
    words,
    found: say('{count} of {total}', { count: countText(ok), total: countText(of) }),
    isFine: ok === of,
  })
  return [
    share(say('Every stay is payable and in no other run'), checks.payable),
    {
      words: say('The total equals the ledger'),
      found: say('{amount} off', { amount: usd(checks.offCents) }),
      isFine: checks.offCents === 0,
    },
    share(say('Payout details complete and past their three days'), checks.details),
    share(
      isAdvance ? say('No stay is disputed') : say('Hotels have paid, and no stay is disputed'),
      checks.covered,
    ),
    {
      words: say('Amounts twice as high as the run before'),
      found:
        checks.doubled === 0
          ? say('None')
          : say('{count, plural, other {# to look at}}', { count: checks.doubled }),
      isFine: checks.doubled === 0,
    },
    {
      words: say('Exchange rates at most {days, plural, one {# day} other {# days}} old', {
        days: checks.oldestRateDays,
      }),
      found: staleRateWords(checks) || say('All'),
      isFine: checks.staleRates.length === 0,
    },
  ]
}

/** Counted whenever the page is read. */
export function ChecksCard({ run }: RunProps) {
  if (!run.checks) return null
  return (
    <Card>
      <h2 className="mb-2">{say('Checked before you approve')}</h2>
      <ul>
        {listChecks(run.checks, run.isAdvance).map(({ words, found, isFine }) => {
          const Icon = isFine ? CircleCheck : CircleAlert
          return (
            <li key={words} className="flex items-start gap-3 py-2 text-[14px] leading-5">
              <Icon
                aria-hidden="true"
                className={cx(
                  'mt-px size-[18px] shrink-0',
                  isFine ? 'text-success-text' : 'text-warning-text',
                )}
              />
              <span className="min-w-0 grow">
                <span className="sr-only">{isFine ? say('Passed:') : say('Look at this:')} </span>
                {words}
              </span>
              <b className="shrink-0 font-strong whitespace-nowrap tabular-nums">{found}</b>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

export function RestartCard() {
  return (
    <Card>
      <h3 className="text-md font-strong">{say('If it stops half-way')}</h3>
      <p className="mt-1 text-[14px] text-muted">
        {say(
          'A run can be started again at any step. Each stay belongs to one run only, so nobody is paid twice.',
        )}
      </p>
    </Card>
  )
}
