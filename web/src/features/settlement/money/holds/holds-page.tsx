import { type HoldMeta, type HoldState, holdStates } from '@roomlark/contract/partners/commission-holds'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useHold, useHolds } from '../../../../data/commission-holds.ts'
import { countText } from '../../../../lib/format-number.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { choiceOr, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Card } from '../../../../ui/card.tsx'
import { CardSkeleton } from '../../../../ui/card-states.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { AdminMoneyTabs } from '../admin-money-tabs.tsx'
import { HoldDetailCard } from './hold-detail.tsx'
import { HoldList } from './hold-list.tsx'

const holdAddress = listAddress({
  page: paged.page,
  state: choiceOr('open', holdStates),
  holdId: idIn('hold'),
})

const labels: Record<HoldState, string> = {
  open: say('Open##state'),
  released: say('Released'),
  voided: say('Voided'),
}

/** Commissions that signals hold, for administrators to decide. */
export function HoldsPage() {
  useTitle(say('Holds'))
  const { search } = useLocation()
  const { state, page, holdId } = holdAddress.read(search)
  const list = useHolds({ state, page })
  const meta = list.data?.meta
  const choices = holdStates.map((value) => ({
    value,
    label: meta ? `${labels[value]} ${countText(meta.counts[value])}` : labels[value],
  }))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1>{say('Holds')}</h1>
          <p className="mt-1 text-muted">{meta ? waitingWords(meta) : say('What signals hold')}</p>
        </div>
        <Segments
          label={say('State')}
          value={state}
          choices={choices}
          toChoice={(value) => ({ search: holdAddress.narrow(search, { state: value, holdId: null }) })}
        />
      </div>
      <AdminMoneyTabs current="holds" />
      <HoldsView list={list} chosenId={holdId} />
    </>
  )
}

function waitingWords({ counts, openUsdCents }: HoldMeta): string {
  return say('{count, plural, other {# to decide}}, {amount} waiting', {
    count: counts.open,
    amount: moneyText(openUsdCents, 'USD'),
  })
}

type HoldsViewProps = { list: ReturnType<typeof useHolds>; chosenId: string | undefined }

/** The first of the list is shown unless another one is chosen; one that a link names need not be on this page. */
function HoldsView({ list, chosenId }: HoldsViewProps) {
  const { search } = useLocation()
  const shownId = chosenId ?? list.data?.data[0]?.id
  const detail = useHold(shownId)
  if (list.isPending) {
    return (
      <Card>
        <CardSkeleton />
      </Card>
    )
  }
  if (!list.data) return <NotLoaded title={say('The holds did not load')} query={list} />
  const { data: holds, meta } = list.data
  if (holds.length === 0 && chosenId === undefined) {
    return (
      <Card>
        <EmptyState
          spot={<KeyRackSpot />}
          title={say('Nothing here')}
          text={say(
            'When something looks wrong with a booking that a partner brought, its commission is held here.',
          )}
        />
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[372px_minmax(0,1fr)]">
      <Card className="overflow-hidden p-0!">
        <HoldList
          holds={holds}
          chosenId={shownId}
          toHold={(id) => holdAddress.with(search, { holdId: id })}
        />
        <div className="px-[21px] pb-3.5 empty:hidden">
          <Pagination
            {...meta}
            toPage={(page) => ({ search: holdAddress.with(search, { page, holdId: null }) })}
            onMove={() => {}}
          />
        </div>
      </Card>
      {detail.data ? (
        <HoldDetailCard key={detail.data.id} hold={detail.data} />
      ) : detail.isPending ? (
        <Card>
          <CardSkeleton />
        </Card>
      ) : (
        <NotLoaded title={say('This hold did not load')} query={detail} />
      )}
    </div>
  )
}
