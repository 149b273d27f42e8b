import type { AffiliateChannel, AffiliateProfileInput } from '@roomlark/contract/partners/affiliate-profile'
import type { useForm } from 'react-hook-form'

/** What the form of the profile holds. */
export type ProfileValues = {
  publicName: string
  site: string
  audience: string
  /** As it was typed; empty where it is not known. */
  monthlyReach: string
  countries: string[]
  channels: AffiliateChannel[]
}
export type ProfileForm = ReturnType<typeof useForm<ProfileValues, unknown, AffiliateProfileInput>>
