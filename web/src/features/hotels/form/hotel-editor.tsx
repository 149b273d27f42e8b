import type { HotelFormValues } from '@roomlark/contract/hotel-fields'
import type { HotelInput } from '@roomlark/contract/hotel-input'
import type { Hotel } from '@roomlark/contract/hotels'
import { useState } from 'react'
import { usePhotoCalls, useUpdateHotel } from '../../../data/hotels.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { useAnchorOnOpen } from '../../../lib/use-anchor-on-open.ts'
import { orderRefused } from '../../../parts/photos/order-refused.ts'
import { usePhotoQueue } from '../../../parts/photos/use-photo-queue.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { toast } from '../../../ui/toast.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { HotelEditBar } from './hotel-edit-bar.tsx'
import { HotelForm } from './hotel-form.tsx'
import { lastSavedWords, savedOf } from './saved-hotel.ts'
import { showHotelRefusal, useHotelForm } from './use-hotel-form.ts'

export function HotelEditor({ hotel }: { hotel: Hotel }) {
  const [saved, setSaved] = useState(() => savedOf(hotel))
  const [conflict, setConflict] = useState<string | null>(null)
  const form = useHotelForm(saved.values)
  const photoCalls = usePhotoCalls(hotel.id, orderRefused)
  const photos = usePhotoQueue(hotel.photos, photoCalls)
  const update = useUpdateHotel(hotel.id)
  useAnchorOnOpen()

  async function save(input: HotelInput) {
    try {
      const changed = savedOf(await update.mutateAsync({ ...input, version: saved.version }))
      setSaved(changed)
      setConflict(null)
      form.reset(changed.values)
      toast.success('Changes saved')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') setConflict(error.message)
      else showHotelRefusal(form, error)
    }
  }

  function adopt(newer: Hotel, merged: HotelFormValues) {
    setSaved(savedOf(newer))
    setConflict(null)
    form.reset(merged)
  }
  return (
    <>
      <Breadcrumbs
        above={[
          { label: 'Hotels', to: '/hotels' },
          { label: saved.name, to: `/hotels/${hotel.id}` },
        ]}
        here="Edit"
      />
      <div className="mb-3">
        <h1 className="wrap-anywhere max-md:text-[26px] max-md:leading-8">
          Edit <UserText>{saved.name}</UserText>
        </h1>
        <p className="mt-1 text-muted">{lastSavedWords(new Date(saved.updatedAt), new Date())}</p>
      </div>
      <HotelForm form={form} photos={photos} photoCalls={photoCalls} onSave={save}>
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
