import { amenities } from '@roomlark/contract/inventory/amenities'
import {
  type CancellationPolicy,
  findPreset,
  type PresetName,
} from '@roomlark/contract/inventory/cancellation'
import type { HotelField, HotelFormValues } from '@roomlark/contract/inventory/hotel-fields'
import { type NearbyPlace, nearbyName } from '@roomlark/contract/inventory/nearby'
import { childrenPolicies, petsPolicies } from '@roomlark/contract/inventory/policy-words'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { distanceText, percentText } from '../../../../lib/format-number.ts'
import { feeText } from '../../../../parts/cancellation/policy-text.ts'
import { starWords } from '../../../../ui/star-words.ts'

/** A field's value in words, for comparing two versions. */
export function fieldWords(field: HotelField, values: HotelFormValues): string {
  switch (field) {
    case 'country':
      return values.country ? sayCountry(values.country) : ''
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
      return values.isActive ? say('Yes') : say('No')
    case 'nearby':
      return values.nearby.map(placeWords).join(', ')
    case 'latitude':
    case 'longitude':
      return String(values[field] ?? '')
    default:
      return values[field]
  }
}

function placeWords(place: NearbyPlace): string {
  return Number.isNaN(place.meters) ? nearbyName(place) : `${nearbyName(place)} ${distanceText(place.meters)}`
}

function policyWords(policy: CancellationPolicy): string {
  const preset = findPreset(policy)
  if (preset) return presetNames[preset]
  const steps = policy.steps.map(({ until: { amount, unit }, fee }) =>
    unit === 'days'
      ? say('{fee} until {days, plural, one {# day} other {# days}} before', {
          fee: feeText(fee),
          days: amount,
        })
      : say('{fee} until {hours, plural, one {# hour} other {# hours}} before', {
          fee: feeText(fee),
          hours: amount,
        }),
  )
  return [...steps, say('No-show: {fee}', { fee: feeText(policy.noShowFee) })].join('; ')
}

const presetNames: Record<PresetName, string> = {
  Flexible: say('Flexible'),
  Moderate: say('Moderate'),
  Strict: say('Strict'),
  'Non-refundable': say('Non-refundable'),
}
