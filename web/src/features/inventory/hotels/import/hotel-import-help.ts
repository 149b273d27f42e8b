import { amenityNames } from '@roomlark/contract/inventory/amenities'
import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import { childrenPolicies, petsPolicies } from '@roomlark/contract/inventory/policy-words'
import { highestCommissionRate } from '@roomlark/contract/primitives'

export const importHints: [string, string][] = [
  ['country, currency', 'Codes such as IT and EUR'],
  ['timeZone', 'Such as Europe/Rome'],
  ['amenities', `Separated by semicolons: ${amenityNames.join(', ')}`],
  ['childrenPolicy', Object.keys(childrenPolicies).join(', ')],
  ['petsPolicy', Object.keys(petsPolicies).join(', ')],
  ['cancellationPolicy', Object.keys(cancellationPresets).join(', ')],
  ['baseCommissionRate', `Percent from 0 to ${highestCommissionRate}; if empty, the default for new hotels`],
  ['isActive', 'Yes or no'],
]

export const importSteps = [
  'Download the template and open it in your spreadsheet.',
  'Enter one hotel per row in place of the example. Keep the header row.',
  'Save it as CSV (UTF-8) and drop it here.',
  'Review the result, then import: either all hotels are added or none.',
]
