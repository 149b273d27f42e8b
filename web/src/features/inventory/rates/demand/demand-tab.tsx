import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useDemandRules } from '../../../../data/demand.ts'
import { useRoomTypes } from '../../../../data/rooms.ts'
import { useMay } from '../../../../session/use-may.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { CalendarSkeleton } from '../rates-states.tsx'
import { DemandRulesCard } from './demand-rules-card.tsx'
import { PaceCard } from './pace-card.tsx'
import { ReplayCard } from './replay-card.tsx'
import { SuggestedNightsCard } from './suggested-nights-card.tsx'

/** Prices that follow how full a night is and how soon it comes. */
export function DemandTab({ hotel }: { hotel: Hotel }) {
  const rules = useDemandRules(hotel.id)
  const types = useRoomTypes(hotel.id)
  const seesBooks = useMay('see-books', hotel.id)
  if (rules.isPending || types.isPending) return <CalendarSkeleton />
  if (!rules.data || !types.data) {
    const retry = () => void Promise.all([rules.refetch(), types.refetch()])
    return <NotLoaded title={say('The rules did not load')} retry={retry} />
  }
  const given = { hotel, rules: rules.data, types: types.data }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <DemandRulesCard {...given} />
        {seesBooks ? <ReplayCard {...given} /> : null}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <SuggestedNightsCard hotel={hotel} types={types.data} />
        {seesBooks ? <PaceCard hotel={hotel} types={types.data} /> : null}
      </div>
    </div>
  )
}
