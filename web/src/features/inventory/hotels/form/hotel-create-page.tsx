import type { Photo } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateHotel, usePhotoCalls } from '../../../../data/hotels.ts'
import { useDefaultsForForm } from '../../../../data/platform.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { orderRefused } from '../../../../parts/photos/order-refused.ts'
import { usePhotoQueue } from '../../../../parts/photos/use-photo-queue.ts'
import { useUser } from '../../../../session/session-context.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { PageSpinner } from '../../../../ui/spinner.tsx'
import { toast } from '../../../../ui/toast.ts'
import { HotelCreateBar } from './hotel-create-bar.tsx'
import { HotelForm } from './hotel-form.tsx'
import { DraftNote } from './hotel-form-draft-note.tsx'
import { emptyHotel } from './hotel-form-values.ts'
import { useAutosave, useKeptDraft } from './use-hotel-draft.ts'
import { useHotelForm } from './use-hotel-form.ts'

const above = [{ label: say('Hotels'), to: '/hotels' }]

const noPhotos: readonly Photo[] = []

export function HotelCreatePage() {
  useTitle(say('Add hotel'))
  const defaults = useDefaultsForForm()
  if (defaults.isPending) return <PageSpinner />
  // If the defaults do not load, the form asks for the rate.
  return <HotelCreateForm commissionRate={defaults.data?.commissionRate ?? Number.NaN} />
}

function HotelCreateForm({ commissionRate }: { commissionRate: number }) {
  const user = useUser()
  const navigate = useNavigate()
  const [empty] = useState(() => ({
    ...emptyHotel(user.userType === 'hotel' ? user.email : ''),
    baseCommissionRate: commissionRate,
  }))
  const draft = useKeptDraft(user.id, empty)
  const create = useCreateHotel()
  const form = useHotelForm(draft ?? empty, { send: create.mutateAsync })
  const { forget } = useAutosave(form, user.id, empty)
  const [createdId, setCreatedId] = useState<string | null>(null)
  const photoCalls = usePhotoCalls(createdId, orderRefused)
  const photos = usePhotoQueue(noPhotos, photoCalls)

  function finish(id: string) {
    toast.success(say('Hotel created'))
    navigate(`/hotels/${id}`, { replace: true })
  }
  return (
    <>
      <Breadcrumbs above={above} here={say('Add')} />
      <div className="mb-3">
        <h1 className="max-md:text-[26px] max-md:leading-8">{say('Add hotel')}</h1>
        <p className="mt-1 text-muted">{say('Tell guests and affiliates about your property')}</p>
      </div>
      {draft && createdId === null ? <DraftNote onDiscard={() => form.reset(empty)} /> : null}
      <HotelForm
        form={form}
        photos={photos}
        photoCalls={photoCalls}
        isLocked={createdId !== null}
        onSaved={(hotel) => {
          forget()
          setCreatedId(hotel.id)
        }}
      >
        <HotelCreateBar form={form} photos={photos} empty={empty} createdId={createdId} onDone={finish} />
      </HotelForm>
    </>
  )
}
