import { imageLimits } from '@roomlark/contract/photos'
import { CircleAlert, ImageUp } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { FileDrop } from '../../ui/file-drop.tsx'
import { PhotoGrid } from './hotel-photos-grid.tsx'
import { checkPhotos, photoTypes } from './photo-files.ts'
import { isFailed, type PhotoItem } from './photo-items.ts'
import type { PhotoQueue } from './photo-queue.ts'

export function usePhotos(queue: PhotoQueue): readonly PhotoItem[] {
  return useSyncExternalStore(queue.watch, queue.items)
}

/** Without a hotel yet, photos wait here until there is one. */
export function HotelPhotos({ queue, hotelId }: { queue: PhotoQueue; hotelId: string | null }) {
  const items = usePhotos(queue)
  const [refused, setRefused] = useState<string[]>([])
  const failed = items.filter(isFailed)

  function add(files: File[]) {
    const checked = checkPhotos(files, items.length)
    setRefused(checked.refused)
    if (checked.accepted.length > 0) queue.add(checked.accepted)
  }
  return (
    <>
      <PhotoGrid queue={queue} items={items} hotelId={hotelId} />
      <div className={items.length > 0 ? 'mt-3' : ''}>
        <FileDrop
          icon={<ImageUp aria-hidden="true" />}
          title="Drop photos here"
          action="choose files"
          hint={`JPG, PNG or WebP, up to 5 MB each, ${imageLimits.perHotel} in all`}
          accept={photoTypes}
          multiple
          onFiles={add}
        />
      </div>
      <div role="alert">
        {refused.map((message) => (
          <Fault key={message}>{message}</Fault>
        ))}
        {failed.map(({ key, file, error }) => (
          // The server may have named the file already.
          <Fault key={key}>
            {error.includes(file.name) ? error : `${file.name} was not uploaded: ${error}`}
          </Fault>
        ))}
      </div>
      {hotelId === null && items.length > 0 ? (
        <p className="mt-2 text-sm text-muted">
          {items.length === 1 ? 'This photo is' : `These ${items.length} photos are`} added as soon as the
          hotel is created.
        </p>
      ) : null}
    </>
  )
}

function Fault({ children }: { children: ReactNode }) {
  return (
    <p className="mt-2 flex gap-1.5 text-sm font-medium wrap-anywhere text-error-text">
      <CircleAlert aria-hidden="true" className="mt-px size-[15px] shrink-0" />
      <span>{children}</span>
    </p>
  )
}
