import type { RoomType } from '@roomlark/contract/rooms'
import { BedDouble, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { priceText } from './money-text.ts'
import { RoomTags } from './room-tags.tsx'
import { bedWords, sleepsWords } from './room-words.ts'

type RoomTypeRowProps = { type: RoomType; currency: string; onEdit: () => void; onRemove: () => void }

export function RoomTypeRow({ type, currency, onEdit, onRemove }: RoomTypeRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-[10px] bg-sunken text-muted max-md:hidden"
      >
        <BedDouble className="size-5" />
      </span>
      <div className="min-w-0 grow basis-52">
        <h3 className="wrap-anywhere">{type.name}</h3>
        <p className="text-sm text-muted">
          {sleepsWords(type)}, {bedWords(type)}
        </p>
      </div>
      <RoomTags rooms={type.rooms} />
      <p className="w-32 text-right tabular-nums max-md:w-auto max-md:grow max-md:text-left">
        <b>{priceText(type.basePriceCents, currency)}</b> <span className="text-sm text-muted">a night</span>
      </p>
      <div className="flex">
        <IconButton label={`Edit ${type.name}`} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-[18px]" />
        </IconButton>
        <IconButton label={`Remove ${type.name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-[18px]" />
        </IconButton>
      </div>
    </li>
  )
}
