import type { HotelFormValues } from '@roomlark/contract/inventory/hotel-fields'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { usePhotoCalls, useUpdateHotel } from '../../../../data/hotels.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { useAnchorOnOpen } from '../../../../lib/use-anchor-on-open.ts'
import { orderRefused } from '../../../../parts/photos/order-refused.ts'
import { usePhotoQueue } from '../../../../parts/photos/use-photo-queue.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { HotelEditBar } from './hotel-edit-bar.tsx'
import { HotelForm } from './hotel-form.tsx'
import { RateNotice } from './hotel-form-rate-notice.tsx'
import { lastSavedWords, toSavedHotel } from './saved-hotel.ts'
import { useHotelForm } from './use-hotel-form.ts'

export function HotelEditor({ hotel }: { hotel: Hotel }) {
  const [saved, setSaved] = useState(() => toSavedHotel(hotel))
  const [conflict, setConflict] = useState<string | null>(null)
  const photoCalls = usePhotoCalls(hotel.id, orderRefused)
  const photos = usePhotoQueue(hotel.photos, photoCalls)
  const update = useUpdateHotel(hotel.id)
  const hasPartners = usePlatform().platform?.switches.partnerships !== 'closed'
  useAnchorOnOpen()

  const form = useHotelForm(saved.values, {
    send: (input) => update.mutateAsync({ ...input, version: saved.version }),
    done: (input, { baseCommissionRate }) =>
      baseCommissionRate === input.baseCommissionRate
        ? say('Changes saved')
        : say('Changes saved. Your partners are notified of the lower rate.'),
    onRefused(error) {
      const isOutdated =
        error instanceof ApiError && error.code === 'conflict' && Object.keys(error.fields).length === 0
      if (isOutdated) setConflict(error.message)
      return isOutdated
    },
  })

  function show(hotel: Hotel) {
    const changed = toSavedHotel(hotel)
    setSaved(changed)
    setConflict(null)
    form.reset(changed.values)
  }
  function adopt(newer: Hotel, merged: HotelFormValues) {
    setSaved(toSavedHotel(newer))
    setConflict(null)
    form.reset(merged)
  }
  return (
    <>
      <Breadcrumbs
        above={[
          { label: say('Hotels'), to: '/hotels' },
          { label: saved.name, to: `/hotels/${hotel.id}` },
        ]}
        here={say('Edit')}
      />
      <div className="mb-3">
        <h1 className="wrap-anywhere max-md:text-[26px] max-md:leading-8">
          {sayRich('Edit <usertext>{hotel}</usertext>', {
            usertext: (text) => <UserText>{text}</UserText>,
            hotel: saved.name,
          })}
        </h1>
        <p className="mt-1 text-muted">{lastSavedWords(new Date(saved.updatedAt), new Date())}</p>
      </div>
      <HotelForm
        form={form}
        photos={photos}
        photoCalls={photoCalls}
        rateNotice={
          hasPartners ? (
            <RateNotice form={form} hotelId={hotel.id} savedRate={saved.values.baseCommissionRate} />
          ) : null
        }
        onSaved={show}
      >
        <HotelEditBar
          form={form}
          photos={photos}
          hotelId={hotel.id}
          saved={saved}
          conflict={conflict}
          onAdopt={adopt}
        />
      </HotelForm>
    </>
  )
}
