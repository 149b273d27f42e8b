import type { HotelScore } from '../hotel-score.ts'
import type { GuestHotel } from './guest-hotels.ts'
import type { StayFault, StayForm } from './stay-form.ts'

export const embedShapes = ['box', 'bar'] as const
export const embedLooks = ['light', 'dark', 'auto'] as const
/** Dates that the box shows before a guest has chosen any: the coming weekend, or none. */
export const embedDates = ['weekend', 'none'] as const

export type EmbedShape = (typeof embedShapes)[number]
export type EmbedLook = (typeof embedLooks)[number]

/** The availability box that other sites embed in a frame. */
export type EmbedPage = {
  kind: 'embed'
  shape: EmbedShape
  look: EmbedLook
  /** Null if there is no such hotel or guests cannot see it. */
  hotel: Pick<GuestHotel, 'name' | 'slug' | 'city' | 'starRating' | 'currency'> | null
  /** Null while there are too few reviews. */
  score: HotelScore | null
  /** True if the hotel may ask for a payment or a card when a guest books. */
  takesPayments: boolean
  today: string
  form: StayForm
  fault: StayFault | null
  /** The cheapest offer for the stay; null if there is none or no stay was searched for. */
  cheapest: { totalCents: number; hasFees: boolean; isFreeToCancel: boolean } | null
  /** If nothing is left, these are the closest dates with rooms for the same number of nights. */
  nearby: { checkInOn: string; checkOutOn: string; totalCents: number }[]
  /**
   * The link of the affiliate whose site embeds the box, the affiliate's public name, and the affiliate's own word for
   * the place, which may be empty.
   */
  referral: { code: string; name: string; tag: string } | null
  /** The frame in which the site lets its visitors book; null if they book on Roomlark. */
  frame: { key: string; accent: string | null } | null
}
