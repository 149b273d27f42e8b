import { sleepsWords } from '@roomlark/contract/inventory/room-words'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { priceText } from '../../../../parts/money/money-text.ts'
import { Link } from '../../../../ui/link.tsx'
import { RoomPicture } from '../../../../ui/room-picture.tsx'
import { RoomTags } from './room-tags.tsx'

type RoomCardProps = { hotelId: string; type: RoomType; currency: string }

export function RoomCard({ hotelId, type, currency }: RoomCardProps) {
  return (
    <li className="relative flex items-center gap-4 rounded-lg border border-border bg-surface p-3 transition-colors hover:border-control">
      <RoomPicture photo={type.photos[0]} className="h-[92px] w-[104px]" />
      <div className="min-w-0 grow">
        <h3 className="wrap-anywhere">
          <Link
            to={`/hotels/${hotelId}/rates?tab=rooms`}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ring"
          >
            {type.name}
          </Link>
        </h3>
        <p className="text-sm text-muted">{sleepsWords(type)}</p>
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pr-1">
          <span>
            <b>{priceText(type.basePriceCents, currency)}</b>{' '}
            <span className="text-sm text-muted">{say('per night, base')}</span>
          </span>
          <RoomTags rooms={type.rooms} />
        </p>
      </div>
    </li>
  )
}
