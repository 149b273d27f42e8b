import type { Photo } from '@roomlark/contract/photos'
import { useEffect, useState } from 'react'
import { usePhotoCalls } from './hotel-form.api.ts'
import { createPhotoQueue, type PhotoQueue } from './photo-queue.ts'

/** The photos of the form for as long as it is open; they are sent once there is a hotel to send them to. */
export function usePhotoQueue(photos: readonly Photo[], hotelId: string | null): PhotoQueue {
  const [queue] = useState(() => createPhotoQueue(photos))
  const calls = usePhotoCalls(hotelId)
  useEffect(() => {
    if (calls) queue.start(calls)
    return queue.stop
  }, [queue, calls])
  return queue
}
