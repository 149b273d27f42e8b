import type { SignalMeta } from '@roomlark/contract/partners/signals'
import { signalKinds } from '@roomlark/contract/signal-kinds'
import { signalWords } from '@roomlark/contract/signal-words'
import { useLocation } from 'react-router'
import { type SignalFilter, useSignals } from '../../../../data/signals.ts'
import { counted, countText } from '../../../../lib/format-number.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Results } from '../results.tsx'
import { SearchBox } from '../search-box.tsx'
import { readSignals, withParts } from '../users-address.ts'
import { UsersTabs } from '../users-tabs.tsx'
import { PartnerFilter } from './partner-filter.tsx'
import { SignalList } from './signal-list.tsx'

const reviews = [
  { value: '', label: 'Any' },
  { value: 'open', label: 'To review' },
  { value: 'done', label: 'Reviewed' },
] as const

/** What looks wrong about bookings that count for affiliates, newest first. */
export function SignalsPage() {
  useTitle('Signals')
  const { search } = useLocation()
  const filter = readSignals(search)
  const list = useSignals(filter)
  const meta = list.data?.meta
  return (
    <>
      <div className="mb-5">
        <h1 className="max-md:text-[26px] max-md:leading-8">Signals</h1>
        <p role="status" className="mt-1 min-h-[22px] text-muted">
          {meta && !list.isPlaceholderData ? countWords(meta) : ''}
        </p>
      </div>
      <UsersTabs current="signals" />
      <p className="mb-4 max-w-[720px] text-muted">
        Bookings by partners that deserve a second look. A signal changes no booking, but holds its commission
        until you decide under{' '}
        <Link to="/bookings/holds" className="text-primary-text underline">
          Holds
        </Link>
        .
      </p>
      <div className="mb-[18px] flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <SearchBox
          label="Search signals"
          placeholder="Reference, partner or hotel"
          isBusy={list.isPlaceholderData && list.isFetching}
        />
        <SignalChips filter={filter} meta={meta} />
      </div>
      <Results list={list} page={filter.page}>
        {(signals) => <SignalList signals={signals} />}
      </Results>
    </>
  )
}

function SignalChips({ filter, meta }: { filter: SignalFilter; meta: SignalMeta | undefined }) {
  const changeParts = useAddressParts(withParts)
  const change = (parts: Parameters<typeof withParts>[1]) => changeParts({ ...parts, page: 1 })
  const kinds = [
    { value: '', label: 'Any' },
    ...signalKinds.map((value) => ({
      value,
      label: meta ? `${signalWords[value]} (${countText(meta.countsByKind[value])})` : signalWords[value],
    })),
  ] as const
  return (
    <>
      <PartnerFilter value={filter.affiliateId} onChoose={(partner) => change({ partner, hotel: null })} />
      <span className="flex flex-wrap gap-2.5 md:ml-auto">
        <ChipSelect
          label="Kind"
          value={filter.kind ?? ''}
          choices={kinds}
          isOn={filter.kind !== undefined}
          onChoose={(kind) => change({ kind })}
        />
        <ChipSelect
          label="Status"
          value={filter.review ?? ''}
          choices={reviews}
          isOn={filter.review !== undefined}
          onChoose={(review) => change({ review })}
        />
      </span>
    </>
  )
}

function countWords({ total, open }: SignalMeta): string {
  const all = counted(total, 'signal')
  return open === 0 ? all : `${all}, ${countText(open)} to review`
}
