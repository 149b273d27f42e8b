import type { OwnMembership as Own } from '@roomlark/contract/accounts/membership'
import { roleNames, roleTexts } from '@roomlark/contract/accounts/role-words'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useHotelChoices } from '../../../data/hotels.ts'
import { useLeaveTeam } from '../../../data/team.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { UserText } from '../../../ui/user-text.tsx'

/** For somebody who works in a team: where, as what, and the way out. */
export function OwnMembership({ membership }: { membership: Own }) {
  const [isLeaving, setLeaving] = useState(false)
  const hotels = useHotelChoices('').data?.data
  const getHotelName = (id: string) => hotels?.find((hotel) => hotel.id === id)?.name ?? say('A hotel')
  return (
    <Card>
      <CardHead
        title={say('Your team')}
        subtitle={say('You work for {owner}', { owner: isolate(membership.ownerName) })}
      >
        <Button variant="secondary" size="sm" onClick={() => setLeaving(true)}>
          {say('Leave the team')}
        </Button>
      </CardHead>
      {membership.places.length === 0 ? (
        <p className="text-muted">{say('You have no role in any hotel at the moment.')}</p>
      ) : (
        <ul className="-my-2.5 divide-y divide-border">
          {membership.places.map(({ hotelId, role }) => (
            <li key={hotelId ?? 'all'} className="py-2.5">
              <b className="font-strong">
                {hotelId === null ? say('All hotels') : <UserText>{getHotelName(hotelId)}</UserText>}
              </b>
              <span className="block text-sm text-muted">
                {roleNames[role]}: {roleTexts[role]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isLeaving ? <LeaveDialog ownerName={membership.ownerName} onClose={() => setLeaving(false)} /> : null}
    </Card>
  )
}

function LeaveDialog({ ownerName, onClose }: { ownerName: string; onClose: () => void }) {
  const leaving = useLeaveTeam()
  const form = useContractForm({
    send: () => leaving.mutateAsync(undefined),
    done: say('You no longer work in the team of {owner}.', { owner: isolate(ownerName) }),
  })
  return (
    <FormDialog
      form={form}
      title={say('Leave the team?')}
      description={say(
        'You lose access to the hotels of {owner} immediately. Your account stays open, and only a new invitation brings you back.',
        { owner: isolate(ownerName) },
      )}
      submitLabel={say('Leave the team')}
      busyLabel={say('Leaving...')}
      isDanger
      onClose={onClose}
    />
  )
}
