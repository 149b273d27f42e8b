import type { Team } from '@roomlark/contract/accounts/team'
import { say } from '@roomlark/contract/say'
import type { TeamPlace } from '@roomlark/contract/team-roles'
import { useState } from 'react'
import { type RoleHolder, useChangeRoles } from '../../../data/team.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
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
  const form = useContractForm({
    send: () => change.mutateAsync({ ...holder, places: wanted }),
    failed: say('The roles were not saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Roles of {name}', { name })}
      description={say('A change takes effect immediately, in every open window.')}
      submitLabel={say('Save roles')}
      onClose={onClose}
    >
      <RoleList hotels={hotels} places={wanted} onChange={setWanted} />
    </FormDialog>
  )
}
