import { amenityNames } from '@roomlark/contract/amenities'
import { cancellationPresets } from '@roomlark/contract/cancellation'
import { hotelLimits } from '@roomlark/contract/hotel-input'
import { childrenPolicies, petsPolicies } from '@roomlark/contract/policy-words'

const columns: [string, string][] = [
  ['country, currency', 'codes such as IT and EUR'],
  ['timeZone', 'such as Europe/Rome'],
  ['amenities', `separated by semicolons: ${amenityNames.join(', ')}`],
  ['childrenPolicy', Object.keys(childrenPolicies).join(', ')],
  ['petsPolicy', Object.keys(petsPolicies).join(', ')],
  ['cancellationPolicy', Object.keys(cancellationPresets).join(', ')],
  [
    'baseCommissionRate',
    `percent from 0 to ${hotelLimits.commissionRate}; if empty, the default for new hotels`,
  ],
  ['isActive', 'yes or no'],
]

export function ImportSteps() {
  return (
    <ol className="grid list-decimal gap-1.5 pl-5 text-[14px] leading-[21px]">
      <li>Download the template and open it in your spreadsheet.</li>
      <li>Enter one hotel per row in place of the example. Keep the header row.</li>
      <li>Save it as CSV (UTF-8) and drop it here.</li>
      <li>Review the result, then import: either all hotels are added or none.</li>
    </ol>
  )
}

export function ImportColumns() {
  return (
    <>
      <h3 className="text-[14px] leading-5">What goes into the columns</h3>
      <dl className="mt-2 grid gap-2 text-[14px] leading-[21px]">
        {columns.map(([name, words]) => (
          <div key={name}>
            <dt className="font-[560]">{name}</dt>
            <dd className="wrap-anywhere text-muted">{words}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
