import type { DayBalance } from '@roomlark/contract/bookings/day-close'
import { balanceCauseNames } from '@roomlark/contract/bookings/day-close-words'
import { say } from '@roomlark/contract/say'
import { sayRich } from '../../../../lib/say-rich.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Link } from '../../../../ui/link.tsx'

/** Balances of guests who left, and of others who should have paid by now. */
export function OpenBalances({ balances }: { balances: readonly DayBalance[] }) {
  return (
    <section className="rounded-lg border border-border bg-surface">
      <h3 className="flex items-baseline justify-between px-[18px] pt-4 pb-3">
        {say('Open balances')}
        <span className="text-sm font-normal text-muted tabular-nums">{balances.length}</span>
      </h3>
      {balances.length === 0 ? (
        <p className="border-t border-border px-[18px] py-5 text-muted">
          {say('Everybody who should have paid has paid.')}
        </p>
      ) : (
        <ul className="max-h-[420px] overflow-y-auto">
          {balances.map(({ bookingId, reference, cause, currency, balanceCents }) => (
            <li
              key={`${bookingId} ${cause}`}
              className="relative flex items-center justify-between gap-3 border-t border-border px-[18px] py-3 transition-colors hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)]"
            >
              <div className="min-w-0 leading-5">
                <Link
                  to={`/bookings/${bookingId}/folio`}
                  className="rounded-sm font-strong after:absolute after:inset-0"
                >
                  {sayRich('{reference}<hidden>, open the folio</hidden>', {
                    reference,
                    hidden: (text) => <span className="sr-only">{text}</span>,
                  })}
                </Link>
                <span className="block text-sm text-muted">
                  {balanceCents < 0 ? say('Paid too much, to be given back') : balanceCauseNames[cause]}
                </span>
              </div>
              <span className="whitespace-nowrap tabular-nums">{moneyText(balanceCents, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
