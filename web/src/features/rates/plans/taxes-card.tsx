import type { Hotel } from '@roomlark/contract/hotels'
import type { Taxes } from '@roomlark/contract/rates'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { percentText } from '../../../lib/format-number.ts'
import { useAnchorOnOpen } from '../../../lib/use-anchor-on-open.ts'
import { priceText } from '../../../parts/money/money-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { taxUnits } from './plan-words.ts'
import { TaxesDialog } from './taxes-dialog.tsx'

export function TaxesCard({ hotel, taxes }: { hotel: Hotel; taxes: Taxes }) {
  const [isEditing, setEditing] = useState(false)
  useAnchorOnOpen()
  return (
    <Card id="taxes" className="scroll-mt-20">
      <CardHead title="Taxes" subtitle="As guests see them before they book">
        <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </Button>
      </CardHead>
      <dl className="grid gap-3">
        <Fact term="City tax">
          {taxes.cityTaxCents === 0
            ? 'None'
            : `${priceText(taxes.cityTaxCents, hotel.currency)} ${taxUnits[taxes.cityTaxPer]}`}
        </Fact>
        <Fact term="VAT">{vatWords(taxes)}</Fact>
      </dl>
      {isEditing ? <TaxesDialog hotel={hotel} taxes={taxes} onClose={() => setEditing(false)} /> : null}
    </Card>
  )
}

function vatWords({ vatPercent, vatIncluded }: Taxes): string {
  if (vatPercent === 0) return 'None'
  return `${percentText(vatPercent)}, ${vatIncluded ? 'included in the prices' : 'on top of the prices'}`
}
