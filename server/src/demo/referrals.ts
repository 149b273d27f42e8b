import { addDays } from '@roomlark/contract/dates'
import { demoAccounts, demoPartners } from './accounts.ts'
import { deriveId } from './random.ts'

type Partner = {
  affiliateId: string
  code: string
  label: string
  commissionBps: number
  /** Where the link leads besides the hotel: so many days from now, for so many nights. */
  stay?: { inDays: number; nights: number }
}

const [jonas = ''] = demoAccounts.filter(({ userType }) => userType === 'affiliate').map(({ id }) => id)
const [kofi = '', ines = ''] = demoPartners.map(({ id }) => id)

/** Affiliates who recommend the demo's hotels: a link to each (`/r/positano`), and the agreed share. */
const partners: Record<string, readonly Partner[]> = {
  'The Larkspur House': [
    link(jonas, 'larkspur', 'spring-newsletter', 1200),
    link(ines, 'weekend-lisbon', 'lisbon-weekend', 1200),
  ],
  'Villa Marenne': [
    link(jonas, 'positano', 'positano-guide', 1500),
    link(kofi, 'amalfi-cabins', 'amalfi', 1700),
    link(ines, 'weekend-amalfi', 'amalfi-weekend', 1500),
  ],
  'Alpenrose Lodge': [
    link(jonas, 'winter-cabins', 'winter-cabins', 1000),
    link(kofi, 'alpine-cabins', 'alpine-cabins', 1000),
  ],
  'Dar Sahira': [
    { ...link(jonas, 'desert-week', 'desert-week', 1400), stay: { inDays: 60, nights: 7 } },
    link(ines, 'weekend-desert', 'desert-weekend', 1400),
  ],
  'Lakehouse Bellano': [link(jonas, 'bellano', 'instagram-bio', 1200)],
  'Hotel Ostrander': [link(ines, 'weekend-chicago', 'chicago-weekend', 800)],
  'Fjordlys Cabins': [link(kofi, 'fjord-cabins', 'fjord-cabins', 1000)],
  'Sandpiper Bungalows': [link(kofi, 'island-cabins', 'island-cabins', 1300)],
  'Pension Weingarten': [link(ines, 'weekend-vienna', 'vienna-weekend', 900)],
  'Riad Oranger': [link(ines, 'weekend-marrakesh', 'marrakesh-weekend', 1200)],
}

function link(affiliateId: string, code: string, label: string, commissionBps: number): Partner {
  return { affiliateId, code, label, commissionBps }
}

/** The demo's hotels have had partners for six months: long enough for every stage of a commission and a payout. */
export const partnerDays = 190

export const demoAffiliateIds = [jonas, kofi, ines]

export function demoLinks(today: string) {
  return Object.entries(partners).flatMap(([hotelName, links]) =>
    links.map(({ stay, ...made }) => {
      const checkInOn = stay ? addDays(today, stay.inDays) : null
      const checkOutOn = stay ? addDays(today, stay.inDays + stay.nights) : null
      return { hotelName, ...made, checkInOn, checkOutOn }
    }),
  )
}

/** The partnerships of a hotel, as rows of their table. */
export function demoPartnerships(hotel: { id: string; name: string }, at: Date) {
  return (partners[hotel.name] ?? []).map(({ affiliateId }) => ({
    id: deriveId(`${hotel.id} ${affiliateId}`),
    hotel_id: hotel.id,
    affiliate_id: affiliateId,
    state: 'active',
    state_since: at,
    approved_at: at,
    created_at: at,
  }))
}

/** Gives each booking of the source affiliate to one of the hotel's partners, always the same one. */
export function assignReferral(
  hotel: { id: string; name: string },
  booking: { id: string; source: string },
): { affiliate_id: string | null; partnership_id: string | null; commission_bps: number | null } {
  const known = partners[hotel.name] ?? []
  // The first partner of a hotel brings the most.
  const turn = Number.parseInt(booking.id.slice(0, 2), 16) % (known.length + 1)
  const partner = booking.source === 'affiliate' ? known[Math.max(0, turn - 1)] : undefined
  if (!partner) return { affiliate_id: null, partnership_id: null, commission_bps: null }
  const { affiliateId, commissionBps } = partner
  const partnershipId = deriveId(`${hotel.id} ${affiliateId}`)
  return { affiliate_id: affiliateId, partnership_id: partnershipId, commission_bps: commissionBps }
}
