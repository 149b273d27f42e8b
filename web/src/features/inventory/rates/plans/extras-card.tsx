import { extraKindNames } from '@roomlark/contract/bookings/folio-words'
import type { HotelExtra } from '@roomlark/contract/inventory/hotel-extras'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { percentText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { May } from '../../../../session/may.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { ExtraDialog } from './extra-dialog.tsx'

type ExtrasCardProps = { hotel: Hotel; extras: readonly HotelExtra[]; vat: TaxRules['vat'] }

/** Extras that the desk can charge to a folio, each with a price of its own. */
export function ExtrasCard({ hotel, extras, vat }: ExtrasCardProps) {
  const [edited, setEdited] = useState<{ extra: HotelExtra | null } | null>(null)
  const shown = extras.toSorted((a, b) => Number(a.isArchived) - Number(b.isArchived))
  return (
    <Card>
      <CardHead
        title={say('Extras')}
        subtitle={say('What the desk charges to a guest’s folio besides the room')}
      >
        <May do="change-offer" at={hotel.id}>
          <Button variant="secondary" size="sm" onClick={() => setEdited({ extra: null })}>
            <Plus aria-hidden="true" className="size-4" />
            {say('Add extra')}
          </Button>
        </May>
      </CardHead>
      {shown.length === 0 ? (
        <p className="text-muted">
          {say('No extras yet. Add breakfast, parking or a boat trip with its price.')}
        </p>
      ) : (
        <ul className="-my-3 divide-y divide-border">
          {shown.map((extra) => (
            <li key={extra.id} className="flex items-center gap-3 py-3">
              <div className="min-w-0 grow">
                <h3 className="flex flex-wrap items-center gap-x-2.5 wrap-anywhere">
                  {extra.name}
                  {extra.isArchived ? <Badge tone="neutral">{say('Archived')}</Badge> : null}
                </h3>
                <p className="text-sm text-muted">
                  {say('{kind}, VAT {percent}', {
                    kind: extraKindNames[extra.kind],
                    percent: percentText(extra.vatPercent),
                  })}
                </p>
              </div>
              <b className="whitespace-nowrap tabular-nums">{moneyText(extra.priceCents, hotel.currency)}</b>
              <May do="change-offer" at={hotel.id}>
                <IconButton
                  label={say('Edit {name}', { name: extra.name })}
                  onClick={() => setEdited({ extra })}
                >
                  <Pencil aria-hidden="true" className="size-[18px]" />
                </IconButton>
              </May>
            </li>
          ))}
        </ul>
      )}
      {edited ? (
        <ExtraDialog {...{ hotel, vat }} extra={edited.extra} onClose={() => setEdited(null)} />
      ) : null}
    </Card>
  )
}
