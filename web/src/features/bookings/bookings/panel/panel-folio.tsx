import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { useFolio } from '../../../../data/folios.ts'
import { ChevronRight } from '../../../../ui/icons/chevron-right.ts'
import { Link } from '../../../../ui/link.tsx'
import { balanceNote } from '../folio/balance-words.ts'

/** The way to the folio, with what is left to pay; a hold has none yet. */
export function PanelFolio({ booking: { id, state } }: { booking: Booking }) {
  const folio = useFolio(id)
  if (state === 'held' || state === 'expired') return null
  const companies = (folio.data?.folios ?? []).flatMap(({ companyId, payer }) =>
    companyId === null ? [] : [payer.company],
  )
  return (
    <Link
      to={`/bookings/${id}/folio`}
      className="mt-3 flex min-h-11 items-center gap-3 rounded-[11px] border border-border px-3.5 py-2 hover:bg-sunken print:hidden"
    >
      <span className="min-w-0 grow">
        <span className="block font-strong">{say('Folio')}</span>
        {companies.length > 0 ? (
          <span className="block truncate text-sm text-muted" dir="auto">
            {companies.join(', ')}
          </span>
        ) : null}
      </span>
      <span className="text-sm text-muted tabular-nums">{folio.data ? balanceNote(folio.data) : ''}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </Link>
  )
}
