import { addDays } from '@roomlark/contract/dates'
import { ines, jonas, kofi } from './accounts.ts'
import type { SeededHotel } from './hotels.ts'
import { deriveId } from './random.ts'

/** The demo's hotels have had partners for six months: long enough for every stage of a commission and a payout. */
export const partnerDays = 190

/** Affiliates who recommend the demo's hotels: a link to each (`/r/positano`), and the agreed share. */
const partners: [hotel: string, of: typeof jonas, code: string, label: string, bps: number][] = [
  ['The Larkspur House', jonas, 'larkspur', 'spring-newsletter', 1200],
  ['The Larkspur House', ines, 'weekend-lisbon', 'lisbon-weekend', 1200],
  ['Villa Marenne', jonas, 'positano', 'positano-guide', 1500],
  ['Villa Marenne', kofi, 'amalfi-cabins', 'amalfi', 1700],
  ['Villa Marenne', ines, 'weekend-amalfi', 'amalfi-weekend', 1500],
  ['Alpenrose Lodge', jonas, 'winter-cabins', 'winter-cabins', 1000],
  ['Alpenrose Lodge', kofi, 'alpine-cabins', 'alpine-cabins', 1000],
  ['Dar Sahira', jonas, 'desert-week', 'desert-week', 1400],
  ['Dar Sahira', ines, 'weekend-desert', 'desert-weekend', 1400],
  ['Lakehouse Bellano', jonas, 'bellano', 'instagram-bio', 1200],
  ['Hotel Ostrander', ines, 'weekend-chicago', 'chicago-weekend', 800],
  ['Fjordlys Cabins', kofi, 'fjord-cabins', 'fjord-cabins', 1000],
  ['Sandpiper Bungalows', kofi, 'island-cabins', 'island-cabins', 1300],
  ['Pension Weingarten', ines, 'weekend-vienna', 'vienna-weekend', 900],
  ['Riad Oranger', ines, 'weekend-marrakesh', 'marrakesh-weekend', 1200],
]

export type DemoPartner = ReturnType<typeof listPartners>[number]

export function listPartners({ id: hotelId, name }: SeededHotel) {
  const ofHotel = partners.filter(([hotel]) => hotel === name)
  return ofHotel.map(([, { id: affiliateId }, code, label, bps]) => {
    const partnershipId = deriveId(`${hotelId} ${affiliateId}`)
    return { hotelId, affiliateId, partnershipId, code, label, bps }
  })
}

/** Makes the rows of a hotel's partnerships, with the rates of those who do not get the hotel's base rate. */
export function makePartnerRows(known: DemoPartner[], baseBps: number, today: string, now: Date) {
  const createdAt = new Date(now.getTime() - partnerDays * 86_400_000)
  return {
    partnerships: known.map(({ hotelId, affiliateId, partnershipId: id }) => {
      const since = { stateSince: createdAt, approvedAt: createdAt, createdAt }
      return { id, hotelId, affiliateId, state: 'active', ...since }
    }),
    tracked_links: known.map(({ bps: _bps, ...link }) => {
      // One link leads to a week in two months.
      const isWeek = link.code === 'desert-week'
      const [checkInOn, checkOutOn] = isWeek ? [addDays(today, 60), addDays(today, 67)] : [null, null]
      return { ...link, checkInOn, checkOutOn, createdAt }
    }),
    term_changes: known
      .filter(({ bps }) => bps !== baseBps)
      .map(({ hotelId, partnershipId, bps: value }) => ({
        hotelId,
        partnershipId,
        term: 'rate',
        value,
        announcedAt: createdAt,
        effectiveAt: createdAt,
      })),
    partnership_events: known.flatMap(({ partnershipId }) => [
      { partnershipId, at: createdAt, kind: 'requested', params: {}, bySide: 'affiliate' },
      { partnershipId, at: createdAt, kind: 'approved', params: { isAutomatic: false }, bySide: 'hotel' },
    ]),
  }
}

/** Gives each booking of the source affiliate to one of the hotel's partners, always the same one. */
export function assignReferral(known: DemoPartner[], { id, source }: { id: string; source: string }) {
  // The first partner of a hotel brings the most.
  const turn = Number.parseInt(id.slice(0, 2), 16) % (known.length + 1)
  const partner = source === 'affiliate' ? known[Math.max(0, turn - 1)] : undefined
  const { affiliateId = null, partnershipId = null, bps: commissionBps = null } = partner ?? {}
  return { affiliateId, partnershipId, commissionBps }
}
