import type { Invoicing } from '@roomlark/contract/bookings/invoicing'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useParams } from 'react-router'
import { useInvoicing } from '../../../../data/invoices.ts'
import { useMay } from '../../../../session/use-may.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { HotelSubpage } from '../hotel-subpage.tsx'
import { InvoicingForm } from './invoicing-form.tsx'

/** The company that issues the invoices of a hotel, as the law of its country wants it named. */
export function InvoicingPage() {
  const { id = '' } = useParams()
  const settings = useInvoicing(id)
  return (
    <HotelSubpage
      title={say('Hotel details on invoices')}
      tabTitle={(hotel) => say('Invoice details of {hotel}', { hotel: isolate(hotel) })}
      text={say('For future invoices, credit notes and receipts. Those already issued stay as they are.')}
    >
      {() =>
        settings.data ? (
          <Loaded hotelId={id} settings={settings.data} />
        ) : settings.isPending ? (
          <SkeletonArea className="grid gap-5">
            <Skeleton className="h-72 rounded-lg!" />
            <Skeleton className="h-56 rounded-lg!" />
          </SkeletonArea>
        ) : (
          <NotLoaded title={say('The invoice details did not load')} query={settings} />
        )
      }
    </HotelSubpage>
  )
}

function Loaded({ hotelId, settings }: { hotelId: string; settings: Invoicing }) {
  const mayChange = useMay('change-offer', hotelId)
  return <InvoicingForm key={settings.version} {...{ hotelId, settings, mayChange }} />
}
