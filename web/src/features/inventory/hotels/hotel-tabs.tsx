import { say } from '@roomlark/contract/say'
import { useMay } from '../../../session/use-may.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'

const places = {
  overview: say('Overview'),
  rates: say('Rooms and rates'),
  payments: say('Payments'),
  partners: say('Partners'),
  statements: say('Statements'),
  analytics: say('Analytics'),
} as const
type Place = keyof typeof places

const paths: Record<Place, string> = {
  overview: '',
  rates: '/rates',
  payments: '/payments',
  partners: '/partners',
  statements: '/statements',
  analytics: '?tab=analytics',
}

type HotelTabsProps = {
  hotel: { id: string; name: string }
  current: Place
  /** Number of partners, once known. */
  partners?: number | undefined
}

/** The places of one hotel. */
export function HotelTabs({ hotel, current, partners }: HotelTabsProps) {
  const { platform } = usePlatform()
  const seesBooks = useMay('see-books', hotel.id)
  const seesBookings = useMay('see-bookings', hotel.id)
  const isClosed = platform?.switches.partnerships === 'closed'
  const takesPayments = platform?.switches.onlinePayments === 'open'
  const hidden: Place[] = [
    ...(takesPayments && seesBookings ? [] : (['payments'] as const)),
    ...(isClosed || !seesBooks ? (['partners', 'statements'] as const) : []),
    ...(seesBooks ? [] : (['analytics'] as const)),
  ]
  return (
    <TabLinks
      label={hotel.name}
      tabs={places}
      hidden={hidden}
      current={current}
      toTab={(place) => `/hotels/${hotel.id}${paths[place]}`}
      counts={partners === undefined ? {} : { partners }}
    />
  )
}
