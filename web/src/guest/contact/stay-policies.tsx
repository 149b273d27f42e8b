import type { GuestHotel } from '@roomlark/contract/guest-site/guest-hotels'
import { cancellationTerms, childrenPolicies, petsPolicies } from '@roomlark/contract/inventory/policy-words'
import { say } from '@roomlark/contract/say'
import { isoDate, longDate } from '../../lib/format-date.ts'
import { CancellationTable } from '../../ui/cancellation-table.tsx'
import { Fact } from '../../ui/fact.tsx'

const exampleDaysAhead = 60

export function StayPolicies({ hotel }: { hotel: GuestHotel }) {
  const arrival = new Date()
  arrival.setDate(arrival.getDate() + exampleDaysAhead)
  const terms = cancellationTerms(hotel.cancellationPolicy, {
    checkInOn: isoDate(arrival),
    checkInTime: hotel.checkInTime,
  })
  return (
    <section aria-labelledby="stay-policies">
      <h2 id="stay-policies" className="mb-3.5">
        {say('Good to know')}
      </h2>
      <dl className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        <Fact term={say('Children')}>{childrenPolicies[hotel.childrenPolicy]}</Fact>
        <Fact term={say('Pets')}>{petsPolicies[hotel.petsPolicy]}</Fact>
        {hotel.houseRules ? (
          <Fact term={say('House rules')} className="md:col-span-2">
            <span dir="auto" className="block font-body whitespace-pre-line wrap-anywhere">
              {hotel.houseRules}
            </span>
          </Fact>
        ) : null}
      </dl>
      <h3 className="mt-6 mb-1">{say('Cancellation')}</h3>
      <CancellationTable terms={terms} arrival={longDate(arrival)} />
    </section>
  )
}
