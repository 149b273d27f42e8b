import type { Accounting } from '@roomlark/contract/bookings/accounting'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useAccounting } from '../../../../data/accounting.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { useMay } from '../../../../session/use-may.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { BookingsHead } from '../bookings-head.tsx'
import { HotelGate } from '../hotel-gate.tsx'
import { ReportTabs } from '../reports/report-tabs.tsx'
import { AccountsForm } from './accounts-form.tsx'
import { ExportCard } from './export-card.tsx'

/** Charges and payments as files for whoever keeps the books, and the accounts they are posted to. */
export function AccountingPage() {
  useTitle(say('Bookkeeping'))
  return (
    <HotelGate>
      {(hotel, picker) => (
        <>
          <BookingsHead subtitle={say('{hotel}, bookkeeping', { hotel: hotel.name })} hasNew={false}>
            {picker}
          </BookingsHead>
          <ReportTabs current="accounting" />
          <Books key={hotel.id} hotel={hotel} />
        </>
      )}
    </HotelGate>
  )
}

function Books({ hotel }: { hotel: Hotel }) {
  const settings = useAccounting(hotel.id)
  if (settings.data) return <Loaded hotelId={hotel.id} settings={settings.data} />
  if (!settings.isPending) return <NotLoaded title={say('The accounts did not load')} query={settings} />
  return (
    <SkeletonArea className="grid gap-5">
      <Skeleton className="h-48 rounded-lg!" />
      <Skeleton className="h-96 rounded-lg!" />
    </SkeletonArea>
  )
}

function Loaded({ hotelId, settings }: { hotelId: string; settings: Accounting }) {
  const mayChange = useMay('change-offer', hotelId)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ExportCard hotelId={hotelId} settings={settings} />
      <AccountsForm key={settings.version} {...{ hotelId, settings, mayChange }} />
    </div>
  )
}
