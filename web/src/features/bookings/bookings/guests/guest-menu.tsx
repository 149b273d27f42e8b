import type { GuestProfile } from '@roomlark/contract/bookings/guests'
import { say } from '@roomlark/contract/say'
import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { readGuestFile, useEraseGuest } from '../../../../data/guests.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { useMutation } from '../../../../lib/use-mutation.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { May } from '../../../../session/may.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Combine } from '../../../../ui/icons/combine.ts'
import { Ellipsis } from '../../../../ui/icons/ellipsis.ts'
import { FileDown } from '../../../../ui/icons/file-down.ts'
import { UserRoundX } from '../../../../ui/icons/user-round-x.ts'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { toast } from '../../../../ui/toast.ts'
import { MergeDialog } from './merge-dialog.tsx'

const types = { json: 'application/json', csv: 'text/csv;charset=utf-8' }

export function GuestMenu({ guest }: { guest: GuestProfile }) {
  const [open, setOpen] = useState<'merge' | 'erase' | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const file = useMutation({
    mutationFn: async (format: 'json' | 'csv') => ({ format, ...(await readGuestFile(guest.id, format)) }),
    onSuccess: ({ format, filename, text }) => saveFile(filename, types[format], text),
    onError: (error) => showRefusal(error, say('The file could not be created. Please try again.')),
  })
  return (
    <>
      <Menu
        label={say('Actions for this guest')}
        trigger={
          <IconButton ref={opener} label={say('Actions for this guest')}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        }
      >
        <May do="work-desk">
          <MenuItem onSelect={() => setOpen('merge')}>
            <Combine aria-hidden="true" />
            {say('Merge with another guest')}
          </MenuItem>
          <MenuItem onSelect={() => file.mutate('json')}>
            <FileDown aria-hidden="true" />
            {say('Data for the guest (JSON)')}
          </MenuItem>
          <MenuItem onSelect={() => file.mutate('csv')}>
            <FileDown aria-hidden="true" />
            {say('Data for the guest (CSV)')}
          </MenuItem>
        </May>
        <May do="change-offer">
          <MenuItem onSelect={() => setOpen('erase')} className="text-error-text">
            <UserRoundX aria-hidden="true" />
            {say('Erase guest')}
          </MenuItem>
        </May>
      </Menu>
      {open === 'merge' ? <MergeDialog guest={guest} onClose={() => setOpen(null)} /> : null}
      {open === 'erase' ? <EraseDialog guest={guest} opener={opener} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

type EraseDialogProps = {
  guest: GuestProfile
  opener: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

function EraseDialog({ guest, opener, onClose }: EraseDialogProps) {
  const navigate = useNavigate()
  const erase = useEraseGuest(guest.id)
  return (
    <ConfirmDialog
      icon={<UserRoundX />}
      title={say('Erase this guest?')}
      text={say(
        'The profile is deleted, and name, contacts, requests and messages are removed from every booking. Bookings and payments are kept. This cannot be undone.',
      )}
      word={guest.name}
      confirmLabel={say('Erase')}
      cancelLabel={say('Keep')}
      busy={erase.isPending && say('Erasing...')}
      error={
        erase.isError ? getErrorMessage(erase.error, say('Nothing was erased. Please try again.')) : undefined
      }
      opener={opener}
      onConfirm={async () => {
        await erase.mutateAsync(guest.version)
        toast.success(say('The guest is erased.'))
        navigate('/bookings/guests', { replace: true })
      }}
      onClose={onClose}
    />
  )
}
