import { demoAccounts } from './accounts.ts'

/** The hotels the demo's affiliate recommends, with its link to each and the agreed commission. */
const partners: Record<string, { code: string; label: string; commissionBps: number }> = {
  'The Larkspur House': { code: 'k7lark', label: 'spring-newsletter', commissionBps: 1200 },
  'Villa Marenne': { code: 'p4mare', label: 'positano-guide', commissionBps: 1500 },
  'Alpenrose Lodge': { code: 'w9alpe', label: 'winter-cabins', commissionBps: 1000 },
  'Dar Sahira': { code: 'd2sahi', label: 'desert-week', commissionBps: 1400 },
  'Lakehouse Bellano': { code: 'l5bell', label: 'instagram-bio', commissionBps: 1200 },
}

export function demoAffiliateId(): string {
  const [account] = demoAccounts.filter(({ userType }) => userType === 'affiliate')
  if (!account) throw new Error('the demo has no affiliate account')
  return account.id
}

export function demoLinks() {
  return Object.entries(partners).map(([hotelName, { code, label }]) => ({ hotelName, code, label }))
}

/** Gives about two thirds of the affiliate bookings to this affiliate, always the same ones. */
export function referralOf(hotelName: string, booking: { id: string; source: string }) {
  const partner = partners[hotelName]
  const isTheirs = booking.source === 'affiliate' && Number.parseInt(booking.id.slice(0, 2), 16) % 3 > 0
  return partner && isTheirs
    ? { affiliate_id: demoAffiliateId(), commission_bps: partner.commissionBps }
    : { affiliate_id: null, commission_bps: null }
}
