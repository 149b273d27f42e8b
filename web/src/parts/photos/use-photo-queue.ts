import type { Photo } from '@roomlark/contract/platform/photos'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PhotoCalls } from '../../data/photos.ts'
import type { PhotoItem } from './photo-items.ts'
import { createPhotoQueue, type PhotoQueue } from './photo-queue.ts'

/** The photos of a form for as long as it is open; they are sent once there is somewhere to send them to, and follow the list. */
export function usePhotoQueue(photos: readonly Photo[], calls: PhotoCalls | null): PhotoQueue {
  const [queue] = useState(() => createPhotoQueue(photos))
  useEffect(() => {
    if (calls) queue.start(calls)
    return queue.stop
  }, [queue, calls])
  useEffect(() => queue.follow(photos), [queue, photos])
  return queue
}

export function usePhotos(queue: PhotoQueue): readonly PhotoItem[] {
  return useSyncExternalStore(queue.watch, queue.items)
}
