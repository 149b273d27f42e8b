import type { Hotel } from '@roomlark/contract/hotels'
import { CodeXml, Ellipsis, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { HotelRemoveDialog } from './hotel-remove-dialog.tsx'

/** Rarely used actions. */
export function HotelMenu({ hotel }: { hotel: Hotel }) {
  const navigate = useNavigate()
  const [isRemoving, setRemoving] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <div className="ml-auto">
      <Menu
        label="More actions"
        trigger={
          <IconButton ref={trigger} label="More actions">
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => void navigate(`/hotels/${hotel.id}/embed`)}>
          <CodeXml aria-hidden="true" />
          Put it on your site
        </MenuItem>
        <MenuItem className="text-error-text [&>svg]:text-error-text!" onSelect={() => setRemoving(true)}>
          <Trash2 aria-hidden="true" />
          Delete hotel
        </MenuItem>
      </Menu>
      {isRemoving ? (
        <HotelRemoveDialog hotel={hotel} opener={trigger} onClose={() => setRemoving(false)} />
      ) : null}
    </div>
  )
}
