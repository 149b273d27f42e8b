import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useExtras } from '../../../../data/hotel-extras.ts'
import { usePromoCodes } from '../../../../data/promo-codes.ts'
import { useRates } from '../../../../data/rates.ts'
import { useRoomTypes } from '../../../../data/rooms.ts'
import { useMay } from '../../../../session/use-may.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { CalendarSkeleton } from '../rates-states.tsx'
import { TaxesCard } from '../taxes/taxes-card.tsx'
import { ExtrasCard } from './extras-card.tsx'
import { PlansCard } from './plans-card.tsx'
import { PromoCodesCard } from './promo-codes-card.tsx'
import { RulesCard } from './rules-card.tsx'

export function PlansTab({ hotel }: { hotel: Hotel }) {
  const rates = useRates(hotel.id)
  const types = useRoomTypes(hotel.id)
  const seesCodes = useMay('see-bookings', hotel.id)
  const codes = usePromoCodes(hotel.id, seesCodes)
  const extras = useExtras(hotel.id)
  const isPending = rates.isPending || types.isPending || extras.isPending || (seesCodes && codes.isPending)
  if (isPending) return <CalendarSkeleton />
  if (!rates.data || !types.data || !extras.data || (seesCodes && !codes.data)) {
    const retry = () =>
      void Promise.all([rates.refetch(), types.refetch(), codes.refetch(), extras.refetch()])
    return <NotLoaded title={say('The rates did not load')} retry={retry} />
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_392px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PlansCard hotel={hotel} plans={rates.data.plans} takesPayments={rates.data.takesPayments} />
        <RulesCard hotel={hotel} rules={rates.data.rules} types={types.data} />
        {codes.data ? (
          <PromoCodesCard hotel={hotel} codes={codes.data.data} partners={codes.data.meta.partners} />
        ) : null}
        <ExtrasCard hotel={hotel} extras={extras.data} vat={rates.data.taxes.vat} />
      </div>
      <TaxesCard hotel={hotel} taxes={rates.data.taxes} types={types.data} />
    </div>
  )
}
