import { findPreset, type PresetName } from '@roomlark/contract/inventory/cancellation'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { childrenPolicies, petsPolicies } from '@roomlark/contract/inventory/policy-words'
import { say } from '@roomlark/contract/say'
import { isoDate, longDate } from '../../../../lib/format-date.ts'
import { policyTerms } from '../../../../parts/cancellation/policy-text.ts'
import { CancellationTable } from '../../../../ui/cancellation-table.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Fact } from '../../../../ui/fact.tsx'

const exampleDaysAhead = 60

const presetTitles: Record<PresetName, string> = {
  Flexible: say('Cancellation: flexible'),
  Moderate: say('Cancellation: moderate'),
  Strict: say('Cancellation: strict'),
  'Non-refundable': say('Cancellation: non-refundable'),
}

export function HotelPolicies({ hotel }: { hotel: Hotel }) {
  const arrival = new Date()
  arrival.setDate(arrival.getDate() + exampleDaysAhead)
  const terms = policyTerms(hotel.cancellationPolicy, {
    checkInOn: isoDate(arrival),
    checkInTime: hotel.checkInTime,
  })
  const preset = findPreset(hotel.cancellationPolicy)
  return (
    <Card>
      <CardHead title={say('Policies')} />
      <dl className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        <Fact term={say('Children')}>{childrenPolicies[hotel.childrenPolicy]}</Fact>
        <Fact term={say('Pets')}>{petsPolicies[hotel.petsPolicy]}</Fact>
        <Fact term={say('House rules')} className="md:col-span-2">
          <span dir="auto" className="block font-body whitespace-pre-line wrap-anywhere">
            {hotel.houseRules || say('None.')}
          </span>
        </Fact>
      </dl>
      <h3 className="mt-6 mb-1">{preset ? presetTitles[preset] : say('Cancellation: terms of its own')}</h3>
      <CancellationTable terms={terms} arrival={longDate(arrival)} />
    </Card>
  )
}
