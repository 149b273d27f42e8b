import { amenityNames } from '@roomlark/contract/amenities'
import { cancellationPresets } from '@roomlark/contract/cancellation'
import { childrenPolicies, petsPolicies } from '@roomlark/contract/policy-words'

const columns: [string, string][] = [
  ['country, currency', 'codes such as IT and EUR'],
  ['timeZone', 'such as Europe/Rome'],
  ['amenities', `separated by semicolons: ${amenityNames.join(', ')}`],
  ['childrenPolicy', Object.keys(childrenPolicies).join(', ')],
  ['petsPolicy', Object.keys(petsPolicies).join(', ')],
  ['cancellationPolicy', Object.keys(cancellationPresets).join(', ')],
  ['baseCommissionRate', 'percent from 0 to 50; empty: as new hotels begin with'],
  ['isActive', 'yes or no'],
]

export function ImportSteps() {
  return (
    <ol className="grid list-decimal gap-1.5 pl-5 text-[14px] leading-[21px]">
      <li>Download the template and open it in your spreadsheet.</li>
      <li>Write one hotel a row, over the example. Keep the heading.</li>
      <li>Save it as CSV (UTF-8) and drop it here.</li>
      <li>Look at the check, then import: all hotels, or none.</li>
    </ol>
  )
}

export function ImportColumns() {
  return (
    <>
      <h3 className="text-[14px] leading-5">What the columns hold</h3>
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
