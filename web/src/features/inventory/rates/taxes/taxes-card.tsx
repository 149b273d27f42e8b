import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { HotelTaxes } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useAnchorOnOpen } from '../../../../lib/use-anchor-on-open.ts'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { cityTaxWords, feeWords, seasonWords, vatWords } from './tax-words.ts'
import { TaxesDialog } from './taxes-dialog.tsx'

type TaxesCardProps = { hotel: Hotel; taxes: HotelTaxes; types: readonly RoomType[] }

export function TaxesCard({ hotel, taxes, types }: TaxesCardProps) {
  const [isEditing, setEditing] = useState(false)
  useAnchorOnOpen()
  const { cityTax, fees } = taxes
  const { currency } = hotel
  return (
    <Card id="taxes" className="scroll-mt-20">
      <CardHead title={say('Taxes and fees')} subtitle={say('As guests see them before they book')}>
        <May do="change-offer" at={hotel.id}>
          <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" className="size-4" />
            {say('Edit')}
          </Button>
        </May>
      </CardHead>
      <dl className="grid gap-3">
        <Fact term={say('VAT')}>{vatWords(taxes)}</Fact>
        <Fact term={cityTax?.name ?? say('City tax')}>
          {cityTax ? cityTaxWords(cityTax, currency) : say('None##city tax')}
          {cityTax?.seasons.map((season) => (
            <span key={season.from} className="block font-normal">
              {seasonWords(cityTax, season, currency)}
            </span>
          ))}
        </Fact>
        {fees.length === 0 ? <Fact term={say('Fees')}>{say('None##fees')}</Fact> : null}
        {fees.map((fee) => (
          <Fact key={fee.name} term={fee.name}>
            {feeWords(fee, currency)}
          </Fact>
        ))}
      </dl>
      {isEditing ? (
        <TaxesDialog hotel={hotel} taxes={taxes} types={types} onClose={() => setEditing(false)} />
      ) : null}
    </Card>
  )
}
