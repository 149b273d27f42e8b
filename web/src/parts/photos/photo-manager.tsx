import { isolate } from '@roomlark/contract/isolate'
import { imageLimits } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useRef, useState } from 'react'
import type { PhotoCalls } from '../../data/photos.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { CircleAlert } from '../../ui/icons/circle-alert.ts'
import { ImageUp } from '../../ui/icons/image-up.ts'
import { type AlbumLimit, checkPhotos, photoTypes } from './photo-files.ts'
import { PhotoGrid } from './photo-grid.tsx'
import { isFailed } from './photo-items.ts'
import type { PhotoQueue } from './photo-queue.ts'
import { usePhotos } from './use-photo-queue.ts'

/** `calls` is null as long as the photos have no owner yet; they wait here until they do. */
type PhotoManagerProps = AlbumLimit & { queue: PhotoQueue; calls: PhotoCalls | null }

export function PhotoManager({ queue, calls, noun, most }: PhotoManagerProps) {
  const items = usePhotos(queue)
  const [refused, setRefused] = useState<string[]>([])
  const box = useRef<HTMLFieldSetElement>(null)
  const failed = items.filter(isFailed)

  function add(files: File[]) {
    const checked = checkPhotos(files, items.length, { noun, most })
    setRefused(checked.refused)
    if (checked.accepted.length > 0) queue.add(checked.accepted)
  }
  return (
    <fieldset ref={box} aria-label={say('Photos')} tabIndex={-1} className="min-w-0 outline-none">
      <PhotoGrid
        queue={queue}
        items={items}
        calls={calls}
        onForgotten={() => box.current?.focus({ preventScroll: true })}
      />
      <div className={items.length > 0 ? 'mt-3' : ''}>
        <FileDrop
          icon={<ImageUp aria-hidden="true" />}
          title={say('Drop photos here')}
          action={say('choose files')}
          hint={say('JPG, PNG or WebP, up to {megabytes} MB each, {most} in all', {
            megabytes: imageLimits.bytes / 1024 / 1024,
            most,
          })}
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
            {error.includes(file.name)
              ? error
              : say('{name} was not uploaded: {error}', { name: isolate(file.name), error })}
          </Fault>
        ))}
      </div>
      {calls === null && items.length > 0 ? (
        <p className="mt-2 text-sm text-muted">
          {noun === 'hotel'
            ? say(
                '{count, plural, one {This photo is added as soon as the hotel is created.} other {These # photos are added as soon as the hotel is created.}}',
                { count: items.length },
              )
            : say(
                '{count, plural, one {This photo is added as soon as the room type is created.} other {These # photos are added as soon as the room type is created.}}',
                { count: items.length },
              )}
        </p>
      ) : null}
    </fieldset>
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
