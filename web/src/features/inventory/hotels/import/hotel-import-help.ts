import { amenityNames } from '@roomlark/contract/inventory/amenities'
import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import { childrenPolicies, petsPolicies } from '@roomlark/contract/inventory/policy-words'
import { highestCommissionRate } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'

export const importHints: [string, string][] = [
  ['country, currency', say('Codes such as IT and EUR')],
  ['timeZone', say('Such as Europe/Rome')],
  ['amenities', say('Separated by semicolons: {codes}', { codes: amenityNames.join(', ') })],
  ['childrenPolicy', Object.keys(childrenPolicies).join(', ')],
  ['petsPolicy', Object.keys(petsPolicies).join(', ')],
  ['cancellationPolicy', Object.keys(cancellationPresets).join(', ')],
  [
    'baseCommissionRate',
    say('Percent from 0 to {highest}; if empty, the default for new hotels', {
      highest: highestCommissionRate,
    }),
  ],
  ['isActive', say('Yes or no')],
]

export const importSteps = [
  say('Download the template and open it in your spreadsheet.'),
  say('Enter one hotel per row in place of the example. Keep the header row.'),
  say('Save it as CSV (UTF-8) and drop it here.'),
  say('Review the result, then import: either all hotels are added or none.'),
]
