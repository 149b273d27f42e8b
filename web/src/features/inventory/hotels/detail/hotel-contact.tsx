import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { currencyWords, timeZoneWords } from './place-words.ts'

export function HotelContact({ hotel }: { hotel: Hotel }) {
  return (
    <Card>
      <CardHead title="Details" />
      <dl className="grid gap-3.5">
        <Fact term="Email">
          <a href={`mailto:${hotel.contactEmail}`} className="link">
            {hotel.contactEmail}
          </a>
        </Fact>
        {hotel.contactPhone ? (
          <Fact term="Phone">
            <a href={`tel:${hotel.contactPhone.replace(/[^\d+]/g, '')}`} className="link">
              {hotel.contactPhone}
            </a>
          </Fact>
        ) : null}
        <Fact term="Currency">{currencyWords(hotel.currency)}</Fact>
        <Fact term="Time zone">{timeZoneWords(hotel.timeZone, new Date())}</Fact>
        {hotel.owner ? (
          <Fact term="Owner">
            {hotel.owner.name}
            <span className="block font-body text-muted">{hotel.owner.email}</span>
          </Fact>
        ) : null}
      </dl>
    </Card>
  )
}
