import { addDays } from '@roomlark/contract/dates'
import { demoAccounts } from './accounts.ts'

type Partner = {
  code: string
  label: string
  commissionBps: number
  /** Where the link leads besides the hotel: so many days from now, for so many nights. */
  stay?: { inDays: number; nights: number }
}

/** The hotels the demo's affiliate recommends: its link to each (`/r/positano`), and the share agreed on. */
const partners: Record<string, Partner> = {
  'The Larkspur House': { code: 'larkspur', label: 'spring-newsletter', commissionBps: 1200 },
  'Villa Marenne': { code: 'positano', label: 'positano-guide', commissionBps: 1500 },
  'Alpenrose Lodge': { code: 'winter-cabins', label: 'winter-cabins', commissionBps: 1000 },
  'Dar Sahira': {
    ...{ code: 'desert-week', label: 'desert-week', commissionBps: 1400 },
    stay: { inDays: 60, nights: 7 },
  },
  'Lakehouse Bellano': { code: 'bellano', label: 'instagram-bio', commissionBps: 1200 },
}

export function demoAffiliateId(): string {
  const [account] = demoAccounts.filter(({ userType }) => userType === 'affiliate')
  if (!account) throw new Error('the demo has no affiliate account')
  return account.id
}

export function demoLinks(today: string) {
  return Object.entries(partners).map(([hotelName, { code, label, stay }]) => {
    const checkInOn = stay ? addDays(today, stay.inDays) : null
    const checkOutOn = stay ? addDays(today, stay.inDays + stay.nights) : null
    return { hotelName, code, label, checkInOn, checkOutOn }
  })
}

/** Gives about two thirds of the affiliate bookings to this affiliate, always the same ones. */
export function referralOf(hotelName: string, booking: { id: string; source: string }) {
  const partner = partners[hotelName]
  const isTheirs = booking.source === 'affiliate' && Number.parseInt(booking.id.slice(0, 2), 16) % 3 > 0
  return partner && isTheirs
    ? { affiliate_id: demoAffiliateId(), commission_bps: partner.commissionBps }
    : { affiliate_id: null, commission_bps: null }
}
