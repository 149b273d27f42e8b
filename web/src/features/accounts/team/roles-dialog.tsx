import type { Team } from '@roomlark/contract/accounts/team'
import type { TeamPlace } from '@roomlark/contract/team-roles'
import { useState } from 'react'
import { type RoleHolder, useChangeRoles } from '../../../data/team.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { RoleList } from './role-list.tsx'

type RolesDialogProps = {
  hotels: Team['hotels']
  name: string
  holder: RoleHolder
  places: TeamPlace[]
  onClose: () => void
}

/** All roles of somebody at once, where there is no room for a table. */
export function RolesDialog({ hotels, name, holder, places, onClose }: RolesDialogProps) {
  const change = useChangeRoles()
  const [wanted, setWanted] = useState(places)
  return (
    <FormDialog
      title={`Roles of ${name}`}
      description="A change counts at once, in every open window."
      submitLabel="Save roles"
      isBusy={change.isPending}
      fault={
        change.error
          ? getErrorMessage(change.error, 'The roles were not saved. Please try again.')
          : undefined
      }
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate({ ...holder, places: wanted }, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <RoleList hotels={hotels} places={wanted} onChange={setWanted} />
    </FormDialog>
  )
}
