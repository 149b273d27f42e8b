import type { Hotel } from '@roomlark/contract/hotels'
import { isolate } from '@roomlark/contract/isolate'
import { useId } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { useSetActive } from './hotels.api.ts'

export function HotelStatus({ hotel }: { hotel: Hotel }) {
  const id = useId()
  const change = useSetActive(hotel.id)
  function set(isActive: boolean) {
    change.mutate(isActive, {
      onError(error) {
        // A server error has had its toast already (spec §8).
        if (error instanceof ApiError && error.status >= 500) return
        toast.error(messageOf(error, `${isolate(hotel.name)} was not changed. Please try again.`))
      },
    })
  }
  return (
    <Card className="flex items-center justify-between gap-4">
      <div>
        <h2 id={id}>Active</h2>
        <p id={`${id}-effect`} className="mt-0.5 text-[14px] leading-5 text-muted">
          {hotel.isActive
            ? 'Guests can open its page and affiliates can promote it.'
            : 'Hidden from guests and affiliates. Its guest page does not open.'}
        </p>
      </div>
      <Switch
        checked={hotel.isActive}
        onCheckedChange={set}
        aria-labelledby={id}
        aria-describedby={`${id}-effect`}
      />
    </Card>
  )
}
