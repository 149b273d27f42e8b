import type { PersonDetail } from '@roomlark/contract/operations/people'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { UserText } from '../../../ui/user-text.tsx'

/** Only this many are shown at first, so that the page stays short. */
const few = 6

export function PersonHotels({ hotels }: { hotels: PersonDetail['hotels'] }) {
  const [all, setAll] = useState(false)
  const shown = all || hotels.length <= few + 1 ? hotels : hotels.slice(0, few)
  return (
    <Card>
      <CardHead title={say('Hotels')} />
      {hotels.length === 0 ? <p className="text-muted">{say('No hotels yet.')}</p> : null}
      <ul className="-my-1">
        {shown.map((hotel) => (
          <li
            key={hotel.id}
            className="flex items-center justify-between gap-3 border-t border-border py-2.5 first:border-t-0"
          >
            <span className="min-w-0">
              <Link to={`/hotels/${hotel.id}`} className="link font-[580] wrap-anywhere">
                {hotel.name}
              </Link>
              <span className="block text-sm text-muted">
                <UserText>{hotel.city}</UserText>, {sayCountry(hotel.country)}
              </span>
            </span>
            <Badge tone={hotel.isActive ? 'success' : 'neutral'}>
              {hotel.isActive ? say('Active') : say('Inactive')}
            </Badge>
          </li>
        ))}
      </ul>
      {shown.length < hotels.length ? (
        <Button variant="quiet" size="sm" className="mt-2 -ml-2" onClick={() => setAll(true)}>
          {say('Show all {count}', { count: hotels.length })}
        </Button>
      ) : null}
    </Card>
  )
}
