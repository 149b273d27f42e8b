import { extraKindNames } from '@roomlark/contract/bookings/folio-words'
import type { HotelExtra } from '@roomlark/contract/inventory/hotel-extras'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { say } from '@roomlark/contract/say'
import { percentText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { ExtraDialog } from './extra-dialog.tsx'
import { extraUnitNames } from './extra-words.ts'
import { OfferCard } from './offer-card.tsx'

type ExtrasCardProps = { hotel: Hotel; extras: readonly HotelExtra[]; vat: TaxRules['vat'] }

/** Extras that the desk charges to a folio and guests may order, each with a price of its own. */
export function ExtrasCard({ hotel, extras, vat }: ExtrasCardProps) {
  return (
    <OfferCard
      hotelId={hotel.id}
      title={say('Extras')}
      subtitle={say('What guests order and the desk charges besides the room')}
      addLabel={say('Add extra')}
      nothing={say('No extras yet. Add breakfast, parking or a boat trip with its price.')}
      items={extras.toSorted((a, b) => Number(a.isArchived) - Number(b.isArchived))}
      getName={({ name }) => name}
      badge={({ isArchived, isOffered }) =>
        isArchived ? (
          <Badge tone="neutral">{say('Archived')}</Badge>
        ) : isOffered ? (
          <Badge tone="success">{say('Online')}</Badge>
        ) : null
      }
      facts={({ kind, vatPercent, isOffered, per }) => (
        <p className="text-sm text-muted">
          {[
            say('{kind}, VAT {percent}', { kind: extraKindNames[kind], percent: percentText(vatPercent) }),
            ...(isOffered ? [extraUnitNames[per]] : []),
          ].join(', ')}
        </p>
      )}
      amount={({ priceCents }) => moneyText(priceCents, hotel.currency)}
      form={(extra, onClose) => <ExtraDialog {...{ hotel, vat, extra, onClose }} />}
    />
  )
}
