import { cx } from '../lib/cx.ts'
import { BlurredImage } from './blurred-image.tsx'
import { BedDouble } from './icons/bed-double.ts'
import type { Photo } from './photo.ts'

/** The cover of a room type, or a bed where there is none. It says nothing that the words beside it do not. */
export function RoomPicture({ photo, className }: { photo: Photo | undefined; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-[10px] bg-sunken text-muted',
        className,
      )}
    >
      <BlurredImage
        src={photo?.smallUrl}
        alt=""
        blur={photo?.placeholder ?? null}
        fallback={<BedDouble className="size-6" />}
      />
    </span>
  )
}
