import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { currencyWords } from '../../../../lib/currency-words.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { timeZoneWords } from './place-words.ts'

export function HotelContact({ hotel }: { hotel: Hotel }) {
  return (
    <Card>
      <CardHead title={say('Details')} />
      <dl className="grid gap-3.5">
        <Fact term={say('Email')}>
          <a href={`mailto:${hotel.contactEmail}`} className="link">
            {hotel.contactEmail}
          </a>
        </Fact>
        {hotel.contactPhone ? (
          <Fact term={say('Phone')}>
            <a href={`tel:${hotel.contactPhone.replace(/[^\d+]/g, '')}`} className="link">
              {hotel.contactPhone}
            </a>
          </Fact>
        ) : null}
        <Fact term={say('Currency')}>{currencyWords(hotel.currency)}</Fact>
        <Fact term={say('Time zone')}>{timeZoneWords(hotel.timeZone, new Date())}</Fact>
        {hotel.owner ? (
          <Fact term={say('Owner')}>
            {hotel.owner.name}
            <span className="block font-body text-muted">{hotel.owner.email}</span>
          </Fact>
        ) : null}
      </dl>
    </Card>
  )
}
