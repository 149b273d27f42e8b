import type { HotelPartners } from '@roomlark/contract/partners/hotel-partners'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { countText } from '../../../../lib/format-number.ts'
import { PartnerFoot, PartnerHeads, PartnerRow } from './partner-row.tsx'
import { readPartnerId, withPartner } from './partners-address.ts'

type PartnerTableProps = { partners: HotelPartners; isNarrow: boolean }

/** The partners of one hotel with their sum. */
export function PartnerTable({ partners, isNarrow }: PartnerTableProps) {
  const { search } = useLocation()
  const { totals, currency, settings, partnersTotal } = partners
  const open = readPartnerId(search)
  const columns = { hasReturn: !isNarrow, hasOta: !isNarrow && settings.otaRatePercent !== null }
  return (
    <div className="overflow-x-auto max-md:mt-3.5">
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">{say('Partners')}</caption>
        <PartnerHeads {...columns} />
        <tbody className="max-md:block">
          {partners.partners.map((partner) => (
            <PartnerRow
              key={partner.id}
              {...columns}
              partner={partner}
              isOpen={partner.id === open}
              to={{ search: withPartner(search, partner.id) }}
            />
          ))}
        </tbody>
        <PartnerFoot
          {...columns}
          words={totalWords(partnersTotal, partners.withoutStays)}
          totals={totals}
          currency={currency}
          otaRatePercent={settings.otaRatePercent}
        />
      </table>
    </div>
  )
}

function totalWords(total: number, withoutStays: number): string {
  return withoutStays === 0
    ? say('{partners, plural, one {# partner} other {# partners}}', { partners: total })
    : say('All {total}, {partners, plural, one {# without stays yet} other {# without stays yet}}', {
        total: countText(total),
        partners: withoutStays,
      })
}
