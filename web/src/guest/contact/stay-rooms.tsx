import type { GuestHotel, GuestRoom } from '@roomlark/contract/guest-site/guest-hotels'
import { bedWords, sleepsWords } from '@roomlark/contract/inventory/room-words'
import { say } from '@roomlark/contract/say'
import { lazy, Suspense, useState } from 'react'
import { Images } from '../../ui/icons/images.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { RoomPicture } from '../../ui/room-picture.tsx'

const Lightbox = lazy(async () => ({ default: (await import('../../ui/lightbox.tsx')).Lightbox }))

export function StayRooms({ hotel }: { hotel: GuestHotel }) {
  if (hotel.rooms.length === 0) return null
  return (
    <section aria-labelledby="stay-rooms">
      <h2 id="stay-rooms" className="mb-3.5">
        {say('Rooms')}
      </h2>
      <ul className="grid gap-3.5">
        {hotel.rooms.map((room) => (
          <StayRoom key={room.id} room={room} />
        ))}
      </ul>
    </section>
  )
}

function StayRoom({ room }: { room: GuestRoom }) {
  return (
    <li className="flex gap-4 rounded-lg border border-border bg-surface p-3 max-sm:flex-col md:gap-5">
      <RoomPhotos room={room} />
      <div className="grid min-w-0 grow content-center gap-1 max-sm:px-1 max-sm:pb-1">
        <h3 className="font-display text-lg wrap-anywhere">{room.name}</h3>
        <p className="text-[14px] text-muted">
          {sleepsWords(room)}, {bedWords(room)}
        </p>
        {room.description ? (
          <p dir="auto" className="text-[14px] leading-[21px] whitespace-pre-line wrap-anywhere">
            {room.description}
          </p>
        ) : null}
      </div>
    </li>
  )
}

const frame = 'h-[122px] w-[168px] max-sm:h-[180px] max-sm:w-full'

function RoomPhotos({ room: { name, photos } }: { room: GuestRoom }) {
  const [isOpen, setOpen] = useState(false)
  if (photos.length === 0) return <RoomPicture photo={undefined} className={frame} />
  return (
    <>
      <button
        type="button"
        aria-label={say('Open {count, plural, one {# photo} other {# photos}} of {name}', {
          count: photos.length,
          name,
        })}
        onClick={() => setOpen(true)}
        className="relative shrink-0 self-center rounded-[10px] max-sm:w-full"
      >
        <RoomPicture photo={photos[0]} className={frame} />
        <span className="absolute right-1.5 bottom-1.5 flex items-center gap-1 rounded-[7px] bg-[rgb(6_30_35/.78)] px-1.5 py-0.5 text-[12.5px] text-[white] tabular-nums">
          <Images aria-hidden="true" className="size-3.5" />
          {photos.length}
        </span>
      </button>
      {isOpen ? (
        <LazyBoundary fallback={null}>
          <Suspense fallback={null}>
            <Lightbox photos={photos} name={name} start={0} onClose={() => setOpen(false)} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  )
}
