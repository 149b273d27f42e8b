import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useId } from 'react'
import { useHotelSetup } from '../../../../data/hotel-setup.ts'
import { useSetActive } from '../../../../data/hotels.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Card } from '../../../../ui/card.tsx'
import { NotSavedYet } from '../../../../ui/not-saved-yet.tsx'
import { Switch } from '../../../../ui/switch.tsx'

export function HotelStatus({ hotel }: { hotel: Hotel }) {
  const id = useId()
  const change = useSetActive(hotel.id)
  const { data: setup } = useHotelSetup(hotel.id)
  function set(isActive: boolean) {
    change.mutate(isActive, {
      onError(error) {
        // A server error has had its toast already (spec §8).
        if (error instanceof ApiError && error.status >= 500) return
        showRefusal(error, say('{hotel} was not changed. Please try again.', { hotel: isolate(hotel.name) }))
      },
    })
  }
  return (
    <Card id="active" className="flex scroll-mt-20 items-center justify-between gap-4">
      <div>
        <h2 id={id}>{say('Active')}</h2>
        <p id={`${id}-effect`} className="mt-0.5 text-[14px] leading-5 text-muted">
          {describeEffect(hotel.isActive, setup?.isOnSale ?? true)}
        </p>
        <NotSavedYet isWaiting={change.isPending} />
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

function describeEffect(isActive: boolean, isOnSale: boolean): string {
  if (!isActive) return say('Hidden from guests and affiliates. Its guest page is closed.')
  return isOnSale
    ? say('Guests can open its page.')
    : say('Its guest page opens once the checklist above is complete.')
}
