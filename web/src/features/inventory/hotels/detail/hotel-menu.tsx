import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { May } from '../../../../session/may.tsx'
import { useUser } from '../../../../session/session-context.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { CodeXml } from '../../../../ui/icons/code-xml.ts'
import { Ellipsis } from '../../../../ui/icons/ellipsis.ts'
import { HandHelping } from '../../../../ui/icons/hand-helping.ts'
import { KeyRound } from '../../../../ui/icons/key-round.ts'
import { MailOpen } from '../../../../ui/icons/mail-open.ts'
import { ReceiptText } from '../../../../ui/icons/receipt-text.ts'
import { Trash2 } from '../../../../ui/icons/trash-2.ts'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { HandOverDialog } from '../hand-over/hand-over-dialog.tsx'
import { HotelRemoveDialog } from './hotel-remove-dialog.tsx'

/** Rarely used actions. */
export function HotelMenu({ hotel }: { hotel: Hotel }) {
  const navigate = useNavigate()
  const [isRemoving, setRemoving] = useState(false)
  const [isHandingOver, setHandingOver] = useState(false)
  const isOwner = useUser().userType === 'hotel'
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <div className="ml-auto">
      <Menu
        label={say('More actions')}
        trigger={
          <IconButton ref={trigger} label={say('More actions')}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => void navigate(`/hotels/${hotel.id}/embed`)}>
          <CodeXml aria-hidden="true" />
          {say('Put it on your site')}
        </MenuItem>
        <May do="change-offer" at={hotel.id}>
          {isOwner ? (
            <MenuItem onSelect={() => void navigate(`/hotels/${hotel.id}/arrivals`)}>
              <KeyRound aria-hidden="true" />
              {say('For arriving guests')}
            </MenuItem>
          ) : null}
          <MenuItem onSelect={() => void navigate(`/hotels/${hotel.id}/letters`)}>
            <MailOpen aria-hidden="true" />
            {say('Letters to guests')}
          </MenuItem>
          <MenuItem onSelect={() => void navigate(`/hotels/${hotel.id}/invoicing`)}>
            <ReceiptText aria-hidden="true" />
            {say('Hotel details on invoices')}
          </MenuItem>
        </May>
        <May do="own-hotels">
          {isOwner ? (
            <MenuItem onSelect={() => setHandingOver(true)}>
              <HandHelping aria-hidden="true" />
              {say('Hand over to another account')}
            </MenuItem>
          ) : null}
          <MenuItem className="text-error-text [&>svg]:text-error-text!" onSelect={() => setRemoving(true)}>
            <Trash2 aria-hidden="true" />
            {say('Delete hotel')}
          </MenuItem>
        </May>
      </Menu>
      {isHandingOver ? <HandOverDialog hotel={hotel} onClose={() => setHandingOver(false)} /> : null}
      {isRemoving ? (
        <HotelRemoveDialog hotel={hotel} opener={trigger} onClose={() => setRemoving(false)} />
      ) : null}
    </div>
  )
}
