import type { AffiliateChannel } from '@roomlark/contract/partners/affiliate-profile'

/** Values of the profile form. */
export type ProfileValues = {
  publicName: string
  site: string
  audience: string
  /** As it was typed; empty where it is not known. */
  monthlyReach: string
  countries: string[]
  channels: AffiliateChannel[]
}
