import { bedWords, sleepsWords } from '@roomlark/contract/inventory/room-words'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { priceText } from '../../../../parts/money/money-text.ts'
import { May } from '../../../../session/may.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { Trash2 } from '../../../../ui/icons/trash-2.ts'
import { RoomPicture } from '../../../../ui/room-picture.tsx'
import { RoomTags } from './room-tags.tsx'

type RoomTypeRowProps = {
  hotelId: string
  type: RoomType
  currency: string
  onEdit: () => void
  onRemove: () => void
}

export function RoomTypeRow({ hotelId, type, currency, onEdit, onRemove }: RoomTypeRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <RoomPicture photo={type.photos[0]} className="h-14 w-[72px]" />
      <div className="min-w-0 grow basis-40">
        <h3 className="wrap-anywhere">{type.name}</h3>
        <p className="text-sm text-muted">
          {sleepsWords(type)}, {bedWords(type)}
        </p>
      </div>
      <RoomTags rooms={type.rooms} />
      <p className="min-w-32 text-right whitespace-nowrap tabular-nums max-md:w-auto max-md:grow max-md:text-left">
        <b>{priceText(type.basePriceCents, currency)}</b>{' '}
        <span className="text-sm text-muted">{say('per night')}</span>
      </p>
      <May do="change-offer" at={hotelId}>
        <div className="flex">
          <IconButton label={say('Edit {name}', { name: type.name })} onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-[18px]" />
          </IconButton>
          <IconButton label={say('Remove {name}', { name: type.name })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-[18px]" />
          </IconButton>
        </div>
      </May>
    </li>
  )
}
