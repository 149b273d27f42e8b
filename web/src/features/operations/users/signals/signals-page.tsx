import type { SignalMeta } from '@roomlark/contract/partners/signals'
import { say } from '@roomlark/contract/say'
import { signalKinds } from '@roomlark/contract/signal-kinds'
import { signalWords } from '@roomlark/contract/signal-words'
import { useLocation } from 'react-router'
import { type SignalFilter, useSignals } from '../../../../data/signals.ts'
import { countText } from '../../../../lib/format-number.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { Link } from '../../../../ui/link.tsx'
import { ListHead, ListPage } from '../../../../ui/list-page.tsx'
import { ListSkeleton } from '../../../../ui/list-results.tsx'
import { signalAddress } from '../users-address.ts'
import { UsersTabs } from '../users-tabs.tsx'
import { PartnerFilter } from './partner-filter.tsx'
import { SignalList } from './signal-list.tsx'

const reviews = [
  { value: '', label: say('Any') },
  { value: 'open', label: say('To review') },
  { value: 'done', label: say('Reviewed') },
] as const

/** Suspicious bookings that count for affiliates, newest first. */
export function SignalsPage() {
  useTitle(say('Signals'))
  const { search } = useLocation()
  const filter = signalAddress.read(search)
  const list = useSignals(filter)
  const meta = list.data?.meta
  return (
    <ListPage
      list={list}
      address={signalAddress}
      head={
        <>
          <ListHead title={say('Signals')} count={meta && !list.isPlaceholderData ? countWords(meta) : ''} />
          <UsersTabs current="signals" />
          <p className="mb-4 max-w-[720px] text-muted">
            {sayRich(
              'Bookings by partners that deserve a second look. A signal changes no booking, but holds its commission until you decide under <link>Holds</link>.',
              {
                link: (text) => (
                  <Link to="/bookings/holds" className="text-primary-text underline">
                    {text}
                  </Link>
                ),
              },
            )}
          </p>
        </>
      }
      searchLabel={say('Search signals')}
      placeholder={say('Reference, partner or hotel')}
      filters={<SignalChips filter={filter} meta={meta} />}
      loading={<ListSkeleton hasPictures />}
      notFound={{}}
    >
      {(signals) => <SignalList signals={signals} />}
    </ListPage>
  )
}

function SignalChips({ filter, meta }: { filter: SignalFilter; meta: SignalMeta | undefined }) {
  const change = useAddressParts(signalAddress.narrow)
  const kinds = [
    { value: '', label: say('Any') },
    ...signalKinds.map((value) => ({
      value,
      label: meta ? `${signalWords[value]} (${countText(meta.countsByKind[value])})` : signalWords[value],
    })),
  ] as const
  return (
    <>
      <PartnerFilter
        value={filter.affiliateId}
        onChoose={(affiliateId) => change({ affiliateId, hotelId: null })}
      />
      <span className="flex flex-wrap gap-2.5 md:ml-auto">
        <ChipSelect
          label={say('Kind')}
          value={filter.kind ?? ''}
          choices={kinds}
          isOn={filter.kind !== undefined}
          onChoose={(kind) => change({ kind: kind || null })}
        />
        <ChipSelect
          label={say('Status')}
          value={filter.review ?? ''}
          choices={reviews}
          isOn={filter.review !== undefined}
          onChoose={(review) => change({ review: review || null })}
        />
      </span>
    </>
  )
}

function countWords({ total, open }: SignalMeta): string {
  return open === 0
    ? say('{total, plural, one {# signal} other {# signals}}', { total })
    : say('{total, plural, one {# signal} other {# signals}}, {open} to review', {
        total,
        open: countText(open),
      })
}
