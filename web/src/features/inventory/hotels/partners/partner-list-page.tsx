import type { HotelPartner, PartnerListMeta } from '@roomlark/contract/partners/hotel-partners'
import { hotelPartnerLimits } from '@roomlark/contract/partners/hotel-partners'
import { partnershipStates } from '@roomlark/contract/partnership-events'
import { stateWords } from '@roomlark/contract/partnership-words'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { type PartnerFilter, readPartnersCsv, usePartnerPage } from '../../../../data/hotel-partners.ts'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { countText } from '../../../../lib/format-number.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { CsvButton } from '../../../../parts/csv/csv-button.tsx'
import { HotelChoice } from '../../../../parts/hotel-choice/hotel-choice.tsx'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { ListHead } from '../../../../ui/list-page.tsx'
import { ListResults } from '../../../../ui/list-results.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { PageSpinner } from '../../../../ui/spinner.tsx'
import { SuitcaseSpot } from '../../../../ui/spot.tsx'
import { PartnerHeads, PartnerRow } from './partner-row.tsx'
import { partnerListAddress } from './partners-address.ts'

const above = [{ label: say('Hotels'), to: '/hotels' }]

/** The partners of all hotels of the account, what waits for a decision first. */
export function PartnerListPage() {
  useTitle(say('Partners'))
  const { search } = useLocation()
  const filter = partnerListAddress.read(search)
  const list = usePartnerPage(filter)
  const meta = list.data?.meta
  return (
    <>
      <Breadcrumbs above={above} here={say('Partners')} />
      <ListHead
        title={say('Partners')}
        count={meta && !list.isPlaceholderData ? countWords(meta) : ''}
        actions={
          <CsvButton
            isSmall
            read={() => readPartnersCsv(withoutPage(filter))}
            isEmpty={(meta?.total ?? 0) === 0}
          />
        }
      />
      <Filters filter={filter} isBusy={list.isPlaceholderData && list.isFetching} meta={meta} />
      <ListResults
        list={list}
        address={partnerListAddress}
        loading={<PageSpinner label={say('Loading partners')} />}
        nothing={{
          spot: <SuitcaseSpot />,
          title: say('No partners yet'),
          text: say('Open a hotel and its Partners tab to list it for affiliates or to invite somebody.'),
          action: <ButtonLink to="/hotels">{say('Go to hotels')}</ButtonLink>,
        }}
        notFound={{}}
      >
        {(partners) => <Table partners={partners} />}
      </ListResults>
    </>
  )
}

function withoutPage({ page: _, ...rest }: PartnerFilter) {
  return rest
}

function countWords({ total, countsByState, period }: PartnerListMeta): string {
  const requests = countsByState.requested
  const stays = { days: hotelPartnerLimits.days, period: longRangeWords(period.fromOn, period.untilOn) }
  return requests === 0
    ? say('{partners, plural, one {# partner} other {# partners}}. Stays of the last {days} days, {period}', {
        partners: total,
        ...stays,
      })
    : say(
        '{requests, plural, one {# request} other {# requests}} to decide. Stays of the last {days} days, {period}',
        { requests, ...stays },
      )
}

type FiltersProps = { filter: PartnerFilter; isBusy: boolean; meta: PartnerListMeta | undefined }

function Filters({ filter, isBusy, meta }: FiltersProps) {
  const change = useAddressParts(partnerListAddress.narrow, { replace: true })
  return (
    <div className="mb-[18px] grid items-end gap-3 md:grid-cols-[minmax(0,300px)_minmax(0,260px)_minmax(0,200px)]">
      <SearchBox
        label={say('Search partners')}
        placeholder={say('Partner, person or hotel')}
        isBusy={isBusy}
        withText={partnerListAddress.withText}
        className="w-full"
      />
      <HotelChoice
        label={<span className="sr-only">{say('Hotel')}</span>}
        value={filter.hotel}
        placeholder={say('All hotels')}
        onChoose={(hotel) => change({ hotel })}
      />
      <SelectField
        label={<span className="sr-only">{say('Status')}</span>}
        value={filter.state ?? ''}
        onChange={({ target }) =>
          change({ state: partnershipStates.find((state) => state === target.value) })
        }
      >
        <option value="">{say('Every status')}</option>
        {partnershipStates.map((state) => (
          <option key={state} value={state}>
            {stateWords[state]}
            {meta ? ` (${countText(meta.countsByState[state])})` : ''}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function Table({ partners }: { partners: readonly HotelPartner[] }) {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">{say('Partners')}</caption>
      <PartnerHeads hasHotel />
      <tbody className="max-md:block">
        {partners.map((partner) => (
          <PartnerRow
            key={partner.id}
            hasHotel
            partner={partner}
            to={`/hotels/${partner.hotelId}/partners?partner=${partner.id}`}
          />
        ))}
      </tbody>
    </table>
  )
}
