import type { GuestHotel } from './guest.ts'
import type { StayFault, StayForm } from './stay-form.ts'

export const embedShapes = ['box', 'bar'] as const
export const embedLooks = ['light', 'dark', 'auto'] as const
/** What the box shows before anybody chose: the coming weekend, or no dates. */
export const embedDates = ['weekend', 'none'] as const

export type EmbedShape = (typeof embedShapes)[number]
export type EmbedLook = (typeof embedLooks)[number]

/** The availability box that other sites show in a frame. */
export type EmbedPage = {
  kind: 'embed'
  shape: EmbedShape
  look: EmbedLook
  /** Null where there is no such hotel, or guests do not see it. */
  hotel: Pick<GuestHotel, 'name' | 'slug' | 'city' | 'starRating' | 'currency'> | null
  today: string
  form: StayForm
  fault: StayFault | null
  /** The cheapest offer for the stay; null where there is none or no stay was asked for. */
  cheapest: { totalCents: number; isFreeToCancel: boolean } | null
  /** Where nothing is left: the closest dates with rooms, for as many nights. */
  nearby: { checkInOn: string; checkOutOn: string; totalCents: number }[]
  /** The link of the affiliate on whose site the box stands, and the affiliate's public name. */
  referral: { code: string; name: string } | null
}
