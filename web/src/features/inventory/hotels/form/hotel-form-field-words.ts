import { amenities } from '@roomlark/contract/inventory/amenities'
import { type CancellationPolicy, findPreset } from '@roomlark/contract/inventory/cancellation'
import type { HotelField, HotelFormValues } from '@roomlark/contract/inventory/hotel-fields'
import { childrenPolicies, petsPolicies } from '@roomlark/contract/inventory/policy-words'
import { countryName } from '@roomlark/contract/places'
import { percentText } from '../../../../lib/format-number.ts'
import { feeText } from '../../../../parts/cancellation/policy-text.ts'
import { starWords } from '../../../../ui/star-words.ts'

/** A field's value in words, for comparing two versions. */
export function fieldWords(field: HotelField, values: HotelFormValues): string {
  switch (field) {
    case 'country':
      return values.country ? countryName(values.country) : ''
    case 'starRating':
      return Number.isNaN(values.starRating) ? '' : starWords(values.starRating)
    case 'amenities':
      return values.amenities.map((name) => amenities[name]).join(', ')
    case 'childrenPolicy':
      return childrenPolicies[values.childrenPolicy]
    case 'petsPolicy':
      return petsPolicies[values.petsPolicy]
    case 'cancellationPolicy':
      return policyWords(values.cancellationPolicy)
    case 'baseCommissionRate':
      return Number.isNaN(values.baseCommissionRate) ? '' : percentText(values.baseCommissionRate)
    case 'isActive':
      return values.isActive ? 'Yes' : 'No'
    case 'latitude':
    case 'longitude':
      return String(values[field] ?? '')
    default:
      return values[field]
  }
}

function policyWords(policy: CancellationPolicy): string {
  const preset = findPreset(policy)
  if (preset) return preset
  const steps = policy.steps.map(
    ({ until, fee }) => `${feeText(fee)} until ${until.amount} ${until.unit} before`,
  )
  return [...steps, `No-show: ${feeText(policy.noShowFee)}`].join('; ')
}
